"""Buses: how server processes hear that a table has moved on."""
