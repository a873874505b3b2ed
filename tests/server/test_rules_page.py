"""Rules in words over HTTP: for the editor, and as a page that needs no script."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any
from urllib.parse import urlencode
from xml.etree import ElementTree

import pytest

from rummy500.i18n import COMPLETE
from rummy500.rules import FIELDS, PRESETS, check_rules, preset_seats
from rummy500.server import rules_api, rules_html
from rummy500.server.rules_pictures import PICTURES
from rummy500.server.rules_words import RulesQuestion, rules_page
from rummy500.server.share_text import share_text
from rummy500.storage.memory import MemoryStore
from tests.server.client import Guest
from tests.server.reading import Page
from tests.server.serving import Running, running

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """Gives one server for all of these tests: nothing here is stored."""
    with running(MemoryStore()) as server:
        yield server


@pytest.fixture
def guest(server: Running) -> Guest:
    """Gives somebody who asks."""
    return Guest(server.url)


async def _say(guest: Guest, **question: Any) -> dict[str, Any]:
    answer = await guest.ask("POST", "/api/rules", {"seats": 4, "language": "en", **question})
    assert answer.status_code == 200, answer.text
    page: dict[str, Any] = answer.json()
    return page


async def test_the_standard_rules_in_words(guest: Guest) -> None:
    page = await _say(guest)
    assert page["differs"] == "standard rules"
    assert page["differs_preset"] == ""
    assert page["changes"] is None
    assert page["changed_fields"] == []
    assert page["problems"] == []
    assert page["share"] == "1.standard"
    assert page["preset_name"] == "Standard"
    assert [section["id"] for section in page["sections"]] == [
        "deal",
        "turn",
        "melds",
        "pile",
        "out",
        "stock",
        "scoring",
        "match",
        "manners",
    ]
    assert not any(item["changed"] for section in page["sections"] for item in section["items"])
    assert page["refusals"]["reached_pending"] == "pile-duty"
    assert "joker_value" in page["idle"] and "target" not in page["idle"]


async def test_what_is_changed_is_marked_for_the_editor_and_the_reader(guest: Guest) -> None:
    page = await _say(guest, preset="joker_table", rules={"target": "300", "cut": "on"}, manners={"turn_timer": "90"})
    assert page["changed_fields"] == ["target"]
    assert page["differs_preset"] == "to 300 points"
    assert page["share"] == "1.joker_table.target-300"
    items = {item["id"]: item for section in page["sections"] for item in section["items"]}
    changed = {name for name, item in items.items() if item["changed"]}
    assert changed == {"deal-pack", "deal-cut", "pile-duty", "out-how", "match-target", "manners-turn-timer"}
    assert items["match-target"]["text"] == "The match is won by whoever has 300 points or more after a round."


async def test_every_preset_in_every_language(guest: Guest) -> None:
    for language in COMPLETE:
        for preset, rules in PRESETS.items():
            seats = preset_seats(preset) or 5
            page = await _say(guest, preset=preset, seats=seats, language=language)
            assert page["language"] == language and page["sections"] and not page["problems"]
            assert (page["differs_preset"], page["share"]) == ("", f"1.{preset}")
            assert not check_rules(rules, seats)


async def test_what_changes_from_one_match_to_the_next(guest: Guest) -> None:
    before = (await _say(guest, seats=4, rules={"cut": "on"}))["changes"]
    assert before is None
    assert (await _say(guest, seats=4, rules={"cut": "on"}, before={"cut": "on"}))["changes"] == ""
    page = await _say(guest, seats=5, rules={"target": "300"}, before={"cut": "on", "seats": "4"})
    assert page["changes"] == "5 players · 2 decks · no cut · to 300 points"


async def test_rules_that_cannot_be_played_come_with_ways_out(guest: Guest) -> None:
    page = await _say(guest, rules={"teams": "3"}, language="de")
    assert page["sections"] == []
    [problem] = page["problems"]
    assert (problem["code"], problem["args"], problem["fields"]) == (
        "uneven_teams",
        {"seats": 4, "teams": 3},
        ["seats", "teams"],
    )
    assert problem["text"].startswith("Mitspieler und Teams: ")
    assert [way["text"] for way in problem["mends"]] == ["Teams: keine", "Teams: 2", "Mitspieler: 6"]


async def test_what_cannot_be_read_is_a_problem_with_a_way_out_too(guest: Guest) -> None:
    page = await _say(
        guest, preset="sheet", rules={"ace": "<b>", "cat": "on", "cut": "on"}, manners={"pace": "slow", "dog": "on"}
    )
    found = {problem["fields"][0]: problem for problem in page["problems"]}
    assert {name: problem["code"] for name, problem in found.items()} == {
        "ace": "bad_value",
        "cat": "unknown_field",
        "pace": "bad_manners",
        "dog": "bad_manners",
    }
    assert found["ace"]["mends"] == [{"changes": {"ace": "high"}, "text": "Aces in runs: high only"}]
    assert found["cat"]["mends"][0]["changes"] == {"cat": ""}
    assert found["pace"]["mends"] == [{"changes": {"pace": "brisk"}, "text": "Pace of the computers: brisk"}]
    assert "at once · brisk · calm" in found["pace"]["text"]
    assert page["share"] == "1.sheet.cut-on"


@pytest.mark.parametrize("seats", [-99, 0, 1, 9, 99])
async def test_no_number_of_seats_is_a_fault(guest: Guest, seats: int) -> None:
    page = await _say(guest, seats=seats, before={"cut": "on"})
    assert [problem["code"] for problem in page["problems"]] == ["bad_seats"]
    assert page["problems"][0]["mends"][0]["changes"] == {"seats": "2" if seats < 2 else "8"}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", "malformed"),
        ({}, "malformed"),
        ({"seats": "4"}, "malformed"),
        ({"seats": 1000}, "malformed"),
        ({"seats": 4, "rules": {"cut": True}}, "malformed"),
        ({"seats": 4, "rules": {str(n): "" for n in range(65)}}, "malformed"),
        ({"seats": 4, "what": 1}, "malformed"),
        ({"seats": 4, "preset": "nobody"}, "unknown_preset"),
        ({"seats": 4, "rules": {"x" * 200_000: ""}}, "request_too_large"),
    ],
)
async def test_what_is_no_question(guest: Guest, body: object, code: str) -> None:
    answer = await guest.ask("POST", "/api/rules", body)
    assert answer.status_code in (400, 413)
    assert answer.json()["code"] == code


@pytest.mark.parametrize(
    ("module", "name", "path"),
    [
        (rules_api, "_fields", "/api/rules/fields"),
        (rules_html, "rules_page", "/en/rules"),
        (rules_html, "_whole_game", "/en/rules"),
        (rules_html, "_table_rules", f"/en/rules?{urlencode({'r': share_text('pagat', PRESETS['pagat'])})}"),
    ],
)
async def test_words_are_written_beside_the_event_loop(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str, path: str
) -> None:
    write = getattr(module, name)
    loops: list[object] = []

    def written(*args: object) -> object:
        loops.append(asyncio._get_running_loop())
        return write(*args)

    monkeypatch.setattr(module, name, written)
    assert (await guest.ask("GET", path)).status_code == 200
    assert set(loops) == {None}


async def test_the_fields_are_kept_by_the_browser(guest: Guest) -> None:
    first = await guest.ask("GET", "/api/rules/fields?language=de")
    assert first.headers["cache-control"] == "no-cache"
    again = await guest.ask("GET", "/api/rules/fields?language=de", **{"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    english = await guest.ask("GET", "/api/rules/fields", **{"Accept-Language": "en-GB"})
    assert english.headers["vary"] == "accept-encoding, accept-language, cookie"
    chosen = await guest.ask("GET", "/api/rules/fields", **{"Accept-Language": "en-GB", "Cookie": "lang=de"})
    assert chosen.content == first.content
    assert english.headers["etag"] != first.headers["etag"]
    book = first.json()
    assert [group["id"] for group in book["groups"]] == [
        "deal",
        "melds",
        "jokers",
        "pile",
        "out",
        "scoring",
        "match",
        "manners",
    ]
    fields = {field["name"]: field for group in book["groups"] for field in group["fields"]}
    assert set(fields) == {"seats", *FIELDS, *book["manners"]}
    assert {name: fields[name]["default"] for name in book["manners"]} == book["manners"]
    assert fields["turn_timer"]["choices"][0] == {"text": "off", "words": "unbegrenzt"}
    assert (fields["turn_timer"]["low"], fields["turn_timer"]["high"], fields["turn_timer"]["unit"]) == (
        30,
        300,
        "Sekunden",
    )
    assert [preset["name"] for preset in book["presets"]] == list(PRESETS)


@pytest.mark.parametrize("language", COMPLETE)
async def test_every_popular_rule_and_every_offered_value_can_be_played(guest: Guest, language: str) -> None:
    book = (await guest.ask("GET", f"/api/rules/fields?language={language}")).json()
    for popular in book["popular"]:
        changes = dict(popular["changes"])
        page = rules_page(RulesQuestion(int(changes.pop("seats", 4)), rules=changes), language)
        assert not page.problems and page.changed_fields and popular["text"]
    for group in book["groups"]:
        for field in group["fields"]:
            for choice in field["choices"] if field["name"] != "seats" else ():
                wish = {field["name"]: choice["text"]}
                manners = field["name"] in book["manners"]
                question = RulesQuestion(4, rules={} if manners else wish, manners=wish if manners else {})
                codes = {problem.code for problem in rules_page(question, language).problems}
                assert codes <= {"uneven_teams", "too_few_cards"}, f"{field['name']} {choice['text']}"


async def test_a_link_names_rules(guest: Guest) -> None:
    answer = await guest.ask("GET", "/api/rules/share?r=1.standard.seats-5.target-300")
    assert answer.json() == {"preset": "standard", "rules": {"target": "300"}, "seats": 5}
    for text in ("", "1.standard.target-1", "2.standard", "1.standard.x-1", "%00"):
        refused = await guest.ask("GET", f"/api/rules/share?r={text}")
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_share_text")


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("preset", ["standard", "pagat", "persian", "michigan", "runs_only"])
async def test_the_page_says_what_the_editor_is_told(guest: Guest, preset: str, language: str) -> None:
    seats = preset_seats(preset) or 4
    answer = await guest.ask("GET", f"/{language}/rules?r=1.{preset}&m=turn_timer-90")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    page = Page(answer.text)
    told = await _say(guest, preset=preset, seats=seats, language=language, manners={"turn_timer": "90", "undo": "on"})
    assert told["page"] == f"/{language}/rules?r=1.{preset}&seats={seats}&m=turn_timer-90"
    for section in told["sections"]:
        assert section["title"] in page.words and section["id"] in page.ids
        for item in section["items"]:
            assert item["text"] in page.words and item["id"] in page.ids
        for row in section["values"]["rows"] if section["values"] else ():
            assert row["what"] in page.words
    assert page.all("html", "lang") == [language]
    assert len(set(page.ids)) == len(page.ids)
    marks = sum(line["changed"] for section in told["sections"] for line in section["items"])
    marks += sum(
        row["changed"] for section in told["sections"] if section["values"] for row in section["values"]["rows"]
    )
    assert [attrs.get("role") for tag, attrs in page.tags if attrs.get("class") == "mark"].count("img") == marks


async def test_the_page_needs_no_script_and_brings_everything_it_shows(guest: Guest) -> None:
    answer = await guest.ask("GET", "/de/rules?r=1.pagat")
    page = Page(answer.text)
    assert not {"script", "style", "iframe", "form", "object"} & {tag for tag, _ in page.tags}
    for _, attrs in page.tags:
        assert not any(name == "style" or name.startswith("on") for name in attrs)
    policy = answer.headers["content-security-policy"]
    assert "style-src 'self'" in policy and "unsafe" not in policy
    # The icon beside the name says nothing that the name does not.
    assert [alt for alt in page.all("img", "alt") if not alt] == [""]
    own = [*page.all("img", "src"), *page.all("source", "srcset")]
    own += [str(attrs["href"]) for tag, attrs in page.tags if tag == "link" and attrs["rel"] in ("icon", "stylesheet")]
    assert len(own) >= 8
    for path in own:
        assert path.startswith(("/rules/", "/pages/"))
        file = await guest.ask("GET", path)
        assert file.status_code == 200
        again = await guest.ask("GET", path, **{"If-None-Match": file.headers["etag"]})
        assert again.status_code == 304
    for href in page.all("a", "href"):
        assert href.startswith(("#", "/de", "/en", "/nl", "/da", "/new?r="))
        assert not href.startswith("#") or href[1:] in page.ids


async def test_the_page_links_to_itself_in_every_language(guest: Guest) -> None:
    page = Page((await guest.ask("GET", "/de/rules?r=1.short&seats=3&m=undo-off")).text)
    links = [attrs for tag, attrs in page.tags if tag == "link" and attrs.get("rel") == "alternate"]
    assert [link["hreflang"] for link in links] == [*COMPLETE, "x-default"]
    for link in links:
        other = Page((await guest.ask("GET", str(link["href"]).removeprefix(guest.url))).text)
        assert other.all("html", "lang") == [link["hreflang"] if link["hreflang"] != "x-default" else "en"]
        assert "300" in other.words and "deal-pack" in other.ids


async def test_an_address_without_a_language_leads_to_the_reader_s(guest: Guest) -> None:
    asked = await guest.ask("GET", "/rules?r=1.short&seats=3", **{"Accept-Language": "de-AT, en;q=0.5"})
    assert (asked.status_code, asked.headers["location"]) == (302, "/de/rules?r=1.short&seats=3")
    assert asked.headers["vary"] == "accept-language, cookie"
    named = await guest.ask("GET", "/rules?lang=en&m=undo-off", **{"Accept-Language": "de"})
    assert named.headers["location"] == "/en/rules?m=undo-off"
    chosen = await guest.ask("GET", "/rules", **{"Accept-Language": "de", "Cookie": "lang=en"})
    assert chosen.headers["location"] == "/en/rules"


async def test_a_chosen_language_is_remembered_without_saying_who_chose_it(guest: Guest) -> None:
    page = Page((await guest.ask("GET", "/de/rules?r=1.short&seats=3")).text)
    [choose] = [href for href in page.all("a", "href") if href.startswith("/en/") and "remember" in href]
    chosen = await guest.ask("GET", choose)
    assert (chosen.status_code, chosen.headers["location"]) == (303, "/en/rules?r=1.short&seats=3")
    assert chosen.headers["set-cookie"] == "lang=en; Max-Age=31536000; Path=/; SameSite=lax"


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
async def test_s22_another_site_cannot_choose_a_reader_s_language(guest: Guest, site: str) -> None:
    for path in ("/en/rules", "/en/tips"):
        led = await guest.ask("GET", f"{path}?remember=1", **{"Sec-Fetch-Site": site})
        assert (led.status_code, led.headers["location"]) == (303, path)
        assert "set-cookie" not in led.headers


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("seats=4&seats=5", 200),
        ("seats=05", 200),
        ("seats=%D9%A4", 400),
        ("seats=%00", 400),
        ("seats=", 400),
        ("seats=-3", 400),
        ("seats=4.0", 400),
        ("seats=" + "9" * 3000, 400),
        ("r=%FF%FE", 400),
        ("r=1.standard%0d%0aset-cookie:x", 400),
        ("r=" + "1." * 2000, 400),
        ("m=%FF", 400),
        ("m=" + "undo-off." * 500, 400),
        ("q=1&lang=%FF&x[]=2", 200),
        ("&&=&%&;", 200),
    ],
)
async def test_no_query_is_a_fault(guest: Guest, query: str, status: int) -> None:
    page = await guest.ask("GET", f"/de/rules?{query}")
    assert page.status_code == status
    assert Page(page.text).all("html", "lang") == ["de"]
    plain = await guest.ask("GET", f"/rules?{query}")
    assert plain.status_code == 302 and plain.headers["location"].isascii()
    assert "set-cookie" not in plain.headers


async def test_the_page_is_kept_by_the_browser_and_packed_on_its_way(guest: Guest) -> None:
    first = await guest.ask("GET", "/de/rules", **{"Accept-Encoding": "gzip"})
    assert (first.headers["content-encoding"], first.headers["vary"]) == ("gzip", "accept-encoding")
    again = await guest.ask("GET", "/de/rules", **{"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("r=nothing", "The link to these rules is damaged"),
        ("r=1.standard.target-<script>alert(1)</script>", "The link to these rules is damaged"),
        ("r=1.standard.target-51x", "Play to: “51x” is not possible. Possible are 50 … 10000."),
        ("r=7.standard", "These rules were made by another version of the program (7)."),
        ("r=1.standard&seats=9", "Players: 9 is not possible. 2 to 8 can play."),
        ("r=1.standard&seats=four", "The link to these rules is damaged"),
        ("r=1.standard&m=turn_timer-5", "The link to these rules is damaged"),
        ("r=1.standard&m=x", "The link to these rules is damaged"),
        ("r=1.standard.hand_size-20&seats=8", "Deal at most 11, or play with more decks or fewer players."),
    ],
)
async def test_a_link_that_leads_nowhere_says_so(guest: Guest, query: str, words: str) -> None:
    answer = await guest.ask("GET", f"/en/rules?{query}")
    assert answer.status_code == 400
    page = Page(answer.text)
    assert words in page.words
    assert "script" not in {tag for tag, _ in page.tags}
    # Once in the text, and twice among the ways to other pages: for wide screens and for narrow ones.
    assert page.all("a", "href").count("/en/rules") == 3
    assert page.all("meta", "content")[-1] == "noindex"


async def test_what_somebody_typed_is_shown_as_typed(guest: Guest) -> None:
    """Nothing of an address gets into the page as markup; a field's text may hold only letters, digits and _."""
    for query in ("lang=<b>&r=1.standard", "r=1.standard&seats=4&m=<i>-on", "r=<u>"):
        answer = await guest.ask("GET", f"/en/rules?{query}")
        assert not re.search(r"<(b|i|u)>", answer.text)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("name", PICTURES)
async def test_pictures_are_drawn_for_light_and_dark_pages(guest: Guest, name: str, language: str) -> None:
    drawn = []
    for light in ("light", "dark"):
        answer = await guest.ask("GET", f"/rules/pictures/{language}/{light}/{name}.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert ElementTree.fromstring(answer.text).tag.endswith("svg")
        assert "style=" not in answer.text
        drawn.append(answer.content)
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize("path", ["xx/light/set", "de/grey/set", "de/light/nothing", "de/light/..%2Fset"])
async def test_other_pictures_do_not_exist(guest: Guest, path: str) -> None:
    assert (await guest.ask("GET", f"/rules/pictures/{path}.svg")).status_code == 404


async def test_pictures_show_what_the_rules_say(guest: Guest) -> None:
    async def shown(share: str, seats: int) -> set[str]:
        page = Page((await guest.ask("GET", f"/en/rules?r={share}&seats={seats}")).text)
        return {path.rsplit("/", 1)[1].removesuffix(".svg") for path in page.all("img", "src") if "/pictures/" in path}

    assert await shown("1.standard", 4) == {"set", "run", "pile"}
    assert await shown("1.runs_only.min_run-4.pile_depth-top", 4) == {"run-of-four", "pile-top"}
    assert await shown("1.classic", 5) == {"set-twins", "run", "pile"}
    assert await shown("1.persian", 4) == {"set", "run", "jokers", "pile"}
    assert await shown("1.sheet.pile_depth-whole.min_run-4", 4) == {
        "set",
        "run-of-four",
        "joker-run-of-four",
        "pile-whole",
    }
