"""The lesson and the exercises over HTTP: no cookie, no state, and never more than the learner may see."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from ipaddress import ip_network
from urllib.parse import quote

import httpx
import pytest

from rummy500.i18n import COMPLETE
from rummy500.lesson.exercises import exercise, offered_kinds, task_of
from rummy500.lesson.story import LAST, scenes
from rummy500.server import lesson_api
from rummy500.storage.memory import MemoryStore
from tests.server.client import Guest
from tests.server.policy import Json
from tests.server.serving import Running, running

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """Gives a server."""
    with running(MemoryStore()) as server:
        yield server


async def got(server: Running, path: str) -> Json:
    """Asks as somebody without a cookie, who gets none."""
    answer = await Guest(server.url).ask("GET", path)
    assert answer.status_code == 200, answer.text
    assert "set-cookie" not in answer.headers
    found: Json = answer.json()
    return found


async def refused(server: Running, path: str) -> tuple[int, str]:
    """Asks for what there is not."""
    answer = await Guest(server.url).ask("GET", path)
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("language", COMPLETE)
async def test_the_lesson_is_told_in_every_language(server: Running, language: str) -> None:
    lesson = await got(server, f"/api/lesson?language={language}")
    assert lesson["language"] == language
    assert [scene["number"] for scene in lesson["scenes"]] == list(range(LAST + 1))
    assert all(scene["why"] and scene["happened"] for scene in lesson["scenes"])


async def test_the_lesson_is_kept_by_the_browser(server: Running) -> None:
    guest = Guest(server.url)
    first = await guest.ask("GET", "/api/lesson")
    again = await guest.ask("GET", "/api/lesson", **{"If-None-Match": first.headers["etag"]})
    assert (first.status_code, again.status_code) == (200, 304)


async def test_the_hands_of_the_others_stay_hidden_until_the_round_is_over(server: Running) -> None:
    views = [scene["view"] for scene in (await got(server, "/api/lesson"))["scenes"]]
    assert [view["public"]["hands"] is None for view in views] == [True] * LAST + [False]
    assert {view["own"]["seat"] for view in views} == {0}


async def test_a_choice_of_one_s_own_is_played_and_explained(server: Running) -> None:
    before = await got(server, "/api/lesson/choice?scene=1")
    assert [choice["move"] for choice in before["choices"]] == ["draw", "take 4D"]
    taken = await got(server, "/api/lesson/choice?scene=1&move=take%204D")
    assert taken["moves"] == ["take 4D"] and not taken["same"] and len(taken["effects"]) >= 2
    assert "meld 4S 4D 4C" in [choice["move"] for choice in taken["choices"]]
    moves = ("take 4D", "meld 4S 4D 4C", "meld 7S 8S 9S", "discard AH")
    done = await got(server, "/api/lesson/choice?scene=1" + "".join(f"&move={quote(move)}" for move in moves))
    assert done["choices"] == [] and done["view"]["public"]["laid"][0] == 36


async def test_the_story_s_own_move_is_known_as_such(server: Running) -> None:
    for scene in scenes():
        if scene.move is not None:
            done = await got(server, f"/api/lesson/choice?scene={scene.number}&move={quote(str(scene.move))}")
            assert done["same"], scene.number


@pytest.mark.parametrize(
    ("query", "answer"),
    [
        ("", (400, "malformed")),
        ("scene=x", (400, "malformed")),
        ("scene=4", (404, "no_scene")),
        ("scene=99", (404, "no_scene")),
        ("scene=1&move=fly", (400, "unknown_verb")),
        (f"scene=1&move={'x' * 201}", (400, "malformed")),
        (f"scene=1{'&move=draw' * 21}", (400, "malformed")),
        ("scene=1&move=discard%20AH", (400, "draw_first")),
        ("scene=3&move=discard%202C&move=draw", (400, "turn_over")),
    ],
)
async def test_what_cannot_be_played_is_refused(server: Running, query: str, answer: tuple[int, str]) -> None:
    assert await refused(server, f"/api/lesson/choice?{query}") == answer


async def test_every_kind_of_exercise_can_be_asked_for_and_answered(server: Running) -> None:
    kinds = [kind["kind"] for kind in (await got(server, "/api/exercises"))["kinds"]]
    assert kinds == list(offered_kinds())
    for kind in kinds:
        asked = await got(server, f"/api/exercises/{kind}?seed=2&language=de")
        assert not {"right", "solution"} & set(asked)
        right = ",".join(quote(option) for option in sorted(task_of(kind, 2).right))
        checked = await got(server, f"/api/exercises/{kind}/answer?seed=2&answer={right}&language=de")
        assert checked["right"] and checked["why"]


@pytest.mark.parametrize(
    ("path", "answer"),
    [
        ("chess?seed=1", (404, "no_exercise")),
        ("meld?seed=9999999999", (404, "no_exercise")),
        ("meld?seed=-1", (400, "malformed")),
        ("meld/answer?seed=1&answer=perhaps", (400, "no_option")),
        (f"meld/answer?seed=1&answer={','.join('a' * 99)}", (400, "malformed")),
    ],
)
async def test_there_is_no_such_exercise_or_answer(server: Running, path: str, answer: tuple[int, str]) -> None:
    assert await refused(server, f"/api/exercises/{path}") == answer


async def test_a_crowd_of_one_network_does_not_keep_the_others_out(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def slow(kind: str, seed: int, language: str) -> object:
        assert go_on.wait(60)
        return exercise(kind, seed, language)

    async def crowd(server: Running, network: str) -> set[asyncio.Task[httpx.Response]]:
        """Asks until the network has no more room, and gives the requests that wait."""
        path, sender = "/api/exercises/meld?seed=2", {"X-Forwarded-For": network}
        asked = [asyncio.create_task(Guest(server.url).ask("GET", path, **sender)) for _ in range(9)]
        done, waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        assert [answer.result().status_code for answer in done] == [429]
        return waiting

    monkeypatch.setattr(lesson_api, "exercise", slow)
    with running(MemoryStore(), trusted_proxies=(ip_network("127.0.0.1"),)) as server:
        try:
            waiting = [request for network in ("192.0.2.1", "198.51.100.1") for request in await crowd(server, network)]
        finally:
            go_on.set()
        answers = await asyncio.gather(*waiting)
    assert [answer.status_code for answer in answers] == [200] * 16
