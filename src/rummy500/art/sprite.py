"""The whole deck as one SVG file of symbols, for use by reference from a page."""

from rummy500.art.faces import Deck, cards, pieces


def sprite(language: str) -> str:
    """One SVG document with the symbols `card-7S`, `mini-7S`, … `back-1`, `back-2`, its letters those of `language`.

    The same text for the same language always. Colours follow `--card-face`, `--card-red`, … of the page.
    """
    deck = Deck.themed(language)
    symbols = "".join(markup for _, markup in (*pieces(deck), *cards(deck)))
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>\n'
