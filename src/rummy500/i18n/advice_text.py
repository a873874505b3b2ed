"""Hints and reasons in a reader's words: what is done, where to look, why one action is better than another.

Everything comes as plain values, since this room knows no computers: `words` of a reason are its fields by name.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

from rummy500.cards import Card
from rummy500.i18n.catalogue import Variable, message, rendered
from rummy500.i18n.words import card_text, rank_letter

Word = int | str | Card | Sequence[Card]


Who = Literal["you", "own", "other"]


def meld_text(language: str, kind: Literal["set", "run"], stands_for: Sequence[Card], owner: str, who: Who) -> str:
    """A meld by its owner: the reader's, `your ♥ run 5–8`, that of who plays there, `their own kings`, or another's.

    `stands_for` is what its cards stand for, a run from the low end up.

    >>> meld_text("en", "set", [Card("KS"), Card("KH"), Card("KD")], "Ada", "other")
    'Ada’s kings'
    """
    first, last = stands_for[0], stands_for[-1]
    if kind == "set" or first.rank is None:
        what = message(language, f"ranks-{first.rank or 'JK'}")
    else:
        what = message(
            language, "run-see", **{"from": rank_letter(first.rank, language), "to": card_text(last, language)}
        )
    words = {"who": who, "kind": kind, "name": owner, "what": what}
    return rendered(language, "meld-name", words)[0]


def reason_text(language: str, kind: str, words: Mapping[str, Word], *, spoken: bool = False) -> str:
    """The sentence of a reason (`rummy500.bots.reasons`): `words` hold its fields, `name` for its seat, `meld` as text.

    >>> reason_text("en", "lays-now", {"points": 18})
    'That puts 18 points on the table at once.'
    """
    return _said(language, f"reason-{kind}", words, spoken)


def look_text(language: str, kind: str, words: Mapping[str, Word], *, spoken: bool = False) -> str:
    """The sentence that says where to look (`rummy500.bots.advice`), with `words` as for a reason.

    >>> look_text("de", "take", {"card": Card("4D")})
    'Schau dir 4♦ im Ablagestapel an.'
    """
    return _said(language, f"look-{kind}", words, spoken)


def move_text(language: str, kind: str, words: Mapping[str, Word], *, spoken: bool = False) -> str:
    """What is done, standing alone as on a button; `kind` is a message of `move-…`: draw, take, lay-low, silent, …

    >>> move_text("en", "take", {"card": Card("4D"), "more": 5})
    'Take 4♦ and 5 more'
    """
    return _said(language, f"move-{kind}", words, spoken)


def _said(language: str, name: str, words: Mapping[str, Word], spoken: bool) -> str:
    return rendered(language, name, {key: _shown(value, language, spoken) for key, value in words.items()})[0]


def _shown(value: Word, language: str, spoken: bool) -> Variable:
    if isinstance(value, int | str):
        return value
    if isinstance(value, Card):
        return card_text(value, language, words=spoken)
    texts = [card_text(card, language, words=spoken) for card in value]
    if not spoken or len(texts) < 2:
        return " ".join(texts)
    return message(language, "list-and", head=", ".join(texts[:-1]), last=texts[-1])
