"""Cards, numbers, house rules and errors in words."""

import pytest

from rummy500.art.glyphs import LETTERS, letters_of
from rummy500.cards import Card, Rank, parse_card
from rummy500.i18n import (
    COMPLETE,
    MessageError,
    card_text,
    field_name,
    field_note,
    languages,
    message,
    negotiate,
    number,
    preset_name,
    rank_letter,
    sentence,
    value_text,
)
from rummy500.rules import FIELDS, PRESETS, Rules, rules_text


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("DE-at", "de"),
        ("de_CH", "de"),
        ("fr-FR,fr;q=0.9", "en"),
        ("en;q=0.4, de;q=0.6", "de"),
        ("de;q=0.4, en;q=0.6", "en"),
        ("fr, de;q=0.1", "de"),
        ("*", "en"),
        ("*;q=0.1, de;q=0.5", "de"),
        ("de;q=0, en;q=0.1", "en"),
        ("de;q=x", "en"),
        ("de;q=7", "en"),
        ("nl", "nl"),
        ("nl-BE, fr;q=0.9", "nl"),
        ("nb, da;q=0.5", "da"),
        (";;;,,=", "en"),
        ("den", "en"),
    ],
)
def test_negotiation(header: str | None, language: str) -> None:
    assert negotiate(header) == language


def test_negotiation_offers_what_the_caller_offers() -> None:
    assert negotiate("nl-BE, de;q=0.5", offered=languages()) == "nl"


@pytest.mark.parametrize(
    ("language", "short", "words"),
    [
        ("en", "J♥ 10♠ A♦", "jack of hearts, 10 of spades, ace of diamonds"),
        ("de", "B♥ 10♠ A♦", "Herz-Bube, Pik-10, Karo-Ass"),
        ("nl", "B♥ 10♠ A♦", "hartenboer, schoppen 10, ruitenaas"),
        ("da", "B♥ 10♠ E♦", "hjerter knægt, spar 10, ruder es"),
    ],
)
def test_cards(language: str, short: str, words: str) -> None:
    cards = [parse_card(text) for text in ("JH", "10S", "AD")]
    assert " ".join(card_text(card, language) for card in cards) == short
    assert ", ".join(card_text(card, language, words=True) for card in cards) == words


def test_every_card_has_a_text_of_its_own_in_every_language() -> None:
    for language in languages():
        for spoken in (False, True):
            texts = {card_text(card, language, words=spoken) for card in Card}
            assert len(texts) == 53


def test_a_hidden_card_and_the_joker() -> None:
    assert card_text(None, "de") == "verdeckte Karte"
    assert card_text(Card("JK"), "de", words=True) == "Joker"


def test_the_deck_shows_the_letters_that_the_catalogues_name() -> None:
    assert set(LETTERS) == set(languages())
    for language in languages():
        assert letters_of(language) == {str(rank): rank_letter(rank, language) for rank in Rank}


def test_numbers() -> None:
    assert [number(n, "en") for n in (-9, 0, 505, -12345)] == ["−9", "0", "505", "−12,345"]
    assert number(-12345, "de") == "−12.345"
    assert value_text("target", "1500", "de") == "1.500 Punkte"


@pytest.mark.parametrize("language", COMPLETE)
def test_every_house_rule_has_a_name_a_note_and_words_for_every_value(language: str) -> None:
    for name, field in FIELDS.items():
        assert field_name(name, language)
        assert field_note(name, language).endswith(".")
        texts = [*field.words, *(["on", "off"] if field.switch else []), *(["none"] if field.none else [])]
        texts += [str(value) for value in range(field.low, min(field.high, field.low + 40) + 1) if field.allows(value)]
        shown = [value_text(name, text, language) for text in texts]
        assert len(set(shown)) == len(shown) > 1, f"{name}: two values look the same: {shown}"
    assert field_name("seats", language) and field_note("seats", language)


@pytest.mark.parametrize("language", COMPLETE)
def test_no_message_describes_a_house_rule_that_does_not_exist(language: str) -> None:
    from rummy500.i18n.catalogue import _bundle

    names = {name.replace("_", "-") for name in (*FIELDS, "seats")}
    for key in _bundle(language)._messages:
        if key.startswith("field-"):
            assert key.removeprefix("field-").removesuffix("-note") in names
        if key.startswith("preset-"):
            assert key.removeprefix("preset-").removesuffix("-note").replace("-", "_") in PRESETS


@pytest.mark.parametrize("language", COMPLETE)
def test_every_preset_has_a_name_of_its_own_and_a_note(language: str) -> None:
    names = [preset_name(preset, language) for preset in PRESETS]
    assert len(set(names)) == len(names)
    for preset in PRESETS:
        assert message(language, f"preset-{preset.replace('_', '-')}-note").endswith(".")
    assert preset_name("of the house", language) == "of the house"


@pytest.mark.parametrize("language", COMPLETE)
def test_every_preset_can_be_told_in_words(language: str) -> None:
    for rules in PRESETS.values():
        for field, text in rules_text(rules, 4).items():
            assert value_text(field, text, language)


def test_values_in_words() -> None:
    texts = rules_text(Rules(), 3)
    assert value_text("hand_size", texts["hand_size"], "en") == "13 for two players, otherwise 7"
    assert value_text("opening_minimum", "0", "de") == "keiner"
    assert value_text("opening_minimum", "1", "de") == "1 Punkt"
    assert value_text("max_wild", "none", "de") == "beliebig viele"
    assert value_text("max_reshuffles", "1", "en") == "once"


def test_an_unknown_message_or_a_missing_variable_is_an_error() -> None:
    with pytest.raises(MessageError):
        message("en", "no-such-message")
    with pytest.raises(MessageError):
        message("en", "card-name", rank="ace")


def test_an_unknown_code_gives_a_general_sentence() -> None:
    assert sentence("en", "no_such_code") == "That did not work (no_such_code)."
    assert sentence("xx", "no_such_code") == "That did not work (no_such_code)."


def test_arguments_are_shown_in_the_readers_words() -> None:
    from rummy500.i18n.sentences import _shown

    assert _shown("card", "JH", "de") == "B♥"
    assert _shown("card", Card("QS"), "de") == "D♠"
    assert _shown("card", "JK=JH", "de") == "Joker als B♥"
    assert _shown("cards", ("7S", "JK"), "en") == "7♠ joker"
    assert _shown("fields", ("seats", "teams"), "de") == "Mitspieler und Teams"
    assert _shown("fields", ("seats", "hand_size", "decks"), "en") == "Players, Cards dealt and Decks"
    assert _shown("field", "hand_size", "en") == "Cards dealt"
    assert _shown("name", "JH", "de") == "JH"
    assert _shown("text", "7S", "en") == "7S"
    assert _shown("points", -5, "en") == -5
