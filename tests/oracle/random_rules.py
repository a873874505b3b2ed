"""The random house rules of the test kit, under which oracle and library are compared."""

from rummy500.testkit.random_rules import random_rules, tense_rules

__all__ = ["random_rules", "tense_rules"]
