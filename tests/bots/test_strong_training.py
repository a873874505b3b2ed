"""Training the strong level: rounds that can be played again, nets that learn, a command that goes on after a kill."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from rummy500.bots.club import club
from rummy500.bots.known import Known
from rummy500.bots.memory import Memory
from rummy500.bots.net import WHOLE_SCORE
from rummy500.bots.net import Net as WholeNet
from rummy500.bots.sight_actions import ActionSight
from rummy500.bots.strong import Learned, shown
from rummy500.game.book import Book
from rummy500.kernel import codes
from rummy500.rules import PRESETS
from tools.train.export import layers_of, write_nets
from tools.train.fit import Net, Recipe, batch_of, choice_value, choose_more, fit, near_leads
from tools.train.gather import chunk_path, gather
from tools.train.rounds import Chunk, Field, first_state, make_chunk, restocked
from tools.train.rows import Rows, rows_of

SEED = 90_001
SMALL = Field("small", (club,), (0.25,), 16, False)
Arrays = dict[str, NDArray[Any]]


@cache
def chunk(number: int = 0) -> Chunk:
    return make_chunk(SEED, number, SMALL, 6)


@cache
def arrays(kind: str = "2 play") -> Arrays:
    rows: dict[str, Rows] = {}
    rows_of(chunk(), rows)
    return rows[kind].arrays()


def silent(text: str) -> None:
    """Hears nothing."""


def test_rounds_are_played_again_from_their_actions_and_every_weighed_action_is_legal() -> None:
    made = chunk()
    book = Book.of(PRESETS[made.preset], made.seats)
    assert sum(len(played.weighed) for played in made.rounds) > 30
    for played in made.rounds:
        state, restocks = first_state(book, made.seed, played.number), 0
        weighed = {each.step: each for each in played.weighed}
        for step, code in enumerate(played.codes):
            assert all(state.is_legal(tried) for tried in (weighed[step].codes if step in weighed else ()))
            if state.restock_due and code & codes.KIND in (codes.DRAW, codes.TAKE):
                restocks += 1
                restocked(state, made.seed, played.number, restocks)
            state.play(code)
        assert state.phase == 2


def test_every_weighed_decision_becomes_a_row_with_its_candidates() -> None:
    rows: dict[str, Rows] = {}
    rows_of(chunk(), rows)
    found = [each.arrays() for each in rows.values()]
    weighed = [each for played in chunk().rounds for each in played.weighed]
    assert sum(len(each["marks"]) for each in found) == len(weighed)
    assert sum(len(each["leads"]) for each in found) == sum(len(each.codes) for each in weighed)


def test_missing_chunks_are_made_again_to_the_byte(tmp_path: Path) -> None:
    told: list[str] = []
    gather(tmp_path, SEED, range(2), SMALL, told.append)
    first = [chunk_path(tmp_path, number).read_bytes() for number in range(2)]
    chunk_path(tmp_path, 0).unlink()
    chunk_path(tmp_path, 1).with_suffix(".part").write_bytes(b"half a fil")
    gather(tmp_path, SEED, range(2), SMALL, told.append)
    assert [chunk_path(tmp_path, number).read_bytes() for number in range(2)] == first
    assert len(told) == 3


class KilledError(Exception):
    """Stands for the end of the process."""


def test_a_fit_that_was_killed_ends_as_one_that_was_not(tmp_path: Path) -> None:
    recipe = Recipe(4, 2e-3, 0.2)
    whole = fit(arrays(), True, 3, recipe, tmp_path / "whole.npz", silent)

    def kill(text: str) -> None:
        if text.startswith("pass 2"):
            raise KilledError

    with pytest.raises(KilledError):
        fit(arrays(), True, 3, recipe, tmp_path / "killed.npz", kill)
    resumed = fit(arrays(), True, 3, recipe, tmp_path / "killed.npz", silent)
    for name, weights in whole.weights.items():
        assert np.array_equal(weights, resumed.weights[name]), name


@pytest.mark.parametrize("loss", ["near", "choose"])
@pytest.mark.parametrize(
    "layer", ["own", "all", "mark", "bias", "own2", "all2", "face", "face_bias", "whole", "whole_bias"]
)
def test_gradients_are_the_slopes_of_the_loss(loss: str, layer: str) -> None:
    batch = batch_of(arrays(), np.arange(12))
    net = Net(True, 5)
    net.weights["bias"] += 0.3  # away from the corners of the units
    for name, weights in net.weights.items():
        net.weights[name] = weights.astype(np.float64)  # differences need the digits
    slope = choose_more(batch, 1.5) if loss == "choose" else _squares(batch)
    net.learn(batch, slope)
    gradient = net.gradients[layer].copy()
    place = np.unravel_index(int(np.argmax(np.abs(gradient))), gradient.shape)
    step, values = 1e-4, []
    for sign in (1, -1):
        net.weights[layer][place] += sign * step
        values.append(net.learn(batch, slope))
        net.weights[layer][place] -= sign * step
    assert (values[0] - values[1]) / (2 * step) == pytest.approx(float(gradient[place]), rel=0.02)


def _squares(batch: Any) -> Any:
    """Gives half the squared misses, whose slope is exact, where `near_leads` weighs by scores it does not follow."""

    def slope(scores: Any) -> tuple[float, Any]:
        miss = batch.centred(scores) - batch.leads
        return float(np.sum(miss.astype(np.float64) ** 2) / 2), miss

    return slope


def test_being_near_the_leads_pulls_scores_towards_them() -> None:
    batch = batch_of(arrays(), np.arange(20))
    for off in (-0.5, 0.5):
        scores = batch.leads.copy()
        scores[0] += np.float32(off)
        _, by = near_leads(batch)(scores)
        assert by[0] * off > 0
    assert near_leads(batch)(batch.leads)[0] == pytest.approx(0.0, abs=1e-6)


def test_a_net_that_was_fitted_chooses_better(tmp_path: Path) -> None:
    rows = np.arange(len(arrays()["marks"]))
    before, best, _ = choice_value(Net(True, 3), arrays(), rows)
    after, _, _ = choice_value(
        fit(arrays(), True, 3, Recipe(12, 3e-3, 0.2), tmp_path / "net.npz", silent), arrays(), rows
    )
    assert before < after <= best


def test_whole_numbers_score_as_the_fitted_net_does(tmp_path: Path) -> None:
    net = fit(arrays(), True, 3, Recipe(4, 3e-3, 0.2), tmp_path / "net.npz", silent)
    layers = [np.frombuffer(_raw(text), dtype=_type(name)).tolist() for name, text in layers_of(net.weights).items()]
    whole = WholeNet(layers)
    batch = batch_of(arrays(), np.arange(len(arrays()["marks"])))
    scores, at, compared = net.scores(batch), 0, 0
    book = Book.of(PRESETS[chunk().preset], chunk().seats)
    sight = ActionSight(book.kernel)
    for known, tried in _decisions(book):
        shown(sight, known)
        if sight.playing:
            for code in tried:
                whole.choose(sight, [code])
                assert whole.score / WHOLE_SCORE == pytest.approx(float(scores[at]), abs=0.04)
                at += 1
                compared += 1
    assert compared == len(scores)


def _raw(text: str) -> bytes:
    from base64 import b64decode

    return b64decode(text)


def _type(name: str) -> str:
    return "<i4" if "bias" in name else "<i2"


def _decisions(book: Book) -> list[tuple[Known, tuple[int, ...]]]:
    """Gives what was known at each weighed decision of the chunk."""
    from rummy500.bots.playing import Sitter, watch
    from rummy500.bots.simple import lot

    found: list[tuple[Known, tuple[int, ...]]] = []
    for played in chunk().rounds:
        state = first_state(book, SEED, played.number)
        weighed = {each.step: each for each in played.weighed}
        sitter = Sitter(lot, None)  # type: ignore[arg-type]  # it watches only
        for step, code in enumerate(played.codes):
            if step in weighed:
                memory = Memory()
                memory.held = {seat: cards.copy() for seat, cards in sitter.memory.held.items()}
                memory.left, memory.thrown = dict(sitter.memory.left), dict(sitter.memory.thrown)
                found.append((Known(book, state.seen_by(state.turn), state.turn, memory), weighed[step].codes))
            watch(state, code, [sitter])
            state.play(code)
    return found


def test_a_written_file_plays(tmp_path: Path) -> None:
    net = fit(arrays(), True, 3, Recipe(1, 3e-3, 0.2), tmp_path / "net.npz", silent)
    drawing = fit(arrays("2 draw"), False, 3, Recipe(1, 3e-3, 0.2), tmp_path / "draw.npz", silent)
    path = tmp_path / "nets.json"
    write_nets(path, {"2 play": net.weights, "2 draw": drawing.weights}, {"tables": ["2"]})
    learned = Learned(json.loads(path.read_text("utf-8")))
    field = Field("own", (learned.play,), (0.0,), 16, False)
    assert all(played.codes for played in make_chunk(SEED, 0, field, 2).rounds)
