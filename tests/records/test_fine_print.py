"""The reader's fine print: what a record may say, and at which line and by which code it is refused."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from rummy500.game.moves import IllegalMove
from rummy500.game.record import legal_lines, perft, read_record, replay, report, write_record

HEAD = "rummy500: 1\nrules: standard\n"
TABLE = """seats: Ann, Bob
hand Ann: 7S 8S 9S 2C
hand Bob: 10S KD
pile: 4D
stock: 3C 5C JH
turn: Ann draw
"""
EXAMPLE = (
    HEAD
    + TABLE
    + """- Ann: draw 3C, meld 7S 8S 9S, discard 3C
- Bob: draw 5C, lay 10S on 1, discard KD
- Ann: draw JH, discard JH
- Bob: pass
score: Ann 22, Bob 5
"""
)


def told(text: str) -> dict[str, Any]:
    """Gives what ``replay --json`` says of a record."""
    answer: dict[str, Any] = json.loads(msgspec.json.encode(report(replay(text))))
    return answer


def legal(text: str) -> list[str]:
    """Lists the legal actions at the end of a record that holds."""
    result = replay(text)
    assert result.error is None, result.error
    return legal_lines(result)


def test_the_example_of_the_format() -> None:
    answer = told(EXAMPLE)
    assert "error" not in answer
    assert answer["rounds"] == [{"scores": {"Ann": 22, "Bob": 5}, "ended_by": "stock", "out": None}]
    assert answer["position"]["turn"] is None
    assert answer["position"]["phase"] == "over"
    assert answer["position"]["hands"] == {"Ann": ["2C"], "Bob": ["5C"]}
    assert legal(EXAMPLE) == []


REFUSED = {
    "empty file": ("", 1, "no_version"),
    "version first": ("rules: standard\n", 1, "no_version"),
    "later version": ("rummy500: 2\n", 1, "other_version"),
    "version twice": ("rummy500: 1\nrummy500: 1\n", 2, "said_twice"),
    "unknown preset": ("rummy500: 1\nrules: nix\n", 2, "unknown_preset"),
    "unknown field": ("rummy500: 1\nset: nix on\n", 2, "unknown_field"),
    "bad value": ("rummy500: 1\nset: target 49\n", 2, "bad_value"),
    "value in words only": ("rummy500: 1\nset: cut yes\n", 2, "bad_value"),
    "leading zero": ("rummy500: 1\nset: target 0300\n", 2, "bad_value"),
    "one seat": ("rummy500: 1\nseats: Ann\n", 2, "bad_seats"),
    "nine seats": ("rummy500: 1\nseats: A, B, C, D, E, F, G, H, I\n", 2, "bad_seats"),
    "same name": ("rummy500: 1\nseats: Ann, Ann\n", 2, "same_name"),
    "same name once shown": ("rummy500: 1\nseats: Old Tom, Old\u00a0Tom\n", 2, "same_name"),
    "name with by": ("rummy500: 1\nseats: Ann, Stand by Me\n", 2, "bad_name"),
    "name that ends in play": ("rummy500: 1\nseats: Ann, Fair play\n", 2, "bad_name"),
    "empty name": ("rummy500: 1\nseats: Ann,\n", 2, "empty_name"),
    "unknown dealer": ("rummy500: 1\nseats: Ann, Bob\ndealer: Cy\n", 3, "unknown_name"),
    "unknown dealer before the seats": ("rummy500: 1\ndealer: Cy\nseats: Ann, Bob\n", 2, "unknown_name"),
    "no seats": ("rummy500: 1\n\npile: 4D\n", 3, "no_seats"),
    "combination, at the first statement after the head": (
        "rummy500: 1\nset: teams 2\nseats: A, B, C\n# here\n\nround:\n",
        6,
        "uneven_teams",
    ),
    "no colon": (HEAD + TABLE + "draw\n", 9, "no_colon"),
    "unknown statement": (HEAD + TABLE + "table: round\n", 9, "unknown_statement"),
    "head statement later": (HEAD + TABLE + "set: target 300\n", 9, "misplaced"),
    "unknown card": (HEAD + "seats: A, B\nhand A: 11S\n", 4, "unknown_card"),
    "card too often": (HEAD + "seats: A, B\nhand A: 7S\nhand B: 7S\n", 5, "card_too_often"),
    "joker that is not in the pack": (HEAD + "seats: A, B\nhand A: JK\n", 4, "card_too_often"),
    "card too often in a meld": (HEAD + "seats: A, B\nhand A: 7S\nmeld 1: 7S 7H 7D by B\n", 5, "card_too_often"),
    "unknown card in the pile": (HEAD + "seats: A, B\npile: ?\n", 4, "unknown_not_here"),
    "meld number": (HEAD + "seats: A, B\nmeld 2: 7S 7H 7D by A\n", 4, "meld_number"),
    "meld that is none": (HEAD + "seats: A, B\nmeld 1: 7S 7H 8D by A\n", 4, "not_a_meld"),
    "meld with too many jokers": (
        "rummy500: 1\nset: jokers_per_deck 2\nseats: A, B\nmeld 1: 7S JK=8S JK=9S by A\n",
        4,
        "too_many_jokers",
    ),
    "meld with a joker that could be several": (
        "rummy500: 1\nset: jokers_per_deck 2\nseats: A, B\nmeld 1: 7S 8S JK by A\n",
        4,
        "which_meld",
    ),
    "meld without a player": (HEAD + "seats: A, B\nmeld 1: 7S 7H 7D\n", 4, "bad_group"),
    "hand missing": (HEAD + "seats: A, B\nhand A: 7S\npile: 4D\nturn: A draw\n", 6, "hand_missing"),
    "hand twice": (HEAD + "seats: A, B\nhand A: 7S\nhand A: 8S\n", 5, "said_twice"),
    "pile twice": (HEAD + "seats: A, B\npile: 7S\npile: 8S\n", 5, "said_twice"),
    "turn of nobody": (HEAD + "seats: A, B\nhand A:\nhand B:\nturn: C draw\n", 6, "unknown_name"),
    "turn of no phase": (HEAD + "seats: A, B\nhand A:\nhand B:\nturn: A over\n", 6, "bad_turn"),
    "turn missing": (HEAD + "seats: A, B\nhand A: 7S\nhand B:\n- A: draw\n", 6, "turn_missing"),
    "reached without play": (HEAD + TABLE.replace("turn", "reached: 4D\nturn"), 8, "only_in_play"),
    "taken without play": (HEAD + TABLE + "taken: 2C\n- Ann: draw\n", 9, "only_in_play"),
    "turn that cannot be finished": (
        HEAD + TABLE.replace("turn: Ann draw", "turn: Ann play") + "reached: KS\n# end\n",
        8,
        "reached_stuck",
    ),
    "deck too short": (HEAD + "seats: A, B\ndeck: 7S 8S\n", 4, "deck_size"),
    "deck with a card twice": (HEAD + "seats: A, B\ndeck: 7S 7S\n", 4, "card_too_often"),
    "seed too short": (HEAD + "seats: A, B\nseed: 00\n", 4, "bad_seed"),
    "cut without its rule": (HEAD + "seats: A, B\nseed: " + "00" * 32 + "\ncut: 3\n", 5, "cut_off"),
    "cut without a deck": ("rummy500: 1\nset: cut on\nseats: A, B\ncut: 3\n- A: draw\n", 4, "no_deal"),
    "cut too deep": ("rummy500: 1\nset: cut on\nseats: A, B\ncut: 53\n", 4, "bad_cut"),
    "deal and position": (HEAD + "seats: A, B\nseed: " + "00" * 32 + "\npile: 4D\n", 5, "deal_and_position"),
    "play without a deal": (HEAD + "seats: A, B\n- A: draw\n", 4, "no_round"),
    "unknown player": (HEAD + TABLE + "- Cy: draw\n", 9, "unknown_name"),
    "not your turn": (HEAD + TABLE + "- Bob: draw\n", 9, "not_your_turn"),
    "unknown action": (HEAD + TABLE + "- Ann: Draw\n", 9, "unknown_verb"),
    "empty action": (HEAD + TABLE + "- Ann: draw,\n", 9, "empty_action"),
    "action written wrong": (HEAD + TABLE + "- Ann: lay 7S 1\n", 9, "bad_move"),
    "other top card": (HEAD + TABLE + "- Ann: draw 5C\n", 9, "other_top"),
    "card not held": (HEAD + TABLE + "- Ann: draw, discard KC\n", 9, "card_not_held"),
    "score too early": (HEAD + TABLE + "- Ann: draw\nscore: Ann 0, Bob 0\n", 10, "round_not_over"),
    "wrong score": (EXAMPLE.replace("Ann 22", "Ann 23"), 13, "wrong_score"),
    "wrong total": (EXAMPLE + "total: Bob 6\n", 14, "wrong_total"),
    "score of nobody": (EXAMPLE + "score: Cy 6\n", 14, "unknown_name"),
    "score without a number": (EXAMPLE + "score: Bob five\n", 14, "bad_number"),
    "next round too early": (HEAD + TABLE + "round:\n", 9, "round_not_over"),
    "deal without round": (EXAMPLE + "seed: " + "00" * 32 + "\n", 14, "misplaced"),
    "restock that is not due": (HEAD + TABLE + "restock: 4D\n", 9, "restock_not_due"),
    "line too long": (HEAD + "#" * 9000 + "\n", 3, "line_too_long"),
}


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_refused(name: str) -> None:
    text, line, code = REFUSED[name]
    error = replay(text).error
    assert error is not None
    assert (error.line, error.code) == (line, code)


def test_a_stuck_turn_is_reported_before_a_later_line_that_cannot_be_split() -> None:
    text = HEAD + TABLE.replace("turn: Ann draw", "reached: KS\nturn: Ann play") + "nonsense\n"
    error = replay(text).error
    assert error is not None
    assert (error.line, error.code) == (9, "reached_stuck")


def test_after_an_error_the_state_before_the_failing_action_is_shown() -> None:
    answer = told(HEAD + TABLE + "- Ann: draw, meld 7S 8S 9S, lay 2C on 1\n")
    assert answer["error"]["line"] == 9
    assert answer["position"]["hands"]["Ann"] == ["2C", "3C"]
    assert len(answer["position"]["melds"]) == 1


def test_a_record_may_end_after_its_head_or_after_round() -> None:
    for text in (HEAD + "seats: Ann, Bob\n", EXAMPLE + "round:\n"):
        answer = told(text)
        assert "error" not in answer
        assert answer["position"]["turn"] is None
        assert legal(text) == []
        assert perft(replay(text), 1) == 0


def test_a_refused_combination_without_anything_after_it_is_an_error_too() -> None:
    error = replay("rummy500: 1\nset: teams 2\nseats: A, B, C\n").error
    assert error is not None
    assert (error.line, error.code, error.fields) == (3, "uneven_teams", ("seats", "teams"))


def test_names_are_shown_as_they_were_meant() -> None:
    text = "rummy500: 1\nseats: Old\u00a0Tom, A‚\u00a0B꞉\u00a0C＃1\n"
    match = read_record(text)
    assert match.names == ("Old Tom", "A, B: C#1")
    assert text.splitlines()[1] in write_record(match)


def test_a_name_that_would_be_refused_is_written_so_that_it_reads_back() -> None:
    names = ("Stand by Me", "Fair play", "x, y", "Ada")
    written = "rummy500: 1\nseats: Stand\u00a0by\u00a0Me, Fair\u00a0play, x‚\u00a0y, Ada\n"
    match = read_record(written)
    assert match.names == names
    match.start_round(bytes(32))
    assert read_record(write_record(match)).names == names


def test_the_last_set_of_a_field_wins_and_beats_the_preset() -> None:
    text = "rummy500: 1\nset: target 700\nset: target 800\nrules: short\nseats: A, B\nset: seats 5\n"
    assert told(text)["rules"]["target"] == "800"
    assert told(text)["rules"]["seats"] == "2"
    assert told(text)["rules"]["decks"] == "auto"


def test_total_sets_before_the_first_action_and_checks_afterwards() -> None:
    text = HEAD + TABLE.replace("turn", "total: Ann 120, Bob -35\nturn")
    assert told(text)["totals"] == {"Ann": 120, "Bob": -35}
    assert told(text + "total: Ann 7\n")["totals"] == {"Ann": 7, "Bob": -35}
    played = text + "- Ann: draw\n"
    assert "error" not in told(played + "total: Ann 120\n")
    assert told(played + "total: Ann 7\n")["error"]["code"] == "wrong_total"


def test_a_total_of_one_partner_is_the_team_s() -> None:
    text = "rummy500: 1\nrules: partnership\nseats: A, B, C, D\ntotal: A 100\n"
    assert told(text)["totals"] == {"A": 100, "B": 0, "C": 100, "D": 0}
    assert told(text + "total: A 100, C 90\n")["error"]["code"] == "team_totals"


def test_the_dealer_is_the_last_seat_and_the_deal_passes_on() -> None:
    deck = "seed: " + "00" * 32 + "\n"
    assert told("rummy500: 1\nseats: A, B, C\n" + deck)["position"]["turn"] == "A"
    assert told("rummy500: 1\nseats: A, B, C\ndealer: A\n" + deck)["position"]["turn"] == "B"


def test_a_cut_moves_cards_from_the_top_to_the_bottom() -> None:
    head = "rummy500: 1\nset: cut on\nseats: A, B\n"
    deck = read_record(head + "seed: " + "00" * 32 + "\n").logs[0].start
    assert deck.key == bytes(32)
    plain = told(head + "seed: " + "00" * 32 + "\n")["position"]
    cut = told(head + "seed: " + "00" * 32 + "\ncut: 2\n")["position"]
    assert plain["hands"] != cut["hands"]
    before = told(head + "cut: 2\nseed: " + "00" * 32 + "\n")["position"]
    assert before == cut


def test_unknown_cards() -> None:
    text = """rummy500: 1
seats: Ann, Bob
hand Ann: 7S 8S
hand Bob: ? ?
pile: 4D
stock: ? 9C
turn: Ann draw
"""
    assert "take 4D" in legal(text)
    drawn = text + "- Ann: draw 9S, meld 7S 8S 9S\n"
    assert told(drawn)["error"]["code"] == "unknown_hand"  # it would end a round that cannot be scored
    assert told(text + "- Ann: draw 7S\n")["error"]["code"] == "card_too_often"
    assert told(text + "- Ann: draw 4D\n")["error"]["code"] == "card_too_often"
    unnamed = told(text + "- Ann: draw\n")["position"]
    assert unnamed["hands"]["Ann"] == ["7S", "8S", "?"]
    bob = text + "- Ann: draw 9S, discard 9S\n"
    with pytest.raises(IllegalMove, match="unknown_hand"):
        legal_lines(replay(bob))
    assert told(bob + "- Bob: take 9S\n")["error"]["line"] == 9
    with pytest.raises(IllegalMove, match="unknown_top"):
        perft(replay(text), 2)
    assert perft(replay(text), 1) == len(legal(text))


def test_an_unscored_hand_may_stay_unknown() -> None:
    text = """rummy500: 1
set: stock_out_penalty off
seats: Ann, Bob
hand Ann: 7S 8S
hand Bob: ? ?
pile: 4D
turn: Ann draw
- Ann: pass
score: Ann 0, Bob 0
"""
    assert "error" not in told(text)
    assert told(text.replace("set: stock_out_penalty off\n", ""))["error"]["line"] == 7


def test_a_copy_must_be_said_where_the_pile_holds_the_face_twice() -> None:
    text = """rummy500: 1
set: decks 2
set: pile_duty none
seats: Ann, Bob
hand Ann: 7S 8S
hand Bob: 2C
pile: 4D 5C 4D
stock: 9C
turn: Ann draw
"""
    assert legal(text) == ["draw", "take 4D@1", "take 4D@2", "take 5C"]
    assert told(text + "- Ann: take 4D\n")["error"]["code"] == "which_copy"
    assert told(text + "- Ann: take 4D@3\n")["error"]["code"] == "no_such_copy"
    assert told(text + "- Ann: take 4D@1\n")["position"]["hands"]["Ann"] == ["7S", "8S", "4D", "4D", "5C"]
    assert told(text + "- Ann: take 5C@1\n")["position"]["pile"] == ["4D"]


RESTOCK = """rummy500: 1
set: stock_out reshuffle
set: first_turn_bonus 25
seats: Ann, Bob
hand Ann: 7S 8S 9S
hand Bob: 2C KD
pile: 4D 5C QD
turn: Ann draw
"""


def test_a_due_restock() -> None:
    assert legal(RESTOCK) == ["draw", "take QD"]
    assert told(RESTOCK + "- Ann: draw\n")["error"]["code"] == "restock_missing"
    assert told(RESTOCK + "restock: 4D QD\n")["error"]["code"] == "restock_wrong_cards"
    assert told(RESTOCK + "- Ann: stand\n")["error"]["line"] == 9
    done = RESTOCK + "restock: 5C 4D\n"
    assert legal(done) == ["draw", "stand", "take QD"]
    assert told(done)["position"]["stock_count"] == 2
    assert told(done + "- Ann: draw 5C\n")["position"]["pile"] == ["QD"]
    assert perft(replay(done), 2) > 0
    with pytest.raises(IllegalMove, match="restock_missing"):
        perft(replay(RESTOCK), 2)


def test_low_and_high_go_by_geometry() -> None:
    text = """rummy500: 1
set: decks 2
seats: Ann, Bob
hand Ann: AD 7S
hand Bob: 2C
pile: 4D
stock: 9C
meld 1: 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD by Bob
turn: Ann play
"""
    assert legal(text) == ["discard 7S", "discard AD", "lay AD on 1 high", "lay AD on 1 low"]
    assert told(text + "- Ann: lay AD on 1\n")["error"]["code"] == "which_end"
    for end, value in (("low", 1), ("high", 15)):
        melds = told(text + f"- Ann: lay AD on 1 {end}\n")["position"]["melds"]
        assert next(card["value"] for card in melds[0]["cards"] if card["card"] == "AD") == value


def test_an_ace_played_later_on_a_run_up_to_the_king_counts_as_high() -> None:
    text = """rummy500: 1
seats: Ann, Bob
hand Ann: 7S
hand Bob: 2C
stock: 9C
meld 1: 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD by Bob, AD by Ann
turn: Ann draw
"""
    cards = told(text)["position"]["melds"][0]["cards"]
    assert (cards[-1]["card"], cards[-1]["value"], cards[-1]["by"]) == ("AD", 15, "Ann")
    low = text.replace("2D 3D", "AD 2D 3D").replace(", AD by Ann", "")
    assert told(low)["position"]["melds"][0]["cards"][0]["value"] == 1


def test_cards_of_a_meld_in_any_order() -> None:
    text = HEAD + TABLE.replace("turn: Ann draw", "turn: Ann play")
    melded = told(text + "- Ann: meld 9S 7S 8S\n")
    assert [card["card"] for card in melded["position"]["melds"][0]["cards"]] == ["7S", "8S", "9S"]


def test_a_joker_is_named_where_it_could_stand_for_several_cards() -> None:
    text = """rummy500: 1
set: jokers_per_deck 2
seats: Ann, Bob
hand Ann: 7S 8S 9S KC JK
hand Bob: 2C
stock: 9C
turn: Ann play
"""
    assert told(text + "- Ann: meld 7S 8S JK\n")["error"]["code"] == "which_meld"
    named = told(text + "- Ann: meld 7S 8S JK=6S\n")["position"]["melds"][0]["cards"]
    assert named[0] == {"card": "JK", "as": "6S", "by": "Ann", "value": 15}
    assert "meld 7S JK=8S 9S" in legal(text)
    assert told(text + "- Ann: meld 7S JK 9S\n")["position"]["melds"][0]["cards"][1]["as"] == "8S"
    assert told(text + "- Ann: meld 7S 8S 9S, lay JK on 1\n")["error"]["code"] == "which_card"
    laid = told(text + "- Ann: meld 7S 8S 9S, lay JK=10S on 1\n")
    assert laid["position"]["melds"][0]["cards"][3]["as"] == "10S"


def test_a_lone_window_in_a_position() -> None:
    text = """rummy500: 1
set: rummy_call last_discard
seats: Ann, Bob, Cy
hand Ann: 5D KC
hand Bob: 9S 2C
hand Cy: KD QD
pile: 10C
stock: 3S 3D
meld 1: 7C 8C 9C by Ann
turn: Bob call
"""
    answer = told(text)["position"]
    assert (answer["turn"], answer["phase"]) == ("Bob", "call")
    assert legal(text) == ["Cy: call 10C on 1", "call 10C on 1", "draw", "take 10C"]
    off = told(text.replace("last_discard", "off"))["position"]
    assert (off["turn"], off["phase"]) == ("Bob", "draw")
    assert told(text + "- Ann: call 10C on 1\n")["error"]["code"] == "call_own_discard"
    called = told(text + "- Cy: call 10C on 1\n")["position"]
    assert (called["turn"], called["phase"]) == ("Bob", "draw")
    assert "error" not in told(text + "- Cy: call 10C@1 on 1\n")
    assert told(text + "- Cy: call 10C@2 on 1\n")["error"]["code"] == "call_not_possible"
    nobody = told(text.replace("pile: 10C", "pile: 4S"))["position"]
    assert nobody["phase"] == "draw"


def test_boodle_in_a_position() -> None:
    text = """rummy500: 1
rules: michigan
seats: Ann, Bob, Cy
hand Ann: 5D
hand Bob: KS
hand Cy: 4C
pile: 4D
stock: 2D 9C
meld 1: KD KH KC by Ann
turn: Bob draw
"""
    answer = told(text)
    assert answer["pots"] == {"AH": 4, "KC": 0, "QD": 4, "JS": 4}
    assert answer["chips"] == {"Ann": 0, "Bob": -4, "Cy": -8}


def test_settlement_is_empty_until_the_match_is_finished() -> None:
    text = HEAD.replace("standard", "bicycle") + TABLE
    assert told(text)["settlement"] == {}
    assert "settlement" not in told(HEAD + TABLE)
    won = EXAMPLE.replace("standard", "bicycle").replace("turn:", "total: Ann 490, Bob 300\nturn:")
    assert told(won)["winners"] == ["Ann"]
    assert told(won)["settlement"] == {"Bob": 207}


def test_comments_blank_lines_tabs_and_other_line_ends() -> None:
    text = "# a match\r\nrummy500: 1 # version\r\n\r\nseats:\tAnn,\tBob\r\nhand Ann: 7S\t8S\r\nhand Bob:"
    assert read_record(text + "\r\nturn: Ann draw\r\n").names == ("Ann", "Bob")
