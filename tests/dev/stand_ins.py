"""A small tree with the real launcher in it and stand-ins for the programs that it starts."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

LAUNCHER = Path(__file__).parents[2] / "dev"

# Notes its call, makes the file that the real program would make, and fails where it is told to.
PROGRAM = """#!{python} -IS
import json, os, sys
name, args, root = os.path.basename(sys.argv[0]), sys.argv[1:], {root!r}
line = " ".join([name, *args])
if "e2e" in args:
    line += " with " + os.environ["CHROMIUM"]
with open(root + "/calls", "a") as calls:
    calls.write(json.dumps(line) + "\\n")
with open(root + "/told.json") as told:
    told = json.load(told)
def make(path, text=""):
    path = os.path.join(root, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)
if "setup.py" in line and "build_ext" in line and not told.get("uncompiled"):
    sanitized = "--build-lib" in args
    make("build/sanitized/rummy500/kernel/state.so" if sanitized else "src/rummy500/kernel/state.so")
if line.startswith("npm ci"):
    os.makedirs("node_modules", exist_ok=True)
if line == "npm run build":
    make("src/rummy500/server/static/index.html")
if line == "node --version":
    print(told.get("node", "v20.19.2"))
if line.startswith("node -e"):
    print(root + "/chromium-of-npm")
if name == "cc":
    print(root + "/libasan.so")
words = [*args, *os.environ.get("NODE_OPTIONS", "").split()]
reports = [word.partition("=")[2] for word in words if word.endswith(".xml")]
code = max([code for part, code in told.get("codes", {{}}).items() if part in line], default=0)
for report in reports:
    failure = '<failure message="' + chr(27) + '[2min colour"/>' if code else ""
    make(report, f"<testsuites><testcase/><testcase>{{failure}}</testcase></testsuites>")
if code:
    print("the reason why", name, "fails")
sys.exit(code)
"""


class Tree:
    """A checkout in miniature; `calls` are the programs that the last `dev` started."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.told: dict[str, object] = {}
        self.calls: list[str] = []
        shutil.copy(LAUNCHER, root / "dev")
        for name in ("base", "server", "test", "build", "bench"):
            self.write(f"requirements/{name}.txt", name)
        for path in ("pyproject.toml", "setup.py", "src/rummy500/kernel/state.py", "src/rummy500/kernel/state.pxd"):
            self.write(path, "first")
        for path in (
            "web/package.json",
            "web/package-lock.json",
            "web/src/main.ts",
            "src/rummy500/locales/en/cards.ftl",
        ):
            self.write(path, "first")
        self.write("requirements/browser/package.json", "first")
        self.write("libasan.so", "")
        self.write(".venv/pyvenv.cfg", "home = /usr/bin\nversion = 3.11.9\n")
        for program in (".venv/bin/python", ".venv/bin/lint-imports", "bin/node", "bin/npm", "bin/cc"):
            self.write(program, PROGRAM.format(python=sys.executable, root=str(root)))
            (root / program).chmod(0o755)

    def write(self, path: str, text: str) -> None:
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text)

    def dev(self, *arguments: str, before: str = "pass", **environment: str) -> subprocess.CompletedProcess[str]:
        """Runs the launcher with only the stand-ins to be found; `before` is Python that is executed first."""
        self.write("told.json", json.dumps(self.told))
        self.write("calls", "")
        start = f"import runpy, sys; {before}; sys.argv[0] = 'dev'; runpy.run_path('dev', run_name='__main__')"
        answer = subprocess.run(
            [sys.executable, "-c", start, *arguments],
            cwd=self.root,
            env={"PATH": str(self.root / "bin"), "CC": "cc", "LANG": os.environ.get("LANG", "C.UTF-8"), **environment},
            capture_output=True,
            text=True,
            timeout=60,
        )
        self.calls = [json.loads(line) for line in (self.root / "calls").read_text().splitlines()]
        return answer

    def called(self, *parts: str) -> Sequence[str]:
        return [call for call in self.calls if all(part in call for part in parts)]
