"""Random messages made from the wire's own structs: right ones, nearly right ones, and ones with a field gone wrong."""

from __future__ import annotations

import random
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from rummy500.cards import CARDS
from rummy500.server.wire import ClientMessage, Hello

__all__ = ["KINDS", "random_message", "spoiled"]

KINDS: Final = tuple(kind for kind in get_args(ClientMessage) if kind is not Hello)

_ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 1.5, 1e308, "", " ", "0", "null", "JK", "7S", [], {}),
    *([[]], {"a": 1}, "a" * 65, "é" * 40, "\u202e7S", "\x00", "../../x", "<script>", "🃏" * 20, ["7S"] * 65),
)


def random_message(rng: random.Random, kind: type[msgspec.Struct], seq: int) -> dict[str, Any]:
    """Makes a message of a kind that the server can read; ``seq`` is often that of the table."""
    config = kind.__struct_config__
    message: dict[str, Any] = {str(config.tag_field): config.tag}
    for field in msgspec.structs.fields(kind):
        if not field.required and rng.random() < 0.4:
            continue
        if field.name == "seq":
            message["seq"] = rng.choice((seq, seq, seq, seq - 1, seq + 1, 0))
        elif field.name == "id":
            message["id"] = f"{rng.getrandbits(64):x}"
        else:
            message[field.encode_name] = _value(rng, inspect.type_info(field.type))
    return message


def _value(rng: random.Random, kind: inspect.Type) -> Any:
    match kind:
        case inspect.UnionType(types):
            return _value(rng, rng.choice(types))
        case inspect.NoneType():
            return None
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType():
            low = kind.ge if kind.ge is not None else -2
            return rng.randint(low, min(kind.le if kind.le is not None else 9, low + 60))
        case inspect.LiteralType(values):
            return rng.choice(values)
        case inspect.EnumType():
            return rng.choice(CARDS).value
        case inspect.StrType():
            digits = 64 if kind.pattern == "^[0-9a-f]{64}$" else 32
            return f"{rng.getrandbits(4 * digits):0{digits}x}" if kind.pattern else _word(rng)
        case inspect.ListType() | inspect.VarTupleType():
            low = kind.min_length or 0
            return [_value(rng, kind.item_type) for _ in range(rng.randint(low, low + 4))]
        case inspect.DictType():
            return {_word(rng): _word(rng) for _ in range(rng.randrange(4))}
        case inspect.StructType():
            return _struct(rng, kind)
    raise AssertionError(f"no values for {kind}")


def _struct(rng: random.Random, kind: inspect.StructType) -> dict[str, Any]:
    made: dict[str, Any] = {} if kind.tag is None else {str(kind.tag_field): kind.tag}
    for field in kind.fields:
        if field.required or rng.random() < 0.6:
            made[field.encode_name] = _value(rng, field.type)
    return made


def _word(rng: random.Random) -> str:
    return rng.choice(("standard", "pagat", "target", "ace", "500", "high", "on", "off", "casual", "undo", "x", ""))


def spoiled(rng: random.Random, message: dict[str, Any]) -> dict[str, Any]:
    """Gives a message with one thing gone wrong: a field missing, added, or of another kind."""
    broken = dict(message)
    name = rng.choice(sorted(broken))
    match rng.randrange(4):
        case 0:
            del broken[name]
        case 1:
            broken[rng.choice(("seat", "guest", "key", "seed", "as_", "Type", ""))] = rng.choice(_ODD)
        case 2 if isinstance(broken[name], dict):
            broken[name] = spoiled(rng, broken[name]) if broken[name] else rng.choice(_ODD)
        case _:
            broken[name] = rng.choice(_ODD)
    return broken
