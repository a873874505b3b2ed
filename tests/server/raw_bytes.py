"""The raw-byte checker: searches everything that somebody was sent for what they may not know at that moment.

What a seat may know is worked out anew from the stored log: its own hand, what lies on the table, and what it has seen
go from there into hands. Every card text in every byte that was sent must be one of those.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rummy500.app.facts import Created, Dealing, Dealt, Fact, Scored, read_fact
from rummy500.app.happenings import DealerCut, Happening
from rummy500.app.ports import Entry
from rummy500.app.table import Table
from rummy500.game.moves import Seat
from tests.server.client import Guest

__all__ = ["CARD", "Knowledge", "hidden_cards_in", "secrets_of_others"]

CARD = re.compile(r"(?<![A-Za-z0-9])(?:(?:10|[2-9AJQK])[SHDC]|JK)(?![A-Za-z0-9])")
# What a joker could stand for is no secret, whoever holds that card.
_IDENTITY = re.compile(r'("card":"JK","as":)"[0-9A-Z]+"|("type":"call","card":"JK"(?:,"nth":\d)?,"as":)"[0-9A-Z]+"')
# Nor are the names of the four pots.
_POTS = re.compile(r'"pots":\{[^}]*\}')


class Knowledge:
    """Tells for each seq of a table which faces a seat may know in that round, and which keys are secret until when.

    ``who`` is a seat, None for a spectator, or a guest (hex) who may have come late, left or moved. ``keys`` are the
    deals' keys, the server's shares and the people's, in hex.
    """

    def __init__(self, table: str, log: Sequence[Entry], who: Seat | str | None) -> None:
        self.faces: dict[int, frozenset[str]] = {}
        self.ended: dict[int, frozenset[str]] = {}
        self.keys: list[str] = []
        self._opened_at: dict[str, int] = {}
        facts = [read_fact(entry.body) for entry in log]
        assert isinstance(facts[0], Created)
        self._follow(Table(table, facts[0]), facts[1:], who)

    def _follow(self, table: Table, facts: Iterable[Fact], who: Seat | str | None) -> None:
        known: set[str] = set()
        ended: frozenset[str] = frozenset()
        waiting: list[str] = []
        for fact in facts:
            new = _keys_of(fact)
            self.keys += new
            waiting += new
            if isinstance(fact, Dealt):
                known = set()
            table.apply(fact)
            if isinstance(fact, Scored) and table.daily is None:  # others play a daily deal from that key
                self._opened_at |= dict.fromkeys(waiting, table.seq)
                waiting.clear()
            known |= _in_sight(table, table.seat_of(bytes.fromhex(who)) if isinstance(who, str) else who)
            ended |= _turned_up(table.steps[-1].events if table.steps else ())
            self.faces[table.seq] = frozenset(known)
            if not table.running:
                ended |= frozenset(known)
            self.ended[table.seq] = ended

    def at(self, seq: int) -> frozenset[str]:
        """Gives what may be named in a frame of that seq, the ends of earlier rounds included."""
        return self.faces.get(seq, frozenset()) | self.ended.get(seq, frozenset())

    @property
    def secret_keys(self) -> list[str]:
        """Gives the keys of rounds that are not over."""
        return [key for key in self.keys if key not in self._opened_at]

    def secret_at(self, seq: int) -> list[str]:
        """Gives the keys that must not be named at that seq."""
        return [key for key in self.keys if self._opened_at.get(key, seq + 1) > seq]


def _keys_of(fact: Fact) -> list[str]:
    if isinstance(fact, Dealing):
        return [fact.secret]
    if isinstance(fact, Dealt):
        return [fact.seed, *(share for share in fact.shares or () if share is not None)]
    return []


def _in_sight(table: Table, seat: Seat | None) -> set[str]:
    if table.match is None or table.match.round is None:
        return set()
    state = table.match.round
    public = state.public_view()
    faces = {card.value for card in public.pile}
    if seat is not None:
        faces |= {card.value for card in state.own_view(seat).hand}
    for meld in public.melds:
        faces |= {placed.card.value for placed in meld.cards}
    for hand in public.hands or ():
        faces |= {card.value for card in hand}
    return faces


def _turned_up(events: Iterable[Happening]) -> frozenset[str]:
    """Gives the cards of the cut for the deal, which all may see."""
    cuts = [cut for event in events if isinstance(event, DealerCut) for row in event.cuts for cut in row]
    return frozenset(cut.card.value for cut in cuts)


def hidden_cards_in(received: Iterable[bytes], knowledge: Knowledge) -> Iterator[str]:
    """Gives what a seat was sent and must not have been, with the frame in which it stood."""
    seq = 0
    for raw in received:
        text = raw.decode()
        if not text.startswith("{"):
            # Pages and records have no moment: what they name must have been open at the end.
            yield from (f"the key of a running deal: {text[:200]}" for key in knowledge.secret_keys if key in text)
            continue
        frame: Mapping[str, Any] = json.loads(text)
        shown = frame.get("seq")
        if isinstance(shown, int):
            seq = max(seq, shown) if frame.get("type") != "view" else shown
        yield from (f"a key at seq {seq}: {text[:200]}" for key in knowledge.secret_at(seq) if key in text)
        may = _asked(frame) | knowledge.at(seq)
        if frame.get("type") == "welcome":
            # It comes before the first view: its cards are those of finished rounds.
            may = may | frozenset().union(*knowledge.ended.values())
        for card in CARD.findall(_POTS.sub("", _IDENTITY.sub(r"\1\2null", text))):
            if card not in may:
                yield f"{card} at seq {seq}: {text[:300]}"


def secrets_of_others(received: Iterable[bytes], others: Iterable[Guest]) -> Iterator[str]:
    """Gives where a guest was sent another guest's cookie, or its hash."""
    words = [word.encode() for other in others for word in (other.token, other.hex) if word]
    for raw in received:
        yield from (f"what belongs to another guest: {raw[:200]!r}" for word in words if word in raw)


def _asked(frame: Mapping[str, Any]) -> frozenset[str]:
    """Gives the cards that a refusal repeats from the message it refuses."""
    return frozenset(CARD.findall(json.dumps(frame["args"]))) if frame.get("type") == "refused" else frozenset()
