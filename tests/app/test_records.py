"""What a table gives away of its match: finished rounds with the proofs of their deals, nothing of a running one."""

from __future__ import annotations

from random import Random

import pytest

from rummy500.app.facts import Committed, Created, Dealing, Dealt, Played, Scored, SeatFact
from rummy500.app.records import finished_match, finished_rounds
from rummy500.app.refusal import Refusal
from rummy500.app.table import Table
from rummy500.game.fair import check_deal, deal_key, read_proof_lines, share_hash
from rummy500.game.record import read_record
from rummy500.rules import Rules, rules_text

ID = "abcdefghjkmnpqrs"
SEATS = (SeatFact("Ann", guest="0a" * 32), SeatFact("Ada", level="casual"), SeatFact("Bo", guest="0b" * 32))
SHARES = (bytes(range(16)), None, None)


def made(**more: object) -> Table:
    """Makes a table of three, under rules that nobody wins soon."""
    texts = rules_text(Rules(target=5000), len(SEATS))
    del texts["seats"]
    return Table(ID, Created("standard", texts, SEATS, **more))  # type: ignore[arg-type]


def deal(table: Table, round: int) -> bytes:
    """Deals a round as the scheme of fair deals has it; gives the server's secret."""
    secret = Random(round).randbytes(32)
    table.apply(Dealing(round, secret.hex()))
    table.apply(Committed(round, tuple(share_hash(share) if share is not None else None for share in SHARES)))
    shares = tuple(share.hex() if share is not None else None for share in SHARES)
    table.apply(Dealt(round, deal_key(secret, SHARES).hex(), shares=shares))
    return secret


def play(table: Table, rng: Random, moves: int = 10_000) -> None:
    """Plays so many random moves, at most to the end of the round."""
    for _ in range(moves):
        match = table.match
        assert match is not None and match.round is not None
        if match.round.turn is None:
            score = table.score()
            assert isinstance(score, Scored)
            table.apply(score)
            return
        legal = match.round.legal(match.round.turn)
        table.apply(Played(match.round.turn, legal[rng.randrange(len(legal))]))


def test_a_table_in_its_lobby_has_no_record() -> None:
    for ask in (finished_match, finished_rounds):
        with pytest.raises(Refusal) as caught:
            ask(made(lobby=True))
        assert caught.value.code == "not_started"


def test_the_running_round_is_in_nothing_that_is_given_away() -> None:
    table, rng = made(), Random(1)
    deal(table, 1)
    play(table, rng, 5)
    assert finished_match(table).logs == [] and "seed" not in finished_rounds(table)
    play(table, rng)
    ended = finished_rounds(table)
    secret = deal(table, 2)
    for _ in range(4):
        assert finished_rounds(table) == ended
        assert secret.hex() not in ended and deal_key(secret, SHARES).hex() not in ended
        shown = finished_match(table)
        assert len(shown.logs) == len(shown.results) == 1 and shown.round is None
        play(table, rng, 3)


def test_a_match_that_was_given_away_stays_as_it_was() -> None:
    table, rng = made(), Random(2)
    deal(table, 1)
    play(table, rng)
    shown = finished_match(table)
    totals = shown.totals
    deal(table, 2)
    play(table, rng)
    assert (len(shown.results), len(shown.logs), shown.totals) == (1, 1, totals)
    assert len(finished_match(table).results) == 2


def test_each_deal_is_proved_beside_its_seed() -> None:
    table, rng = made(), Random(3)
    for round in (1, 2):
        deal(table, round)
        play(table, rng)
    text = finished_rounds(table)
    proofs, match = read_proof_lines(text), read_record(text)
    assert [proof.round for proof in proofs] == [1, 2]
    for proof, log in zip(proofs, match.logs, strict=True):
        assert log.start.key is not None
        assert proof.table == ID and proof.shares == SHARES
        assert check_deal(proof, log.start.key) == ()
    assert table.match is not None and match.results == table.match.results


def test_without_proofs_a_record_does_not_name_its_table() -> None:
    table = made()
    deal(table, 1)
    play(table, Random(4))
    assert ID in finished_rounds(table)
    text = finished_rounds(table, proofs=False)
    assert ID not in text and read_proof_lines(text) == []
    assert read_record(text).results == read_record(finished_rounds(table)).results


def test_a_deal_of_before_the_scheme_has_no_proof() -> None:
    table = made()
    table.apply(Dealt(1, "11" * 32))
    play(table, Random(5))
    text = finished_rounds(table)
    assert read_proof_lines(text) == [] and read_record(text).logs[0].start.key == b"\x11" * 32
