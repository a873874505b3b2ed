"""The app's pages in the reader's language, what makes it installable, and what it keeps for reading offline."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rummy500.i18n import COMPLETE, message
from rummy500.server import kept
from rummy500.server.app_fan import LOOKS
from rummy500.server.client_files import ClientFiles
from rummy500.server.kept import KEPT
from rummy500.storage.memory import MemoryStore
from tests.server.client import Guest
from tests.server.serving import Running, running

pytestmark = pytest.mark.anyio

SHELL = """<!doctype html>
<html lang="en">
  <head>
    <title>Rummy 500</title>
    <script type="module" src="/assets/index-1.js"></script>
  </head>
  <body><div id="app"></div></body>
</html>
"""
MANIFEST = {
    "index.html": {"file": "assets/index-1.js", "imports": ["_shared.js"]},
    "_shared.js": {"file": "assets/shared-1.js", "css": ["assets/shared-1.css"]},
    "words:de": {"file": "assets/words-de-1.js"},
    "words:en": {"file": "assets/words-en-1.js"},
    "src/lobby/TablePage.svelte": {"file": "assets/TablePage-1.js", "imports": ["_shared.js", "_cards.js"]},
    "_cards.js": {"file": "assets/cards-1.js", "css": ["assets/cards-1.css"]},
    "src/assets/deck-de.svg": {"file": "assets/deck-de-1.svg"},
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Gives a small client as its build would leave it."""
    (tmp_path / "index.html").write_text(SHELL, encoding="utf-8")
    (tmp_path / "manifest.json").write_bytes(msgspec.json.encode(MANIFEST))
    (tmp_path / "sw.js").write_text("self.name;", encoding="utf-8")
    return tmp_path


@pytest.fixture
def server(root: Path) -> Iterator[Running]:
    """Gives a server with that client."""
    with running(MemoryStore()) as server:
        server.server.house.files = ClientFiles(root)
        yield server


def title_of(page: str) -> str:
    """Gives the one title of a page."""
    titles: list[str] = re.findall(r"<title>(.*?)</title>", page)
    assert len(titles) == 1
    return titles[0]


@pytest.mark.parametrize(
    ("path", "headers", "language"),
    [
        ("/", {}, "en"),
        ("/", {"Accept-Language": "de-AT,de;q=0.9,en;q=0.5"}, "de"),
        ("/", {"Accept-Language": "de", "Cookie": "lang=en"}, "en"),
        ("/", {"Accept-Language": "de", "Cookie": "lang=xx"}, "de"),
        ("/de", {"Accept-Language": "en", "Cookie": "lang=en"}, "de"),
        ("/en", {"Accept-Language": "de", "Cookie": "lang=de"}, "en"),
    ],
)
async def test_the_start_page_comes_in_the_language_of_its_address_or_the_reader_s(
    server: Running, path: str, headers: dict[str, str], language: str
) -> None:
    answer = await Guest(server.url).ask("GET", path, **headers)
    page = answer.text
    assert f'<html lang="{language}">' in page
    assert title_of(page) == message(language, "app-title-home")
    assert f'content="{message(language, "app-about-home")}"' in page
    assert message(language, "home-line") in page
    assert f'<link rel="canonical" href="{server.url}{path}" />' in page
    for other in COMPLETE:
        assert f'<link rel="alternate" hreflang="{other}" href="{server.url}/{other}" />' in page
    assert f'<link rel="alternate" hreflang="x-default" href="{server.url}/" />' in page
    assert "noindex" not in page
    assert "x-robots-tag" not in answer.headers
    assert {"accept-language", "cookie"} <= set(answer.headers["vary"].split(", "))


async def test_pages_that_are_somebody_s_own_are_not_listed(server: Running) -> None:
    guest = Guest(server.url)
    for path in ("/t/aaaaaaaaaaaaaaaa", "/r/2345-6789-abcd-efgh", "/history", "/device"):
        answer = await guest.ask("GET", path)
        assert answer.headers["x-robots-tag"] == "noindex"
        assert '<meta name="robots" content="noindex" />' in answer.text
        assert "canonical" not in answer.text
        assert title_of(answer.text) == "Rummy 500"


async def test_the_head_fetches_early_what_the_page_needs_and_the_shell_does_not_bring(server: Running) -> None:
    page = (await Guest(server.url).ask("GET", "/t/aaaaaaaaaaaaaaaa", **{"Accept-Language": "de"})).text
    early = set(re.findall(r'<link rel="modulepreload" href="(.*?)"', page))
    assert early == {"/assets/words-de-1.js", "/assets/TablePage-1.js", "/assets/cards-1.js"}
    shell, _, own = page.partition('src="/assets/index-1.js"')
    assert '<link rel="stylesheet" crossorigin href="/assets/cards-1.css" />' in own
    assert ".css" not in shell
    for soon in ("assets/deck-de-1.svg", "api/tables/aaaaaaaaaaaaaaaa"):
        assert f'<link rel="preload" as="fetch" crossorigin="anonymous" href="/{soon}" />' in page
    assert "shared-1" not in page


async def test_nothing_but_an_id_gets_from_a_table_s_address_into_its_head(server: Running) -> None:
    page = (await Guest(server.url).ask("GET", "/t/%22%3E%3Cscript%3E")).text
    assert "api/tables" not in page
    assert '"><script>' not in page


async def test_the_start_page_fetches_the_table_only_when_nothing_else_waits(server: Running) -> None:
    page = (await Guest(server.url).ask("GET", "/de")).text
    assert set(re.findall(r'<link rel="modulepreload" href="(.*?)"', page)) == {"/assets/words-de-1.js"}
    later = set(re.findall(r'<link rel="prefetch" as="script" href="(.*?)"', page))
    assert later == {"/assets/TablePage-1.js", "/assets/cards-1.js"}


async def test_the_start_page_s_cards_are_those_of_the_reader(server: Running) -> None:
    guest = Guest(server.url)
    looks = [(await guest.ask("GET", f"/app/fan/de/{look}.svg")).content for look in LOOKS]
    assert len(set(looks)) == 4
    page = (await guest.ask("GET", "/de")).text
    assert 'src="/app/fan/de/light.svg"' in page
    assert 'srcset="/app/fan/de/dark.svg"' in page
    assert (await guest.ask("GET", "/app/fan/de/pink.svg")).status_code == 404


async def test_a_page_is_asked_for_again_and_the_build_tells_when_it_is_another(server: Running, root: Path) -> None:
    guest = Guest(server.url)
    first = await guest.ask("GET", "/de")
    assert first.headers["cache-control"] == "no-cache"
    assert (await guest.ask("GET", "/de", **{"If-None-Match": first.headers["etag"]})).status_code == 304
    (stamp,) = re.findall(r'<meta name="build" content="(\w+)" />', first.text)
    assert (await guest.ask("GET", "/app/build.json")).json() == {"stamp": stamp}
    (root / "index.html").write_text(SHELL.replace("index-1", "index-02"), encoding="utf-8")
    second = await guest.ask("GET", "/de", **{"If-None-Match": first.headers["etag"]})
    assert "index-02.js" in second.text
    assert (await guest.ask("GET", "/app/build.json")).json()["stamp"] != stamp


@pytest.mark.parametrize("language", COMPLETE)
async def test_a_device_can_install_the_app_in_each_language(server: Running, language: str) -> None:
    guest = Guest(server.url)
    answer = await guest.ask("GET", f"/app/{language}.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    told = answer.json()
    assert (told["lang"], told["start_url"], told["display"]) == (language, "/", "standalone")
    assert told["description"] == message(language, "app-about-home")
    sizes = {icon["sizes"] for icon in told["icons"]}
    assert {"192x192", "512x512", "any"} <= sizes
    assert any(icon.get("purpose") == "maskable" for icon in told["icons"])
    for icon in told["icons"]:
        picture = await guest.ask("GET", icon["src"])
        assert (picture.status_code, picture.headers["content-type"]) == (200, icon["type"])
    assert f'href="/app/{language}.webmanifest"' in (await guest.ask("GET", f"/{language}")).text
    assert (await guest.ask("GET", "/app/icon-7.png")).status_code == 404


async def test_the_pages_to_keep_are_gathered_once_for_all_who_ask_at_once(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    gathered: list[str] = []

    async def gather(_app: object, language: str) -> dict[str, kept.Kept]:
        gathered.append(language)
        await asyncio.sleep(0)
        return {"/x": kept.Kept("text/plain", language)}

    monkeypatch.setattr(kept, "_gathered", gather)
    guest = Guest(server.url)
    answers = await asyncio.gather(*(guest.ask("GET", "/app/de/kept.json") for _ in range(4)))
    assert [answer.json()["/x"]["text"] for answer in answers] == ["de"] * 4
    assert gathered == ["de"]


@pytest.mark.parametrize("language", COMPLETE)
async def test_every_page_that_is_kept_comes_with_all_that_it_shows(server: Running, language: str) -> None:
    guest = Guest(server.url)
    answer = await guest.ask("GET", f"/app/{language}/kept.json")
    kept = answer.json()
    assert {f"/{language}/{path}" for path in KEPT} <= set(kept)
    for path in (f"/{language}/rules", f"/{language}/glossary", f"/{language}/offline"):
        assert f'<html lang="{language}"' in kept[path]["text"]
        shown = re.findall(r'<(?:img|source)[^>]* (?:src|srcset)="([^"]*)"', kept[path]["text"])
        assert set(shown) <= set(kept)
    pictures = [file for path, file in kept.items() if path.endswith(".svg")]
    assert len(pictures) > 20
    assert all(file["text"].startswith("<svg") and file["kind"] == "image/svg+xml" for file in pictures)
    assert [path for path in kept if path.endswith(".css")]
    again = await guest.ask("GET", f"/app/{language}/kept.json", **{"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


async def test_the_page_without_a_network_leads_to_what_is_kept(server: Running) -> None:
    answer = await Guest(server.url).ask("GET", "/de/offline")
    assert message("de", "app-offline-title") in answer.text
    assert 'href="/de/rules"' in answer.text
    assert '<meta name="robots" content="noindex">' in answer.text


async def test_the_worker_answers_for_the_whole_site(server: Running) -> None:
    answer = await Guest(server.url).ask("GET", "/sw.js")
    assert (answer.text, answer.headers["cache-control"]) == ("self.name;", "no-cache")
    assert answer.headers["content-type"].startswith("text/javascript")


async def test_the_score_sheet_is_named_with_all_that_it_is_made_of_in_one_build(server: Running, root: Path) -> None:
    manifest = MANIFEST | {
        "words:sheet/de": {"file": "assets/sheet-de-1.js"},
        "src/sheet/Sheets.svelte": {"file": "assets/Sheets-1.js", "imports": ["_shared.js"], "css": ["assets/S-1.css"]},
    }
    (root / "manifest.json").write_bytes(msgspec.json.encode(manifest))
    guest = Guest(server.url)
    answer = (await guest.ask("GET", "/app/de/sheet.json")).json()
    assert set(answer["files"]) == {
        "/assets/index-1.js",
        "/assets/shared-1.js",
        "/assets/shared-1.css",
        "/assets/words-de-1.js",
        "/assets/sheet-de-1.js",
        "/assets/Sheets-1.js",
        "/assets/S-1.css",
    }
    page = (await guest.ask("GET", "/de/sheet")).text
    assert f'name="build" content="{answer["stamp"]}"' in page
    (root / "index.html").unlink()
    assert (await guest.ask("GET", "/app/de/sheet.json")).status_code == 404


@pytest.mark.parametrize("path", ["/de/daily", "/daily/2026-12-01", "/daily/boards"])
async def test_a_page_with_words_of_its_own_has_them_fetched_at_once(server: Running, root: Path, path: str) -> None:
    manifest = MANIFEST | {f"words:daily/{name}": {"file": f"assets/daily-{name}-1.js"} for name in ("de", "en")}
    (root / "manifest.json").write_bytes(msgspec.json.encode(manifest))
    page = (await Guest(server.url).ask("GET", path, **{"Accept-Language": "de"})).text
    fetched = re.findall(r'<link rel="modulepreload" href="([^"]+)"', page)
    assert "/assets/daily-de-1.js" in fetched and "/assets/daily-en-1.js" not in fetched


async def test_until_the_client_has_come_a_page_says_what_it_is(server: Running) -> None:
    guest = Guest(server.url)
    daily = (await guest.ask("GET", "/da/daily")).text
    assert message("da", "app-about-daily") in daily.split("<body>")[1]
    assert message("da", "home-line") not in daily
    assert message("da", "home-line") in (await guest.ask("GET", "/da")).text


@pytest.mark.parametrize("path", ["/da", "/da/learn", "/t/aaaaaaaaaaaaaaaa", "/history"])
async def test_without_a_script_every_page_leads_to_the_rules_and_the_lesson_in_words(
    server: Running, path: str
) -> None:
    guest = Guest(server.url)
    page = (await guest.ask("GET", path, **{"Accept-Language": "da"})).text
    found = re.search(r"<noscript>(.*?)</noscript>", page)
    assert found
    ways = re.findall(r'href="(/da/.*?)"', found[1])
    assert {"/da/rules", "/da/lesson"} <= set(ways)
    for way in ways:
        assert (await guest.ask("GET", way)).status_code == 200
