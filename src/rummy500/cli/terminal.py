"""A table and its events as English text for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rummy500.cards import Card
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
from rummy500.game.moves import Placed
from rummy500.game.view import SeatView, TableMeld
from rummy500.i18n import card_text

__all__ = ["HELP", "event_line", "score_lines", "table_lines"]

HELP = """You may write:
  draw                  take the top card of the stock
  take 4D               take that card of the pile and all above it
  meld 7S 8S 9S         put down a set or a run; a joker as JK or JK=5H
  lay 6S on 2           add a card to meld 2; "low" or "high" behind it where both ends fit
  swap 5H on 2          put the natural card in place of the joker that stands for it
  discard 2C            end your turn
  pass, stand, call 10C where the rules have them
Several actions may stand in one line with commas between them.
  moves                 lists what is legal now
  hint                  says where to look, and asked again what to do and why
  table                 shows the table again
  quit                  saves the match and ends"""


def shown(cards: Sequence[Card]) -> str:
    """Writes cards with suit signs."""
    return " ".join(card_text(card, "en") for card in cards)


def placed_text(placed: Placed) -> str:
    """Writes a card with what it stands for."""
    text = card_text(placed.card, "en")
    return text if placed.card is placed.as_ else f"{text}={card_text(placed.as_, 'en')}"


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
    lines = [""]
    for seat, name in enumerate(names):
        count = public.counts[seat]
        flag = ">" if public.turn == seat else " "
        more = ", dealer" if seat == public.dealer else ""
        cards = "1 card" if count == 1 else f"{count} cards"
        lines.append(
            f"{flag} {name:<14} {cards:<9} {public.laid[seat]:>4} on the table {public.totals[seat]:>6} in all{more}"
        )
    if public.chips is not None and public.pots is not None:
        pots = ", ".join(f"{card_text(Card(card), 'en')} {chips}" for card, chips in public.pots.items())
        chips = ", ".join(f"{name} {count}" for name, count in zip(names, public.chips, strict=True))
        lines.append(f"  Pots: {pots}. Chips: {chips}.")
    if public.melds:
        lines.append("Melds")
        lines += [meld_line(meld, names) for meld in public.melds]
    lines.append(f"Pile   {shown(public.pile) or '(empty)'}")
    lines.append(f"Stock  {public.stock} cards")
    if own is not None:
        by_suit = sorted(own.hand, key=lambda card: card.face)
        lines.append(f"Hand   {shown(by_suit) or '(empty)'}")
        if public.reached is not None and public.turn == own.seat:
            lines.append(f"       {card_text(public.reached, 'en')} has to be played this turn.")
    return lines


def event_line(event: Event, names: Sequence[str]) -> str | None:
    """Tells an event; what RoundEnded and MatchEnded say stands in ``score_lines``."""
    match event:
        case RoundStarted(number, dealer, first):
            return f"Round {number}, dealt by {names[dealer]}. First to play: {names[first]}."
        case Drew(seat, card):
            return f"{names[seat]} drew" + (f" {card_text(card, 'en')}." if card is not None else " from the stock.")
        case Took(seat, cards):
            return f"{names[seat]} took {shown(cards)} from the pile."
        case Melded(seat, _, cards, value):
            return f"{names[seat]} melded {' '.join(map(placed_text, cards))} for {value}."
        case LaidOff(seat, meld, card, _, value):
            return f"{names[seat]} laid off {placed_text(card)} on meld {meld} for {value}."
        case Swapped(seat, meld, card):
            return f"{names[seat]} swapped {card_text(card, 'en')} for the joker in meld {meld}."
        case Discarded(seat, card):
            return f"{names[seat]} discarded {card_text(card, 'en')}."
        case Passed(seat):
            return f"{names[seat]} passed."
        case Stood(seat):
            return f"{names[seat]} stood, to go out without drawing."
        case Called(seat, card):
            return f"{names[seat]} called Rummy for {card_text(card, 'en')}!"
        case Floated(seat):
            return f"{names[seat]} played the last card and floats on."
        case Restocked(count):
            return f"The pile is shuffled into a new stock of {count} cards."
        case PotTaken(seat, card, chips):
            return f"{names[seat]} took the pot of {card_text(card, 'en')}: {chips} chips."
        case _:
            return None


def score_lines(event: Event, names: Sequence[str]) -> list[str]:
    """Itemises the end of a round, or says who has won the match."""
    if isinstance(event, MatchEnded):
        won = " and ".join(names[seat] for seat in event.winners)
        lines = ["", f"The match is over: won by {won}."]
        lines += [f"  {names[debt.seat]} owes {debt.amount}." for debt in event.settlement or ()]
        return lines
    if not isinstance(event, RoundEnded):
        return []
    how = "the stock ran out" if event.out is None else f"{names[event.out]} went out"
    lines = ["", f"Round {event.round} is over: {how}."]
    for line in event.scores:
        bonus = line.out_bonus + line.stand_bonus
        more = f" + {bonus} bonus" if bonus else ""
        sum_ = f"{line.laid} on the table - {line.caught} in the hand{more}"
        lines.append(f"  {names[line.seat]:<14} {sum_} = {line.round}, {line.total} in all")
    return lines
