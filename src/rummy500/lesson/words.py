"""Events and moves of a round in a reader's words, told to the seat that looks on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from rummy500.bots.advice_words import move_words
from rummy500.cards import Card
from rummy500.game.events import (
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    RoundEnded,
    RoundStarted,
    Took,
)
from rummy500.game.moves import Move, Placed, Seat
from rummy500.game.view import SeatView
from rummy500.i18n import card_text, message, number
from rummy500.i18n.advice_text import Who, meld_text, move_text

__all__ = ["Speaker", "listed"]


class Speaker(msgspec.Struct, frozen=True):
    """Puts what happens at a table into words for the seat ``you``; ``names`` are those of the seats."""

    language: str
    names: tuple[str, ...]
    you: Seat

    def cards(self, cards: Sequence[Card]) -> str:
        """Writes cards with signs, one after another."""
        return " ".join(card_text(card, self.language) for card in cards)

    def placed(self, placed: Placed) -> str:
        """Writes a card, a joker with what it stands for."""
        text = card_text(placed.card, self.language)
        if placed.card is placed.as_ or placed.as_ is Card.JK:
            return text
        return message(self.language, "card-as", card=text, **{"as": card_text(placed.as_, self.language)})

    def meld(self, view: SeatView, number: int, actor: Seat | None = None) -> str:
        """Names a meld of the table by whose it is, ``Ada’s kings``; ``actor`` is who plays there."""
        meld = view.public.melds[number - 1]
        who: Who = "you" if meld.owner == self.you else "own" if meld.owner == actor else "other"
        return meld_text(self.language, meld.kind, [card.as_ for card in meld.cards], self.names[meld.owner], who)

    def move(self, move: Move | None, view: SeatView) -> str:
        """Says what a move does, standing alone as on a button; ``view`` is the table before it."""
        kind, words = move_words(
            move, view.public.pile, lambda number, actor: self.meld(view, number, actor), self.placed
        )
        return move_text(self.language, kind, words)

    def told(self, events: Sequence[Event], view: SeatView) -> str:
        """Tells events in sentences; ``view`` is the table after them."""
        return " ".join(text for event in events if (text := self.event(event, view)))

    def event(self, event: Event, view: SeatView) -> str:
        """Tells one event; nothing for a kind that does not come about under the rules of lessons."""
        match event:
            case RoundStarted():
                return self._started(event)
            case Drew(seat, None):
                return self._say("tell-drew", seat)
            case Drew(seat, Card() as card):
                return self._say("tell-drew-card", seat, card=card_text(card, self.language))
            case Took(seat, cards):
                return self._say("tell-took", seat, card=card_text(cards[0], self.language), more=len(cards) - 1)
            case Melded(seat, _, placed, value):
                cards_said = " ".join(map(self.placed, placed))
                return self._say("tell-melded", seat, cards=cards_said, n=value, points=number(value, self.language))
            case LaidOff(seat, meld, card, _, value):
                words = {"card": self.placed(card), "meld": self.meld(view, meld, seat)}
                return self._say("tell-laid-off", seat, **words, n=value, points=number(value, self.language))
            case Discarded(seat, card):
                return self._say("tell-discarded", seat, card=card_text(card, self.language))
            case RoundEnded(round, _, None):
                return message(self.language, "tell-round-ended-stock", round=round)
            case RoundEnded(round, _, int() as out):
                return self._say("tell-round-ended", out, round=round)
            case _:
                return ""

    def _started(self, event: RoundStarted) -> str:
        said = message(
            self.language,
            "tell-round-started",
            round=event.round,
            dealer=self.names[event.dealer],
            dealing=self._who(event.dealer),
            first=self.names[event.first],
            starting=self._who(event.first),
        )
        if event.upcard is None:
            return said
        return f"{said} {message(self.language, 'tell-upcard', card=card_text(event.upcard, self.language))}"

    def _say(self, name: str, seat: Seat, **words: int | str) -> str:
        return message(self.language, name, who=self._who(seat), name=self.names[seat], **words)

    def _who(self, seat: Seat) -> str:
        return _YOU if seat == self.you else _OTHER


_YOU: Final = "you"
_OTHER: Final = "other"


def listed(texts: Sequence[str], language: str) -> str:
    """Joins texts as a sentence does: ``a, b and c``."""
    if len(texts) < 2:
        return "".join(texts)
    return message(language, "list-and", head=", ".join(texts[:-1]), last=texts[-1])
