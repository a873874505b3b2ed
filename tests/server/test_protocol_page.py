"""docs/protocol.md is complete: every message, field, code, close code, manner, phrase and address stands there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from starlette.routing import Route

from rummy500.app.happenings import TableEvent
from rummy500.app.manners import MANNERS
from rummy500.app.phrases import PHRASES
from rummy500.server import wire
from rummy500.server.running import build_server
from rummy500.server.settings import Settings
from rummy500.storage.memory import MemoryStore
from tests.server.policy import RandomComputers

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SOURCES = [*(ROOT / "src/rummy500/app").glob("*.py"), *(ROOT / "src/rummy500/server").glob("*.py")]
SAID = set(re.findall(r"[a-z0-9_]+", " ".join(re.findall(r"`[^`]*`", PAGE))))


def told(*structs: type) -> Iterator[str]:
    """Gives the fields of the structs as they are on the wire."""
    for struct in structs:
        yield from struct.__struct_encode_fields__  # type: ignore[attr-defined]


@pytest.mark.parametrize("union", [wire.ClientMessage, wire.ServerMessage], ids=["client", "server"])
def test_every_message_is_told_with_its_fields(union: object) -> None:
    for message in get_args(union):
        tag = message.__struct_config__.tag
        lines = [line for line in PAGE.splitlines() if f'{{"type":"{tag}"' in line]
        assert lines, tag
        missing = [name for name in told(message) if not any(f'"{name}":' in line for line in lines)]
        assert missing == [], tag


def test_every_field_of_what_is_shown_is_told() -> None:
    structs = (
        wire.TableIntro,
        wire.Barred,
        wire.TableState,
        wire.DealState,
        wire.Clock,
        wire.CallWindow,
        wire.TableLine,
        wire.TableDoor,
        wire.PublicLine,
        wire.SitDown,
        wire.CreateTable,
        wire.SeatWish,
        wire.DeviceCode,
        wire.Presets,
    )
    text = PAGE.replace('"', "`")
    assert [name for name in told(*structs) if f"`{name}`" not in text and name not in SAID] == []


def test_every_code_that_is_raised_is_told() -> None:
    raised = {code for path in SOURCES for code in re.findall(r'Refusal\(\s*"([a-z_]+)"', path.read_text("utf-8"))}
    assert len(raised) > 30
    assert sorted(raised - SAID) == []


def test_every_event_of_the_table_reason_manner_and_phrase_is_told() -> None:
    words = [event.__struct_config__.tag for event in get_args(TableEvent)]
    words += [*PHRASES, *MANNERS, *get_args(wire.Reason)]
    assert sorted({word for word in words if word not in SAID}) == []


def test_every_close_code_is_told() -> None:
    codes = {
        code
        for path in SOURCES
        for code in re.findall(r"(?:_Ended\(|CLOSE_\w+: Final = |self\.end\()(\d{4})", path.read_text("utf-8"))
    }
    assert len(codes) >= 10
    assert sorted(code for code in codes if f"| {code} |" not in PAGE) == []


def test_every_address_is_told() -> None:
    server = build_server(Settings(), MemoryStore(), RandomComputers())
    paths = {route.path for route in server.app.routes if isinstance(route, Route)} - {"/{name:path}"}
    shown = {re.sub(r":\w+}", "}", path).replace("{table}", "{id}") for path in paths}
    assert len(shown) > 15
    shown -= {"/api/replays/{replay}/record"}  # told beside the address to which it is added
    # Files of the pages: pictures, styles, icons.
    shown = {path for path in shown if not re.search(r"\.(css|svg|png)$", path)}
    assert sorted(path for path in shown if not re.search(rf"`[^`]*{re.escape(path)}[`?]", PAGE)) == []
