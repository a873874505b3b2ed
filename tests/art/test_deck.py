"""The deck: every face, well-formed, the same every time, on its own, and readable."""

import gzip
import re
import struct
from importlib.resources import files
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rummy500.art import sprite
from rummy500.art.__main__ import main
from rummy500.art.faces import FACES
from rummy500.art.glyphs import GLYPHS, LETTERS, letters_of
from rummy500.art.icon import icon
from rummy500.art.palette import DARK, FOUR, FOUR_DARK, LIGHT, SUIT_PAINT, contrast, custom_properties
from rummy500.art.paths import number, stamped
from rummy500.art.shapes import FIGURES, SIGNS, drawing
from rummy500.cards import Card

_SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module", params=sorted(LETTERS))
def deck(request: pytest.FixtureRequest) -> str:
    return sprite(str(request.param))


def _symbols(text: str) -> dict[str, ElementTree.Element]:
    return {element.attrib["id"]: element for element in ElementTree.fromstring(text).iter(f"{_SVG}symbol")}


def test_the_deck_has_the_faces_of_the_cards() -> None:
    assert tuple(str(card) for card in Card) == FACES


def test_every_face_is_there_full_and_with_a_large_index(deck: str) -> None:
    symbols = _symbols(deck)
    names = {f"{kind}-{card}" for kind, card in product(("card", "bold", "mini", "slim"), Card)} | {"back-1", "back-2"}
    assert names <= set(symbols)
    assert {symbols[name].attrib["viewBox"] for name in names} == {"0 0 63 88"}


def test_no_two_faces_look_the_same(deck: str) -> None:
    pictures = [ElementTree.tostring(element) for element in _symbols(deck).values()]
    bodies = [re.sub(rb' id="[^"]*"', b"", picture) for picture in pictures]
    assert len(set(bodies)) == len(bodies)


def test_ids_stand_once_and_references_stay_inside(deck: str) -> None:
    ids = re.findall(r'\bid="([^"]+)"', deck)
    assert len(set(ids)) == len(ids)
    references = set(re.findall(r'href="([^"]+)"', deck))
    assert references and all(reference[0] == "#" and reference[1:] in ids for reference in references)


def test_nothing_from_outside_and_nothing_a_strict_policy_would_block(deck: str) -> None:
    assert deck.count("http") == 1  # the name space
    for forbidden in ("url(", "<style", "style=", "<script", "<image", "<text", "data:", "@"):
        assert forbidden not in deck


def test_the_same_text_every_time_and_small(deck: str, tmp_path: Path) -> None:
    for language in LETTERS:
        main(["sprite", "--lang", language, "--out", str(tmp_path / f"{language}.svg")])
    written = {(tmp_path / f"{language}.svg").read_text("utf-8") for language in LETTERS}
    assert deck in written
    assert len(gzip.compress(deck.encode(), mtime=0)) <= 25_000


@pytest.mark.parametrize(("language", "court"), [("en", "JQKA"), ("de", "BDKA"), ("nl", "BVHA"), ("da", "BDKE")])
def test_court_cards_carry_the_readers_letters(language: str, court: str) -> None:
    symbols = _symbols(sprite(language))
    for rank, letter in zip("JQKA", court, strict=True):
        for kind in ("card", "bold", "mini", "slim"):
            references = [use.attrib["href"] for use in symbols[f"{kind}-{rank}H"].iter(f"{_SVG}use")]
            assert f"#i-{letter}" in references


def test_the_large_index_fits_the_strip_that_a_fan_leaves_free(deck: str) -> None:
    symbols = _symbols(deck)
    for card in Card:
        index = next(symbols[f"bold-{card}"].iter(f"{_SVG}use"))
        left, wide, high = (float(index.attrib[name]) for name in ("x", "width", "height"))
        # The face is 63 wide, and a fan leaves at least 0.45 of it free: see Hand.svelte.
        assert left >= 0 and left + wide <= 0.45 * 63
        assert high >= 1.3 * 18.5, "no larger than the small index"


@pytest.mark.parametrize("rank", [str(number) for number in range(2, 11)])
@pytest.mark.parametrize("suit", "SHDC")
def test_a_number_card_has_as_many_pips_as_its_number(rank: str, suit: str) -> None:
    card = _symbols(sprite("en"))[f"card-{rank}{suit}"]
    (signs,) = (path.attrib["d"] for path in card.iter(f"{_SVG}path"))
    # Two of them stand under the indices.
    assert signs.count("M") == signs.count("z") == int(rank) + 2


@pytest.mark.parametrize("name", [SIGNS[suit] for suit in "SHDC"])
def test_a_stamped_sign_lies_where_it_was_put_and_turned_it_mirrors_itself(name: str) -> None:
    outline = drawing(name).outline
    upright, turned = _corners(stamped(outline, 0.6, 20, 30)), _corners(stamped(outline, -0.6, 43, 58))
    original = [(20 + 0.6 * x, 30 + 0.6 * y) for x, y in _corners(outline)]
    assert upright == [pytest.approx(point, abs=0.02) for point in original]
    assert turned == [pytest.approx((63 - x, 88 - y), abs=0.02) for x, y in original]


def _corners(path: str) -> list[tuple[float, float]]:
    """Where the steps of a path end, in order, read without the code that writes them."""
    found, here = [], [0.0, 0.0]
    for letter, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        values = [float(value) for value in re.findall(r"-?\d*\.?\d+", text)]
        size = {"H": 1, "V": 1, "M": 2, "L": 2, "S": 4, "C": 6}.get(letter.upper(), 1)
        for at in range(0, len(values), size):
            end = values[at : at + size][-2:]
            if len(end) == 1:
                end = [end[0], here[1]] if letter == "H" else [here[0], end[0]]
            here = [here[0] + end[0], here[1] + end[1]] if letter.islower() else end
            found.append((here[0], here[1]))
    return found


@pytest.mark.parametrize("path", ["", "L1 1", "M0 0A1 1 0 0 1 2 2", "M0 0c1 1 2 2 3 3", "M0 0L1"])
def test_what_is_no_outline_is_not_stamped(path: str) -> None:
    with pytest.raises(ValueError):
        stamped(path, 1, 0, 0)


@pytest.mark.parametrize("value", [0.004, -0.004, 0, -0.5, 0.25, 1, -1, 0.999, -0.999, 10.5, 10.25])
def test_numbers_are_short_and_mean_the_same(value: float) -> None:
    assert float(number(value)) == pytest.approx(value, abs=0.005)
    assert not re.search(r"(^|[^\d])0\.|-0$", number(value))


def test_every_index_character_has_a_glyph() -> None:
    for language in LETTERS:
        assert set(letters_of(language).values()) <= set(GLYPHS)


@pytest.mark.parametrize("theme", [LIGHT, DARK, {**LIGHT, **FOUR}, {**DARK, **FOUR_DARK}], ids=["2", "2d", "4", "4d"])
def test_indices_stand_out_from_the_face(theme: dict[str, str]) -> None:
    for paint in (*SUIT_PAINT.values(), "joker"):
        assert contrast(theme[paint], theme["face"]) >= 4.5, f"{paint}: {contrast(theme[paint], theme['face']):.2f}"


def test_four_colours_differ_and_contrast_is_computed_as_the_standard_says() -> None:
    for theme in ({**LIGHT, **FOUR}, {**DARK, **FOUR_DARK}):
        assert len({theme[paint] for paint in SUIT_PAINT.values()}) == 4
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.478, abs=0.001)


def test_a_dark_face_does_not_glare() -> None:
    assert contrast(DARK["face"], "#ffffff") > 1.6


def test_two_colours_need_only_two_properties() -> None:
    paints = custom_properties(LIGHT)
    assert paints["diamond"].startswith("var(--card-diamond,var(--card-red,")
    assert paints["club"].startswith("var(--card-club,var(--card-black,")


@pytest.mark.parametrize("name", [*SIGNS.values(), *FIGURES.values(), "jester"])
def test_drawings_use_only_known_paints(name: str) -> None:
    used = {found[1] for found in re.finditer(r'\b(?:fill|stroke)="([^"]+)"', drawing(name).markup)}
    assert used <= {"none", "suit", *LIGHT}


def test_the_icon_is_well_formed_and_its_sizes_are_there(tmp_path: Path) -> None:
    main(["icons", "--out", str(tmp_path / "icons")])
    assert ElementTree.parse(tmp_path / "icons" / "icon.svg").getroot().tag == f"{_SVG}svg"
    assert icon() != icon(full_bleed=True)
    for rendered in files("rummy500.art").joinpath("icons").iterdir():
        size = int(re.findall(r"\d+", rendered.name)[0])
        header = (tmp_path / "icons" / rendered.name).read_bytes()[:24]
        assert header[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", header[16:24]) == (size, size)
    sizes = {path.name for path in (tmp_path / "icons").glob("*.png")}
    assert sizes == {"icon-32.png", "icon-180.png", "icon-192.png", "icon-512.png", "icon-maskable-512.png"}
