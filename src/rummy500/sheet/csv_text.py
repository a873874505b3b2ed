"""A sheet as CSV: written so that a spreadsheet runs nothing and shifts nothing, read back line by line."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import msgspec

from rummy500.rules import MAX_SEATS
from rummy500.sheet.errors import SheetError
from rummy500.sheet.operations import (
    FIRST_MATCH,
    MOST_NAME,
    MOST_TYPED,
    DealerNamed,
    Entry,
    MatchBegun,
    Operation,
    PlayerPut,
    RoundPut,
    Value,
)
from rummy500.sheet.points import typed_points
from rummy500.sheet.state import Sheet

__all__ = [
    "HEADINGS",
    "MOST_BYTES",
    "MOST_ROWS",
    "CsvError",
    "CsvMatch",
    "CsvTable",
    "csv_operations",
    "neutral",
    "read_csv",
    "restored",
    "write_csv",
]

HEADINGS: Final[Mapping[str, tuple[str, str, str]]] = MappingProxyType(
    {
        "en": ("Match", "Round", "Dealer"),
        "de": ("Partie", "Runde", "Geber"),
        "nl": ("Partij", "Ronde", "Deler"),
        "da": ("Kamp", "Runde", "Kortgiver"),
    }
)
"""What the first three columns are called, by language; a reader knows them all."""

MOST_BYTES: Final = 1024 * 1024
MOST_ROWS: Final = 2_000
_MOST_FAULTS: Final = 20
_BOM: Final = b"\xef\xbb\xbf"
_FORMULA: Final = re.compile("'*[=+\\-@\t\r\n\uff1d\uff0b\uff0d\uff20]")
_LINE: Final = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+\Z")
_COLUMNS: Final = MappingProxyType(
    {word.lower(): column for words in HEADINGS.values() for column, word in enumerate(words)}
)


class CsvError(SheetError):
    """Lists what is wrong with a CSV, at most 20 faults; the error itself is the first of them."""

    def __init__(self, faults: Sequence[SheetError]) -> None:
        super().__init__(faults[0].code, faults[0].arguments, faults[0].line)
        self.faults: Final = tuple(faults)


class CsvMatch(msgspec.Struct, frozen=True):
    """Is a match as CSV has it: who deals first, and the cells of each round by column, None where one is empty."""

    dealer: str | None
    rounds: tuple[tuple[str | None, ...], ...]


class CsvTable(msgspec.Struct, frozen=True):
    """Is what a CSV holds: the names of the columns, and the matches."""

    players: tuple[str, ...]
    matches: tuple[CsvMatch, ...]


def neutral(text: str) -> str:
    """Gives a text that no spreadsheet takes for a formula: an apostrophe stands before one that it might take so.

    >>> neutral("=1+1"), neutral("Ann"), neutral("'t Hart"), restored(neutral("'=1"))
    ("'=1+1", 'Ann', "'t Hart", "'=1")
    """
    return f"'{text}" if _FORMULA.match(text) else text


def restored(text: str) -> str:
    """Gives the text that ``neutral`` was given."""
    return text[1:] if text.startswith("'") and _FORMULA.match(text) else text


def write_csv(sheet: Sheet, *, separator: str = ",", bom: bool = False, language: str = "en") -> bytes:
    """Writes all rounds of all matches: every cell quoted, whole numbers, lines ended by CR and LF (RFC 4180).

    A cell without points is empty; cards are written as their points. ``bom`` tells old spreadsheets that it is UTF-8.
    """
    names = _distinct([player.name for player in sheet.players])
    name_of = dict(zip((player.player for player in sheet.players), names, strict=True))
    lines = [[*HEADINGS[language], *map(neutral, names)]]
    for match in sheet.matches:
        for one in match.rounds:
            if not one.made:
                continue
            dealer = neutral(name_of.get(one.dealer or "", ""))
            cells = [one.cells.get(player.player) for player in sheet.players]
            points = ["" if cell is None or cell.points is None else str(cell.points) for cell in cells]
            lines.append([str(match.number), str(one.number), dealer, *points])
    text = "".join(separator.join(f'"{_doubled(cell)}"' for cell in line) + "\r\n" for line in lines)
    return (_BOM if bom else b"") + text.encode()


def _doubled(cell: str) -> str:
    return cell.replace('"', '""')


def _distinct(names: Sequence[str]) -> list[str]:
    """Gives the names with a number behind each that another has already."""
    taken: list[str] = []
    for name in names:
        told, number = name, 1
        while told in taken:
            number += 1
            told = f"{name} ({number})"
        taken.append(told)
    return taken


def read_csv(raw: bytes) -> CsvTable:
    """Reads a CSV with commas, semicolons or tabs; the first line names the players, columns of ours may stand before.

    Raises CsvError with the line of each fault: ``csv_too_long``, ``csv_not_text``, ``csv_quotes``, ``csv_rows``,
    ``csv_players``, ``csv_name``, ``csv_same_name``, ``csv_cells``, ``csv_not_whole``, ``csv_number``,
    ``csv_match``, ``csv_dealer``.
    """
    if len(raw) > MOST_BYTES:
        raise CsvError([SheetError("csv_too_long", {"most": MOST_BYTES // 1024 // 1024})])
    try:
        text = raw.removeprefix(_BOM).decode()
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise CsvError([SheetError("csv_not_text", {}, line)]) from None
    reading = _Reading()
    try:
        for number, cells in _rows(text):
            reading.take(number, cells)
            if len(reading.faults) >= _MOST_FAULTS:
                break
    except CsvError as error:
        reading.faults.extend(error.faults)
    return reading.table()


def _rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """Gives each row that is not empty with the number of its first line."""
    lines = _LINE.findall(text)
    skipped = 1 if lines and re.fullmatch(r"sep=.\s*", lines[0], re.IGNORECASE) else 0
    separator = _separator(lines[skipped] if len(lines) > skipped else "")
    reader = csv.reader(lines[skipped:], delimiter=separator, strict=True)
    read, rows = 0, 0
    while True:
        try:
            cells = next(reader, None)
        except csv.Error:
            raise CsvError([SheetError("csv_quotes", {}, skipped + read + 1)]) from None
        if cells is None:
            return
        if any(cell.strip() for cell in cells):
            rows += 1
            if rows > MOST_ROWS + 1:
                raise CsvError([SheetError("csv_rows", {"most": MOST_ROWS}, skipped + read + 1)])
            yield skipped + read + 1, cells
        read = reader.line_num


def _separator(line: str) -> str:
    bare = re.sub(r'"(?:[^"]|"")*"', "", line)
    return max(",;\t", key=bare.count)


class _Reading:
    """Takes row after row and keeps what is wrong with each."""

    def __init__(self) -> None:
        self.faults: Final[list[SheetError]] = []
        self.columns: list[int] | None = None
        self.players: tuple[str, ...] = ()
        self.matches: Final[list[tuple[str | None, list[tuple[str | None, ...]]]]] = []
        self.number = 0

    def table(self) -> CsvTable:
        """Gives what was read; raises CsvError where anything was wrong."""
        if self.columns is None and not self.faults:
            self.fault("csv_players", 1, most=MAX_SEATS)
        if self.faults:
            raise CsvError(self.faults)
        return CsvTable(self.players, tuple(CsvMatch(dealer, tuple(rounds)) for dealer, rounds in self.matches))

    def fault(self, code: str, line: int, **arguments: str | int) -> None:
        self.faults.append(SheetError(code, arguments, line))

    def take(self, line: int, cells: list[str]) -> None:
        if self.columns is None:
            self._head(line, cells)
            return
        while len(cells) > self.width and not cells[-1].strip():
            cells.pop()
        if len(cells) != self.width:
            self.fault("csv_cells", line, cells=len(cells), wanted=self.width)
            return
        head = dict(zip(self.columns, cells, strict=False))
        points = [self._points(line, *pair) for pair in zip(self.players, cells[len(self.columns) :], strict=True)]
        dealer = self._name(head.get(2, "")) or None
        if dealer is not None and dealer not in self.players:
            self.fault("csv_dealer", line, name=dealer)
        if 1 in head:
            self._whole(line, head[1])
        self._place(line, head.get(0), dealer)
        self.matches[-1][1].append(tuple(points))

    @property
    def width(self) -> int:
        return len(self.columns or ()) + len(self.players)

    def _head(self, line: int, cells: list[str]) -> None:
        self.columns = []
        cells = list(cells)
        while cells and not cells[-1].strip():
            cells.pop()
        for cell in cells:
            column = _COLUMNS.get(cell.strip().lower())
            if column is None or column in self.columns:
                break
            self.columns.append(column)
        names = [self._name(cell) for cell in cells[len(self.columns) :]]
        self.players = tuple(names)
        if not 1 <= len(names) <= MAX_SEATS:
            self.fault("csv_players", line, most=MAX_SEATS)
        for place, name in enumerate(names):
            if not name.strip() or len(name) > MOST_NAME or "\0" in name:
                self.fault("csv_name", line, name=ascii(name[:MOST_NAME]), most=MOST_NAME)
            elif name in names[:place]:
                self.fault("csv_same_name", line, name=name)

    def _name(self, cell: str) -> str:
        """Gives a name as it was; where the columns are not ours, without the spaces behind a separator."""
        return restored(cell if self.columns == [0, 1, 2] else cell.strip(" "))

    def _points(self, line: int, name: str, cell: str) -> str | None:
        text = restored(cell).strip()
        if not text:
            return None
        try:
            typed_points(text[: MOST_TYPED + 1])
        except SheetError:
            self.fault("csv_not_whole", line, name=name, text=text[:MOST_TYPED])
            return None
        return text

    def _whole(self, line: int, cell: str) -> int | None:
        text = cell.strip()
        if text.isascii() and text.isdecimal() and 1 <= len(text) <= 6:
            return int(text)
        self.fault("csv_number", line, text=text[:MOST_TYPED])
        return None

    def _place(self, line: int, cell: str | None, dealer: str | None) -> None:
        """Begins another match where the row's number says so."""
        number = 1 if cell is None else self._whole(line, cell)
        if number is None:
            number = self.number
        if self.matches and number < self.number:
            self.fault("csv_match", line, number=number)
        if not self.matches or number > self.number:
            self.matches.append((dealer, []))
        self.number = number


def csv_operations(table: CsvTable, author: str, time: int = 0) -> list[Operation]:
    """Gives the operations of a new sheet that holds what a CSV holds, all of one step."""
    ids = {name: f"p{author}{place + 1}" for place, name in enumerate(table.players)}
    written: list[Operation] = []

    def write(kind: type[Operation], **fields: Any) -> None:
        n = len(written) + 1
        written.append(kind(id=f"{author}.{n}", at=n, time=time, step=1, **fields))

    for place, (name, player) in enumerate(ids.items()):
        write(PlayerPut, player=player, name=name, place=place)
    for number, match in enumerate(table.matches, 1):
        match_id = f"m{number}"
        if match_id != FIRST_MATCH:
            write(MatchBegun, match=match_id)
        if match.dealer is not None:
            write(DealerNamed, match=match_id, player=ids[match.dealer])
        after = None
        for k, cells in enumerate(match.rounds, 1):
            name = f"{match_id}.{k}"
            write(RoundPut, round=name, match=match_id, after=after)
            after = name
            for player, text in zip(ids.values(), cells, strict=True):
                if text is not None:
                    write(Entry, round=name, player=player, value=Value(typed=text))
    return written
