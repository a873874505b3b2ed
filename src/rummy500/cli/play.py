"""``rummy500 play``: a match in the terminal against computers, which quits and resumes."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from random import Random
from typing import Annotated, Final

from cyclopts import Parameter

from rummy500.bots import LEVELS, Player, computer_names, offered
from rummy500.bots.styles import style_of, styled
from rummy500.cards import RummyError
from rummy500.cli.deal import chosen_rules
from rummy500.cli.files import UNREADABLE, in_words, read_text, why
from rummy500.cli.hints import Hints
from rummy500.cli.language import say, spoken
from rummy500.cli.terminal import event_line, help_lines, score_lines, table_lines, typed
from rummy500.game.deal import cut_for_deal, lowest
from rummy500.game.events import Event, RoundStarted, events_for
from rummy500.game.match import Match
from rummy500.game.moves import Call, Seat, parse_move
from rummy500.game.record import read_record, write_record
from rummy500.game.round import Round
from rummy500.i18n import card_text
from rummy500.rules import Rules, check_rules, preset_seats

__all__ = ["play"]

_YOU: Final[Seat] = 0
_LEVEL: Final = "# computers: "
_MOST_SHOWN: Final = 60
_WORDS: Final = {
    "help": ("help", "?"),
    "hint": ("hint",),
    "moves": ("moves", "legal"),
    "table": ("table",),
    "quit": ("quit", "exit", "q"),
}
"""What is understood at the table in every language, besides the language's own word."""


class _QuitError(Exception):
    """The player wants to stop for now."""


def play(
    file: Path | None = None,
    /,
    *,
    rules: str = "standard",
    set: Annotated[list[str] | None, Parameter(negative=())] = None,
    seats: int | None = None,
    level: str = "beginner",
    name: str | None = None,
    new: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Plays a match in the terminal against computers; it is saved after every move and can be gone on with."""
    place = file or _saved_at()
    try:
        if place.exists() and not new:
            match, saved = _resumed(place)
            print(say("going-on", file=str(place)))
            levels = [_playing(one) for one in _for_each(saved, match.seats - 1)]
        else:
            called = say("you") if name is None else name
            match = _new_match(chosen_rules(rules, set or []), called, seats or preset_seats(rules) or 3)
            levels = _for_each(level, match.seats - 1)
            if fault := _fault(level, levels):
                print(fault, file=sys.stderr)
                return UNREADABLE
    except RummyError as error:
        print(f"{place}: {in_words(error)}", file=sys.stderr)
        return UNREADABLE
    return _Sitting(match, levels, place).run()


def _for_each(text: str, computers: int) -> list[str]:
    """Gives the level of each computer; the last that is named is that of all who are left."""
    levels = [part.strip() for part in text.split(",")]
    return (levels + levels[-1:] * computers)[:computers]


def _fault(text: str, levels: list[str]) -> str | None:
    """Says what is wrong with the levels that somebody has asked for, None for nothing."""
    for level in levels:
        if level not in offered():
            key = "level-compiled" if level in LEVELS else "level-unknown"
            return say(key, level=level, choices=", ".join(offered()))
    named = text.count(",") + 1
    return say("levels-count", levels=named, computers=len(levels)) if named not in (1, len(levels)) else None


def _playing(level: str) -> str:
    """Gives the level that plays in a saved match, and says so where it is not the one that was saved."""
    if level in offered():
        return level
    print(say("level-instead", level=level))
    return "club"


def _new_match(rules: Rules, name: str, seats: int) -> Match:
    for refusal in check_rules(rules, seats):
        raise refusal
    names = [name, *computer_names(seats - 1, [name])]
    return Match(rules, names, _cut_for_deal(names))


def _cut_for_deal(names: list[str]) -> Seat:
    rounds = cut_for_deal(secrets.token_bytes(32), len(names))
    for cuts in rounds:
        cards = ", ".join(f"{names[seat]} {card_text(card, spoken())}" for seat, card in cuts)
        print(say("cut", cards=cards))
    return lowest(rounds[-1])[0]


def _saved_at() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "rummy500" / "play.r500"


def _resumed(place: Path) -> tuple[Match, str]:
    text = read_text(str(place))
    said = next((line for line in text.splitlines()[:3] if line.startswith(_LEVEL)), _LEVEL + "casual")
    return read_record(text), said.removeprefix(_LEVEL).strip()


def _word(said: str) -> str | None:
    """Gives which word of the table somebody has typed, None for something else."""
    lower = said.lower()
    return next((key for key, words in _WORDS.items() if lower in (*words, say(f"word-{key}"))), None)


class _Sitting:
    """One evening at the terminal: the match, the computers, and where it is saved."""

    def __init__(self, match: Match, levels: list[str], place: Path) -> None:
        self.match = match
        self.levels = levels
        self.place = place
        self.rng = Random(secrets.randbits(64))
        self.hints = Hints(match.rules, match.names, secrets.randbits(62))
        self.seen: list[Event] = []
        self.players: dict[Seat, Player] = {
            seat: self.computer(level, match.names[seat])
            for seat, level in zip((seat for seat in range(match.seats) if seat != _YOU), levels, strict=True)
        }

    def computer(self, level: str, name: str) -> Player:
        """Makes a computer with the style that its name has."""
        return Player(level, styled(level, style_of(name)), Random(self.rng.getrandbits(64)))

    def run(self) -> int:
        """Plays until the match is over or the player quits."""
        print(say("welcome", help=say("word-help"), quit=say("word-quit")))
        try:
            while not self.match.finished:
                if self.match.round is None or self.match.round.over:
                    self.deal()
                self.turn(self.round())
            self.place.unlink(missing_ok=True)
        except (_QuitError, KeyboardInterrupt):
            self.save()
            print("\n" + say("saved", file=str(self.place)))
        except OSError as error:
            print(say("not-saved", file=str(self.place), text=why(error)), file=sys.stderr)
            return UNREADABLE
        return 0

    def round(self) -> Round:
        """Gives the round under way."""
        assert self.match.round is not None
        return self.match.round

    def deal(self) -> None:
        """Deals the next round; with the rule ``cut`` the pack is cut somewhere."""
        if self.match.results:
            self.ask(say("ask-next"))
        size = self.match.rules.pack_size(self.match.seats)
        cut = 1 + self.rng.randrange(size - 1) if self.match.rules.cut else None
        self.tell(self.match.start_round(secrets.token_bytes(32), cut=cut))

    def turn(self, round: Round) -> None:
        """Lets everybody who may call do so, then the seat on turn."""
        turn = round.turn
        assert turn is not None
        if self.calls(round, turn):
            return
        if turn == _YOU:
            self.your_action(round)
            return
        move = self.players[turn].choose(round.view(turn), self.match.rules)
        assert move is not None
        self.tell(self.match.play(turn, move))

    def calls(self, round: Round, turn: Seat) -> bool:
        """Asks round the table, from the discarder's left, who calls."""
        if round.public_view().phase != "call":
            return False
        for step in range(round.book.seats - 1):
            seat = (turn + step) % round.book.seats
            move = self.your_call(round, turn) if seat == _YOU else self.computer_call(round, seat)
            if move is not None:
                self.tell(self.match.play(seat, move))
                return True
        return False

    def computer_call(self, round: Round, seat: Seat) -> Call | None:
        """Asks a computer whether it calls."""
        return self.players[seat].wants_call(round.view(seat), self.match.rules)

    def your_call(self, round: Round, turn: Seat) -> Call | None:
        """Asks you whether you call; on your own turn you may write the call as any move."""
        calls = list(round.legal(_YOU).by_kind(Call))
        if not calls or turn == _YOU:
            return None
        choices = ", ".join(str(call) for call in calls)
        while True:
            said = typed(self.ask(say("ask-call", choices=choices)))
            if not said:
                return None
            found = next((call for call in calls if str(call).lower() == said), None)
            if found is not None:
                return found
            print(say("not-called"))

    def your_action(self, round: Round) -> None:
        """Shows the table and plays the actions that you write until one changes it."""
        view = round.view(_YOU)
        print("\n".join(table_lines(view, self.match.names)))
        said = self.ask(say("ask-play" if view.public.phase == "play" else "ask-draw"))
        word = _word(said)
        if word == "help":
            print("\n".join(help_lines()))
        elif word == "hint":
            print("\n".join(self.hints.lines(view, self.seen)))
        elif word == "moves":
            for at, move in enumerate(round.legal(_YOU)):
                if at == _MOST_SHOWN:
                    print("  " + say("more-melds"))
                    break
                print(f"  {move}")
        elif word != "table" and said:
            self.your_moves(typed(said))

    def your_moves(self, said: str) -> None:
        """Plays a line of actions up to the first that is refused."""
        for part in said.split(","):
            try:
                self.tell(self.match.play(_YOU, parse_move(part)))
            except RummyError as error:
                print(in_words(error))
                return
            if self.round().over or self.round().turn != _YOU:
                return

    def tell(self, events: tuple[Event, ...]) -> None:
        """Tells you and the computers what happened, and saves the match."""
        for seat, computer in self.players.items():
            computer.observe(events_for(events, seat))
        if any(isinstance(event, RoundStarted) for event in events):
            self.seen.clear()
        self.seen += events_for(events, _YOU)
        for event in events_for(events, _YOU):
            if line := event_line(event, self.match.names, _YOU):
                print(line)
            for line in score_lines(event, self.match.names, _YOU):
                print(line)
        self.save()

    def ask(self, prompt: str) -> str:
        """Reads a line; ``quit`` and the end of the input leave the table."""
        try:
            said = input(f"{prompt} ").strip()
        except EOFError:
            raise _QuitError from None
        if _word(said) == "quit":
            raise _QuitError
        return said

    def save(self) -> None:
        """Writes the record beside its place and moves it there, so that a torn file never stands there."""
        self.place.parent.mkdir(parents=True, exist_ok=True)
        torn = self.place.with_name(self.place.name + ".new")
        torn.write_text(f"{_LEVEL}{','.join(self.levels)}\n{write_record(self.match)}", encoding="utf-8")
        torn.replace(self.place)
