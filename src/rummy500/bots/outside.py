"""A program that plays a seat: a process that is told and asked by lines of JSON, and its faults.

The protocol stands in ``docs/bots.md``. The program is sent its seat's view and the events that its seat may see, and
nothing else. It is never trusted: every read and write has an end in time and in size.
"""

from __future__ import annotations

import os
import selectors
import shlex
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Literal, TypeAlias

import msgspec

from rummy500.game.events import Event
from rummy500.game.moves import Move, MoveError, Seat, parse_move
from rummy500.game.view import SeatView
from rummy500.rules import Rules

__all__ = ["PREFIX", "Ask", "Fault", "Hello", "LostError", "Outside", "Refused", "Told", "command_of"]

PREFIX: Final = "exec:"
"""A player whose name begins so is a program: the rest is its command line."""

PROTOCOL: Final = 1

Fault: TypeAlias = Literal["crashed", "gone", "slow", "garbage", "flooded", "illegal", "endless"]
"""Why a decision went to the fallback; ``gone``: the program had ended earlier in the round."""

_MOST_BYTES: Final = 1 << 18
_PIECE: Final = 1 << 16
_SHOWN: Final = 160
_PATIENCE: Final = 3
_LEAVING: Final = 0.5
_STARTING: Final = 10


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """Begins a round: whatever was before is to be forgotten. ``limit`` is the seconds of one decision."""

    protocol: int
    preset: str
    rules: Rules
    seats: int
    seat: Seat
    dealer: Seat
    limit: float


class Told(msgspec.Struct, frozen=True, tag="events"):
    """Tells what has happened since the last message, as the seat may see it."""

    events: Sequence[Event]


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """Asks for a move; the answer names ``n``."""

    n: int
    view: SeatView


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Says that answer ``n`` was not used, and why; the events tell what was played in its place."""

    n: int
    fault: Fault
    detail: str


class Answer(msgspec.Struct, frozen=True):
    """Is a program's answer: the move as JSON or text; None: no call, where the seat is not on turn."""

    n: int
    move: Move | str | None


class LostError(Exception):
    """Says that a program has lost a decision, and how."""

    def __init__(self, fault: Fault, detail: str) -> None:
        super().__init__(fault, detail)
        self.fault: Final = fault
        self.detail: Final = detail[:_SHOWN]


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Answer)


def command_of(player: str) -> list[str] | None:
    """Gives the words of a program's command line, None for a level.

    Raises ValueError for a command line that cannot be split or is empty.

    >>> command_of("exec:./mybot --fast"), command_of("club")
    (['./mybot', '--fast'], None)
    """
    if not player.startswith(PREFIX):
        return None
    words = shlex.split(player.removeprefix(PREFIX))
    if not words:
        raise ValueError("a command is missing behind exec:")
    return words


class Outside:
    """Is one program at one seat: it is started for a round where it does not run, and asked with a limit of time."""

    def __init__(self, command: Sequence[str], limit: float) -> None:
        self.limit = limit
        self.starts = 0
        self._command: Final = list(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._selector = selectors.DefaultSelector()
        self._outgoing = bytearray()
        self._incoming = bytearray()
        self._said = bytearray()
        self._asked = 0
        self._slow = 0
        self._new = True

    def begin(self, hello: Hello) -> None:
        """Begins a round, with a new process where the old one has ended or there was none.

        Raises LostError where the program cannot be started.
        """
        if self._process is not None and self._process.poll() is not None:
            self.stop()
        self._slow = 0
        if self._process is None:
            self._start()
        self.tell(hello)

    def _start(self) -> None:
        self.starts += 1
        pipe = subprocess.PIPE
        try:
            # A session of its own: Ctrl+C is for the arena, and the end of a program is that of its children too.
            process = subprocess.Popen(
                self._command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True, bufsize=0
            )
        except OSError as error:
            raise LostError("crashed", f"cannot be started: {error.strerror}") from None
        self._process = process
        self._new = True
        self._selector = selectors.DefaultSelector()
        for stream, events in ((process.stdout, selectors.EVENT_READ), (process.stderr, selectors.EVENT_READ)):
            assert stream is not None
            os.set_blocking(stream.fileno(), False)
            self._selector.register(stream, events)
        assert process.stdin is not None
        os.set_blocking(process.stdin.fileno(), False)

    @property
    def running(self) -> bool:
        """Whether there is a process to ask."""
        return self._process is not None

    def tell(self, message: Hello | Told | Refused) -> None:
        """Puts a message before the next question."""
        if self._process is not None:
            self._outgoing += _ENCODER.encode(message) + b"\n"

    def ask(self, view: SeatView) -> Move | None:
        """Asks for a move and waits for the answer; raises LostError in every other case.

        The first answer of a process may take ten times as long, because it starts up meanwhile.
        """
        if self._process is None:
            raise LostError("gone", "the program had ended")
        self._asked += 1
        self._outgoing += _ENCODER.encode(Ask(self._asked, view)) + b"\n"
        limit = self.limit * (_STARTING if self._new else 1)
        self._new = False
        try:
            move = self._wait(limit)
        except LostError as lost:
            self._incoming.clear()
            self._slow = self._slow + 1 if lost.fault == "slow" else 0
            if lost.fault in ("crashed", "flooded") or self._slow >= _PATIENCE:
                self.stop()
            else:
                self.tell(Refused(self._asked, lost.fault, lost.detail))
            raise
        self._slow = 0
        return move

    def refuse(self, detail: str) -> LostError:
        """Tells the program that its last move was not legal; gives what is to be counted."""
        self.tell(Refused(self._asked, "illegal", detail))
        return LostError("illegal", detail)

    def _wait(self, limit: float) -> Move | None:
        end = time.monotonic() + limit
        read = 0
        while True:
            while (at := self._incoming.find(b"\n")) >= 0:
                line = bytes(self._incoming[:at])
                del self._incoming[: at + 1]
                answer = _read(line, self._asked)
                if answer is not None:
                    return _move(answer)
            if read > _MOST_BYTES:
                raise LostError("flooded", f"more than {_MOST_BYTES} bytes without an answer")
            left = end - time.monotonic()
            if left <= 0:
                raise LostError("slow", f"no answer within {limit:g} s")
            read += self._exchange(left)

    def _exchange(self, seconds: float) -> int:
        """Writes and reads what can be, waiting at most so long; gives the bytes of its output."""
        process = self._process
        assert process is not None and process.stdin is not None and process.stdout is not None
        wanted = bool(self._outgoing)
        if wanted != (process.stdin in self._selector.get_map()):
            if wanted:
                self._selector.register(process.stdin, selectors.EVENT_WRITE)
            else:
                self._selector.unregister(process.stdin)
        read = 0
        for key, _ in self._selector.select(seconds):
            if key.fileobj is process.stdin:
                self._write(process.stdin.fileno())
                continue
            piece = _piece(key.fd)
            if key.fileobj is process.stdout:
                read += len(piece)
                if not piece:
                    raise LostError("crashed", self._last_words(process))
                self._incoming += piece
            elif piece:
                self._said = (self._said + piece)[-2000:]
            else:
                self._selector.unregister(key.fileobj)
        return read

    def _write(self, stdin: int) -> None:
        try:
            del self._outgoing[: os.write(stdin, self._outgoing[:_PIECE])]
        except BlockingIOError:
            return
        except OSError:
            # It reads no more: what its output says, or its end, decides.
            self._outgoing.clear()

    def _last_words(self, process: subprocess.Popen[bytes]) -> str:
        """Says how a process ended, with the last line that it wrote to stderr."""
        try:
            code = process.wait(_LEAVING)
            how = f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"
        except subprocess.TimeoutExpired:
            how = "closed its output"
        assert process.stderr is not None
        with suppress(OSError, ValueError):
            self._said += _piece(process.stderr.fileno())
        lines = self._said.decode(errors="replace").strip().splitlines()
        return f"{how}: {lines[-1]}" if lines else how

    def cpu(self) -> float:
        """Gives the seconds of CPU that the process has used; what its own children use is not counted."""
        if self._process is None:
            return 0.0
        # The clock of another process, as clock_getcpuclockid makes it on Linux.
        try:
            return time.clock_gettime(~self._process.pid << 3 | 2)
        except OSError:
            return 0.0

    def let_go(self) -> None:
        """Ends the program's input, at which it should leave."""
        if self._process is not None and self._process.stdin is not None:
            if self._process.stdin in self._selector.get_map():
                self._selector.unregister(self._process.stdin)
            with suppress(OSError):
                self._process.stdin.close()

    def stop(self) -> None:
        """Ends the process: by the end of its input, soon after by force."""
        process, self._process = self._process, None
        self._outgoing.clear()
        self._incoming.clear()
        self._said.clear()
        if process is None:
            return
        self._selector.close()
        for stream in (process.stdin, process.stdout, process.stderr):
            assert stream is not None
            with suppress(OSError):
                stream.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(_LEAVING)
        # Its children too, whether it still runs or has left them behind.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _piece(stream: int) -> bytes:
    try:
        return os.read(stream, _PIECE)
    except BlockingIOError:
        return b""


def _read(line: bytes, asked: int) -> Answer | None:
    """Reads an answer; None for one that comes too late, to an earlier question."""
    try:
        answer = _DECODER.decode(line)
    except msgspec.DecodeError:
        raise LostError("garbage", repr(line[:_SHOWN].decode(errors="replace"))) from None
    if answer.n > asked:
        raise LostError("garbage", f"an answer to question {answer.n}, which has not been asked")
    return answer if answer.n == asked else None


def _move(answer: Answer) -> Move | None:
    if not isinstance(answer.move, str):
        return answer.move
    try:
        return parse_move(answer.move)
    except MoveError as error:
        raise LostError("illegal", f"{answer.move!r}: {error.code}") from None
