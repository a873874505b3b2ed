"""What a table does with a message of a seat, and the frame that answers it."""

from __future__ import annotations

from functools import partial
from typing import Final, assert_never

from rummy500.app.live import LiveTable
from rummy500.app.table import Refusal
from rummy500.app.tables import new_key
from rummy500.app.wishes import check_hosting
from rummy500.game.moves import Seat
from rummy500.game.project import meld_choices, take_makes
from rummy500.game.view import LayOption, MeldOption, SeatView
from rummy500.server.doors import seat_link_body
from rummy500.server.house import House, log
from rummy500.server.logs import guest_tag
from rummy500.server.wire import (
    Ack,
    Again,
    AgainTable,
    AllowBack,
    Arrange,
    AskHint,
    AskSeatLink,
    ChooseManners,
    ChooseRules,
    ClientMessage,
    CommitShare,
    Consider,
    CutPack,
    Decline,
    Hello,
    LeaveTable,
    MakeHost,
    MakesAnswer,
    MakesQuestion,
    MeldAnswer,
    MeldChoice,
    MeldQuestion,
    MoveMessage,
    Next,
    OpenShare,
    Ping,
    Pong,
    RemovePerson,
    Say,
    SeatLink,
    StartMatch,
    Undo,
    encode,
)

__all__ = ["answer_to"]

_LONGEST_MELD: Final = 13

_Playing = MoveMessage | Undo | Decline | Next
_Dealing = CommitShare | OpenShare | CutPack
_Hosting = Arrange | ChooseRules | ChooseManners | StartMatch | MakeHost | RemovePerson | AllowBack


async def answer_to(house: House, live: LiveTable, guest: bytes, seat: Seat | None, message: ClientMessage) -> bytes:
    """Does what a message asks for and gives the answer's frame; raises Refusal. Spectators (None) can only ping."""
    if isinstance(message, Ping):
        return encode(Pong(message.id))
    if seat is None:
        raise Refusal("spectator")
    match message:
        case MoveMessage() | Undo() | Decline() | Next():
            return encode(Ack(message.id, await _play(live, seat, message)))
        case CommitShare() | OpenShare() | CutPack():
            return encode(Ack(message.id, await _deal(live, seat, message)))
        case Arrange() | ChooseRules() | ChooseManners() | StartMatch() | MakeHost() | RemovePerson() | AllowBack():
            return encode(Ack(message.id, await _host(live, seat, message)))
        case LeaveTable():
            return encode(Ack(message.id, await live.leave_seat(seat, message.id)))
        case MeldQuestion():
            return encode(MeldAnswer(message.id, await _melds(house, live, seat, message)))
        case MakesQuestion():
            return encode(await _makes(house, live, seat, message))
        case Again():
            table = await live.again(seat, message.id, partial(house.tables.follow, lobby=message.lobby))
            return encode(AgainTable(message.id, table))
        case AskSeatLink():
            return encode(await _seat_link(house, live, guest, seat, message))
        case Hello() | Say() | AskHint() | Consider():
            raise Refusal("malformed")  # the conversation's own
        case _:
            assert_never(message)


async def _play(live: LiveTable, seat: Seat, message: _Playing) -> int:
    match message:
        case MoveMessage():
            return await live.play(seat, message.id, message.seq, message.move, stays=True)
        case Undo():
            return await live.undo(seat, message.id, message.seq)
        case Decline():
            return await live.decline(seat, message.id, message.seq)
        case Next():
            return await live.next_round(seat, message.id)
        case _:
            assert_never(message)


async def _deal(live: LiveTable, seat: Seat, message: _Dealing) -> int:
    match message:
        case CommitShare():
            return await live.commit_share(seat, message.round, message.hash)
        case OpenShare():
            return await live.open_share(seat, message.round, bytes.fromhex(message.share))
        case CutPack():
            return await live.cut_pack(seat, message.id, message.round, message.depth)
        case _:
            assert_never(message)


async def _host(live: LiveTable, seat: Seat, message: _Hosting) -> int:
    match message:
        case Arrange():
            return await live.arrange(seat, message.id, [(one.from_, one.level) for one in message.seats])
        case ChooseRules():
            return await live.choose_rules(seat, message.id, message.preset, message.rules)
        case ChooseManners():
            return await live.choose_manners(seat, message.id, message.manners)
        case StartMatch():
            return await live.start(seat, message.id, new_key())
        case MakeHost():
            return await live.make_host(seat, message.id, message.seat)
        case RemovePerson():
            return await live.remove(seat, message.id, message.seat)
        case AllowBack():
            return await live.allow(seat, message.id, message.tag)
        case _:
            assert_never(message)


async def _melds(house: House, live: LiveTable, seat: Seat, message: MeldQuestion) -> list[MeldChoice]:
    public, own = live.published.public, live.published.own.get(seat)
    if public is None or own is None or len(message.cards) > _LONGEST_MELD:
        return []
    view, rules = SeatView(public, own), (await live.settled()).rules
    found = await house.tables.means.runner.run(lambda: meld_choices(rules, view, message.cards))
    return [MeldChoice(list(choice.cards), choice.value) for choice in found]


async def _makes(house: House, live: LiveTable, seat: Seat, message: MakesQuestion) -> MakesAnswer:
    public, own = live.published.public, live.published.own.get(seat)
    if public is None or own is None:
        return MakesAnswer(message.id, [], [])
    view, rules = SeatView(public, own), (await live.settled()).rules
    found = await house.tables.means.runner.run(lambda: take_makes(rules, view, message.index))
    return MakesAnswer(
        message.id,
        [one for one in found if isinstance(one, LayOption)],
        [MeldChoice(list(one.cards), one.value) for one in found if isinstance(one, MeldOption)],
    )


async def _seat_link(house: House, live: LiveTable, guest: bytes, seat: Seat, message: AskSeatLink) -> SeatLink:
    table = await live.settled()
    check_hosting(table, seat, message.seat)
    whose = table.seats_now[message.seat].guest
    assert whose is not None
    codes = house.gates.codes_by_guest
    if not codes.take(guest):
        raise Refusal("too_many", {"retry_ms": codes.wait_ms(guest)})
    seconds = house.settings.seat_link_seconds
    code = await house.links.make("seat", seat_link_body(live.id, message.seat, whose), seconds)
    log.info("seat link", table=live.id, seat=message.seat, guest=guest_tag(guest))
    return SeatLink(message.id, code, seconds)
