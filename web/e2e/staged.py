"""Serves one round from a given position to the fixture page, with the real rule book and the real frames.

For browser tests only: ``POST /open`` takes a record (docs/record.md) and who reads it, ``POST /hear`` what the page
sends, ``POST /act`` a turn of somebody else; each answers with frames. Nothing is stored and nobody is kept out.
"""

from __future__ import annotations

import json
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from rummy500.app.refusal import plain_arguments
from rummy500.bots.advice import advised, considered, known_from
from rummy500.cards import RummyError
from rummy500.game.events import Event, events_for
from rummy500.game.match import Match
from rummy500.game.moves import parse_move
from rummy500.game.record import read_record
from rummy500.game.view import LayOption, MeldOption
from rummy500.rules import rules_text
from rummy500.server.wire import (
    PROTOCOL,
    Ack,
    AskHint,
    CallWindow,
    Consider,
    Considered,
    Hint,
    MakesAnswer,
    MakesQuestion,
    MeldAnswer,
    MeldChoice,
    MeldQuestion,
    MoveMessage,
    Refused,
    TableIntro,
    TableState,
    View,
    Welcome,
    decode_client,
    encode,
)


class Stage:
    """Is one match at a position, as one seat sees it."""

    def __init__(self, record: str, seat: int) -> None:
        self.match: Match = read_record(record)
        self.seat = seat
        self.seq = 1

    def welcome(self) -> list[bytes]:
        """Gives the first frames."""
        match, seats = self.match, range(self.match.seats)
        assert match.round is not None
        intro = TableIntro(
            id="staged",
            phase="play",
            names=list(match.names),
            people=[True] * match.seats,
            computers=[None for _ in seats],
            instead_of=[None for _ in seats],
            styles=[None for _ in seats],
            you=self.seat,
            host=self.seat,
            rules=rules_text(match.rules, match.seats),
            preset="standard",
            manners={"hints": "on", "coach": "on"},
            target=match.rules.target,
            call_seconds=5,
            after=None,
            changed=[],
            barred=[],
            version="staged",
        )
        return [encode(Welcome(PROTOCOL, intro, [])), self.view((match.round.started(),))]

    def view(self, events: tuple[Event, ...]) -> bytes:
        """Gives the view after events."""
        match, table = self.match, self.match.round
        assert table is not None
        public, own = table.public_view(), table.own_view(self.seat)
        calling = public.phase == "call" and own.options is not None and bool(own.options.calls)
        state = TableState(
            round=public.round,
            window=CallWindow(5000, 5000, False) if calling else None,
            ready=[] if table.over else None,
            over=match.finished,
            winners=list(match.winners),
            again=None,
            here=[True] * match.seats,
            played_for=[False] * match.seats,
            clock=None,
            deal=None,
            undo=0,
        )
        return encode(View(self.seq, list(events_for(events, self.seat)), public, own, state))

    def play(self, seat: int, move: Any) -> bytes:
        """Plays a move and gives the view after it."""
        events = self.match.play(seat, move)
        self.seq += 1
        return self.view(events)

    def advise(self, message: AskHint | Consider) -> bytes:
        """Thinks about what the page asks, always with the same numbers drawn by lot."""
        assert self.match.round is not None
        known = known_from(self.match.rules, self.match.round.view(self.seat), ())
        if isinstance(message, Consider):
            return encode(Considered(message.id, self.seq, considered(known, 1, message.move)))
        advice = advised(known, 1)
        if advice is None:
            return encode(Refused(message.id, "not_your_turn", {}, self.seq))
        return encode(Hint(message.id, self.seq, advice))

    def hear(self, text: str) -> list[bytes]:
        """Answers what the page sends."""
        message = decode_client(text)
        assert self.match.round is not None
        if isinstance(message, MoveMessage):
            try:
                view = self.play(self.seat, message.move)
            except RummyError as refusal:
                return [encode(Refused(message.id, refusal.code, plain_arguments(refusal), self.seq))]
            return [view, encode(Ack(message.id, self.seq))]
        if isinstance(message, MeldQuestion):
            found = self.match.round.legal(self.seat).meld_choices(message.cards)
            return [encode(MeldAnswer(message.id, [MeldChoice(list(one.cards), one.value) for one in found]))]
        if isinstance(message, MakesQuestion):
            some = self.match.round.legal(self.seat).makes(message.index)
            lay_offs = [one for one in some if isinstance(one, LayOption)]
            melds = [MeldChoice(list(one.cards), one.value) for one in some if isinstance(one, MeldOption)]
            return [encode(MakesAnswer(message.id, lay_offs, melds))]
        if isinstance(message, AskHint | Consider):
            return [self.advise(message)]
        return [encode(Ack(message.id, self.seq))] if hasattr(message, "id") else self.welcome()


class Handler(BaseHTTPRequestHandler):
    """Speaks HTTP with the fixture page, which comes from another port."""

    stage: Stage | None = None

    def _answer(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Access-Control-Allow-Headers", "content-type")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_OPTIONS(self) -> None:
        """Lets the page ask."""
        self._answer(204, b"")

    def do_POST(self) -> None:
        """Answers with frames, one a line."""
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        try:
            frames = self._frames(body)
        except RummyError as error:
            self._answer(400, str(error).encode())
            return
        self._answer(200, b"\n".join(frames))

    def _frames(self, body: dict[str, Any]) -> list[bytes]:
        if self.path == "/open":
            Handler.stage = Stage(body["record"], body["seat"])
            return []
        stage = Handler.stage
        assert stage is not None
        if self.path == "/act":
            return [stage.play(body["seat"], parse_move(body["move"]))]
        return stage.hear(json.dumps(body))

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


if __name__ == "__main__":
    server = HTTPServer(("127.0.0.1", 0), Handler)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
