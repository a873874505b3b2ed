"""A scripted client of docs/protocol.md over real sockets; it keeps every byte that it was sent."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import random
import secrets
import uuid
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rummy500.app.guests import hash_of
from tests.server.policy import Json, choose

PATIENCE = 20.0


class Guest:
    """Is one browser: a cookie and the address of a server."""

    def __init__(self, url: str, cookie: str | None = None) -> None:
        self.url = url
        self.cookie = cookie
        self.received: list[bytes] = []

    @property
    def headers(self) -> dict[str, str]:
        """Gives what a page of that server sends."""
        headers = {"Origin": self.url}
        if self.cookie is not None:
            headers["Cookie"] = self.cookie
        return headers

    @property
    def token(self) -> str:
        """Gives the cookie's value, nothing where there is none yet."""
        return "" if self.cookie is None else self.cookie.partition("=")[2]

    @property
    def hex(self) -> str:
        """Gives what is stored of this guest: the hash of the token, in hex."""
        return hash_of(base64.urlsafe_b64decode(self.token + "=")).hex() if self.token else ""

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """Makes a request and keeps the cookie."""
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, verify=False, trust_env=False) as http:
            content = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
            answer = await http.request(method, path, content=content, headers={**self.headers, **headers})
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.received.append(answer.content)
        return answer

    async def make_table(self, computers: int = 1, level: str = "casual", me: int = 0, **more: Any) -> str:
        """Makes a table with so many computers and gives its id."""
        seats: list[Json] = [{"level": level} for _ in range(computers)]
        seats.insert(me, {"name": "Ann"})
        manners = {"pace": "instant", **more.pop("manners", {})}
        answer = await self.ask("POST", "/api/tables", {"seats": seats, "manners": manners, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def make_lobby(self, free: int = 1, computers: int = 0, name: str = "Ann", **more: Any) -> str:
        """Makes a table that waits for people and gives its id; the host has seat 0, then come free seats."""
        seats: list[Json] = [{"name": name}, *[{}] * free, *[{"level": "casual"}] * computers]
        manners = {"pace": "instant", **more.pop("manners", {})}
        answer = await self.ask("POST", "/api/tables", {"seats": seats, "lobby": True, "manners": manners, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def door(self, table: str) -> Json:
        """Gives what is seen of a table before one sits down."""
        answer = await self.ask("GET", f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def sit_down(self, table: str, name: str | None = None, **wish: Any) -> httpx.Response:
        """Asks for a seat."""
        return await self.ask("POST", f"/api/tables/{table}/seat", {**({} if name is None else {"name": name}), **wish})

    async def seated(self, table: str, name: str, **wish: Any) -> int:
        """Takes a seat that can be had, and gives it."""
        answer = await self.sit_down(table, name, **wish)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seat"])

    def sit(self, table: str, shares: bool = False) -> Talk:
        """Gives a socket at a table, to be used in ``async with``."""
        return Talk(self, table, shares)


class Talk:
    """Is one socket at a table. With ``shares`` it takes part in fair deals; it cuts wherever it is asked to."""

    def __init__(self, guest: Guest, table: str, shares: bool = False) -> None:
        self.guest = guest
        self.table = table
        self.shares = shares
        self.own_shares: dict[int, bytes] = {}
        self.given: set[tuple[int, str]] = set()
        self.intros: list[Json] = []
        self.said: list[Json] = []
        self.welcome: Json = {}
        self.view: Json = {}
        self.raw: list[bytes] = []
        self.seqs: list[int] = []
        self.events: list[Json] = []
        self.answers: dict[str | None, list[Json]] = {}
        self.socket: ClientConnection

    async def open(self) -> None:
        """Opens the socket without a word."""
        url = f"{self.guest.url.replace('http', 'ws', 1)}/tables/{self.table}/socket"
        headers = dict(self.guest.headers)
        self.socket = await connect(
            url,
            additional_headers=headers,
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            max_size=None,
            ping_interval=None,
            proxy=None,
        )

    async def __aenter__(self) -> Talk:
        await self.open()
        await self.hello(None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def hello(self, since: int | None) -> None:
        """Starts, and waits for welcome and the first view, during a match the first with cards."""
        await self.send({"type": "hello", "protocol": 1, "since": since, "shares": self.shares})
        while not self.view or (self.view["public"] is None and self.intro["phase"] != "lobby"):
            await self.hear()

    async def send(self, message: Json) -> None:
        """Sends a message."""
        await self.socket.send(json.dumps(message))

    async def hear(self, patience: float = PATIENCE) -> Json:
        """Takes in the next frame."""
        async with asyncio.timeout(patience):
            text = await self.socket.recv()
        self.raw.append(text.encode() if isinstance(text, str) else text)
        self.guest.received.append(self.raw[-1])
        frame: Json = json.loads(text)
        match frame["type"]:
            case "welcome":
                self.welcome = frame
                self.intros.append(frame["table"])
            case "table":
                self.intros.append(frame["table"])
            case "said":
                self.said.append(frame)
            case "view":
                self.view = frame
                self.seqs.append(frame["seq"])
                self.events += frame["events"]
                await self._deal(frame["state"]["deal"])
            case _:
                self.answers.setdefault(frame.get("id"), []).append(frame)
        return frame

    async def _deal(self, deal: Json | None) -> None:
        """Gives what a deal under way waits for, once for each step."""
        me = self.intro["you"]
        if deal is None or me is None or (deal["round"], deal["step"]) in self.given:
            return
        number = deal["round"]
        share = self.own_shares.setdefault(number, secrets.token_bytes(16))
        mine = hashlib.sha256(share).hexdigest()
        message: Json | None = None
        if deal["step"] == "commit" and self.shares:
            message = {"type": "commit", "hash": mine}
        elif deal["step"] == "open" and deal["commits"][me] == mine:
            message = {"type": "open", "share": share.hex()}
        elif deal["step"] == "cut" and deal["cutter"] == me:
            message = {"type": "cut", "depth": deal["cards"] // 2}
        if message is not None:
            self.given.add((number, deal["step"]))
            await self.send({**message, "id": str(uuid.uuid4()), "round": number})

    async def answer(self, message: str | None) -> Json:
        """Waits for the next answer to a message."""
        while not self.answers.get(message):
            await self.hear()
        return self.answers[message].pop(0)

    async def ask(self, kind: str, message: str | None = None, **fields: Any) -> Json:
        """Sends a message of that type and gives the answer."""
        message = message or str(uuid.uuid4())
        await self.send({"type": kind, "id": message, **fields})
        return await self.answer(message)

    async def play(self, move: Json, seq: int | None = None, message: str | None = None) -> Json:
        """Plays a move in the position shown and gives the answer."""
        return await self.ask("move", message, seq=self.seq if seq is None else seq, move=move)

    async def until_seq(self, seq: int) -> None:
        """Hears until the table has come so far."""
        while self.seq < seq:
            await self.hear()

    async def until_turn(self) -> None:
        """Hears until this seat can do something."""
        while self.options is None and not self.round_over:
            await self.hear()

    async def refusal(self) -> Json:
        """Hears until the next refusal, whatever it answers."""
        while (frame := await self.hear())["type"] != "refused":
            continue
        return frame

    async def until(self, true: Callable[[Talk], bool]) -> None:
        """Hears until something is so."""
        while not true(self):
            await self.hear()

    async def closed(self) -> tuple[int, str | None]:
        """Hears until the server closes the socket; gives the code and the reason that it told before."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            told = [frame for frame in self.answers.get(None, []) if frame["type"] == "closing"]
            return closed.rcvd.code, told[-1]["reason"] if told else None

    @property
    def intro(self) -> Json:
        """Gives who sits at the table and what is played, as told last."""
        return self.intros[-1]

    @property
    def seq(self) -> int:
        """Gives the seq that is shown."""
        return int(self.view["seq"])

    @property
    def options(self) -> Json | None:
        """Gives what this seat can do now."""
        own = self.view["own"]
        found: Json | None = own["options"] if own is not None else None
        return found

    @property
    def over(self) -> bool:
        """Says whether the match has ended."""
        return bool(self.view["state"]["over"])

    @property
    def round_over(self) -> bool:
        """Says whether the round has ended."""
        public = self.view["public"]
        return public is not None and bool(public["phase"] == "over")

    def wish(self, rng: random.Random) -> Json | None:
        """Gives the message without id that a player sends in the position shown; None where there is nothing to do."""
        if self.over or self.view["state"]["deal"] is not None:
            return None
        if self.round_over:
            ready = self.view["state"]["ready"] or []
            return None if self.view["own"]["seat"] in ready else {"type": "next"}
        options = self.options
        if self.view["state"]["window"] is not None:
            if self.view["state"]["window"]["declined"]:
                return None
            call = choose(options, rng) if options is not None else None
            return {"type": "decline", "seq": self.seq} if call is None else self._move(call)
        if options is None:
            return None
        move = choose(options, rng)
        return None if move is None else self._move(move)

    def _move(self, move: Json) -> Json:
        return {"type": "move", "seq": self.seq, "move": move}

    async def play_match(self, rng: random.Random, steps: int = 20_000) -> None:
        """Plays until the match is over."""
        told: tuple[int, str] | None = None
        for _ in range(steps):
            if self.over:
                return
            wish = self.wish(rng)
            if wish is None or told == (self.seq, wish["type"]):
                await self.hear()
                continue
            told = (self.seq, wish["type"])
            answer = await self.ask(wish.pop("type"), **wish)
            if answer["type"] == "ack":
                await self.until_seq(answer["seq"])
            else:
                assert answer["code"] in ("stale", "no_window", "call_window"), answer
        raise AssertionError("the match does not end")
