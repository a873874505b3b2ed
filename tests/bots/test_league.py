"""Comparisons kept in a folder: they go on, and a folder of other versions of the players is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from rummy500.bots import league
from rummy500.bots.arena import Contest
from rummy500.bots.league import League, LeagueError, fingerprint, sources_of
from rummy500.rules import PRESETS

SEED = 90_009
CASUAL = Contest(("casual", "beginner"), "standard", PRESETS["standard"], 2, SEED)
CLUB = Contest(("club", "casual"), "standard", PRESETS["standard"], 2, SEED)


def test_a_row_goes_on_where_it_was(tmp_path: Path) -> None:
    first = League(tmp_path).play("row", CASUAL, 3)
    told: list[int] = []
    again = League(tmp_path)
    both = again.play("row", CASUAL, 6, progress=lambda sets: told.append(len(sets)))
    assert told == [4, 5, 6]
    assert both[:3] == first
    assert again.sets("row", CASUAL) == both


def test_a_row_whose_time_is_up_keeps_what_it_has(tmp_path: Path) -> None:
    assert len(League(tmp_path).play("row", CASUAL, 50, seconds=0.0)) == 1
    assert len(League(tmp_path).play("row", CASUAL, 3)) == 3


def test_what_other_versions_of_a_player_played_is_refused_or_played_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = League(tmp_path)
    old = kept.play("with_club", CLUB, 2)
    kept.play("without", CASUAL, 2)
    true = fingerprint
    monkeypatch.setattr(league, "fingerprint", lambda player: "other" if player == "club" else true(player))
    with pytest.raises(LeagueError, match=r"other versions of club: --anew"):
        League(tmp_path)
    assert len(kept.sets("with_club", CLUB)) == 2
    anew = League(tmp_path, anew=True)
    assert not anew.file("with_club").exists()
    assert len(anew.sets("without", CASUAL)) == 2
    assert [each.scores for each in anew.play("with_club", CLUB, 2)] == [each.scores for each in old]
    assert len(League(tmp_path).sets("with_club", CLUB)) == 2


def test_a_player_that_changes_between_rows_stops_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    going = League(tmp_path)
    going.play("first", CASUAL, 2)
    true = fingerprint
    monkeypatch.setattr(league, "fingerprint", lambda player: "other" if player == "casual" else true(player))
    with pytest.raises(LeagueError, match="casual has changed"):
        going.play("second", CLUB, 2)
    assert not going.file("second").exists()


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    tmp_path.joinpath("players.json").write_text("[]")
    with pytest.raises(LeagueError, match="not a list of players"):
        League(tmp_path)


def test_a_fingerprint_follows_modules_and_weights_and_overlooks_remarks(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {path.name for path in sources_of("club")}
    assert {"club.py", "greedy.py", "worth.py", "known.py", "club_weights.json"} <= names
    assert "search.py" not in names
    assert {"cheats.py", "search.py", "light_weights.json"} <= {path.name for path in sources_of("expert-sees-all")}
    assert fingerprint("club") != fingerprint("casual")
    before, read = fingerprint("casual"), Path.read_text

    def with_change(old: str, new: str) -> None:
        def text(path: Path, encoding: str) -> str:
            found = read(path, encoding)
            assert path.name != "simple.py" or old in found
            return found.replace(old, new)

        monkeypatch.setattr(Path, "read_text", text)

    with_change("_GREED: Final = 6\n", "_GREED: Final  =  6  # a remark\n")
    assert fingerprint("casual") == before
    with_change("_GREED: Final = 6\n", "_GREED: Final = 7\n")
    assert fingerprint("casual") != before
    with pytest.raises(ValueError, match="no such player"):
        fingerprint("oracle")
