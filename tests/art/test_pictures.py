"""Pictures of cards and tables: standalone, well-formed, complete, for every size of position."""

import itertools
import re
from xml.etree import ElementTree

import pytest

from rummy500.art import SeatPicture, TabledCard, TablePicture, draw_cards, draw_table
from rummy500.art.faces import HEIGHT, WIDTH
from rummy500.cards import Card

_SVG = "{http://www.w3.org/2000/svg}"
_ALL = tuple(Card)


def _uses(text: str) -> list[dict[str, str]]:
    """What the picture places, outside of its definitions."""
    root = ElementTree.fromstring(text)
    definitions = root.find(f"{_SVG}defs")
    assert definitions is not None
    root.remove(definitions)
    return [dict(use.attrib) for use in root.iter(f"{_SVG}use")]


def _faces(text: str) -> list[str]:
    found = [re.sub(r"^#r5[a-z]+\d\d-", "", use["href"]) for use in _uses(text)]
    return [name.removeprefix("card-") for name in found if name.startswith(("card-", "back-"))]


def _standalone(text: str) -> None:
    ids = re.findall(r'\bid="([^"]+)"', text)
    references = re.findall(r'href="([^"]+)"', text)
    assert len(set(ids)) == len(ids)
    assert {f"#{name}" for name in ids} == set(references), "carries just the symbols that it uses"
    assert text.count("http") == 1
    assert "var(" not in text and "url(" not in text


def test_a_row_of_cards_shows_them_in_order() -> None:
    text = draw_cards([Card("7S"), None, Card("JK"), Card("7S")])
    assert _faces(text) == ["7S", "back-1", "JK", "7S"]
    assert ElementTree.fromstring(text).findtext(f"{_SVG}title") == "7S ?? JK 7S"
    _standalone(text)


def test_no_cards_give_a_picture_too() -> None:
    text = draw_cards([])
    assert _uses(text) == []
    assert int(ElementTree.fromstring(text).attrib["width"]) >= 1


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(KeyError):
        draw_cards([Card("7S")], "xx")


def _table(hand: int, pile: int, melds: int, seats: int = 2) -> TablePicture:
    meld = tuple(TabledCard(card, at % seats) for at, card in enumerate(_ALL[26:34]))
    others = tuple(SeatPicture(f"Seat {number}", (None,) * 7, -35 * number) for number in range(1, seats))
    first = SeatPicture("Ada", tuple(_ALL[at % 53] for at in range(hand)), 120, to_move=True)
    return TablePicture((first, *others), tuple(_ALL[at % 53] for at in range(pile)), 21, (meld,) * melds)


@pytest.mark.parametrize("hand", [0, 1, 2, 13, 30, 60])
@pytest.mark.parametrize("pile", [0, 1, 40, 100])
def test_every_card_of_hand_and_pile_is_shown_inside_the_picture(hand: int, pile: int) -> None:
    text = draw_table(_table(hand, pile, 0))
    shown = _faces(text)
    assert shown[:hand] == [str(_ALL[at % 53]) for at in range(hand)]
    assert shown[len(shown) - pile :] == [str(_ALL[at % 53]) for at in range(pile)]
    size = ElementTree.fromstring(text).attrib
    for use in _uses(text):
        assert float(use["x"]) >= 0 and float(use["x"]) + float(use["width"]) <= float(size["width"])
        assert float(use["y"]) >= 0 and float(use["y"]) + float(use["height"]) <= float(size["height"])
    _standalone(text)


def test_a_hand_of_thirty_shows_every_index() -> None:
    uses = _uses(draw_table(_table(30, 0, 0)))[:30]
    lefts = [float(use["x"]) for use in uses]
    steps = [after - before for before, after in itertools.pairwise(lefts)]
    index = 16 / WIDTH * float(uses[0]["width"])
    assert min(steps) >= index
    assert float(uses[0]["height"]) == pytest.approx(float(uses[0]["width"]) * HEIGHT / WIDTH, abs=0.1)


def test_twelve_melds_stand_apart() -> None:
    text = draw_table(_table(7, 5, 12, seats=8))
    lowest = max(float(use["y"]) + float(use["height"]) for use in _uses(text))
    assert lowest <= float(ElementTree.fromstring(text).attrib["height"])
    assert len(_faces(text)) == 7 + 7 * 7 + 3 + 5 + 12 * 8


def test_each_tabled_card_has_the_stripe_of_its_player() -> None:
    alone = draw_table(TablePicture((SeatPicture("Ada"), SeatPicture("Bo"))))
    meld = (TabledCard(Card("7S"), 0), TabledCard(Card("8S"), 0), TabledCard(Card("9S"), 1))
    text = draw_table(TablePicture((SeatPicture("Ada"), SeatPicture("Bo")), melds=(meld,)))
    strokes = [len(re.findall(rf'stroke="{colour}"', text)) for colour in ("#f2c14e", "#6fc3df")]
    before = [len(re.findall(rf'stroke="{colour}"', alone)) for colour in ("#f2c14e", "#6fc3df")]
    assert [now - then for now, then in zip(strokes, before, strict=True)] == [2, 1]


def test_stripes_differ_by_pattern_too() -> None:
    text = draw_table(TablePicture(tuple(SeatPicture(str(seat)) for seat in range(8))))
    stripes = re.findall(r'stroke="#\w{6}" stroke-width="4"([^/]*)/>', text)
    assert len(stripes) == len(set(stripes)) == 8


def test_a_joker_carries_the_card_it_stands_for() -> None:
    plain = draw_table(TablePicture((SeatPicture("Ada"),), melds=((TabledCard(Card("JK"), 0),),)))
    named = draw_table(TablePicture((SeatPicture("Ada"),), melds=((TabledCard(Card("JK"), 0, Card("QH")),),)), "de")
    assert "i-D" not in plain
    assert any(use["href"].endswith("-i-D") for use in _uses(named))
    assert any(use["href"].endswith("-s-H") for use in _uses(named))
    assert "JK=QH" in (ElementTree.fromstring(named).findtext(f"{_SVG}title") or "")


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", 'a"b&c', "\x00\x1b[31m", "", "ß" * 200, "\ud800"])
def test_any_name_leaves_the_picture_well_formed(name: str) -> None:
    text = draw_table(TablePicture((SeatPicture(name, (None,)), SeatPicture("Bo"))))
    root = ElementTree.fromstring(text.encode("utf-8"))
    assert not list(root.iter(f"{_SVG}script"))


def test_totals_have_a_true_minus() -> None:
    text = draw_table(TablePicture((SeatPicture("Ada", total=-35),)))
    assert ">−35<" in text


def test_the_same_position_gives_the_same_text_and_looks_do_not_mix() -> None:
    table = _table(7, 5, 3)
    assert draw_table(table, "de") == draw_table(table, "de")
    looks = [
        draw_table(table, language, dark=dark, four_colour=four)
        for language in ("en", "de")
        for dark in (False, True)
        for four in (False, True)
    ]
    prefixes = {re.findall(r'id="(r5[a-z]+\d\d-)', text)[0] for text in looks}
    assert len(prefixes) == len(looks)
