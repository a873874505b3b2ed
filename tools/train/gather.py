"""Makes the chunks of a field that are not there yet; killed at any moment, it goes on with the next missing one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from tools.train.rounds import Field, make_chunk

__all__ = ["chunk_path", "gather"]


def chunk_path(folder: Path, number: int) -> Path:
    """Gives where chunk ``number`` is kept."""
    return folder / f"{number:05}.rounds"


def gather(folder: Path, seed: int, numbers: range, field: Field, tell: Callable[[str], None]) -> None:
    """Makes the chunks of these numbers in a folder; each file appears whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in numbers:
        path = chunk_path(folder, number)
        if path.exists():
            continue
        chunk = make_chunk(seed, number, field)
        part = path.with_suffix(".part")
        part.write_bytes(msgspec.msgpack.encode(chunk))
        part.replace(path)
        tell(f"chunk {number} of {numbers.stop}: {chunk.preset}, {chunk.seats} seats")
