"""Puts a server together from its settings and runs it until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import random
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn

from rummy500.app.analyses import Analyses
from rummy500.app.daily import Daily
from rummy500.app.daily_deal import date_text
from rummy500.app.daily_ports import DailyGame
from rummy500.app.guests import Guests
from rummy500.app.links import Links
from rummy500.app.means import Means
from rummy500.app.ports import Computers, Store
from rummy500.app.profiles import KeptGuest, KeptProfile, KeptResults, Profiles
from rummy500.app.ratings import Ratings
from rummy500.app.sheets import Sheets
from rummy500.app.tables import Tables
from rummy500.bus.local import LocalBus
from rummy500.cards import RummyError
from rummy500.runners.threads import ThreadRunner
from rummy500.server.app import Server
from rummy500.server.client_files import ClientFiles
from rummy500.server.house import Gates, House, ServerObserver, log
from rummy500.server.logs import guest_tag
from rummy500.server.metrics import Metrics
from rummy500.server.protocol import FrameProtocol
from rummy500.server.settings import Settings
from rummy500.storage.daily import dailies_beside
from rummy500.storage.opening import DatabaseError
from rummy500.storage.ratings import ratings_beside
from rummy500.storage.sheets import sheets_beside
from rummy500.storage.sqlite import SqliteStore

__all__ = ["DATABASE", "StartError", "build_server", "listen", "open_store", "run", "serve", "uvicorn_config"]

DATABASE: Final = "rummy500.db"

_COLLECTOR: Final = (20_000, 20, 50)
"""How many new objects make Python look for dead cycles, and how often it looks at the older ones."""


_SWITCH_SECONDS: Final = 0.001
"""How long a thread that thinks may keep Python from the event loop; usual are 5 ms, of which a move waits several."""


_HASTY: Final = 8
"""So many answers of a ranked daily game that come sooner than people give them are worth a line in the log."""


class StartError(RummyError):
    """Says why a server cannot start; the system's own error is its cause where there is one."""


def open_store(settings: Settings) -> SqliteStore:
    """Opens the database in the data folder; raises StartError."""
    folder = settings.data_dir
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StartError("folder_unwritable", {"file": str(folder), "text": error.strerror or str(error)}) from error
    path = folder / DATABASE
    try:
        return SqliteStore(path, retry_ms=settings.retry_ms)
    except DatabaseError as error:
        raise _unusable(error, path) from error


def _unusable(error: DatabaseError, path: Path) -> StartError:
    match error.code:
        case "newer":
            return StartError("database_newer", {"file": str(path), "text": str(error.detail)})
        case "damaged":
            return StartError("database_damaged", {"file": str(path), "text": str(error.detail)})
    return StartError("folder_unwritable", {"file": str(path.parent), "text": str(error.detail)})


def listen(host: str, port: int) -> socket.socket:
    """Takes the port; raises StartError where that cannot be had."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise StartError("bad_host", {"host": host, "text": error.strerror or str(error)}) from error
    ears = socket.socket(family, kind, protocol)
    ears.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        ears.bind(address)
        ears.listen(2048)
    except OSError as error:
        ears.close()
        if error.errno == errno.EADDRINUSE:
            raise StartError("port_taken", {"host": host, "port": str(port)}) from error
        reason = {"host": host, "port": str(port), "text": error.strerror or str(error)}
        raise StartError("cannot_listen", reason) from error
    ears.set_inheritable(True)
    return ears


def build_server(
    settings: Settings, store: Store, computers: Computers, now: Callable[[], int] | None = None
) -> Server:
    """Puts a server together; ``now`` gives ms since 1970 in the place of the system's clock."""
    metrics = Metrics()
    dailies, patient = dailies_beside(store), ThreadRunner(1, patient=True)
    endings: list[Callable[[str], None]] = []
    means = Means(
        store=store,
        bus=LocalBus(),
        runner=ThreadRunner(),
        thinkers=ThreadRunner(settings.threads, patient=True),
        computers=computers,
        observer=ServerObserver(metrics),
        now=now or _now_ms,
        rng=random.SystemRandom(),
        grace_seconds=settings.grace_seconds,
        keep_days=settings.keep_days,
        ended=lambda table: _tell_all(endings, table),
        answers=dailies,
    )
    daily = Daily(means, dailies, patient, told=_daily_result)
    endings.append(daily.heard)
    kept = ratings_beside(store)
    ratings = Ratings(store, kept, ThreadRunner(1, patient=True), _rating_failed, computers.plays_as)
    endings.append(ratings.ended)
    house = House(
        settings=settings,
        store=store,
        tables=Tables(means, settings.call_seconds),
        guests=Guests(store, _now_ms),
        links=Links(store, _now_ms),
        gates=Gates(settings),
        metrics=metrics,
        files=ClientFiles(),
        analyses=Analyses(patient, store, fault=_analysis_failed),
        sheets=Sheets(sheets_beside(store), means.bus, _now_ms, settings.sheet_days),
        ratings=ratings,
        profiles=Profiles(kept, _now_ms),
        daily=daily,
        personal=[daily, KeptResults(kept), KeptProfile(kept), KeptGuest(kept)],
    )
    return Server(house)


def _tell_all(listeners: Sequence[Callable[[str], None]], table: str) -> None:
    """Tells everybody who wants to hear of it that a table's match is over."""
    for listener in listeners:
        listener(table)


def _daily_result(game: DailyGame) -> None:
    log.info(
        "daily result", table=game.table, date=date_text(game.day), ranked=game.ranked, guest=guest_tag(game.guest)
    )
    if game.ranked and game.hasty >= _HASTY:
        log.warning("daily result in haste", table=game.table, guest=guest_tag(game.guest), answers=game.hasty)


def _rating_failed(table: str, error: Exception) -> None:
    log.error("rating failed", table=table, kind=type(error).__name__)


def _analysis_failed(error: Exception) -> None:
    log.error("analysis failed", kind=type(error).__name__)


def _now_ms() -> int:
    return time.time_ns() // 1_000_000


class _Uvicorn(uvicorn.Server):
    """Is uvicorn with a goodbye to every socket before it stops."""

    def __init__(self, config: uvicorn.Config, server: Server, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._server = server
        self._on_start = on_start

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ends in order, at once after a second Ctrl+C; uvicorn's own would end by the signal, not with 0."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._server.say_goodbye()
        await super().shutdown(sockets)


async def serve(settings: Settings, ears: socket.socket, store: Store, on_start: Callable[[], None]) -> None:
    """Serves until SIGINT or SIGTERM."""
    from rummy500.app.computers import BotComputers

    server = build_server(settings, store, BotComputers())
    _collect_seldom()
    sys.setswitchinterval(_SWITCH_SECONDS)
    await _Uvicorn(uvicorn_config(settings, server), server, on_start).serve([ears])


def uvicorn_config(settings: Settings, server: Server) -> uvicorn.Config:
    """Gives the settings of uvicorn that belong to ours."""
    return uvicorn.Config(
        server.app,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # trusted proxies are our own setting
        server_header=False,
        ws=FrameProtocol,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=max(1, round(settings.shutdown_seconds)),
    )


def run(settings: Settings, on_start: Callable[[str], None]) -> None:
    """Opens the database, takes the port and serves; ``on_start`` gets the address. Raises StartError."""
    ears = listen(settings.host, settings.port)
    try:
        store = open_store(settings)
    except StartError:
        ears.close()
        raise
    name, port = ears.getsockname()[:2]
    shown = f"[{name}]" if ":" in name else name
    address = f"http://{shown}:{port}"
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(settings, ears, store, lambda: on_start(address)))


def _collect_seldom() -> None:
    """Lets Python look for dead cycles less often: tables live long, and each look holds everybody up."""
    gc.collect()
    gc.freeze()  # what has been imported stays anyway
    gc.set_threshold(*_COLLECTOR)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
