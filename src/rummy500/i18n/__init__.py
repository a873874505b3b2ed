"""The reader's language: catalogues, negotiation, cards, house rules and errors in words."""

from rummy500.i18n.catalogue import COMPLETE, FALLBACK, MessageError, has_message, languages, message, number, sources
from rummy500.i18n.negotiation import negotiate
from rummy500.i18n.sentences import sentence, told
from rummy500.i18n.words import (
    card_text,
    field_name,
    field_note,
    preset_name,
    rank_letter,
    suit_name,
    value_text,
)

__all__ = [
    "COMPLETE",
    "FALLBACK",
    "MessageError",
    "card_text",
    "field_name",
    "field_note",
    "has_message",
    "languages",
    "message",
    "negotiate",
    "number",
    "preset_name",
    "rank_letter",
    "sentence",
    "sources",
    "suit_name",
    "told",
    "value_text",
]
