"""Many comparisons in one folder, a file each: killed at any moment they go on, and other players do not mix in."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from rummy500.bots.arena import compare
from rummy500.bots.deal_sets import Contest, DealSet
from rummy500.bots.entrants import policy_of
from rummy500.bots.ledger import read_ledger
from rummy500.rules import PRESETS

__all__ = ["League", "LeagueError", "Row", "fingerprint", "sources_of"]

_HERE: Final = Path(__file__).parent
_ROOM: Final = "rummy500.bots."


class LeagueError(Exception):
    """Says in a sentence why a folder cannot be continued."""


class Row(NamedTuple):
    """Is one comparison: up to so many deals, or as many as its minutes allow; with simulations, of an ISMCTS bot."""

    players: tuple[str, ...]
    deals: int
    minutes: float
    preset: str = "standard"
    seats: int = 2
    simulations: int = 0

    @property
    def name(self) -> str:
        """The players, then the table where it is not that of two with standard rules.

        >>> Row(("club", "casual"), 10, 1).name, Row(("club", "casual"), 10, 1, "pagat", 3).name
        ('club_vs_casual', 'club_vs_casual.pagat3')
        """
        plain = "_vs_".join(player.partition(":")[0] for player in self.players)
        return plain if (self.preset, self.seats) == ("standard", 2) else f"{plain}.{self.preset}{self.seats}"

    def contest(self, seed: int) -> Contest:
        """Gives what decides its figures."""
        return Contest(self.players, self.preset, PRESETS[self.preset], self.seats, seed)


class _Enough(Exception):  # noqa: N818  (it ends a comparison whose time is up)
    pass


def sources_of(player: str) -> list[Path]:
    """Lists the files of this package that decide how a player plays: its module, what that needs, and weights.

    Raises ValueError for a player that does not exist.
    """
    home = getattr(policy_of(player), "__module__", "")
    due, found = [home.removeprefix(_ROOM)], dict[Path, None]()
    while due:
        text = _HERE / f"{due.pop()}.py"
        if text in found:
            continue
        found[text] = None
        tree = ast.parse(text.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(_ROOM):
                due.append((node.module or "").removeprefix(_ROOM))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and _is_weights(node.value):
                found[_HERE / node.value] = None
    return sorted(found)


def _is_weights(text: str) -> bool:
    plain = 0 < len(text) < 60 and "/" not in text and "\n" not in text and not text.endswith(".py") and "." in text
    return plain and _HERE.joinpath(text).is_file()


def fingerprint(player: str) -> str:
    """Gives a digest of how a player plays: its modules as code, without comments or docstrings, and weights."""
    total = sha256()
    for path in sources_of(player):
        content = _bare(path.read_text("utf-8")).encode() if path.suffix == ".py" else path.read_bytes()
        total.update(path.name.encode() + b"\0" + sha256(content).digest())
    return total.hexdigest()[:16]


def _bare(text: str) -> str:
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [each for each in body if not _is_remark(each)]  # type: ignore[attr-defined]
    return ast.dump(tree)


def _is_remark(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


class League:
    """Keeps comparisons in a folder; raises LeagueError where other versions of the players have played them.

    With ``anew`` the comparisons of players that have changed are thrown away instead.
    """

    def __init__(self, folder: Path, anew: bool = False) -> None:
        self.folder: Final = folder
        self._list: Final = folder / "players.json"
        folder.mkdir(parents=True, exist_ok=True)
        self._known = self._read()
        changed = sorted(player for player, print_ in self._known.items() if fingerprint(player) != print_)
        if changed and not anew:
            raise LeagueError(
                f"{folder} was played by other versions of {', '.join(changed)}: --anew plays their rows again, "
                "--state names another folder."
            )
        for player in changed:
            for file in folder.glob("*.json"):
                if file != self._list and player in self._players(file):
                    file.unlink()
            del self._known[player]
        self._write()

    def _read(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self._list.read_bytes(), type=dict[str, str])
        except FileNotFoundError:
            return {}
        except msgspec.DecodeError:
            raise LeagueError(f"{self._list} is not a list of players: name another folder.") from None

    def _write(self) -> None:
        beside = self._list.with_suffix(".new")
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(self._known.items()))), indent=1))
        beside.replace(self._list)

    def _players(self, file: Path) -> Sequence[str]:
        class Head(msgspec.Struct):
            contest: Contest

        try:
            return msgspec.json.decode(file.read_bytes(), type=Head).contest.players
        except msgspec.DecodeError:
            return ()

    def file(self, row: str) -> Path:
        """Gives where a comparison is kept."""
        return self.folder / f"{row}.json"

    def sets(self, row: str, contest: Contest) -> list[DealSet]:
        """Gives what has been played of a comparison so far; raises LedgerError where the file is of another."""
        return read_ledger(self.file(row), contest)

    def note(self, *players: str) -> None:
        """Notes how players play who are about to play; raises LeagueError where they no longer play as before."""
        for player in players:
            now = fingerprint(player)
            if self._known.setdefault(player, now) != now:
                raise LeagueError(f"{player} has changed while its rows were played: begin again with --anew.")
        self._write()

    def play(
        self,
        row: str,
        contest: Contest,
        deals: int,
        *,
        jobs: int = 1,
        seconds: float | None = None,
        progress: Callable[[Sequence[DealSet]], None] = lambda sets: None,
    ) -> list[DealSet]:
        """Goes on with a comparison up to so many deal sets, or as many as ``seconds`` allow; gives all of them.

        Raises as ``arena.compare``.
        """
        self.note(*contest.players)
        end = None if seconds is None else monotonic() + seconds

        def told(sets: Sequence[DealSet]) -> None:
            progress(sets)
            if end is not None and monotonic() >= end:
                raise _Enough

        with suppress(_Enough):
            compare(contest, deals, jobs=jobs, file=self.file(row), progress=told)
        return self.sets(row, contest)
