"""Which language a reader gets: the `Accept-Language` header against the languages on offer (RFC 9110, 12.5.4)."""

from collections.abc import Sequence

from rummy500.i18n.catalogue import COMPLETE, FALLBACK


def negotiate(header: str | None, offered: Sequence[str] = COMPLETE) -> str:
    """The offered language that the header likes best; English where it names none of them.

    A region counts as its language (`de-AT` is `de`); malformed parts are passed over, never refused.

    >>> negotiate("de-AT,de;q=0.9,en;q=0.5"), negotiate("fr"), negotiate(None)
    ('de', 'en', 'en')
    """
    best, best_quality = FALLBACK, 0.0
    for part in (header or "").split(",")[:50]:
        tag, *parameters = (piece.strip() for piece in part.split(";"))
        language = tag.lower().replace("_", "-").split("-")[0]
        quality = _quality(parameters)
        if language == "*":
            language = FALLBACK
        if language in offered and quality > best_quality:
            best, best_quality = language, quality
    return best


def _quality(parameters: Sequence[str]) -> float:
    for parameter in parameters:
        name, _, text = parameter.partition("=")
        if name.strip().lower() == "q":
            try:
                quality = float(text)
            except ValueError:
                return 0.0
            return quality if 0 <= quality <= 1 else 0.0
    return 1.0
