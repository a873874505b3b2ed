"""Prints the wire structs as TypeScript types: ``python -m rummy500.server.typescript > web/src/lib/wire.ts``."""

from __future__ import annotations

import sys
from enum import Enum

import msgspec
from msgspec import inspect

from rummy500.app.happenings import Happening
from rummy500.app.manners import Pace
from rummy500.app.phrases import Phrase
from rummy500.bots.advice import LookKind
from rummy500.bots.reasons import ReasonKind
from rummy500.game.events import Event
from rummy500.game.moves import End, Move
from rummy500.game.replay import RoundSteps
from rummy500.game.view import Phase
from rummy500.i18n import COMPLETE
from rummy500.lesson.choosing import Chosen
from rummy500.lesson.exercises import Checked, Exercise
from rummy500.lesson.telling import Lesson
from rummy500.server import analyses_wire, daily_wire, lesson_api, profiles_wire, replay_wire, sheets_wire, wire
from rummy500.sheet.operations import Operation

__all__ = ["print_types"]

_ROOTS: dict[str, object] = {
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
    "CreateTable": wire.CreateTable,
    "TableCreated": wire.TableCreated,
    "TableList": wire.TableList,
    "TableDoor": wire.TableDoor,
    "SitDown": wire.SitDown,
    "SeatTaken": wire.SeatTaken,
    "DeviceCode": wire.DeviceCode,
    "ClaimDevice": wire.ClaimDevice,
    "PublicTables": wire.PublicTables,
    "ReplayLink": wire.ReplayLink,
    "ReplayedMatch": replay_wire.ReplayedMatch,
    "RoundSteps": RoundSteps,
    "RecordProblem": replay_wire.RecordProblem,
    "AnalysisWanted": analyses_wire.AnalysisWanted,
    "AnalysisFileWanted": analyses_wire.AnalysisFileWanted,
    "AnalysisProgress": analyses_wire.AnalysisProgress,
    "Lesson": Lesson,
    "Chosen": Chosen,
    "ExerciseKinds": lesson_api.ExerciseKinds,
    "Exercise": Exercise,
    "Checked": Checked,
    "BeginDaily": daily_wire.BeginDaily,
    "DailyTable": daily_wire.DailyTable,
    "DailyToday": daily_wire.DailyToday,
    "DailyResult": daily_wire.DailyResult,
    "DailyReplays": daily_wire.DailyReplays,
    "DailyCalendar": daily_wire.DailyCalendar,
    "DailyBoard": daily_wire.DailyBoard,
    "DailyCommitments": daily_wire.DailyCommitments,
    "DailyHidden": daily_wire.DailyHidden,
    "OwnFigures": profiles_wire.OwnFigures,
    "ShownProfile": profiles_wire.ShownProfile,
    "PublishProfile": profiles_wire.PublishProfile,
    "ForgetMe": profiles_wire.ForgetMe,
    "ShareSheet": sheets_wire.ShareSheet,
    "SheetShared": sheets_wire.SheetShared,
    "AddOperations": sheets_wire.AddOperations,
    "OperationsAdded": sheets_wire.OperationsAdded,
    "NewCode": sheets_wire.NewCode,
    "SheetAsk": sheets_wire.SheetAsk,
    "SheetTold": sheets_wire.SheetTold,
    "Presets": wire.Presets,
    "Problem": wire.Problem,
}

_ALIASES: dict[str, object] = {
    "Pace": Pace,
    "End": End,
    "Phase": Phase,
    "Move": Move,
    "RoundEvent": Event,
    "GameEvent": Happening,
    "Phrase": Phrase,
    "LookKind": LookKind,
    "ReasonKind": ReasonKind,
    "SheetOperation": Operation,
}
"""Unions that have a name of their own wherever they stand."""

_RENAMED = {"Event": "GameEvent", "Card": "CardText", "Entry": "SheetEntry", "Value": "SheetValue"}


def _name(cls: type) -> str:
    return _RENAMED.get(cls.__name__, cls.__name__)


class _Printer:
    """Collects the named types on the way, in the order in which they are met."""

    def __init__(self) -> None:
        self.blocks: dict[str, str] = {}
        self.aliases: dict[str, str] = {}
        self.named: dict[str, type] = {}

    def text(self, kind: inspect.Type) -> str:
        """Gives the TypeScript for a type and prints the named types in it."""
        text = self.plain(kind)
        return self.aliases.get(text, text)

    def plain(self, kind: inspect.Type) -> str:
        """Gives the TypeScript for a type without looking for a name for it."""
        match kind:
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.LiteralType(values):
                return " | ".join(_literal(value) for value in values)
            case inspect.EnumType(cls):
                return self.enum(cls)
            case inspect.ListType(item_type) | inspect.VarTupleType(item_type):
                inner = self.text(item_type)
                return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
            case inspect.DictType(key_type, value_type):
                return f"Readonly<Record<{self.text(key_type)}, {self.text(value_type)}>>"
            case inspect.UnionType(types):
                return " | ".join(dict.fromkeys(self.text(inner) for inner in types))
            case inspect.StructType():
                return self.struct(kind)
        raise TypeError(f"no TypeScript for {kind}")

    def enum(self, cls: type[Enum]) -> str:
        """Prints an enum as the union of its values."""
        name = _name(cls)
        values = "\n  | ".join(_literal(member.value) for member in cls)
        self.blocks.setdefault(name, f"export type {name} =\n  | {values};")
        return name

    def struct(self, kind: inspect.StructType) -> str:
        """Prints a struct as an interface."""
        name = _name(kind.cls)
        if self.named.setdefault(name, kind.cls) is not kind.cls:
            raise TypeError(f"two structs are named {name}: {self.named[name].__module__} and {kind.cls.__module__}")
        if name in self.blocks:
            return name
        self.blocks[name] = ""  # keeps its place, and ends the way round where types name each other
        lines = [f"export interface {name} {{"]
        if kind.tag_field is not None:
            lines.append(f"  readonly {kind.tag_field}: {_literal(kind.tag)};")
        for field in kind.fields:
            # What a client may leave out, or the server does where it is the default.
            optional = not field.required and (kind.cls.__struct_config__.omit_defaults or _from_client(kind.cls))
            lines.append(f"  readonly {field.encode_name}{'?' if optional else ''}: {self.text(field.type)};")
        self.blocks[name] = "\n".join([*lines, "}"])
        return name

    def union(self, name: str, of: object) -> None:
        """Prints a named union, or only its one member where there is no more."""
        text = self.text(inspect.type_info(of))
        if text == name:
            return
        members = text.split(" | ")
        if len(text) < 80:
            self.blocks[name] = f"export type {name} = {text};"
        else:
            self.blocks[name] = f"export type {name} =\n  | " + "\n  | ".join(members) + ";"
        self.aliases[text] = name


def _from_client(cls: type) -> bool:
    return bool(getattr(cls, "__struct_config__").forbid_unknown_fields)  # noqa: B009 - unknown to the type checker


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def print_types() -> str:
    """Gives the whole file."""
    printer = _Printer()
    for name, union in (_ALIASES | _ROOTS).items():
        printer.union(name, union)
    blocks = list(printer.blocks.values())
    head = (
        "// Generated by `python -m rummy500.server.typescript` from src/rummy500/server/wire.py. Do not edit.\n"
        "// What the messages mean is written in docs/protocol.md.\n\n"
        f"export const PROTOCOL = {wire.PROTOCOL};\n"
        f"export const LANGUAGES = [{', '.join(map(_literal, COMPLETE))}] as const;\n"
    )
    return head + "\n" + "\n\n".join(blocks) + "\n"


if __name__ == "__main__":
    sys.stdout.write(print_types())
