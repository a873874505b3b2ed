"""Finished matches over HTTP: who makes a link, what it shows and never shows, records that are brought along."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rummy500.app.facts import Dealing, Dealt, read_fact
from rummy500.game.fair import check_deal, read_proof_lines
from rummy500.game.record import read_record
from rummy500.game.replay import round_steps
from rummy500.server import replays
from rummy500.storage.memory import MemoryStore
from rummy500.storage.sqlite import SqliteStore
from tests.server.client import Guest, Talk
from tests.server.serving import Running, running

pytestmark = pytest.mark.anyio

GOLDEN = Path(__file__).parents[1] / "records" / "golden"
CLASSIC = (GOLDEN / "classic_6.r500").read_bytes()


async def link_of(guest: Guest, table: str) -> str:
    """Makes the link to a table's finished rounds."""
    answer = await guest.ask("POST", f"/api/tables/{table}/replay")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["replay"])


async def shown(guest: Guest, replay: str, query: str = "") -> dict[str, Any]:
    """Gives what a link shows."""
    answer = await guest.ask("GET", f"/api/replays/{replay}{query}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def play_rounds(talk: Talk, rng: random.Random, rounds: int, moves: int) -> None:
    """Plays so many rounds to their ends, then so many of one's own moves of the next."""
    told: tuple[int, str] | None = None
    while True:
        public = talk.view["public"]
        last = public is not None and public["round"] > rounds and public["phase"] != "over"
        if last and moves == 0:
            return
        wish = talk.wish(rng)
        if wish is None or told == (talk.seq, wish["type"]):
            await talk.hear()
            continue
        told = (talk.seq, wish["type"])
        moves -= last
        answer = await talk.ask(wish.pop("type"), **wish)
        if answer["type"] == "ack":
            await talk.until_seq(answer["seq"])


def plain(value: object) -> Any:
    """Gives a value as it arrives."""
    return json.loads(msgspec.json.encode(value))


async def test_b103_only_the_people_of_a_table_make_its_link() -> None:
    with running() as server:
        host, friend, stranger = Guest(server.url), Guest(server.url), Guest(server.url)
        table = await host.make_lobby(free=1)
        await friend.seated(table, "Bea")
        await stranger.make_table()  # known to the server, but not at this table
        async with host.sit(table) as talk:
            assert (await talk.ask("start"))["type"] == "ack"
            await talk.until(lambda one: one.view["public"] is not None)
        code = await link_of(host, table)
        assert await link_of(friend, table) == await link_of(host, table) == code
        assert len(code.replace("-", "")) == 16 and table not in code and code not in table
        for other in (stranger, Guest(server.url)):
            answer = await other.ask("POST", f"/api/tables/{table}/replay")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")
            # With the link anybody may look; the table's own id is no link, and no link is a table.
            assert (await other.ask("GET", f"/api/replays/{code}")).status_code == 200
            assert (await other.ask("GET", f"/api/replays/{table}")).status_code == 404
            assert (await other.ask("GET", f"/api/tables/{code}/record")).status_code == 404


async def test_b103_who_looks_on_makes_no_link() -> None:
    with running() as server:
        host, watcher = Guest(server.url), Guest(server.url)
        table = await host.make_lobby(free=0, computers=1, manners={"spectators": "on"})
        async with host.sit(table) as talk:
            await talk.ask("start")
            await talk.until(lambda one: one.view["public"] is not None)
            assert (await watcher.ask("POST", f"/api/tables/{table}/watch", {})).status_code < 300
            async with watcher.sit(table):
                assert (await watcher.ask("POST", f"/api/tables/{table}/replay")).status_code == 404


async def test_b103_who_was_removed_makes_no_link_who_left_does() -> None:
    with running() as server:
        host, removed, gone = Guest(server.url), Guest(server.url), Guest(server.url)
        table = await host.make_lobby(free=2)
        await removed.seated(table, "Rob", seat=1)
        await gone.seated(table, "Gus", seat=2)
        async with host.sit(table) as talk:
            await talk.ask("start")
            assert (await talk.ask("remove", seat=1))["type"] == "ack"
            async with gone.sit(table) as going:
                assert (await going.ask("leave"))["type"] == "ack"
        assert (await removed.ask("POST", f"/api/tables/{table}/replay")).status_code == 404
        assert await link_of(gone, table) == await link_of(host, table)


async def test_a_table_in_its_lobby_has_nothing_to_show() -> None:
    with running() as server:
        host = Guest(server.url)
        answer = await host.ask("POST", f"/api/tables/{await host.make_lobby()}/replay")
        assert answer.json()["code"] == "not_started"


async def test_b94_wrong_links_are_unknown_and_guessing_is_bounded() -> None:
    with running(limits={"unknown_tables_per_minute": 5}) as server:
        guest = Guest(server.url)
        table = await guest.make_table()
        code = await link_of(guest, table)
        wrong = [*("2222-2222-2222-2222", "x", "a" * 400, "%00", code[:-1] + ("2" if code[-1] != "2" else "3"))]
        for guess in wrong:
            answer = await guest.ask("GET", f"/api/replays/{guess}")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown_replay")
        assert (await guest.ask("GET", f"/api/replays/{code}")).status_code == 429
        assert (await guest.ask("POST", f"/api/tables/{table}/replay")).status_code == 429
        assert (await guest.ask("GET", f"/api/replays/{code}/record")).status_code == 429


async def test_a_link_shows_the_match_and_its_steps_and_outlives_the_server(tmp_path: Path) -> None:
    with running(SqliteStore(tmp_path / "a.db"), call_seconds=2) as server:
        host = Guest(server.url)
        table = await host.make_table(2, preset="pagat", rules={"target": "60"})
        async with host.sit(table, shares=True) as talk:
            await talk.play_match(random.Random(3))
        own = (await host.ask("GET", f"/api/tables/{table}/record")).text
        code = await link_of(host, table)
    with running(SqliteStore(tmp_path / "a.db")) as server:
        anybody = Guest(server.url)
        answer = await shown(anybody, code)
        match = read_record(own)
        assert answer["names"] == list(match.names) and answer["preset"] == "pagat"
        assert answer["rules"]["target"] == "60" and "seats" not in answer["rules"]
        assert answer["rounds"] == plain(match.results) and answer["winners"] == list(match.winners)
        assert answer["totals"] == list(match.totals)
        # The match is over and nobody can sit down any more: its record proves its deals.
        assert answer["record"] == own == (await anybody.ask("GET", f"/api/replays/{code}/record")).text
        proofs = read_proof_lines(own)
        assert len(proofs) == len(match.logs) == len(answer["steps"])
        for proof, log in zip(proofs, match.logs, strict=True):
            assert log.start.key is not None and proof.shares[0] is not None
            assert check_deal(proof, log.start.key) == ()
        for number, steps in enumerate(answer["steps"], 1):
            told = await shown(anybody, code, f"?round={number}")
            assert told == plain(round_steps(match, number)) and len(told["steps"]) == steps
        again = Guest(server.url, host.cookie)
        assert await link_of(again, table) == code


async def test_r5_b103_a_link_never_shows_the_running_round() -> None:
    with running(call_seconds=2) as server:
        host, anybody = Guest(server.url), Guest(server.url)
        table = await host.make_table(1, rules={"target": "5000"})
        code = await link_of(host, table)
        rng = random.Random(8)
        async with host.sit(table, shares=True) as talk:
            await play_rounds(talk, rng, 0, moves=3)
            nothing = await shown(anybody, code)
            assert nothing["rounds"] == nothing["steps"] == [] and "seed" not in nothing["record"]
            await _refuses_the_running_round(anybody, code, 1)
            await play_rounds(talk, rng, 1, moves=0)
            before = (await anybody.ask("GET", f"/api/replays/{code}")).content
            await play_rounds(talk, rng, 1, moves=4)
            assert (await anybody.ask("GET", f"/api/replays/{code}")).content == before
            assert len(json.loads(before)["rounds"]) == 1
            await _refuses_the_running_round(anybody, code, 2)
            told = await anybody.ask("GET", f"/api/replays/{code}/record")
            await shown(anybody, code, "?round=1")
            assert told.text == json.loads(before)["record"]
            secrets = await _secrets_of_round(server, table, 2)
            sent = b"".join(anybody.received)
            assert not [secret for secret in secrets if secret.encode() in sent]
            # The invitation is not given away either, as long as somebody could sit down with it.
            assert table.encode() not in sent


async def _refuses_the_running_round(guest: Guest, code: str, number: int) -> None:
    # Not even whether it is being played: a running round is as if it were not.
    for asked in (number, number + 1):
        answer = await guest.ask("GET", f"/api/replays/{code}?round={asked}")
        assert (answer.status_code, answer.json()) == (400, {"code": "no_round", "args": {}})


async def _secrets_of_round(server: Running, table: str, number: int) -> list[str]:
    facts = [read_fact(entry.body) for entry in await server.store.read(table)]
    dealt = [fact for fact in facts if isinstance(fact, Dealt) and fact.round == number]
    dealing = [fact for fact in facts if isinstance(fact, Dealing) and fact.round == number]
    assert dealt
    return [*(fact.seed for fact in dealt), *(fact.secret for fact in dealing)]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.r500")), ids=lambda path: path.stem)
async def test_a_record_that_is_brought_is_shown_and_not_kept(path: Path) -> None:
    store = MemoryStore()
    with running(store) as server:
        guest = Guest(server.url)
        raw = path.read_bytes()
        match = read_record(raw.decode())
        before = _kept(store)
        answer = await guest.ask("POST", "/api/replays", raw)
        assert answer.status_code == 200, answer.text
        said = answer.json()
        assert said["rounds"] == plain(match.results) and said["record"] == raw.decode()
        assert said["names"] == list(match.names) and said["winners"] == list(match.winners)
        assert f"\nrules: {said['preset']}\n" in raw.decode()
        number = len(match.results)
        steps = await guest.ask("POST", f"/api/replays?round={number}", raw)
        assert steps.json() == plain(round_steps(match, number))
        assert _kept(store) == before and guest.cookie is None


def _kept(store: MemoryStore) -> dict[str, int]:
    return {name: len(value) for name, value in vars(store).items() if hasattr(value, "__len__")}


async def test_a_long_round_comes_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "PART", 9)
    whole = plain(round_steps(read_record(CLASSIC.decode()), 2))
    with running() as server:
        guest = Guest(server.url)
        found: list[Any] = []
        while len(found) < whole["count"]:
            part = (await guest.ask("POST", f"/api/replays?round=2&first={len(found)}", CLASSIC)).json()
            assert part["first"] == len(found) and part["count"] == whole["count"] and len(part["steps"]) <= 9
            found += part["steps"]
        assert found == whole["steps"]


@pytest.mark.parametrize(
    ("text", "code", "line", "english"),
    [
        ("", "no_version", 1, "A record begins with “rummy500: 1”."),
        ("rummy500: 1\nseats: Ann, Ann\n", "same_name", 2, "Two players are called “Ann”."),
        ("rummy500: 1\nseats: Ann, Bob\n# a\n\nseed: 12\n", "bad_seed", 5, "A seed is 64 hexadecimal digits."),
        ("rummy500: 1\nseats: A, B\n" + "x" * 9000, "line_too_long", 3, "The line is longer than 8,192 characters."),
        (
            f"rummy500: 1\nseats: Ann, Bob\nseed: {'00' * 32}\n- Ann: draw, discard KC\n",
            "card_not_held",
            4,
            "You do not hold K♣.",
        ),
    ],
)
async def test_b129_a_record_that_does_not_hold_is_refused_with_its_line(
    text: str, code: str, line: int, english: str
) -> None:
    with running() as server:
        guest = Guest(server.url)
        answer = await guest.ask("POST", "/api/replays", text.encode())
        assert answer.status_code == 422
        said = answer.json()
        assert (said["code"], said["args"]["line"], said["text"]) == (code, line, english)
        german = (await guest.ask("POST", "/api/replays", text.encode(), **{"accept-language": "de-AT"})).json()
        assert german["code"] == code and german["text"] != english
        chosen = {"accept-language": "en", "cookie": "lang=de"}
        assert (await guest.ask("POST", "/api/replays", text.encode(), **chosen)).json() == german


async def test_b129_what_is_no_record_at_all() -> None:
    with running() as server:
        guest = Guest(server.url)
        answer = await guest.ask("POST", "/api/replays", b"\xff\xfe" * 50)
        assert (answer.status_code, answer.json()["code"]) == (422, "not_text")
        answer = await guest.ask("POST", "/api/replays", b"#" * (replays.RECORD_BYTES + 1))
        assert (answer.status_code, answer.json()["code"]) == (413, "request_too_large")
        answer = await guest.ask("POST", "/api/replays", CLASSIC, Origin="https://elsewhere.example")
        assert answer.status_code == 403
        for query in ("?round=x", "?round=1&first=-1", "?round=", "?round=1234567"):
            answer = await guest.ask("POST", f"/api/replays{query}", CLASSIC)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_b129_a_record_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "RECORD_SECONDS", 0.0)
    with running() as server:
        answer = await Guest(server.url).ask("POST", "/api/replays", CLASSIC)
        assert (answer.status_code, answer.json()["code"], answer.json()["args"]) == (
            422,
            "takes_too_long",
            {"line": 1},
        )


async def test_b95_records_are_brought_at_a_bounded_rate() -> None:
    with running() as server:
        guest = Guest(server.url)
        codes = [(await guest.ask("POST", "/api/replays", b"rummy500: 1")).status_code for _ in range(45)]
        assert codes[:30] == [422] * 30 and 429 in codes
        # Who looks at links is not held up by that.
        assert (await guest.ask("GET", "/api/replays/2222-2222-2222-2222")).status_code == 404


async def test_the_list_of_ones_matches_is_as_long_as_is_asked_for() -> None:
    with running() as server:
        guest = Guest(server.url)
        made = [await guest.make_table() for _ in range(23)]
        for query, count in (("", 20), ("?most=200", 23), ("?most=3", 3), ("?most=x", 20), ("?most=-1", 20)):
            lines = (await guest.ask("GET", f"/api/tables{query}")).json()["tables"]
            assert [line["table"] for line in lines] == made[::-1][:count]
