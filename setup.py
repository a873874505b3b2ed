"""Builds the kernel: its typed Python, compiled by Cython with the machine types of the .pxd beside each module."""

from __future__ import annotations

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCE = Path("src/rummy500/kernel")
MODULES = ("state", "playout")
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined", "-fno-omit-frame-pointer", "-g", "-O1"]

sanitize = os.environ.get("RUMMY_SANITIZE") == "1"
extensions = [
    Extension(
        f"rummy500.kernel.{name}",
        [str(SOURCE / f"{name}.py")],
        extra_compile_args=SANITIZERS if sanitize else ["-O3"],
        extra_link_args=SANITIZERS[:1] if sanitize else [],
        # No compiler, or one that fails: the same text runs as plain Python.
        optional=not sanitize,
    )
    for name in MODULES
    if (SOURCE / f"{name}.py").exists() and os.environ.get("RUMMY_NO_KERNEL") != "1"
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
