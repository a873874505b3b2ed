"""The online table under load, beside boardgame.io 0.50.2 with a minimal secret-hand card game in the same run.

    ./dev bench tables [--full] [--parts closed,paced,...] [--tables N] [--seconds S] [--rounds N] [--json FILE]

Ours is the server as it is served, durable (SQLite, synced before the acknowledgement), with real Rummy 500 moves:
people join by link, draw, reach into the pile, meld, lay off, discard and go on to the next round as the server's own
views offer it, by a seeded simple policy. The peer only draws and discards; it has its own store in memory, and one
that syncs each move (it tells the others before it stores, we after). One Node process makes the load, over each wire's
own protocol (ws, socket.io-client), on a core of its own; a run in which it needs more than 60 % of that core is void.

Figures per CPU-second are of the server with all its threads (/proc), so they hold on a shared machine; times do not.
Memory is the difference of the resident set between one open table and all of them, tables included. The loop's delay
is measured by a timer of 5 ms inside the server. Parts: closed (one move under way at each table; the servers in turn,
in short windows), paced (moves due at fixed times, latency from the due time), memory, lag (paced beside tables of
computers), expert (50 tables of a person and three expert computers that play without a pause: first the moves of other
people beside them, then those of the persons there), restart (SIGKILL under load, start, everybody back). The short
form is closed, paced, memory, lag and expert; --full is the whole matrix. Figures are medians (least-most); every run
is kept as a line of JSON in build/bench.

JSON keys at 100 tables of 4: moves_per_cpu_s, ack_p50_ms, ack_p99_ms (closed loop), shown_p99_ms, bytes_per_move, the
same with boardgameio_memory. and boardgameio_sync. before them, and for other numbers of tables with closed.N.; for the
open loop with paced.RATE.; ack_p99_ms_50_expert_tables (people beside them), ack_p99_ms_at_50_expert_tables (people at
them), kib_per_connection, loop_lag_p99_ms, back_s, lost_moves, and void (runs that do not count).
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import resource
import shutil
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PEERS: Final = ROOT / "bench" / "peers"
KEPT: Final = ROOT / "build" / "bench"
SEATS: Final = 4
BUSY: Final = 0.6
KINDS: Final = ("ours", "boardgameio_memory", "boardgameio_sync")
SHORT: Final = ("closed", "paced", "memory", "lag", "expert")
PARTS: Final = (*SHORT, "restart")
RATE: Final = 150
WARM_MOVES: Final = 3000
WINDOWS: Final = 4
IDLE_TABLES: Final = 500
RESTART_TABLES: Final = 1000
THINKING_TABLES: Final = 4
EXPERT_TABLES: Final = 50
EXPERT_RATE: Final = 50
PLENTY: Final = {
    "MESSAGES_PER_SECOND": "1000000",
    "MESSAGES_BURST": "1000000",
    "SOCKETS_PER_NETWORK": "100000",
    "TABLES_PER_NETWORK_HOUR": "1000000",
    "GUESTS_PER_NETWORK_HOUR": "1000000",
    "UNKNOWN_TABLES_PER_MINUTE": "1000000",
    "REQUESTS_PER_SECOND": "1000000",
    "REQUESTS_BURST": "1000000",
}
"""Settings of our server: everybody comes from one address here."""

Figures = dict[str, Any]


def install() -> None:
    """Installs the peer and the generator's packages where they are missing or others are locked."""
    wanted = hashlib.sha256((PEERS / "package-lock.json").read_bytes()).hexdigest()
    stamp = PEERS / "node_modules" / ".installed"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("The table benchmark needs Node 20.19 or later with npm.")
    print("Installing the peer", flush=True)
    subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--silent"], cwd=PEERS, check=True)
    stamp.write_text(wanted)


def cores() -> tuple[int | None, int | None]:
    """Names the server's core and the generator's; None where there are not two."""
    known = sorted(os.sched_getaffinity(0))
    return (known[0], known[-1]) if len(known) > 1 else (None, None)


def pinned(core: int | None, words: Sequence[str], **more: Any) -> subprocess.Popen[str]:
    """Starts a program on one core."""
    where = () if core is None else ("taskset", "-c", str(core))
    return subprocess.Popen([*where, *words], text=True, stdout=subprocess.PIPE, **more)


class Served:
    """A server of a kind in a folder; ``watched`` names a file for the delays of the loop."""

    def __init__(self, kind: str, folder: Path, watched: Path | None = None) -> None:
        self.kind = kind
        ours = kind == "ours"
        if ours:
            script = (
                ["-m", "rummy500", "serve"] if watched is None else [str(PEERS / "load" / "watched.py"), str(watched)]
            )
            words = [sys.executable, *script]
            settings = {f"RUMMY_{name}": value for name, value in PLENTY.items()}
            settings |= {"RUMMY_PORT": "0", "RUMMY_DATA_DIR": str(folder), "RUMMY_LOG_LEVEL": "warning"}
        else:
            log = [str(folder / "moves.jsonl")] if kind == "boardgameio_sync" else []
            words = ["node", str(PEERS / "boardgameio" / "server.mjs"), *log]
            settings = {"NODE_ENV": "production"}
        environment = {name: text for name, text in os.environ.items() if not name.startswith("RUMMY_")} | settings
        self.process = pinned(cores()[0], words, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"The server of {kind} did not start.")
        self.address = line.split()[4] if ours else f"http://127.0.0.1:{line.split()[1]}"

    def stop(self) -> None:
        """Ends it in order, or at least soon."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Generator:
    """The load on a server."""

    def __init__(self, served: Served) -> None:
        wire = "ours" if served.kind == "ours" else "boardgameio"
        words = ["node", str(PEERS / "load" / "main.mjs"), wire, served.address, str(served.process.pid)]
        self.process = pinned(cores()[1], words, stdin=subprocess.PIPE)

    def tell(self, order: str, **more: Any) -> Figures:
        """Has something done, and gives the answer."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps({"do": order, **more}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        answer: Figures = json.loads(line) if line else {"error": "the generator is gone"}
        if "error" in answer:
            raise SystemExit(f"{order}: {answer['error']}")
        return answer

    def faults(self) -> list[str]:
        """Tells what the server has refused or broken off; a measurement must have none."""
        found: list[str] = self.tell("faults")["faults"]
        return found

    def stop(self) -> None:
        """Ends it."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(15)


@contextlib.contextmanager
def load_on(kind: str, watched: Path | None = None) -> Iterator[tuple[Served, Generator, Path]]:
    """A server on an empty folder with a generator."""
    KEPT.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="tables-", dir=KEPT))
    served = Served(kind, folder, watched)
    generator = Generator(served)
    try:
        yield served, generator, folder
    finally:
        generator.stop()
        served.stop()
        shutil.rmtree(folder, ignore_errors=True)


class Bench:
    """Runs the parts and keeps every run."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.warm = {"seconds": options.warm, "moves": WARM_MOVES}
        self.values: dict[str, list[float]] = {}
        self.void: list[str] = []
        self.raw = KEPT / f"tables-{time.strftime('%Y%m%d-%H%M%S')}.jsonl"
        KEPT.mkdir(parents=True, exist_ok=True)

    def keep(self, run: str, figures: Figures, faults: Sequence[str], **values: float) -> None:
        """Notes a run; what the generator was too slow for does not count."""
        line = {"run": run, "load": os.getloadavg()[0], "at": time.time(), **figures}
        with self.raw.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        if faults:
            raise SystemExit(f"{run}: the server refused or broke off: {', '.join(faults)}")
        if figures.get("generator_share", 0) > BUSY:
            self.void.append(f"{run}: the generator used {figures['generator_share']:.0%} of its core")
            return
        for name, value in values.items():
            self.values.setdefault(f"{run}{name}", []).append(value)

    def closed(self, tables: int) -> None:
        """Measures closed loops, all servers in turn in short windows: the machine's speed changes under them."""
        with contextlib.ExitStack() as stack:
            loads = {kind: stack.enter_context(load_on(kind))[1] for kind in KINDS}
            for generator in loads.values():
                generator.tell("make", group="people", tables=tables, seats=SEATS, seed=1)
                generator.tell("connect", group="people")
                generator.tell("closed", group="people", seconds=0.1, warm=self.warm)
            for window in range(WINDOWS):
                for kind, generator in loads.items():
                    again = {"seconds": 0.2, "moves": 0}
                    seconds = self.options.seconds / WINDOWS
                    found = generator.tell("closed", group="people", seconds=seconds, warm=again)
                    prefix = _prefix(kind, "closed", tables, self.options.tables)
                    self.keep(prefix, found, generator.faults(), **_timed(found))
                    print(f"  {f'closed, {tables} tables, {kind}, {window + 1}':44}{_line(found)}", flush=True)

    def paced(self, kind: str, rate: int, prefix: str) -> None:
        """Measures an open loop."""
        with load_on(kind) as (_, generator, _folder):
            generator.tell("make", group="people", tables=self.options.tables, seats=SEATS, seed=1)
            generator.tell("connect", group="people")
            found = generator.tell("paced", group="people", seconds=self.options.seconds, warm=self.warm, rate=rate)
            self.keep(prefix, found, generator.faults(), **_timed(found))
        print(f"  {f'{rate} moves/s, {kind}':44}{_line(found)}", flush=True)

    def memory(self) -> None:
        """Measures what an idle connection takes: 2,000 sockets at tables whose round has begun."""
        with load_on("ours") as (served, generator, folder):
            generator.tell("make", group="one", tables=1, seats=SEATS, seed=1)
            generator.tell("make", group="many", tables=IDLE_TABLES, seats=SEATS, seed=2)
            for group in ("one", "many"):  # so that their matches run
                generator.tell("connect", group=group)
                generator.tell("leave", group=group)
            again = _started_again(served, generator, folder)
            try:
                generator.tell("connect", group="one")
                before = generator.tell("memory", settle=2)["kib"]
                found = generator.tell("connect", group="many")
                after = generator.tell("memory", settle=2)["kib"]
                figure = (after - before) / found["sockets"]
                figures = {"before_kib": before, "after_kib": after, **found}
                self.keep("", figures, generator.faults(), kib_per_connection=figure)
            finally:
                again.stop()
        print(f"  {'memory':44}{figure:8.1f} KiB a connection at {found['sockets']:,} sockets", flush=True)

    def lag(self) -> None:
        """Measures how late the loop is while computers think without a pause, beside moves of people."""
        watched = KEPT / "delays"
        with load_on("ours", watched) as (_, generator, _folder):
            generator.tell("make", group="people", tables=self.options.tables, seats=SEATS, seed=1)
            generator.tell("make", group="thinking", tables=THINKING_TABLES, seats=SEATS, seed=3, computers="club")
            for group in ("people", "thinking"):
                generator.tell("connect", group=group)
            generator.tell("background", group="thinking")
            found = generator.tell("paced", group="people", seconds=self.options.seconds, warm=self.warm, rate=RATE)
            faults = generator.faults()
        delays = [
            int(late) / 1000
            for at, late in (line.split() for line in watched.read_text(encoding="ascii").splitlines())
            if found["begin_ms"] <= int(at) <= found["end_ms"]
        ]
        p99 = statistics.quantiles(delays, n=100)[98]
        self.keep("", found | {"delays": len(delays)}, faults, loop_lag_p99_ms=p99)
        share = f"{found['server_share']:.0%} of the server's core busy"
        print(f"  {'lag':44}{p99:8.1f} ms p99 of {len(delays):,} (computers thinking, {share})", flush=True)

    def expert(self) -> None:
        """Measures how soon moves of people count while many tables of experts take what is left of the core."""
        with load_on("ours") as (_, generator, _folder):
            generator.tell("make", group="people", tables=self.options.tables, seats=SEATS, seed=1)
            generator.tell("make", group="experts", tables=EXPERT_TABLES, seats=SEATS, seed=5, computers="expert")
            for group in ("people", "experts"):
                generator.tell("connect", group=group)
            generator.tell("background", group="experts")
            order = {"seconds": self.options.seconds, "warm": {"seconds": self.options.warm, "moves": 0}}
            beside = generator.tell("paced", group="people", rate=EXPERT_RATE, **order)
            there = generator.tell("closed", group="experts", **order)
            faults = generator.faults()
        name = f"{EXPERT_TABLES}_expert_tables"
        self.keep("", beside, faults, **{f"ack_p99_ms_{name}": beside["ack_ms"]["p99"]})
        self.keep("", there, [], **{f"ack_p99_ms_at_{name}": there["ack_ms"]["p99"]})
        print(f"  {f'people beside {EXPERT_TABLES} tables of experts':44}{_line(beside)}", flush=True)
        print(f"  {f'people at {EXPERT_TABLES} tables of experts':44}{_line(there)}", flush=True)

    def restart(self) -> None:
        """Kills the server under load, starts it, and has everybody back; compares what was shown with the store."""
        with load_on("ours") as (served, generator, folder):
            generator.tell("make", group="people", tables=RESTART_TABLES, seats=2, seed=1)
            generator.tell("connect", group="people")
            seen: dict[str, int] = generator.tell("kill", group="people", after=3)["seen"]
            generator.tell("leave", group="people")
            served.process.wait()
            begin = time.monotonic()
            again = _started_again(served, generator, folder)
            try:
                ready = time.monotonic() - begin
                generator.tell("connect", group="people", together=RESTART_TABLES, seats=[0])
                back = time.monotonic() - begin
                found = generator.tell("connect", group="people", together=RESTART_TABLES, seats=[1])
                everybody, faults = time.monotonic() - begin, generator.faults()
            finally:
                again.stop()
            with contextlib.closing(sqlite3.connect(folder / "rummy500.db")) as store:
                stored = dict(store.execute("SELECT table_id, max(seq) FROM event GROUP BY table_id"))
            lost = sum(max(0, seq - stored.get(table, 0)) for table, seq in seen.items())
            figures = {"ready_s": ready, **found}
            p99 = found["waits_ms"]["p99"]
            times = {"back_s": back, "everybody_back_s": everybody, "ready_s": ready, "reconnect_p99_ms": p99}
            self.keep("", figures, faults, lost_moves=lost, **times)
        views = f"{back:8.1f} s to a view of each table, {everybody:.1f} s to all {2 * RESTART_TABLES:,}"
        print(f"  {'restart':44}{views}, {lost} moves lost", flush=True)

    def run(self) -> Figures:
        """Runs what is asked; medians, and ranges where there are several rounds."""
        full, parts = self.options.full, self.options.parts
        steps = (1, 10, 100, 500, 1000) if full else (self.options.tables,)
        rates = (50, 150, 500, 1000) if full else (RATE,)
        for _ in range(self.options.rounds):
            for tables in steps if "closed" in parts else ():
                self.closed(tables)
            for rate in rates if "paced" in parts else ():
                for kind in KINDS if full else KINDS[:1]:
                    self.paced(kind, rate, _prefix(kind, "paced", rate, None))
            for part in ("memory", "lag", "expert", "restart"):
                if part in parts:
                    getattr(self, part)()
        figures: Figures = {}
        for name, values in self.values.items():
            figures[name] = statistics.median(values)
            if len(values) > 1:
                figures[f"{name}.range"] = [min(values), max(values)]
        return figures | {"void": self.void}


def _started_again(served: Served, generator: Generator, folder: Path) -> Served:
    if served.process.poll() is None:
        served.stop()
    again = Served("ours", folder)
    generator.tell("moved", address=again.address, pid=again.process.pid)
    return again


def _prefix(kind: str, part: str, step: int, usual: int | None) -> str:
    before = "" if kind == "ours" else f"{kind}."
    return before if step == usual else f"{before}{part}.{step}."


def _timed(found: Figures) -> dict[str, float]:
    return {
        "moves_per_cpu_s": found["moves_per_cpu_s"],
        "moves_per_s": found["moves_per_s"],
        "ack_p50_ms": found["ack_ms"]["p50"],
        "ack_p99_ms": found["ack_ms"]["p99"],
        "shown_p99_ms": found["shown_ms"]["p99"],
        "bytes_per_move": found["bytes_per_move"],
    }


def _line(found: Figures) -> str:
    ack = found["ack_ms"]
    void = "" if found["generator_share"] <= BUSY else "  VOID"
    return (
        f"{found['moves_per_cpu_s']:8,.0f} moves/CPU-s {found['moves_per_s']:7,.0f}/s"
        f"  ack {ack['p50']:6.1f} ms p50 {ack['p99']:6.1f} p99  {found['bytes_per_move']:7,.0f} B/move"
        f"  load {found['generator_share']:4.0%}{void}"
    )


def summary(figures: Figures, tables: int) -> None:
    """Prints the figures beside what is to be reached, and the ratios."""
    ours = figures.get("moves_per_cpu_s")
    rows = [
        (f"durable moves per CPU-second, {tables} tables of {SEATS}", "moves_per_cpu_s", ",.0f", ">= 2,000"),
        ("boardgame.io in memory", "boardgameio_memory.moves_per_cpu_s", ",.0f", ""),
        ("boardgame.io, each move synced", "boardgameio_sync.moves_per_cpu_s", ",.0f", ""),
        (f"ack p99 at {RATE} moves/s, ms", f"paced.{RATE}.ack_p99_ms", ".1f", "<= 30 (idle machine)"),
        ("KiB per connection at 2,000 sockets", "kib_per_connection", ".1f", "<= 45"),
        ("event-loop delay p99 with computers thinking, ms", "loop_lag_p99_ms", ".1f", "< 20"),
        (
            f"ack p99 beside {EXPERT_TABLES} tables of experts, ms",
            f"ack_p99_ms_{EXPERT_TABLES}_expert_tables",
            ".1f",
            "< 50",
        ),
        ("ack p99 of people at these tables, ms", f"ack_p99_ms_at_{EXPERT_TABLES}_expert_tables", ".1f", "< 50"),
        (f"{RESTART_TABLES:,} tables back after SIGKILL, s", "back_s", ".1f", "< 5"),
        (f"their {2 * RESTART_TABLES:,} people back, s", "everybody_back_s", ".1f", "< 10"),
        ("moves shown and not stored", "lost_moves", ".0f", "0"),
    ]
    print()
    for label, key, form, goal in rows:
        value = figures.get(key)
        if value is None:
            continue
        span = figures.get(f"{key}.range")
        around = f" ({span[0]:{form}}-{span[1]:{form}})" if span else ""
        ratio = f"   ours x {ours / value:.2f}" if ours and key.startswith("boardgameio") else ""
        print(f"{label:56}{value:>10{form}}{around}{ratio}{'   to reach: ' + goal if goal else ''}")
    for line in figures["void"]:
        print(f"VOID {line}")


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--full", action="store_true", help="the whole matrix (an hour and more)")
    parser.add_argument("--parts", type=lambda text: text.split(","), help=f"some of {','.join(PARTS)}")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, help="of each measurement: 6, with --full 30")
    parser.add_argument("--warm", type=float, help="seconds before each: 2, with --full 5")
    parser.add_argument("--rounds", type=int, help="1, with --full 5")
    options = parser.parse_args()
    full = options.full
    options.parts = options.parts or (PARTS if full else SHORT)
    options.seconds = options.seconds or (30 if full else 6)
    options.warm = options.warm or (5 if full else 2)
    options.rounds = options.rounds or (5 if full else 1)
    install()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    server, load = cores()
    apart = f"server on core {server}, load on core {load}" if load is not None else "one core for server and load"
    print(f"{apart}; load of the machine before: {os.getloadavg()[0]:.1f}", flush=True)
    bench = Bench(options)
    figures = bench.run()
    summary(figures, options.tables)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
