"""Answers to who asks for a hint, or for the coach's word on a move: for that seat alone, and not too often."""

from __future__ import annotations

from rummy500.app.live import LiveTable
from rummy500.app.refusal import Refusal
from rummy500.game.moves import Seat
from rummy500.server.house import House
from rummy500.server.wire import AskHint, Consider, Considered, Hint, encode

__all__ = ["advice_frame"]


async def advice_frame(
    house: House, live: LiveTable, guest: bytes, seat: Seat | None, message: AskHint | Consider
) -> bytes:
    """Thinks about what a seat asks and gives the answer's frame; raises Refusal. Spectators (None) get nothing."""
    if seat is None:
        raise Refusal("spectator")
    gate = house.gates.advice
    if not gate.take(guest):
        raise Refusal("too_fast", {"ms": gate.wait_ms(guest)})
    if isinstance(message, AskHint):
        return encode(Hint(message.id, message.seq, await live.advising.hint(live, seat, message.seq)))
    verdict = await live.advising.consider(live, seat, message.seq, message.move)
    return encode(Considered(message.id, message.seq, verdict))
