"""Deals at real tables, checked by what everybody is given: the cut, shares that do not fit, people who give none."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rummy500.game.fair import check_deal, cut_by_key, deal_key, read_proof_lines
from rummy500.storage.memory import MemoryStore
from tests.server.client import Talk
from tests.server.company import company
from tests.server.serving import Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(300)]
SCRIPT = Path(__file__).parents[2] / "tools" / "check_deals.py"
SHORT = {"target": "10000", "rounds": "4", "hand_size": "3"}


@pytest.fixture
def server() -> Iterator[Running]:
    with running(MemoryStore()) as server:
        yield server


async def record(talk: Talk) -> str:
    return (await talk.guest.ask("GET", f"/api/tables/{talk.table}/record")).text


async def test_where_a_computer_cuts_the_key_has_cut(server: Running, tmp_path: Path) -> None:
    async with company(server, 1, 1, shares=True, rules={**SHORT, "cut": "on"}) as people:
        await people.start()
        await people.host.play_match(random.Random(1))
        cuts = [event for event in people.host.events if event["type"] == "pack_cut"]
        text = await record(people.host)
    seeds = re.findall(r"^seed: (\w+)\ncut: (\d+)$", text, re.MULTILINE)
    assert len(cuts) == len(seeds) == 4
    me = people.host.intro["you"]
    for cut, (seed, depth) in zip(cuts, seeds, strict=True):
        assert cut["depth"] == int(depth)
        assert (cut["seat"] == me and int(depth) == 26) or int(depth) == cut_by_key(bytes.fromhex(seed), 52)
    assert {cut["seat"] for cut in cuts} == {0, 1}
    path = tmp_path / "match.r500"
    path.write_text(text, encoding="utf-8")
    done = subprocess.run([sys.executable, str(SCRIPT), str(path)], capture_output=True, text=True)
    assert done.stdout.splitlines() == [f"round {n}: commitment ok, seed ok, cards ok" for n in range(1, 5)]


async def test_who_gives_no_share_counts_as_zeros_and_holds_nobody_up(server: Running) -> None:
    async with company(server, 3, shares=True, rules={**SHORT, "rounds": "1", "tie": "share"}) as people:
        people.talks[1].shares = False  # says hello with shares, and gives none
        await people.start()
        await asyncio.gather(*(talk.play_match(random.Random(n)) for n, talk in enumerate(people.talks)))
        opened = next(event for event in people.host.events if event["type"] == "deal_opened")
        text = await record(people.host)
    given = [talk.own_shares[1] for talk in people.talks]
    assert opened["shares"] == [given[0].hex(), None, given[2].hex()]
    (proof,) = read_proof_lines(text)
    assert proof.shares == (given[0], None, given[2])
    assert deal_key(proof.secret, [given[0], bytes(16), given[2]]).hex() == opened["seed"]
    assert check_deal(proof, bytes.fromhex(opened["seed"])) == ()


async def test_a_share_that_does_not_fit_is_refused_and_counts_as_absent(server: Running) -> None:
    async with company(server, 2, shares=True, rules={**SHORT, "rounds": "1", "tie": "share"}) as people:
        cheat = people.talks[1]
        cheat.given.add((1, "open"))  # the test opens in its place
        assert (await people.host.ask("start"))["type"] == "ack"

        async def open_another() -> None:
            await cheat.until(lambda talk: (talk.view["state"]["deal"] or {}).get("step") == "open")
            answer = await cheat.ask("open", round=1, share="0" * 32)
            assert (answer["type"], answer["code"]) == ("refused", "bad_share")

        await asyncio.gather(people.host.until(lambda talk: talk.view["public"] is not None), open_another())
        await asyncio.gather(*(talk.play_match(random.Random(n)) for n, talk in enumerate(people.talks)))
        opened = next(event for event in people.host.events if event["type"] == "deal_opened")
    assert opened["shares"] == [people.host.own_shares[1].hex(), None]
