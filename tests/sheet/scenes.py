"""Sheets for the tests: small ones that each show one thing, and wild ones of people who write past each other."""

import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from rummy500.cards import CARDS
from rummy500.rules import PRESETS
from rummy500.sheet.errors import SheetError
from rummy500.sheet.operations import (
    CountedCards,
    DealerNamed,
    Entry,
    Locked,
    Operation,
    PlayerPut,
    Redone,
    RoundPut,
    RoundRemoved,
    Undone,
    Value,
)
from rummy500.sheet.writer import Writer

ANN, BOB, CY, DEE = "pann", "pbob", "pcy", "pdee"
NAMES: Final = {ANN: "Ann", BOB: "Bob", CY: "Cy", DEE: "Dee"}
TIME: Final = 1_796_000_000_000


def typed(text: str) -> Value:
    return Value(typed=text)


def cards(**lists: str) -> Value:
    return Value(cards=CountedCards(**{name: tuple(text.split()) for name, text in lists.items()}))


def sheet_of(*players: str, author: str = "aaaaaaaa") -> Writer:
    """A sheet with players of known ids."""
    puts = [
        PlayerPut(id=f"{author}.{n}", at=n, time=TIME, player=player, name=NAMES[player], place=n - 1)
        for n, player in enumerate(players, 1)
    ]
    return Writer(puts, author, TIME)


def other(writer: Writer, author: str) -> Writer:
    """Somebody else who knows what is written so far."""
    return Writer(writer.operations.values(), author, TIME)


def rounds(writer: Writer, *lines: str) -> Writer:
    """Rounds of typed totals, ``60-35 -45``."""
    seats = writer.match.seats
    for line in lines:
        writer.round({player: typed(text) for player, text in zip(seats, line.split(), strict=True)})
    return writer


def worked_sums() -> Writer:
    writer = sheet_of(ANN, BOB)
    writer.rules("sheet", {})
    writer.round({ANN: cards(laid="KS QH 10D KH QD JC", caught="AS KD KC"), BOB: cards(caught="JK AH 9C")})
    return writer


def whole_match() -> Writer:
    writer = sheet_of(ANN, BOB, CY)
    writer.title("Sunday")
    writer.rules("sheet", {"target": "300", "settlement": "on"})
    writer.dealer(BOB)
    rounds(writer, "60-35 -45 80", "120 95+20 −20", "100 –30 40")
    writer.round({ANN: typed("60"), BOB: cards(laid="5S 6S 7S JK", caught="2H"), CY: typed("240")}, out=CY)
    writer.next_match()
    return rounds(writer, "10 20 30")


def corrections() -> Writer:
    writer = rounds(sheet_of(ANN, BOB), "50 60", "-70 10", "5 5", "20 30", "1 2")
    writer.enter(2, {ANN: typed("-170")})
    writer.insert(1, {ANN: typed("7"), BOB: typed("8")})
    writer.insert(4, {ANN: typed("9"), BOB: None})
    writer.remove(5)
    writer.undo()
    writer.undo()
    writer.redo()
    writer.enter(1, {BOB: typed("x"), ANN: typed("1.5")})
    return writer


def two_editors() -> Writer:
    first = rounds(sheet_of(ANN, BOB), "10 20")
    second = other(first, "bbbbbbbb")
    rounds(first, "30 40")
    rounds(second, "31 40", "50 60")
    first.enter(1, {BOB: typed("21")})
    second.enter(1, {BOB: typed("22")})
    second.enter(1, {BOB: typed("23")})
    first.merge(second.operations.values())
    return first


def clash_settled() -> Writer:
    writer = two_editors()
    writer.enter(2, {ANN: typed("31")})
    return writer


def clash_undone() -> Writer:
    writer = two_editors()
    writer.enter(2, {ANN: typed("31")})
    writer.undo()
    return writer


def locked() -> Writer:
    first = rounds(sheet_of(ANN, BOB), "10 20")
    second = other(first, "bbbbbbbb")
    rounds(first, "30 40")
    first.lock()
    second.enter(1, {ANN: typed("11")})
    rounds(second, "50 60", "70 80")
    first.merge(second.operations.values())
    return first


def opened_again() -> Writer:
    writer = locked()
    writer.lock(False)
    return rounds(writer, "1 2")


def teams() -> Writer:
    writer = sheet_of(ANN, BOB, CY, DEE)
    writer.rules("partnership", {"next_dealer": "round_winner", "tie": "share"})
    for n, out in enumerate((ANN, None, DEE)):
        writer.round({player: typed(str(100 + 30 * n * k)) for k, player in enumerate(NAMES)}, out=out)
    return writer


def teams_that_do_not_fit() -> Writer:
    writer = sheet_of(ANN, BOB, CY)
    writer.rules("partnership", {"rounds": "2"})
    return rounds(writer, "10 20 30", "10 -20 30")


def reset() -> Writer:
    writer = rounds(sheet_of(ANN, BOB), "50 60", "-70 10")
    writer.reset()
    return writer


def leaving() -> Writer:
    writer = rounds(sheet_of(ANN, BOB, CY), "50 60 70", "500 10 20")
    writer.next_match()
    writer.rules("short", {})
    writer.absent(BOB)
    writer.round({ANN: typed("10"), CY: typed("20")})
    return writer


def joining() -> Writer:
    writer = rounds(sheet_of(ANN, BOB), "500 -10")
    writer.next_match()
    writer.player("Cy")
    return rounds(writer, "10 20 30")


def ends() -> Writer:
    writer = sheet_of(ANN, BOB)
    writer.rules("duel", {"winner": "went_out"})
    writer.round({ANN: typed("500"), BOB: typed("500")}, out=ANN)
    writer.round({ANN: typed("1"), BOB: typed("100")}, out=ANN)
    writer.round({ANN: typed("-100"), BOB: typed("0")}, out=BOB)
    return writer


def empty() -> Writer:
    return Writer([], "aaaaaaaa", TIME)


def strange() -> Writer:
    """What no writer of ours writes, and every reader must read alike."""
    writer = rounds(sheet_of(ANN, BOB), "1 2")
    at = max(op.at for op in writer.operations.values())
    made: list[Operation] = [
        RoundPut(id="cccccccc.1", at=at + 1, round="x", match="m1", after="y"),
        RoundPut(id="cccccccc.2", at=at + 1, round="y", match="m1", after="x"),
        RoundPut(id="cccccccc.3", at=at + 1, round="z", match="m9", after=None),
        RoundPut(id="cccccccc.4", at=at, round="m1.1", match="m1", after="x"),
        Entry(id="cccccccc.5", at=at, round="y", player="nobody", value=typed("5")),
        Entry(id="cccccccc.6", at=at + 2, round="y", player=ANN, value=typed("5"), over=("cccccccc.7",)),
        Entry(id="cccccccc.7", at=at + 2, round="y", player=ANN, value=typed("6"), over=("cccccccc.6",)),
        DealerNamed(id="cccccccc.8", at=at, match="m1", player="nobody"),
        Undone(id="cccccccc.9", at=at, op="cccccccc.10"),
        Undone(id="cccccccc.10", at=at, op="cccccccc.9"),
        Undone(id="cccccccc.11", at=at, op="dddddddd.1"),
        Redone(id="cccccccc.12", at=at + 1, op="cccccccc.3"),
        RoundRemoved(id="cccccccc.13", at=at + 1, round="nothing"),
        Undone(id="cccccccc.14", at=at + 3, op="cccccccc.15"),
        Locked(id="cccccccc.15", at=at + 3, locked=True),
        Entry(id="cccccccc.16", at=at + 3, round="x", player=BOB, value=typed("7")),
    ]
    writer.merge(made)
    return writer


def wild(seed: int) -> Writer:
    """Three people who write at random and hear of each other now and then."""
    dice = random.Random(seed)
    first = sheet_of(*list(NAMES)[: dice.randint(2, 4)])
    first.rules(dice.choice(sorted(PRESETS)), {"target": str(dice.choice((50, 200, 500)))})
    writers = [first, other(first, "bbbbbbbb"), other(first, "cccccccc")]
    for _ in range(dice.randint(20, 45)):
        writer = dice.choice(writers)
        with suppress(SheetError):
            _anything(writer, dice)
        if dice.random() < 0.2:
            writer.merge(dice.choice(writers).operations.values())
    for writer in writers:
        first.merge(writer.operations.values())
    return first


def _anything(writer: Writer, dice: random.Random) -> None:
    seats, number = writer.match.seats, len(writer.match.rounds)
    values = {player: _any_value(dice) for player in seats if dice.random() < 0.9}
    out = dice.choice([*seats, *seats, None])
    wishes: Sequence[tuple[int, Callable[[], object]]] = (
        (6, lambda: writer.round(values, out)),
        (6, lambda: writer.enter(dice.randint(1, number), dict(list(values.items())[:2]), out)),
        (2, lambda: writer.insert(dice.randint(1, number), values, out)),
        (2, lambda: writer.remove(dice.randint(1, number))),
        (4, lambda: writer.undo({writer.author})),
        (3, lambda: writer.redo({writer.author})),
        (1, lambda: writer.dealer(dice.choice(seats or (ANN,)))),
        (1, lambda: writer.lock(not writer.sheet.locked)),
        (1, lambda: writer.lock(False)),
        (1, lambda: writer.next_match()),
        (1, lambda: writer.absent(dice.choice(seats or (ANN,)))),
        (1, lambda: writer.rules(dice.choice(sorted(PRESETS)), {"going_out_bonus": "25"})),
        (1, lambda: writer.title(f"Sheet {dice.randint(1, 9)}")),
    )
    (wish,) = dice.choices([wish for _, wish in wishes], [weight for weight, _ in wishes])
    wish()


def _any_value(dice: random.Random) -> Value | None:
    if dice.random() < 0.1:
        return None
    if dice.random() < 0.6:
        return typed(dice.choice(("35", "-45", "60-35", "−20", "100", "+5", "7", "abc", "1.5", "120")))
    chosen = [dice.choice(CARDS).text for _ in range(dice.randint(0, 9))]
    return cards(laid=" ".join(chosen[:5]), caught=" ".join(chosen[5:]), laid_low=dice.choice(("", "AS", "AH JK=AC")))


SCENES: Final[Mapping[str, Callable[[], Writer]]] = {
    **{
        scene.__name__: scene
        for scene in (
            empty,
            worked_sums,
            whole_match,
            corrections,
            two_editors,
            clash_settled,
            clash_undone,
            locked,
            opened_again,
            teams,
            teams_that_do_not_fit,
            reset,
            leaving,
            joining,
            ends,
            strange,
        )
    },
    **{f"wild_{seed}": lambda seed=seed: wild(seed) for seed in range(1, 13)},  # type: ignore[misc]
}
