"""Random house rules from a seed: every field of rules §10, only combinations that can be played.

The choices are weighted towards what makes rules meet each other; a field stands more than once at a value that
should be common. ``strategies.house_rules`` knows no weights and shrinks.
"""

from __future__ import annotations

from random import Random
from typing import Final

from rummy500.rules import PRESETS, Rules, Value, check_rules

__all__ = ["random_rules", "tense_rules"]

_CHOICES: Final[dict[str, tuple[Value, ...]]] = {
    "decks": ("auto", 1, 2),
    "jokers_per_deck": (0, 1, 2, 3, 4),
    "hand_size": ("auto", 3, 4, 5, 6, 7),
    "cut": (False, True),
    "next_dealer": ("left", "round_winner"),
    "sets": (True, True, True, True, False),
    "identical_in_set": ("off", "four", "on"),
    "min_run": (3, 3, 4),
    "ace": ("both", "high", "low", "around"),
    "jokers_wild": (True, True, True, True, False),
    "max_wild": (1, 2, None),
    "joker_layoff": ("free", "unless_held", "never"),
    "joker_swap": ("never", "same_turn", "keep"),
    "opening_minimum": (0, 0, 0, 15, 20, 30, 40, 51),
    "layoff": ("all", "all", "own_side", "none"),
    "layoff_needs_opening": (False, True),
    "pile_depth": ("any", "any", "top", "whole"),
    "pile_duty": ("deep", "always", "none"),
    "pile_duty_when": ("same_turn", "at_once"),
    "pile_duty_by": ("play", "play", "new_meld"),
    "return_taken": (False, True),
    "rummy_call": ("off", "last_discard", "full"),
    "going_out": ("any", "discard", "float"),
    "going_out_bonus": (0, 25),
    "first_turn_bonus": (0, 25),
    "stock_out": ("ask", "at_once", "reshuffle"),
    "max_reshuffles": (1, 1, 2, 3),
    "stock_out_penalty": (True, False),
    "number_values": ("face", "five"),
    "ace_value": (15, 11, 1),
    "ace_low_value": (1, 5, 15),
    "queen_of_spades": (10, 40),
    "joker_value": (15, 0, 20, 25),
    "joker_melded": ("own", "replaced"),
    "four_at_once_doubles": (False, True),
    "target": (50, 500),
    "target_rule": ("reach", "exceed"),
    "rounds": (None, 1, 3),
    "winner": ("highest", "went_out"),
    "tie": ("play_on", "share"),
    "teams": (0, 0, 2, 3, 4),
    "settlement": (False, True),
    "boodle": (False, True),
}


_THEMES: Final[dict[str, dict[str, tuple[Value, ...]]]] = {
    "swaps": {
        "jokers_per_deck": (2, 3, 4),
        "jokers_wild": (True,),
        "joker_swap": ("same_turn", "keep"),
        "layoff": ("all", "all", "own_side"),
        "pile_duty": ("deep", "always"),
    },
    "calls": {"rummy_call": ("full", "full", "last_discard"), "pile_duty_by": ("play", "new_meld")},
    "openings": {"opening_minimum": (15, 20, 30, 40, 51, 80), "jokers_per_deck": (0, 2, 4)},
    "around": {"ace": ("around",), "jokers_per_deck": (0, 2, 4), "max_wild": (1, 2, None)},
    "copies": {"decks": (2,), "identical_in_set": ("on", "four"), "sets": (True,), "four_at_once_doubles": (True,)},
    "going out": {"going_out": ("float", "discard"), "first_turn_bonus": (25,), "joker_swap": ("same_turn", "keep")},
    "own rank": {
        "jokers_wild": (False,),
        "sets": (True,),
        "jokers_per_deck": (3, 4),
        "four_at_once_doubles": (True, False),
    },
    "duties": {
        "pile_duty": ("always",),
        "pile_duty_when": ("same_turn",),
        "pile_duty_by": ("play", "new_meld"),
        "jokers_per_deck": (2, 4),
        "joker_layoff": ("unless_held", "free"),
    },
    "empty stock": {"stock_out": ("reshuffle", "at_once", "ask"), "first_turn_bonus": (0, 25)},
    "teams": {"teams": (2, 3, 4), "layoff": ("own_side", "all"), "layoff_needs_opening": (True,)},
}


def random_rules(rng: Random, seats: int) -> Rules:
    """Draws rules that this many seats can play: a preset with some or all fields changed, often with themes."""
    while True:
        base = PRESETS[rng.choice(sorted(PRESETS))]
        names = sorted(_CHOICES)
        changed = names if rng.random() < 0.6 else rng.sample(names, rng.randint(0, 12))
        values = {name: rng.choice(_CHOICES[name]) for name in changed}
        for theme in rng.sample(sorted(_THEMES), rng.choice([0, 1, 1, 2, 3])):
            values |= {name: rng.choice(choices) for name, choices in _THEMES[theme].items()}
        rules = base.replace(**values)
        if not check_rules(rules, seats):
            return rules


_TENSE: Final[dict[str, tuple[Value, ...]]] = {
    "jokers_per_deck": (1, 2, 3, 4),
    "jokers_wild": (True, True, True, True, True, False),
    "sets": (True,),
    "max_wild": (1, 2, None, None),
    "joker_layoff": ("free", "free", "unless_held", "never"),
    "joker_swap": ("same_turn", "same_turn", "keep"),
    "opening_minimum": (0, 0, 15, 20, 30, 45),
    "layoff": ("all", "all", "own_side"),
    "layoff_needs_opening": (False, True),
    "pile_duty": ("always", "deep"),
    "pile_duty_when": ("same_turn", "same_turn", "at_once"),
    "pile_duty_by": ("play", "new_meld"),
    "return_taken": (False,),
    "rummy_call": ("off", "full"),
    "first_turn_bonus": (0, 25),
}


def tense_rules(rng: Random, seats: int) -> Rules:
    """Draws rules under which a turn owes much: reached cards, swapped jokers, an opening, a last card."""
    while True:
        rules = random_rules(rng, seats).replace(**{name: rng.choice(values) for name, values in _TENSE.items()})
        if not check_rules(rules, seats):
            return rules
