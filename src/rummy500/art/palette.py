"""The colours of the deck: named paints, light and dark, two and four suit colours, and their contrast."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

LIGHT: Final[Mapping[str, str]] = MappingProxyType(
    {
        "face": "#fffdf8",
        "edge": "#c9c0ae",
        "black": "#1d1b22",
        "red": "#b8152b",
        "diamond": "#b8152b",
        "club": "#1d1b22",
        "joker": "#6b2a86",
        "gold": "#d9a33a",
        "skin": "#f3d9bb",
        "hair": "#6b4426",
        "line": "#2b2530",
        "court": "#f7efdf",
        "back": "#23486b",
        "back-2": "#7a2f3b",
        "back-line": "#d8cfbd",
    }
)

DARK: Final[Mapping[str, str]] = MappingProxyType(
    {
        **LIGHT,
        "face": "#cdc6b7",
        "edge": "#8d8676",
        "black": "#17151b",
        "red": "#930f21",
        "diamond": "#930f21",
        "club": "#17151b",
        "joker": "#54206b",
        "gold": "#b98a31",
        "skin": "#d9bc9a",
        "hair": "#54351d",
        "line": "#211c25",
        "court": "#c0b7a4",
        "back": "#1b3650",
        "back-2": "#57212a",
        "back-line": "#988f7e",
    }
)

FOUR: Final[Mapping[str, str]] = MappingProxyType({"diamond": "#1a54ad", "club": "#146a34"})
FOUR_DARK: Final[Mapping[str, str]] = MappingProxyType({"diamond": "#123f86", "club": "#0e4d25"})

# The paint of each suit letter.
SUIT_PAINT: Final[Mapping[str, str]] = MappingProxyType({"S": "black", "H": "red", "D": "diamond", "C": "club"})


def custom_properties(colours: Mapping[str, str]) -> dict[str, str]:
    """Paints that follow CSS custom properties `--card-NAME` and fall back to `colours`.

    Diamonds and clubs fall back to the page's red and black first, so that two colours need two properties.
    """
    paints = {name: f"var(--card-{name},{colour})" for name, colour in colours.items()}
    paints["diamond"] = f"var(--card-diamond,{paints['red']})"
    paints["club"] = f"var(--card-club,{paints['black']})"
    return paints


def luminance(colour: str) -> float:
    """Relative luminance, 0 to 1, of an sRGB colour written `#rrggbb` (WCAG 2.2)."""

    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[at : at + 2], 16)) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio, 1 to 21, of two colours written `#rrggbb` (WCAG 2.2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
