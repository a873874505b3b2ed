"""Pages, files, headers, cookies, health and figures over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path

import pytest

from rummy500.app.manners import MANNERS
from rummy500.app.ports import StoreUnavailable
from rummy500.server.app_html import NOT_BUILT
from rummy500.server.client_files import ClientFiles
from rummy500.server.headers import CONTENT_SECURITY_POLICY
from rummy500.storage.memory import MemoryStore
from tests.server.client import Guest
from tests.server.serving import Running, running

pytestmark = pytest.mark.anyio

PROXY = (ip_network("127.0.0.0/8"),)
SECURE = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "cards.example", "X-Forwarded-For": "203.0.113.9"}
SHELL = ("/t/aaaaaaaaaaaaaaaa", "/r/2345-6789-abcd-efgh", "/new", "/history", "/fair")
BODY = {"seats": [{"name": "Ann"}, {"level": "casual"}]}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Gives a small client as its build would leave it."""
    root = tmp_path / "static"
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("<!doctype html><title>Rummy 500</title>" + " " * 3000, encoding="utf-8")
    (root / "assets" / "main-abc.js").write_text("export const a = 1;\n" * 100, encoding="utf-8")
    (root / "secret.py").write_text("no", encoding="utf-8")
    (tmp_path / "outside.txt").write_text("outside", encoding="utf-8")
    return root


@pytest.fixture
def server(built: Path) -> Iterator[Running]:
    """Gives a server with that client."""
    with running(MemoryStore(), call_seconds=7) as server:
        server.server.house.files = ClientFiles(built)
        yield server


async def test_the_client_s_page_is_the_same_for_every_table(server: Running) -> None:
    guest = Guest(server.url)
    pages = [await guest.ask("GET", path) for path in (*SHELL, f"/t/{await guest.make_table()}")]
    assert {page.status_code for page in pages} == {200}
    assert len({page.content for page in pages}) == 1
    assert pages[0].headers["content-type"] == "text/html; charset=utf-8"
    assert {page.headers["x-robots-tag"] for page in pages} == {"noindex"}


async def test_a_client_that_is_not_built_is_said_in_a_plain_sentence(server: Running, tmp_path: Path) -> None:
    server.server.house.files = ClientFiles(tmp_path / "nothing")
    answer = await Guest(server.url).ask("GET", "/")
    assert (answer.status_code, answer.text) == (503, NOT_BUILT)


async def test_files_are_packed_kept_and_asked_for_again(server: Running) -> None:
    guest = Guest(server.url)
    script = await guest.ask("GET", "/assets/main-abc.js")
    assert script.headers["content-encoding"] == "gzip"
    assert script.text.startswith("export const a")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    again = await guest.ask("GET", "/assets/main-abc.js", **{"If-None-Match": script.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = await guest.ask("GET", "/assets/main-abc.js", **{"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize(
    "path",
    ["/secret.py", "/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt", "/etc/passwd", "/x%00"],
)
async def test_nothing_else_is_handed_out(server: Running, path: str) -> None:
    answer = await Guest(server.url).ask("GET", path)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_page")


@pytest.mark.parametrize(
    ("method", "path", "known"),
    [
        ("POST", "/en/rules", "GET, HEAD"),
        ("PUT", "/", "GET, HEAD"),
        ("GET", "/api/rules", "POST"),
        ("PATCH", "/api/tables", "GET, HEAD, POST"),
        ("POST", "/api/analyses/abc", "DELETE, GET, HEAD"),
    ],
)
async def test_a_method_that_an_address_does_not_know_is_told_which_it_knows(
    server: Running, method: str, path: str, known: str
) -> None:
    answer = await Guest(server.url).ask(method, path)
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong_method")
    assert answer.headers["allow"] == known


async def test_where_there_is_nothing_no_method_helps(server: Running) -> None:
    for method in ("GET", "POST", "DELETE"):
        answer = await Guest(server.url).ask(method, "/nothing")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_page")


async def test_every_answer_carries_the_security_headers(server: Running) -> None:
    guest = Guest(server.url)
    for method, path in (("GET", "/"), ("GET", "/none"), ("GET", "/healthz"), ("POST", "/api/tables"), ("PUT", "/")):
        headers = (await guest.ask(method, path)).headers
        assert headers["content-security-policy"] == CONTENT_SECURITY_POLICY
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "strict-transport-security" not in headers
        assert "server" not in headers
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    assert "*" not in CONTENT_SECURITY_POLICY


async def test_s03_the_cookie_on_a_home_network(server: Running) -> None:
    guest = Guest(server.url)
    answer = await guest.ask("POST", "/api/tables", BODY)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("rummy=")
    assert "; HttpOnly" in cookie
    assert "; SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert "set-cookie" not in (await guest.ask("POST", "/api/tables", BODY)).headers
    assert len((await guest.ask("GET", "/api/tables")).json()["tables"]) == 2


async def test_a_cookie_that_we_did_not_give_out_is_replaced(server: Running) -> None:
    guest = Guest(server.url, "rummy=" + "B" * 43)
    answer = await guest.ask("POST", "/api/tables", BODY)
    assert answer.headers["set-cookie"].partition(";")[0] != "rummy=" + "B" * 43


async def test_s02_behind_a_trusted_proxy_everything_is_https() -> None:
    with running(MemoryStore(), trusted_proxies=PROXY) as server:
        guest = Guest(server.url)
        answer = await guest.ask("POST", "/api/tables", BODY, Origin="https://cards.example", **SECURE)
        assert answer.status_code == 201
        assert answer.headers["set-cookie"].startswith("__Host-rummy=")
        assert "; Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        answer = await guest.ask("POST", "/api/tables", BODY, Origin="http://cards.example", **SECURE)
        assert answer.status_code == 403


async def test_an_untrusted_peer_cannot_play_the_proxy(server: Running) -> None:
    answer = await Guest(server.url).ask("POST", "/api/tables", BODY, Origin="https://cards.example", **SECURE)
    assert answer.status_code == 403


async def test_figures_are_for_those_who_may_see_them() -> None:
    with running(MemoryStore(), trusted_proxies=PROXY, metrics_token="t0ken") as server:
        guest = Guest(server.url)
        await guest.make_table()
        local = await guest.ask("GET", "/metrics")
        assert "rummy_tables_created_total 1.0" in local.text
        far = await guest.ask("GET", "/metrics", **SECURE)
        assert (far.status_code, far.json()["code"]) == (404, "unknown_page")
        for token, status in (("t0ken", 200), ("t0kem", 404), ("t0", 404)):
            answer = await guest.ask("GET", "/metrics", Authorization=f"Bearer {token}", **SECURE)
            assert answer.status_code == status


async def test_health_tells_of_a_store_that_cannot_be_read() -> None:
    store = MemoryStore()
    with running(store) as server:
        guest = Guest(server.url)
        assert (await guest.ask("GET", "/healthz")).status_code == 200
        await store.close()
        answer = await guest.ask("GET", "/healthz")
        assert (answer.status_code, answer.json()) == (503, {"status": "storage"})
        with pytest.raises(StoreUnavailable):
            await store.read("x")
        answer = await guest.ask("POST", "/api/tables", BODY)
        assert (answer.status_code, answer.json()["code"]) == (503, "try_again")


async def test_presets_name_what_a_table_can_be_made_of(server: Running) -> None:
    told = (await Guest(server.url).ask("GET", "/api/presets")).json()
    by_name = {line["name"]: line for line in told["presets"]}
    assert (by_name["standard"]["target"], by_name["standard"]["seats"]) == (500, None)
    assert by_name["duel"]["seats"] == 2
    assert by_name["short"]["rules"]["target"] == "300"
    assert told["paces"] == ["instant", "brisk", "calm"]
    assert told["levels"] == ["beginner", "casual", "club"]
    assert (told["usual_level"], told["fewer_levels"]) == ("casual", None)
    assert list(told["manners"]) == list(MANNERS)
    assert (told["manners"]["call_seconds"], told["manners"]["away_seconds"]) == ("7", "60")


async def test_s22_nothing_changes_by_get(server: Running) -> None:
    guest = Guest(server.url)
    for path in ("/api/tables", "/api/presets", "/t/aaaaaaaaaaaaaaaa"):
        answer = await guest.ask("GET", path)
        assert "set-cookie" not in answer.headers
    assert (await guest.ask("GET", "/api/tables")).json() == {"tables": []}
