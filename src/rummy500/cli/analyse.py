"""``rummy500 analyse``: what each decision of a finished round was worth, luck apart from skill."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from cyclopts import Parameter

from rummy500.cli.files import DOES_NOT_HOLD, UNREADABLE, RecordFile, complain, in_words, read_text, why
from rummy500.cli.language import machine_language, say, spoken
from rummy500.game.record import UnreadableError, replay
from rummy500.i18n import message, sentence

if TYPE_CHECKING:
    from rummy500.bots.analysis import RoundAnalysis
    from rummy500.game.match import Match
    from rummy500.game.record import RecordError

__all__ = ["analyse"]

_USAGE: Final = 2
_INTERRUPTED: Final = 130


class Problem(msgspec.Struct, frozen=True):
    """Is why a record cannot be analysed."""

    line: int
    code: str
    message: str


def analyse(
    file: RecordFile,
    /,
    *,
    round: int | None = None,
    seat: str | None = None,
    quality: str = "normal",
    json: Annotated[bool, Parameter(negative=())] = False,
    html: Path | None = None,
    jobs: int = 1,
) -> int:
    """Analyses the finished rounds of a record."""
    from rummy500.bots.analysis import QUALITIES

    lang = spoken()
    if quality not in QUALITIES:
        return _say(sentence(lang, "unknown_quality", {"value": quality, "choices": list(QUALITIES)}))
    if jobs < 1:
        return _say(message(lang, "analysis-cli-jobs"))
    try:
        text = read_text(file)
    except UnreadableError as error:
        print(f"{file}: {error.code}: {in_words(error)}", file=sys.stderr)
        return UNREADABLE
    played = replay(text)
    if played.error is not None:
        return _does_not_hold(file, played.error, played.lines, json)
    match = played.match
    assert match is not None
    numbers = range(1, len(match.results) + 1) if round is None else (round,)
    if not numbers or not 1 <= numbers[0] <= len(match.results):
        code = "no_round" if round is None or round > len(match.logs) or round < 1 else "round_not_over"
        print(f"{file}: {code}: {sentence(lang, code)}", file=sys.stderr)
        return DOES_NOT_HOLD
    who = None if seat is None else _seat(match, seat)
    if seat is not None and who is None:
        return _say(sentence(lang, "nobody_called", {"name": seat}))
    shown = _Progress(lang)
    try:
        found = _rounds(text, numbers, quality, jobs, shown)
    except KeyboardInterrupt:
        shown.clear()
        print(message(lang, "analysis-cli-stopped", done=shown.done, all=shown.all), file=sys.stderr)
        return _INTERRUPTED
    return _told(match, found, who, json=json, html=html, lang=lang)


def _rounds(
    text: str, numbers: range | tuple[int, ...], quality: str, jobs: int, shown: _Progress
) -> tuple[RoundAnalysis, ...]:
    from rummy500.cli.analyse_work import workers

    found = []
    with workers(text, jobs) as work:
        for number in numbers:
            shown.round = number
            found.append(work.analyse(number, quality, shown.tell))
        shown.clear()
    return tuple(found)


def _told(
    match: Match, found: tuple[RoundAnalysis, ...], seat: int | None, *, json: bool, html: Path | None, lang: str
) -> int:
    from rummy500.app.analysis_file import SCHEMA, MatchAnalysis
    from rummy500.app.analysis_page import page
    from rummy500.cli.analyse_text import lines

    if html is not None:
        try:
            html.write_text(page(match, found, seat, lang), encoding="utf-8")
        except OSError as error:
            print(say("file-unwritable", file=str(html), text=why(error)), file=sys.stderr)
            return DOES_NOT_HOLD
        print(message(lang, "analysis-cli-written", text=str(html)), file=sys.stderr)
    if json:
        answer = MatchAnalysis(SCHEMA, match.names, tuple(_only(one, seat) for one in found))
        print(msgspec.json.encode(answer).decode())
    elif html is None:
        for line in lines(match, found, seat, lang):
            print(line)
    return 0


def _only(found: RoundAnalysis, seat: int | None) -> RoundAnalysis:
    """Leaves out what is another seat's."""
    if seat is None:
        return found
    return msgspec.structs.replace(
        found,
        decisions=tuple(one for one in found.decisions if one.seat == seat),
        seats=tuple(one for one in found.seats if one.seat == seat),
    )


def _seat(match: Match, text: str) -> int | None:
    """Finds a seat by its player's name, else by its number from 1."""
    lower = [name.casefold() for name in match.names]
    if text.casefold() in lower:
        return lower.index(text.casefold())
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0
    return number - 1 if 1 <= number <= match.seats else None


def _does_not_hold(file: str, error: RecordError, line: int, json: bool) -> int:
    if not json:
        return complain(file, error, line)
    from rummy500.app.analysis_file import SCHEMA

    problem = Problem(getattr(error, "line", line), error.code, in_words(error, machine_language()))
    print(msgspec.json.encode({"analysis": SCHEMA, "error": problem}).decode())
    return DOES_NOT_HOLD


def _say(text: str) -> int:
    print(text, file=sys.stderr)
    return _USAGE


class _Progress:
    """Tells on standard error how far it is: on a terminal all the time, elsewhere once a round."""

    def __init__(self, language: str) -> None:
        self.round = 0
        self.done = self.all = 0
        self._language = language
        self._terminal = sys.stderr.isatty()

    def tell(self, done: int, count: int) -> None:
        """Hears that so many of a round's decisions are done."""
        self.done, self.all = done, count
        text = message(self._language, "analysis-cli-progress", round=self.round, done=done, all=count)
        if self._terminal:
            print(f"\r{text:<60}", end="", file=sys.stderr, flush=True)
        elif done in (0, count):
            print(text, file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Takes the line away."""
        if self._terminal:
            print("\r" + " " * 60 + "\r", end="", file=sys.stderr, flush=True)
