"""The reader's language: catalogues, negotiation, cards, house rules, the rules of a table and errors in words."""

from rummy500.i18n.catalogue import COMPLETE, FALLBACK, MessageError, has_message, languages, message, number, sources
from rummy500.i18n.differences import changes, differs
from rummy500.i18n.field_lines import FIELD_GROUPS
from rummy500.i18n.in_force import idle_fields, in_force
from rummy500.i18n.mends import Mend, mends
from rummy500.i18n.negotiation import negotiate
from rummy500.i18n.rules_text import Item, Row, Section, Values, rules_sections
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
    "FIELD_GROUPS",
    "Item",
    "Mend",
    "MessageError",
    "Row",
    "Section",
    "Values",
    "card_text",
    "changes",
    "differs",
    "field_name",
    "field_note",
    "has_message",
    "idle_fields",
    "in_force",
    "languages",
    "mends",
    "message",
    "negotiate",
    "number",
    "preset_name",
    "rank_letter",
    "rules_sections",
    "sentence",
    "sources",
    "suit_name",
    "told",
    "value_text",
]
