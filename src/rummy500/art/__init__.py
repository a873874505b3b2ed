"""Our own deck of cards as SVG: pictures for Python, one sprite for the browser."""

from rummy500.art.picture import draw_cards
from rummy500.art.sprite import sprite
from rummy500.art.table import SeatPicture, TabledCard, TablePicture, draw_table

__all__ = ["SeatPicture", "TablePicture", "TabledCard", "draw_cards", "draw_table", "sprite"]
