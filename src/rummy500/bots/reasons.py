"""Why one action is better than another: what the playouts differ in, and the cards on the table that explain it.

A lead is what the seat has on the table, less what it is caught with, less what the others score. The part in which
two actions differ most is explained first, by something that can be seen in the position if there is anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from rummy500.bots import reasons_board as board
from rummy500.bots.known import Known
from rummy500.bots.seeker import NO_CALL, Outcome
from rummy500.cards import CARDS, Card
from rummy500.game.moves import Seat
from rummy500.kernel import codes

__all__ = ["Reason", "ReasonKind", "reasons_for"]

ReasonKind: TypeAlias = Literal[
    "only", "even", "goes-out", "lays-now", "opens", "joker-plays", "joker-keeps", "swap-joker",
    "take-plays", "take-costs", "take-less", "denies", "fits-table", "serves-held", "serves-pile",
    "keeps-meld", "keeps-pair", "keeps-fit", "bait", "dear", "opens-place", "stock-low", "out-more",
    "call-lays", "call-takes", "call-costs", "pass-ends", "stand-goes", "partner",
    "more-laid", "less-caught", "less-others", "though-laid", "though-caught", "though-others",
]  # fmt: skip
"""What a reason is about; its sentence is the message ``reason-`` with this behind."""


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Is one thing that speaks for an action (``though-…``: against it), to be put into words by its kind.

    ``card`` is what it is about, ``cards`` go with it; ``seat`` is another player, ``left`` how many cards that one
    holds; ``meld`` is a number from 1. ``points`` are gained, ``cost`` is lost. ``count`` counts cards; ``share`` and
    ``against`` are rounds in a hundred, with the action and with the one beside it. What does not matter is left out.
    """

    kind: ReasonKind
    card: Card | None = None
    cards: tuple[Card, ...] = ()
    seat: Seat | None = None
    left: int = 0
    meld: int | None = None
    points: int = 0
    cost: int = 0
    count: int = 0
    share: int = 0
    against: int = 0


class _Pair(NamedTuple):
    """Is what is compared, as an explanation of one part of the difference needs it."""

    known: Known
    best: Outcome
    other: Outcome

    @property
    def kinds(self) -> tuple[int, int]:
        """Gives the kinds of the two actions."""
        return self.best.code & codes.KIND, self.other.code & codes.KIND


_JOKER: Final = 52
_MOST: Final = 2
_WORTH_A_WORD: Final = 0.75
_WORTH_AGAINST: Final = 2.0
_FEW_IN_STOCK: Final = 3
"""With so many stock cards a seat, or fewer, the stock is about to end."""


def reasons_for(known: Known, best: Outcome, other: Outcome) -> list[Reason]:
    """Says why the first action is better than the second, the weightiest reason first; at least one.

    Both were weighed in the same worlds. Where they differ by no more than the noise it says just that.
    """
    pair = _Pair(known, best, other)
    gain = best.lead - other.lead
    if gain < max(_WORTH_A_WORD, 2 * max(best.error, other.error)):
        return [Reason("even")]
    found = list(_plain(pair))
    parts = _parts(pair)
    for name, size in sorted(parts.items(), key=lambda part: -part[1]):
        if size >= max(_WORTH_A_WORD, gain / 4) and len(found) < _MOST:
            reason = _explained(pair, name, size)
            if all(reason.kind != one.kind for one in found):
                found.append(reason)
    if not found:
        found.append(Reason("out-more", share=_percent(best.out), against=_percent(other.out)))
    found.sort(key=lambda reason: reason.kind in _NUMBERS)  # what can be seen on the table comes first
    against = min(("laid", "caught", "others"), key=lambda name: parts[name])
    if parts[against] <= -_WORTH_AGAINST and not any(one.kind == "take-plays" and one.cost for one in found):
        found.append(Reason(_THOUGH[against], points=round(-parts[against])))
    return found


def _percent(share: float) -> int:
    return round(100 * share)


def _parts(pair: _Pair) -> dict[str, float]:
    """Takes the gain apart; what is left over is the partners' part, or bonuses."""
    best, other = pair.best, pair.other
    parts = {
        "laid": best.laid - other.laid,
        "caught": other.caught - best.caught,
        "others": other.others - best.others,
    }
    if pair.known.book.rules.teams:
        # The lead is a mean over the side's seats, and so is this seat's part of it.
        mates = pair.known.book.seats // pair.known.book.rules.teams
        own = (parts["laid"] + parts["caught"]) / mates
        parts["partner"] = best.lead - other.lead - own - parts["others"]
    return parts


# Plain facts, which come before any weighing.


def _plain(pair: _Pair) -> list[Reason]:
    known, (kind, other) = pair.known, pair.kinds
    code = pair.best.code
    if code == NO_CALL:
        return [_take_reason(pair, pair.other.code, "call-costs")] if other == codes.CALL_TAKE else []
    if kind == codes.CALL_LAY:
        points = board.points_now(known.state, known.seat, code)
        return [Reason("call-lays", card=_laid_card(code), meld=(code & 63) + 1, points=points)]
    if kind == codes.CALL_TAKE:
        return [_take_reason(pair, code, "call-takes")]
    if kind == codes.PASS:
        return [Reason("pass-ends")]
    if kind == codes.STAND:
        return [Reason("stand-goes", points=known.book.rules.first_turn_bonus)]
    if kind in (*board.TABLE, codes.DISCARD) and board.ends_round(known, code):
        return [Reason("goes-out")]
    if kind in (codes.SET, codes.RUN) and known.book.rules.opening_minimum and not known.state.opened(known.seat):
        return [Reason("opens", points=known.book.rules.opening_minimum)]
    return []


def _laid_card(code: int) -> Card:
    joker = code >> 12 & 1
    return Card.JK if joker else CARDS[code >> 6 & 63]


def _take_reason(pair: _Pair, code: int, kind: ReasonKind) -> Reason:
    """Says what a take puts on the table in the same turn, and what of it stays in the hand."""
    known = pair.known
    state = known.state
    cards = board.brought(known, code)
    plan = board.rest_of_turn(board.settled(state, code), known.seat)
    rest, used = list(cards), list(plan.used)
    for face in cards:
        if face in used:
            used.remove(face)
            rest.remove(face)
    threat = board.shortest(known)
    return Reason(
        kind,
        card=CARDS[cards[0]],
        points=plan.points,
        count=len(rest),
        cost=board.value(known, rest),
        seat=threat,
        left=state.hand_count(threat),
    )


# The parts of the difference.


def _explained(pair: _Pair, name: str, size: float) -> Reason:
    for explain in _EXPLANATIONS[name]:
        reason = explain(pair)
        if reason is not None:
            return reason
    return Reason(_GENERAL[name], points=max(1, round(size)))


_Explain: TypeAlias = Callable[[_Pair], Reason | None]


def _puts_down(pair: _Pair) -> Reason | None:
    """More points on the table in this turn, by a take or by what is put down."""
    known, (kind, other) = pair.known, pair.kinds
    if kind == codes.TAKE and other in (codes.DRAW, codes.TAKE, codes.PASS):
        reason = _take_reason(pair, pair.best.code, "take-plays")
        more = other != codes.TAKE or reason.points > _take_reason(pair, pair.other.code, "take-plays").points
        return reason if more and reason.points > 0 else None
    if kind not in board.TABLE:
        return None
    points = board.points_now(known.state, known.seat, pair.best.code)
    if other in board.TABLE and board.points_now(known.state, known.seat, pair.other.code) >= points:
        return None
    used = board.faces_used(pair.best.code)
    if kind == codes.SWAP:
        return Reason("swap-joker", card=CARDS[used[0]], meld=(pair.best.code & 63) + 1, points=points)
    if _JOKER in used:
        return Reason("joker-plays", points=points)
    return Reason("lays-now", points=points)


def _keeps_joker(pair: _Pair) -> Reason | None:
    tabled = (*board.TABLE, codes.DISCARD)
    if any(kind not in tabled for kind in pair.kinds) or _JOKER in board.faces_used(pair.best.code):
        return None
    return Reason("joker-keeps") if _JOKER in board.faces_used(pair.other.code) else None


def _discards(pair: _Pair) -> tuple[int, int] | None:
    """Gives the two faces where both actions are discards."""
    if pair.kinds != (codes.DISCARD, codes.DISCARD):
        return None
    return pair.best.code & 63, pair.other.code & 63


def _keeps_meld(pair: _Pair) -> Reason | None:
    faces = _discards(pair)
    if faces is None:
        return None
    thrown, kept = faces
    hand = pair.known.state.hand(pair.known.seat)
    rest = board.without(hand, kept)
    found = board.completes(pair.known, kept, rest)
    if not found or thrown in found:
        return None
    return Reason("keeps-meld", card=CARDS[kept], cards=board.cards(sorted((kept, *found))))


def _keeps_fit(pair: _Pair) -> Reason | None:
    faces = _discards(pair)
    if faces is None:
        return None
    meld = board.fitting(pair.known, faces[1], pair.known.seat)
    if meld is None or board.fitting(pair.known, faces[0], pair.known.seat) is not None:
        return None
    return Reason("keeps-fit", card=CARDS[faces[1]], meld=meld + 1)


def _keeps_pair(pair: _Pair) -> Reason | None:
    faces = _discards(pair)
    if faces is None:
        return None
    kept, thrown = board.kept_together(pair.known, faces[1]), board.kept_together(pair.known, faces[0])
    if kept is None or faces[0] in kept.cards or (thrown is not None and thrown.outs >= kept.outs):
        return None
    return Reason("keeps-pair", cards=board.cards(kept.cards), count=kept.outs)


def _baits(pair: _Pair) -> Reason | None:
    """What is thrown goes with the hand and can be fetched back from the pile later."""
    faces = _discards(pair)
    if faces is None or pair.known.book.rules.pile_depth != "any":
        return None
    kept = board.kept_together(pair.known, faces[0])
    if kept is None:
        return None
    partner = kept.cards[0] if kept.cards[1] == faces[0] else kept.cards[1]
    return Reason("bait", card=CARDS[faces[0]], cards=board.cards([partner]))


def _costs_less(pair: _Pair) -> Reason | None:
    """Fewer points are left in the hand: a dearer discard, or a smaller take."""
    known, (kind, other) = pair.known, pair.kinds
    faces = _discards(pair)
    threat = board.shortest(known)
    left = known.state.hand_count(threat)
    if faces is not None and board.value(known, faces[:1]) > board.value(known, faces[1:]):
        return Reason("dear", card=CARDS[faces[0]], cost=board.value(known, faces[:1]), seat=threat, left=left)
    if other != codes.TAKE or kind not in (codes.DRAW, codes.TAKE, codes.PASS):
        return None
    against = _take_reason(pair, pair.other.code, "take-costs")
    if kind != codes.TAKE:
        return against if against.cost > 0 else None
    less = against.cost - _take_reason(pair, pair.best.code, "take-costs").cost
    return Reason("take-less", card=against.card, cost=less) if less > 0 else None


def _stock_ends(pair: _Pair) -> Reason | None:
    known = pair.known
    stock = known.state.stock_n
    if stock > _FEW_IN_STOCK * known.book.seats or known.book.rules.stock_out == "reshuffle":
        return None
    return Reason("stock-low", count=stock)


def _out_more(pair: _Pair) -> Reason | None:
    share, against = _percent(pair.best.out), _percent(pair.other.out)
    return Reason("out-more", share=share, against=against) if share >= against + 5 else None


def _gives(pair: _Pair) -> Reason | None:
    """The other discard would be of use to somebody else."""
    faces = _discards(pair)
    if faces is None:
        return None
    known, (thrown, kept) = pair.known, faces
    for seat in _opponents(known):
        meld = board.fitting(known, kept, seat)
        if meld is not None and board.fitting(known, thrown, seat) is None:
            return Reason("fits-table", card=CARDS[kept], seat=seat, meld=meld + 1)
    for seat in _opponents(known):
        seen = known.memory.held.get(seat)
        found = board.completes(known, kept, seen.elements()) if seen else ()
        if found and not board.completes(known, thrown, seen.elements() if seen else ()):
            return Reason("serves-held", card=CARDS[kept], cards=board.cards(found), seat=seat)
    if known.book.rules.pile_depth != "any":
        return None
    pile = known.state.pile()
    found = board.completes(known, kept, pile)
    if found and not board.completes(known, thrown, pile):
        return Reason("serves-pile", card=CARDS[kept], cards=board.cards(found))
    return None


def _denies(pair: _Pair) -> Reason | None:
    """What is taken from the pile can no longer be taken by the next player."""
    known, (kind, other) = pair.known, pair.kinds
    if kind != codes.TAKE or other not in (codes.DRAW, codes.TAKE):
        return None
    stays = set(board.brought(known, pair.other.code)) if other == codes.TAKE else set()
    for face in board.brought(known, pair.best.code):
        for seat in _opponents(known):
            if face not in stays and board.fitting(known, face, seat) is not None:
                return Reason("denies", card=CARDS[face], seat=seat)
    return None


def _opens_place(pair: _Pair) -> Reason | None:
    """A meld put down now would take a card that somebody has been seen to pick up."""
    known = pair.known
    if pair.kinds[0] in board.TABLE or pair.kinds[1] not in board.TABLE:
        return None
    after = known._replace(state=board.settled(known.state, pair.other.code))
    for seat in _opponents(known):
        for face in sorted(known.memory.held.get(seat, ())):
            meld = board.fitting(after, face, seat)
            if meld is not None and board.fitting(known, face, seat) is None:
                return Reason("opens-place", card=CARDS[face], seat=seat)
    return None


def _opponents(known: Known) -> list[Seat]:
    seats = known.book.seats
    order = [(known.seat + step) % seats for step in range(1, seats)]
    return [seat for seat in order if board.side(known, seat) != board.side(known, known.seat)]


_EXPLANATIONS: Final[dict[str, tuple[_Explain, ...]]] = {
    "laid": (_puts_down, _keeps_meld, _keeps_fit, _keeps_pair, _baits, _keeps_joker, _out_more),
    "caught": (_puts_down, _costs_less, _stock_ends, _out_more),
    "others": (_gives, _denies, _opens_place, _out_more),
    "partner": (),
}
"""What may explain each part of a difference, the plainest first; else it is told as a number."""

_GENERAL: Final[dict[str, ReasonKind]] = {
    "laid": "more-laid",
    "caught": "less-caught",
    "others": "less-others",
    "partner": "partner",
}
_NUMBERS: Final = frozenset({*_GENERAL.values(), "out-more"})
_THOUGH: Final[dict[str, ReasonKind]] = {
    "laid": "though-laid",
    "caught": "though-caught",
    "others": "though-others",
}
