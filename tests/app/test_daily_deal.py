"""The daily deal as functions of its secret: days, keys, the table that is the same for everybody."""

from __future__ import annotations

import hashlib
import hmac
import re
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from rummy500.app import wishes
from rummy500.app.advising import check_asking
from rummy500.app.computers import BotComputers
from rummy500.app.daily_deal import (
    COMPUTER,
    LEVEL,
    PERSON,
    RULES,
    commitment_of,
    computer_name,
    date_text,
    day_of_date,
    day_of_time,
    ends_at,
    key_of,
    lot_of,
    opened,
    position_of,
    table_facts,
)
from rummy500.app.facts import Fact, Played, SeatFact, TakenBack
from rummy500.app.records import finished_match, finished_rounds
from rummy500.app.refusal import Refusal
from rummy500.app.table import Table
from rummy500.game.moves import Discard, Draw, Meld
from rummy500.game.record import replay
from rummy500.game.replay import round_steps
from rummy500.rules import PRESETS

SECRET = bytes(range(32))
SCRIPT = Path(__file__).parents[2] / "tools" / "check_deals.py"
GUEST = hashlib.sha256(b"Ann").digest()
DAY = 20788  # 2026-12-01


def begun(day: int = DAY, name: str = "Ann", *, ranked: bool = True) -> Table:
    """Makes a day's table."""
    facts = table_facts(key_of(SECRET, day), day, SeatFact(name, GUEST.hex()), ranked=ranked, pace="instant")
    return Table.rebuilt("x" * 16, ((0, fact) for fact in facts))


def played_out(table: Table, level: str = "casual") -> list[Fact]:
    """Plays a table to its end; gives the facts of that."""
    computers = BotComputers()
    facts: list[Fact] = []
    while not table.over:
        seat = table.to_act
        assert seat is not None
        view = table.view(seat)
        assert view is not None
        chosen = level if seat == PERSON else computers.plays_as(LEVEL)
        move = computers.decide(chosen, None, table.rules, view, table.seen(seat), 7)
        assert move is not None
        facts.append(Played(seat, move))
        table.apply(facts[-1])
        if not table.running and (score := table.score()) is not None:
            facts.append(score)
            table.apply(score)
    return facts


def test_the_key_and_its_commitment_are_those_of_the_page() -> None:
    """Works them out once more with nothing but the standard library."""
    key = hmac.new(SECRET, b"daily" + b"2026-12-01" + b"standard", "sha256").digest()
    told = hashlib.sha256(b"rummy500-deal-1\0daily\0" + b"2026-12-01\0" + key).hexdigest()
    assert key_of(SECRET, DAY) == key
    assert commitment_of(key, "2026-12-01") == told


def test_keys_of_other_days_secrets_and_uses_have_nothing_in_common() -> None:
    keys = [key_of(SECRET, DAY + n) for n in range(40)] + [key_of(bytes(32), DAY)]
    lots = [lot_of(key, what) for key in keys for what in ("dealer", "name", "opponent")]
    assert len({*keys, *lots}) == len(keys) + len(lots)


def test_b142_b143_a_day_is_a_date_of_utc_in_every_zone_and_on_both_sides_of_every_change() -> None:
    for zone in ("Europe/Berlin", "America/New_York", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Australia/Lord_Howe"):
        at = datetime(2026, 1, 1, tzinfo=ZoneInfo(zone)).astimezone(UTC)
        before = None
        for _ in range(2 * 366):
            moment = at.astimezone(ZoneInfo(zone))
            day = day_of_time(round(moment.timestamp() * 1000))
            assert date_text(day) == at.date().isoformat()
            assert before is None or day - before in (0, 1)
            before, at = day, at + timedelta(hours=12)


@pytest.mark.parametrize(
    "text", ["", "2026-13-01", "2026-02-29", "2026-W49-2", "20261201", "２０２６-12-01", "+026-12-01"]
)
def test_what_is_no_date_is_no_day(text: str) -> None:
    assert day_of_date(text) is None


def test_dates_read_back() -> None:
    assert all(day_of_date(date_text(day)) == day for day in range(0, 40_000, 97))


def test_a_key_is_open_an_hour_into_the_next_day() -> None:
    end = datetime(2026, 12, 2, 1, tzinfo=UTC).timestamp() * 1000
    assert ends_at(DAY) == end
    assert not opened(DAY, round(end) - 1)
    assert opened(DAY, round(end))


def test_a_table_is_one_round_of_the_preset_that_runs_at_once_and_has_no_shares() -> None:
    table = begun()
    assert table.running
    assert table.deal is None
    assert table.seats_now[COMPUTER].level == LEVEL
    assert RULES.replace(rounds=None, tie="play_on") == PRESETS["standard"]


def test_everybody_has_the_same_cards_dealer_and_opponent() -> None:
    ann, ada = begun(name="Ann"), begun(name=computer_name(key_of(SECRET, DAY)))
    assert ann.public() == ada.public()
    assert ann.own(PERSON) == ada.own(PERSON)
    assert ann.seats_now[COMPUTER] == ada.seats_now[COMPUTER], "its style comes with its name"
    assert ada.seats_now[PERSON].name.endswith("(2)")


def test_the_round_ends_the_match_whoever_leads() -> None:
    for day in range(DAY, DAY + 5):
        table = begun(day)
        played_out(table)
        assert table.rounds_over == 1
        assert table.over


def test_a_position_is_what_was_done_without_what_was_taken_back() -> None:
    for day in range(DAY, DAY + 200):
        table = begun(day)
        while table.to_act == COMPUTER:
            assert table.match is not None
            assert table.match.round is not None
            table.apply(Played(COMPUTER, next(iter(table.match.round.legal(COMPUTER)))))
        table.apply(Played(PERSON, Draw()))
        own = table.own(PERSON)
        assert own is not None
        assert own.options is not None
        if own.options.melds:
            break
    assert own is not None
    assert own.options is not None
    cards = own.options.melds[0].cards
    before = position_of(table)
    table.apply(Played(PERSON, Meld(cards)))
    melded = position_of(table)
    assert melded != before
    table.apply(TakenBack(PERSON, "a"))
    assert position_of(table) == before
    table.apply(Played(PERSON, Meld(tuple(reversed(cards)))))
    assert position_of(table) == melded, "the same meld named in another order"


def test_nothing_but_the_pace_can_be_changed_and_nobody_comes_or_goes() -> None:
    table, stranger = begun(), hashlib.sha256(b"Bob").digest()

    def refused(wish: object) -> None:
        assert callable(wish)
        with pytest.raises(Refusal, match="daily_fixed"):
            wish()

    refused(lambda: wishes.choose_rules(table, PERSON, "a", "standard", {}))
    refused(lambda: wishes.arrange(table, PERSON, "a", [(0, None), (1, None)], ["club"], lambda *_: ()))
    refused(lambda: wishes.choose_manners(table, PERSON, "a", {"hints": "on"}))
    refused(lambda: wishes.choose_manners(table, PERSON, "a", {"pace": "calm", "spectators": "on"}))
    refused(lambda: wishes.leave(table, PERSON, "a"))
    refused(lambda: wishes.sit(table, stranger, "Bob", None))
    refused(lambda: wishes.remove(table, PERSON, "a", COMPUTER, lambda *_: ()))
    refused(lambda: wishes.make_host(table, PERSON, "a", COMPUTER))
    played_out(table)
    refused(lambda: wishes.follow(table, "00" * 32, "00" * 32, lobby=False))
    assert wishes.choose_manners(begun(), PERSON, "a", {"pace": "calm"})
    assert begun().open_seats(stranger) == ()


def test_another_browser_of_the_same_person_can_take_the_seat_over() -> None:
    table, other = begun(), hashlib.sha256(b"phone").digest()
    table.apply(wishes.take_over(table, other, PERSON, GUEST)[0])
    assert table.seat_of(other) == PERSON


def test_a_ranked_game_has_no_advice_and_an_unranked_one_has_hints() -> None:
    with pytest.raises(Refusal, match="daily_no_advice"):
        check_asking(begun(), PERSON, "hints")
    with pytest.raises(Refusal, match="daily_no_advice"):
        check_asking(begun(), PERSON, "coach")
    assert begun(ranked=False).manners.hints
    assert not begun().manners.hints


def test_a_record_names_the_key_only_when_it_is_open_and_plays_through_both_ways() -> None:
    table, key = begun(), key_of(SECRET, DAY)
    played_out(table)
    closed = finished_rounds(table, now=ends_at(DAY) - 1)
    assert closed == finished_rounds(table)
    assert "seed:" not in closed
    assert key.hex() not in closed
    opened_text = finished_rounds(table, now=ends_at(DAY))
    assert f"seed: {key.hex()}" in opened_text
    for text in (closed, opened_text):
        played = replay(text)
        assert played.error is None
        assert played.match is not None
        assert played.match.totals == table.match.totals if table.match is not None else False
    both = [finished_match(table, now) for now in (None, ends_at(DAY))]
    assert round_steps(both[0], 1) == round_steps(both[1], 1)


def test_an_open_record_proves_itself_to_the_script_and_a_changed_one_does_not(tmp_path: Path) -> None:
    table = begun()
    played_out(table)
    text = finished_rounds(table, now=ends_at(DAY))
    other = commitment_of(key_of(SECRET, DAY + 1), date_text(DAY))

    def checked(record: str) -> tuple[int, str]:
        file = tmp_path / "day.r500"
        file.write_text(record, encoding="utf-8")
        done = subprocess.run([sys.executable, SCRIPT, file], capture_output=True, text=True, check=False)
        return done.returncode, done.stdout

    assert checked(text) == (0, "round 2026-12-01: commitment ok, seed ok, cards ok\n")
    shown = commitment_of(key_of(SECRET, DAY), date_text(DAY))
    assert checked(text.replace(shown, other))[0] == 1
    assert "cards WRONG" in checked(re.sub(r"\bdraw \w+", "draw JK", text, count=1))[1]
    assert checked(finished_rounds(table))[0] == 1, "before that there is nothing to check"


def test_a_record_that_is_being_played_shows_nothing_of_the_deal() -> None:
    table = begun()
    table.apply(Played(table.to_act or PERSON, Draw()))
    own = table.own(table.to_act or PERSON)
    assert own is not None
    assert own.options is not None
    table.apply(Played(table.to_act or PERSON, Discard(own.options.discards[0])))
    assert "deck:" not in finished_rounds(table)
