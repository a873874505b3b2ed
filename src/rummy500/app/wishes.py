"""What people may ask of a table: each wish becomes facts, or is refused. Pure: keys and secrets are parameters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from rummy500.app.facts import (
    Allowed,
    Arranged,
    Created,
    Dealing,
    Fact,
    HostMade,
    MannersSet,
    Played,
    Ready,
    Reseated,
    RulesSet,
    SeatFact,
    Started,
    TakenBack,
)
from rummy500.app.manners import MannersError, manners_from_texts
from rummy500.app.names import clean_name, distinct
from rummy500.app.refusal import Refusal, plain_arguments
from rummy500.app.seating import FREE, STAND_IN, free_seats
from rummy500.app.table import Table, rules_from_texts
from rummy500.game.moves import Call, Move, Seat
from rummy500.rules import MAX_SEATS, MIN_SEATS, PRESETS, Rules, RulesError, check_rules, rules_text

__all__ = [
    "Names",
    "Plan",
    "allow",
    "arrange",
    "check_hosting",
    "choose_manners",
    "choose_rules",
    "chosen_rules",
    "follow",
    "leave",
    "make_host",
    "move",
    "next_round",
    "remove",
    "sit",
    "start",
    "take_back",
    "take_over",
    "texts_of",
]

Names = Callable[[int, Sequence[str]], Sequence[str]]
"""Gives names for so many computers, none of those taken."""

Plan = Sequence[tuple[Seat | None, str | None]]
"""A new arrangement: for each seat who sat where before, or the level of a computer, or nobody."""

TAG_LETTERS: Final = 16
"""How much of a removed guest's hash the host is shown, as a name for them."""


# The game.


def move(table: Table, seat: Seat, wanted: Move, message: str | None) -> list[Fact]:
    """Plays a move; the rule book has its own say when the fact is applied."""
    if table.match is None:
        raise Refusal("not_started")
    if table.over:
        raise Refusal("match_over")
    if not table.running:
        raise Refusal("round_over")
    if table.window_open:
        if not isinstance(wanted, Call) or seat not in table.callers:
            raise Refusal("call_window")
    elif isinstance(wanted, Call):
        raise Refusal("no_window")
    elif seat != table.to_act:
        raise Refusal("not_your_turn")
    return [Played(seat, wanted, message)]


def take_back(table: Table, seat: Seat, message: str) -> list[Fact]:
    """Takes the seat's last move of this turn back."""
    if not table.manners.undo:
        raise Refusal("undo_off")
    if table.running and seat != table.to_act:
        raise Refusal("not_your_turn")
    if table.undoable == 0:
        raise Refusal("nothing_to_undo")
    return [TakenBack(seat, message)]


def next_round(table: Table, seat: Seat, message: str, here: Sequence[Seat], secret: str) -> list[Fact]:
    """Notes that a seat has seen the scores; the next deal begins when everybody who is ``here`` has."""
    if table.match is None:
        raise Refusal("not_started")
    if table.over:
        raise Refusal("match_over")
    if table.running:
        raise Refusal("round_running")
    if table.deal is not None or seat in table.ready:
        return []  # from another tab: it is being done
    facts: list[Fact] = [Ready(seat, table.rounds_over, message)]
    if table.ready | {seat} >= set(here):
        facts.append(Dealing(table.rounds_over + 1, secret))
    return facts


# Hosting.


def arrange(table: Table, seat: Seat, message: str, plan: Plan, levels: Sequence[str], names: Names) -> list[Fact]:
    """Sets the seats anew before the match; nobody may be left out, as they may have come while the host looked."""
    _check_lobby(table, seat)
    if not MIN_SEATS <= len(plan) <= MAX_SEATS:
        raise Refusal("bad_seats", {"seats": len(plan), "low": MIN_SEATS, "high": MAX_SEATS})
    sources = [source for source, _ in plan if source is not None]
    if len(set(sources)) != len(sources) or any(source >= table.seats for source in sources) or seat not in sources:
        raise Refusal("unknown_seat", {"seat": seat})
    kept = {source: table.seats_now[source] for source in sources}
    fresh = iter(names(len(plan), [who.name for who in kept.values()]))
    seats: list[SeatFact] = []
    for source, level in plan:
        if level is not None and level not in levels:
            raise Refusal("unknown_level", {"level": level[:40], "levels": list(levels)})
        if source is None:
            seats.append(FREE if level is None else SeatFact(next(fresh), None, level))
            continue
        who = kept[source]
        if level is not None and who.level is None:
            raise Refusal("seat_taken", {"seat": source})
        seats.append(who if level is None else msgspec.structs.replace(who, level=level))
    lost = [one for one in table.people if one not in sources]
    if lost:
        raise Refusal("seat_taken", {"seat": lost[0]})
    return [Arranged(tuple(seats), seat, message)]


def choose_rules(table: Table, seat: Seat, message: str, preset: str, texts: Mapping[str, str]) -> list[Fact]:
    """Chooses other rules before the match; whether so many can play them is asked at the start."""
    _check_lobby(table, seat)
    return [RulesSet(preset, texts_of(chosen_rules(preset, texts)), seat, message)]


def choose_manners(table: Table, seat: Seat, message: str, texts: Mapping[str, str]) -> list[Fact]:
    """Chooses other manners; fields that are not named stay. Nothing where all is so already."""
    _check_host(table, seat)
    if texts.keys() - {"pace"}:
        _check_not_daily(table)
    try:
        manners = manners_from_texts(texts, table.manners)
    except MannersError as error:
        raise Refusal("bad_manners", {"field": error.field, "value": error.value, "choices": error.choices}) from None
    return [] if manners == table.manners else [MannersSet(manners, seat, message)]


def start(table: Table, seat: Seat, message: str, key: str, secret: str) -> list[Fact]:
    """Begins the match: the cut for the deal, and the first deal."""
    _check_lobby(table, seat)
    free = free_seats(table.seats_now)
    if free:
        raise Refusal("seats_free", {"seats": [str(one) for one in free]})
    check_playable(table.rules, table.seats)
    return [Started(key, seat, message), Dealing(1, secret)]


def make_host(table: Table, seat: Seat, message: str, at: Seat) -> list[Fact]:
    """Hands the host's role to the person on seat ``at``."""
    _check_host(table, seat)
    _check_not_daily(table)
    _check_person(table, at)
    return [] if at == seat else [HostMade(at, seat, message)]


def remove(table: Table, seat: Seat, message: str, at: Seat, names: Names) -> list[Fact]:
    """Removes the person on seat ``at``, who cannot come back until allowed; a computer takes over a running match."""
    _check_host(table, seat)
    _check_not_daily(table)
    who = _check_person(table, at)
    if at == seat:
        raise Refusal("unknown_seat", {"seat": at})
    after = FREE
    if table.match is not None:
        (name,) = names(1, [other.name for other in table.seats_now])
        after = SeatFact(name, None, STAND_IN)
    return [Reseated(at, after, "removed", who.guest, seat, message)]


def allow(table: Table, seat: Seat, message: str, tag: str) -> list[Fact]:
    """Lets a removed guest come back."""
    _check_host(table, seat)
    _check_not_daily(table)
    found = [guest for guest in table.barred if guest[:TAG_LETTERS] == tag]
    if not found:
        raise Refusal("unknown_guest")
    return [Allowed(found[0], seat, message)]


def check_hosting(table: Table, seat: Seat, at: Seat) -> None:
    """Raises Refusal unless ``seat`` is the host and a person sits on ``at``."""
    _check_host(table, seat)
    _check_person(table, at)


# Coming and going.


def leave(table: Table, seat: Seat, message: str) -> list[Fact]:
    """Gives a seat up for good; in a running match a computer plays on under the same name."""
    _check_not_daily(table)
    who = table.seats_now[seat]
    after = FREE if table.match is None else SeatFact(who.name, None, STAND_IN, stands_in=True)
    return [Reseated(seat, after, "left", None, seat, message)]


def sit(table: Table, guest: bytes, name: str, at: Seat | None) -> list[Fact]:
    """Takes a free seat, or one that a computer holds; nothing where the guest has one already."""
    if table.seat_of(guest) is not None:
        return []
    if guest.hex() in table.barred:
        raise Refusal("removed")
    _check_not_daily(table)
    if table.over:
        raise Refusal("match_over")
    open_seats = table.open_seats(guest)
    if not open_seats:
        raise Refusal("table_full")
    if at is not None and at not in open_seats:
        held = table.held.get(guest.hex())
        raise Refusal("seat_taken", {"seat": at}) if held is None else Refusal("other_seat", {"seat": held})
    cleaned = clean_name(name)
    if cleaned is None:
        raise Refusal("bad_name", {"name": name[:40]})
    seat = open_seats[0] if at is None else at
    others = [who.name for other, who in enumerate(table.seats_now) if other != seat and who.name]
    told_apart = distinct([*others, cleaned])[-1]
    return [Reseated(seat, SeatFact(told_apart, guest.hex()), "sat")]


def take_over(table: Table, guest: bytes, at: Seat, whose: bytes) -> list[Fact]:
    """Moves the seat of ``whose`` to another browser of theirs, by a seat link of the host."""
    if table.seat_of(guest) == at:
        return []
    if guest.hex() in table.barred:
        raise Refusal("removed")
    if table.seat_of(guest) is not None:
        raise Refusal("other_seat", {"seat": table.seat_of(guest) or 0})
    held = table.held.get(guest.hex())
    if held is not None and held != at:
        raise Refusal("other_seat", {"seat": held})
    who = _check_person(table, at)
    if who.guest != whose.hex():
        raise Refusal("unknown_seat", {"seat": at})
    return [Reseated(at, msgspec.structs.replace(who, guest=guest.hex()), "moved")]


def follow(table: Table, key: str, secret: str, *, lobby: bool) -> list[Fact]:
    """Begins the same table again: same seats, rules and manners; with ``lobby`` the host may change them first."""
    _check_not_daily(table)
    created = Created(
        preset=table.preset,
        rules=table.rule_texts,
        seats=table.seats_now,
        after=table.id,
        lobby=True,
        host=table.host_guest,
        manners=table.manners,
        before=table.rule_texts,
    )
    return [created] if lobby else [created, Started(key), Dealing(1, secret)]


# Rules.


def chosen_rules(preset: str, texts: Mapping[str, str]) -> Rules:
    """Reads a preset with changes; raises Refusal."""
    if preset not in PRESETS:
        raise Refusal("unknown_preset", {"preset": preset[:40]})
    try:
        return rules_from_texts(dict(texts), PRESETS[preset])
    except RulesError as error:
        raise refused_rules(error) from error


def check_playable(rules: Rules, seats: int) -> None:
    """Raises Refusal with the first reason why so many cannot play these rules."""
    errors = check_rules(rules, seats)
    if errors:
        raise refused_rules(errors[0])


def refused_rules(error: RulesError) -> Refusal:
    """Gives the answer for rules that cannot be read or played."""
    return Refusal(error.code, {"fields": list(error.fields), **plain_arguments(error)})


def texts_of(rules: Rules) -> dict[str, str]:
    """Gives every field of the rules as text, the number of seats left out."""
    return {field: text for field, text in rules_text(rules, MIN_SEATS).items() if field != "seats"}


def _check_host(table: Table, seat: Seat) -> None:
    if seat != table.host:
        raise Refusal("not_host")


def _check_lobby(table: Table, seat: Seat) -> None:
    _check_host(table, seat)
    _check_not_daily(table)
    if table.match is not None:
        raise Refusal("match_running")


def _check_not_daily(table: Table) -> None:
    """Refuses what would make a daily game another one than everybody else's."""
    if table.daily is not None:
        raise Refusal("daily_fixed")


def _check_person(table: Table, at: Seat) -> SeatFact:
    if not 0 <= at < table.seats or table.seats_now[at].guest is None:
        raise Refusal("unknown_seat", {"seat": at})
    return table.seats_now[at]
