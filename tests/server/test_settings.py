"""Settings come from RUMMY_* variables or files, and a wrong one is named."""

from __future__ import annotations

import re
from ipaddress import ip_network
from pathlib import Path

import msgspec
import pytest

from rummy500.server.settings import Limits, Settings, SettingsError, read_settings

DOC = Path(__file__).parents[2] / "docs" / "self-hosting.md"
EXAMPLE = Path(__file__).parents[2] / ".env.example"


def test_without_variables_the_usual_values_hold() -> None:
    assert read_settings({"PATH": "/bin"}) == Settings()
    assert (Settings().host, Settings().port) == ("127.0.0.1", 8500)


def test_every_kind_of_value_is_read() -> None:
    settings = read_settings(
        {
            "RUMMY_PORT": "9000",
            "RUMMY_ORIGINS": "https://Cards.example, http://10.0.0.2:8500",
            "RUMMY_TRUSTED_PROXIES": "10.0.0.0/8,::1",
            "RUMMY_MESSAGE_BYTES": "8192",
            "RUMMY_MESSAGES_PER_SECOND": "2.5",
            "RUMMY_LOG_FORMAT": "json",
        }
    )
    assert settings.port == 9000
    assert settings.origins == ("https://cards.example", "http://10.0.0.2:8500")
    assert settings.trusted_proxies == (ip_network("10.0.0.0/8"), ip_network("::1"))
    assert (settings.limits.message_bytes, settings.limits.messages_per_second) == (8192, 2.5)
    assert settings.log_format == "json"


def test_a_secret_may_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("s3cret\n", encoding="utf-8")
    assert read_settings({"RUMMY_METRICS_TOKEN_FILE": str(file)}).metrics_token == "s3cret"
    with pytest.raises(SettingsError) as caught:
        read_settings({"RUMMY_METRICS_TOKEN_FILE": str(tmp_path / "none")})
    assert (caught.value.code, caught.value.name) == ("unreadable_file", "RUMMY_METRICS_TOKEN_FILE")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("RUMMY_PORT", "eighty"),
        ("RUMMY_PORT", "70000"),
        ("RUMMY_ORIGINS", "cards.example"),
        ("RUMMY_ORIGINS", "https://cards.example/path"),
        ("RUMMY_TRUSTED_PROXIES", "everybody"),
        ("RUMMY_LOG_LEVEL", "loud"),
        ("RUMMY_CALL_SECONDS", "1"),
        ("RUMMY_POTR", "8500"),
    ],
)
def test_what_cannot_be_used_is_named(name: str, text: str) -> None:
    with pytest.raises(SettingsError) as caught:
        read_settings({name: text})
    assert caught.value.name == name


def _names() -> list[str]:
    return [f.name for kind in (Settings, Limits) for f in msgspec.structs.fields(kind) if f.name != "limits"]


def test_every_setting_is_documented() -> None:
    text = DOC.read_text(encoding="utf-8")
    assert [name for name in _names() if f"`RUMMY_{name.upper()}`" not in text] == []
    assert set(re.findall(r"^\| `RUMMY_(\w+)`", text, re.M)) == {name.upper() for name in _names()}


def test_the_example_of_an_environment_file_names_every_setting_with_its_usual_value() -> None:
    lines = [line[1:] for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if re.match(r"#RUMMY_\w+=", line)]
    texts = dict(line.split("=", 1) for line in lines)
    assert list(texts) == list(dict.fromkeys(texts))
    assert {name.removeprefix("RUMMY_").lower() for name in texts} == set(_names())
    assert len(lines) == len(texts)
    # Whoever takes every # away gets the usual values.
    assert read_settings({name: text for name, text in texts.items() if text}) == Settings()
