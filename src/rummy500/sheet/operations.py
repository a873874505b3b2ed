"""The operations of a sheet: what somebody wrote at one moment, never changed and never deleted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, TypeAlias

import msgspec

from rummy500.rules import PRESETS, Rules, RulesError, parse_rule
from rummy500.sheet.errors import SheetError

__all__ = [
    "FIRST_MATCH",
    "MOST_AT",
    "MOST_NAME",
    "MOST_OPERATIONS",
    "MOST_TITLE",
    "MOST_TYPED",
    "CountedCards",
    "DealerNamed",
    "Entry",
    "Locked",
    "MatchBegun",
    "Named",
    "Operation",
    "PlayerPut",
    "Redone",
    "RoundPut",
    "RoundRemoved",
    "RulesPut",
    "Undone",
    "Value",
    "in_order",
    "merged",
    "order",
    "read_operation",
    "rules_of",
]

FIRST_MATCH: Final = "m1"
"""The match that every sheet begins with; no operation makes it."""

MOST_AT: Final = 10**12
MOST_OPERATIONS: Final = 20_000
MOST_TYPED: Final = 60
MOST_NAME: Final = 40
MOST_TITLE: Final = 60
_MOST_CARDS: Final = 250

_Id: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z.]{1,48}\Z")]
_OpId: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-z]{8,24}\.[1-9][0-9]{0,8}\Z")]
_Title: TypeAlias = Annotated[str, msgspec.Meta(max_length=MOST_TITLE)]
_Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_NAME)]
_Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=24)]
_CardText: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=r"^(?:(?:A|[2-9]|10|J|Q|K)[SHDC]|JK(?:=(?:A|[2-9]|10|J|Q|K)[SHDC])?)\Z")
]
_Cards: TypeAlias = Annotated[tuple[_CardText, ...], msgspec.Meta(max_length=_MOST_CARDS)]


class CountedCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Holds the cards of one player's round: laid, laid as a low ace, laid in a doubled set, caught.

    A joker that counts as another card is written with it, ``JK=5H``.
    """

    laid: _Cards = ()
    laid_low: _Cards = ()
    laid_double: _Cards = ()
    caught: _Cards = ()


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Is what stands in a cell: a text as it was typed, or cards; exactly one of the two."""

    typed: Annotated[str, msgspec.Meta(max_length=MOST_TYPED)] | None = None
    cards: CountedCards | None = None

    def __post_init__(self) -> None:
        if (self.typed is None) == (self.cards is None):
            raise ValueError("a value is either typed or cards")


class _Operation(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"
):
    """Is who wrote it (``author.n``), when in the order of the sheet, the clock's time for showing, and its step.

    Operations of one author with the same ``step`` were one gesture and are undone together.
    """

    id: _OpId
    at: Annotated[int, msgspec.Meta(ge=1, le=MOST_AT)]
    time: Annotated[int, msgspec.Meta(ge=0, le=10**15)] = 0
    step: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 0


class Named(_Operation, frozen=True, tag="name"):
    """Gives the sheet its title."""

    name: _Title


class RulesPut(_Operation, frozen=True, tag="rules"):
    """Chooses the rule set from a match on: a preset and the changed fields as they stand in a record."""

    preset: _Word
    changes: Annotated[dict[_Word, _Word], msgspec.Meta(max_length=80)] = {}
    match: _Id = FIRST_MATCH


class PlayerPut(_Operation, frozen=True, tag="player"):
    """Adds a player or changes one; an absent player keeps what was written."""

    player: _Id
    name: _Name
    place: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    present: bool = True


class MatchBegun(_Operation, frozen=True, tag="match"):
    """Begins another match with the same people."""

    match: _Id


class DealerNamed(_Operation, frozen=True, tag="dealer"):
    """Says who deals first in a match."""

    match: _Id
    player: _Id


class RoundPut(_Operation, frozen=True, tag="round"):
    """Puts a round behind another one of the match; None: in front of all."""

    round: _Id
    match: _Id
    after: _Id | None


class Entry(_Operation, frozen=True, tag="entry"):
    """Writes a player's cell of a round; ``over`` are the entries that its author saw there."""

    round: _Id
    player: _Id
    value: Value | None
    out: bool = False
    stood: bool = False
    over: Annotated[tuple[_OpId, ...], msgspec.Meta(max_length=100)] = ()


class RoundRemoved(_Operation, frozen=True, tag="remove"):
    """Takes a round off the sheet."""

    round: _Id


class Locked(_Operation, frozen=True, tag="lock"):
    """Locks the sheet, or opens it again."""

    locked: bool


class Undone(_Operation, frozen=True, tag="undo"):
    """Takes an operation out of the sheet."""

    op: _OpId


class Redone(_Operation, frozen=True, tag="redo"):
    """Puts an operation that was undone back."""

    op: _OpId


Operation: TypeAlias = (
    Named | RulesPut | PlayerPut | MatchBegun | DealerNamed | RoundPut | Entry | RoundRemoved | Locked | Undone | Redone
)


def rules_of(preset: str, changes: dict[str, str]) -> Rules:
    """Gives the rules of a preset with changed fields.

    Raises RulesError for a field or a value, SheetError (``sheet_preset``) for a preset that is unknown.
    """
    base = PRESETS.get(preset)
    if base is None:
        raise SheetError("sheet_preset", {"text": preset})
    return base.replace(**{field: parse_rule(field, text) for field, text in changes.items()})


def read_operation(raw: object) -> Operation:
    """Makes an operation of what a JSON text holds.

    Raises SheetError: ``sheet_operation`` for anything else, ``sheet_preset`` and ``sheet_rule`` for unknown rules.
    """
    try:
        op: Operation = msgspec.convert(raw, Operation, strict=True)
    except (msgspec.ValidationError, RecursionError) as error:
        raise SheetError("sheet_operation", {"number": 1, "text": str(error)[:120]}) from None
    if isinstance(op, RulesPut):
        try:
            rules_of(op.preset, op.changes)
        except RulesError as error:
            raise SheetError("sheet_rule", {"field": error.fields[0]}) from None
    return op


def order(op: Operation) -> tuple[int, str, int]:
    """Gives an operation's place in the order of the sheet: at, author, n."""
    author, _, n = op.id.partition(".")
    return op.at, author, int(n)


def merged(*sets: Iterable[Operation]) -> dict[str, Operation]:
    """Gives the union of sets of operations by id.

    Where one id stands for two different operations, which no author writes, the one whose JSON text with sorted
    names is smaller as bytes is kept, so that the order of merging does not matter.
    """
    union: dict[str, Operation] = {}
    for operations in sets:
        for op in operations:
            known = union.setdefault(op.id, op)
            if known is not op and known != op:
                union[op.id] = min(known, op, key=_canonical)
    return union


def in_order(operations: Iterable[Operation]) -> list[Operation]:
    """Gives the union in the order of the sheet."""
    return sorted(merged(operations).values(), key=order)


def _canonical(op: Operation) -> bytes:
    return msgspec.json.encode(op, order="sorted")
