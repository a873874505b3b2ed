"""The first half of a turn (§4, §5, §7): draw, take, pass, stand and the Rummy call; every legal action and its effect.

Readings (paragraphs of the rules):

* §4 duty: `deep` when two or more cards were taken, `always` at any take, `none` never; the reached card is the
  deepest one.
* §5 full: "only cards of the pile from that card up, or laid off" is asked of the pile and the table alone (sets,
  runs, `max_wild`, and `layoff none` / `joker_layoff never`), whatever `pile_depth` and `pile_duty_by` say; a swap
  alone makes nothing callable. Whether the caller can then finish is asked with the caller's whole hand, and there a
  swap may meet the duty.
* §5 the player to draw may call like any other: `call` beside `take`, with the duty of a call.
* §5 "a floating player cannot call" stands under `full`; the form `last_discard` does not touch the hand, so a
  floating seat may use it.
* §5 last_discard: asked with the caller's own limits (whose meld, opening, `joker_layoff`); the window is closed
  after it.
* §5 last_discard, record `@n`: the call names the meld and means the last discard, so there is no copy to say.
* §5 called card alone from the top: it is a card taken alone like any other (§4 `return_taken`).
* Record, "calls that would depend on hidden cards" are out by "`?` is never held": a caller can neither
  play nor discard it, and it is no natural card that `unless_held` could mean.
* §6 stand: a floating seat never stands, a seat without cards has nothing to get rid of.
* §7 pass: the stock is empty and no restock is due; under `at_once` too, where only a position can begin so.
* §7 restock due: first come the calls, which see the whole pile; draw and take act on the restocked position, whose
  pile is the top card; the copy of a take is told by the pile as it lies before. Stand waits for the restock.
"""

from collections.abc import Sequence

from .faces import JOKER, UNKNOWN
from .melds import Named, Tabled, joker_names, places_for, shapes_from, with_card
from .moves import Move
from .play import Memory, after, can_finish, lay_offs, moves_of
from .position import Position, Refused, replace, with_pot


def legal_moves(position: Position) -> list[Move]:
    """Every legal action; calls carry the seat of the caller, everything else is done by the seat to move."""
    memory = Memory()
    if position.phase == "over":
        return []
    if position.phase == "play":
        found = []
        for move in moves_of(position):
            next_one = after(position, move)
            if next_one is not None and can_finish(next_one, memory):
                found.append(move)
        return found
    return [*_calls(position), *_draws(position, memory)]


def legal(position: Position, names: Sequence[str]) -> set[str]:
    """Every legal action in text normal form; a call by another seat than the one to draw after `NAME: `."""
    texts = set()
    for move in legal_moves(position):
        other = move.seat not in (-1, position.turn)
        texts.add(f"{names[move.seat]}: {move}" if other else str(move))
    return texts


def restock(position: Position, order: tuple[str, ...]) -> Position:
    """§7: the pile below its top becomes the new stock, top first in `order`; calls are over."""
    if not position.restock_due or sorted(order) != sorted(position.pile[:-1]):
        raise Refused("restock")
    return _restocked(position, order)


def _restocked(position: Position, order: tuple[str, ...]) -> Position:
    return replace(position, stock=order, pile=position.pile[-1:], window=False, reshuffles=position.reshuffles + 1)


def _draws(position: Position, memory: Memory) -> list[Move]:
    due, shown = position.restock_due, position.pile
    if due:
        position = _restocked(position, (UNKNOWN,) * (len(position.pile) - 1))
    moves = [Move("draw")] if position.stock else [Move("pass")]
    if position.floats(position.turn):
        return moves
    for index in _takes(position):
        if can_finish(_after_take(position, index), memory):
            at = len(shown) - 1 if due else index
            moves.append(Move("take", (_named(shown[at]),), place=index, copy=_copy(shown, at)))
    may_stand = not due and position.rules.first_turn_bonus > 0 and position.fresh[position.turn]
    if may_stand and can_finish(_after_stand(position), memory):
        moves.append(Move("stand"))
    return moves


def _named(face: str) -> Named:
    return Named(face, face)


def _copy(pile: tuple[str, ...], index: int) -> int:
    """Which copy from the bottom, 0 where the pile holds the face once."""
    return pile[: index + 1].count(pile[index]) if pile.count(pile[index]) > 1 else 0


def _takes(position: Position) -> list[int]:
    """§4: from which places of the pile the player may take, before duties."""
    top = len(position.pile) - 1
    match position.rules.pile_depth:
        case "any":
            return list(range(top + 1))
        case "top":
            return [top] if top >= 0 else []
        case _:
            return sorted({0, top}) if top >= 0 else []


def _swept(position: Position, seat: int, index: int) -> Position:
    """The seat holds the pile from `index` up and is to play."""
    pile = position.pile
    alone = index == len(pile) - 1 and not position.rules.return_taken
    fresh = tuple(flag and other != seat for other, flag in enumerate(position.fresh))
    position = position.with_hand(seat, position.hands[seat] + pile[index:])
    taken = pile[index] if alone else None
    return replace(position, pile=pile[:index], turn=seat, phase="play", window=False, taken=taken, fresh=fresh)


def _after_take(position: Position, index: int) -> Position:
    deep = index < len(position.pile) - 1
    duty = position.rules.pile_duty
    owed = duty == "always" or (duty == "deep" and deep)
    return replace(_swept(position, position.turn, index), reached=position.pile[index] if owed else None)


def _after_stand(position: Position) -> Position:
    fresh = tuple(flag and seat != position.turn for seat, flag in enumerate(position.fresh))
    return replace(position, phase="play", window=False, stood=True, fresh=fresh)


def _calls(position: Position) -> list[Move]:
    """§5: the calls of every seat but the one that discarded."""
    if not position.window or not position.pile:
        return []
    seats = [(position.turn + step) % position.seats for step in range(position.seats - 1)]
    if position.rules.rummy_call == "last_discard":
        return [move for seat in seats for move in _last_calls(position, seat)]
    callable_places = [index for index in range(len(position.pile)) if callable_from(position, index)]
    calls = []
    for seat in seats:
        if position.floats(seat):
            continue
        memory = Memory()
        for index in callable_places:
            if can_finish(_after_full_call(position, seat, index), memory):
                face = position.pile[index]
                calls.append(Move("call", (_named(face),), place=index, copy=_copy(position.pile, index), seat=seat))
    return calls


def _last_calls(position: Position, seat: int) -> list[Move]:
    top = len(position.pile) - 1
    return [
        move._replace(kind="call", place=top, seat=seat)
        for move in lay_offs(position, seat, position.pile[top], position.hands[seat])
    ]


def callable_from(position: Position, index: int) -> bool:
    """§5: whether the pile card at `index` can be melded from the pile alone or laid off, by geometry."""
    rules, geometry, card = position.rules, position.geometry, position.pile[index]
    if any(card in [named.card for named in shape.cards] for shape in shapes_from(geometry, position.pile[index:])):
        return True
    if rules.layoff == "none":
        return False
    if card == JOKER and rules.jokers_wild:
        return rules.joker_layoff != "never" and any(joker_names(geometry, meld) for meld in position.melds)
    return any(places_for(geometry, meld, card) for meld in position.melds)


def _after_full_call(position: Position, seat: int, index: int) -> Position:
    return replace(_swept(position, seat, index), reached=position.pile[index])


def _after_last_call(position: Position, move: Move) -> Position:
    card = move.cards[0]
    meld = with_card(
        position.rules, position.melds[move.meld], Tabled(card.card, card.stands_for, move.seat, False), move.end
    )
    called = replace(position.with_meld(move.meld, meld), pile=position.pile[:-1], window=False)
    return with_pot(called, card.card, move.seat)


def _after_draw(position: Position, named: str | None) -> Position:
    top = position.stock[0]
    if top == UNKNOWN and named is not None:
        top = named
    if named not in (None, top):
        raise Refused(f"the stock's top card is {top}")
    seat, stock = position.turn, position.stock[1:]
    fresh = tuple(flag and other != seat for other, flag in enumerate(position.fresh))
    drawn = replace(position, stock=stock, phase="play", window=False, fresh=fresh)
    if not stock:
        drawn = replace(drawn, turns_since_empty=(0,) * position.seats, emptied_now=True)
    return drawn.with_hand(seat, (*position.hand, top))


def step(position: Position, move: Move, drawn: str | None = None) -> Position:
    """The position after a legal action; `drawn` names the card of a draw."""
    if position.restock_due and move.kind in ("draw", "take", "stand"):
        raise Refused("restock first")
    match move.kind:
        case "draw":
            return _after_draw(position, drawn)
        case "take":
            return _after_take(position, move.place)
        case "pass":
            return replace(position, phase="over", window=False, ended_by="stock")
        case "stand":
            return _after_stand(position)
        case "call" if move.meld >= 0:
            return _after_last_call(position, move)
        case "call":
            return _after_full_call(position, move.seat, move.place)
        case _:
            found = after(position, move)
            assert found is not None, "not a legal action"
            return found


def all_cards(position: Position) -> list[str]:
    """Every card of the round, sorted, for conservation checks."""
    tabled = [card.card for meld in position.melds for card in meld.cards]
    held = [card for hand in position.hands for card in hand]
    return sorted([*held, *position.pile, *position.stock, *tabled])
