"""The typed face of the rule book: moves, events, views, rounds, matches and records."""
