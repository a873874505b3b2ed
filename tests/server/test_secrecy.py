"""R5: no hidden card leaves the server, in frames, records, pages, figures and logs."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from rummy500.rules import rules_text
from rummy500.server.logs import table_tag
from rummy500.storage.sqlite import SqliteStore
from tests.game.random_rules import random_rules
from tests.server.client import Guest
from tests.server.faulty import Faults
from tests.server.party import Party, Plan
from tests.server.people import Habits
from tests.server.raw_bytes import CARD, Knowledge, hidden_cards_in
from tests.server.scale import times
from tests.server.serving import Process, running
from tests.server.test_simulation import BRIEF, CROWD, play_party

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(times(600, 7200))]

CURIOUS = Habits(pry=0.05, undo=0.2)

GAMES = [
    ("standard", 1, {"target": "100"}),
    ("standard", 3, {"target": "60"}),
    ("pagat", 2, {"target": "60"}),
    ("persian_wild", 2, {"target": "60", "stock_out": "reshuffle", "joker_swap": "keep"}),
    ("classic", 5, {"target": "60", "rummy_call": "last_discard"}),
    ("joker_table", 7, {"target": "50"}),
]


@pytest.mark.parametrize(("preset", "computers", "rules"), GAMES)
async def test_r5_b76_no_hidden_card_in_any_frame(
    tmp_path: Path, preset: str, computers: int, rules: dict[str, str]
) -> None:
    with running(SqliteStore(tmp_path / "a.db"), call_seconds=2, limits=CROWD) as server:
        for number in range(times(1, 160)):
            plan = Plan(computers + 1, 1, rules, preset, habits=CURIOUS, faults=Faults(cut=0.05, repeat=0.1))
            party = await play_party(server.url, server.store, plan, number)
            guest, table = party.host.guest, party.tables[0]
            before = len(guest.received)
            await _pry(guest, table, random.Random(number))
            knowledge = Knowledge(table, await server.store.read(table), guest.hex)
            assert list(hidden_cards_in(guest.received[before:], knowledge)) == []
            assert before > 20


@pytest.mark.parametrize("seed", range(times(4, 200)))
async def test_r5_no_hidden_card_under_random_rules(seed: int) -> None:
    rng = random.Random(seed)
    rules, seats = random_rules(rng)
    texts = rules_text(rules.replace(target=50, rounds=1, tie="share"), seats)
    del texts["seats"]
    plan = Plan(
        seats, rng.randint(1, min(seats, 3)), texts, watching=1, short=BRIEF, faults=Faults(cut=0.03, repeat=0.1)
    )
    with running(call_seconds=2, limits=CROWD) as server:
        await play_party(server.url, server.store, plan, seed)


async def _pry(guest: Guest, table: str, rng: random.Random) -> None:
    """Asks for everything that a curious client can ask for."""
    for path in (f"/api/tables/{table}/record", "/api/tables", "/metrics", "/healthz", "/", f"/t/{table}"):
        await guest.ask("GET", path)
    async with guest.sit(table) as talk:
        for card in ("7S", "JK", "10H"):
            await talk.play({"type": "discard", "card": card})
            await talk.play({"type": "take", "card": card})
            await talk.ask("melds", cards=[card] * 3)
        for index in range(6):
            await talk.ask("makes", index=index)


async def test_the_checker_finds_what_is_hidden(tmp_path: Path) -> None:
    """A checker that finds nothing proves something only if it would."""
    with running(SqliteStore(tmp_path / "a.db")) as server:
        guest = Guest(server.url)
        table = await guest.make_table(1)
        async with guest.sit(table) as talk:
            await talk.until_turn()
        knowledge = Knowledge(table, await server.store.read(table), 0)
        assert list(hidden_cards_in(guest.received, knowledge)) == []
        known = knowledge.at(talk.seq)
        hidden = next(
            card for card in ("2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "KD", "QD") if card not in known
        )
        leak = b'{"type":"view","seq":%d,"events":[{"type":"drew","seat":1,"card":"%s"}]}' % (talk.seq, hidden.encode())
        assert len(list(hidden_cards_in([leak], knowledge))) == 1
        key = knowledge.secret_keys[0].encode()
        assert len(list(hidden_cards_in([b"seed: " + key], knowledge))) == 1
        early = b'{"type":"view","seq":%d,"events":["%s"]}' % (talk.seq, key)
        assert len(list(hidden_cards_in([early], knowledge))) == 1
        # The other seat's knowledge is another: the same frames would be a leak there.
        assert list(hidden_cards_in(guest.received, Knowledge(table, await server.store.read(table), 1)))


async def test_s21_logs_name_no_cards_no_keys_and_no_cookies(tmp_path: Path) -> None:
    process = Process(tmp_path, RUMMY_LOG_LEVEL="debug", RUMMY_LOG_FORMAT="json", RUMMY_MALFORMED_MESSAGES="2")
    process.start()
    try:
        plan = Plan(3, 2, {"target": "50", "rounds": "1", "tie": "share"}, faults=Faults(cut=0.05))
        party = Party(process.url, plan, random.Random(4))
        await party.gather(None)
        await party.play()
        guest, table = party.host.guest, party.tables[0]
        async with guest.sit(table) as talk:
            for _ in range(5):
                await talk.socket.send('{"type":"move","id":"KD","seq":1,"move":{"type":"discard","card":"KD","x":1}}')
            with pytest.raises(Exception, match="1008"):
                while True:
                    await talk.hear()
    finally:
        process.stop()
    log = process.log.read_text()
    assert "table made" in log
    assert "socket closed" in log
    # A table's id is its invitation.
    assert [one for one in party.tables if one in log] == []
    assert all(table_tag(one) in log for one in party.tables)
    assert CARD.findall(re.sub(r"\d\dT\d\d", "", log)) == []
    assert [one.guest.token for one in party.everybody if one.guest.token in log or one.guest.hex in log] == []
    store = SqliteStore(tmp_path / "rummy500.db")
    knowledge = Knowledge(table, await store.read(table), 0)
    await store.close()
    assert knowledge.keys
    assert [key for key in knowledge.keys if key in log] == []
