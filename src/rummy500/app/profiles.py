"""What a guest has played, added up, and the page that a guest may make of it for everybody."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec

from rummy500.app.links import LETTERS, plain_code
from rummy500.app.names import clean_name
from rummy500.app.rating_model import LEVEL_RATINGS, nearest_level, points, spread
from rummy500.app.rating_outcome import Figures
from rummy500.app.rating_ports import Profile, RatingStore, Result
from rummy500.app.refusal import Refusal

__all__ = [
    "CURVE",
    "Career",
    "KeptGuest",
    "KeptProfile",
    "KeptResults",
    "Pool",
    "Profiles",
    "career_of",
    "pools_of",
]

CURVE: Final = 120
"""So many points a curve of ratings has at most."""

_GROUPS: Final = 4
_GROUP: Final = 4


class Career(msgspec.Struct, frozen=True):
    """Is what somebody has played.

    ``points`` are those of all ``rounds`` together, ``best`` is the best round, ``reach`` the most cards taken from
    the pile at once, ``presets`` how often each was played, the favourite first.
    """

    matches: int
    wins: int
    rounds: int
    points: int
    best: int | None
    reach: int
    presets: tuple[tuple[str, int], ...]


class Pool(msgspec.Struct, frozen=True):
    """Is a rating with so many seats, in the scale in which it is shown; ``curve`` is time (ms) and rating.

    ``level`` is that of the computers who play about as well.
    """

    seats: int
    rating: int
    spread: int
    matches: int
    level: str
    curve: tuple[tuple[int, int], ...]


def career_of(results: Sequence[Result]) -> Career:
    """Adds up what a guest has played."""
    figures = [one.seat.figures or Figures(False, 0, 0, None, 0) for one in results]
    presets = Counter(one.preset for one in results)
    return Career(
        matches=len(results),
        wins=sum(one.won for one in figures),
        rounds=sum(one.rounds for one in figures),
        points=sum(one.points for one in figures),
        best=max((one.best for one in figures if one.best is not None), default=None),
        reach=max((one.reach for one in figures), default=0),
        presets=tuple(sorted(presets.items(), key=lambda one: (-one[1], one[0]))),
    )


def pools_of(results: Iterable[Result]) -> list[Pool]:
    """Gives the ratings of a guest, the one with the most matches first; ``results`` have the oldest first."""
    pools: dict[int, list[Result]] = {}
    for one in results:
        if one.after is not None:
            pools.setdefault(one.pool, []).append(one)
    return sorted((_pool(seats, rated) for seats, rated in pools.items()), key=lambda one: (-one.matches, one.seats))


def _pool(seats: int, rated: Sequence[Result]) -> Pool:
    newest = rated[-1].after
    assert newest is not None
    # A long curve is drawn through every so many matches; the newest is always one of them.
    step = -(-len(rated) // CURVE)
    shown = rated[::-1][::step][::-1]
    curve = tuple((one.at, points(one.after)) for one in shown if one.after is not None)
    return Pool(seats, points(newest), spread(newest), len(rated), nearest_level(newest, tuple(LEVEL_RATINGS)), curve)


class Profiles:
    """Lets guests make a page of their figures public, and take it back; ``now`` gives ms since 1970."""

    def __init__(self, kept: RatingStore, now: Callable[[], int]) -> None:
        self._kept = kept
        self._now = now

    async def results(self, guest: bytes) -> list[Result]:
        """Gives all matches of a guest, the oldest first. Raises StoreUnavailable, as all of these."""
        return await self._kept.results(guest)

    async def own(self, guest: bytes) -> Profile | None:
        """Gives a guest's public page, None where there is none."""
        return await self._kept.profile_of(guest)

    async def publish(self, guest: bytes, name: str) -> Profile:
        """Makes a guest's page public, or gives it another name; raises Refusal ``bad_name``."""
        cleaned = clean_name(name)
        if cleaned is None:
            raise Refusal("bad_name", {"name": name[:40]})
        known = await self._kept.profile_of(guest)
        code = known.code if known is not None else _new_code()
        made = Profile(guest, code, cleaned, known.at if known is not None else self._now())
        await self._kept.put_profile(made)
        return made

    async def hide(self, guest: bytes) -> None:
        """Takes the page back: its address leads nowhere from now on, also if there is another page later."""
        await self._kept.drop_profile(guest)

    async def shown(self, typed: str) -> Profile | None:
        """Gives the public page at an address, None where there is none."""
        plain = plain_code(typed)
        return None if plain is None else await self._kept.profile_at(plain)


def _new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(_GROUPS * _GROUP))


class KeptResults:
    """Gives and forgets a guest's results and ratings (``app.personal``)."""

    name: Final = "matches"

    def __init__(self, kept: RatingStore) -> None:
        self._kept = kept

    async def export(self, guest: bytes) -> object:
        """Gives each match with its figures, and the rating before and after."""
        return [
            {
                "table": one.table,
                "ended": _time(one.at),
                "preset": one.preset,
                "seats": one.pool,
                "place": one.seat.place,
                "left": one.seat.left,
                "figures": msgspec.to_builtins(one.seat.figures),
                "rating_before": msgspec.to_builtins(one.before),
                "rating_after": msgspec.to_builtins(one.after),
            }
            for one in await self._kept.results(guest)
        ]

    async def forget(self, guest: bytes) -> None:
        """Takes the guest out of all outcomes."""
        await self._kept.forget_results(guest)


class KeptProfile:
    """Gives and forgets a guest's public page."""

    name: Final = "profile"

    def __init__(self, kept: RatingStore) -> None:
        self._kept = kept

    async def export(self, guest: bytes) -> object:
        """Gives name, code and since when."""
        known = await self._kept.profile_of(guest)
        return None if known is None else {"name": known.name, "code": known.code, "public_since": _time(known.at)}

    async def forget(self, guest: bytes) -> None:
        """Takes the page back."""
        await self._kept.drop_profile(guest)


class KeptGuest:
    """Gives and forgets what makes a browser a guest: known browsers, links, the list of tables. Comes last."""

    name: Final = "guest"

    def __init__(self, kept: RatingStore) -> None:
        self._kept = kept

    async def export(self, guest: bytes) -> object:
        """Gives since when the guest is known, further browsers, and the tables with what their list shows."""
        rows = await self._kept.rows_of(guest)
        return {
            "id": guest.hex(),
            "since": None if rows.since is None else _time(rows.since),
            "further_browsers_since": [_time(at) for at in rows.browsers],
            "tables": [
                {"table": table, "since": _time(at), "finished": finished, "shown": _shown(line)}
                for table, at, finished, line in rows.tables
            ],
        }

    async def forget(self, guest: bytes) -> None:
        """Forgets the guest: no cookie leads there any more."""
        await self._kept.forget_guest(guest)


def _shown(line: str) -> object:
    try:
        shown: object = msgspec.json.decode(line) if line else None
    except msgspec.MsgspecError:
        return line
    return shown


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
