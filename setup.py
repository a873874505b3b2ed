"""Builds the compiled modules: typed Python with a `.pxd` of machine types beside it, compiled by Cython."""

from __future__ import annotations

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCE = Path("src")
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined", "-fno-omit-frame-pointer", "-g", "-O1"]

sanitize = os.environ.get("RUMMY_SANITIZE") == "1"
texts = [types.with_suffix(".py") for types in sorted(SOURCE.glob("rummy500/*/*.pxd"))]
extensions = [
    Extension(
        ".".join(text.relative_to(SOURCE).with_suffix("").parts),
        [str(text)],
        extra_compile_args=SANITIZERS if sanitize else ["-O3", "-g0"],
        extra_link_args=SANITIZERS[:1] if sanitize else [],
        # No compiler, or one that fails: the same text runs as plain Python.
        optional=not sanitize,
    )
    for text in texts
    if text.exists() and os.environ.get("RUMMY_NO_KERNEL") != "1"
]

setup(
    ext_modules=cythonize(
        extensions,
        build_dir="build/cython",
        compiler_directives={
            "language_level": 3,
            "annotation_typing": False,  # or `x: int` in the .py clashes with the .pxd
            "cdivision": True,
            "boundscheck": False,
            "wraparound": False,
        },
    )
    if extensions
    else []
)
