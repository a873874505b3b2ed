"""The picture of a view: well-formed SVG in which every known card stands and no hidden one."""

from __future__ import annotations

from xml.etree import ElementTree

from rummy500.game.match import Match
from rummy500.game.picture import draw_view
from rummy500.rules import Rules


def test_a_view_draws_itself() -> None:
    match = Match(Rules(), ["Ann", "Bob"])
    match.start_round(bytes(32))
    picture = match.view(0)._repr_svg_()
    assert ElementTree.fromstring(picture).tag.endswith("svg")


def test_only_what_the_seat_knows_is_drawn() -> None:
    match = Match(Rules(), ["Ann", "Bob"])
    match.start_round(bytes(32))
    view = match.view(None)
    title = next(element.text for element in ElementTree.fromstring(draw_view(view)).iter() if "title" in element.tag)
    assert title is not None
    assert view.public.pile[0].text in title
    for seat in (0, 1):
        for card in match.view(seat).own.hand:  # type: ignore[union-attr]
            assert f" {card.text} " not in f" {title.replace(';', ' ').replace(':', ' ')} "


def test_names_stand_in_the_picture() -> None:
    match = Match(Rules(), ["Ann", "Bob"])
    match.start_round(bytes(32))
    assert "Old Tom &amp; Co" in draw_view(match.view(1), ["Old Tom & Co", "Bob"], lang="de", dark=True)
