"""The messages on the wire, as structs; ``docs/protocol.md`` says what they mean.

Decoding is strict: unknown types, unknown fields and wrong types are errors.
``typescript.py`` prints them for the client.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from rummy500.app.happenings import Happening
from rummy500.app.manners import Pace
from rummy500.app.phrases import Phrase
from rummy500.bots.advice import Advice, Verdict
from rummy500.cards import Card
from rummy500.game.events import RoundEnded
from rummy500.game.moves import Move, Placed, Seat
from rummy500.game.view import LayOption, OwnView, PublicView

__all__ = [
    "PROTOCOL",
    "Ack",
    "Again",
    "AgainTable",
    "AllowBack",
    "Arrange",
    "AskHint",
    "AskSeatLink",
    "Barred",
    "CallWindow",
    "ChooseManners",
    "ChooseRules",
    "ClaimDevice",
    "ClientMessage",
    "Clock",
    "Closing",
    "CommitShare",
    "Consider",
    "Considered",
    "CreateTable",
    "CutPack",
    "DailyRound",
    "DealState",
    "Decline",
    "DeviceCode",
    "Hello",
    "Hint",
    "LeaveTable",
    "MakeHost",
    "MakesAnswer",
    "MakesQuestion",
    "MeldAnswer",
    "MeldChoice",
    "MeldQuestion",
    "MoveMessage",
    "Next",
    "OpenShare",
    "Ping",
    "Pong",
    "PresetLine",
    "Presets",
    "Problem",
    "PublicLine",
    "PublicTables",
    "Reason",
    "Refused",
    "RemovePerson",
    "ReplayLink",
    "Said",
    "Say",
    "SeatLink",
    "SeatPlan",
    "SeatTaken",
    "SeatWish",
    "ServerMessage",
    "SitDown",
    "StartMatch",
    "TableChanged",
    "TableCreated",
    "TableDoor",
    "TableIntro",
    "TableLine",
    "TableList",
    "TablePhase",
    "TableState",
    "Undo",
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
    """Starts a socket, or goes on after seq ``since``; ``shares``: this client takes part in fair deals."""

    protocol: int
    since: Seq | None = None
    shares: bool = False


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


class MakesQuestion(_FromClient, frozen=True, tag="makes"):
    """Asks what the pile card at ``index`` (from the bottom) could be played in, were it taken now."""

    id: MessageId
    index: Annotated[int, msgspec.Meta(ge=0, le=1000)]


class AskHint(_FromClient, frozen=True, tag="hint"):
    """Asks what could be done in the position of ``seq``."""

    id: MessageId
    seq: Seq


class Consider(_FromClient, frozen=True, tag="consider"):
    """Asks, before it is played, whether a move would cost much in the position of ``seq``."""

    id: MessageId
    seq: Seq
    move: Move


class Next(_FromClient, frozen=True, tag="next"):
    """Goes on to the next round."""

    id: MessageId


class Again(_FromClient, frozen=True, tag="again"):
    """Asks for the same table again after the match; with ``lobby`` the host can change the rules first."""

    id: MessageId
    lobby: bool = False


class Undo(_FromClient, frozen=True, tag="undo"):
    """Takes this seat's last move of the turn back, in the position of ``seq``."""

    id: MessageId
    seq: Seq


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}, omit_defaults=True):
    """Is one seat of a new arrangement: who sat on seat ``from``, a new computer of a ``level``, or nobody yet."""

    from_: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    level: str | None = None


class Arrange(_FromClient, frozen=True, tag="seats"):
    """Host, before the match: the seats are to be these; nobody who sits there may be left out."""

    id: MessageId
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=16)]


class ChooseRules(_FromClient, frozen=True, tag="rules"):
    """Host, before the match: other rules."""

    id: MessageId
    preset: str
    rules: Annotated[dict[str, str], msgspec.Meta(max_length=64)] = {}


class ChooseManners(_FromClient, frozen=True, tag="manners"):
    """Host, at any time: other table manners; fields that are left out stay."""

    id: MessageId
    manners: Annotated[dict[str, str], msgspec.Meta(max_length=16)]


class StartMatch(_FromClient, frozen=True, tag="start"):
    """Host: the match begins."""

    id: MessageId


class MakeHost(_FromClient, frozen=True, tag="host"):
    """Host: the person on that seat is the host from now on."""

    id: MessageId
    seat: Seat


class RemovePerson(_FromClient, frozen=True, tag="remove"):
    """Host: the person on that seat has to go and cannot come back by themselves."""

    id: MessageId
    seat: Seat


class AllowBack(_FromClient, frozen=True, tag="allow"):
    """Host: a removed person (``tag`` of ``table.barred``) may come back."""

    id: MessageId
    tag: str


class LeaveTable(_FromClient, frozen=True, tag="leave"):
    """Gives this seat up for good."""

    id: MessageId


class AskSeatLink(_FromClient, frozen=True, tag="seat_link"):
    """Host: a one-time code by which the person of that seat can come back from another browser."""

    id: MessageId
    seat: Seat


class CommitShare(_FromClient, frozen=True, tag="commit"):
    """Fixes this seat's share of round ``round``: SHA-256 of its 16 bytes, in hex."""

    id: MessageId
    round: int
    hash: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class OpenShare(_FromClient, frozen=True, tag="open"):
    """Opens this seat's share: its 16 bytes, in hex."""

    id: MessageId
    round: int
    share: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class CutPack(_FromClient, frozen=True, tag="cut"):
    """Cuts the pack for round ``round``, so many cards deep."""

    id: MessageId
    round: int
    depth: Annotated[int, msgspec.Meta(ge=0, le=1000)]


class Say(_FromClient, frozen=True, tag="say"):
    """Says a phrase to everybody at the table."""

    id: MessageId
    phrase: Phrase


class Ping(_FromClient, frozen=True, tag="ping"):
    """Asks whether the server is there."""

    id: MessageId


ClientMessage: TypeAlias = (
    Hello
    | MoveMessage
    | Undo
    | Decline
    | MeldQuestion
    | MakesQuestion
    | AskHint
    | Consider
    | Next
    | Again
    | Arrange
    | ChooseRules
    | ChooseManners
    | StartMatch
    | MakeHost
    | RemovePerson
    | AllowBack
    | LeaveTable
    | AskSeatLink
    | CommitShare
    | OpenShare
    | CutPack
    | Say
    | Ping
)


class _FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """Is the common form of what the server sends."""


TablePhase: TypeAlias = Literal["lobby", "play", "over"]
"""Before the match, during it, after it."""


class Barred(msgspec.Struct, frozen=True):
    """Is somebody whom the host has removed; only the host is told."""

    tag: str
    name: str


class DailyRound(msgspec.Struct, frozen=True):
    """Says which day's deal a table plays (docs/daily.md), and whether its result counts if it is over by ``ends``.

    ``commitment`` is that of the day, in hex; ``ends`` is in ms since 1970.
    """

    date: str
    ranked: bool
    commitment: str
    ends: int


class TableIntro(msgspec.Struct, frozen=True):
    """Says who sits at the table and what is played. A new one comes whenever that changes.

    A seat without ``people`` and ``computers`` is free; its name is empty. ``computers`` are the levels that play;
    ``instead_of`` is the one that was chosen where this server cannot offer it, ``styles`` are the computers' styles.
    ``changed`` are the fields of rules that are different from the match before (table ``after``).
    """

    id: str
    phase: TablePhase
    names: list[str]
    people: list[bool]
    computers: list[str | None]
    instead_of: list[str | None]
    styles: list[str | None]
    you: Seat | None
    host: Seat | None
    rules: dict[str, str]
    preset: str
    manners: dict[str, str]
    target: int
    call_seconds: int
    after: str | None
    changed: list[str]
    barred: list[Barred]
    version: str
    daily: DailyRound | None = None


class Welcome(_FromServer, frozen=True, tag="welcome"):
    """Answers ``hello``."""

    protocol: int
    table: TableIntro
    rounds: list[RoundEnded]


class TableChanged(_FromServer, frozen=True, tag="table"):
    """Says who sits here now and what is played."""

    table: TableIntro


class DealState(msgspec.Struct, frozen=True):
    """Is a deal under way (docs/fair-deal.md).

    ``commitment`` is the server's C in hex. ``step``: ``commit`` waits for the people's commitments, ``open`` shows
    their list in ``commits`` and waits for their shares, ``cut`` waits for seat ``cutter`` to cut ``cards`` cards.
    """

    round: int
    step: Literal["commit", "open", "cut"]
    commitment: str
    commits: list[str | None] | None
    cutter: Seat | None
    cards: int
    ms: int | None


class Clock(msgspec.Struct, frozen=True):
    """Is the turn timer: ``ms`` left of ``of``."""

    ms: int
    of: int


class CallWindow(msgspec.Struct, frozen=True):
    """Is the open Rummy-call window: ``ms`` left of ``of``; ``declined`` by the reader."""

    ms: int
    of: int
    declined: bool


class TableState(msgspec.Struct, frozen=True):
    """Is what a table has beside the cards.

    By seat: ``here`` says who is connected (computers always), ``played_for`` for whom a computer plays at the moment.
    ``undo`` is how many moves the reader can take back now.
    """

    round: int
    window: CallWindow | None
    ready: list[Seat] | None
    over: bool
    winners: list[Seat]
    again: str | None
    here: list[bool]
    played_for: list[bool]
    clock: Clock | None
    deal: DealState | None
    undo: int


class View(_FromServer, frozen=True, tag="view"):
    """Is the table at ``seq`` as one seat may see it, and what happened since the last view.

    ``public`` is null before the first round is dealt.
    """

    seq: int
    events: list[Happening]
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


class MakesAnswer(_FromServer, frozen=True, tag="makes"):
    """Answers a question for what a pile card makes: some of it, the lay-offs and the melds."""

    id: str
    lay_offs: list[LayOption]
    melds: list[MeldChoice]


class Hint(_FromServer, frozen=True, tag="hint"):
    """Answers a question for a hint, in the position of ``seq``."""

    id: str
    seq: int
    advice: Advice


class Considered(_FromServer, frozen=True, tag="considered"):
    """Says what a move would cost in the position of ``seq``; null where it is fine."""

    id: str
    seq: int
    verdict: Verdict | None


class AgainTable(_FromServer, frozen=True, tag="again"):
    """Names the next table."""

    id: str
    table: str


class SeatLink(_FromServer, frozen=True, tag="seat_link"):
    """Answers the host: the code for ``/t/{id}?seat=CODE``, once, for so many seconds."""

    id: str
    code: str
    seconds: int


class Said(_FromServer, frozen=True, tag="said"):
    """Somebody said something; it is not kept."""

    seat: Seat
    phrase: Phrase


class Pong(_FromServer, frozen=True, tag="pong"):
    """Answers a ping."""

    id: str


Reason: TypeAlias = Literal["restart", "too_fast", "malformed", "removed", "left", "moved", "expired"]
"""Why the server closes a socket."""


class Closing(_FromServer, frozen=True, tag="closing"):
    """Says that the server is about to close this socket."""

    reason: Reason


ServerMessage: TypeAlias = (
    Welcome
    | TableChanged
    | View
    | Ack
    | Refused
    | MeldAnswer
    | MakesAnswer
    | Hint
    | Considered
    | AgainTable
    | SeatLink
    | Said
    | Pong
    | Closing
)


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Is one seat of a table to be made: a computer where ``level`` stands, the guest where ``name``, else free."""

    name: str | None = None
    level: str | None = None


class CreateTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Asks for a new table; values of rules and manners are texts. Without ``lobby`` the match begins at once."""

    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    preset: str = "standard"
    rules: Annotated[dict[str, str], msgspec.Meta(max_length=64)] = {}
    manners: Annotated[dict[str, str], msgspec.Meta(max_length=16)] = {}
    lobby: bool = False


class TableCreated(msgspec.Struct, frozen=True):
    """Names the new table."""

    table: str


class TableLine(msgspec.Struct, frozen=True):
    """Is one of a guest's tables; ``at`` is when the guest came to it, in ms since 1970.

    ``totals`` and ``winners`` are those after the last finished round, ``rounds`` the number of these. ``daily`` is
    the date whose deal it is, null for every other table.
    """

    table: str
    preset: str
    names: list[str]
    you: Seat | None
    finished: bool
    rounds: int
    totals: list[int]
    winners: list[Seat]
    at: int
    daily: str | None


class TableDoor(msgspec.Struct, frozen=True):
    """Is what somebody with the link sees before sitting down; ``open_seats`` can be taken now."""

    id: str
    phase: TablePhase
    names: list[str]
    people: list[bool]
    computers: list[str | None]
    you: Seat | None
    host: Seat | None
    rules: dict[str, str]
    preset: str
    manners: dict[str, str]
    changed: list[str]
    open_seats: list[Seat]
    may_watch: bool
    removed: bool


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Asks for a seat: any free one, or ``seat``; with the ``code`` of a seat link that seat as it is."""

    name: str | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    code: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class SeatTaken(msgspec.Struct, frozen=True):
    """Says which seat it is."""

    seat: Seat


class DeviceCode(msgspec.Struct, frozen=True):
    """Is a one-time code that makes another browser the same guest, good for so many seconds."""

    code: str
    seconds: int


class ClaimDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks to be the guest who was given that code."""

    code: Annotated[str, msgspec.Meta(max_length=64)]


class PublicLine(msgspec.Struct, frozen=True):
    """Is a table that its host lists publicly; ``differs`` are the fields that are not as in ``standard``."""

    table: str
    phase: TablePhase
    host: str
    names: list[str]
    computers: list[str | None]
    preset: str
    differs: dict[str, str]
    open_seats: list[Seat]
    may_watch: bool


class PublicTables(msgspec.Struct, frozen=True):
    """Lists the public tables that somebody is at, those with free seats first."""

    tables: list[PublicLine]


class ReplayLink(msgspec.Struct, frozen=True):
    """Names the page ``/r/{replay}`` that shows the finished rounds to anybody who has the link."""

    replay: str


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
    """Lists what a table can be made of.

    ``usual_level`` is for who has not chosen one; ``fewer_levels`` says why there are not more, if something does.
    """

    presets: list[PresetLine]
    levels: list[str]
    usual_level: str
    fewer_levels: str | None
    paces: list[Pace]
    manners: dict[str, str]


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
