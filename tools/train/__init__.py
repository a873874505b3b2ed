"""Trains the level ``strong``: rounds weighed by search, small nets fitted to them, a check against club."""
