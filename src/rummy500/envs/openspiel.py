"""One round as a game of OpenSpiel, registered as ``python_rummy500`` by importing this module.

    import pyspiel
    import rummy500.envs.openspiel
    game = pyspiel.load_game("python_rummy500", {"preset": "pagat", "seats": 3})

Parameters: ``preset`` (rules §11) and ``seats``. Every dealt and every drawn card is a chance node. Rewards come at the
end: the points of the round, with teams the team's. Player 0 begins. Actions are numbered by ``envs.action_ids``. In an
open call window each player who could call is asked first, from the one on turn on: a call, or action 0, silence.

The information state is everything that a player has been told, as text; its tensor is the table with the cards that
all have seen going into hands, which is nearly all of it, and not the order of events.

``resample_from_infostate`` deals anew what a player cannot know. The history of such a state is still that of the state
it was made from. For OpenSpiel's ISMCTSBot ``resampler`` makes the worlds from a seed of one's own:
``bot.set_resampler(resampler(random.Random(1)))``, and ``Playouts`` is an evaluator that plays random rounds to their
end on the kernel, far quicker than OpenSpiel's own evaluator on a game in Python.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError("rummy500.envs.openspiel needs OpenSpiel and NumPy: pip install open_spiel numpy") from error

from rummy500.cards import CARDS
from rummy500.envs.action_ids import SILENT, ActionIds
from rummy500.envs.chance_round import MOST_ACTIONS, ChanceRound
from rummy500.envs.features import features, shapes
from rummy500.game.book import Book
from rummy500.game.coding import decode
from rummy500.rules import MAX_SEATS, MIN_SEATS, PRESETS

__all__ = ["NAME", "Playouts", "Rummy500Game", "Rummy500Observer", "Rummy500State", "resampler"]

NAME: Final = "python_rummy500"

_FACES: Final = 53
_DEFAULTS: Final = {"preset": "standard", "seats": 2}

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Rummy 500, one round",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_SEATS,
    min_num_players=MIN_SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class Rummy500Game(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """Is the game of one preset and number of seats; raises ValueError for a preset or seats that cannot be."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**_DEFAULTS, **(params or {})}
        preset = str(chosen["preset"])
        if preset not in PRESETS:
            raise ValueError(f"there is no preset {preset!r}; there are {', '.join(PRESETS)}")
        self.book = Book.of(PRESETS[preset], int(chosen["seats"]))
        self.ids = ActionIds.of(self.book)
        low, high = _bounds(self.book)
        table = pyspiel.GameInfo(
            num_distinct_actions=self.ids.count,
            max_chance_outcomes=_FACES,
            num_players=self.book.seats,
            min_utility=low,
            max_utility=high,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(_TYPE, table, dict(params or {}))

    def new_initial_state(self) -> Rummy500State:
        """Gives the state before the first card is dealt."""
        return Rummy500State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Rummy500Observer:
        """Makes an observer; perfect recall gives information states, else observations."""
        if params:
            raise ValueError(f"an observer has no parameters: {dict(params)}")
        return Rummy500Observer(self.book, iig_obs_type is not None and iig_obs_type.perfect_recall)


def _bounds(book: Book) -> tuple[float, float]:
    """Bounds a player's points: every card caught, every card laid and doubled, all bonuses."""
    rules, partners = book.rules, book.seats // book.rules.teams if book.rules.teams else 1
    dearest = max(10, rules.ace_value, rules.ace_low_value, rules.queen_of_spades, rules.joker_value)
    cards = float(rules.pack_size(book.seats) * dearest)
    return -cards, 2 * cards + partners * (rules.going_out_bonus + rules.first_turn_bonus)


class Rummy500State(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """Is a round between two nodes; ``round`` is what it stands for."""

    def __init__(self, game: Rummy500Game) -> None:
        super().__init__(game)
        # OpenSpiel clones a state by deep copies of its attributes, and a round's deep copy is a quick clone.
        self.round = ChanceRound(game.book, game.ids)

    def current_player(self) -> int:
        """Gives the player who decides, or chance, or the end."""
        if self.round.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.round.chance else self.round.seat

    def is_terminal(self) -> bool:
        """Says whether the round is over."""
        return self.round.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Lists the faces that may come, suit * 13 + rank and 52 the joker, with their probabilities."""
        return self.round.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.round.legal())

    def _apply_action(self, action: int) -> None:
        if self.round.chance:
            self.round.settle(action)
        else:
            self.round.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return CARDS[action].text
        if action == SILENT:
            return "silent"
        round = self.round
        return str(decode(round.book, round.state, round.ids.code(action, round.state, player)))

    def returns(self) -> list[float]:
        """Gives the points of each player, all 0 before the end."""
        if not self.round.over:
            return [0.0] * self.round.book.seats
        return [float(score) for score in self.round.returns()]

    def information_state_string(self, player: int | None = None) -> str:
        """Gives everything that a player (the one who decides) has been told."""
        return self.round.told(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        """Gives what a player (the one who decides) sees at the table now."""
        return table_text(self.round, self.current_player() if player is None else player)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> Rummy500State:
        """Gives a state that the player cannot tell from this one, every fitting deal of the hidden cards as likely."""
        return self._resampled(player_id, lambda n: min(n - 1, int(probability_sampler() * n)))

    def _resampled(self, player: int, below: Callable[[int], int]) -> Rummy500State:
        other: Rummy500State = self.clone()
        other.round = self.round.resample(player, below)
        return other

    def __str__(self) -> str:
        if self.round.dealing:
            return " ".join(CARDS[face].text for hand in self.round.hidden for face, *_ in hand)
        return "\n".join(map(self.round.told, range(self.round.book.seats)))


def resampler(rng: Random) -> Callable[[Rummy500State, int], Rummy500State]:
    """Makes worlds for ``ISMCTSBot.set_resampler`` from a generator of one's own."""
    return lambda state, player: state._resampled(player, rng.randrange)


class Playouts:
    """Is an evaluator for OpenSpiel's tree searches: means of random play on the kernel, even priors."""

    def __init__(self, rng: Random, rounds: int = 1) -> None:
        self._rng = rng
        self._rounds = rounds

    def evaluate(self, state: Rummy500State) -> Any:
        """Gives each player's mean points after random play to the end."""
        ends = [state.round.played_out(self._rng) for _ in range(self._rounds)]
        return np.mean(ends, axis=0)

    def prior(self, state: Rummy500State) -> list[tuple[int, float]]:
        """Lists what may be chosen, all as likely; at a chance node its own probabilities."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Rummy500Observer:
    """Fills ``tensor`` and its named parts ``dict`` with what one player knows or sees."""

    def __init__(self, book: Book, recall: bool) -> None:
        self._recall = recall
        rows = shapes(book, recall)
        sizes = {name: int(np.prod(shape)) for name, shape in rows.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        place = 0
        for name, shape in rows.items():
            self.dict[name] = self.tensor[place : place + sizes[name]].reshape(shape)
            place += sizes[name]

    def set_from(self, state: Rummy500State, player: int) -> None:
        """Takes a state as the player knows it."""
        for name, row in features(state.round, player, self._recall).items():
            self.dict[name].flat = row

    def string_from(self, state: Rummy500State, player: int) -> str:
        """Gives the same as text."""
        return state.round.told(player) if self._recall else table_text(state.round, player)


def table_text(round: ChanceRound, player: int) -> str:
    """Writes what a player sees at the table: its hand, the melds, the pile, and how many cards lie elsewhere."""
    if round.dealing:
        return f"{player}: {' '.join(CARDS[face].text for face, *_ in round.hidden[player])}"
    state = round.state
    melds = "; ".join(_cards([card[0] for card in state.meld(index)[2]]) for index in range(state.meld_count))
    stands_for = "; ".join(_cards([card[1] for card in state.meld(index)[2]]) for index in range(state.meld_count))
    seats = range(round.book.seats)
    return "\n".join(
        (
            f"{player}: {_cards(state.hand(player))}",
            f"turn {state.turn}, phase {state.phase}, {list(state.extras())}, {state.reached}, {state.taken}",
            f"counts {[state.hand_count(seat) for seat in seats]}, points {[state.laid(seat) for seat in seats]}",
            f"stock {state.stock_n}, pile {_cards(state.pile())}",
            f"melds {melds}",
            f"for {stands_for}",
        )
    )


def _cards(faces: list[int]) -> str:
    return " ".join(CARDS[face].text for face in faces)


pyspiel.register_game(_TYPE, Rummy500Game)
