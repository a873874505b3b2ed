"""Runners: where heavy work is done."""
