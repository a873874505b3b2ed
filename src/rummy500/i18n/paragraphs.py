"""Which paragraphs the rules of a table have, what each is about, and what its sentence needs to know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from rummy500.i18n.catalogue import Variable
from rummy500.i18n.in_force import in_force
from rummy500.rules import Rules

__all__ = ["SECTIONS", "Paragraph", "Standing", "paragraphs"]


class Paragraph(msgspec.Struct, frozen=True):
    """Is one paragraph: its message is ``rules-`` and its id, ``fields`` are the house rules that it states."""

    id: str
    fields: tuple[str, ...] = ()
    variables: dict[str, Variable] = {}


class Standing(msgspec.Struct, frozen=True):
    """Is a rule set at a number of seats, with what follows from both; ``force`` are the values in force."""

    rules: Rules
    seats: int
    force: dict[str, str]

    @classmethod
    def of(cls, rules: Rules, seats: int) -> Standing:
        """Works it out."""
        return cls(rules, seats, in_force(rules, seats))

    @property
    def jokers(self) -> int:
        """The jokers in the pack."""
        return self.rules.joker_count(self.seats)

    @property
    def wild(self) -> bool:
        """Whether there are jokers that stand for other cards."""
        return self.jokers > 0 and self.rules.jokers_wild

    @property
    def two_decks(self) -> bool:
        """Whether every card exists twice."""
        return self.rules.deck_count(self.seats) == 2

    @property
    def swaps(self) -> bool:
        """Whether jokers on the table can be swapped."""
        return self.force.get("joker_swap", "never") != "never"

    @property
    def lays(self) -> bool:
        """Whether cards can be laid off at all."""
        return self.rules.layoff != "none"

    @property
    def partners(self) -> int:
        """How many partners a player has."""
        return self.seats // self.rules.teams - 1 if self.rules.teams else 0

    @property
    def duty(self) -> str:
        """When a card from the pile has to be played: ``none``, ``deep``, ``always``; ``top`` if it is alone."""
        duty = self.force["pile_duty"]
        return "top" if duty == "always" and self.rules.pile_depth == "top" else duty

    @property
    def duty_by(self) -> str:
        """How such a card is played: ``new``, ``meld`` (nothing else is possible), ``swap`` besides, or ``lay``."""
        if not self.lays:
            return "meld"
        if self.rules.pile_duty_by == "new_meld":
            return "new"
        return "swap" if self.swaps else "lay"

    @property
    def call(self) -> str:
        """The Rummy call in force."""
        return self.force.get("rummy_call", "off")

    @property
    def target_counts(self) -> bool:
        """Whether the match is played to a target."""
        return self.rules.rounds is None


def _word(condition: bool) -> str:
    return "yes" if condition else "no"


def _number(text: str) -> int:
    return int(text) if text.isdecimal() else 0


def _deal(at: Standing) -> Iterator[Paragraph]:
    rules, seats = at.rules, at.seats
    pack, hand = rules.pack_size(seats), rules.dealt(seats)
    decks = rules.deck_count(seats)
    yield Paragraph("deal-pack", ("decks", "jokers_per_deck"), {"decks": decks, "jokers": at.jokers, "pack": pack})
    if at.two_decks:
        yield Paragraph("deal-copies", ("decks",))
    yield Paragraph("deal-hand", ("hand_size",), {"hand": hand, "stock": pack - seats * hand - 1})
    if rules.cut:
        yield Paragraph("deal-cut", ("cut",))
    yield Paragraph("deal-dealer", ("next_dealer",), {"next": at.force.get("next_dealer", "never")})


def _turn(at: Standing) -> Iterator[Paragraph]:
    yield Paragraph("turn-order")
    yield Paragraph("turn-draw")
    plays = "swap" if at.swaps else "lay" if at.lays else "meld"
    yield Paragraph("turn-steps", (), {"plays": plays})
    owes, joker = at.duty != "none" or at.call == "full", at.force.get("joker_swap") == "same_turn"
    besides = "both" if owes and joker else "pile" if owes else "joker" if joker else "nothing"
    yield Paragraph("turn-free", (), {"besides": besides})
    yield Paragraph("turn-finish")


def _melds(at: Standing) -> Iterator[Paragraph]:
    rules = at.rules
    two = rules.sets and at.two_decks
    kind = rules.identical_in_set if two else "single"
    fields = ("sets", "identical_in_set") if two else ("sets",)
    yield Paragraph("melds-set", fields, {"sets": _word(rules.sets), "copies": kind})
    yield Paragraph("melds-run", ("min_run",), {"shortest": rules.min_run})
    yield Paragraph("melds-ace", ("ace",), {"ace": rules.ace})
    if rules.opening_minimum:
        variables: dict[str, Variable] = {
            "minimum": rules.opening_minimum,
            "doubles": _word("four_at_once_doubles" in at.force and rules.four_at_once_doubles),
            "lays": _word(at.lays),
            "teams": _word(rules.teams > 0),
        }
        yield Paragraph("melds-opening", ("opening_minimum",), variables)
    yield from _melds_layoff(at)
    stay = "all" if rules.layoff == "all" else "team" if at.lays and at.partners else "own"
    yield Paragraph("melds-stay", (), {"on": stay, "swaps": _word(at.swaps)})


def _melds_layoff(at: Standing) -> Iterator[Paragraph]:
    rules = at.rules
    side = "team" if rules.layoff == "own_side" and at.partners else rules.layoff
    yield Paragraph("melds-layoff", ("layoff",), {"side": side, "partners": at.partners})
    if at.lays and (rules.opening_minimum or rules.layoff_needs_opening):
        yield Paragraph(
            "melds-first",
            ("opening_minimum",) if rules.opening_minimum else ("layoff_needs_opening",),
            {"opening": _word(rules.opening_minimum > 0), "swaps": _word(at.swaps), "teams": _word(rules.teams > 0)},
        )


def _jokers(at: Standing) -> Iterator[Paragraph]:
    rules = at.rules
    if not at.jokers:
        return
    if not rules.jokers_wild:
        fourth = "no" if at.jokers < 4 else "lay" if at.lays else "yes"
        yield Paragraph("jokers-apart", ("jokers_wild",), {"fourth": fourth})
        return
    yield Paragraph("jokers-wild", ("jokers_wild",))
    if at.jokers > 1:
        yield Paragraph("jokers-most", ("max_wild",), {"most": _number(at.force["max_wild"])})
    if rules.sets:
        twins = at.two_decks and rules.identical_in_set != "off"
        yield Paragraph("jokers-set", ("identical_in_set",) if at.two_decks else (), {"twins": _word(twins)})
    if at.lays:
        yield Paragraph("jokers-layoff", ("joker_layoff",), {"when": rules.joker_layoff})
        side = "all" if rules.layoff == "all" else "team" if at.partners else "own"
        doubled = rules.four_at_once_doubles and rules.sets
        variables: dict[str, Variable] = {"swap": rules.joker_swap, "side": side, "doubled": _word(doubled)}
        yield Paragraph("jokers-swap", ("joker_swap",), variables)


def _pile(at: Standing) -> Iterator[Paragraph]:
    rules = at.rules
    yield Paragraph("pile-seen")
    yield Paragraph("pile-reach", ("pile_depth",), {"depth": rules.pile_depth})
    fields: tuple[str, ...] = ("pile_duty",)
    if at.duty != "none":
        fields = tuple(name for name in ("pile_duty", "pile_duty_when", "pile_duty_by") if name in at.force)
    duty: dict[str, Variable] = {"duty": at.duty, "when": rules.pile_duty_when, "by": at.duty_by}
    yield Paragraph("pile-duty", fields, duty)
    if "return_taken" in at.force:
        several = "none" if rules.pile_depth == "top" else "free" if at.duty == "none" else "owed"
        variables: dict[str, Variable] = {
            "allowed": _word(rules.return_taken),
            "copies": 2 if at.two_decks else 1,
            "several": several,
        }
        yield Paragraph("pile-return", ("return_taken",), variables)


def _call(at: Standing) -> Iterator[Paragraph]:
    rules = at.rules
    if at.call == "off":
        return
    if at.call == "last_discard":
        side = "all" if rules.layoff == "all" else "team" if at.partners else "own"
        first = rules.opening_minimum > 0 or rules.layoff_needs_opening
        yield Paragraph("call-last", ("rummy_call",), {"side": side, "opened": _word(first)})
    else:
        duty: dict[str, Variable] = {"lays": _word(at.lays), "when": rules.pile_duty_when, "by": at.duty_by}
        fields = tuple(name for name in ("rummy_call", "pile_duty_when", "pile_duty_by") if name in at.force)
        yield Paragraph("call-full", fields, duty)
    yield Paragraph("call-first")
    floats = rules.going_out == "float" and at.call == "full"
    yield Paragraph("call-never", (), {"floats": _word(floats), "reshuffle": _word(rules.stock_out == "reshuffle")})


def _out(at: Standing) -> Iterator[Paragraph]:
    rules = at.rules
    yield Paragraph("out-how", ("going_out",), {"how": rules.going_out, "lays": _word(at.lays)})
    if rules.going_out == "float":
        empty = "never" if rules.stock_out == "at_once" else "pass"
        yield Paragraph("out-float", ("going_out",), {"empty": empty, "lays": _word(at.lays)})
    if rules.going_out_bonus:
        yield Paragraph("out-bonus", ("going_out_bonus",), {"bonus": rules.going_out_bonus})
    if rules.first_turn_bonus:
        last = _word(rules.going_out != "any")
        full = _word(at.call == "full")
        yield Paragraph(
            "out-stand", ("first_turn_bonus",), {"bonus": rules.first_turn_bonus, "last": last, "call": full}
        )


def _stock(at: Standing) -> Iterator[Paragraph]:
    rules = at.rules
    fields = ("stock_out", "max_reshuffles") if rules.stock_out == "reshuffle" else ("stock_out",)
    yield Paragraph("stock-empty", fields, {"how": rules.stock_out, "times": rules.max_reshuffles})
    if rules.stock_out != "at_once":
        yield Paragraph("stock-end")
    yield Paragraph("stock-hands", ("stock_out_penalty",), {"count": _word(rules.stock_out_penalty)})


def _scoring(at: Standing) -> Iterator[Paragraph]:
    rules = at.rules
    yield Paragraph("scoring-round", (), {"teams": _word(rules.teams > 0)})
    if rules.ace == "around":
        yield Paragraph("scoring-ace", ("ace_low_value",))
    if rules.sets and rules.four_at_once_doubles:
        variables: dict[str, Variable] = {
            "most": 8 if at.two_decks and rules.identical_in_set == "on" else 4,
            "lays": _word(at.lays),
        }
        yield Paragraph("scoring-double", ("four_at_once_doubles",), variables)


def _match(at: Standing) -> Iterator[Paragraph]:
    rules = at.rules
    who = "team" if rules.teams else "player"
    if rules.rounds is not None:
        yield Paragraph("match-rounds", ("rounds",), {"rounds": rules.rounds, "who": who})
    else:
        target: dict[str, Variable] = {"target": rules.target, "rule": rules.target_rule, "who": who}
        yield Paragraph("match-target", ("target", "target_rule", "rounds"), target)
        yield Paragraph("match-several", ("winner",), {"winner": rules.winner, "who": who})
    after = "out" if at.target_counts and rules.winner == "went_out" else "total"
    yield Paragraph("match-tie", ("tie",), {"tie": rules.tie, "who": who, "after": after})
    if rules.settlement:
        yield Paragraph("match-settlement", ("settlement",))


def _teams(at: Standing) -> Iterator[Paragraph]:
    rules = at.rules
    if rules.teams:
        yield Paragraph("teams-who", ("teams",), {"teams": rules.teams, "partners": at.partners})
        yield Paragraph("teams-score", ("teams",), {"partners": at.partners})
        yield Paragraph("teams-out", ("teams",), {"partners": at.partners})


def _boodle(at: Standing) -> Iterator[Paragraph]:
    if at.rules.boodle:
        yield Paragraph("boodle-pots", ("boodle",))
        ways = "swap" if at.swaps else "lay" if at.lays else "meld"
        copies = 2 if at.two_decks else 1
        yield Paragraph("boodle-take", ("boodle",), {"ways": ways, "copies": copies, "wild": _word(at.wild)})
        yield Paragraph("boodle-chips", ("boodle",))


SECTIONS: Final[dict[str, Callable[[Standing], Iterator[Paragraph]]]] = {
    "deal": _deal,
    "turn": _turn,
    "melds": _melds,
    "jokers": _jokers,
    "pile": _pile,
    "call": _call,
    "out": _out,
    "stock": _stock,
    "scoring": _scoring,
    "match": _match,
    "teams": _teams,
    "boodle": _boodle,
}
"""The sections of the game's rules, in order."""


def paragraphs(rules: Rules, seats: int) -> dict[str, list[Paragraph]]:
    """Gives the paragraphs of every section that has any."""
    at = Standing.of(rules, seats)
    found = {name: list(section(at)) for name, section in SECTIONS.items()}
    return {name: made for name, made in found.items() if made}
