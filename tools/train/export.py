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

__all__ = ["layers_of", "write_nets"]

_FIRST: Final = 2048.0
_WEIGHT: Final = 1024.0
_UNIT: Final = 256.0
_MOST: Final = {"own2": 1638, "all2": 1638, "face": 4096, "whole": 2700}
"""The largest weights with which no sum of the second layer or of an output leaves 32 bits."""


def layers_of(weights: Mapping[str, NDArray[Any]]) -> dict[str, str]:
    """Gives a net's layers as text: whole numbers, little-endian, in base 64; weights are clipped to what fits."""
    return {name: _text(name, weights[name]) for name in LAYERS}


def _text(name: str, layer: NDArray[Any]) -> str:
    if name in _MOST:
        numbers = np.clip(np.rint(layer.T * _WEIGHT), -_MOST[name], _MOST[name]).astype("<i2")
    elif name == "bias":
        numbers = np.rint(layer * _FIRST).astype("<i4")
    elif "bias" in name:
        numbers = np.rint(layer * _WEIGHT * _UNIT).astype("<i4")
    else:
        numbers = np.clip(np.rint(layer * _FIRST), -32767, 32767).astype("<i2")
    return b64encode(np.ascontiguousarray(numbers).tobytes()).decode()


def write_nets(path: Path, nets: Mapping[str, Mapping[str, NDArray[Any]]], told: Mapping[str, Any]) -> None:
    """Writes the package's file: how the nets were made, and their layers."""
    layers = {kind: layers_of(weights) for kind, weights in nets.items()}
    path.write_text(json.dumps({**told, "nets": layers}, indent=1) + "\n", "utf-8")
