"""The messages on the wire, as structs; ``docs/protocol.md`` says what they mean.

Decoding is strict: unknown types, unknown fields and wrong types are errors.
``typescript.py`` prints them for the client.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from rummy500.app.facts import Pace
from rummy500.cards import Card
from rummy500.game.events import Event, RoundEnded
from rummy500.game.moves import Move, Placed, Seat
from rummy500.game.view import OwnView, PublicView

__all__ = [
    "PROTOCOL",
    "Ack",
    "Again",
    "AgainTable",
    "CallWindow",
    "ClientMessage",
    "Closing",
    "CreateTable",
    "Decline",
    "Hello",
    "MeldAnswer",
    "MeldChoice",
    "MeldQuestion",
    "MoveMessage",
    "Next",
    "PaceMessage",
    "Ping",
    "Pong",
    "PresetLine",
    "Presets",
    "Problem",
    "Reason",
    "Refused",
    "SeatWish",
    "ServerMessage",
    "TableCreated",
    "TableIntro",
    "TableLine",
    "TableList",
    "TableState",
    "View",
    "Welcome",
    "decode_client",
    "encode",
]

PROTOCOL: Final = 1
"""The version that ``hello`` must name."""

MessageId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Seq: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Args: TypeAlias = dict[str, int | str | list[str]]


class _FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Is the common form of what a client sends."""


class Hello(_FromClient, frozen=True, tag="hello"):
    """Starts a socket, or goes on after seq ``since``."""

    protocol: int
    since: Seq | None = None


class MoveMessage(_FromClient, frozen=True, tag="move"):
    """Plays a move in the position of ``seq``."""

    id: MessageId
    seq: Seq
    move: Move


class Decline(_FromClient, frozen=True, tag="decline"):
    """Says that this seat does not call in the window of ``seq``."""

    id: MessageId
    seq: Seq


class MeldQuestion(_FromClient, frozen=True, tag="melds"):
    """Asks which melds use exactly these cards of the hand."""

    id: MessageId
    cards: Annotated[list[Card], msgspec.Meta(max_length=64)]


class PaceMessage(_FromClient, frozen=True, tag="pace"):
    """Changes how long the computers take."""

    id: MessageId
    pace: Pace


class Next(_FromClient, frozen=True, tag="next"):
    """Goes on to the next round."""

    id: MessageId


class Again(_FromClient, frozen=True, tag="again"):
    """Asks for the same table again after the match."""

    id: MessageId


class Ping(_FromClient, frozen=True, tag="ping"):
    """Asks whether the server is there."""

    id: MessageId


ClientMessage: TypeAlias = Hello | MoveMessage | Decline | MeldQuestion | PaceMessage | Next | Again | Ping


class _FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """Is the common form of what the server sends."""


class TableIntro(msgspec.Struct, frozen=True):
    """Says who sits at the table and what is played; it never changes."""

    id: str
    names: list[str]
    computers: list[str | None]
    you: Seat | None
    rules: dict[str, str]
    preset: str
    target: int
    call_seconds: int
    version: str


class Welcome(_FromServer, frozen=True, tag="welcome"):
    """Answers ``hello``."""

    protocol: int
    table: TableIntro
    rounds: list[RoundEnded]


class CallWindow(msgspec.Struct, frozen=True):
    """Is the open Rummy-call window: ``ms`` left of ``of``; ``declined`` by the reader."""

    ms: int
    of: int
    declined: bool


class TableState(msgspec.Struct, frozen=True):
    """Is what a table has beside the cards."""

    pace: Pace
    round: int
    window: CallWindow | None
    ready: list[Seat] | None
    over: bool
    winners: list[Seat]
    again: str | None


class View(_FromServer, frozen=True, tag="view"):
    """Is the table at ``seq`` as one seat may see it, and what happened since the last view.

    ``public`` is null before the first round is dealt.
    """

    seq: int
    events: list[Event]
    public: PublicView | None
    own: OwnView | None
    state: TableState


class Ack(_FromServer, frozen=True, tag="ack"):
    """Says that a message has been stored; ``seq`` is the table's with it."""

    id: str
    seq: int


class Refused(_FromServer, frozen=True, tag="refused"):
    """Says why nothing was done."""

    id: str | None
    code: str
    args: Args
    seq: int


class MeldChoice(msgspec.Struct, frozen=True):
    """Is one meld that a selection allows."""

    cards: list[Placed]
    value: int


class MeldAnswer(_FromServer, frozen=True, tag="melds"):
    """Answers a question for melds."""

    id: str
    melds: list[MeldChoice]


class AgainTable(_FromServer, frozen=True, tag="again"):
    """Names the next table."""

    id: str
    table: str


class Pong(_FromServer, frozen=True, tag="pong"):
    """Answers a ping."""

    id: str


Reason: TypeAlias = Literal["restart", "too_fast", "malformed"]
"""Why the server closes a socket."""


class Closing(_FromServer, frozen=True, tag="closing"):
    """Says that the server is about to close this socket."""

    reason: Reason


ServerMessage: TypeAlias = Welcome | View | Ack | Refused | MeldAnswer | AgainTable | Pong | Closing


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Is one seat of a table to be made: a computer where ``level`` stands, else the guest."""

    name: str | None = None
    level: str | None = None


class CreateTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Asks for a new table; rule values are texts as in a record."""

    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    preset: str = "standard"
    rules: Annotated[dict[str, str], msgspec.Meta(max_length=64)] = {}
    pace: str = "brisk"


class TableCreated(msgspec.Struct, frozen=True):
    """Names the new table."""

    table: str


class TableLine(msgspec.Struct, frozen=True):
    """Is one of a guest's tables; ``at`` is when it was made, in ms since 1970."""

    table: str
    preset: str
    names: list[str]
    finished: bool
    at: int


class TableList(msgspec.Struct, frozen=True):
    """Lists a guest's tables, newest first."""

    tables: list[TableLine]


class PresetLine(msgspec.Struct, frozen=True):
    """Describes a preset; ``seats`` is the number that it suggests."""

    name: str
    seats: int | None
    target: int
    rules: dict[str, str]


class Presets(msgspec.Struct, frozen=True):
    """Lists what a table can be made of."""

    presets: list[PresetLine]
    levels: list[str]
    paces: list[Pace]


class Problem(msgspec.Struct, frozen=True):
    """Is an error of the HTTP interface."""

    code: str
    args: Args = {}


_decoder: Final = msgspec.json.Decoder(ClientMessage)
_encoder: Final = msgspec.json.Encoder()


def decode_client(text: str | bytes) -> ClientMessage:
    """Reads a client's frame; raises msgspec.DecodeError (ValidationError is one) for anything unexpected."""
    message: ClientMessage = _decoder.decode(text)
    return message


def encode(value: object) -> bytes:
    """Writes a struct, or a part of one, as JSON."""
    return _encoder.encode(value)
