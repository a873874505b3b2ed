"""Small tables for the chapters of the rules: a record in keywords, and what it comes to."""

from __future__ import annotations

from typing import Any

from tests.oracle.faces import UNKNOWN
from tests.oracle.melds import table_value
from tests.oracle.position import POT_CARDS, laid, scores
from tests.oracle.reader import Record, read
from tests.oracle.turns import legal
from tests.rules.library import Outcome, outcome


def oracle_outcome(text: str) -> Outcome:
    """The oracle's answer to a record."""
    record = read(text)
    position, names = record.position, record.names
    assert position is not None, f"{record.error}\n{text}"
    actions = {"?"} if position.phase != "over" and UNKNOWN in position.hand else legal(position, names)
    over = position.phase == "over"
    calls = any("call " in action for action in legal(position, names))
    return Outcome(
        line=record.line,
        legal=frozenset(actions),
        hands={name: sorted(hand) for name, hand in zip(names, position.hands, strict=True)},
        pile=list(position.pile),
        tabled={name: laid(position, seat) for seat, name in enumerate(names)},
        values=_values(record),
        turn=None if over else names[position.turn],
        phase="call" if calls else position.phase,
        reached=None if over else position.reached,
        scores=dict(zip(names, scores(record.rounds[-1]), strict=True)) if over else None,
        ended_by=position.ended_by,
        out=None if position.out is None else names[position.out],
        totals=dict(zip(names, record.standing.totals, strict=True)),
        winners=[names[seat] for seat in record.standing.winners],
        pots=dict(zip(POT_CARDS, record.standing.pots, strict=True)) if record.rules.boodle else None,
        chips=dict(zip(names, record.standing.chips, strict=True)) if record.rules.boodle else None,
    )


def _values(record: Record) -> list[list[int]]:
    shown = []
    for meld in record.now.melds:
        values = [
            (card.card, card.stands_for, table_value(record.rules, meld, at)) for at, card in enumerate(meld.cards)
        ]
        if not meld.is_run:
            values.sort(key=lambda told: ("SHDC".find(told[1][-1]), told[0] == "JK"))
        shown.append([value for _, _, value in values])
    return shown


def play(text: str) -> Outcome:
    """What the library makes of a record; the oracle must say the same."""
    found = outcome(text)
    expected = oracle_outcome(text)
    assert found.told() == expected.told(), f"library and oracle differ ({found.refusal})\n{text}"
    return found


def board(*turns: str, rules: str = "standard", turn: str, **told: Any) -> Outcome:
    """Plays turns from a position.

    Hands by name (`Ann="7S 8S"`), melds as a list of texts, `total`, `dealer`, `reached`, `taken`, `opened`, `fresh`,
    `pile`, `stock` as in a record, every other keyword is a house rule. Ann and Bob always sit at the table.
    """
    statements = {name: told.pop(name) for name in list(told) if name in _STATEMENTS}
    hands = {name: told.pop(name) for name in list(told) if name[0].isupper()}
    melds = told.pop("melds", [])
    hands = {"Ann": "", "Bob": "", **hands}
    hands = {name: hands[name] for name in ("Ann", "Bob", "Cy", "Di") if name in hands}
    lines = ["rummy500: 1", f"rules: {rules}"]
    lines += [f"set: {name} {value}" for name, value in told.items()]
    lines += ["seats: " + ", ".join(hands)]
    lines += [f"dealer: {statements.pop('dealer')}"] if "dealer" in statements else []
    lines += [f"hand {name}: {cards}".strip() for name, cards in hands.items()]
    lines += [f"meld {number}: {meld}" for number, meld in enumerate(melds, 1)]
    lines += [f"{name}: {value}".strip() for name, value in statements.items()]
    lines += [f"turn: {turn}", *(line if line.startswith("restock:") else f"- {line}" for line in turns)]
    return play("\n".join(lines) + "\n")


_STATEMENTS = ("pile", "stock", "total", "dealer", "reached", "taken", "opened", "fresh")


def melds_of(found: Outcome) -> frozenset[str]:
    """The legal new melds."""
    return frozenset(action for action in found.legal if action.startswith("meld "))


def lays_of(found: Outcome) -> frozenset[str]:
    """The legal lay-offs."""
    return frozenset(action for action in found.legal if action.startswith("lay "))
