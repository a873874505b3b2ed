"""The app's icon: three fanned cards on felt; the PNG sizes beside it in `icons/` are this drawing, rendered."""

from typing import Final

from rummy500.art.palette import LIGHT
from rummy500.art.shapes import drawing

FELT: Final = "#2b6049"


def icon(*, full_bleed: bool = False) -> str:
    """The icon as an SVG document of 64 by 64; `full_bleed` fills the square for systems that cut their own shape."""
    corner, scale = ("0", 0.78) if full_bleed else ("14", 0.98)
    cards = (
        _card(-20, "#e7dfcc", "", "", scale),
        _card(-2, "#f4eee0", _sign("spade", "black"), "translate(20 13.5) scale(.38)", scale),
        _card(16, LIGHT["face"], _sign("heart", "red"), "translate(19 19.5) scale(1.3)", scale),
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
        f'<rect width="64" height="64" rx="{corner}" fill="{FELT}"/>{"".join(cards)}</svg>\n'
    )


def _sign(name: str, paint: str) -> str:
    return drawing(name).painted({"suit": LIGHT[paint]})


def _card(turn: int, face: str, sign: str, place: str, scale: float) -> str:
    inside = f'<g transform="{place}">{sign}</g>' if sign else ""
    return (
        f'<g transform="translate(34 32) scale({scale:g}) translate(-32 -32) rotate({turn} 32 60)">'
        f'<rect x="17" y="11" width="30" height="42" rx="4.5" fill="{face}" stroke="#1d3d2f" stroke-width="1.4"/>'
        f"{inside}</g>"
    )
