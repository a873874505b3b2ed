"""Computer players: levels that see what their seat sees, and the arena that measures them."""

from rummy500.bots.levels import ALL_LEVELS, LEVELS, NAMES, computer_names, player
from rummy500.bots.player import Player

__all__ = ["ALL_LEVELS", "LEVELS", "NAMES", "Player", "computer_names", "player"]
