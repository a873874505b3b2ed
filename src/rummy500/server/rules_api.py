"""The rules of a table in words over HTTP: for the host's editor, for the table's rules and for links."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rummy500.app.manners import Manners, manners_texts
from rummy500.app.table import Refusal
from rummy500.i18n import FIELD_GROUPS, differs, message, preset_name
from rummy500.i18n.field_lines import FieldLine, field_line, group_title
from rummy500.rules import MIN_SEATS, PRESETS, RulesError, preset_seats, rules_text
from rummy500.server import pages
from rummy500.server.api import Api, decode, json_response
from rummy500.server.callers import Caller
from rummy500.server.rules_html import rules_routes
from rummy500.server.rules_words import RulesQuestion, language_of, manners_line, rules_page
from rummy500.server.sending import BY_LANGUAGE, JSON, sent
from rummy500.server.share_text import ShareError, parse_share
from rummy500.server.wire import encode

__all__ = ["POPULAR", "routes"]

# Single house rules that families ask for most, with what each changes.
POPULAR: Final[dict[str, dict[str, str]]] = {
    "last-discard": {"going_out": "discard"},
    "two-jokers": {"jokers_per_deck": "2"},
    "every-card": {"pile_duty": "always"},
    "rummy-call": {"rummy_call": "full"},
    "opening-30": {"opening_minimum": "30"},
    "partners": {"seats": "4", "teams": "2"},
    "float": {"going_out": "float"},
    "swap": {"jokers_per_deck": "2", "joker_swap": "same_turn"},
    "queen-40": {"queen_of_spades": "40"},
    "top-only": {"pile_depth": "top"},
    "fives": {"number_values": "five"},
    "reshuffle": {"stock_out": "reshuffle"},
    "short": {"target": "300"},
}


class _Group(msgspec.Struct, frozen=True):
    id: str
    title: str
    fields: list[FieldLine]


class _PresetText(msgspec.Struct, frozen=True):
    name: str
    label: str
    note: str
    seats: int | None
    rules: dict[str, str]
    differs: str


class _Popular(msgspec.Struct, frozen=True):
    id: str
    text: str
    changes: dict[str, str]


class _Fields(msgspec.Struct, frozen=True):
    language: str
    groups: list[_Group]
    presets: list[_PresetText]
    popular: list[_Popular]
    manners: dict[str, str]


class _SharedRules(msgspec.Struct, frozen=True):
    preset: str
    rules: dict[str, str]
    seats: int | None


def routes(api: Api) -> list[Route]:
    """Gives the routes under ``/api/rules`` and the pages to read."""

    async def say(request: Request, _caller: Caller) -> Response:
        question = decode(await api.body(request), RulesQuestion)
        if question.preset not in PRESETS:
            raise Refusal("unknown_preset", {"preset": question.preset[:40]})
        return json_response(rules_page(question, language_of(request, question.language)))

    async def fields(request: Request, _caller: Caller) -> Response:
        language = language_of(request, request.query_params.get("language"))
        # The first reader in a language waits for the words; the tables do not.
        return sent(request, await asyncio.to_thread(_fields, language), JSON, vary=BY_LANGUAGE)

    async def share(request: Request, _caller: Caller) -> Response:
        text = request.query_params.get("r", "")
        try:
            shared = parse_share(text)
        except (ShareError, RulesError) as error:
            raise Refusal("bad_share_text", {"text": text[:60]}) from error
        return json_response(_SharedRules(shared.preset, shared.texts(), shared.seats))

    return [
        Route("/api/rules", api.guarded(say), methods=["POST"]),
        Route("/api/rules/fields", api.guarded(fields), methods=["GET"]),
        Route("/api/rules/share", api.guarded(share), methods=["GET"]),
        *pages.routes(api),
        *rules_routes(api),
    ]


@lru_cache(8)
def _fields(language: str) -> bytes:
    """The whole answer of ``/api/rules/fields``."""
    groups = [
        _Group(
            group,
            group_title(group, language),
            [manners_line(name, language) if group == "manners" else field_line(name, language) for name in names],
        )
        for group, names in FIELD_GROUPS.items()
    ]
    popular = [_Popular(name, message(language, f"popular-{name}"), dict(changed)) for name, changed in POPULAR.items()]
    presets = [_preset_text(name, language) for name in PRESETS]
    return encode(_Fields(language, groups, presets, popular, manners_texts(Manners())))


def _preset_text(name: str, language: str) -> _PresetText:
    seats = preset_seats(name)
    texts = rules_text(PRESETS[name], seats or MIN_SEATS)
    del texts["seats"]
    note = message(language, f"preset-{name.replace('_', '-')}-note")
    line = differs(PRESETS[name], seats or 4, language=language)
    return _PresetText(name, preset_name(name, language), note, seats, texts, line)
