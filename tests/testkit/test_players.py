"""The player suite passes our levels and catches players that cheat, play illegally, gamble or stay silent."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from random import Random

import pytest

from rummy500.bots import player
from rummy500.game.events import Event
from rummy500.game.moves import Call, Discard, Move, Pass
from rummy500.game.project import legal_from_view
from rummy500.game.round import Round
from rummy500.game.view import SeatView
from rummy500.rules import Rules
from rummy500.testkit.players import Player, PlayerConformance, Sitting, permuted


class Outsider:
    """Is a player written without our bots: plays a legal move by lot."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def observe(self, events: Sequence[Event]) -> None:
        """Remembers nothing."""

    def choose(self, view: SeatView, rules: Rules) -> Move | None:
        legal = legal_from_view(rules, view)
        return legal[self.rng.randrange(len(legal))] if legal else None


class TestOutsider(PlayerConformance):
    """Runs the suite on a player that knows nothing but the library."""

    rounds = 4

    def made(self, rng: Random) -> Player:
        return Outsider(rng)


class Illegal(Outsider):
    """Discards its first card, whether it has drawn or not."""

    def choose(self, view: SeatView, rules: Rules) -> Move | None:
        if view.own is None or view.public.turn != view.own.seat:
            return None
        return Discard(view.own.hand[0]) if view.own.hand else super().choose(view, rules)


class Uninvited(Outsider):
    """Wants to draw in everybody's call window."""

    def choose(self, view: SeatView, rules: Rules) -> Move | None:
        move = super().choose(view, rules)
        return Pass() if move is None else move


class Silent(Outsider):
    """Has no move when it does not like its cards."""

    def choose(self, view: SeatView, rules: Rules) -> Move | None:
        return super().choose(view, rules) if self.rng.random() < 0.9 else None


class Wordy(Outsider):
    """Says its move instead of giving it."""

    def choose(self, view: SeatView, rules: Rules) -> Move | None:
        return str(super().choose(view, rules))  # type: ignore[return-value]


class Gambler(Outsider):
    """Takes its lots from somewhere else."""

    def choose(self, view: SeatView, rules: Rules) -> Move | None:
        self.rng = random.SystemRandom()
        return super().choose(view, rules)


class Remembering(Outsider):
    """Counts what it was told in a place that all games share."""

    told = 0

    def observe(self, events: Sequence[Event]) -> None:
        Remembering.told += len(events)

    def choose(self, view: SeatView, rules: Rules) -> Move | None:
        legal = legal_from_view(rules, view)
        return legal[Remembering.told % len(legal)] if legal else None


class Cheat(Outsider):
    """Looks for the true state among the variables of whoever asks it, and decides by the stock."""

    def choose(self, view: SeatView, rules: Rules) -> Move | None:
        legal = legal_from_view(rules, view)
        if not legal:
            return None
        asking = sys._getframe(1).f_locals
        worlds = [value for value in asking.values() if isinstance(value, Round)]
        stock = worlds[0].state.stock() if worlds else []
        return legal[sum(stock[:3]) % len(legal)]


class Attached(Outsider):
    """Knows a view only as the very object that it was given first: what comes over a wire makes it play otherwise."""

    seen: dict[int, SeatView] = {}  # noqa: RUF012

    def choose(self, view: SeatView, rules: Rules) -> Move | None:
        legal = legal_from_view(rules, view)
        shared = any(view.public.totals is known.public.totals for known in self.seen.values())
        self.seen[id(view)] = view
        return legal[len(legal) - 1 if shared else 0] if legal else None


class Forgetful(Outsider):
    """Must have seen the round begin."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.told = False

    def observe(self, events: Sequence[Event]) -> None:
        self.told = True

    def choose(self, view: SeatView, rules: Rules) -> Move | None:
        if not self.told:
            return None
        return super().choose(view, rules)


class Dawdler(Outsider):
    """Plays as many moves in a turn as it can."""

    def choose(self, view: SeatView, rules: Rules) -> Move | None:
        legal = [move for move in legal_from_view(rules, view) if not isinstance(move, Call)]
        return min(legal, key=lambda move: isinstance(move, Discard | Pass), default=None)


def suite(made: Callable[[Random], Player], **attributes: int) -> PlayerConformance:
    """Gives a short suite for that kind of player."""

    class Suite(PlayerConformance):
        rounds = 3

        def made(self, rng: Random) -> Player:
            return made(rng)

    found = Suite()
    for name, value in attributes.items():
        setattr(found, name, value)
    return found


FAULTS: list[tuple[Callable[[Random], Player], str, str]] = [
    (Illegal, "test_every_move_is_legal_and_every_round_ends", "is not legal: draw_first"),
    (Uninvited, "test_every_move_is_legal_and_every_round_ends", "is not legal: not_your_turn"),
    (Silent, "test_every_move_is_legal_and_every_round_ends", "is on turn and has no move"),
    (Wordy, "test_every_move_is_legal_and_every_round_ends", "gives no move but"),
    (Gambler, "test_the_same_seed_plays_the_same_round", "but was"),
    (Remembering, "test_the_same_seed_plays_the_same_round", "but was"),
    (Attached, "test_a_view_from_the_wire_is_enough", "but was"),
    (Cheat, "test_unseen_cards_never_change_a_move", "with other unseen cards"),
    (Forgetful, "test_who_comes_late_has_a_legal_move", "is on turn and has no move"),
]


@pytest.mark.parametrize(("made", "test", "reason"), FAULTS, ids=lambda value: getattr(value, "__name__", value))
def test_a_fault_fails_the_test_that_is_about_it(made: Callable[[Random], Player], test: str, reason: str) -> None:
    getattr(suite(lambda rng: player("casual", rng)), test)()
    with pytest.raises(AssertionError, match=reason) as caught:
        getattr(suite(made), test)()
    (note,) = caught.value.__notes__
    assert note.startswith("seed ")
    assert "\nrummy500: 1\n" in note


def test_turns_and_rounds_are_counted() -> None:
    for limit, reason in (("turn_limit", "end of a turn"), ("round_limit", "come to an end")):
        with pytest.raises(AssertionError, match=reason):
            suite(Dawdler, **{limit: 2}).test_every_move_is_legal_and_every_round_ends()
    suite(Dawdler).test_every_move_is_legal_and_every_round_ends()


@pytest.mark.parametrize("seed", range(1, 7))
def test_permuting_unseen_cards_changes_them_and_nothing_that_is_seen(seed: int) -> None:
    sitting = Sitting(seed, Outsider)
    for _ in range(6):
        sitting.step()
    round = sitting.round
    for seat in (0, 1, None):
        twin = permuted(round, seat, Random(seed))
        assert twin.view(seat) == round.view(seat)
        assert twin.state.stock() != round.state.stock()
        assert sorted(_all_faces(twin)) == sorted(_all_faces(round))


def _all_faces(round: Round) -> list[int]:
    return [card.face for card in round.named_cards()]
