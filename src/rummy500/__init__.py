"""Rummy 500 as a library: cards, house rules, rounds, matches, what each seat may know, and records."""
