"""A deal at a table: commitment first, the people's shares, the cut, and all of it open after the round."""

from __future__ import annotations

import hashlib
import random

import pytest

from rummy500.app.happenings import DealOpened, PackCut
from rummy500.app.live import LiveTable
from rummy500.app.means import load_table
from rummy500.app.refusal import Refusal
from rummy500.game import fair
from rummy500.game.deal import cut, shuffle
from tests.app.people import House, state, until, until_person, wish

pytestmark = pytest.mark.anyio


async def dealing_table(house: House, *names: str, **rules: str) -> LiveTable:
    """Makes a table whose people take part in the deal, and starts it."""
    live = await house.lobby(*names, rules=rules)
    for name in names:
        house.go(live, name)
        await house.come(live, name, shares=True)
    await live.start(0, "s", bytes(32).hex())
    return live


def share(seat: int) -> bytes:
    """Gives a seat's share."""
    return bytes([seat + 1]) * 16


def hash_of(seat: int) -> str:
    """Gives its commitment."""
    return hashlib.sha256(share(seat)).hexdigest()


async def test_r12_the_deal_is_fixed_by_everybody_and_opens_after_the_round() -> None:
    house = House()
    live = await dealing_table(house, "Ann", "Bob")
    table = state(live)
    deal = live.published.deal
    assert deal is not None
    assert deal.commitment == fair.commitment(live.id, 1, deal.secret)
    with pytest.raises(Refusal, match="bad_share"):
        await live.open_share(0, 1, share(0))  # nobody opens before the list is fixed
    await live.commit_share(0, 1, hash_of(0))
    assert table.deal is not None and table.deal.commits is None
    await live.commit_share(1, 1, hash_of(1))
    await until(lambda: table.deal is not None and table.deal.commits == (hash_of(0), hash_of(1)))
    with pytest.raises(Refusal, match="bad_share"):
        await live.commit_share(0, 1, hash_of(1))
    with pytest.raises(Refusal, match="bad_share"):
        await live.open_share(0, 1, share(1))
    await live.open_share(0, 1, share(0))
    await live.open_share(1, 1, share(1))
    await until(lambda: table.running)
    key = fair.deal_key(deal.secret, [share(0), share(1)])
    assert table.match is not None and table.match.logs[0].start.key == key
    rng = random.Random(3)
    while table.running:
        seat = await until_person(live)
        await live.play(seat, house.message(), table.seq, wish(live, seat, rng))
    opened = [event for step in table.steps for event in step.events if isinstance(event, DealOpened)]
    shares = tuple(share(seat).hex() for seat in (0, 1))
    assert opened == [DealOpened(1, deal.commitment, deal.secret.hex(), shares, key.hex())]
    await house.tables.close()


async def test_who_does_not_commit_or_opens_nothing_is_absent_and_nobody_waits_for_ever() -> None:
    house = House()
    live = await dealing_table(house, "Ann", "Bob", "Cy")
    table = state(live)
    await live.commit_share(0, 1, hash_of(0))
    await live.commit_share(1, 1, hash_of(1))
    house.pass_time(live, 3.1)
    await until(lambda: table.deal is not None and table.deal.commits == (hash_of(0), hash_of(1), None))
    with pytest.raises(Refusal, match="bad_share"):
        await live.open_share(2, 1, share(2))
    await live.open_share(0, 1, share(0))
    house.pass_time(live, 3.1)
    await until(lambda: table.running)
    _, dealt = table.proofs[0]
    assert dealt.shares == (share(0).hex(), None, None)
    await house.tables.close()


async def test_clients_that_take_no_part_are_not_waited_for() -> None:
    house = House()
    live = await house.match("Ann", "Bob")
    _, dealt = state(live).proofs[0]
    assert dealt.shares == (None, None)
    await house.tables.close()


async def test_a_restart_in_the_middle_keeps_the_servers_share_and_the_list() -> None:
    house = House()
    live = await dealing_table(house, "Ann", "Bob")
    before = live.published.deal
    assert before is not None
    await live.commit_share(0, 1, hash_of(0))
    await live.commit_share(1, 1, hash_of(1))
    await until(lambda: state(live).deal is not None and live.published.deal is not before)
    await house.tables.close()
    again = await load_table(house.means, live.id)
    assert again is not None and again.deal is not None
    assert (again.deal.secret, again.deal.commits) == (before.secret, (hash_of(0), hash_of(1)))


async def test_the_seat_to_the_dealers_right_cuts_as_deep_as_it_likes() -> None:
    house = House()
    live = await house.lobby("Ann", "Bob", "Cy", rules={"cut": "on"})
    await live.start(0, "s", bytes(32).hex())
    await until(lambda: live.fleeting.talk is not None and live.fleeting.talk.step == "cut")
    table = state(live)
    assert table.match is not None
    cutter = (table.match.dealer - 1) % 3
    assert live.published.cutter == cutter
    for seat, depth, code in [((cutter + 1) % 3, 10, "not_cutter"), (cutter, 0, "bad_cut"), (cutter, 52, "bad_cut")]:
        with pytest.raises(Refusal, match=code):
            await live.cut_pack(seat, "x", 1, depth)
    with pytest.raises(Refusal, match="deal_gone"):
        await live.cut_pack(cutter, "x", 2, 10)
    seq = await live.cut_pack(cutter, "c", 1, 17)
    assert await live.cut_pack(cutter, "c", 1, 20) == seq
    start = table.match.logs[0].start
    assert (start.cut, start.key is not None) == (17, True)
    assert PackCut(cutter, 17) in table.steps[0].events
    assert start.key is not None and table.match.round is not None
    dealt = cut(shuffle(start.key, table.rules, 3), 17)
    first = (table.match.dealer + 1) % 3
    own = table.own(first)
    assert own is not None and dealt[0] in own.hand
    await house.tables.close()


async def test_a_cutter_who_is_gone_or_takes_too_long_cuts_by_lot() -> None:
    house = House()
    live = await house.lobby("Ann", "Bob", rules={"cut": "on"})
    await live.start(0, "s", bytes(32).hex())
    await until(lambda: live.fleeting.talk is not None and live.fleeting.talk.step == "cut")
    house.pass_time(live, 20.1)
    await until(lambda: state(live).running)
    _, dealt = state(live).proofs[0]
    assert dealt.cut is not None and 1 <= dealt.cut <= 51
    await house.tables.close()
