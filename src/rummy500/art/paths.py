"""Paths resized, turned and moved as text: one element holds all signs of a card, and browsers pay by the element."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

__all__ = ["number", "stamped"]

_COMMAND: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_SIZES: Final = {"L": 2, "C": 6, "S": 4}


def number(value: float) -> str:
    """A coordinate as short as two decimals allow."""
    return f"{round(value, 2) or 0:g}".replace("0.", ".") if abs(value) < 1 else f"{round(value, 2):g}"


def stamped(path: str, scale: float, x: float, y: float) -> str:
    """The path `scale` times as large, its origin at (x, y); a negative scale turns it by 180 degrees round its origin.

    Ever the same text after the first point, wherever it is put. Takes one outline of absolute M, L, H, V, C, S and Z;
    ValueError for anything else.
    """
    (left, top), rest = _outline(path, scale)
    return f"M{number(x + left)} {number(y + top)}{rest}"


@cache
def _outline(path: str, scale: float) -> tuple[tuple[float, float], str]:
    """The first point of a scaled path, and the way from there in relative steps."""
    commands = _COMMAND.findall(path)
    if not commands or commands[0][0] != "M" or "".join(map("".join, commands)) != path:
        raise ValueError(f"not an outline: {path!r}")
    start, *more = _pairs(commands[0][1])
    here, written = start, "".join(_steps("L", more, start, scale))
    if more:
        here = more[-1]
    for letter, text in commands[1:]:
        if letter == "Z":
            written += "z"
            continue
        points = list(_points(letter, text, here))
        written += "".join(_steps(letter, points, here, scale))
        here = points[-1]
    return (start[0] * scale, start[1] * scale), written


def _pairs(text: str) -> Iterator[tuple[float, float]]:
    values = [float(value) for value in _NUMBER.findall(text)]
    yield from zip(values[::2], values[1::2], strict=True)


def _points(letter: str, text: str, here: tuple[float, float]) -> Iterator[tuple[float, float]]:
    """The absolute points of a command, those of a horizontal or vertical line written out."""
    if letter == "H":
        yield from ((float(value), here[1]) for value in _NUMBER.findall(text))
    elif letter == "V":
        yield from ((here[0], float(value)) for value in _NUMBER.findall(text))
    elif letter in _SIZES:
        yield from _pairs(text)
    else:
        raise ValueError(f"not an outline: {letter}{text}")


def _steps(letter: str, points: list[tuple[float, float]], here: tuple[float, float], scale: float) -> Iterator[str]:
    """A command in relative steps, each from where the one before has ended, rounded so that errors do not add up."""
    size = _SIZES.get(letter, 2) // 2
    for at in range(0, len(points), size):
        steps = " ".join(
            f"{number(_grid(point[0] * scale) - _grid(here[0] * scale))} "
            f"{number(_grid(point[1] * scale) - _grid(here[1] * scale))}"
            for point in points[at : at + size]
        )
        yield f"{letter.lower() if letter in _SIZES else 'l'}{steps}".replace(" -", "-")
        here = points[at + size - 1]


def _grid(value: float) -> float:
    return round(value, 2)
