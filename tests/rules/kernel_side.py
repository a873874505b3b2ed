"""The kernel seen with the oracle's eyes: positions in, texts and plain values out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rummy500.kernel import codes
from rummy500.kernel.state import KernelRules, State
from tests.oracle.drafts import Draft
from tests.oracle.faces import FACES, JOKER, RANKS, SUITS, UNKNOWN
from tests.oracle.melds import places_for, table_value
from tests.oracle.position import Position, caught, laid, scores

FACE = {face: at for at, face in enumerate((*FACES, JOKER, UNKNOWN))}
TEXT = (*FACES, JOKER, UNKNOWN)


def faces(cards: Sequence[str]) -> list[int]:
    """Cards as the kernel's numbers."""
    return [FACE[card] for card in cards]


def texts(cards: Sequence[int]) -> list[str]:
    """The kernel's numbers as cards."""
    return [TEXT[face] for face in cards]


def state_of(draft: Draft) -> tuple[State, int]:
    """The kernel's state of a draft, and what `settle` says to it."""
    state, position = State(KernelRules(draft.rules, draft.seats)), draft.position()
    for seat, hand in enumerate(draft.hands):
        known = [card for card in hand if card != UNKNOWN]
        state.put_hand(seat, faces(known), len(hand) - len(known))
    state.put_pile(faces(draft.pile))
    state.put_stock(faces(draft.stock))
    for groups, meld in zip(draft.melds, position.melds, strict=True):
        played = [(FACE[card.card], FACE[card.stands_for], seat) for seat, cards in groups for card in cards]
        state.put_meld(played, meld.low, len(groups[0][1]))
    for seat in range(draft.seats):
        state.put_opened(seat, False)
        state.put_fresh(seat, seat in draft.fresh_seats())
    for seat in draft.opened_seats():
        state.put_opened(seat, True)
    state.put_turn(draft.turn, int(draft.phase == "play"), draft.phase == "call")
    if draft.reached:
        state.put_reached(FACE[draft.reached])
    if draft.taken:
        state.put_taken(FACE[draft.taken])
    return state, state.settle()


def deal_state(draft_rules: Any, seats: int, dealer: int, deck: Sequence[str]) -> State:
    """The kernel's state after a deal."""
    state = State(KernelRules(draft_rules, seats))
    state.deal(faces(deck), dealer)
    return state


def action_text(code: int, position: Position, names: Sequence[str]) -> str:
    """The text normal form of a kernel action; `position` is the oracle's view of the same moment."""
    kind, args = codes.unpack(code)
    match kind:
        case "draw" | "pass" | "stand":
            return kind
        case "discard":
            return f"discard {TEXT[args[0]]}"
        case "swap":
            return f"swap {TEXT[args[1]]} on {args[0] + 1}"
        case "take":
            return f"take {_pile_card(position.pile, len(position.pile) - 1 if position.restock_due else args[0])}"
        case "set":
            return "meld " + " ".join(_set_cards(args))
        case "run":
            return "meld " + " ".join(_run_cards(*args))
        case "lay":
            return f"lay {_placed(args, position)}"
        case "call_lay":
            return _called(args[0], f"call {_placed(args[1:], position)}", position, names)
        case _:
            return _called(args[0], f"call {_pile_card(position.pile, args[1])}", position, names)


def _called(seat: int, text: str, position: Position, names: Sequence[str]) -> str:
    return text if seat == position.turn else f"{names[seat]}: {text}"


def _pile_card(pile: Sequence[str], index: int) -> str:
    face = pile[index]
    return face if pile.count(face) == 1 else f"{face}@{list(pile[: index + 1]).count(face)}"


def _set_cards(args: Sequence[int]) -> list[str]:
    if args[0] == 13:
        return [JOKER] * args[1]
    cards = []
    for suit, digit in zip(SUITS, args[1:], strict=True):
        naturals, jokers = codes.SET_DIGITS[digit]
        face = RANKS[args[0]] + suit
        cards += [face] * naturals + [f"{JOKER}={face}"] * jokers
    return cards


def _run_cards(suit: int, low: int, length: int, jokers: int) -> list[str]:
    cards = [RANKS[(low + at) % 13] + SUITS[suit] for at in range(length)]
    return [f"{JOKER}={card}" if jokers >> at & 1 else card for at, card in enumerate(cards)]


def _placed(args: Sequence[int], position: Position) -> str:
    meld, face, is_joker, end = args
    name = TEXT[face]
    ends = places_for(position.geometry, position.melds[meld], name)
    card = f"{JOKER}={name}" if is_joker and name != JOKER else name
    told = f" {('low', 'high')[end]}" if len(ends) == 2 else ""
    return f"{card} on {meld + 1}{told}"


@dataclass(frozen=True)
class Snapshot:
    """One moment in plain values, equal for kernel and oracle."""

    hands: list[list[str]]
    pile: list[str]
    stock: list[str]
    melds: list[Any]
    turn: int | None
    phase: int
    window: bool
    reached: str | None
    swapped: int
    laid: list[int]
    caught: list[int]
    opened: list[bool]
    floating: list[bool]
    restock_due: bool
    ended_by: str | None
    out: int | None
    scores: list[int] | None
    pots: dict[str, int]


def of_oracle(position: Position) -> Snapshot:
    """The oracle's moment."""
    seats, over = range(position.seats), position.phase == "over"
    melds = []
    for meld in position.melds:
        cards = [
            (card.card, card.stands_for, card.seat, table_value(position.rules, meld, at))
            for at, card in enumerate(meld.cards)
        ]
        melds.append((meld.is_run, meld.owner, cards if meld.is_run else sorted(cards)))
    return Snapshot(
        hands=[sorted(hand) for hand in position.hands],
        pile=list(position.pile),
        stock=list(position.stock),
        melds=melds,
        turn=None if over else position.turn,
        phase=("draw", "play", "over").index(position.phase),
        window=position.window and not over,
        reached=position.reached if not over else None,
        swapped=position.swapped if not over else 0,
        laid=[laid(position, seat) for seat in seats],
        caught=[caught(position, seat) for seat in seats] if not _unknown(position) else [],
        opened=[position.side_opened(seat) for seat in seats],
        floating=[position.floats(seat) and not over for seat in seats],
        restock_due=position.restock_due,
        ended_by=position.ended_by,
        out=position.out,
        scores=list(scores(position)) if over and not _unknown(position) else None,
        pots=dict(position.pots),
    )


def _unknown(position: Position) -> bool:
    return any(UNKNOWN in hand for hand in position.hands)


def of_kernel(state: State, position: Position) -> Snapshot:
    """The kernel's moment; of `position` only the rules and the seats are used."""
    seats, over = range(position.seats), state.phase == 2
    hands = [sorted([*texts(state.hand(seat)), *[UNKNOWN] * state.unknown(seat)]) for seat in seats]
    unknown = any(UNKNOWN in hand for hand in hands)
    melds = []
    for number in range(state.meld_count):
        is_run, owner, entries, _low = state.meld(number)
        cards = [(TEXT[face], TEXT[as_face], seat, value) for face, as_face, seat, value in entries]
        melds.append((bool(is_run), owner, cards if is_run else sorted(cards)))
    claims = {card: state.claimed(at) for at, card in enumerate(("AH", "KC", "QD", "JS"))}
    opened = [bool(state.opened(seat)) for seat in seats]
    return Snapshot(
        hands=hands,
        pile=texts(state.pile()),
        stock=texts(state.stock()),
        melds=melds,
        turn=None if over else state.turn,
        phase=state.phase,
        window=bool(state.window) and not over,
        reached=TEXT[state.reached] if state.reached >= 0 and not over else None,
        swapped=state.swapped if not over else 0,
        laid=[state.laid(seat) for seat in seats],
        caught=[state.hand_points(seat) for seat in seats] if not unknown else [],
        opened=[any(opened[other] for other in position.side(seat)) for seat in seats],
        floating=[bool(state.floating(seat)) and not over for seat in seats],
        restock_due=bool(state.restock_due),
        ended_by=(None, "out", "stock")[state.ended_by],
        out=None if state.out_seat < 0 else state.out_seat,
        scores=[state.score(seat) for seat in seats] if over and not unknown else None,
        pots={card: seat for card, seat in claims.items() if seat >= 0} if position.rules.boodle else {},
    )
