"""The use cases: tables, seats, guests, clocks and computers; what they need from outside stands in ``ports``."""
