"""``rummy500 sheet``: the scores of a table with real cards, kept in a file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import msgspec
from cyclopts import App, Parameter

from rummy500.cards import RummyError
from rummy500.cli.files import DOES_NOT_HOLD, UNREADABLE, in_words, why
from rummy500.cli.help import Screen
from rummy500.cli.language import say, spoken
from rummy500.cli.sheet_files import (
    change_sheet,
    create_sheet,
    new_author,
    now,
    open_sheet,
    read_bytes,
    same_sheet,
    write_beside,
)
from rummy500.cli.sheet_text import picture_words, sheet_lines
from rummy500.cli.sheet_values import player_called, round_values, value_of
from rummy500.i18n import sentence
from rummy500.sheet.csv_text import MOST_BYTES, CsvError, csv_operations, read_csv, write_csv
from rummy500.sheet.errors import SheetError
from rummy500.sheet.file import SheetFile, write_sheet
from rummy500.sheet.fold import fold
from rummy500.sheet.operations import rules_of
from rummy500.sheet.picture import draw_sheet
from rummy500.sheet.state import Match, Sheet
from rummy500.sheet.writer import Writer

__all__ = ["sheet"]

_Word: TypeAlias = Annotated[str, Parameter(allow_leading_hyphen=True)]
_Settings: TypeAlias = Annotated[list[str] | None, Parameter(negative=())]
_Out: TypeAlias = Annotated[Path | None, Parameter(allow_leading_hyphen=True)]
_STDOUT: Final = Path("-")

sheet = App(name="sheet", help_format="plaintext", help_formatter=Screen("sheet"))


def _refused(file: Path, error: RummyError, code: int = DOES_NOT_HOLD) -> int:
    print(f"{file}: {error.code}: {in_words(error)}", file=sys.stderr)
    return code


def _read(file: Path) -> SheetFile | None:
    """Reads a sheet; None, with a message, where that does not work."""
    try:
        return open_sheet(file)
    except OSError as error:
        told = sentence(spoken(), "no_file", {"text": why(error)})
        print(f"{file}: no_file: {told}", file=sys.stderr)
    except SheetError as error:
        _refused(file, error)
    return None


def _change(file: Path, work: Callable[[Writer], object]) -> int:
    """Changes a sheet and shows the running match."""
    if _read(file) is None:
        return UNREADABLE
    try:
        writer = change_sheet(file, work)
    except OSError as error:
        print(say("file-unwritable", file=str(file), text=why(error)), file=sys.stderr)
        return DOES_NOT_HOLD
    except RummyError as error:
        return _refused(file, error)
    _print(writer, writer.match)
    return 0


def _create(file: Path, writer: Writer) -> int:
    try:
        create_sheet(file, list(writer.operations.values()))
    except FileExistsError:
        print(say("sheet-there", file=str(file)), file=sys.stderr)
        return DOES_NOT_HOLD
    except OSError as error:
        print(say("file-unwritable", file=str(file), text=why(error)), file=sys.stderr)
        return DOES_NOT_HOLD
    _print(writer, writer.match)
    return 0


def _print(writer: Writer, match: Match) -> None:
    for line in sheet_lines(writer.sheet, match, writer.operations, rules_of(match.preset, match.changes)):
        print(line)


def _settings(words: Sequence[str] | None) -> dict[str, str]:
    """Gives changed fields from ``target=1000`` or ``target 1000``."""
    parts = [word.replace("=", " ", 1).partition(" ") for word in words or ()]
    return {field: text.strip() for field, _, text in parts}


def _new(
    file: Path,
    /,
    *,
    players: str,
    preset: str = "sheet",
    set: _Settings = None,
    title: str | None = None,
    dealer: str | None = None,
) -> int:
    """Begins a sheet."""
    writer = Writer([], new_author(), now())
    try:
        for name in players.split(","):
            writer.player(name.strip())
        writer.rules(preset, _settings(set))
        if title:
            writer.title(title)
        if dealer:
            writer.dealer(player_called(writer.sheet, dealer))
    except RummyError as error:
        return _refused(file, error, UNREADABLE)
    return _create(file, writer)


def _add(file: Path, /, *values: _Word, out: str | None = None) -> int:
    """Writes the next round."""

    def work(writer: Writer) -> None:
        writer.round(round_values(writer.sheet, values), _player(writer, out))

    return _change(file, work)


def _insert(file: Path, round: int, /, *values: _Word, out: str | None = None) -> int:
    """Writes a round in front of another one."""

    def work(writer: Writer) -> None:
        writer.insert(round, round_values(writer.sheet, values), _player(writer, out))

    return _change(file, work)


def _edit(file: Path, round: int, name: str, value: _Word, /, *, out: bool | None = None) -> int:
    """Corrects what stands in a round."""

    def work(writer: Writer) -> None:
        player = player_called(writer.sheet, name)
        cells = next((one.cells for one in writer.match.rounds if one.number == round), {})
        went_out = out if out is not None else player in cells and cells[player].out
        writer.enter(round, {player: value_of(value)}, player if went_out else None)

    return _change(file, work)


def _player(writer: Writer, name: str | None) -> str | None:
    return None if name is None else player_called(writer.sheet, name)


def _remove(file: Path, round: int, /) -> int:
    """Takes a round off the sheet."""
    return _change(file, lambda writer: writer.remove(round))


def _undo(file: Path, /) -> int:
    """Takes the last step back."""
    return _change(file, lambda writer: writer.undo())


def _redo(file: Path, /) -> int:
    """Puts the step back that was undone last."""
    return _change(file, lambda writer: writer.redo())


def _lock(file: Path, /) -> int:
    """Locks the sheet."""
    return _change(file, lambda writer: writer.lock())


def _unlock(file: Path, /) -> int:
    """Opens the sheet again."""
    return _change(file, lambda writer: writer.lock(False))


def _next(file: Path, /) -> int:
    """Begins the next match."""
    return _change(file, lambda writer: writer.next_match())


def _reset(file: Path, /) -> int:
    """Takes all rounds of the running match off."""
    return _change(file, lambda writer: writer.reset())


def _join(file: Path, name: str, /) -> int:
    """Adds a player, or has one back."""
    return _change(file, lambda writer: writer.player(name))


def _leave(file: Path, name: str, /) -> int:
    """Lets a player play no more."""
    return _change(file, lambda writer: writer.absent(player_called(writer.sheet, name)))


def _dealer(file: Path, name: str, /) -> int:
    """Says who deals first."""
    return _change(file, lambda writer: writer.dealer(player_called(writer.sheet, name)))


def _rules(file: Path, /, *, preset: str | None = None, set: _Settings = None) -> int:
    """Changes the rules from the running match on."""

    def work(writer: Writer) -> None:
        match = writer.match
        kept = match.changes if preset is None else {}
        writer.rules(preset or match.preset, {**kept, **_settings(set)})

    return _change(file, work)


def _show(file: Path, /, *, match: int | None = None, json: Annotated[bool, Parameter(negative=())] = False) -> int:
    """Prints a sheet."""
    read = _read(file)
    if read is None:
        return UNREADABLE
    writer = Writer(read.operations, new_author())
    matches = writer.sheet.matches
    if match is not None and not 1 <= match <= len(matches):
        return _refused(file, SheetError("sheet_no_match", {"number": match}))
    if json:
        print(msgspec.json.encode(writer.sheet).decode())
    else:
        _print(writer, matches[-1] if match is None else matches[match - 1])
    return 0


def _export(
    file: Path,
    /,
    *,
    csv: _Out = None,
    semicolon: _Out = None,
    json: _Out = None,
    svg: _Out = None,
) -> int:
    """Writes a sheet as other files."""
    wanted = {"csv": csv, "semicolon": semicolon, "json": json, "svg": svg}
    if not any(wanted.values()):
        print(say("sheet-export-what"), file=sys.stderr)
        return UNREADABLE
    read = _read(file)
    if read is None:
        return UNREADABLE
    folded = fold(read.operations)
    for kind, path in wanted.items():
        if path is not None and not _written(path, _as(kind, read, folded)):
            return DOES_NOT_HOLD
    return 0


def _as(kind: str, read: SheetFile, folded: Sheet) -> bytes:
    if kind == "json":
        return write_sheet(read.id, read.operations)
    if kind == "svg":
        match = folded.matches[-1]
        return draw_sheet(
            folded, match, picture_words(folded, match, rules_of(match.preset, match.changes).target)
        ).encode()
    semicolons = kind == "semicolon"
    return write_csv(folded, separator=";" if semicolons else ",", bom=semicolons, language=spoken())


def _written(path: Path, raw: bytes) -> bool:
    try:
        if path == _STDOUT:
            sys.stdout.flush()
            sys.stdout.buffer.write(raw)
            sys.stdout.buffer.flush()
        else:
            write_beside(path, raw)
    except OSError as error:
        print(say("file-unwritable", file=str(path), text=why(error)), file=sys.stderr)
        return False
    return True


def _import(csv: Path, file: Path, /) -> int:
    """Begins a sheet with what a CSV holds."""
    try:
        table = read_csv(read_bytes(csv, MOST_BYTES))
    except OSError as error:
        print(f"{csv}: no_file: {sentence(spoken(), 'no_file', {'text': why(error)})}", file=sys.stderr)
        return UNREADABLE
    except CsvError as error:
        for fault in error.faults:
            print(f"{csv}:{fault.line}: {fault.code}: {in_words(fault)}", file=sys.stderr)
        return UNREADABLE
    return _create(file, Writer(csv_operations(table, new_author(), now()), new_author(), now()))


def _merge(file: Path, other: Path, /) -> int:
    """Takes in what was written in a copy."""
    copy, own = _read(other), _read(file)
    if copy is None or own is None:
        return UNREADABLE
    try:
        same_sheet(copy, own.id)
    except SheetError as error:
        return _refused(other, error)
    return _change(file, lambda writer: writer.merge(copy.operations))


_COMMANDS: Final[dict[str, Callable[..., int]]] = {
    "new": _new,
    "add": _add,
    "edit": _edit,
    "insert": _insert,
    "remove": _remove,
    "show": _show,
    "undo": _undo,
    "redo": _redo,
    "lock": _lock,
    "unlock": _unlock,
    "next": _next,
    "reset": _reset,
    "join": _join,
    "leave": _leave,
    "dealer": _dealer,
    "rules": _rules,
    "export": _export,
    "import": _import,
    "merge": _merge,
}

for _name, _function in _COMMANDS.items():
    sheet.command(_function, name=_name, help_formatter=Screen(f"sheet-{_name}"))
