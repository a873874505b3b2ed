"""The drawn pieces that cards share, read from `drawings/`: suit signs, the joker's star, court figures, the jester."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

# The drawings name their paints (`fill="gold"`) instead of colours; `suit` is the colour of the card's suit.
_PAINT: Final = re.compile(r'\b(fill|stroke)="([a-z-]+)"')
_DRAWING: Final = re.compile(r'<svg xmlns="http://www\.w3\.org/2000/svg" viewBox="([^"]+)">(.*)</svg>', re.DOTALL)
_OUTLINE: Final = re.compile(r'<path fill="suit" d="([^"]+)"/>')

SIGNS: Final[dict[str, str]] = {"S": "spade", "H": "heart", "D": "diamond", "C": "club", "JK": "star"}
FIGURES: Final[dict[str, str]] = {"J": "jack", "Q": "queen", "K": "king"}


class Drawing(NamedTuple):
    """One drawing: its view box and its markup, the paints still by name."""

    box: str
    markup: str

    @property
    def outline(self) -> str:
        """The path data of a drawing that is one path; ValueError for another one."""
        found = _OUTLINE.fullmatch(self.markup)
        if found is None:
            raise ValueError(f"not one path: {self.markup}")
        return found[1]

    def painted(self, paints: Mapping[str, str]) -> str:
        """The markup with every paint's name replaced by the paint; names that are no paint (`none`) stay."""
        known = {"suit": "currentColor", **paints}
        return _PAINT.sub(lambda found: f'{found[1]}="{known.get(found[2], found[2])}"', self.markup)


@cache
def drawing(name: str) -> Drawing:
    """The drawing of that name, for example `"king"`."""
    text = files("rummy500.art").joinpath("drawings", f"{name}.svg").read_text(encoding="utf-8")
    found = _DRAWING.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"drawing {name} is not one plain svg element")
    return Drawing(found[1], "".join(line.strip() for line in found[2].splitlines()))
