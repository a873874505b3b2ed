"""The pages to read: they need no script, lead somewhere with every link, and say the same in every language."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import httpx
import pytest

from rummy500.i18n import COMPLETE, field_note, message
from rummy500.i18n.glossary import TERMS
from rummy500.rules import FIELDS, PRESETS
from rummy500.server.pages import PUBLIC
from rummy500.server.pages_house_rules import field_groups, rules_with
from rummy500.server.share_text import parse_share
from rummy500.storage.memory import MemoryStore
from tests.server.client import PATIENCE, Guest
from tests.server.reading import Page
from tests.server.serving import Running, running

pytestmark = pytest.mark.anyio

_HTML = {"Accept": "text/html"}
# The client's own pages, which tests of the server have no build of.
_CLIENT = ("/new", "/learn", "/daily", "/sheet", "/me", "/device", "/fair")


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """Gives one server for all of these tests: nothing here is stored."""
    with running(MemoryStore()) as server:
        yield server


@pytest.fixture
def guest(server: Running) -> Guest:
    """Gives somebody who reads."""
    return Guest(server.url)


async def _read(guest: Guest, address: str) -> Page:
    async with httpx.AsyncClient(base_url=guest.url, timeout=4 * PATIENCE, headers=_HTML, trust_env=False) as http:
        return await _Walk(http).page(address)


class _Walk:
    """Reads page after page over one connection, each address once."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http
        self._known: dict[str, httpx.Response] = {}

    async def get(self, path: str) -> httpx.Response:
        """Gives what is at an address."""
        if path not in self._known:
            self._known[path] = await self._http.get(path)
        return self._known[path]

    async def page(self, path: str) -> Page:
        """Gives a page that is there."""
        answer = await self.get(path)
        assert answer.status_code == 200, path
        return Page(answer.text)


@pytest.mark.parametrize("language", COMPLETE)
async def test_every_page_is_whole_and_every_link_leads_somewhere(server: Running, language: str) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=4 * PATIENCE, headers=_HTML, trust_env=False) as http:
        walk = _Walk(http)
        pages = {f"/{language}/{path}": await walk.page(f"/{language}/{path}") for path in PUBLIC}
        for address, page in pages.items():
            assert page.all("html", "lang") == [language]
            assert page.count("h1") == 1 and page.count("main") == 1, address
            assert len(set(page.ids)) == len(page.ids), address
            assert not {"script", "style", "iframe", "form"} & {tag for tag, _ in page.tags}, address
            for left_over in ("{$", "{=", "{#", ":::", "](", "{ $"):
                assert left_over not in page.words, f"{address}: {left_over}"
            for href in page.all("a", "href"):
                await _follow(walk, href, address, pages)
            for path in [*page.all("img", "src"), *page.all("source", "srcset")]:
                assert (await walk.get(path)).headers["content-type"] == "image/svg+xml", path


async def _follow(walk: _Walk, href: str, address: str, pages: dict[str, Page]) -> None:
    """Goes where a link leads; on one of our pages its anchor is there too."""
    path, _, anchor = href.partition("#")
    if anchor:
        assert anchor in pages[path or address].ids, f"{address}: {href}"
    if path in pages or not path:
        return
    assert path.startswith("/"), f"{address}: {href}"
    if path.endswith("?remember=1"):
        # The same page in another language, whose turn comes.
        assert path.removesuffix("?remember=1")[3:] == address[3:]
        return
    answer = await walk.get(path)
    is_client = path.partition("?")[0].removeprefix(f"/{path[1:3]}") in ("", *_CLIENT) or path.startswith("/new")
    assert answer.status_code == 200 or (is_client and answer.status_code == 503), f"{address}: {href}"


async def test_every_page_names_itself_in_every_language(guest: Guest) -> None:
    titles = set()
    for path in PUBLIC:
        page = await _read(guest, f"/de/{path}")
        [title] = page.text[page.text.index(next(text for text in page.text if "– Rummy 500" in text)) :][:1]
        titles.add(title)
        [description] = [
            str(attrs["content"]) for tag, attrs in page.tags if tag == "meta" and attrs.get("name") == "description"
        ]
        assert len(description) > 20
        links = [attrs for tag, attrs in page.tags if tag == "link"]
        assert [one["href"] for one in links if one["rel"] == "canonical"] == [f"{guest.url}/de/{path}"]
        others = {str(one["hreflang"]): one["href"] for one in links if one["rel"] == "alternate"}
        assert others == {
            **{language: f"{guest.url}/{language}/{path}" for language in COMPLETE},
            "x-default": f"{guest.url}/en/{path}",
        }
    assert len(titles) == len(PUBLIC)


@pytest.mark.parametrize("path", PUBLIC)
async def test_an_address_without_a_language_leads_to_the_reader_s(guest: Guest, path: str) -> None:
    answer = await guest.ask("GET", f"/{path}", **{"Accept-Language": "de-AT"})
    assert (answer.status_code, answer.headers["location"]) == (302, f"/de/{path}")


@pytest.mark.parametrize("preset", PRESETS)
async def test_a_variant_can_be_played_by_exactly_its_rules(guest: Guest, preset: str) -> None:
    page = await _read(guest, f"/en/variants/{preset}")
    [play] = [href for href in page.all("a", "href") if href.startswith("/new?r=")]
    shared = parse_share(play.removeprefix("/new?r=").partition("&")[0])
    assert (shared.preset, shared.rules) == (preset, PRESETS[preset])
    listed = await _read(guest, "/en/variants")
    assert f"/en/variants/{preset}" in listed.all("a", "href")


@pytest.mark.parametrize("language", COMPLETE)
async def test_every_house_rule_and_every_word_has_its_place(guest: Guest, language: str) -> None:
    rules = await _read(guest, f"/{language}/house-rules")
    assert set(FIELDS) <= set(rules.ids)
    for name in FIELDS:
        assert field_note(name, language) in rules.words
    words = await _read(guest, f"/{language}/glossary")
    assert set(TERMS) <= set(words.ids)
    for other in COMPLETE:
        assert message(other, "term-meld").partition(" · ")[0] in words.words


@pytest.mark.parametrize("language", COMPLETE)
def test_every_value_of_a_choice_says_what_it_changes(language: str) -> None:
    """Except where the rules have nothing to say unless the rule is in force."""
    for group in field_groups(language):
        for field in group.fields:
            told = [value.texts for value in field.values]
            assert any(told), field.id
            silent = sum(not texts for texts in told)
            assert silent <= 1, field.id
            assert sum(value.usual for value in field.values) == 1, field.id


def test_the_example_rules_of_a_value_have_it() -> None:
    rules, seats = rules_with("teams", "4")
    assert (rules.teams, seats) == (4, 8)
    assert rules_with("max_reshuffles", "3")[0].stock_out == "reshuffle"


@pytest.mark.parametrize("language", COMPLETE)
async def test_the_worked_sums_of_the_score_sheet_are_counted(guest: Guest, language: str) -> None:
    page = await _read(guest, f"/{language}/score-sheet")
    rows = page.words[page.words.index(message(language, "pages-sheet-points")) :]
    first, second = rows.index(": 60"), rows.index(": 45")
    assert first < rows.index(": 35") < rows.index(" 25 ") < second < rows.index(" −45 ")
    assert f"/{language}/sheet" in page.all("a", "href")


async def test_search_engines_are_told_of_every_page(guest: Guest) -> None:
    robots = (await guest.ask("GET", "/robots.txt")).text
    assert f"Sitemap: {guest.url}/sitemap.xml" in robots
    assert "Disallow: /api/" in robots
    tree = ElementTree.fromstring((await guest.ask("GET", "/sitemap.xml")).content)
    listed = [str(one.text) for one in tree.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
    assert {f"{guest.url}/{language}/{path}" for language in COMPLETE for path in PUBLIC} <= set(listed)
    assert {f"{guest.url}/{language}/{path}" for language in COMPLETE for path in ("daily", "sheet")} <= set(listed)
    assert len(set(listed)) == len(listed)
    links = list(tree.iter("{http://www.w3.org/1999/xhtml}link"))
    assert len(links) == len(listed) * (len(COMPLETE) + 1)


@pytest.mark.parametrize(
    ("path", "language"), [("/de/nothing", "de"), ("/nothing", "en"), ("/en/variants/nobody", "en"), ("/t", "en")]
)
async def test_what_is_not_there_is_said_in_the_reader_s_language(guest: Guest, path: str, language: str) -> None:
    answer = await guest.ask("GET", path, **{"Accept": "text/html", "Accept-Language": "en"})
    assert answer.status_code == 404
    page = Page(answer.text)
    assert page.all("html", "lang") == [language]
    assert message(language, "pages-unknown") in page.words
    assert f"/{language}" in page.all("a", "href")
    program = await guest.ask("GET", path, Accept="application/json")
    assert (program.status_code, program.json()["code"]) == (404, "unknown_page")


@pytest.mark.parametrize(
    "path", ["/nl/tips", "/tips", "/nl/rules", "/rules", "/", "/nl/learn", "/new", "/nl/offline", "/app/nl/kept.json"]
)
async def test_who_asks_for_too_much_is_told_on_a_page_when_to_come_back(path: str) -> None:
    limits = {"requests_per_second": 0.01, "requests_burst": 1}
    with running(MemoryStore(), limits=limits) as server:
        guest = Guest(server.url)
        assert (await guest.ask("GET", "/api/presets")).status_code == 200
        answer = await guest.ask("GET", path, **{"Accept": "text/html", "Accept-Language": "nl"})
        program = await guest.ask("GET", path, Accept="application/json")
    assert answer.status_code == program.status_code == 429
    page = Page(answer.text)
    assert page.all("html", "lang") == ["nl"]
    assert message("nl", "error-too-many") in page.words
    assert answer.headers["cache-control"] == "no-store"
    assert program.json()["code"] == "too_many"
    seconds = -(-program.json()["args"]["retry_ms"] // 1000)
    assert int(answer.headers["retry-after"]) >= int(program.headers["retry-after"]) == seconds > 0


async def test_a_page_is_not_listed_under_a_name_that_is_none(guest: Guest) -> None:
    answer = await guest.ask("GET", "/en/tips", Host='"><b>')
    assert answer.status_code == 200 and "<b>" not in answer.text
    [canonical] = [attrs for tag, attrs in Page(answer.text).tags if attrs.get("rel") == "canonical"]
    assert canonical["href"] == "/en/tips"


async def test_the_style_sheet_is_kept_as_long_as_it_has_its_name(guest: Guest) -> None:
    [sheet] = [path for path in (await _read(guest, "/en/tips")).all("link", "href") if path.endswith(".css")]
    assert "immutable" in (await guest.ask("GET", sheet)).headers["cache-control"]
    assert (await guest.ask("GET", "/pages/older.css")).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("number", ["99", "00", "-1", "x", "9" * 5000])
async def test_there_is_no_picture_of_another_scene(guest: Guest, number: str) -> None:
    answer = await guest.ask("GET", f"/lesson/pictures/en/light/{number}.svg")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_page")
    assert (await guest.ask("GET", "/lesson/pictures/en/light/0.svg")).status_code == 200
