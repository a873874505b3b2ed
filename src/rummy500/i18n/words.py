"""Cards and house rules in a reader's words."""

from rummy500.cards import Card, Rank, Suit
from rummy500.i18n.catalogue import has_message, message
from rummy500.rules import FIELDS


def rank_letter(rank: Rank, language: str) -> str:
    """What stands in the corner of a card of this rank, for example `B` for a jack in German."""
    return message(language, f"rank-letter-{rank}")


def suit_name(suit: Suit, language: str) -> str:
    """The name of a suit as it stands in the name of a card, for example `hearts`."""
    return message(language, f"suit-{suit}")


def card_text(card: Card | None, language: str, *, words: bool = False) -> str:
    """A card as rank and sign, `B♥`, or in words, `Herz-Bube`; None is a card that the reader does not know.

    >>> card_text(Card("JH"), "de"), card_text(Card("JH"), "en", words=True), card_text(Card("JK"), "en")
    ('B♥', 'jack of hearts', 'joker')
    """
    if card is None:
        return message(language, "card-hidden")
    if card.rank is None or card.suit is None:
        return message(language, "card-joker")
    if words:
        rank = message(language, f"rank-{card.rank}")
        return message(language, "card-name", rank=rank, suit=suit_name(card.suit, language))
    return rank_letter(card.rank, language) + card.suit.sign


def field_name(field: str, language: str) -> str:
    """The name of a house rule by its field of rules.md 10, for example `Opening minimum`."""
    return message(language, f"field-{_key(field)}")


def field_note(field: str, language: str) -> str:
    """One sentence on what a house rule decides."""
    return message(language, f"field-{_key(field)}-note")


def value_text(field: str, text: str, language: str) -> str:
    """The value of a house rule in words, from its text in a record (`on`, `auto`, `none`, a word or digits).

    >>> value_text("opening_minimum", "30", "en"), value_text("cut", "on", "de")
    ('30 points', 'ja')
    """
    key = f"value-{_key(field)}"
    if field == "seats":
        return text
    if text.isdecimal():
        return message(language, key, count=int(text))
    if FIELDS[field].switch:
        return message(language, f"value-{text}")
    return message(language, f"{key}-{_key(text)}")


def is_field(text: str) -> bool:
    """Whether a text is the name of a house rule."""
    return text == "seats" or text in FIELDS


def preset_name(preset: str, language: str) -> str:
    """The name of a preset; the preset's own text where the catalogues do not know it."""
    name = f"preset-{_key(preset)}"
    return message(language, name) if has_message("en", name) else preset


def _key(text: str) -> str:
    return text.replace("_", "-")
