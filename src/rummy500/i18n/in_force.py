"""What of the house rules has any effect at a table of so many seats, and which values come to the same."""

from __future__ import annotations

from rummy500.rules import FIELDS, Rules, rule_text

__all__ = ["changed_fields", "idle_fields", "in_force", "values_apart"]


def idle_fields(rules: Rules, seats: int) -> frozenset[str]:
    """Gives the fields whose value changes nothing, because of the other fields or the number of seats.

    >>> sorted(idle_fields(Rules(sets=False, rounds=3), 4) - idle_fields(Rules(), 4))
    ['four_at_once_doubles', 'target', 'target_rule', 'winner']
    """
    idle = _idle_jokers(rules, seats) | _idle_pile(rules)
    if rules.deck_count(seats) == 1 or not rules.sets:
        idle.add("identical_in_set")
    if not rules.sets:
        idle.add("four_at_once_doubles")
    if rules.layoff == "none" or rules.opening_minimum:
        idle.add("layoff_needs_opening")
    if rules.layoff == "none" and rules.rummy_call != "full":
        idle.add("rummy_call")  # nothing is ever laid off
    if rules.stock_out != "reshuffle":
        idle.add("max_reshuffles")
    if rules.ace == "high":
        idle.add("ace_low_value")
    if rules.rounds is not None:
        idle |= {"target", "target_rule", "winner"}
        if rules.rounds == 1 and rules.tie == "share":
            idle.add("next_dealer")
    return frozenset(idle)


def _idle_jokers(rules: Rules, seats: int) -> set[str]:
    jokers = rules.joker_count(seats)
    if jokers == 0:
        return {"jokers_wild", "max_wild", "joker_layoff", "joker_swap", "joker_value", "joker_melded"}
    if not rules.jokers_wild:
        return {"max_wild", "joker_layoff", "joker_swap", "joker_melded"}
    idle = {"joker_layoff", "joker_swap"} if rules.layoff == "none" else set()
    return idle | {"max_wild"} if jokers == 1 else idle


def _idle_pile(rules: Rules) -> set[str]:
    idle = set()
    if not _owes(rules) and rules.rummy_call != "full":
        idle |= {"pile_duty_when", "pile_duty_by"}
    elif rules.layoff == "none":
        idle.add("pile_duty_by")  # a new meld is the only way
    if rules.pile_duty == "always":
        idle.add("return_taken")  # it has to be played
    return idle


def _owes(rules: Rules) -> bool:
    """Whether taking from the pile can make a card that has to be played."""
    return rules.pile_duty == "always" or (rules.pile_duty == "deep" and rules.pile_depth != "top")


def in_force(rules: Rules, seats: int) -> dict[str, str]:
    """Gives every field that has an effect with its value as text, equal effects by equal texts.

    ``auto`` is the number that it makes; of values that come to the same, one stands for all. Two rule sets with
    equal answers are played alike at this number of seats.
    """
    idle = idle_fields(rules, seats)
    texts = {name: rule_text(name, getattr(rules, name)) for name in FIELDS if name not in idle}
    texts["decks"] = str(rules.deck_count(seats))
    texts["hand_size"] = str(rules.dealt(seats))
    if not _owes(rules):
        texts["pile_duty"] = "none"
    jokers = rules.joker_count(seats)
    if "max_wild" in texts and rules.max_wild is not None and rules.max_wild >= jokers:
        texts["max_wild"] = "none"
    return texts


def values_apart(rules: Rules, other: Rules, seats: int, other_seats: int | None = None) -> dict[str, str]:
    """Gives the fields in force under ``rules`` whose value is not that of ``other``, with the value in force.

    A field that is idle in ``other`` is compared by what stands there; what is written alike at the same number of
    seats is no difference, though another field may have made it idle.
    """
    before = other_seats or seats
    known = in_force(other, before)
    found = {}
    for name, text in in_force(rules, seats).items():
        written = getattr(rules, name) == getattr(other, name) and before == seats
        if not written and text != known.get(name, rule_text(name, getattr(other, name))):
            found[name] = text
    return found


def changed_fields(rules: Rules, base: Rules) -> list[str]:
    """Gives the fields that are written differently in two rule sets, in the order of rules §10."""
    return [name for name in FIELDS if getattr(rules, name) != getattr(base, name)]
