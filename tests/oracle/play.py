"""The second half of a turn (§2, §3, §4, §6): melds, lay-offs, swaps, the discard; whether a turn can be finished.

Readings (paragraphs of the rules):

* §2 "a turn can always be finished": an action is legal when the position after it has ended the turn legally, or
  some action there is legal in the same sense. `can_finish` is that sentence, with a memory of positions seen.
* §6 last card, `discard`: a meld or lay-off that leaves no card is not there at all. A swap never empties a hand: the
  joker comes back.
* §6 `any`: emptying the hand ends the turn, so the duties of the turn must be met by then; likewise for `float`.
* §4 taken alone: `taken` forbids the discard of that face while one copy is held. Playing a copy plays the taken one
  (§2: copies are interchangeable), after which a copy that is left is one's own and may go.
* §4 `at_once`: while the reached card is owed, only actions that play it are there. `same_turn`: it is owed until the
  discard.
* §4 `new_meld`: a lay-off or swap of the reached face does not meet the duty; it may still be done if another copy
  can be melded.
* §3 "one card meets one duty": a joker played in a meld meets the reached joker first, further jokers of the same
  meld meet swapped ones; where the reached joker wants a new meld, a joker laid off meets a swapped one.
* §3 opening minimum: counted over the melds of this turn as they were worth when put down; nothing can change that
  before the opening, because lay-offs and swaps wait for it. Until it is reached neither discard nor an emptied hand
  ends the turn.
* §3 in teams a seat whose partner has opened owes nothing and may lay off.
* §3 `unless_held`: asked of the hand at the moment of the lay-off; a `?` is not held.
* §3 identities: each place or suit that the geometry leaves for a joker is its own action, even where the natural
  card is at hand.
* Record, `?`: never discarded and never played, but it keeps a hand from being empty.
* §6 stand: no card was drawn, the rest of the turn is as usual (swaps too); only the last card may be discarded, and
  floating is no way out.
"""

from collections.abc import Iterator

from .faces import JOKER, UNKNOWN, without
from .melds import Meld, Named, Shape, Tabled, joker_names, places_for, put_down, shape_worth, shapes_from, with_card
from .moves import Move
from .position import Position, replace, with_pot


class TooLongError(Exception):
    """The search for a way to finish a turn has seen more positions than it may."""


class Memory(dict[object, bool]):
    """What is known of positions met while asking one question; TooLongError beyond `limit` of them."""

    limit = 200_000

    def __setitem__(self, key: object, value: bool) -> None:
        if len(self) >= self.limit:
            raise TooLongError
        super().__setitem__(key, value)


def owes_opening(position: Position) -> bool:
    """§3: the turn's melds have begun an opening that is not yet worth the minimum."""
    return position.opening is not None and not position.side_opened(position.turn)


def owes(position: Position) -> bool:
    """Whether some duty of this turn is not yet met."""
    return position.reached is not None or position.swapped > 0 or owes_opening(position)


def may_lay_off(position: Position, seat: int) -> bool:
    """§3: whether the opening lets this seat lay off or swap at all."""
    needed = position.rules.layoff_needs_opening or position.rules.opening_minimum > 0
    return position.side_opened(seat) or not needed


def whose_allowed(position: Position, seat: int, meld: Meld) -> bool:
    """§3 `layoff`: whether this seat may add to that meld."""
    layoff = position.rules.layoff
    return layoff == "all" or (layoff == "own_side" and meld.owner in position.side(seat))


def lay_offs(position: Position, seat: int, card: str, hand: tuple[str, ...]) -> Iterator[Move]:
    """Every way in which this seat may lay off `card`; `hand` is what it holds for `unless_held`."""
    rules, geometry = position.rules, position.geometry
    if card == UNKNOWN or not may_lay_off(position, seat):
        return
    for index, meld in enumerate(position.melds):
        if not whose_allowed(position, seat, meld):
            continue
        names = [card]
        if card == JOKER and rules.jokers_wild:
            names = [] if rules.joker_layoff == "never" else joker_names(geometry, meld)
            if rules.joker_layoff == "unless_held":
                names = [name for name in names if name not in hand]
        for name in names:
            ends = places_for(geometry, meld, name)
            for end in ends:
                yield Move("lay", (Named(card, name),), index, end, len(ends) == 2)


def melds_of(position: Position) -> Iterator[Move]:
    """Every meld that the hand can form."""
    for shape in shapes_from(position.geometry, position.hand):
        yield Move("meld", shape.cards, low=shape.low)


def swaps_of(position: Position) -> Iterator[Move]:
    """Every natural card that can go in place of a tabled joker."""
    if position.rules.joker_swap == "never" or not may_lay_off(position, position.turn):
        return
    for index, meld in enumerate(position.melds):
        if whose_allowed(position, position.turn, meld):
            named = {card.stands_for for card in meld.cards if card.card != card.stands_for}
            for face in sorted(named.intersection(position.hand)):
                yield Move("swap", (Named(face, face),), index)


def discards_of(position: Position) -> Iterator[Move]:
    """Every card that may end the turn now."""
    if owes(position) or (position.stood and len(position.hand) > 1):
        return
    for face in sorted(set(position.hand) - {UNKNOWN}):
        if face != position.taken or position.hand.count(face) > 1:
            yield Move("discard", (Named(face, face),))


def meets_reach(position: Position, move: Move) -> bool:
    """§4: whether this action plays the reached card in the way that the duty asks."""
    if move.kind == "discard" or position.reached not in [card.card for card in move.cards]:
        return False
    return move.kind == "meld" or position.rules.pile_duty_by == "play"


def moves_of(position: Position) -> Iterator[Move]:
    """Every action of the player in play, before asking whether the turn can then be finished; discards first."""
    yield from discards_of(position)
    at_once = position.reached is not None and position.rules.pile_duty_when == "at_once"
    plays: list[Move] = list(swaps_of(position))
    for face in sorted(set(position.hand)):
        plays += lay_offs(position, position.turn, face, position.hand)
    plays += melds_of(position)
    if at_once:
        yield from (move for move in plays if meets_reach(position, move))
    else:
        owed = {position.reached} | ({JOKER} if position.swapped else set())
        yield from sorted(plays, key=lambda move: all(card.card not in owed for card in move.cards))


def after(position: Position, move: Move) -> Position | None:
    """The position after an action of `moves_of`; None where the last card or a duty forbids it."""
    match move.kind:
        case "discard":
            return _after_discard(position, move.cards[0].card)
        case "swap":
            return _after_swap(position, move)
        case "lay":
            seat, card = position.turn, move.cards[0]
            played = Tabled(card.card, card.stands_for, seat, False)
            meld = with_card(position.rules, position.melds[move.meld], played, move.end)
            return _played(position.with_meld(move.meld, meld), move)
        case _:
            shape = Shape(move.cards, move.low)
            meld = put_down(position.rules, shape, position.turn)
            tabled = position.with_meld(len(position.melds), meld)
            return _played(_with_opening(tabled, shape_worth(position.rules, shape)), move)


def _with_opening(position: Position, worth: int) -> Position:
    """§3: counts a meld towards the opening of its player."""
    seat = position.turn
    if position.side_opened(seat):
        return position
    total = (position.opening or 0) + worth
    if total < position.rules.opening_minimum:
        return replace(position, opening=total)
    opened = tuple(flag or other == seat for other, flag in enumerate(position.opened))
    return replace(position, opening=total, opened=opened)


def _played(position: Position, move: Move) -> Position | None:
    """Takes the cards of a meld or lay-off out of the hand, settles duties, and sees whether the hand is empty now."""
    cards = [card.card for card in move.cards]
    position = _settled(position.with_hand(position.turn, without(position.hand, cards)), move)
    for card in cards:
        position = with_pot(position, card, position.turn)
    if position.hand:
        return position
    if owes(position) or position.rules.going_out == "discard":
        return None
    if position.rules.going_out == "any":
        return replace(position, phase="over", ended_by="out", out=position.turn)
    return None if position.stood else end_turn(position, by_discard=False)


def _settled(position: Position, move: Move) -> Position:
    """Marks the duties that the played cards meet."""
    cards = [card.card for card in move.cards]
    jokers = cards.count(JOKER)
    if meets_reach(position, move):
        jokers -= position.reached == JOKER
        position = replace(position, reached=None)
    taken = None if position.taken in cards else position.taken
    return replace(position, swapped=max(0, position.swapped - jokers), taken=taken)


def _after_swap(position: Position, move: Move) -> Position:
    """§3: the natural card stands where the joker stood, single in a doubled set; the joker goes to the hand."""
    face, seat = move.cards[0].card, position.turn
    meld = position.melds[move.meld]
    place = next(at for at, card in enumerate(meld.cards) if card.card != face and card.stands_for == face)
    cards = (*meld.cards[:place], Tabled(face, face, seat, False), *meld.cards[place + 1 :])
    position = _settled(position.with_meld(move.meld, Meld(meld.is_run, meld.owner, cards, meld.low)), move)
    position = position.with_hand(seat, (*without(position.hand, [face]), JOKER))
    if position.rules.joker_swap == "same_turn":
        position = replace(position, swapped=position.swapped + 1)
    return with_pot(position, face, seat)


def _after_discard(position: Position, face: str) -> Position:
    """§2: the card goes on the pile; an empty hand is out under every `going_out`."""
    left = position.with_hand(position.turn, without(position.hand, [face]))
    left = replace(left, pile=(*position.pile, face))
    if not left.hand:
        return replace(left, phase="over", ended_by="out", out=left.turn, taken=None)
    return end_turn(left, by_discard=True)


def end_turn(position: Position, by_discard: bool) -> Position:
    """§7: ends the round where the stock says so, else hands the turn on.

    Readings: `at_once` ends after any turn that leaves the stock empty, one that ends floating too. A turn counts
    towards the ten when it ends with the stock empty and was not the one that emptied it; only a discard ends the
    round by that count.
    """
    counts = position.turns_since_empty or (0,) * position.seats
    if not position.stock and not position.emptied_now:
        counts = tuple(count + (seat == position.turn) for seat, count in enumerate(counts))
    position = replace(
        position,
        turns_since_empty=counts,
        emptied_now=False,
        reached=None,
        taken=None,
        swapped=0,
        opening=None,
        stood=False,
    )
    tired = by_discard and not position.stock and min(counts) >= 10
    if tired or (position.rules.stock_out == "at_once" and not position.stock):
        return replace(position, phase="over", ended_by="stock")
    window = by_discard and position.rules.rummy_call != "off"
    return replace(position, turn=(position.turn + 1) % position.seats, phase="draw", window=window)


def _signature(position: Position) -> object:
    """What the rest of this turn depends on."""
    melds = []
    for meld in position.melds:
        cards = [(card.card, card.stands_for) for card in meld.cards]
        melds.append((meld.is_run, meld.owner, meld.low, tuple(cards if meld.is_run else sorted(cards))))
    return (
        position.turn,
        position.hand,
        tuple(sorted(melds)),
        position.reached,
        position.taken,
        position.swapped,
        position.side_opened(position.turn),
        position.opening,
        position.stood,
    )


def can_finish(position: Position, memory: Memory) -> bool:
    """§2: whether the turn has ended legally or some continuation ends it legally."""
    if position.phase != "play":
        return True
    key = _signature(position)
    if key not in memory:
        memory[key] = any(
            (next_one := after(position, move)) is not None and can_finish(next_one, memory)
            for move in moves_of(position)
        )
    return memory[key]
