"""The score sheet for a table with real cards: operations that merge, what they add up to, and its files."""
