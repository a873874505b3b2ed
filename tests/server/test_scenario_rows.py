"""What went wrong at other tables, tried at ours over real sockets: a test for each row that has none elsewhere."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import random
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from rummy500.app.facts import Scored, read_fact
from rummy500.app.table import Table
from rummy500.game.deal import shuffle
from rummy500.game.events import Event
from rummy500.game.moves import Move, Seat
from rummy500.game.view import Options, SeatView
from rummy500.rules import Rules
from rummy500.storage.memory import MemoryStore
from rummy500.storage.sqlite import SqliteStore
from tests.server.client import Guest, Talk
from tests.server.company import company
from tests.server.policy import Json, RandomComputers
from tests.server.scale import times
from tests.server.serving import Running, running
from tests.server.staging import stage

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(times(600, 7200))]


@pytest.fixture
def server() -> Iterator[Running]:
    """Gives a server with a memory store."""
    with running(MemoryStore()) as server:
        yield server


def offered(table: Table, seat: Seat | None) -> Options | None:
    """Gives what a person on turn is offered at a table in the making; None where a computer is on turn."""
    if seat is None or table.seats_now[seat].guest is None:
        return None
    own = table.own(seat)
    return None if own is None else own.options


async def test_b02_a_card_that_fits_twice_goes_where_its_player_says(server: Running) -> None:
    def fits_twice(table: Table, seat: Seat | None) -> bool:
        found = offered(table, seat)
        if found is None or seat is None:
            return False
        public = table.public()
        assert public is not None
        cards = Counter(lay.card for lay in found.lay_offs)
        kind = {meld.number: meld.kind for meld in public.melds}
        twice = [lay for lay in found.lay_offs if cards[lay.card] == 2]
        kinds = {kind[lay.meld] for lay in twice if lay.card == twice[0].card}
        return len(kinds) == 2 and len(found.discards) > 3

    guest = Guest(server.url)
    table = await stage(server.store, [guest], fits_twice, rules={"going_out": "float"})
    async with guest.sit(table.id) as talk:
        before = talk.view
        listed = Counter(str(lay["card"]) for lay in before["own"]["options"]["lay_offs"])
        lays = [lay for lay in before["own"]["options"]["lay_offs"] if listed[str(lay["card"])] == 2]
        one, two = [lay for lay in lays if lay["card"] == lays[0]["card"]]
        await talk.send({"type": "move", "id": "x", "seq": talk.seq, "move": {"type": "lay", "card": one["card"]}})
        assert (await talk.answer("x"))["code"] == "malformed"
        others = [
            meld["number"] for meld in before["public"]["melds"] if meld["number"] not in (one["meld"], two["meld"])
        ]
        for wrong in (99, *others):
            refused = await talk.play({"type": "lay", "card": one["card"], "meld": wrong})
            assert refused["type"] == "refused", refused
        assert talk.view == before
        end = {"end": two["end"]} if "end" in two else {}
        answer = await talk.play({"type": "lay", "card": two["card"], "meld": two["meld"], **end})
        await talk.until_seq(answer["seq"])
        meld = next(meld for meld in talk.view["public"]["melds"] if meld["number"] == two["meld"])
        laid = next(card for card in meld["cards"] if card["card"] == two["card"]["card"])
        assert (laid["by"], laid["value"]) == (0, two["value"])
        assert talk.view["public"]["laid"][0] == before["public"]["laid"][0] + two["value"]


async def test_b20_of_two_equal_cards_in_the_pile_the_one_that_is_meant_is_taken(server: Running) -> None:
    def twins(table: Table, seat: Seat | None) -> bool:
        found = offered(table, seat)
        return found is not None and any(take.nth == 1 and take.brings > 2 for take in found.takes)

    guest = Guest(server.url)
    table = await stage(server.store, [guest], twins, rules={"decks": "2", "pile_duty": "none"})
    async with guest.sit(table.id) as talk:
        takes = talk.view["own"]["options"]["takes"]
        first = next(take for take in takes if take.get("nth") == 1)
        second = next(take for take in takes if take["card"] == first["card"] and take["nth"] == 2)
        assert talk.view["public"]["pile"].count(first["card"]) == 2
        refused = await talk.play({"type": "take", "card": first["card"]})
        assert refused["code"] == "which_copy"
        hand, pile = talk.view["own"]["hand"], talk.view["public"]["pile"]
        answer = await talk.play({"type": "take", "card": second["card"], "nth": 2})
        await talk.until_seq(answer["seq"])
        assert Counter(talk.view["own"]["hand"]) == Counter([*hand, *pile[-second["brings"] :]])
        assert talk.view["public"]["pile"] == pile[: -second["brings"]]
        assert talk.view["public"]["pile"].count(first["card"]) == 1


async def test_b26_a_round_is_scored_once_whoever_loses_the_line_at_its_end(tmp_path: Path) -> None:
    def last_card(table: Table, seat: Seat | None) -> bool:
        found = offered(table, seat)
        own = table.own(seat) if seat is not None else None
        return found is not None and own is not None and len(own.hand) == 1 and len(found.discards) == 1

    with running(SqliteStore(tmp_path / "a.db")) as server:
        ann, ben = Guest(server.url), Guest(server.url)
        for number in range(times(3, 40)):
            rules = {"hand_size": "3", "target": str(500 + number), "going_out": "any"}
            table = await stage(server.store, [ann, ben], last_card, rules=rules)
            acting = table.to_act
            async with ann.sit(table.id) as one, ben.sit(table.id) as two:
                mine, other = (one, two) if acting == 0 else (two, one)
                assert mine.options is not None
                move = {"type": "discard", "card": mine.options["discards"][0]}
                message = {"type": "move", "id": "out", "seq": mine.seq, "move": move}
                sending = [asyncio.ensure_future(mine.send(message)) for _ in range(2)]
                other.socket.transport.abort()
                await asyncio.gather(*sending)
                assert await mine.answer("out") == await mine.answer("out")
                await mine.until(lambda talk: talk.round_over)
                score = mine.view["public"]["totals"]
            facts = [read_fact(entry.body) for entry in await server.store.read(table.id)]
            assert sum(isinstance(fact, Scored) for fact in facts) == 1
            async with (ann if acting == 1 else ben).sit(table.id) as back:
                assert back.round_over
                assert back.view["public"]["totals"] == score
                assert [ended["round"] for ended in back.welcome["rounds"]] == [1]


async def test_b49_a_wrong_cookie_neither_gets_the_seat_nor_keeps_its_owner_out() -> None:
    with running(MemoryStore(), grace_seconds=0.3) as server:
        owner = Guest(server.url)
        table = await owner.make_table()
        async with owner.sit(table) as talk:
            await talk.until_turn()
            seen = talk.seq
        for cookie in ("rummy=" + "A" * 43, "rummy=x", "rummy=", f"other={owner.token}"):
            thief = Guest(server.url, cookie)
            talk = thief.sit(table)
            await talk.open()
            assert (await talk.closed())[0] == 4404
            assert thief.received == []
        async with owner.sit(table) as talk:
            assert (talk.seq, talk.intro["you"]) == (seen, 0)
        async with asyncio.timeout(20):
            while len(server.server.house.tables):  # and nobody keeps it in memory
                await asyncio.sleep(0.01)


async def test_b53_a_refused_change_of_rules_does_not_stick_to_the_next_match(server: Running) -> None:
    async with company(server, 2, rules={"target": "50", "rounds": "1", "tie": "share", "ace": "high"}) as people:
        await people.start()
        await asyncio.gather(*(talk.play_match(random.Random(n)) for n, talk in enumerate(people.talks)))
        answer = await people.host.ask("again", lobby=True)
        assert (await people.talks[1].ask("again"))["table"] == answer["table"]  # one table, however it is asked for
        async with people.guests[0].sit(answer["table"]) as host:
            old = host.intro["rules"]
            assert old["ace"] == "high"
            for rules, code in (({"target": "1"}, "bad_value"), ({"ace": "low", "min_run": "9"}, "bad_value")):
                refused = await host.ask("rules", preset="standard", rules=rules)
                assert refused["code"] == code
            assert (await host.ask("rules", preset="standard", rules={"teams": "2"}))["type"] == "ack"
            assert (await host.ask("start"))["type"] == "refused"  # two people are no two teams
            assert (await host.ask("rules", preset="standard", rules={**old}))["type"] == "ack"
            assert (await host.ask("start"))["type"] == "ack"
            await host.until(lambda talk: talk.intro["phase"] == "play")
            assert host.intro["rules"] == old
            assert (host.intro["after"], host.intro["changed"]) == (people.table, [])


async def test_b59_b61_who_leaves_in_the_middle_of_a_turn_is_replaced_with_the_same_hand(server: Running) -> None:
    async with company(server, 3, rules={"target": "50", "rounds": "1", "tie": "share"}) as people:
        await people.start()
        leaver = await people.on_turn()
        answer = await leaver.play({"type": "draw"})
        await leaver.until_seq(answer["seq"])
        seat, cards = leaver.intro["you"], len(leaver.view["own"]["hand"])
        rest = [talk for talk in people.talks if talk is not leaver]
        await leaver.send({"type": "leave", "id": "bye"})
        assert await leaver.closed() == (4403, "left")
        await rest[0].until(lambda talk: talk.intro["computers"][seat] is not None)
        counts = rest[0].view["public"]["counts"]
        assert counts[seat] in range(cards - 13, cards + 1)
        await asyncio.gather(*(talk.play_match(random.Random(n)) for n, talk in enumerate(rest)))
        assert all(talk.over for talk in rest)


async def test_b73_a_new_socket_works_in_every_phase(server: Running) -> None:
    guest, rng, phases = Guest(server.url), random.Random(73), set()
    rules = {"rounds": "2", "tie": "share", "rummy_call": "full"}
    table = await guest.make_table(2, rules=rules, preset="pagat", manners={"call_seconds": "2"})
    over = False
    while not over:
        async with guest.sit(table) as talk:
            phases.add(talk.view["public"]["phase"])
            for _ in range(rng.randrange(1, 4)):
                wish = talk.wish(rng)
                if wish is None:
                    if not talk.over:
                        await talk.hear()
                    continue
                answer = await talk.ask(wish.pop("type"), **wish)
                if answer["type"] == "ack":
                    await talk.until_seq(answer["seq"])
                phases.add(talk.view["public"]["phase"])
            over = talk.over
    assert phases >= {"draw", "play", "call", "over"}


async def test_b79_nobody_is_told_who_has_declined_a_call(server: Running) -> None:
    def callable_now(table: Table, seat: Seat | None) -> bool:
        return table.window_open and table.last_actor == 2

    ann, ben = Guest(server.url), Guest(server.url)
    table = await stage(server.store, [ann, ben], callable_now, seats=3, preset="pagat", rules={"rummy_call": "full"})
    async with ann.sit(table.id) as one, ben.sit(table.id) as two:
        if one.view["state"]["window"] is None:
            pytest.fail("the window has closed by itself")
        await two.ask("ping", "before")
        heard = len(two.raw)
        assert (await one.ask("decline", seq=one.seq))["type"] == "ack"
        await two.ask("ping", "after")
        news = [frame for frame in two.raw[heard:] if b'"pong"' not in frame]
        assert news == []
        assert two.view["state"]["window"]["declined"] is False


async def test_b80_cards_that_lie_face_down_are_numbers_and_nothing_else(server: Running) -> None:
    async with company(server, 2, computers=1) as people:
        await people.start()
        talk = await people.on_turn()
        other = next(one for one in people.talks if one is not talk)
        answer = await talk.play({"type": "draw"})
        await asyncio.gather(*(one.until_seq(answer["seq"]) for one in people.talks))
        public = other.view["public"]
        assert isinstance(public["stock"], int)
        assert all(isinstance(count, int) for count in public["counts"])
        assert public["hands"] is None
        assert other.view["events"][-1] == {"type": "drew", "seat": talk.intro["you"], "card": None}
        named = {name for name, value in public.items() if "card" in str(value) or isinstance(value, str)}
        assert named <= {"melds", "phase", "taken", "reached"}
        assert set(other.view["own"]) == {"seat", "hand", "drew", "options"}


async def test_b89_the_commitment_comes_before_and_the_deal_can_be_worked_out_after(server: Running) -> None:
    async with company(server, 3, shares=True, rules={"target": "50", "rounds": "1", "tie": "share"}) as people:
        await people.start()
        deals = [_plain_deal(talk) for talk in people.talks]
        hands = [talk.view["own"]["hand"] for talk in people.talks]
        assert len({deal["commitment"] for deal in deals}) == 1
        await asyncio.gather(*(talk.play_match(random.Random(n)) for n, talk in enumerate(people.talks)))
        opened = next(event for event in people.host.events if event["type"] == "deal_opened")
        secret = bytes.fromhex(opened["secret"])
        text = b"rummy500-deal-1\0" + people.table.encode() + b"\0" + b"1\0" + secret
        assert hashlib.sha256(text).hexdigest() == opened["commitment"] == deals[0]["commitment"]
        shares = [bytes.fromhex(share) if share else bytes(16) for share in opened["shares"]]
        for share, commit in zip(shares, deals[0]["commits"], strict=True):
            assert hashlib.sha256(share).hexdigest() == commit
        key = hmac.digest(secret, b"".join(shares), "sha256")
        assert key.hex() == opened["seed"]
        deck = [card.text for card in shuffle(key, Rules(), 3)]
        started = next(event for event in people.host.events if event["type"] == "round_started")
        for seat, hand in enumerate(hands):
            place = (seat - started["dealer"] - 1) % 3
            assert Counter(deck[place : 3 * 7 : 3]) == Counter(hand)


def _plain_deal(talk: Talk) -> Json:
    """Gives the newest deal that was shown to somebody, with its list of commitments."""
    shown = [frame["state"]["deal"] for frame in map(_frame, talk.raw) if frame["type"] == "view"]
    found: Json = [deal for deal in shown if deal is not None and deal["commits"] is not None][-1]
    return found


def _frame(raw: bytes) -> Json:
    found: Json = json.loads(raw)
    return found


class Ponderers(RandomComputers):
    """Are computers that think until they are told to stop."""

    def __init__(self) -> None:
        self.may_go = threading.Event()
        self.thinking = threading.Event()

    def decide(
        self, level: str, style: str | None, rules: Rules, view: SeatView, events: Sequence[Event], seed: int
    ) -> Move | None:
        """Thinks."""
        self.thinking.set()
        assert self.may_go.wait(60)
        return super().decide(level, style, rules, view, events, seed)


async def test_b149_a_computer_that_thinks_for_long_holds_up_nobody_else() -> None:
    computers = Ponderers()
    with running(MemoryStore(), computers) as server:
        slow, quick = Guest(server.url), Guest(server.url)
        table, other = await slow.make_table(3, rules={"target": "50"}), await quick.make_lobby(1)
        friend = Guest(server.url)
        await friend.seated(other, "Ben")
        async with slow.sit(table) as talk, quick.sit(other) as host, friend.sit(other) as guest:
            while not computers.thinking.is_set():
                wish = talk.wish(random.Random(1))
                await (talk.hear() if wish is None else talk.ask(wish.pop("type"), **wish))
            assert (await talk.ask("ping"))["type"] == "pong"
            assert (await host.ask("start"))["type"] == "ack"
            await asyncio.gather(*(one.until(lambda each: each.view["public"] is not None) for one in (host, guest)))
            acting = host if host.options is not None else guest
            assert (await acting.play({"type": "draw"}))["type"] == "ack"
            computers.may_go.set()
            await talk.until_turn()
