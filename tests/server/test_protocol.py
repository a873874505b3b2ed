"""The short way of frames: the same bytes as the library's, the same messages, and everything unusual left to it."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import os
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from rummy500.server.protocol import text_frame, whole_texts
from tests.server.client import Guest
from tests.server.policy import Json
from tests.server.serving import Running, running

LIMIT = 4096


def client_frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """Gives the bytes that the library's client writes."""
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, 1400, 65535, 65536, 70000])
def test_a_text_is_framed_as_the_library_does_it(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize(
    "texts", [[""], ["a"], ["ä♠" * 40], ["x" * 125], ["x" * 126], ["x" * LIMIT], ["a", "", "b" * 300]]
)
def test_whole_messages_are_read(texts: list[str]) -> None:
    assert whole_texts(b"".join(client_frame(text.encode()) for text in texts), LIMIT) == texts


UNUSUAL: dict[str, bytes] = {
    "a part of a frame": client_frame(b"hello")[:-1],
    "a part of a header": client_frame(b"x" * 200)[:3],
    "a whole frame and a part": client_frame(b"hello") + client_frame(b"hello")[:4],
    "a message in fragments": client_frame(b"he", fin=False) + client_frame(b"llo", Opcode.CONT),
    "bytes": client_frame(b"hello", Opcode.BINARY),
    "a ping": client_frame(b"", Opcode.PING),
    "closing": client_frame(b"\x03\xe8", Opcode.CLOSE),
    "not masked": Frame(Opcode.TEXT, b"hello").serialize(mask=False),
    "more than the limit": client_frame(b"x" * (LIMIT + 1)),
    "a length of eight bytes": client_frame(b"x" * 70000),
    "a length that is not the shortest": bytes((0x81, 0xFE, 0, 5, 0, 0, 0, 0)) + b"hello",
    "a reserved bit": bytes((0xC1, 0x85, 0, 0, 0, 0)) + b"hello",
    "not UTF-8": client_frame(b"\xff\xfe"),
}


@pytest.mark.parametrize("name", UNUSUAL)
def test_what_is_unusual_is_left_to_the_library(name: str) -> None:
    assert whole_texts(UNUSUAL[name], LIMIT) is None


def test_cut_or_changed_bytes_are_never_read_as_something_else() -> None:
    rng = random.Random(7)
    for _ in range(3000):
        texts = ["".join(rng.choices("ab♥ü", k=rng.choice((0, 3, 130)))) for _ in range(rng.randint(1, 3))]
        frames = [client_frame(text.encode()) for text in texts]
        data = b"".join(frames)
        cut = rng.randrange(len(data) + 1)
        ends = [sum(map(len, frames[: n + 1])) for n in range(len(frames))]
        expected = texts[: ends.index(cut) + 1] if cut in ends else [] if cut == 0 else None
        assert whole_texts(data[:cut], LIMIT) == expected


class Raw:
    """Is a socket whose bytes are chosen one by one."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, server: Running) -> AsyncIterator[Raw]:
        """Opens a socket at a new table, and has been shown it."""
        guest = Guest(server.url)
        table = await guest.make_table()
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        lines = [
            f"GET /tables/{table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{server.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            f"Origin: {server.url}",
            f"Cookie: {guest.cookie}",
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        assert b"101" in await reader.readuntil(b"\r\n\r\n")
        raw = cls(reader, writer)
        try:
            writer.write(client_frame(b'{"type":"hello","protocol":1}'))
            await raw.until("view")
            yield raw
        finally:
            writer.close()
            await writer.wait_closed()

    async def frame(self) -> tuple[int, bytes]:
        """Gives the next frame's kind and content."""
        first, second = await self.reader.readexactly(2)
        size = second & 127
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return first & 15, await self.reader.readexactly(size)

    async def control(self) -> tuple[int, bytes]:
        """Gives the next frame that is not a message."""
        while True:
            opcode, content = await asyncio.wait_for(self.frame(), 20)
            if opcode != Opcode.TEXT:
                return opcode, content

    async def until(self, kind: str) -> Json:
        """Gives the next message of a type."""
        while True:
            opcode, content = await asyncio.wait_for(self.frame(), 20)
            assert opcode == Opcode.TEXT, (opcode, content)
            message: Json = json.loads(content)
            if message["type"] == kind:
                return message


def ping(name: str) -> bytes:
    """Gives a message that is answered."""
    return json.dumps({"type": "ping", "id": name}).encode()


def pieces(data: bytes, *cuts: int) -> list[bytes]:
    """Cuts bytes in pieces."""
    edges = [0, *cuts, len(data)]
    return [data[begin:end] for begin, end in itertools.pairwise(edges)]


@pytest.mark.anyio
async def test_whole_and_broken_messages_keep_their_order_on_one_socket() -> None:
    with running() as server:
        async with Raw.open(server) as raw:
            whole = [client_frame(ping("a")), client_frame(ping("b")) + client_frame(ping("c"))]
            fragments = [client_frame(ping("d")[:9], fin=False), client_frame(ping("d")[9:], Opcode.CONT)]
            for part in [*whole, *fragments, *pieces(client_frame(ping("e")), 1, 5, 20), client_frame(ping("f"))]:
                raw.writer.write(part)
                await raw.writer.drain()
                await asyncio.sleep(0)
            assert [(await raw.until("pong"))["id"] for _ in "abcdef"] == list("abcdef")


@pytest.mark.anyio
async def test_pings_and_closing_are_answered_between_messages() -> None:
    with running() as server:
        async with Raw.open(server) as raw:
            for turn in range(3):
                raw.writer.write(client_frame(str(turn).encode(), Opcode.PING))
                assert await raw.control() == (Opcode.PONG, str(turn).encode())
                raw.writer.write(client_frame(ping(f"{turn}")))
                assert (await raw.until("pong"))["id"] == f"{turn}"
            raw.writer.write(client_frame(b"\x03\xe8", Opcode.CLOSE))
            assert (await raw.control())[0] == Opcode.CLOSE
            assert await asyncio.wait_for(raw.reader.read(), 20) == b""


FAULTS: list[tuple[Any, int]] = [
    (client_frame(b"x" * (LIMIT + 1)), 1009),
    (client_frame(b"hello", Opcode.BINARY), 1003),
    (Frame(Opcode.TEXT, ping("a")).serialize(mask=False), 1002),
    (client_frame(b'{"type":"ping","id":"\xff"}'), 1007),
]


@pytest.mark.anyio
@pytest.mark.parametrize(("data", "code"), FAULTS, ids=["too long", "binary", "not masked", "not UTF-8"])
async def test_faults_close_with_their_code(data: bytes, code: int) -> None:
    with running() as server:
        async with Raw.open(server) as raw:
            raw.writer.write(client_frame(ping("a")))
            assert (await raw.until("pong"))["id"] == "a"
            raw.writer.write(data)
            opcode, content = await raw.control()
            assert (opcode, int.from_bytes(content[:2], "big")) == (Opcode.CLOSE, code)
