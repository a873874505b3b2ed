"""One player at a table: every message counts once, in the position that was seen, and a new socket shows all of it."""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from collections.abc import AsyncIterator, Iterator

import pytest

from rummy500.storage.memory import MemoryStore
from tests.server.client import Guest, Talk
from tests.server.policy import Json, choose
from tests.server.raw_bytes import Knowledge, hidden_cards_in
from tests.server.scale import times
from tests.server.serving import Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(times(600, 7200))]


@pytest.fixture
def server() -> Iterator[Running]:
    """Gives a server with a memory store."""
    with running(MemoryStore(), call_seconds=2) as server:
        yield server


@pytest.fixture
async def talk(server: Running) -> AsyncIterator[Talk]:
    """Gives a seat at a table with one computer, on turn to draw."""
    guest = Guest(server.url)
    async with guest.sit(await guest.make_table()) as talk:
        await talk.until_turn()
        assert talk.options is not None
        assert talk.options["draw"]
        yield talk


async def acked(talk: Talk, move: Json) -> None:
    """Plays a move that must be taken, and waits until it is shown."""
    answer = await talk.play(move)
    assert answer["type"] == "ack", answer
    await talk.until_seq(answer["seq"])


async def test_b31_the_same_draw_twice_is_one_card(talk: Talk) -> None:
    cards, seq, message = len(talk.view["own"]["hand"]), talk.seq, str(uuid.uuid4())
    draw = {"type": "move", "id": message, "seq": seq, "move": {"type": "draw"}}
    await asyncio.gather(talk.send(draw), talk.send(draw))
    first, second = await talk.answer(message), await talk.answer(message)
    assert first == second == {"type": "ack", "id": message, "seq": seq + 1}
    await talk.until_seq(seq + 1)
    assert len(talk.view["own"]["hand"]) == cards + 1
    assert talk.seq == seq + 1


async def test_b31_a_second_draw_with_another_id_is_stale(talk: Talk) -> None:
    seq = talk.seq
    await talk.send({"type": "move", "id": "one", "seq": seq, "move": {"type": "draw"}})
    await talk.send({"type": "move", "id": "two", "seq": seq, "move": {"type": "draw"}})
    assert (await talk.answer("one"))["type"] == "ack"
    refused = await talk.answer("two")
    assert (refused["code"], refused["seq"]) == ("stale", seq + 1)
    await talk.until_seq(seq + 1)
    refused = await talk.play({"type": "draw"})
    assert refused["code"] == "already_drawn"
    assert talk.seq == seq + 1


async def test_b32_a_discard_sent_twice_ends_one_turn(talk: Talk) -> None:
    await acked(talk, {"type": "draw"})
    assert talk.options is not None
    discard = {"type": "discard", "card": talk.options["discards"][0]}
    seq = talk.seq
    for _ in range(2):
        await talk.send({"type": "move", "id": "d", "seq": seq, "move": discard})
    assert await talk.answer("d") == await talk.answer("d") == {"type": "ack", "id": "d", "seq": seq + 1}
    await talk.until_turn()
    mine = [event for event in talk.events if event["type"] == "discarded" and event["seat"] == 0]
    assert len(mine) == 1


async def test_b34_b68_two_tabs_see_the_same_and_every_move_counts_once(talk: Talk) -> None:
    async with talk.guest.sit(talk.table) as tab:
        await acked(talk, {"type": "draw"})
        await tab.until_seq(talk.seq)
        assert tab.view["own"] == talk.view["own"]
        assert talk.options is not None
        discard, seq = {"type": "discard", "card": talk.options["discards"][0]}, talk.seq
        answers = await asyncio.gather(talk.play(discard), tab.play(discard))
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        assert [answer["code"] for answer in answers if answer["type"] == "refused"] == ["stale"]
        await talk.until_seq(seq + 1)
        await tab.until_seq(seq + 1)
        await talk.until_turn()
        await tab.until_turn()
        assert tab.view["public"] == talk.view["public"]


async def test_b35_a_stale_move_is_answered_with_the_present_view(talk: Talk) -> None:
    await acked(talk, {"type": "draw"})
    talk.view = {}
    await talk.send({"type": "move", "id": "old", "seq": 1, "move": {"type": "draw"}})
    refused = await talk.answer("old")
    assert refused["code"] == "stale"
    while not talk.view:
        await talk.hear()
    assert talk.seq == refused["seq"]
    assert talk.view["public"]["phase"] == "play"


async def test_b41_a_second_thought_carries_the_old_seq_and_is_refused(talk: Talk) -> None:
    await acked(talk, {"type": "draw"})
    assert talk.options is not None
    one, two = talk.options["discards"][:2]
    seq = talk.seq
    await talk.send({"type": "move", "id": "first", "seq": seq, "move": {"type": "discard", "card": one}})
    await talk.send({"type": "move", "id": "second", "seq": seq, "move": {"type": "discard", "card": two}})
    assert (await talk.answer("first"))["type"] == "ack"
    assert (await talk.answer("second"))["code"] == "stale"


async def test_b04_a_card_that_is_not_held_is_refused_and_nothing_changes(talk: Talk) -> None:
    await acked(talk, {"type": "draw"})
    held = set(talk.view["own"]["hand"])
    other = next(card for card in ("9C", "10C", "JC", "QC", "2D", "3D") if card not in held)
    before = talk.view
    refused = await talk.play({"type": "discard", "card": other})
    assert (refused["code"], refused["args"]) == ("card_not_held", {"cards": [other]})
    assert talk.view == before
    assert talk.options is not None
    await acked(talk, {"type": "discard", "card": talk.options["discards"][0]})


async def test_b100_nothing_is_played_out_of_turn(server: Running) -> None:
    guest = Guest(server.url)
    table = await guest.make_table(manners={"pace": "calm"})
    async with guest.sit(table) as talk:
        while talk.options is not None:  # the lot made us begin: give the turn away
            move = choose(talk.options, random.Random(1))
            assert move is not None
            await acked(talk, move)
        hand = talk.view["own"]["hand"]
        moves: list[Json] = [{"type": "draw"}, {"type": "pass"}, {"type": "stand"}]
        moves += [{"type": "discard", "card": card} for card in hand]
        moves += [{"type": "take", "card": card} for card in talk.view["public"]["pile"]]
        moves += [{"type": "call", "card": talk.view["public"]["pile"][-1]}]
        seq = talk.seq
        for move in moves:
            refused = await talk.play(move, seq)
            if refused["code"] == "stale":  # the computer has moved in between
                break
            assert refused["code"] in ("not_your_turn", "no_window"), (move, refused)
        assert len(talk.view["own"]["hand"]) == len(hand)


async def test_b37_b50_b56_a_new_socket_shows_the_same_at_any_moment(server: Running) -> None:
    guest, rng = Guest(server.url), random.Random(37)
    table = await guest.make_table(2, rules={"target": "10000"})
    seen = 0
    for _ in range(times(150, 1000)):
        async with guest.sit(table) as talk:
            assert talk.seq >= seen
            for _ in range(rng.randrange(3)):
                wish = talk.wish(rng)
                if wish is None:
                    await talk.hear()
                elif rng.random() < 0.5:
                    await talk.send({**wish, "id": str(uuid.uuid4())})  # and gone before the answer
                    break
                elif (answer := await talk.ask(wish.pop("type"), **wish))["type"] == "ack":
                    await talk.until_seq(answer["seq"])
            seen = talk.seq
    assert seen > times(100, 1000)


async def test_resuming_gives_exactly_the_events_that_were_missed(server: Running) -> None:
    guest, rng = Guest(server.url), random.Random(5)
    table = await guest.make_table(2)
    async with guest.sit(table) as watching:
        async with guest.sit(table) as playing:
            for _ in range(30):
                wish = playing.wish(rng)
                if wish is None:
                    await playing.hear()
                elif (answer := await playing.ask(wish.pop("type"), **wish))["type"] == "ack":
                    await playing.until_seq(answer["seq"])
            await playing.until_turn()
            last = playing.seq
        await watching.until_seq(last)
        started = max(n for n, event in enumerate(watching.events) if event["type"] == "round_started")
        whole = watching.events[started:]
        for since in (None, 0, 2, 3, 5, last - 1, last, last + 7):
            talk = guest.sit(table)
            await talk.open()
            await talk.hello(since)
            assert talk.view["public"] == watching.view["public"]
            if since in (None, 0, last + 7):
                assert talk.events == whole
            else:
                assert since is not None
                assert talk.events == whole[len(whole) - len(talk.events) :]
                assert (talk.events == []) is (since == last)
            await talk.socket.close()


async def test_the_same_message_after_a_reconnect_counts_once(talk: Talk) -> None:
    seq = talk.seq
    first = await talk.play({"type": "draw"}, seq, "lost")
    async with talk.guest.sit(talk.table) as other:
        again = await other.play({"type": "draw"}, seq, "lost")
        assert again == first
        assert other.seq == seq + 1


async def test_b55_b70_after_the_match_the_result_stays_and_nothing_is_played(server: Running) -> None:
    guest, rng = Guest(server.url), random.Random(70)
    table = await guest.make_table(1, rules={"target": "50"})
    async with guest.sit(table) as talk:
        await talk.play_match(rng)
        result, seq = talk.view, talk.seq
        for move in ({"type": "draw"}, {"type": "pass"}, {"type": "discard", "card": "7S"}):
            assert (await talk.play(move))["code"] == "match_over"
        assert (await talk.ask("next"))["code"] == "match_over"
        assert (await talk.ask("decline", seq=seq))["code"] == "no_window"
    async with guest.sit(table) as again:
        assert (again.seq, again.view["public"], again.view["state"]) == (seq, result["public"], result["state"])
        assert again.welcome["rounds"][-1] == next(event for event in again.events if event["type"] == "round_ended")
        assert [event["type"] for event in again.events[-2:]] == ["match_ended", "deal_opened"]


async def test_b52_playing_again_leads_every_tab_to_one_new_table(server: Running) -> None:
    guest, rng = Guest(server.url), random.Random(52)
    table = await guest.make_table(2, rules={"target": "50", "ace": "high"}, me=1)
    async with guest.sit(table) as talk, guest.sit(table) as tab:
        assert (await talk.ask("again"))["code"] == "round_running"
        await talk.play_match(rng)
        answers = [*await asyncio.gather(talk.ask("again"), tab.ask("again")), await talk.ask("again")]
        new = {answer["table"] for answer in answers}
        assert len(new) == 1
        while tab.view["state"]["again"] is None:
            await tab.hear()
        assert {tab.view["state"]["again"]} == new
        async with guest.sit(new.pop()) as next_talk:
            before, after = talk.welcome["table"], next_talk.welcome["table"]
            assert before["id"] != after["id"]
            assert (before["after"], after["after"]) == (None, before["id"])
            assert {**before, "id": "", "phase": "play"} == {**after, "id": "", "after": None}
            assert next_talk.view["public"]["totals"] == [0, 0, 0]
    lines = (await guest.ask("GET", "/api/tables")).json()["tables"]
    assert [line["finished"] for line in lines] == [False, True]


async def test_next_waits_for_the_end_of_the_round_and_deals_once(server: Running) -> None:
    guest, rng = Guest(server.url), random.Random(6)
    table = await guest.make_table(1, rules={"target": "1000"})
    async with guest.sit(table) as talk:
        assert (await talk.ask("next"))["code"] == "round_running"
        while not talk.round_over:
            wish = talk.wish(rng)
            if wish is None:
                await talk.hear()
            elif (answer := await talk.ask(wish.pop("type"), **wish))["type"] == "ack":
                await talk.until_seq(answer["seq"])
        assert (await talk.play({"type": "draw"}))["code"] == "round_over"
        hands = talk.view["public"]["hands"]
        assert hands[0] == talk.view["own"]["hand"]
        first = await talk.ask("next", "n")
        assert await talk.ask("next", "n") == first
        assert (await talk.ask("next", "m"))["code"] == "round_running"
        while talk.view["state"]["round"] != 2:
            await talk.hear()
        assert talk.view["public"]["hands"] is None
        async with guest.sit(table) as again:
            assert [ended["round"] for ended in again.welcome["rounds"]] == [1]
            assert again.events[0]["type"] == "round_started"


async def test_the_pace_is_kept(talk: Talk, server: Running) -> None:
    answer = await talk.ask("manners", manners={"pace": "calm"})
    assert answer["type"] == "ack"
    await talk.until_seq(answer["seq"])
    assert talk.intro["manners"]["pace"] == "calm"
    assert (await talk.ask("manners", manners={"pace": "calm"}))["seq"] == answer["seq"]
    stored = await server.store.read(talk.table)
    assert b'"pace":"calm"' in stored[answer["seq"] - 1].body


async def test_melds_of_a_selection_are_told_exactly(server: Running) -> None:
    guest, rng = Guest(server.url), random.Random(12)
    table = await guest.make_table(1, preset="sheet")
    async with guest.sit(table) as talk:
        for _ in range(400):
            await talk.until_turn()
            options = talk.options
            if options is not None and options["melds"] and options["melds_complete"]:
                break
            wish = talk.wish(rng)
            if wish is None:
                await talk.hear()
                continue
            answer = await talk.ask(wish.pop("type"), **wish)
            if answer["type"] == "ack":
                await talk.until_seq(answer["seq"])
        assert options is not None
        for meld in options["melds"]:
            cards = [placed["card"] for placed in meld["cards"]]
            told = (await talk.ask("melds", cards=cards))["melds"]
            assert {"cards": meld["cards"], "value": meld["value"]} in told
            same = [m for m in options["melds"] if sorted(p["card"] for p in m["cards"]) == sorted(cards)]
            assert len(told) == len(same)
        assert (await talk.ask("melds", cards=[]))["melds"] == []
        assert (await talk.ask("melds", cards=["AS"] * 64))["melds"] == []


async def test_r5_what_a_pile_card_makes_names_nothing_hidden(server: Running) -> None:
    guest, rng = Guest(server.url), random.Random(21)
    table = await guest.make_table(1, rules={"target": "60"})
    told = 0
    async with guest.sit(table) as talk:
        for _ in range(150):
            answers = [await talk.ask("makes", index=index) for index in range(len(talk.view["public"]["pile"]))]
            told += sum(bool(answer["melds"] or answer["lay_offs"]) for answer in answers)
            if talk.over:
                break
            wish = talk.wish(rng)
            if wish is None:
                await talk.hear()
            elif (answer := await talk.ask(wish.pop("type"), **wish))["type"] == "ack":
                await talk.until_seq(answer["seq"])
    assert told > 0
    knowledge = Knowledge(table, await server.store.read(table), 0)
    assert list(hidden_cards_in(guest.received, knowledge)) == []


async def test_b10_moves_of_one_socket_are_taken_in_their_order(talk: Talk) -> None:
    seq = talk.seq
    await talk.send({"type": "move", "id": "1", "seq": seq, "move": {"type": "draw"}})
    for number in range(2, 20):
        await talk.send({"type": "ping", "id": str(number)})
    order: list[str] = []
    while len(order) < 19:
        frame = await talk.hear()
        if frame["type"] in ("ack", "pong"):
            order.append(frame["id"])
    assert order == [str(number) for number in range(1, 20)]


async def test_r5_a_socket_gets_no_key_of_a_running_deal(talk: Talk) -> None:
    assert b"seed" not in b"".join(talk.guest.received)
    record = await talk.guest.ask("GET", f"/api/tables/{talk.table}/record")
    assert record.status_code == 200
    assert "seed" not in record.text
    assert json.dumps(talk.view["own"]["hand"]) not in record.text
