"""A table of scripted people from the making of it to the last match: who comes, who goes, what the host does."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Mapping
from typing import Final

import httpx
import msgspec

from rummy500.app.facts import MannersSet, write_fact
from rummy500.app.manners import Manners
from rummy500.app.ports import Entry, Store
from rummy500.rules import check_rules, rules_text
from rummy500.testkit.random_rules import random_rules
from tests.server.client import Guest
from tests.server.faulty import CALM, Faults, FaultyTalk
from tests.server.people import Habits, Person, Sent
from tests.server.policy import Json
from tests.server.watched import WatchedStore

__all__ = ["Party", "Plan", "random_plan"]

NAMES: Final = ("Ann", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")
LOOKS_AGAIN: Final = 0.2


class Plan(msgspec.Struct, frozen=True):
    """Is what a party will be: ``seats`` of which people take ``people``, and how many more would like to.

    ``late`` come during the match, ``watching`` look on. ``short`` are manners below what a host can choose, so that
    times run out within a test. The first person never leaves for good; the others may, by their habits.
    """

    seats: int
    people: int
    rules: Mapping[str, str]
    preset: str = "standard"
    racing: int = 0
    late: int = 0
    watching: int = 0
    short: Manners | None = None
    again: bool = False
    habits: Habits = Habits()
    faults: Faults = CALM


def random_plan(rng: random.Random, habits: Habits, faults: Faults, *, most_seats: int = 8) -> Plan:
    """Draws a party under random house rules, with matches of one round or two; calls are rare, as they take time."""
    seats = rng.randint(2, most_seats)
    people = rng.randint(1, min(4, seats))
    rules = random_rules(rng, seats).replace(rounds=rng.choice((1, 1, 2)), tie="share")
    quiet = rules.replace(rummy_call="off")
    calls = rules.rummy_call != "off" and (rng.random() < 0.4 or bool(check_rules(quiet, seats)))
    rules = rules.replace(rounds=1) if calls else quiet
    texts = rules_text(rules, seats)
    del texts["seats"]
    short = Manners(
        call_seconds=1,
        turn_timer=rng.choice((None, 2)),
        away_seconds=1,
        pace="instant",
        spectators=True,
        undo=rng.random() < 0.8,
    )
    return Plan(
        seats=seats,
        people=people,
        rules=texts,
        racing=rng.choice((0, 2)),
        late=rng.choice((0, 1)),
        watching=rng.choice((0, 1)),
        short=short if calls or rng.random() < 0.8 else None,
        again=rng.random() < 0.2,
        habits=habits,
        faults=faults,
    )


class Party:
    """Brings people together at one table after another. ``complete`` once all who can sit have sat down."""

    def __init__(self, url: str, plan: Plan, rng: random.Random) -> None:
        self.plan = plan
        self.rng = rng
        self.stopped = asyncio.Event()
        self.complete = False
        self.tables: list[str] = []
        self.newest: dict[str, int] = {}
        names = iter(NAMES)
        self.host = self._person(url, next(names), loyal=True)
        self.others = [self._person(url, next(names)) for _ in range(plan.people - 1 + plan.racing)]
        self.late = [self._person(url, next(names)) for _ in range(plan.late)]
        self.watching = [self._person(url, next(names)) for _ in range(plan.watching)]
        self._staying: set[str] = set()
        self._stored: Mapping[str, int] = {}
        self._wants_back: dict[str, bool] = {}
        self._started: asyncio.Task[None] | None = None

    @property
    def everybody(self) -> list[Person]:
        """Gives all who have to do with this party."""
        return [self.host, *self.others, *self.late, *self.watching]

    @property
    def plays_again(self) -> bool:
        """Says whether there is another match after this one."""
        return self.plan.again and self.host.table == self.tables[0]

    def _person(self, url: str, name: str, loyal: bool = False) -> Person:
        plan, rng = self.plan, random.Random(self.rng.getrandbits(64))
        habits = msgspec.structs.replace(plan.habits, leave=0.0) if loyal else plan.habits
        return Person(self, Guest(url), name, rng, habits, plan.faults, shares=rng.random() < 0.8)

    # From the making to the end.

    async def gather(self, store: Store | None) -> None:
        """Makes the table and lets people sit down; ``store`` takes the short manners."""
        plan, computers = self.plan, self.plan.seats - self.plan.people
        table = await self.host.guest.make_lobby(
            plan.people - 1,
            computers,
            name=self.host.name,
            preset=plan.preset,
            rules=dict(plan.rules),
            manners={"spectators": "on", "call_seconds": "2"},
        )
        if isinstance(store, WatchedStore):
            self._stored = store.stored
        if plan.short is not None and store is not None:
            made = await store.read(table)
            await store.append([Entry(table, 2, made[0].at, write_fact(MannersSet(plan.short, 0, "short")))])
        self.tables.append(table)
        for person in self.everybody:
            person.go_to(table)
        self.host.history.sent["short"] = Sent({"type": "manners"})
        answers = await asyncio.gather(*(other.guest.sit_down(table, other.name) for other in self.others))
        # B47: as many as there are places, however many come at once; each place once.
        places = [answer.json()["seat"] for answer in answers if answer.status_code == 200]
        assert len(set(places)) == len(places) == min(len(self.others), plan.seats - 1), places
        seated = [other for other, answer in zip(self.others, answers, strict=True) if answer.status_code == 200]
        assert all(answer.json()["code"] == "table_full" for answer in answers if answer.status_code != 200), [
            answer.text for answer in answers
        ]
        self._staying = {self.host.name, *(other.name for other in seated)}
        self.late += [other for other in self.others if other not in seated]
        self.others = seated
        self.complete = True

    async def play(self) -> None:
        """Lets everybody play until the last of them has seen the end."""
        coming = [self._comes(person, self.rng.uniform(0.05, 1.0)) for person in self.late]
        looking = [self._looks_on(person) for person in self.watching]
        await asyncio.gather(*(person.stay() for person in (self.host, *self.others)), *coming, *looking)

    async def _comes(self, person: Person, after: float) -> None:
        await asyncio.sleep(after)
        self._wants_back[person.name] = True
        if await self.comes_back(person):
            await person.stay()

    async def _looks_on(self, person: Person) -> None:
        while not self.stopped.is_set():
            try:
                answer = await person.guest.ask("POST", f"/api/tables/{person.table}/watch", {})
            except httpx.TransportError:  # no server at the moment
                await asyncio.sleep(LOOKS_AGAIN)
                continue
            if answer.status_code == 204:
                await person.stay()
            return

    def seen(self, person: Person, seq: int) -> None:
        """Notes how far somebody has seen a table, which must be on disk."""
        assert seq <= self._stored.get(person.table, seq), "somebody saw what is not stored (R2)"
        self.newest[person.table] = max(self.newest.get(person.table, 0), seq)

    def whereabouts(self) -> str:
        """Says where everybody is, for the message of a failure."""
        return "; ".join(
            f"{one.name} {'has ended' if one.finished else 'waits'} at {one.table or 'no table'}, {one.waits_for}"
            for one in self.everybody
        )

    # Coming and going.

    def may_go(self, person: Person) -> bool:
        """Says whether somebody may give the seat up: somebody else has to stay."""
        if person is self.host or person.name not in self._staying or len(self._staying) < 2:
            return False
        self._staying.discard(person.name)
        self._wants_back[person.name] = person.rng.random() < 0.7
        return True

    async def comes_back(self, person: Person) -> bool:
        """Waits at the door until there is a seat, or looks on; False once there is nothing to come for."""
        table = person.table
        wants = self._wants_back.get(person.name, True)
        while not self.stopped.is_set():
            with contextlib.suppress(httpx.TransportError, AssertionError):
                door = await person.guest.door(table)
                if door["phase"] == "over":
                    return False
                if door["you"] is not None:
                    return True
                if not wants:
                    return False
                if not door["removed"] and door["open_seats"]:
                    answer = await person.guest.sit_down(table, person.name)
                    if answer.status_code == 200:
                        self._staying.add(person.name)
                        return True
            await asyncio.sleep(LOOKS_AGAIN)
        return False

    async def goes_on(self, person: Person, table: str) -> None:
        """Takes somebody along to the table of the next match: one for all."""
        if table not in self.tables:
            assert len(self.tables) == 1, "a second rematch (B52)"
            self.tables.append(table)
        person.go_to(table)

    # What a host does, and what curious people ask for.

    def hosting(self, person: Person, talk: FaultyTalk) -> Json | None:
        """Chooses one of the host's rights."""
        intro, me = talk.intro, talk.intro["you"]
        if intro["phase"] == "lobby":
            return self._before_the_match(person, intro)
        if intro["phase"] != "play":
            return None
        others = [seat for seat, human in enumerate(intro["people"]) if human and seat != me]
        match person.rng.randrange(5):
            case 0 if others:
                return {"type": "host", "seat": person.rng.choice(others)}
            case 1 if others:
                seat = person.rng.choice(others)
                whom = next((one for one in self.everybody if one.name == intro["names"][seat]), None)
                return {"type": "remove", "seat": seat} if whom is not None and self.may_go(whom) else None
            case 2 if intro["barred"]:
                return {"type": "allow", "tag": person.rng.choice(intro["barred"])["tag"]}
            case 3:
                return {"type": "manners", "manners": {"undo": person.rng.choice(("on", "off"))}}
            case _:
                return {"type": "manners", "manners": {"pace": "instant"}}

    def _before_the_match(self, person: Person, intro: Json) -> Json:
        if person.rng.random() < 0.5:
            return {"type": "rules", "preset": self.plan.preset, "rules": dict(self.plan.rules)}
        order = person.rng.sample(range(len(intro["names"])), len(intro["names"]))
        return {"type": "seats", "seats": [{"from": seat} for seat in order]}

    async def pry(self, person: Person, talk: FaultyTalk) -> None:
        """Asks for what a curious client can ask for."""
        table = person.table
        paths = (f"/api/tables/{table}", f"/api/tables/{table}/record", "/api/tables", "/api/public-tables", "/metrics")
        with contextlib.suppress(httpx.TransportError):
            await person.guest.ask("GET", person.rng.choice(paths))
        cards = person.rng.sample(("7S", "8S", "9S", "KD", "JK", "10H", "AC"), 3)
        await talk.send({"type": "melds", "id": f"melds {person.rng.getrandbits(64)}", "cards": cards})
