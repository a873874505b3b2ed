"""Action codes pack and unpack, and every reason has its number."""

from __future__ import annotations

from itertools import product

import pytest

from rummy500.kernel import codes


def test_every_code_unpacks_to_what_was_packed() -> None:
    assert codes.unpack(codes.draw()) == ("draw", ())
    assert codes.unpack(codes.pass_()) == ("pass", ())
    assert codes.unpack(codes.stand()) == ("stand", ())
    for index in range(112):
        assert codes.unpack(codes.take(index)) == ("take", (index,))
    for face in range(53):
        assert codes.unpack(codes.discard(face)) == ("discard", (face,))
    for meld, face in product((0, 17, 39), (0, 51, 52)):
        assert codes.unpack(codes.swap(meld, face)) == ("swap", (meld, face))
        for joker, end in product((False, True), (0, 1)):
            place = (meld, face, int(joker), end)
            assert codes.unpack(codes.lay(meld, face, joker, end)) == ("lay", place)
            for seat in range(8):
                assert codes.unpack(codes.call_lay(seat, meld, face, joker, end)) == ("call_lay", (seat, *place))
    for seat, index in product(range(8), (0, 55, 111)):
        assert codes.unpack(codes.call_take(seat, index)) == ("call_take", (seat, index))


def test_melds_pack_their_cards() -> None:
    for suit, low, length in product(range(4), range(13), range(3, 14)):
        assert codes.unpack(codes.meld_run(suit, low, length, 0b101)) == ("run", (suit, low, length, 0b101))
    pairs = codes.SET_DIGITS
    for digits in product(range(6), repeat=4):
        code = codes.meld_set(12, [pairs[digit] for digit in digits])
        assert codes.unpack(code) == ("set", (12, *digits))
    assert codes.unpack(codes.meld_jokers(4)) == ("set", (13, 4))
    with pytest.raises(ValueError):
        codes.meld_set(3, [(3, 0), (0, 0), (0, 0), (0, 0)])


def test_codes_fit_32_bits_and_do_not_meet() -> None:
    everything = [codes.draw(), codes.pass_(), codes.stand(), codes.meld_jokers(3), codes.meld_jokers(4)]
    everything += [codes.take(i) for i in range(128)] + [codes.discard(i) for i in range(53)]
    everything += [codes.lay(m, f, j, e) for m, f, j, e in product(range(40), range(53), (False, True), (0, 1))]
    everything += [codes.meld_run(s, a, n, 8191) for s, a, n in product(range(4), range(13), range(3, 14))]
    everything += [codes.call_take(7, 127), codes.call_lay(7, 39, 52, True, 1), codes.swap(39, 51)]
    assert len(set(everything)) == len(everything)
    assert min(everything) >= 0 and max(everything) < 2**31


def test_no_code_is_refused() -> None:
    with pytest.raises(ValueError):
        codes.unpack(15 << 24)


def test_reasons_are_named_once() -> None:
    assert len(set(codes.REASONS)) == len(codes.REASONS)
    assert codes.REASONS[codes.LEGAL] == ""
    for number, name in enumerate(codes.REASONS[1:], 1):
        assert getattr(codes, name.upper()) == number
