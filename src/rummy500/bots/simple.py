"""The levels that follow a few plain habits: random, beginner, casual."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from rummy500.bots.known import Known, cards_of, face_values, own_codes, points_of, settled
from rummy500.kernel import codes

__all__ = ["Policy", "beginner", "casual", "lot"]

Policy: TypeAlias = Callable[[Known, Random], int | None]
"""Gives the code of a legal action; None where the seat is not on turn and calls nothing."""

_CALLS: Final = (codes.CALL_LAY, codes.CALL_TAKE)
_TABLE: Final = (codes.SET, codes.RUN, codes.LAY, codes.SWAP)
_JOKER: Final = 52
_GREED: Final = 6
"""A casual player takes no more cards than that for one that it can play."""


def lot(known: Known, rng: Random) -> int | None:
    """Plays a legal action by lot; not on turn, calls or keeps silent by lot."""
    found = own_codes(known)
    if known.state.turn != known.seat:
        return rng.choice(found) if found and rng.random() < 0.5 else None
    return rng.choice(found)


def beginner(known: Known, rng: Random) -> int | None:
    """Plays like someone who learned today: sees most of its melds, few lay-offs, and of the pile mostly the top."""
    if known.state.turn != known.seat:
        return None
    found = own_codes(known)
    if known.state.phase == 0:
        return _beginner_draw(known, found, rng)
    tabled = [code for code in found if code & codes.KIND in _TABLE]
    discards = [code for code in found if code & codes.KIND == codes.DISCARD]
    melds = [code for code in tabled if code & codes.KIND in (codes.SET, codes.RUN)]
    lays = [code for code in tabled if code & codes.KIND == codes.LAY]
    if melds and (not discards or rng.random() < 0.7):
        return rng.choice(melds)
    if lays and (not discards or rng.random() < 0.4):
        return rng.choice(lays)
    if not discards:
        return rng.choice(tabled)
    if rng.random() < 0.3:
        return rng.choice(discards)
    return costliest(known, useless(known, discards) or discards)


def _beginner_draw(known: Known, found: list[int], rng: Random) -> int:
    takes = sorted((code for code in found if code & codes.KIND == codes.TAKE), reverse=True)
    top = len(known.state.pile()) - 1
    for code in takes:
        # The top card is looked at; deeper ones now and then, when their use leaps to the eye.
        seen = 0.8 if code & 127 == top else 0.3
        if rng.random() < seen and brings_meld(known, code):
            return code
    return stock_draw(found)


def casual(known: Known, rng: Random) -> int | None:
    """Melds and lays off what it can, takes pile cards that it can play, discards the costliest useless card."""
    if known.state.turn != known.seat:
        return None
    found = own_codes(known)
    if known.state.phase == 0:
        return _casual_draw(known, found)
    tabled = [code for code in found if code & codes.KIND in _TABLE]
    if tabled:
        rules = known.book.rules
        return max(tabled, key=lambda code: (points_of(code, rules), len(cards_of(code).naturals), -code))
    return costliest(known, useless(known, found) or found)


def _casual_draw(known: Known, found: list[int]) -> int:
    if codes.STAND in found:
        return codes.STAND
    pile = known.state.pile()
    takes = sorted((code for code in found if code & codes.KIND == codes.TAKE), reverse=True)
    for code in takes:
        if len(pile) - (code & 127) <= _GREED and brings_play(known, code):
            return code
    return stock_draw(found)


def stock_draw(found: list[int]) -> int:
    """Gives the draw from the stock, or the pass where it is empty."""
    return codes.DRAW if codes.DRAW in found else codes.PASS


def brings_meld(known: Known, take: int) -> bool:
    """Says whether a new meld could use the deepest card of a take."""
    face = known.state.pile()[take & 127]
    after = settled(known.state, take)
    return any(_uses(code, face) for code in after.first_melds(60)[0])


def brings_play(known: Known, take: int) -> bool:
    """Says whether the deepest card of a take could be played this turn."""
    face = known.state.pile()[take & 127]
    after = settled(known.state, take)
    if after.reached >= 0:
        return True
    lays = [code for code in after.legal_but_melds() if code & codes.KIND in _TABLE]
    return any(_uses(code, face) for code in lays + after.first_melds(60)[0])


def _uses(code: int, face: int) -> bool:
    cards = cards_of(code)
    return cards.jokers > 0 if face == _JOKER else face in cards.naturals


def costliest(known: Known, discards: list[int]) -> int:
    """Gives the discard that costs most in the hand, the first of equals."""
    values = face_values(known.book.rules)
    return max(discards, key=lambda code: (values[code & 63], -code))


def useless(known: Known, discards: list[int]) -> list[int]:
    """Lists the discards whose card has no partner in the hand: none of its rank, none near it in its suit."""
    hand = set(known.state.hand(known.seat))
    return [code for code in discards if code & 63 != _JOKER and not _has_partner(code & 63, hand)]


def _has_partner(face: int, hand: set[int]) -> bool:
    if any(face % 13 + 13 * suit in hand for suit in range(4) if suit != face // 13):
        return True
    suit, rank = divmod(face, 13)
    near = [rank + step for step in (-2, -1, 1, 2)]
    if rank == 0:
        near += [11, 12]
    if rank >= 11:
        near.append(13)
    return any(suit * 13 + place % 13 in hand for place in near if 0 <= place <= 13 and place % 13 != rank)
