"""Fits a net to weighed decisions by numpy: its layers treat the four suits alike.

The net scores actions. A suit's hidden units see its own planes, the sum of all suits' planes and the marks; a second
layer sees its suit's units and the sum of all. Outputs are per face and for the whole; an action's score is the sum of
its terms. First the scores are brought near the search's leads (less their mean in each decision), then the net is
moved to choose what leads more.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rummy500.bots.net import UNITS
from rummy500.bots.sight import MARKS, PLANES
from rummy500.bots.sight_actions import FACES_OF_DRAW, FACES_OF_PLAY, OUTPUTS_OF_DRAW, OUTPUTS_OF_PLAY

__all__ = ["Batch", "Net", "Recipe", "batch_of", "choice_value", "fit"]

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

Slope: TypeAlias = Callable[[Floats], tuple[float, Floats]]
"""Gives a loss and its slope by each candidate's score."""

UNIT: Final = 10.0
"""Points of an output's unit."""

FIRST, SECOND = UNITS
SUITS: Final = 4
RANKS: Final = 13
CLIP: Final = 15.9
_SHARP: Final = 2.0
_BATCH: Final = 512
_DECAY: Final = 2e-5
_FAR: Final = 80.0
"""A lead so many points below the decision's mean, or above it, counts as that many."""


class Recipe(NamedTuple):
    """Is how nets are fitted: passes over the decisions, the first rate of steps, what being near the leads counts.

    In the first half of the passes scores are brought near the leads; then choosing what leads more counts 1 and being
    near the leads ``near``.
    """

    passes: int
    rate: float
    near: float


class Batch:
    """Holds some decisions, ready for a net."""

    def __init__(self, arrays: dict[str, NDArray[Any]], rows: Ints) -> None:
        planes = np.ascontiguousarray(arrays["planes"][rows])
        n = len(rows)
        bits = np.unpackbits(planes.view(np.uint8).reshape(n, PLANES, 8), axis=2, bitorder="little")
        suits = bits[:, :, : SUITS * RANKS].reshape(n, PLANES, SUITS, RANKS).transpose(0, 2, 1, 3)
        self.suits: Floats = suits.reshape(n, SUITS, PLANES * RANKS).astype(np.float32)
        marks = arrays["marks"][rows].astype(np.int64)
        dense = np.zeros((n, MARKS + 1), dtype=np.float32)
        np.put_along_axis(dense, np.where(marks < 0, MARKS, marks), 1.0, axis=1)
        self.marks: Floats = dense[:, :MARKS]
        candidates, self.first = _ragged(arrays["first_candidate"], rows)
        terms, self.first_term = _ragged(arrays["first_term"], candidates)
        self.sizes: Ints = np.diff(np.append(self.first, len(candidates)))
        self.decision: Ints = np.repeat(np.arange(n), self.sizes)
        sizes = np.diff(np.append(self.first_term, len(terms)))
        self.candidate: Ints = np.repeat(np.arange(len(candidates)), sizes)
        self.output: Ints = arrays["outputs"][terms].astype(np.int64)
        self.coefficient: Floats = arrays["coefficients"][terms].astype(np.float32) / 16.0
        self.raw: Floats = arrays["leads"][candidates]
        leads = self.centred(self.raw)
        self.leads: Floats = np.clip(leads, -_FAR, _FAR) / np.float32(UNIT)

    def centred(self, values: Floats) -> Floats:
        """Gives candidates' values less their decision's mean."""
        means = np.add.reduceat(values, self.first) / self.sizes
        return (values - means[self.decision]).astype(np.float32)


def _ragged(first: Ints, rows: Ints) -> tuple[Ints, Ints]:
    """Gives the indices that belong to some rows, one after the other, and where each row's begin among them."""
    sizes = first[rows + 1] - first[rows]
    begins = np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int64)
    return np.arange(int(sizes.sum())) + np.repeat(first[rows] - begins, sizes), begins


def batch_of(arrays: dict[str, NDArray[Any]], rows: Ints) -> Batch:
    """Makes a batch of some decisions."""
    return Batch(arrays, rows)


class Net:
    """Holds the weights of a net, and its gradients after `learn`."""

    def __init__(self, playing: bool, seed: int) -> None:
        rng = np.random.default_rng(seed)
        faces = (FACES_OF_PLAY if playing else FACES_OF_DRAW) // (SUITS * RANKS)
        whole = OUTPUTS_OF_PLAY - FACES_OF_PLAY if playing else OUTPUTS_OF_DRAW - FACES_OF_DRAW
        self.playing = playing
        self.faces = faces
        self.whole = whole

        def drawn(rows: int, columns: int, spread: float) -> Floats:
            return rng.normal(0.0, spread, (rows, columns)).astype(np.float32)

        inputs = PLANES * RANKS
        self.weights: dict[str, Floats] = {
            "own": drawn(inputs, FIRST, 0.12),
            "all": drawn(inputs, FIRST, 0.06),
            "mark": drawn(MARKS, FIRST, 0.12),
            "bias": np.zeros(FIRST, dtype=np.float32),
            "own2": drawn(FIRST, SECOND, (1.0 / FIRST) ** 0.5),
            "all2": drawn(FIRST, SECOND, 0.3 * (1.0 / FIRST) ** 0.5),
            "bias2": np.zeros(SECOND, dtype=np.float32),
            "face": drawn(SECOND, faces * RANKS, 0.02),
            "face_bias": np.zeros(faces * RANKS, dtype=np.float32),
            "whole": drawn(SECOND, whole, 0.01),
            "whole_bias": np.zeros(whole, dtype=np.float32),
        }
        self.gradients: dict[str, Floats] = {}

    def outputs(self, batch: Batch) -> tuple[Floats, tuple[Floats, ...]]:
        """Gives every output of each decision, faces first, and what `back` needs."""
        w = self.weights
        n = len(batch.marks)
        total = batch.suits.sum(axis=1)
        common = batch.marks @ w["mark"] + total @ w["all"] + w["bias"]
        first = batch.suits.reshape(n * SUITS, -1) @ w["own"] + np.repeat(common, SUITS, axis=0)
        h = np.clip(first, 0.0, CLIP)
        pooled = h.reshape(n, SUITS, -1).sum(axis=1)
        second = h @ w["own2"] + np.repeat(pooled @ w["all2"] + w["bias2"], SUITS, axis=0)
        z = np.clip(second, 0.0, CLIP)
        z_pooled = z.reshape(n, SUITS, -1).sum(axis=1)
        faces = (z @ w["face"] + w["face_bias"]).reshape(n, SUITS, self.faces, RANKS).transpose(0, 2, 1, 3)
        whole = z_pooled @ w["whole"] + w["whole_bias"]
        return np.concatenate([faces.reshape(n, -1), whole], axis=1), (total, first, h, pooled, second, z, z_pooled)

    def scores(self, batch: Batch) -> Floats:
        """Gives the score of each candidate."""
        outputs, _ = self.outputs(batch)
        return _scores(outputs, batch)

    def learn(self, batch: Batch, slope: Slope) -> float:
        """Fills in the gradients for a loss, of which ``slope`` gives the value and the slope by the scores."""
        outputs, kept = self.outputs(batch)
        loss, by_score = slope(_scores(outputs, batch))
        n, width = outputs.shape
        flat = batch.decision[batch.candidate] * width + batch.output
        by_output = np.bincount(flat, weights=batch.coefficient * by_score[batch.candidate], minlength=n * width)
        self.back(batch, by_output.reshape(n, width).astype(np.float32), kept)
        return loss

    def back(self, batch: Batch, by_output: Floats, kept: tuple[Floats, ...]) -> None:
        """Carries slopes by the outputs back to the weights."""
        w, g = self.weights, self.gradients
        total, first, h, pooled, second, z, z_pooled = kept
        n = len(by_output)
        split = self.faces * SUITS * RANKS
        faces = by_output[:, :split].reshape(n, self.faces, SUITS, RANKS).transpose(0, 2, 1, 3).reshape(n * SUITS, -1)
        whole = by_output[:, split:]
        g["face"], g["face_bias"] = z.T @ faces, faces.sum(axis=0)
        g["whole"], g["whole_bias"] = z_pooled.T @ whole, whole.sum(axis=0)
        by_z = faces @ w["face"].T + np.repeat(whole @ w["whole"].T, SUITS, axis=0)
        by_z *= (second > 0.0) & (second < CLIP)
        by_z_sum = by_z.reshape(n, SUITS, -1).sum(axis=1)
        g["own2"], g["all2"], g["bias2"] = h.T @ by_z, pooled.T @ by_z_sum, by_z_sum.sum(axis=0)
        by_h = by_z @ w["own2"].T + np.repeat(by_z_sum @ w["all2"].T, SUITS, axis=0)
        by_h *= (first > 0.0) & (first < CLIP)
        by_common = by_h.reshape(n, SUITS, -1).sum(axis=1)
        g["own"] = batch.suits.reshape(n * SUITS, -1).T @ by_h
        g["all"], g["mark"], g["bias"] = total.T @ by_common, batch.marks.T @ by_common, by_common.sum(axis=0)


def _scores(outputs: Floats, batch: Batch) -> Floats:
    parts = outputs[batch.decision[batch.candidate], batch.output] * batch.coefficient
    return np.add.reduceat(parts, batch.first_term).astype(np.float32)


def near_leads(batch: Batch) -> Slope:
    """Gives the loss of scores that miss the leads: squares, but of far misses less; the best actions count more."""

    def slope(scores: Floats) -> tuple[float, Floats]:
        centred = batch.centred(scores)
        best = np.maximum.reduceat(scores, batch.first)[batch.decision]
        weight = 0.15 + np.exp(np.maximum(scores - best, -20.0))
        miss = centred - batch.leads
        n = np.float32(len(batch.marks))
        by = np.clip(miss, -2.0, 2.0) * weight
        loss = float(np.sum(weight * np.minimum(miss * miss, 4.0 * np.abs(miss) - 4.0 * (np.abs(miss) > 2.0))) / n)
        return loss, batch.centred(by.astype(np.float32)) / n

    return slope


def choose_more(batch: Batch, sharp: float) -> Slope:
    """Gives the loss of choosing by lot, the higher the score the likelier, what leads less than it might."""

    def slope(scores: Floats) -> tuple[float, Floats]:
        best = np.maximum.reduceat(scores, batch.first)[batch.decision]
        raised = np.exp(sharp * np.maximum(scores - best, -30.0))
        chance = raised / np.add.reduceat(raised, batch.first)[batch.decision]
        value = np.add.reduceat(chance * batch.leads, batch.first)
        n = len(batch.marks)
        by = -sharp * chance * (batch.leads - value[batch.decision]) / n
        return -float(value.mean()), by.astype(np.float32)

    return slope


def choice_value(net: Net, arrays: dict[str, NDArray[Any]], rows: Ints) -> tuple[float, float, float]:
    """Gives what the net's choices lead over the mean candidate, in points; the best there; the standard error."""
    gained: list[Floats] = []
    best: list[Floats] = []
    for at in range(0, len(rows), 2048):
        batch = batch_of(arrays, rows[at : at + 2048])
        scores = net.scores(batch)
        leads = batch.centred(batch.raw)
        for decision in range(len(batch.marks)):
            a = batch.first[decision]
            b = a + batch.sizes[decision]
            gained.append(leads[a + int(np.argmax(scores[a:b]))])
            best.append(leads[a:b].max())
    won = np.array(gained)
    return float(won.mean()), float(np.mean(best)), float(won.std() / max(1, len(won)) ** 0.5)


def both(batch: Batch, near: float) -> Slope:
    """Gives the loss of choosing less than might be had, and so much of the loss of missing the leads."""
    choosing, missing = choose_more(batch, _SHARP), near_leads(batch)

    def slope(scores: Floats) -> tuple[float, Floats]:
        loss, by = choosing(scores)
        if near:
            missed, by_miss = missing(scores)
            loss, by = loss + near * missed, by + np.float32(near) * by_miss
        return loss, by

    return slope


class Adam:
    """Moves weights against their gradients, each by its own step."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.mean = {name: np.zeros_like(value) for name, value in net.weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in net.weights.items()}
        self.steps = 0

    def step(self, rate: float) -> None:
        """Takes one step."""
        self.steps += 1
        one, two = 1.0 - 0.9**self.steps, 1.0 - 0.999**self.steps
        for name, value in self.net.weights.items():
            gradient = self.net.gradients[name]
            self.mean[name] += 0.1 * (gradient - self.mean[name])
            self.square[name] += 0.001 * (gradient * gradient - self.square[name])
            move = (self.mean[name] / one) / (np.sqrt(self.square[name] / two) + 1e-8)
            value -= (rate * move + _DECAY * value).astype(np.float32)


def fit(
    arrays: dict[str, NDArray[Any]],
    playing: bool,
    seed: int,
    recipe: Recipe,
    file: Path,
    tell: Callable[[str], None],
) -> Net:
    """Fits a net; ``file`` keeps it after each pass, and an unfinished one goes on from there.

    Every twentieth decision is left out, and ``tell`` is told how well the net chooses in these.
    """
    epochs = recipe.passes
    net = Net(playing, seed)
    adam = Adam(net)
    done = _restored(file, net, adam)
    rows = np.arange(len(arrays["marks"]))
    tested = rows[::20]
    trained = np.setdiff1d(rows, tested)
    for epoch in range(done, epochs):
        order = np.random.default_rng([seed, epoch]).permutation(trained)
        losses: list[float] = []
        for at in range(0, len(order), _BATCH):
            batch = batch_of(arrays, order[at : at + _BATCH])
            part = (epoch + at / len(order)) / epochs
            rate = recipe.rate * 0.5 * (1.0 + np.cos(np.pi * part)) + 1e-5
            slope = near_leads(batch) if epoch < epochs * 0.5 else both(batch, recipe.near)
            losses.append(net.learn(batch, slope))
            adam.step(rate)
        _keep(file, net, adam, epoch + 1)
        value, best, error = choice_value(net, arrays, tested)
        tell(f"pass {epoch + 1}: loss {np.mean(losses):.4f}, choices {value:.2f} ± {error:.2f} of {best:.2f}")
    return net


def _keep(file: Path, net: Net, adam: Adam, done: int) -> None:
    part = file.with_suffix(".part.npz")
    kept: dict[str, Any] = {f"w {name}": value for name, value in net.weights.items()}
    kept |= {f"m {name}": value for name, value in adam.mean.items()}
    kept |= {f"s {name}": value for name, value in adam.square.items()}
    np.savez(part, done=done, steps=adam.steps, **kept)
    part.replace(file)


def _restored(file: Path, net: Net, adam: Adam) -> int:
    """Takes up what the file holds; how many passes it has behind it."""
    if not file.exists():
        return 0
    with np.load(file) as kept:
        for name in net.weights:
            net.weights[name] = kept[f"w {name}"]
            adam.mean[name] = kept[f"m {name}"]
            adam.square[name] = kept[f"s {name}"]
        adam.steps = int(kept["steps"])
        return int(kept["done"])
