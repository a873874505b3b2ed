"""The file of a comparison: what is compared, every deal set played, and the result so far; it can be continued."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from rummy500.bots.deal_sets import Contest, DealSet
from rummy500.bots.standings import Outcome
from rummy500.cards import RummyError

__all__ = ["LedgerError", "read_ledger", "write_ledger"]

_VERSION: Final = 2


class LedgerError(RummyError):
    """Says why a file cannot be continued."""


class _Ledger(msgspec.Struct, frozen=True):
    arena: int
    contest: Contest
    outcome: msgspec.Raw
    sets: tuple[DealSet, ...]


def read_ledger(file: Path, contest: Contest) -> list[DealSet]:
    """Reads the deal sets of a contest from a file, none where there is no file.

    Raises LedgerError where the file is of another contest, is no such file, or cannot be read.
    """
    try:
        ledger = msgspec.json.decode(file.read_bytes(), type=_Ledger)
    except FileNotFoundError:
        return []
    except OSError as error:
        raise LedgerError("arena_file_unreadable", {"file": str(file), "text": error.strerror or ""}) from error
    except (msgspec.DecodeError, ValueError):
        raise LedgerError("arena_file_other", {"file": str(file)}) from None
    if ledger.arena != _VERSION:
        raise LedgerError("arena_file_version", {"file": str(file)})
    other = [field for field in Contest.__struct_fields__ if getattr(ledger.contest, field) != getattr(contest, field)]
    if other:
        there = ", ".join(f"{field} {_text(ledger.contest, field)}" for field in other if field != "rules")
        raise LedgerError("arena_file_contest", {"file": str(file), "text": there or "rules"})
    if [each.number for each in ledger.sets] != list(range(len(ledger.sets))):
        raise LedgerError("arena_file_gaps", {"file": str(file)})
    return list(ledger.sets)


def _text(contest: Contest, field: str) -> str:
    value = getattr(contest, field)
    return " ".join(value) if isinstance(value, tuple) else str(value)


def write_ledger(file: Path, contest: Contest, outcome: Outcome, sets: Sequence[DealSet]) -> None:
    """Writes the file anew, whole or not at all: first beside it, then in its place. Raises OSError."""
    encode = msgspec.json.encode
    lines = b",\n".join(encode(each) for each in sets)
    head = b'{"arena":%d,\n"contest":%s,\n"outcome":%s,\n"sets":[\n' % (_VERSION, encode(contest), encode(outcome))
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with beside.open("wb") as stream:
            stream.write(head + lines + b"\n]}\n")
            stream.flush()
            os.fsync(stream.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
