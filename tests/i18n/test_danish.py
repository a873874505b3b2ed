"""Danish: plural forms, numbers, quotation marks, du, and the letters of its cards."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rummy500.cards import Card, parse_card
from rummy500.i18n import message, number, preset_name, rank_letter, sentence, sources, value_text
from rummy500.i18n.advice_text import meld_text
from rummy500.i18n.prose import PAGES, prose_of

COUNTS = (0, 1, 2, 5, 21, 22)


def _texts() -> list[tuple[str, str]]:
    """Every piece of text of every Danish message, with the message's name."""
    found: list[tuple[str, str]] = []

    class Texts(Visitor):
        def __init__(self, key: str) -> None:
            self.key = key

        def visit_TextElement(self, element: ast.TextElement) -> None:  # noqa: N802 - the name is the library's
            found.append((self.key, element.value))

    for text in sources("da").values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                Texts(entry.id.name).visit(entry)
    return found


def _pages() -> dict[str, str]:
    """The prose of every page, by the page's name."""
    pages = {name: page for name in PAGES if (page := prose_of(name, "da"))}
    assert set(pages) == set(PAGES)
    return {name: "\n".join([page.title, page.description, *page.parts.values()]) for name, page in pages.items()}


# Danish has two forms, and 21 is not like 1: nought and everything from two on take the plural.
@pytest.mark.parametrize(
    ("name", "variable", "expected"),
    [
        ("clock-label", "seconds", "0 sekunder|ét sekund|2 sekunder|5 sekunder|21 sekunder|22 sekunder"),
        ("home-rounds", "count", "første runde|én runde|2 runder|5 runder|21 runder|22 runder"),
        ("home-public-free", "count", "ingen|én fri plads|2 frie pladser|5 frie|21 frie pladser|22 frie pladser"),
        ("say-stock", "count", "tom|Ét kort|2 kort|5 kort|21 kort|22 kort"),
        ("edit-changes", "count", "0 ændringer|én ændring|2 ændringer|5 ændringer|21 ændringer|22 ændringer"),
        ("reason-lays-now", "points", "0 point|ét point|2 point|5 point|21 point|22 point"),
        ("value-rounds", "count", "0 runder|1 runde|2 runder|5 runder|21 runder|22 runder"),
    ],
)
def test_one_and_many(name: str, variable: str, expected: str) -> None:
    for count, wanted in zip(COUNTS, expected.split("|"), strict=True):
        assert re.search(rf"\b{wanted}\b", message("da", name, **{variable: count})), (name, count)


def test_chips_and_minutes_have_their_plurals_inside_longer_sentences() -> None:
    chips = [message("da", "tell-pot-taken", who="other", name="Ada", card="E♥", chips=n) for n in COUNTS]
    assert [text.rsplit(": ", 1)[1] for text in chips] == [
        "0 jetoner.",
        "én jeton.",
        "2 jetoner.",
        "5 jetoner.",
        "21 jetoner.",
        "22 jetoner.",
    ]
    links = [message("da", "device-show", minutes=n) for n in (1, 2, 21)]
    assert [re.findall(r"\bi (\S+ minut(?:ter)?)\.", text) for text in links] == [
        ["ét minut"],
        ["2 minutter"],
        ["21 minutter"],
    ]


def test_numbers_as_danes_write_them() -> None:
    assert [number(n, "da") for n in (-9, 0, 505, 10000, -1234567)] == ["−9", "0", "505", "10.000", "−1.234.567"]
    assert value_text("target", "1500", "da") == "1.500 point"
    assert value_text("opening_minimum", "1", "da") == "1 point"


def test_cards_have_danish_letters_in_sentences() -> None:
    ranks = [card.rank for card in map(parse_card, ("AS", "JS", "QS", "KS", "10S"))]
    assert [rank_letter(rank, "da") for rank in ranks if rank is not None] == [
        "E",
        "B",
        "D",
        "K",
        "10",
    ]
    assert sentence("da", "not_a_meld", {"cards": ("AH", "JC", "QS")}) == (
        "E♥ B♣ D♠: Det er hverken et sæt eller en rækkefølge."
    )
    assert preset_name("michigan", "da") == "Michigan"
    assert "E♥, K♣, D♦ og B♠" in message("da", "preset-michigan-note")


def test_sets_of_others_are_named_in_the_definite_form() -> None:
    ranks = ("2", "3", "6", "10", "J", "Q", "K", "A")
    named = {rank: meld_text("da", "set", [Card(f"{rank}S")] * 3, "Ada", "other") for rank in ranks}
    assert named == {
        "2": "toerne hos Ada",
        "3": "treerne hos Ada",
        "6": "sekserne hos Ada",
        "10": "tierne hos Ada",
        "J": "knægtene hos Ada",
        "Q": "damerne hos Ada",
        "K": "kongerne hos Ada",
        "A": "esserne hos Ada",
    }
    assert meld_text("da", "set", [Card("JK")] * 3, "Hans", "other") == "jokerne hos Hans"
    assert meld_text("da", "set", [Card("KS")] * 3, "Ada", "own") == "sine egne konger"


def test_the_cards_that_somebody_has_left_are_not_those_they_go_out_with() -> None:
    dear = message("da", "reason-dear", card="E♥", cost=15, name="Ada", left=1)
    assert dear == "E♥ ville koste 15 på hånden, hvis Ada, der har ét kort tilbage, går ud."
    nothing = message("da", "reason-call-costs", card="7♠", points=0, count=0, cost=0, name="Ada", left=2)
    assert nothing == "Et råb på 7♠ ville ikke give noget på bordet, og der ville ikke blive kort til overs."


def test_no_english_letter_stands_on_a_danish_card() -> None:
    for key, text in [*_texts(), *_pages().items()]:
        assert not re.search(r"\b[AJQ][♠♥♦♣]|\b[AJQ]-[2-9BDEK]|[2-9BDEK]-[AJQ]\b", text), f"{key}: {text}"


def test_danish_says_du() -> None:
    for key, text in _texts():
        assert not re.search(r"(?<![.!?:»(] )(?<!^)(?<!»)\b(?:De|Dem|Deres)\b", text), f"{key}: {text}"


def test_danish_quotes_point_inwards() -> None:
    whole: dict[str, str] = {}
    for key, text in _texts():
        whole[key] = whole.get(key, "") + text
    whole |= _pages()
    for key, text in whole.items():
        assert not re.search("[“”„‘‚]", text), f"{key}: {text}"
        assert text.count("»") == text.count("«"), f"{key}: {text}"
