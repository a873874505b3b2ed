"""The rules of a table in words: complete, true to the numbers, nothing irrelevant, and word for word where known."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from rummy500.app.manners import MANNERS, Manners, manners_texts
from rummy500.game.deal import shuffle
from rummy500.game.round import Round
from rummy500.i18n import COMPLETE, Section, has_message, rules_sections
from rummy500.i18n.catalogue import _bundle
from rummy500.i18n.in_force import in_force, values_apart
from rummy500.i18n.paragraphs import SECTIONS
from rummy500.i18n.rules_text import paragraph_of
from rummy500.kernel.codes import REASONS
from rummy500.rules import FIELDS, PRESETS, Rules, check_rules, parse_rule, preset_seats
from rummy500.testkit.random_rules import random_rules
from tests.game.random_rules import texts_of

GOLDEN = Path(__file__).with_name("golden")
USUAL = manners_texts(Manners())

# Tables whose rules are compared word for word, by the name of their file.
KNOWN: dict[str, tuple[Rules, int, dict[str, str]]] = {
    "standard-4": (PRESETS["standard"], 4, {}),
    "standard-2": (PRESETS["standard"], 2, {}),
    "joker_table-5": (PRESETS["joker_table"], 5, {"turn_timer": "90", "undo": "off", "spectators": "on"}),
    "sheet-5": (PRESETS["sheet"], 5, {}),
    "pagat-3": (PRESETS["pagat"], 3, {"call_seconds": "8", "hints": "off", "coach": "on", "listed": "on"}),
    "persian-4": (PRESETS["persian"], 4, {"pace": "calm", "away_seconds": "15"}),
    "michigan-6": (PRESETS["michigan"], 6, {"pace": "instant"}),
    "floating-teams-8": (
        Rules(
            jokers_per_deck=2,
            max_wild=2,
            joker_layoff="unless_held",
            joker_swap="same_turn",
            identical_in_set="on",
            ace="around",
            min_run=4,
            opening_minimum=40,
            layoff="own_side",
            pile_depth="whole",
            pile_duty="always",
            pile_duty_when="same_turn",
            rummy_call="full",
            going_out="float",
            going_out_bonus=25,
            first_turn_bonus=50,
            stock_out="reshuffle",
            max_reshuffles=2,
            stock_out_penalty=False,
            number_values="five",
            queen_of_spades=40,
            joker_melded="replaced",
            four_at_once_doubles=True,
            target=1000,
            target_rule="exceed",
            winner="went_out",
            teams=2,
            settlement=True,
            boodle=True,
            cut=True,
            next_dealer="round_winner",
        ),
        8,
        {},
    ),
    "bare-3": (
        Rules(
            sets=False,
            ace="low",
            layoff="none",
            pile_depth="top",
            return_taken=True,
            going_out="discard",
            stock_out="at_once",
            rounds=1,
            tie="share",
        ),
        3,
        {},
    ),
}


def _sections(rules: Rules, seats: int, language: str, manners: dict[str, str] | None = None) -> list[Section]:
    return _written(rules, seats, language, tuple((manners or {}).items()))


@cache
def _written(rules: Rules, seats: int, language: str, manners: tuple[tuple[str, str], ...]) -> list[Section]:
    return rules_sections(rules, seats, {**USUAL, **dict(manners)}, language, USUAL)


def _page(sections: list[Section]) -> str:
    """The page as lines of text: the marks of what is not as in the standard rules, then number and sentence."""
    lines: list[str] = []
    for section in sections:
        lines += ["", f"## {section.number} {section.title}", ""]
        lines += [f"{'*' if item.changed else ' '} {item.number} [{item.id}] {item.text}" for item in section.items]
        if section.values is not None:
            lines += ["", f"  {section.values.caption}"]
            lines += [f"{'*' if row.changed else ' '} {row.what}: {row.worth}" for row in section.values.rows]
    return "\n".join(lines).strip() + "\n"


def _texts(sections: list[Section]) -> list[str]:
    rows = [row for section in sections if section.values for row in section.values.rows]
    return [item.text for section in sections for item in section.items] + [f"{row.what}: {row.worth}" for row in rows]


@cache
def _drawn() -> list[tuple[Rules, int]]:
    """Every preset at every number of seats that can play it, and random rules."""
    tables = [(rules, seats) for rules in PRESETS.values() for seats in range(2, 9) if not check_rules(rules, seats)]
    rng = Random(1)
    for _ in range(300):
        seats = rng.randint(2, 8)
        tables.append((random_rules(rng, seats), seats))
    return tables


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("name", KNOWN)
def test_known_tables_word_for_word(name: str, language: str) -> None:
    rules, seats, manners = KNOWN[name]
    path = GOLDEN / f"{name}.{language}.txt"
    assert _page(_sections(rules, seats, language, manners)) == path.read_text("utf-8")


def test_every_golden_text_belongs_to_a_known_table() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == {f"{name}.{tongue}.txt" for name in KNOWN for tongue in COMPLETE}


@pytest.mark.parametrize("language", COMPLETE)
def test_every_sentence_is_whole(language: str) -> None:
    for rules, seats in _drawn():
        sections = _sections(rules, seats, language)
        ids = [item.id for section in sections for item in section.items]
        assert len(set(ids)) == len(ids)
        for at, section in enumerate(sections, 1):
            assert section.number == at and section.title and section.items
            assert [item.number for item in section.items] == [f"{at}.{n}" for n in range(1, len(section.items) + 1)]
            for item in section.items:
                assert item.id.split("-")[0] == section.id
                assert item.text[0].isupper() and item.text[-1] in ".!", item.text
                assert not re.search(r"[{}$_*]|  | [.,;:]|None|\n|\.\.", item.text), item.text


@pytest.mark.parametrize("language", COMPLETE)
def test_every_rule_that_differs_and_matters_is_stated_and_marked(language: str) -> None:
    for rules, seats in _drawn():
        marked: set[str] = set()
        calm: set[str] = set()
        for section in _sections(rules, seats, language)[:-1]:
            lines = [(item.changed, item.fields) for item in section.items]
            lines += [(row.changed, row.fields) for row in (section.values.rows if section.values else ())]
            for changed, fields in lines:
                (marked if changed else calm).update(fields)
        apart = set(values_apart(rules, Rules(), seats))
        assert apart <= marked, f"not stated: {apart - marked} of {rules} for {seats}"
        assert not apart & calm


def test_what_has_no_effect_is_left_out_and_what_has_is_told_apart() -> None:
    """Each table beside neighbours that differ in one field: the same page exactly where they are played alike."""
    rng = Random(2)
    compared = {True: 0, False: 0}
    for rules, seats in _drawn():
        page = _page(rules_sections(rules, seats, {}, "en"))
        force = in_force(rules, seats)
        for name in rng.sample(sorted(FIELDS), 12):
            other = rules.replace(**{name: parse_rule(name, rng.choice(texts_of(name)))})
            if check_rules(other, seats):
                continue
            alike = in_force(other, seats) == force
            assert (_page(rules_sections(other, seats, {}, "en")) == page) == alike, f"{name}: {rules} for {seats}"
            compared[alike] += 1
    assert min(compared.values()) > 500


@pytest.mark.parametrize("language", COMPLETE)
def test_different_tables_never_have_the_same_rules(language: str) -> None:
    pages: dict[str, dict[str, str]] = {}
    for rules, seats in _drawn():
        text = "\n".join(_texts(rules_sections(rules, seats, {}, language)))
        force = {
            **in_force(rules, seats),
            "pack": str(rules.pack_size(seats)),
            "teams of": str(seats * (rules.teams > 0)),
        }
        force["stock"] = str(rules.pack_size(seats) - seats * rules.dealt(seats))
        assert pages.setdefault(text, force) == force


def test_the_numbers_of_the_deal_are_those_of_the_table() -> None:
    for rules, seats in _drawn():
        begun = Round.deal(rules, seats, 0, shuffle(bytes(32), rules, seats)).started()
        [text] = [item.text for item in _sections(rules, seats, "en")[0].items if item.id == "deal-hand"]
        assert [int(n) for n in re.findall(r"\d+", text)] == [begun.counts[0], begun.stock]


def test_the_values_are_those_that_are_scored() -> None:
    rules = Rules(jokers_per_deck=2, ace_value=11, ace_low_value=3, queen_of_spades=40, joker_value=25)
    values = next(section.values for section in _sections(rules, 3, "en") if section.values)
    assert {row.what: row.worth for row in values.rows} == {
        "Queen of spades": "40",
        "10, J, K and the other queens": "10",
        "2 to 9": "face value",
        "Ace after a king, in a set or in the hand": "11",
        "Ace at the low end of a run": "3",
        "Joker": "25",
    }
    assert {row.what for row in values.rows if row.changed} == {
        "Queen of spades",
        "Ace after a king, in a set or in the hand",
        "Ace at the low end of a run",
        "Joker",
    }


def test_every_paragraph_of_the_catalogue_is_used_by_some_table() -> None:
    used = {item.id for rules, seats in _drawn() for section in _sections(rules, seats, "en") for item in section.items}
    written = {
        key.removeprefix("rules-")
        for key in _bundle("en")._messages
        if key.startswith("rules-") and key.split("-")[1] in {*SECTIONS, "manners"}
    }
    assert used == written


@pytest.mark.parametrize(
    ("rules", "seats", "paragraph", "words"),
    [
        (Rules(), 5, "deal-pack", "You play with two decks shuffled together, 104 cards in all, without jokers."),
        (Rules(jokers_per_deck=1), 4, "deal-pack", "You play with one deck of 52 cards and one joker."),
        (Rules(pile_duty="none"), 4, "pile-duty", "You need not play anything that you take from the pile."),
        (
            Rules(pile_duty="none", rummy_call="full", pile_duty_by="new_meld", pile_duty_when="same_turn"),
            4,
            "call-full",
            "you must play it before you discard, in a new meld (laying it off is not enough).",
        ),
        (Rules(pile_depth="top", pile_duty="always"), 4, "pile-duty", "The card that you take from the pile must be"),
        (Rules(jokers_per_deck=2, joker_swap="keep"), 4, "pile-duty", "or by swapping it for a joker."),
        (Rules(layoff="none"), 4, "pile-duty", "with your very next action, in a meld."),
        (Rules(layoff="none"), 4, "out-how", "by a meld or a discard"),
        (Rules(going_out="float", stock_out="ask"), 4, "out-float", "If there is nothing to draw, you pass"),
        (Rules(going_out="float", first_turn_bonus=25), 4, "out-stand", "you play everything and discard the last"),
        (Rules(first_turn_bonus=25), 4, "out-stand", "and the last card may be discarded. That earns 25 extra points."),
        (Rules(first_turn_bonus=1, rummy_call="full"), 4, "out-stand", "A Rummy call uses up your first turn."),
        (Rules(ace="around"), 4, "melds-ace", "after the king comes the ace, and after the ace the 2, as in Q-K-A-2"),
        (Rules(opening_minimum=30, teams=2), 4, "melds-opening", "Once one of you has opened, the whole team has."),
        (Rules(opening_minimum=30, four_at_once_doubles=True), 4, "melds-opening", "not counting lay-offs, without d"),
        (Rules(stock_out="at_once", rummy_call="full"), 4, "call-never", "nobody after a discard that ends the round."),
        (Rules(stock_out="reshuffle", max_reshuffles=3), 4, "stock-empty", "up to 3 times in a round. After that, or"),
        (Rules(winner="went_out"), 4, "match-tie", "If several are still tied at the top, another round is played."),
        (Rules(rounds=1, winner="went_out"), 4, "match-tie", "If players are tied at the top, another round is pl"),
        (Rules(rounds=1), 4, "match-rounds", "The match is a single round. The highest total wins."),
        (Rules(target=10_000), 4, "match-target", "whoever has 10,000 points or more after a round"),
        (Rules(teams=2), 6, "teams-who", "There are two teams of three."),
        (Rules(teams=4), 8, "teams-who", "There are four teams of two."),
        (Rules(layoff="own_side", teams=2), 6, "melds-layoff", "only to melds that you or your partners put down."),
        (Rules(layoff="own_side"), 6, "melds-layoff", "only to melds that you put down yourself."),
        (Rules(boodle=True), 5, "boodle-take", "Of the two copies of a card, only the first one counts."),
        (Rules(jokers_per_deck=4, jokers_wild=False), 2, "jokers-apart", "and a fourth may be laid off on three."),
        (Rules(jokers_per_deck=3, jokers_wild=False), 2, "jokers-apart", "three jokers make a meld."),
    ],
)
def test_rules_that_meet(rules: Rules, seats: int, paragraph: str, words: str) -> None:
    [text] = [item.text for section in _sections(rules, seats, "en") for item in section.items if item.id == paragraph]
    assert words in text


@pytest.mark.parametrize("absent", ["jokers", "call", "teams", "boodle"])
def test_what_a_table_does_not_have_has_no_section(absent: str) -> None:
    assert absent not in {section.id for section in _sections(Rules(), 4, "en")}


def test_the_time_for_a_call_is_told_where_there_are_calls() -> None:
    def has(rules: Rules) -> bool:
        return any(item.id == "manners-call-seconds" for item in _sections(rules, 4, "en")[-1].items)

    assert not has(Rules())
    assert has(Rules(rummy_call="last_discard"))
    assert not has(Rules(rummy_call="last_discard", layoff="none"))


def test_every_manner_is_told_and_marked_where_it_is_not_as_usual() -> None:
    manners = {"turn_timer": "90", "pace": "calm", "undo": "off", "spectators": "on"}
    section = _sections(Rules(rummy_call="full"), 4, "en", manners)[-1]
    assert section.id == "manners"
    assert [item.fields[0] for item in section.items] == list(MANNERS)
    assert {item.fields[0] for item in section.items if item.changed} == set(manners)
    texts = {item.fields[0]: item.text for item in section.items}
    assert texts["turn_timer"] == "A turn may take 90 seconds. After that, the computer finishes the turn."
    both = _sections(Rules(rummy_call="full"), 4, "en")[-1]
    assert all(a.text != b.text for a, b in zip(section.items, both.items, strict=True) if a.changed)


def test_the_manners_may_be_left_out() -> None:
    assert rules_sections(Rules(), 4, {}, "en")[-1].id == "match"


# What no paragraph needs to explain: whose turn it is, what was typed, what a record lacks.
_PLAIN = {
    "bad_move",
    "card_not_held",
    "call_off",
    "no_such_copy",
    "no_such_meld",
    "not_an_action",
    "not_in_pile",
    "not_your_turn",
    "only_jokers_stand_for",
    "other_top",
    "pile_empty",
    "restock_first",
    "restock_missing",
    "restock_not_due",
    "restock_wrong_cards",
    "round_over",
    "run_order",
    "unknown_card",
    "unknown_hand",
    "unknown_top",
    "unknown_verb",
    "which_copy",
}


def test_every_refusal_of_the_rule_book_leads_to_a_paragraph() -> None:
    explained: set[str] = set()
    for rules, seats in _drawn():
        sections = _sections(rules, seats, "en")
        found = paragraph_of(sections)
        assert set(found.values()) <= {item.id for section in sections for item in section.items}
        explained |= set(found)
    assert {reason for reason in REASONS if reason} - explained <= _PLAIN
    assert all(has_message("en", f"error-{code.replace('_', '-')}") for code in explained)


def test_a_refusal_leads_to_the_paragraph_that_this_table_has() -> None:
    wild = paragraph_of(_sections(Rules(jokers_per_deck=2), 4, "en"))
    assert wild["too_many_jokers"] == "jokers-most"
    assert paragraph_of(_sections(Rules(jokers_per_deck=1), 4, "en"))["too_many_jokers"] == "jokers-wild"
    plain = paragraph_of(_sections(Rules(), 4, "en"))
    assert "too_many_jokers" not in plain
    assert plain["reached_pending"] == "pile-duty"


def test_presets_name_the_seats_they_suggest() -> None:
    seats = preset_seats("persian")
    assert seats is not None
    assert any(section.id == "teams" for section in _sections(PRESETS["persian"], seats, "de"))


def write_golden() -> None:
    """Writes the known texts anew: ``python -m tests.i18n.test_rules_text`` after a sentence has been changed."""
    for name, (rules, seats, manners) in KNOWN.items():
        for language in COMPLETE:
            text = _page(_sections(rules, seats, language, manners))
            (GOLDEN / f"{name}.{language}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    write_golden()
