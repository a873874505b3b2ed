"""Trains the level ``strong`` and writes ``bots/strong_nets.json``.

    python -m tools.train FOLDER [--seed 1] [--chunks 330] [--passes 8] [--out FILE] [--tables KINDS] [--advised KINDS]

Four steps, each of which is skipped where its files are in FOLDER already: rounds of a mixed field with decisions
weighed by search; first nets, fitted to them; rounds of a field in which the first nets play; the last nets, fitted to
all rounds. Killed at any moment, the same command goes on. The same arguments and program give the same file on
the same kind of machine. `docs/training.md` says what it takes and what came of it.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # sums in one order, on one core

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from numpy.typing import NDArray

from rummy500.bots.strong import Learned
from tools.train.export import write_nets
from tools.train.fit import Recipe, fit
from tools.train.gather import chunk_path, gather
from tools.train.rounds import MIXED, learned_field, read_chunk
from tools.train.rows import Rows, rows_of

OUT: Final = Path(__file__).resolve().parents[2] / "src/rummy500/bots/strong_nets.json"
TABLES: Final = "2,2 always,2 discard,2 jokers,2 jokers always discard,2 runs,3 jokers,3 runs"
ADVISED: Final = "3,4,4 teams"
FIRST_CHUNKS: Final = 72
FIRST: Final = Recipe(8, 1.5e-3, 0.0)


def tell(text: str) -> None:
    """Says what has been done."""
    print(text, flush=True)


def arrays_of(folder: Path, chunks: int, seats: str) -> dict[str, dict[str, NDArray[Any]]]:
    """Gives the decisions of the first chunks as arrays, by net, those of tables of two or of more alone."""
    rows: dict[str, Rows] = {}
    for number in range(chunks):
        chunk = read_chunk(chunk_path(folder, number))
        if (chunk.seats == 2) == (seats == "2"):
            rows_of(chunk, rows)
    return {kind: each.arrays() for kind, each in rows.items()}


def nets_of(folder: Path, name: str, seed: int, chunks: int, recipe: Recipe) -> dict[str, Mapping[str, NDArray[Any]]]:
    """Fits the nets to the first chunks; ``name`` tells their files from those of another step."""
    nets: dict[str, Mapping[str, NDArray[Any]]] = {}
    for seats in ("2", "3+"):
        nets |= nets_for(folder, name, seed, arrays_of(folder / "chunks", chunks, seats), recipe)
    return nets


def nets_for(
    folder: Path, name: str, seed: int, arrays: Mapping[str, dict[str, NDArray[Any]]], recipe: Recipe
) -> dict[str, Mapping[str, NDArray[Any]]]:
    """Fits the nets to the decisions that there are."""
    nets: dict[str, Mapping[str, NDArray[Any]]] = {}
    for kind in sorted(arrays):
        file = folder / f"{name} {kind}.npz"
        tell(f"{name} {kind}: {len(arrays[kind]['marks'])} decisions")
        nets[kind] = fit(arrays[kind], kind.endswith("play"), seed, recipe, file, tell).weights
    return nets


def main() -> None:
    """Runs every step that is not done."""
    parser = argparse.ArgumentParser(prog="python -m tools.train", description="Trains the level strong.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chunks", type=int, default=330)
    parser.add_argument("--passes", type=int, default=8)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--tables", default=TABLES, help="the kinds of table on which the nets then play, with commas")
    parser.add_argument("--advised", default=ADVISED, help="further kinds, on which the nets help a search")
    told = parser.parse_args()
    chunks = told.folder / "chunks"
    gather(chunks, told.seed, range(FIRST_CHUNKS), MIXED, tell)
    first = told.folder / "first.json"
    if not first.exists():
        write_nets(first, nets_of(told.folder, "first", told.seed, FIRST_CHUNKS, FIRST), {})
    learned = Learned(json.loads(first.read_text("utf-8")))
    gather(chunks, told.seed, range(FIRST_CHUNKS, told.chunks), learned_field(learned.play), tell)
    recipe = Recipe(told.passes, 3e-3, 0.2)
    made = {"seed": told.seed, "chunks": told.chunks, "passes": told.passes}
    nets = nets_of(told.folder, "last", told.seed, told.chunks, recipe)
    write_nets(told.out, nets, {"training": made, "tables": told.tables.split(","), "advised": told.advised.split(",")})


if __name__ == "__main__":
    main()
