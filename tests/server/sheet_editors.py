"""Scripted editors of a shared score sheet: over HTTP, and over its socket."""

from __future__ import annotations

import asyncio
import json
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rummy500.sheet.fold import fold
from rummy500.sheet.operations import read_operation
from rummy500.sheet.state import Sheet
from tests.server.client import PATIENCE, Guest
from tests.server.policy import Json

ANN, BOB = "annannann", "bobbobbob"
SHEET = "2222333344445555"
WRITE = "23456789abcdefgh"


class Editor:
    """Is one browser with a sheet: what it has of it, and what it has written that the server has not seen."""

    def __init__(self, url: str, author: str, code: str = "", sheet: str = SHEET) -> None:
        self.guest = Guest(url)
        self.author = author
        self.code = code
        self.sheet = sheet
        self.operations: dict[str, Json] = {}
        self.waiting: list[Json] = []
        self.n = 0
        self._written = 0

    @property
    def path(self) -> str:
        """Gives the address of the sheet's requests."""
        return f"/api/sheets/{self.sheet}"

    def write(self, kind: str, **fields: Any) -> Json:
        """Writes an operation on this browser's own sheet."""
        self._written += 1
        at = 1 + max((int(one["at"]) for one in self.operations.values()), default=0)
        operation = {"id": f"{self.author}.{self._written}", "at": at, "kind": kind, **fields}
        self.operations[operation["id"]] = operation
        self.waiting.append(operation)
        return operation

    def entry(self, player: str, typed: str, round: str = "m1.1") -> Json:
        """Writes what a player made in a round."""
        return self.write("entry", round=round, player=player, value={"typed": typed})

    async def ask(self, method: str, path: str = "", body: object = None, code: str | None = None) -> httpx.Response:
        """Asks about the sheet with this editor's code, or with another."""
        headers = {"Authorization": f"Bearer {self.code if code is None else code}"}
        return await self.guest.ask(method, self.path + path, body, **headers)

    async def share(self, code: str | None = None) -> Json:
        """Shares the sheet and takes the code to write."""
        file = {"rummy500_sheet": 1, "id": self.sheet, "operations": list(self.operations.values())}
        answer = await self.guest.ask(
            "POST", "/api/sheets", {"sheet": file, **({} if code is None else {"code": code})}
        )
        assert answer.status_code == 201, answer.text
        shared: Json = answer.json()
        self.code = shared["write"]
        self.waiting.clear()
        return shared

    async def push(self) -> httpx.Response:
        """Sends what waits; it goes on waiting unless the server says that it has it."""
        answer = await self.ask("POST", "/operations", {"operations": self.waiting})
        if answer.status_code == 200:
            self.waiting.clear()
        return answer

    async def pull(self) -> Json:
        """Gets what is new."""
        answer = await self.ask("GET", f"?after={self.n}")
        assert answer.status_code == 200, answer.text
        news: Json = answer.json()
        self.take(news)
        return news

    def take(self, news: Json) -> None:
        """Merges what came, by the ids of the operations."""
        for operation in news["operations"]:
            self.operations.setdefault(operation["id"], operation)
        self.n = news["n"]

    def watch(self, after: int = 0, code: str | None = None) -> Watch:
        """Gives a socket of the sheet, to be used in ``async with``."""
        return Watch(self, self.code if code is None else code, after)


class Watch:
    """Is one socket of a shared sheet."""

    def __init__(self, editor: Editor, code: str, after: int) -> None:
        self.editor = editor
        self.code = code
        self.after = after
        self.socket: ClientConnection

    async def open(self, origin: str | None = None) -> None:
        """Opens the socket without a word."""
        url = self.editor.guest.url
        self.socket = await connect(
            f"{url.replace('http', 'ws', 1)}/sheets/{self.editor.sheet}/socket",
            additional_headers={"Origin": origin or url},
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            max_size=None,
            proxy=None,
        )

    async def __aenter__(self) -> Watch:
        await self.open()
        await self.send({"type": "hello", "protocol": 1, "code": self.code, "after": self.after})
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def send(self, message: object) -> None:
        """Sends a message, or a text as it is."""
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def hear(self) -> Json:
        """Gives the next message."""
        async with asyncio.timeout(PATIENCE):
            message: Json = json.loads(await self.socket.recv())
        return message

    async def until(self, n: int) -> list[str]:
        """Hears operations until number ``n`` has come, and gives the ids of those that came."""
        ids: list[str] = []
        while True:
            news = await self.hear()
            assert news["type"] == "operations"
            ids += [operation["id"] for operation in news["operations"]]
            if news["n"] >= n:
                return ids

    async def closed(self) -> int:
        """Waits until the server closes, and gives the code."""
        async with asyncio.timeout(PATIENCE):
            try:
                while True:
                    await self.socket.recv()
            except ConnectionClosed as end:
                assert end.rcvd is not None
                return end.rcvd.code


def begun(url: str) -> Editor:
    """Gives Ann, an editor with a sheet of two players and one round."""
    ann = Editor(url, ANN)
    ann.write("rules", preset="sheet")
    for place, name in enumerate(("Ann", "Bob")):
        ann.write("player", player=f"p{place}", name=name, place=place)
    ann.write("round", round="m1.1", match="m1", after=None)
    return ann


def shown(editor: Editor) -> Sheet:
    """Gives what an editor's operations add up to."""
    return fold(map(read_operation, editor.operations.values()))
