"""Commands of the deck: `python -m rummy500.art sprite --lang de --out deck.svg`."""

import argparse
from pathlib import Path

from rummy500.art.glyphs import LETTERS
from rummy500.art.sprite import sprite


def main(arguments: list[str] | None = None) -> None:
    """Write the deck's files as the command line asks."""
    parser = argparse.ArgumentParser(
        prog="python -m rummy500.art", description="Write the files of our own deck of cards."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    of_sprite = commands.add_parser("sprite", help="all faces and backs as symbols in one SVG file")
    of_sprite.add_argument("--lang", choices=sorted(LETTERS), default="en", help="whose court letters the cards show")
    of_sprite.add_argument("--out", type=Path, required=True, help="the file to write")
    chosen = parser.parse_args(arguments)
    chosen.out.write_text(sprite(chosen.lang), encoding="utf-8")


if __name__ == "__main__":
    main()
