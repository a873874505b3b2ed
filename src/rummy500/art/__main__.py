"""Commands of the deck: `python -m rummy500.art sprite --lang de --out deck.svg`, `… icons --out DIR`."""

import argparse
from importlib.resources import files
from pathlib import Path

from rummy500.art.glyphs import LETTERS
from rummy500.art.icon import icon
from rummy500.art.sprite import sprite


def main(arguments: list[str] | None = None) -> None:
    """Write the deck's files as the command line asks."""
    parser = argparse.ArgumentParser(prog="python -m rummy500.art", description="Write the files of our own deck.")
    commands = parser.add_subparsers(dest="command", required=True)
    of_sprite = commands.add_parser("sprite", help="all faces and backs as symbols in one SVG file")
    of_sprite.add_argument("--lang", choices=sorted(LETTERS), default="en", help="whose court letters the cards show")
    of_sprite.add_argument("--out", type=Path, required=True, help="the file to write")
    of_icons = commands.add_parser("icons", help="the app's icon as SVG and in the usual PNG sizes")
    of_icons.add_argument("--out", type=Path, required=True, help="the folder to write to")
    chosen = parser.parse_args(arguments)
    if chosen.command == "sprite":
        chosen.out.write_text(sprite(chosen.lang), encoding="utf-8")
    else:
        _write_icons(chosen.out)


def _write_icons(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "icon.svg").write_text(icon(), encoding="utf-8")
    for rendered in files("rummy500.art").joinpath("icons").iterdir():
        if rendered.name.endswith(".png"):
            (folder / rendered.name).write_bytes(rendered.read_bytes())


if __name__ == "__main__":
    main()
