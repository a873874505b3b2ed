"""Counts of action sequences, as the record's `perft` defines them."""

from .position import Position
from .turns import legal_moves, step


def count(position: Position, depth: int) -> int:
    """How many sequences of exactly `depth` actions there are from here; Refused where a `?` or a restock is needed."""
    if depth == 0:
        return 1
    moves = legal_moves(position)
    if depth == 1:
        return len({(str(move), move.seat) for move in moves})
    seen: dict[tuple[str, int], int] = {}
    for move in moves:
        name = (str(move), move.seat)
        if name not in seen:
            seen[name] = count(step(position, move), depth - 1)
    return sum(seen.values())
