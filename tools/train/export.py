"""Writes fitted nets as the integers that the package plays with."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rummy500.bots.strong import LAYERS
from tools.train.fit import SUITS
from tools.train.rows import MARKS_KEPT

__all__ = ["layers_of", "write_nets"]

_FIRST: Final = 512.0
_WEIGHT: Final = 1024.0
_OUTPUT: Final = 8192.0
_UNIT: Final = 256.0
_MOST: Final = 1638
"""The largest weight with which no sum of the second layer leaves 32 bits."""


def layers_of(weights: Mapping[str, NDArray[Any]]) -> dict[str, str]:
    """Gives a net's layers as text: whole numbers, little-endian, in base 64; weights are clipped to what fits.

    Raises ValueError where the first layer's sums might leave 16 bits.
    """
    for sign in (1, -1):
        # Nothing adds up to more than all that pulls one way.
        one_way = {name: np.maximum(sign * weights[name], 0.0) for name in ("own", "all", "mark", "bias")}
        marks = np.sort(one_way["mark"], axis=0)[-MARKS_KEPT:].sum(axis=0)
        shared = SUITS * one_way["all"].sum(axis=0) + marks + one_way["bias"]
        if max(shared.max(), one_way["own"].sum(axis=0).max()) * _FIRST > 32_000:
            raise ValueError("the weights of the first layer are too large")
    return {name: _text(name, weights[name]) for name in LAYERS}


def _text(name: str, layer: NDArray[Any]) -> str:
    if name in ("own2", "all2"):
        numbers = np.clip(np.rint(layer.T * _WEIGHT), -_MOST, _MOST).astype("<i2")
    elif name in ("face", "whole"):
        numbers = np.clip(np.rint(layer.T * _OUTPUT), -32767, 32767).astype("<i2")
    elif "bias" in name:
        scale = {"bias": _FIRST, "bias2": _WEIGHT * _UNIT}.get(name, _OUTPUT * _UNIT)
        numbers = np.rint(layer * scale).astype("<i4")
    else:
        numbers = np.clip(np.rint(layer * _FIRST), -32767, 32767).astype("<i2")
    return b64encode(np.ascontiguousarray(numbers).tobytes()).decode()


def write_nets(path: Path, nets: Mapping[str, Mapping[str, NDArray[Any]]], told: Mapping[str, Any]) -> None:
    """Writes the package's file: how the nets were made, and their layers."""
    layers = {kind: layers_of(weights) for kind, weights in nets.items()}
    path.write_text(json.dumps({**told, "nets": layers}, indent=1) + "\n", "utf-8")
