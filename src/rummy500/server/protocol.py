"""How frames come and go on a socket: uvicorn's own way, and a short one for what comes nearly always.

Whole text frames of the usual size are read here and text is written straight to the transport. Everything else
(handshake, fragments, pings, closing, faults) is left to uvicorn and websockets, which stay the only judges of it.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where nothing is compiled
    from websockets.utils import apply_mask

__all__ = ["FrameProtocol", "direct_way", "text_frame", "whole_texts"]

_SCOPE_KEY: Final = "rummy.frames"
_TEXT: Final = 0x81
"""The first byte of a text frame that is a whole message."""

_MASKED: Final = 0x80
_SHORT: Final = 126
"""From this length on, two more bytes hold the length."""

_LONG: Final = 65536
_MOST_READ: Final = 16
"""So many messages may wait before the reading pauses."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """Is uvicorn's protocol with the short way. ``direct_way`` finds it in the scope of a socket."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._at_edge = True  # the parser of websockets holds no begun frame
        self._limit = self.config.ws_max_size
        self.flowing = True
        """Whether the other side takes what is written."""

    def handle_connect(self, event: Request) -> None:
        """Answers the handshake; the application finds this protocol in the state of its scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][_SCOPE_KEY] = self

    def data_received(self, data: bytes) -> None:
        """Takes bytes from the network."""
        if self._at_edge and self.handshake_complete and not self.close_sent:
            texts = whole_texts(data, self._limit)
            if texts is not None:
                for text in texts:
                    self.queue.put_nowait({"type": "websocket.receive", "text": text})
                if self.queue.qsize() >= _MOST_READ and not self.read_paused:
                    self.read_paused = True
                    self.transport.pause_reading()
                return
            self._at_edge = _is_control(data)
        super().data_received(data)

    def pause_writing(self) -> None:
        """Hears that too much waits to be sent."""
        self.flowing = False
        super().pause_writing()

    def resume_writing(self) -> None:
        """Hears that it has been sent."""
        self.flowing = True
        super().resume_writing()

    def send_now(self, *texts: bytes) -> bool:
        """Writes text messages in one go if the other side takes them at once; else says False and has done nothing."""
        if not self.flowing or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        if not self.handshake_complete or self.conn.state is not State.OPEN:
            return False
        self.transport.write(text_frame(texts[0]) if len(texts) == 1 else b"".join(map(text_frame, texts)))
        return True


def direct_way(scope: Any) -> FrameProtocol | None:
    """Gives the protocol below a socket; None where another server carries it."""
    found = scope.get("state", {}).get(_SCOPE_KEY)
    return found if isinstance(found, FrameProtocol) else None


def text_frame(text: bytes) -> bytes:
    """Gives the frame of a server's text message (RFC 6455 §5.2): whole, not masked."""
    size = len(text)
    if size < _SHORT:
        return bytes((_TEXT, size)) + text
    if size < _LONG:
        return bytes((_TEXT, 126, size >> 8, size & 255)) + text
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + text


def whole_texts(data: bytes, limit: int) -> list[str] | None:
    """Reads a client's bytes that are nothing but whole text messages of at most ``limit`` bytes; else gives None."""
    texts: list[str] = []
    at, end = 0, len(data)
    while at < end:
        if end - at < 6 or data[at] != _TEXT or not data[at + 1] & _MASKED:
            return None
        size, begin = data[at + 1] & 127, at + 2
        if size == _SHORT:
            size, begin = data[at + 2] << 8 | data[at + 3], at + 4
            if size < _SHORT:
                return None  # not the shortest form: a fault
        elif size > _SHORT:
            return None
        at = begin + 4 + size
        if at > end or size > limit:
            return None
        try:
            texts.append(apply_mask(data[begin + 4 : at], data[begin : begin + 4]).decode())
        except UnicodeDecodeError:
            return None
    return texts


def _is_control(data: bytes) -> bool:
    """Says whether these bytes are one whole control frame (RFC 6455 §5.5) and nothing else."""
    return len(data) >= 6 and data[0] & 0xF8 == 0x88 and len(data) == 6 + (data[1] & 127) and data[1] & 127 < _SHORT
