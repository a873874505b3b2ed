"""A table and its events as text for a terminal; what happens is told in the same words as in the browser."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rummy500.cards import Card, Rank
from rummy500.cli.language import listed, say, spoken
from rummy500.game.events import (
    Called,
    Discarded,
    Drew,
    Event,
    Floated,
    LaidOff,
    MatchEnded,
    Melded,
    Passed,
    PotTaken,
    Restocked,
    RoundEnded,
    RoundStarted,
    Stood,
    Swapped,
    Took,
)
from rummy500.game.moves import Placed, Seat
from rummy500.game.view import SeatView, TableMeld
from rummy500.i18n import card_text, message, number, rank_letter

__all__ = ["event_line", "help_lines", "placed_text", "score_lines", "table_lines", "typed"]

_WRITTEN: Final = {
    "draw": "draw",
    "take": "take 4D",
    "meld": "meld 7S 8S 9S",
    "lay": "lay 6S on 2",
    "swap": "swap 5H on 2",
    "discard": "discard 2C",
    "rare": "pass, stand, call 10C",
}
"""What can be written, as it stands in a record in every language."""

_WORDS: Final = ("moves", "hint", "table", "quit")
_COURT: Final = (Rank.ACE, Rank.JACK, Rank.QUEEN, Rank.KING)


def help_lines() -> list[str]:
    """Says what can be written at the table."""
    words = [(written, say(f"moves-{key}")) for key, written in _WRITTEN.items()]
    others = [(say(f"word-{key}"), say(f"moves-{key}")) for key in _WORDS]
    width = max(len(word) for word, _ in words + others)
    letters = {rank.name.lower(): rank_letter(rank, spoken()) for rank in _COURT}
    return [
        say("moves"),
        *(f"  {word:<{width}}  {told}" for word, told in words),
        say("moves-several"),
        say("moves-cards", **letters),
        *(f"  {word:<{width}}  {told}" for word, told in others),
    ]


def typed(text: str) -> str:
    """Gives what somebody has typed as a record has it: their own letters of court cards are understood too.

    >>> typed("Discard QH")
    'discard qh'
    """
    own = {rank_letter(rank, spoken()).lower(): str(rank).lower() for rank in _COURT}
    return re.sub(r"\b([a-z])(?=[shdc]\b)", lambda found: own.get(found[1], found[1]), text.lower())


def shown(cards: Sequence[Card]) -> str:
    """Writes cards with suit signs."""
    return " ".join(card_text(card, spoken()) for card in cards)


def placed_text(placed: Placed) -> str:
    """Writes a card with what it stands for."""
    text = card_text(placed.card, spoken())
    return text if placed.card is placed.as_ else f"{text}={card_text(placed.as_, spoken())}"


def meld_line(meld: TableMeld, names: Sequence[str]) -> str:
    """Writes a meld with the players whose cards lie there."""
    parts: list[str] = []
    by = -1
    for card in meld.cards:
        text = placed_text(Placed(card.card, card.as_))
        if card.by != by and by >= 0:
            parts[-1] += f" ({names[by]})"
        by = card.by
        parts.append(text)
    return f"  {meld.number:>2}  {' '.join(parts)} ({names[by]})"


def table_lines(view: SeatView, names: Sequence[str]) -> list[str]:
    """Shows the table as one seat sees it."""
    public, own = view.public, view.own
    lines = ["", *_seat_lines(view, names)]
    if public.chips is not None and public.pots is not None:
        pots = ", ".join(f"{card_text(Card(card), spoken())} {chips}" for card, chips in public.pots.items())
        chips = ", ".join(f"{name} {count}" for name, count in zip(names, public.chips, strict=True))
        lines.append("  " + say("pots", pots=pots, chips=chips))
    if public.melds:
        lines.append(say("melds"))
        lines += [meld_line(meld, names) for meld in public.melds]
    rows = [
        (say("pile"), shown(public.pile) or say("empty")),
        (say("stock"), say("stock-cards", count=public.stock)),
    ]
    if own is not None:
        rows.append((say("hand"), shown(sorted(own.hand, key=lambda card: card.face)) or say("empty")))
    width = max(len(label) for label, _ in rows)
    lines += [f"{label:<{width}}  {told}" for label, told in rows]
    if own is not None and public.reached is not None and public.turn == own.seat:
        lines.append(" " * (width + 2) + say("reached", card=card_text(public.reached, spoken())))
    return lines


def _seat_lines(view: SeatView, names: Sequence[str]) -> list[str]:
    public = view.public
    counts = [say("seat-cards", count=count) for count in public.counts]
    laid, totals = _column(public.laid), _column(public.totals)
    wide, widest = max(len(name) for name in names), max(len(count) for count in counts)
    lines = []
    for seat, name in enumerate(names):
        dealer = "yes" if seat == public.dealer else "no"
        told = say("seat", laid=laid[seat], total=totals[seat], dealer=dealer)
        lines.append(f"{'>' if public.turn == seat else ' '} {name:<{wide}}  {counts[seat]:<{widest}}  {told}")
    return lines


def _column(values: Sequence[int]) -> list[str]:
    texts = [_points(value) for value in values]
    return [f"{text:>{max(map(len, texts))}}" for text in texts]


def event_line(event: Event, names: Sequence[str], you: Seat) -> str | None:
    """Tells an event to one seat; what RoundEnded and MatchEnded say stands in ``score_lines``."""
    match event:
        case RoundStarted(round, dealer, first, upcard):
            who = {"dealing": _who(dealer, you), "starting": _who(first, you)}
            said = _tell("round-started", round=round, dealer=names[dealer], first=names[first], **who)
            return said if upcard is None else f"{said} {_tell('upcard', card=card_text(upcard, spoken()))}"
        case Restocked(count):
            return _tell("restocked", count=count)
        case RoundEnded() | MatchEnded():
            return None
        case Drew() | Took() | Melded() | LaidOff() | Swapped() | Discarded() | Called() | PotTaken():
            return _card_line(event, names, you)
        case Passed(seat) | Stood(seat) | Floated(seat):
            return _tell(type(event).__name__.lower(), who=_who(seat, you), name=names[seat])
        case _:
            return None


def _card_line(
    event: Drew | Took | Melded | LaidOff | Swapped | Discarded | Called | PotTaken, names: Sequence[str], you: Seat
) -> str:
    who = {"who": _who(event.seat, you), "name": names[event.seat]}
    language = spoken()
    match event:
        case Drew(card=card):
            return _tell("drew", **who) if card is None else _tell("drew-card", card=card_text(card, language), **who)
        case Took(cards=cards):
            return _tell("took", card=card_text(cards[0], language), more=len(cards) - 1, **who)
        case Melded(cards=cards, value=value):
            return _tell("melded", cards=" ".join(map(placed_text, cards)), n=value, points=_points(value), **who)
        case LaidOff(meld=meld, card=card, value=value):
            place = message(language, "meld-number", number=meld)
            return _tell("laid-off", card=placed_text(card), meld=place, n=value, points=_points(value), **who)
        case Swapped():
            return _swap_line(event, names, you)
        case Discarded(card=card):
            return _tell("discarded", card=card_text(card, language), **who)
        case Called(card=card):
            return _tell("called", card=card_text(card, language), **who)
        case PotTaken():
            card, chips = event.card, event.chips
            return _tell("pot-taken", card=card_text(card, language), chips=chips, **who)


def _swap_line(event: Swapped, names: Sequence[str], you: Seat) -> str:
    return _tell(
        "swapped",
        who=_who(event.seat, you),
        name=names[event.seat],
        card=card_text(event.card, spoken()),
        meld=message(spoken(), "meld-number", number=event.meld),
        n=event.value,
        points=_points(event.value),
        losing=_who(event.loser, you),
        loser=names[event.loser],
        lost=_points(event.lost),
    )


def score_lines(event: Event, names: Sequence[str], you: Seat) -> list[str]:
    """Itemises the end of a round, or says who has won the match."""
    if isinstance(event, MatchEnded):
        lines = ["", _won_line(event, names, you)]
        for debt in event.settlement or ():
            who = _who(debt.seat, you)
            lines.append("  " + say("owes", who=who, name=names[debt.seat], amount=number(debt.amount, spoken())))
        return lines
    if not isinstance(event, RoundEnded):
        return []
    if event.out is None:
        how = _tell("round-ended-stock", round=event.round)
    else:
        how = _tell("round-ended", round=event.round, who=_who(event.out, you), name=names[event.out])
    wide = max(len(name) for name in names)
    lines = ["", how]
    for line in event.scores:
        told = say(
            "score",
            laid=line.laid,
            caught=line.caught,
            bonus=line.out_bonus + line.stand_bonus,
            round=line.round,
            total=line.total,
        )
        lines.append(f"  {names[line.seat]:<{wide}}  {told}")
    return lines


def _won_line(event: MatchEnded, names: Sequence[str], you: Seat) -> str:
    others = [names[seat] for seat in event.winners if seat != you]
    if you not in event.winners:
        return _tell("won", names=listed(others), count=len(others))
    return _tell("you-won-with", names=listed(others)) if others else _tell("you-won")


def _tell(key: str, /, **variables: int | str) -> str:
    return message(spoken(), f"tell-{key}", **variables)


def _who(seat: Seat, you: Seat) -> str:
    return "you" if seat == you else "other"


def _points(value: int) -> str:
    return number(value, spoken())
