"""Lighthouse on the pages that people meet first: the start page, a page of the rules, a table. Medians of five runs.

    ./dev bench lighthouse [--runs N] [--page home|rules|table] [--json FILE]

Runs the npm package ``lighthouse`` (bench/browser, pinned) in its mobile setting (a simulated slow 4G and a processor
four times slower) on the machine's Chromium, each run in a fresh profile, against a server of its own. Keys for each
page: the categories, median score of 100 (promised: at least 95; not search engines on a table, which they are asked
not to list); ``fcp_ms``, ``lcp_ms``, ``tbt_ms``, ``speed_ms``, ``cls``, medians; ``machine``, the median of
Lighthouse's own index of the machine, 1000 and more where nothing else runs: below 500 the figures of performance say
more about the other programs than about ours. Ends with 1 where a median is below what is promised.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

ROOT: Final = Path(__file__).parents[1]
BROWSER: Final = ROOT / "bench" / "browser"
PROMISED: Final = 95
ALL: Final = ("performance", "accessibility", "best-practices", "seo")
PAGES: Final = {"home": ALL, "rules": ALL, "table": ALL[:3]}
TRIES: Final = 3
"""Chromium loses a trace now and then; so often a run is repeated before it counts as a fault."""


@contextmanager
def served() -> Iterator[str]:
    """Runs a server on a folder of its own; gives its address."""
    with tempfile.TemporaryDirectory(prefix="rummy-bench-") as folder:
        command = [sys.executable, "-m", "rummy500", "serve", "--port", "0", "--data-dir", folder]
        environment = {**os.environ, "RUMMY_LOG_LEVEL": "warning"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT) as server:
            try:
                yield address_of(server)
            finally:
                server.terminate()


def address_of(server: subprocess.Popen[str]) -> str:
    """Reads from what a server prints where it listens."""
    for line in server.stdout or ():
        if found := re.search(r"http://[\d.]+:\d+", line):
            return found[0]
    raise SystemExit("The server did not start.")


def open_table(address: str) -> tuple[str, dict[str, str]]:
    """Opens a table against two computers; gives its path and the cookie of who sits there."""
    seats = [{"name": "Kim"}, {"level": "casual"}, {"level": "casual"}]
    body = json.dumps({"preset": "standard", "rules": {}, "seats": seats, "manners": {"pace": "instant"}}).encode()
    asked = Request(f"{address}/api/tables", body, {"content-type": "application/json", "origin": address})
    with urlopen(asked, timeout=30) as answer:
        name, _, value = answer.headers["set-cookie"].partition(";")[0].partition("=")
        return f"/t/{json.load(answer)['table']}", {"name": name, "value": value}


def audited(question: dict[str, object]) -> dict[str, Any]:
    """Makes one run; gives its scores, timings and what was found wanting."""
    said = ""
    for _ in range(TRIES):
        run = subprocess.run(["node", "audit.mjs", json.dumps(question)], cwd=BROWSER, capture_output=True, text=True)
        if run.returncode == 0:
            told: dict[str, Any] = json.loads(run.stdout)
            return told
        said = run.stderr[-1500:]
    raise SystemExit(f"Lighthouse failed {TRIES} times:\n{said}")


def measured(address: str, page: str, runs: int, chromium: str) -> dict[str, Any]:
    """Gives the medians of a page's runs, and every audit that was below 90 in any of them."""
    reports = []
    for _ in range(runs):
        # A new table each time: the last one has been played on.
        path, cookie = open_table(address) if page == "table" else ({"home": "/", "rules": "/en/rules"}[page], None)
        question: dict[str, object] = {
            "url": address + path,
            "cookie": cookie,
            "categories": PAGES[page],
            "chromium": chromium,
        }
        reports.append(audited(question))
    scores = {name: statistics.median(one["scores"][name] for one in reports) for name in PAGES[page]}
    timings = {name: statistics.median(one["metrics"][name] for one in reports) for name in reports[0]["metrics"]}
    wanting = sorted({f"{fault['id']} {fault['shown']}".strip() for one in reports for fault in one["failed"]})
    return {"scores": scores, **timings, "wanting": wanting, "lighthouse": reports[0]["version"]}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--page", choices=sorted(PAGES), action="append")
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args(arguments)
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        raise SystemExit("Chromium is missing: install it (on Debian: apt install chromium).")
    if not (BROWSER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--ignore-scripts"], cwd=BROWSER, check=True)
    found = {}
    with served() as address:
        for page in chosen.page or PAGES:
            found[page] = told = measured(address, page, chosen.runs, chromium)
            print(page, " ".join(f"{name} {score:g}" for name, score in told["scores"].items()))
            print(
                "    "
                + " ".join(f"{key} {told[key]:g}" for key in told if key not in ("scores", "wanting", "lighthouse"))
            )
            for line in told["wanting"]:
                print(f"    wanting: {line}")
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return int(any(score < PROMISED for told in found.values() for score in told["scores"].values()))


if __name__ == "__main__":
    sys.exit(main())
