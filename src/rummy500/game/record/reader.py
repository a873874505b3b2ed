"""Playing a record through, statement by statement, up to the first that does not hold."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from rummy500.cards import Argument, Card, RummyError
from rummy500.game.match import Match
from rummy500.game.moves import Draw, Seat, parse_move
from rummy500.game.position import copies
from rummy500.game.record.head import HEAD_KEYS, HeadReader
from rummy500.game.record.lines import RecordError, Statement, read_card, read_cards, statements
from rummy500.game.record.position_text import POSITION_KEYS, PositionReader, seat_of, take_out

__all__ = ["Reader", "Replay", "read_record", "replay"]

_DEAL_KEYS: Final = frozenset({"deck", "seed", "cut"})


# Few texts make up most of a long record.
_move = lru_cache(maxsize=4096)(parse_move)


class _Deal:
    """Collects how a round begins: a deck or a key, with the cut, or a position."""

    def __init__(self) -> None:
        self.source: bytes | tuple[Card | None, ...] | None = None
        self.source_line = 0
        self.cut: int | None = None
        self.cut_line = 0
        self.position: PositionReader | None = None

    @property
    def begun(self) -> bool:
        return self.source is not None or self.cut is not None or self.position is not None


class Reader:
    """Reads a record's statements one after another and plays them; ``match`` is how far it has come."""

    def __init__(self) -> None:
        self.head: Final = HeadReader()
        self.match: Match | None = None
        self._deal: _Deal | None = None

    def read(self, said: Statement) -> None:
        """Takes one statement in; raises RecordError and leaves everything before it standing."""
        if self.match is None:
            if said.key in HEAD_KEYS:
                self.head.read(said)
                return
            self._close_head(said.line)
        try:
            self._read_body(said)
        except RecordError:
            raise
        except RummyError as error:
            raise RecordError.at(said.line, error) from None

    def finish(self, line: int) -> None:
        """Ends the record, whose last statement stands at ``line``; raises RecordError where it makes no whole."""
        if self.match is None:
            self._close_head(line)
        self._close_deal(line)

    @property
    def waits_for_deal(self) -> bool:
        """Whether a round may begin here, but nothing has been dealt."""
        return self.match is None or self._deal is not None

    def _close_head(self, line: int) -> None:
        head = self.head.head(line)
        self.match = Match(head.rules, head.names, head.dealer)
        self._deal = _Deal()

    @property
    def _match(self) -> Match:
        assert self.match is not None
        return self.match

    def _read_body(self, said: Statement) -> None:
        if said.key in HEAD_KEYS:
            raise RecordError(said.line, "misplaced", {"key": said.key})
        if said.key in _DEAL_KEYS or said.key in POSITION_KEYS:
            self._read_deal(said)
        elif said.key == "total" and self._deal is not None:
            self._check_totals(said, may_set=not self._match.logs)
        else:
            self._close_deal(said.line)
            self._read_play(said)

    def _read_deal(self, said: Statement) -> None:
        deal = self._deal
        if deal is None:
            raise RecordError(said.line, "misplaced", {"key": said.key})
        if said.key in POSITION_KEYS:
            if deal.source is not None or deal.cut is not None:
                raise RecordError(said.line, "deal_and_position")
            if deal.position is None:
                deal.position = PositionReader(self._match.book, self._match.names)
            deal.position.read(said)
            return
        if deal.position is not None:
            raise RecordError(said.line, "deal_and_position")
        if said.subject:
            raise RecordError(said.line, "unknown_statement", {"key": f"{said.key} {said.subject}"})
        if said.key == "cut":
            self._read_cut(deal, said)
        elif deal.source is not None:
            raise RecordError(said.line, "said_twice", {"key": said.key})
        elif said.key == "deck":
            deal.source, deal.source_line = self._read_deck(said), said.line
        else:
            deal.source, deal.source_line = _read_seed(said), said.line

    def _read_cut(self, deal: _Deal, said: Statement) -> None:
        if deal.cut is not None:
            raise RecordError(said.line, "said_twice", {"key": "cut"})
        if not self._match.rules.cut:
            raise RecordError(said.line, "cut_off")
        size = self._match.rules.pack_size(self._match.seats)
        deal.cut, deal.cut_line = _number(said.line, said.body), said.line
        if deal.cut > size:
            raise RecordError(said.line, "bad_cut", {"most": size})

    def _read_deck(self, said: Statement) -> tuple[Card | None, ...]:
        match = self._match
        deck = read_cards(said.line, said.body)
        if None in deck:
            raise RecordError(said.line, "unknown_not_here")
        take_out(said.line, copies(match.rules, match.seats), deck)
        size = match.rules.pack_size(match.seats)
        if len(deck) != size:
            raise RecordError(said.line, "deck_size", {"count": size, "found": len(deck)})
        return deck

    def _close_deal(self, line: int) -> None:
        """Deals, or sets the position up, as soon as something else follows."""
        deal = self._deal
        if deal is None or not deal.begun:
            return
        match = self._match
        if deal.position is not None:
            position = deal.position.position(line)
            try:
                match.start_position(position)
            except RummyError as error:
                raise RecordError.at(deal.position.turn_line or line, error) from None
        elif deal.source is not None:
            try:
                match.start_round(deal.source, cut=deal.cut)
            except RummyError as error:
                raise RecordError.at(deal.source_line, error) from None
        else:
            raise RecordError(deal.cut_line, "no_deal")
        self._deal = None

    def _read_play(self, said: Statement) -> None:
        match said.key:
            case "-":
                self._read_turn(said)
            case "restock" if not said.subject:
                self._read_restock(said)
            case "score" if not said.subject:
                self._check_scores(said)
            case "total" if not said.subject:
                self._check_totals(said, may_set=len(self._match.logs) == 1 and not self._match.logs[0].entries)
            case "round" if not said.subject:
                self._next_round(said)
            case _:
                raise RecordError(said.line, "unknown_statement", {"key": f"{said.key} {said.subject}".strip()[:60]})

    def _next_round(self, said: Statement) -> None:
        if said.body:
            raise RecordError(said.line, "nothing_here", {"key": "round"})
        if not self._match.logs:
            raise RecordError(said.line, "no_round")
        self._match.check_may_start()
        self._deal = _Deal()

    def _read_turn(self, said: Statement) -> None:
        match = self._match
        if self._deal is not None or match.round is None:
            raise RecordError(said.line, "no_round")
        seat = seat_of(said.line, match.names, said.subject)
        for action in said.body.split(","):
            words = action.split()
            if not words:
                raise RecordError(said.line, "empty_action")
            self._act(said.line, seat, words)

    def _act(self, line: int, seat: Seat, words: list[str]) -> None:
        if words[0] == "draw" and len(words) == 2:
            self._draw(line, seat, words[1])
            return
        self._match.play(seat, _move(" ".join(words)))

    def _draw(self, line: int, seat: Seat, word: str) -> None:
        """Draws a named card: a check of a known top, the name of an unknown one."""
        match = self._match
        round = match.round
        assert round is not None
        card = read_card(line, word)
        top = round.top_for_draw(seat)
        if top is None:
            left = copies(match.rules, match.seats)
            left.subtract(round.named_cards())
            if left[card] <= 0:
                raise RecordError(line, "card_too_often", {"card": card})
            round.name_top(card)
        elif top is not card:
            raise RecordError(line, "other_top", {"card": card})
        match.play(seat, Draw())

    def _read_restock(self, said: Statement) -> None:
        round = self._match.round
        if self._deal is not None or round is None:
            raise RecordError(said.line, "no_round")
        cards = read_cards(said.line, said.body)
        known = [card for card in cards if card is not None]
        if len(known) < len(cards):
            raise RecordError(said.line, "unknown_not_here")
        round.restock(known)

    def _points(self, said: Statement) -> dict[Seat, int]:
        """Reads ``NAME NUMBER, …`` of a score or total."""
        points: dict[Seat, int] = {}
        for part in said.body.split(","):
            name, _, number = part.strip(" \t").replace("\t", " ").rpartition(" ")
            seat = seat_of(said.line, self._match.names, name)
            if seat in points:
                raise RecordError(said.line, "said_twice", {"key": self._match.names[seat]})
            points[seat] = _whole(said.line, number)
        return points

    def _check_scores(self, said: Statement) -> None:
        match = self._match
        if self._deal is not None or match.round is None or not match.round.over:
            raise RecordError(said.line, "round_not_over")
        for seat, points in self._points(said).items():
            counted = match.results[-1].scores[seat].round
            if points != counted:
                told: dict[str, Argument] = {"name": match.names[seat], "said": points, "counted": counted}
                raise RecordError(said.line, "wrong_score", told)

    def _check_totals(self, said: Statement, *, may_set: bool) -> None:
        if said.subject:
            raise RecordError(said.line, "unknown_statement", {"key": f"{said.key} {said.subject}"[:60]})
        match = self._match
        points = self._points(said)
        if may_set:
            match.set_totals(self._new_totals(said.line, points))
            return
        for seat, total in points.items():
            if total != match.totals[seat]:
                told: dict[str, Argument] = {"name": match.names[seat], "said": total, "counted": match.totals[seat]}
                raise RecordError(said.line, "wrong_total", told)

    def _new_totals(self, line: int, points: dict[Seat, int]) -> tuple[int, ...]:
        rules, totals = self._match.rules, list(self._match.totals)
        for seat, total in points.items():
            for partner in range(len(totals)):
                if rules.team_of(partner) == rules.team_of(seat):
                    if points.get(partner, total) != total:
                        raise RecordError(line, "team_totals", {"name": self._match.names[seat]})
                    totals[partner] = total
        return tuple(totals)


def _number(line: int, text: str) -> int:
    if not (0 < len(text) <= 6 and text.isascii() and text.isdigit()):
        raise RecordError(line, "bad_number", {"text": text[:20]})
    return int(text)


def _whole(line: int, text: str) -> int:
    return -_number(line, text[1:]) if text.startswith("-") else _number(line, text)


def _read_seed(said: Statement) -> bytes:
    text = said.body
    if len(text) != 64 or any(letter not in "0123456789abcdefABCDEF" for letter in text):
        raise RecordError(said.line, "bad_seed")
    return bytes.fromhex(text)


class Replay:
    """Is a record played through: the match as far as it goes, and the error that stopped it, if any."""

    def __init__(self, reader: Reader, error: RecordError | None, lines: int) -> None:
        self.reader: Final = reader
        self.match: Final = reader.match
        self.error: Final = error
        self.lines: Final = lines

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names as far as the head got."""
        return self.reader.head.names

    @property
    def waits_for_deal(self) -> bool:
        """Whether the record ends after its head or after ``round:``, with nothing dealt."""
        return self.reader.waits_for_deal


def replay(text: str, going_on: Callable[[], bool] | None = None) -> Replay:
    """Plays a record through to its end or to the first statement that does not hold; raises nothing.

    ``going_on`` is asked before each statement; where it says no, the record ends there as ``takes_too_long``.
    """
    reader = Reader()
    line = 1
    said = statements(text)
    while True:
        try:
            statement = next(said, None)
        except RecordError as error:
            return Replay(reader, _earlier(reader, error), error.line)
        try:
            if statement is None:
                reader.finish(line)
                return Replay(reader, None, line)
            line = statement.line
            if going_on is not None and not going_on():
                raise RecordError(line, "takes_too_long")
            reader.read(statement)
        except RecordError as error:
            if statement is not None and statement.key not in _DEAL_KEYS | POSITION_KEYS:
                error = _earlier(reader, error)
            return Replay(reader, error, error.line)


def _earlier(reader: Reader, error: RecordError) -> RecordError:
    """What stands before a line that does not hold is dealt; an earlier line at which that fails comes first."""
    try:
        reader.finish(error.line)
    except RecordError as before:
        return before if before.line < error.line else error
    return error


def read_record(text: str) -> Match:
    """Reads a whole record; raises RecordError at the first statement that does not hold."""
    result = replay(text)
    if result.error is not None:
        raise result.error
    assert result.match is not None
    return result.match
