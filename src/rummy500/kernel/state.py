"""The rule book: one round of Rummy 500 over bit masks.

Plain typed Python; `state.pxd` holds the machine types with which Cython compiles this very file. Cards are faces:
suit * 13 + rank (suits spades, hearts, diamonds, clubs; rank 0 the ace), 52 the joker, 53 a card that is not known.
A set of cards is a pair of masks ("at least one", "a second one") and a joker count. Actions are the packed ints of
`codes.py`.

"A turn can always be finished" (rules §2) is one question, asked by `finish`: can the hand, with its pending duties,
be brought to a legal end of the turn on this table? Everything that a player may do is a fitting action after which
`finish` says yes. Private methods trust their caller; the public ones check.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rummy500.kernel import codes

if TYPE_CHECKING:
    from rummy500.rules import Rules

ONE = 1
M64 = 0xFFFFFFFFFFFFFFFF
M32 = 0xFFFFFFFF
SUIT = 0x1FFF
FACES = (1 << 52) - 1
JOKER = 52
UNKNOWN = 53
JOKER_BIT = 1 << 52
RANK_COLUMN = 1 | 1 << 13 | 1 << 26 | 1 << 39
MIX = 0x9E3779B97F4A7C15
MIX2 = 0xD6E8FEB86659FD93

KIND = codes.KIND
DRAW = codes.DRAW
PASS = codes.PASS
STAND = codes.STAND
TAKE = codes.TAKE
SET = codes.SET
RUN = codes.RUN
LAY = codes.LAY
SWAP = codes.SWAP
DISCARD = codes.DISCARD
CALL_LAY = codes.CALL_LAY
CALL_TAKE = codes.CALL_TAKE

DRAW_PHASE = 0
PLAY_PHASE = 1
OVER = 2
BY_OUT = 1
BY_STOCK = 2

ANY = 0  # going_out
LAST_DISCARD = 1
FLOAT = 2
FREE = 0  # joker_layoff
UNLESS_HELD = 1
NEVER = 2

NO_SWAP = 0
SWAP_SAME_TURN = 1
SWAP_KEEP = 2

ALL_MELDS = 0  # layoff
OWN_SIDE = 1
NO_LAYOFF = 2

CALL_NONE = 0
CALL_LAST = 1
CALL_FULL = 2

ASK = 0  # stock_out
AT_ONCE = 1
RESHUFFLE = 2

SEATS = 8
MELDS = 40
SLOTS = 13
CARDS = 128
BUFFER = 1 << 17
MEMO = 1 << 15
SEARCH_LIMIT = 60000
FEW_CARDS = 10
TURNS_ON_EMPTY_STOCK = 10
PARTS = 14 + 4 * 13  # of the melds of a hand

PLACES = [0] * 67
POP = [0] * 8192
DIGITS = [0] * 16
DIGIT_N = [0, 1, 2, 0, 1, 0, 0, 0]
DIGIT_J = [0, 0, 0, 1, 1, 2, 0, 0]
ALLOWED = [0] * 6  # by copies held (0-2), + 3 where two cards of a face may stand together


def _fill_tables() -> None:
    for k in range(63):
        PLACES[2**k % 67] = k
    for mask in range(1, 8192):
        POP[mask] = POP[mask // 2] + mask % 2
    for mask in range(16):
        DIGITS[mask] = sum([2 ** (3 * s) for s in range(4) if mask // 2**s % 2])
    for held in range(3):
        for twin in range(2):
            ALLOWED[held + 3 * twin] = sum(
                [2**d for d in range(6) if DIGIT_N[d] <= held and DIGIT_N[d] + DIGIT_J[d] <= 1 + twin]
            )


_fill_tables()


def ctz(mask: int) -> int:
    """The place of the lowest bit (2 has order 66 modulo 67)."""
    return PLACES[(mask & -mask) % 67]


def count(mask: int) -> int:
    """The number of bits."""
    return (
        POP[mask & SUIT] + POP[mask >> 13 & SUIT] + POP[mask >> 26 & SUIT] + POP[mask >> 39 & SUIT] + (mask >> 52 & 1)
    )


def mix(x: int) -> int:
    """A 64-bit scrambling of x."""
    x = (x ^ (x >> 32)) * MIX2 & M64
    x = (x ^ (x >> 29)) * MIX & M64
    return x ^ (x >> 32)


class KernelRules:
    """A rule set for a number of seats, flattened into ints."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.seats = seats
        self.decks = rules.deck_count(seats)
        self.jokers = self.decks * rules.jokers_per_deck
        self.hand_size = rules.dealt(seats)
        self.sets = int(rules.sets)
        self.twin = int(rules.identical_in_set != "off" and self.decks == 2)
        self.max_set = 8 if self.twin and rules.identical_in_set == "on" else 4
        self.min_run = int(rules.min_run)
        self.around = int(rules.ace == "around")
        self.bottom = 1 if rules.ace == "high" else 0
        self.top = 25 if self.around else 12 if rules.ace == "low" else 13
        self.wild = int(rules.jokers_wild)
        self.max_wild = 0 if not self.wild else 99 if rules.max_wild is None else rules.max_wild
        self.joker_layoff = ("free", "unless_held", "never").index(rules.joker_layoff)
        self.joker_swap = ("never", "same_turn", "keep").index(rules.joker_swap) if self.wild else 0
        self.opening = rules.opening_minimum
        self.needs_opening = int(rules.layoff_needs_opening or rules.opening_minimum > 0)
        self.layoff = ("all", "own_side", "none").index(rules.layoff)
        self.pile_depth = ("any", "top", "whole").index(rules.pile_depth)
        self.pile_duty = ("none", "deep", "always").index(rules.pile_duty)
        self.at_once = int(rules.pile_duty_when == "at_once")
        self.new_meld = int(rules.pile_duty_by == "new_meld")
        self.return_taken = int(rules.return_taken)
        self.call = ("off", "last_discard", "full").index(rules.rummy_call)
        self.going_out = ("any", "discard", "float").index(rules.going_out)
        self.going_out_bonus = rules.going_out_bonus
        self.first_turn_bonus = rules.first_turn_bonus
        self.stock_out = ("ask", "at_once", "reshuffle").index(rules.stock_out)
        self.max_reshuffles = rules.max_reshuffles
        self.stock_out_penalty = int(rules.stock_out_penalty)
        self.ace_low_value = rules.ace_low_value
        self.joker_value = rules.joker_value
        self.joker_replaced = int(rules.joker_melded == "replaced")
        self.doubles = int(rules.four_at_once_doubles)
        self.teams = rules.teams
        self.boodle = int(rules.boodle)
        # Natural cards alone, runs of three, no second copies, no way around the corner: the quick ways may be taken.
        self.plain = int(self.twin == 0 and self.min_run == 3 and self.around == 0)
        self.value = [0] * 54
        for face in range(52):
            rank = face % 13
            if rank == 0:
                self.value[face] = rules.ace_value
            elif rank >= 9:
                self.value[face] = 10
            else:
                self.value[face] = 5 if rules.number_values == "five" else rank + 1
        self.value[11] = rules.queen_of_spades
        self.value[JOKER] = rules.joker_value
        self.best_joker = self.joker_value
        if self.wild and self.joker_replaced:
            self.best_joker = max(rules.ace_value, rules.ace_low_value, rules.queen_of_spades, 10)


class Rng:
    """xorshift32: the same numbers in every execution."""

    def __init__(self, seed: int) -> None:
        self.x = (seed * 2654435769 + 12345) & M32 | 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n at most 2**31."""
        x = self.x
        x ^= (x << 13) & M32
        x ^= x >> 17
        x ^= (x << 5) & M32
        self.x = x
        return (x * n) >> 32


class Work:
    """One thread's room to work in: a buffer of action codes and what a search has proved."""

    def __init__(self) -> None:
        self.n = 0
        self.code = [0] * 131072
        self.memo = [0] * 32768
        self.salt = 0
        self.nodes = 0
        self.spent = 0
        self.most = SEARCH_LIMIT
        self.limit = SEARCH_LIMIT
        self.seat = 0
        self.stood = 0
        self.clearing = 0
        self.table = 0

    def add(self, code: int) -> None:
        """Append a code; past the buffer's end it is dropped, which bounds random play and searches."""
        if self.n < BUFFER:
            self.code[self.n] = code
            self.n += 1

    def begin(self, seat: int, stood: int) -> None:
        """A new question for one seat; `most` bounds its cost, usually far above what hands of play need."""
        self.limit = self.most
        self.spent += self.nodes
        self.salt = (self.salt + MIX) & M64
        self.nodes = 0
        self.seat = seat
        self.stood = stood
        self.clearing = 0
        self.table = 0

    def listed(self) -> list[int]:
        """The codes in the buffer."""
        return [self.code[i] for i in range(self.n)]


class State:
    """One round: the true one, or what one seat knows of it (cards it cannot know are `UNKNOWN`)."""

    def __init__(self, kr: KernelRules) -> None:
        self.kr = kr
        self.hand1 = [0] * 8
        self.hand2 = [0] * 8
        self.jokers = [0] * 8
        self.held = [0] * 8  # all cards in the hand, unknown ones too
        self.hidden = [0] * 8  # the unknown ones
        self.points = [0] * 8
        self.fresh = [0] * 8
        self.floats = [0] * 8
        self.sides = [0] * 8  # opened, by side
        self.turns = [0] * 8
        self.cards = [0] * 128  # the stock, top last
        self.stock_n = 0
        self.discards = [0] * 128  # the pile, top last
        self.pile_n = 0
        self.m_run = [0] * 40
        self.m_key = [0] * 40  # suit of a run, rank of a set (13 jokers)
        self.m_low = [0] * 40
        self.m_len = [0] * 40
        self.m_jok = [0] * 40
        self.m_jm = [0] * 40  # slots with jokers: of a run by rank, of a set by suit + 4 * copy
        self.m_c1 = [0] * 40
        self.m_c2 = [0] * 40
        self.m_la = [0] * 40
        self.m_ha = [0] * 40
        self.m_owner = [0] * 40
        self.m_dbl = [0] * 40
        self.m_acc = [0] * 40
        self.slot_by = [0] * 520  # seat + 1
        self.melds_n = 0
        self.pots = [0] * 4  # seat + 1
        self.turn = 0
        self.phase = DRAW_PHASE
        self.window = 0
        self.reached = -1
        self.taken = -1
        self.swapped = 0
        self.stood = 0
        self.opening_sum = 0
        self.emptied = 0
        self.reshuffles = 0
        self.ended_by = 0
        self.out_seat = -1
        self.stand_bonus_seat = -1

    def clone(self) -> State:
        """A copy."""
        c = State.__new__(State)
        c.kr = self.kr
        c.copy_table(self)
        return c

    def copy_table(self, other: State) -> None:
        """Take over everything but the rules, which are the same."""
        self.hand1 = other.hand1[:]
        self.hand2 = other.hand2[:]
        self.jokers = other.jokers[:]
        self.held = other.held[:]
        self.hidden = other.hidden[:]
        self.points = other.points[:]
        self.fresh = other.fresh[:]
        self.floats = other.floats[:]
        self.sides = other.sides[:]
        self.turns = other.turns[:]
        self.cards = other.cards[:]
        self.stock_n = other.stock_n
        self.discards = other.discards[:]
        self.pile_n = other.pile_n
        self.m_run = other.m_run[:]
        self.m_key = other.m_key[:]
        self.m_low = other.m_low[:]
        self.m_len = other.m_len[:]
        self.m_jok = other.m_jok[:]
        self.m_jm = other.m_jm[:]
        self.m_c1 = other.m_c1[:]
        self.m_c2 = other.m_c2[:]
        self.m_la = other.m_la[:]
        self.m_ha = other.m_ha[:]
        self.m_owner = other.m_owner[:]
        self.m_dbl = other.m_dbl[:]
        self.m_acc = other.m_acc[:]
        self.slot_by = other.slot_by[:]
        self.melds_n = other.melds_n
        self.pots = other.pots[:]
        self.turn = other.turn
        self.phase = other.phase
        self.window = other.window
        self.reached = other.reached
        self.taken = other.taken
        self.swapped = other.swapped
        self.stood = other.stood
        self.opening_sum = other.opening_sum
        self.emptied = other.emptied
        self.reshuffles = other.reshuffles
        self.ended_by = other.ended_by
        self.out_seat = other.out_seat
        self.stand_bonus_seat = other.stand_bonus_seat

    # --- a deal or a position ------------------------------------------------
    def clear(self, dealer: int) -> None:
        """An empty table before a deal; the player to the dealer's left is to draw."""
        for s in range(SEATS):
            self.hand1[s] = self.hand2[s] = 0
            self.jokers[s] = self.held[s] = self.hidden[s] = self.points[s] = 0
            self.fresh[s] = 1
            self.floats[s] = self.sides[s] = self.turns[s] = 0
        for s in range(4):
            self.pots[s] = 0
        self.stock_n = self.pile_n = self.melds_n = 0
        self.turn = (dealer + 1) % self.kr.seats
        self.phase = DRAW_PHASE
        self.window = 0
        self.reshuffles = 0
        self.ended_by = 0
        self.out_seat = self.stand_bonus_seat = -1
        self.begin_turn()

    def begin_turn(self) -> None:
        self.phase = DRAW_PHASE
        self.reached = self.taken = -1
        self.swapped = self.stood = self.opening_sum = self.emptied = 0

    def give(self, seat: int, face: int) -> None:
        """Put a card into a hand."""
        self.held[seat] += 1
        if face == UNKNOWN:
            self.hidden[seat] += 1
        elif face == JOKER:
            self.jokers[seat] += 1
        elif self.hand1[seat] >> face & 1:
            self.hand2[seat] |= ONE << face
        else:
            self.hand1[seat] |= ONE << face

    def remove(self, seat: int, face: int) -> None:
        """Take a card out of a hand."""
        self.held[seat] -= 1
        if face == JOKER:
            self.jokers[seat] -= 1
        elif self.hand2[seat] >> face & 1:
            self.hand2[seat] ^= ONE << face
        else:
            self.hand1[seat] ^= ONE << face

    def deal(self, deck: Sequence[int], dealer: int) -> None:
        """Deal a deck (faces in dealing order, first dealt first) one card at a time from the dealer's left.

        Raises ValueError where the deck is too small (rules §2) or too large.
        """
        dealt = self.kr.hand_size * self.kr.seats
        if not dealt < len(deck) <= CARDS:
            raise ValueError("a deck does not fit these rules")
        self.clear(dealer)
        for i in range(dealt):
            self.give((dealer + 1 + i) % self.kr.seats, deck[i])
        self.discards[0] = deck[dealt]
        self.pile_n = 1
        self.put_stock(deck[dealt + 1 :])

    def deal_random(self, rng: Rng, dealer: int) -> None:
        """Shuffle the pack of these rules with `rng` and deal it."""
        self.clear(dealer)
        n = 0
        for _ in range(self.kr.decks):
            for i in range(52):
                self.cards[n] = i
                n += 1
        for _ in range(self.kr.jokers):
            self.cards[n] = JOKER
            n += 1
        i = n - 1
        while i > 0:
            j = rng.below(i + 1)
            t = self.cards[i]
            self.cards[i] = self.cards[j]
            self.cards[j] = t
            i -= 1
        seat = dealer
        for _ in range(self.kr.hand_size * self.kr.seats):
            seat += 1
            if seat >= self.kr.seats:
                seat = 0
            n -= 1
            self.give(seat, self.cards[n])
        n -= 1
        self.discards[0] = self.cards[n]
        self.pile_n = 1
        self.stock_n = n

    def put_hand(self, seat: int, faces: Sequence[int], unknown: int = 0) -> None:
        """Set a hand: known faces and a number of unknown cards."""
        self.hand1[seat] = self.hand2[seat] = 0
        self.jokers[seat] = self.held[seat] = self.hidden[seat] = 0
        for face in faces:
            self.give(seat, face)
        for _ in range(unknown):
            self.give(seat, UNKNOWN)
        self.floats[seat] = int(self.held[seat] == 0 and self.kr.going_out == FLOAT)

    def put_pile(self, faces: Sequence[int]) -> None:
        """Set the discard pile, bottom to top."""
        self.pile_n = 0
        for face in faces:
            self.discards[self.pile_n] = face
            self.pile_n += 1

    def put_stock(self, faces: Sequence[int]) -> None:
        """Set the stock, top first."""
        self.stock_n = len(faces)
        for i in range(len(faces)):
            self.cards[self.stock_n - 1 - i] = faces[i]

    def put_meld(self, entries: Sequence[tuple[int, int, int]], low: int, together: int = -1) -> None:
        """Put a meld on the table: (face, face it stands for, seat) in the order played.

        `low` is the place of a run's low end, -1 for a set. The first `together` cards were put down in one action
        (-1: the first group of one seat's cards); of a set they count double where the rules say so.
        """
        m = self.melds_n
        first = entries[0][2]
        group = together
        if group < 0:
            group = 0
            while group < len(entries) and entries[group][2] == first:
                group += 1
        self.m_run[m] = int(low >= 0)
        self.m_owner[m] = first
        self.m_low[m] = low
        self.m_len[m] = len(entries)
        self.m_jok[m] = self.m_jm[m] = self.m_c1[m] = self.m_c2[m] = self.m_dbl[m] = 0
        for i in range(SLOTS):
            self.slot_by[m * SLOTS + i] = 0
        self.m_key[m] = entries[0][1] // 13 if low >= 0 else entries[0][1] % 13 if entries[0][1] < JOKER else 13
        for i in range(len(entries)):
            face, identity, seat = entries[i]
            slot = self.fill_slot(m, identity, int(face == JOKER and identity != JOKER))
            self.slot_by[m * SLOTS + slot] = seat + 1
            if low < 0 and self.kr.doubles and group >= 4 and i < group:
                self.m_dbl[m] |= 1 << slot
            if face < JOKER:
                self.claim_pot(face, seat)
        self.melds_n += 1
        self.edges(m)
        for i in range(SLOTS):
            if self.slot_by[m * SLOTS + i]:
                seat = self.slot_by[m * SLOTS + i] - 1
                self.points[seat] += self.slot_value(m, i)
                self.fresh[seat] = 0
        self.sides[self.side(first)] = 1

    def put_turn(self, seat: int, phase: int, window: bool) -> None:
        """Set whose turn it is: phase 0 draw, 1 play; `window`: the right-hand neighbour has just discarded."""
        self.turn = seat
        self.begin_turn()
        self.phase = phase
        self.window = int(window and self.kr.call != CALL_NONE)

    def put_reached(self, face: int) -> None:
        """Set the card that must still be played."""
        self.reached = face

    def put_taken(self, face: int) -> None:
        """Set the card that was taken alone this turn."""
        self.taken = -1 if self.kr.return_taken else face

    def put_opened(self, seat: int, opened: bool) -> None:
        """Set whether a seat's side has opened."""
        self.sides[self.side(seat)] = int(opened)

    def put_fresh(self, seat: int, fresh: bool) -> None:
        """Set whether a seat has still to have its first turn."""
        self.fresh[seat] = int(fresh)

    def put_extras(self, extras: Sequence[int]) -> None:
        """Set what a table shows of a turn besides its cards, in the order of `codes.EXTRAS`."""
        self.swapped, self.stood, self.opening_sum, self.emptied, self.reshuffles, self.window = extras[:6]
        for seat in range(self.kr.seats):
            self.turns[seat] = extras[6 + seat]

    def settle(self) -> int:
        """0 where the position's turn can be finished, else the number of the reason."""
        if self.phase != PLAY_PHASE:
            return 0
        if self.held[self.turn] > self.hidden[self.turn] and self.can_finish(_WORK):
            return 0
        return self.stuck_reason(self.reached, self.swapped, self.opening_sum, 1)

    # --- reading -------------------------------------------------------------
    def extras(self) -> list[int]:
        """What a table shows of a turn besides its cards, in the order of `codes.EXTRAS`."""
        turns = [self.turns[seat] for seat in range(self.kr.seats)]
        return [self.swapped, self.stood, self.opening_sum, self.emptied, self.reshuffles, self.window, *turns]

    def seen_by(self, seat: int) -> State:
        """A copy with all that a seat cannot see unknown: the other hands and the stock (seat -1: every hand)."""
        c = self.clone()
        for other in range(self.kr.seats):
            if other != seat:
                c.hand1[other] = c.hand2[other] = 0
                c.jokers[other] = 0
                c.hidden[other] = c.held[other]
        for i in range(self.stock_n):
            c.cards[i] = UNKNOWN
        for i in range(self.stock_n, CARDS):
            c.cards[i] = 0
        for i in range(self.pile_n, CARDS):
            c.discards[i] = 0
        return c

    def top(self) -> int:
        """The top card of the stock, -1 where it is empty."""
        return self.cards[self.stock_n - 1] if self.stock_n else -1

    def hand(self, seat: int) -> list[int]:
        """The known faces of a hand, sorted, copies repeated, jokers last."""
        faces = []
        for face in range(52):
            if self.hand1[seat] >> face & 1:
                faces.append(face)
            if self.hand2[seat] >> face & 1:
                faces.append(face)
        return faces + [JOKER] * self.jokers[seat]

    def hand_count(self, seat: int) -> int:
        """The number of cards in a hand."""
        return self.held[seat]

    def unknown(self, seat: int) -> int:
        """The number of cards in a hand that are not known."""
        return self.hidden[seat]

    def pile(self) -> list[int]:
        """The discard pile, bottom to top."""
        return [self.discards[i] for i in range(self.pile_n)]

    def stock(self) -> list[int]:
        """The stock, top first."""
        return [self.cards[self.stock_n - 1 - i] for i in range(self.stock_n)]

    @property
    def meld_count(self) -> int:
        """The number of melds on the table."""
        return self.melds_n

    def meld(self, m: int) -> tuple[bool, int, list[tuple[int, int, int, int]], int]:
        """(is a run, owner, [(face, face it stands for, seat, value)], place of the low end or -1).

        Runs from the low end, sets by suit, natural cards before jokers.
        """
        cards = []
        if self.m_run[m]:
            for i in range(self.m_len[m]):
                cards.append(self.slot_card(m, (self.m_low[m] + i) % 13))
            return True, self.m_owner[m], cards, self.m_low[m]
        if self.m_key[m] == 13:
            for slot in range(self.m_len[m]):
                cards.append(self.slot_card(m, slot))
            return False, self.m_owner[m], cards, -1
        for suit in range(4):
            pair = [slot for slot in (suit, suit + 4) if self.slot_by[m * SLOTS + slot]]
            pair.sort(key=lambda slot: self.m_jm[m] >> slot & 1)
            for slot in pair:
                cards.append(self.slot_card(m, slot))
        return False, self.m_owner[m], cards, -1

    def slot_card(self, m: int, slot: int) -> tuple[int, int, int, int]:
        identity = self.slot_face(m, slot)
        face = JOKER if self.m_jm[m] >> slot & 1 else identity
        return face, identity, self.slot_by[m * SLOTS + slot] - 1, self.slot_value(m, slot)

    def laid(self, seat: int) -> int:
        """The points that a seat has on the table."""
        return self.points[seat]

    def hand_points(self, seat: int) -> int:
        """The points of the known cards in a hand."""
        total = self.jokers[seat] * self.kr.joker_value
        for plane in range(2):
            mask = self.hand2[seat] if plane else self.hand1[seat]
            while mask:
                total += self.kr.value[ctz(mask)]
                mask &= mask - 1
        return total

    def score(self, seat: int) -> int:
        """The round score of a seat as it stands (rules §8)."""
        total = self.points[seat]
        if self.ended_by != BY_STOCK or self.kr.stock_out_penalty:
            total -= self.hand_points(seat)
        if seat == self.out_seat:
            total += self.kr.going_out_bonus
        if seat == self.stand_bonus_seat:
            total += self.kr.first_turn_bonus
        return total

    def floating(self, seat: int) -> bool:
        """Whether a seat has emptied its hand and floats."""
        return self.floats[seat] != 0

    def is_fresh(self, seat: int) -> bool:
        """Whether a seat has still to have its first turn."""
        return self.fresh[seat] != 0

    def opened(self, seat: int) -> bool:
        """Whether a seat's side has opened."""
        return self.sides[self.side(seat)] != 0

    def claimed(self, k: int) -> int:
        """The seat that took the pot of AH, KC, QD, JS (k = 0 … 3) in this round, -1 none."""
        return self.pots[k] - 1

    @property
    def restock_due(self) -> bool:
        """Whether the pile is to be shuffled into a new stock before the next draw (rules §7)."""
        return self.is_restock_due()

    def is_restock_due(self) -> bool:
        return (
            self.phase == DRAW_PHASE
            and self.stock_n == 0
            and self.kr.stock_out == RESHUFFLE
            and self.reshuffles < self.kr.max_reshuffles
            and self.pile_n >= 2
        )

    def side(self, seat: int) -> int:
        return seat % self.kr.teams if self.kr.teams else seat

    # --- melds on the table --------------------------------------------------
    def slot_face(self, m: int, slot: int) -> int:
        if self.m_run[m]:
            return self.m_key[m] * 13 + slot
        if self.m_key[m] == 13:
            return JOKER
        return (slot & 3) * 13 + self.m_key[m]

    def slot_value(self, m: int, slot: int) -> int:
        """The points that a tabled card scores in its place."""
        joker = self.m_jm[m] >> slot & 1
        if joker and not self.kr.joker_replaced:
            value = self.kr.joker_value
        elif self.m_run[m] and slot == 0 and self.m_low[m] == 0:
            value = self.kr.ace_low_value
        else:
            value = self.kr.value[self.slot_face(m, slot)]
        return value * 2 if self.m_dbl[m] >> slot & 1 else value

    def fill_slot(self, m: int, identity: int, joker: int) -> int:
        """Put a card into its slot; which slot that is."""
        if self.m_run[m]:
            slot = identity % 13
        elif self.m_key[m] == 13:
            slot = POP[self.m_c1[m]]
            self.m_c1[m] |= 1 << slot
        else:
            slot = identity // 13
            if self.m_c1[m] >> slot & 1:
                self.m_c2[m] |= 1 << slot
                slot += 4
            else:
                self.m_c1[m] |= 1 << slot
        if joker:
            self.m_jm[m] |= 1 << slot
            self.m_jok[m] += 1
        return slot

    def edges(self, m: int) -> None:
        """Work out anew which faces a meld accepts."""
        accepts = 0
        self.m_la[m] = self.m_ha[m] = -1
        if self.m_run[m]:
            self.run_edges(m)
            if self.m_la[m] >= 0:
                accepts |= ONE << self.m_la[m]
            if self.m_ha[m] >= 0:
                accepts |= ONE << self.m_ha[m]
        elif self.m_key[m] == 13:
            if self.m_len[m] < 4:
                accepts = JOKER_BIT
        elif self.m_len[m] < self.kr.max_set:
            full = self.m_c2[m] if self.kr.twin else self.m_c1[m]
            for suit in range(4):
                if not full >> suit & 1:
                    accepts |= ONE << (suit * 13 + self.m_key[m])
        self.m_acc[m] = accepts

    def run_edges(self, m: int) -> None:
        low = self.m_low[m]
        length = self.m_len[m]
        base = self.m_key[m] * 13
        if length >= 13:
            return
        if self.kr.around:
            self.m_la[m] = base + (low + 12) % 13
            self.m_ha[m] = base + (low + length) % 13
            return
        high = low + length - 1
        if low > self.kr.bottom and (low > 1 or high < 13):
            self.m_la[m] = base + low - 1
        if high < self.kr.top and (high < 12 or low > 0):
            self.m_ha[m] = base + (high + 1) % 13

    def push_meld(self, code: int, owner: int) -> None:
        """Put the structure of a new meld on the table."""
        m = self.melds_n
        self.melds_n += 1
        self.m_owner[m] = owner
        self.m_dbl[m] = self.m_jm[m] = self.m_jok[m] = self.m_c1[m] = self.m_c2[m] = 0
        if code & KIND == RUN:
            low = code >> 2 & 15
            length = code >> 6 & 15
            mask = code >> 10 & SUIT
            self.m_run[m] = 1
            self.m_key[m] = code & 3
            self.m_low[m] = low
            self.m_len[m] = length
            self.m_jok[m] = POP[mask]
            while mask:
                self.m_jm[m] |= 1 << (low + ctz(mask)) % 13
                mask &= mask - 1
        else:
            self.m_run[m] = 0
            self.m_key[m] = code & 15
            self.m_low[m] = -1
            if code & 15 == 13:
                self.m_len[m] = code >> 4 & 15
                self.m_c1[m] = (1 << self.m_len[m]) - 1
            else:
                self.push_set(m, code >> 4)
        self.edges(m)

    def push_set(self, m: int, digits: int) -> None:
        cards = 0
        for suit in range(4):
            digit = digits >> 3 * suit & 7
            naturals = DIGIT_N[digit]
            jokers = DIGIT_J[digit]
            cards += naturals + jokers
            if naturals + jokers >= 1:
                self.m_c1[m] |= 1 << suit
            if naturals + jokers == 2:
                self.m_c2[m] |= 1 << suit
            self.m_jok[m] += jokers
            if jokers and naturals == 0:
                self.m_jm[m] |= 1 << suit
            if jokers and naturals + jokers == 2:
                self.m_jm[m] |= 1 << (suit + 4)
        self.m_len[m] = cards

    def table_lay(self, m: int, identity: int, joker: int, end: int) -> int:
        """Add the structure of one card to a meld; its slot."""
        slot = self.fill_slot(m, identity, joker)
        self.m_len[m] += 1
        if self.m_run[m] and not end:
            self.m_low[m] = self.m_low[m] - 1 if self.m_low[m] else 12
        self.edges(m)
        return slot

    def joker_slot(self, m: int, face: int) -> int:
        """The slot of the first joker of a meld that stands for a face, -1 none."""
        if self.m_jok[m] == 0:
            return -1
        if self.m_run[m]:
            if face // 13 == self.m_key[m] and self.m_jm[m] >> face % 13 & 1:
                return face % 13
            return -1
        if face % 13 == self.m_key[m]:
            if self.m_jm[m] >> face // 13 & 1:
                return face // 13
            if self.m_jm[m] >> (face // 13 + 4) & 1:
                return face // 13 + 4
        return -1

    # --- what an action uses ---------------------------------------------------
    def naturals(self, code: int) -> int:
        """The natural faces that a meld uses (at least one of each)."""
        cards = 0
        if code & KIND == RUN:
            low = code >> 2 & 15
            mask = ~(code >> 10) & ((1 << (code >> 6 & 15)) - 1)
            base = (code & 3) * 13
            while mask:
                cards |= ONE << (base + (low + ctz(mask)) % 13)
                mask &= mask - 1
        elif code & 15 != 13:
            for suit in range(4):
                if DIGIT_N[code >> 4 + 3 * suit & 7]:
                    cards |= ONE << (suit * 13 + (code & 15))
        return cards

    def second(self, code: int) -> int:
        """The natural faces of which a meld uses two."""
        cards = 0
        if code & KIND == SET and code & 15 != 13:
            for suit in range(4):
                if DIGIT_N[code >> 4 + 3 * suit & 7] == 2:
                    cards |= ONE << (suit * 13 + (code & 15))
        return cards

    def jokers_in(self, code: int) -> int:
        """The number of jokers that a meld uses."""
        if code & KIND == RUN:
            return POP[code >> 10 & SUIT]
        if code & 15 == 13:
            return code >> 4 & 15
        return DIGIT_J[code >> 4 & 7] + DIGIT_J[code >> 7 & 7] + DIGIT_J[code >> 10 & 7] + DIGIT_J[code >> 13 & 7]

    def meld_value(self, code: int) -> int:
        """The points of a meld without doubling, as on the table."""
        total = 0
        if code & KIND == RUN:
            low = code >> 2 & 15
            for i in range(code >> 6 & 15):
                if code >> (10 + i) & 1 and not self.kr.joker_replaced:
                    total += self.kr.joker_value
                elif low + i == 0:
                    total += self.kr.ace_low_value
                else:
                    total += self.kr.value[(code & 3) * 13 + (low + i) % 13]
            return total
        if code & 15 == 13:
            return (code >> 4 & 15) * self.kr.joker_value
        for suit in range(4):
            digit = code >> 4 + 3 * suit & 7
            value = self.kr.value[suit * 13 + (code & 15)]
            total += DIGIT_N[digit] * value
            total += DIGIT_J[digit] * (value if self.kr.joker_replaced else self.kr.joker_value)
        return total

    # --- listing what fits -----------------------------------------------------
    def suit_line(self, hand: int, suit: int) -> int:
        """The cards of a suit by place: A 2 3 … Q K A (and on around the corner)."""
        line = hand >> (suit * 13) & SUIT
        if self.kr.around:
            return line | line << 13
        if self.kr.top == 13:
            line |= (line & 1) << 13
        if self.kr.bottom:
            line &= ~1
        return line

    def list_melds(self, w: Work, h1: int, h2: int, jk: int, need: int) -> None:
        """Every set and run in a hand; with `need` only those that use that natural card (52: a joker)."""
        if self.kr.sets:
            if 0 <= need < JOKER:
                self.list_sets(w, h1, h2, jk, need % 13, need)
            elif self.kr.twin == 0 and (jk == 0 or self.kr.wild == 0):
                if need < 0:
                    self.list_plain_sets(w, h1)
            else:
                for rank in range(13):
                    self.list_sets(w, h1, h2, jk, rank, need)
            if self.kr.wild == 0 and jk >= 3 and (need < 0 or need == JOKER):
                w.add(SET | 13 | 3 << 4)
                if jk >= 4:
                    w.add(SET | 13 | 4 << 4)
        if need == JOKER and (jk == 0 or self.kr.max_wild == 0):
            return
        for suit in range(4):
            if need < 0 or need == JOKER or need // 13 == suit:
                self.list_suit(w, h1, jk, suit, need)

    def list_suit(self, w: Work, h1: int, jk: int, suit: int, need: int) -> None:
        line = self.suit_line(h1, suit)
        if line == 0:
            return
        if jk == 0 or self.kr.max_wild == 0:
            starts = line & line >> 1 & line >> 2
            if self.kr.min_run == 4:
                starts &= line >> 3
            if self.kr.around:
                starts &= SUIT
            while starts:
                self.list_runs(w, line, 0, suit, ctz(starts), need)
                starts &= starts - 1
            return
        low = self.kr.bottom
        while low < 13 and low + self.kr.min_run - 1 <= self.kr.top:
            self.list_runs(w, line, jk, suit, low, need)
            low += 1

    def list_runs(self, w: Work, line: int, jk: int, suit: int, low: int, need: int) -> None:
        """The runs of a suit from one low place."""
        jokers = jk if jk < self.kr.max_wild else self.kr.max_wild
        length = self.kr.min_run
        while length <= 13 and low + length - 1 <= self.kr.top:
            full = (1 << length) - 1
            mask = line >> low & full
            missing = length - POP[mask]
            if missing > jokers:
                break
            wanted = 0
            if 0 <= need < JOKER:
                wanted = 1 << (need % 13 - low + 13) % 13 & mask
                if wanted == 0:
                    length += 1
                    continue
            extra = jokers - missing
            holes = full ^ mask
            head = RUN | suit | low << 2 | length << 6
            if extra == 0:
                if mask and (need != JOKER or missing):
                    w.add(head | holes << 10)
            else:
                free = mask & ~wanted
                sub = 0
                while True:
                    if POP[sub] <= extra and sub != mask and (need != JOKER or missing or sub):
                        w.add(head | (holes | sub) << 10)
                    sub = (sub - free) & free
                    if sub == 0:
                        break
            length += 1

    def list_plain_sets(self, w: Work, h1: int) -> None:
        """The sets of natural cards of different suits."""
        a = h1 & SUIT
        b = h1 >> 13 & SUIT
        c = h1 >> 26 & SUIT
        d = h1 >> 39 & SUIT
        ranks = a & b & (c | d) | c & d & (a | b)
        while ranks:
            rank = ctz(ranks)
            ranks &= ranks - 1
            suits = h1 >> rank & 1 | (h1 >> (13 + rank) & 1) << 1
            suits |= (h1 >> (26 + rank) & 1) << 2 | (h1 >> (39 + rank) & 1) << 3
            if suits == 15:
                w.add(SET | rank | DIGITS[7] << 4)
                w.add(SET | rank | DIGITS[11] << 4)
                w.add(SET | rank | DIGITS[13] << 4)
                w.add(SET | rank | DIGITS[14] << 4)
            w.add(SET | rank | DIGITS[suits] << 4)

    def list_sets(self, w: Work, h1: int, h2: int, jk: int, rank: int, need: int) -> None:
        """Every set of a rank, with jokers and second copies where the rules allow them."""
        jokers = jk if jk < self.kr.max_wild else self.kr.max_wild
        held1 = h1 >> rank & RANK_COLUMN
        held2 = h2 >> rank & RANK_COLUMN
        if held1 == 0:
            return
        allow0 = ALLOWED[(held1 & 1) + (held2 & 1) + 3 * self.kr.twin]
        allow1 = ALLOWED[(held1 >> 13 & 1) + (held2 >> 13 & 1) + 3 * self.kr.twin]
        allow2 = ALLOWED[(held1 >> 26 & 1) + (held2 >> 26 & 1) + 3 * self.kr.twin]
        allow3 = ALLOWED[(held1 >> 39 & 1) + (held2 >> 39 & 1) + 3 * self.kr.twin]
        if jokers == 0:
            allow0 &= 7
            allow1 &= 7
            allow2 &= 7
            allow3 &= 7
        if 0 <= need < JOKER:  # the digits with a natural card
            if need // 13 == 0:
                allow0 &= 22
            elif need // 13 == 1:
                allow1 &= 22
            elif need // 13 == 2:
                allow2 &= 22
            else:
                allow3 &= 22
        for a in range(6):
            if allow0 >> a & 1 and DIGIT_J[a] <= jokers:
                for b in range(6):
                    if allow1 >> b & 1 and DIGIT_J[a] + DIGIT_J[b] <= jokers:
                        for c in range(6):
                            if allow2 >> c & 1 and DIGIT_J[a] + DIGIT_J[b] + DIGIT_J[c] <= jokers:
                                for d in range(6):
                                    n = DIGIT_N[a] + DIGIT_N[b] + DIGIT_N[c] + DIGIT_N[d]
                                    j = DIGIT_J[a] + DIGIT_J[b] + DIGIT_J[c] + DIGIT_J[d]
                                    if allow3 >> d & 1 and n > 0 and j <= jokers and 3 <= n + j <= self.kr.max_set:
                                        if need != JOKER or j:
                                            w.add(SET | rank | a << 4 | b << 7 | c << 10 | d << 13)

    def list_shapes(self, w: Work, h1: int, h2: int, jk: int, need: int, small: bool) -> None:
        """The melds of a hand up to what the rest of a turn can tell apart: natural cards used and number of jokers.

        Each shape stands with its dearest identities. `small` leaves out what is larger than it must be, but for one
        natural card with any number of jokers.
        """
        jokers = jk if jk < self.kr.max_wild else self.kr.max_wild
        if self.kr.sets:
            for rank in range(13):
                if need < 0 or need == JOKER or need % 13 == rank:
                    self.list_set_shapes(w, h1, h2, jokers, rank, need, small)
            if self.kr.wild == 0 and jk >= 3 and (need < 0 or need == JOKER):
                w.add(SET | 13 | 3 << 4)
                if jk >= 4 and not small:
                    w.add(SET | 13 | 4 << 4)
        if need == JOKER and jokers == 0:
            return
        for suit in range(4):
            if need < 0 or need == JOKER or need // 13 == suit:
                line = self.suit_line(h1, suit)
                if line:
                    self.list_run_shapes(w, line, jokers, suit, need, small)

    def list_set_shapes(self, w: Work, h1: int, h2: int, jokers: int, rank: int, need: int, small: bool) -> None:
        held1 = h1 >> rank & RANK_COLUMN
        if held1 == 0:
            return
        held2 = h2 >> rank & RANK_COLUMN if self.kr.twin else 0
        most0 = (held1 & 1) + (held2 & 1)
        most1 = (held1 >> 13 & 1) + (held2 >> 13 & 1)
        most2 = (held1 >> 26 & 1) + (held2 >> 26 & 1)
        most3 = (held1 >> 39 & 1) + (held2 >> 39 & 1)
        if most0 + most1 + most2 + most3 + jokers < 3:
            return
        wanted = need // 13 if 0 <= need < JOKER else 4
        largest = 3 if small else self.kr.max_set
        for a in range(most0 + 1):
            for b in range(most1 + 1):
                for c in range(most2 + 1):
                    for d in range(most3 + 1):
                        n = a + b + c + d
                        if n == 0 or n > largest:
                            continue
                        if (
                            (wanted == 0 and a == 0)
                            or (wanted == 1 and b == 0)
                            or (wanted == 2 and c == 0)
                            or (wanted == 3 and d == 0)
                        ):
                            continue
                        for j in range(1 if need == JOKER else 0, jokers + 1):
                            if 3 <= n + j <= largest:
                                self.add_set_shape(w, rank, a, b, c, d, j)

    def add_set_shape(self, w: Work, rank: int, a: int, b: int, c: int, d: int, jokers: int) -> None:
        """A set of so many natural cards of each suit, the jokers where there is room."""
        code = SET | rank
        for suit in range(4):
            n = a if suit == 0 else b if suit == 1 else c if suit == 2 else d
            room = 1 + self.kr.twin - n
            j = jokers if jokers < room else room
            jokers -= j
            digit = n
            if j:
                digit = 3 if n == 0 and j == 1 else 5 if n == 0 else 4
            code |= digit << 4 + 3 * suit
        if jokers == 0:
            w.add(code)

    def list_run_shapes(self, w: Work, line: int, jokers: int, suit: int, need: int, small: bool) -> None:
        """The runs of a suit by first and last natural card, what stands between them, and jokers around."""
        first = line
        if self.kr.around:
            first &= SUIT
        while first:
            a = ctz(first)
            first &= first - 1
            last = line >> a & SUIT
            while last:
                span = ctz(last) + 1
                last &= last - 1
                between = line >> (a + 1) & ((1 << (span - 1)) - 1) >> 1 if span > 1 else 0
                sub = between
                while True:
                    naturals = POP[sub] + (2 if span > 1 else 1)
                    if span - naturals <= jokers:
                        self.list_run_sizes(w, a, span, sub, naturals, jokers, suit, need, small)
                    if sub == 0 or jokers == 0:
                        break
                    sub = (sub - 1) & between

    def list_run_sizes(
        self, w: Work, a: int, span: int, sub: int, naturals: int, jokers: int, suit: int, need: int, small: bool
    ) -> None:
        """The runs with given natural cards (places a, a + 1 + the bits of sub, the last of the span), by jokers."""
        mask = 1 | sub << 1 | 1 << (span - 1)
        if 0 <= need < JOKER and not self.spans_rank(mask, a, need % 13):
            return
        j = span - naturals
        if need == JOKER and j == 0:
            j = 1
        while j <= jokers and naturals + j <= 13:
            size = naturals + j
            if size >= self.kr.min_run and (not small or size == self.kr.min_run or naturals == 1):
                self.list_run_windows(w, suit, a, span, size, mask)
            j += 1

    def list_run_windows(self, w: Work, suit: int, a: int, span: int, size: int, mask: int) -> None:
        """A run with given natural cards in every window that can differ in worth: the highest, or all."""
        below = 0 if self.kr.around else a + size - 1 - self.kr.top
        if below < 0:
            below = 0
        while below <= size - span:
            low = a - below
            if self.kr.around:
                low = (low + 13) % 13
            elif low < self.kr.bottom:
                return
            w.add(RUN | suit | low << 2 | size << 6 | (~(mask << below) & ((1 << size) - 1)) << 10)
            if not self.kr.around and not self.kr.joker_replaced:
                return
            below += 1

    def spans_rank(self, mask: int, a: int, rank: int) -> bool:
        """Whether the natural cards of a span (mask from place a) hold a rank."""
        offset = (rank - a + 26) % 13
        return (mask >> offset & 1) != 0

    def may_lay(self, seat: int, m: int) -> bool:
        """Whether a seat may add to a meld as far as `layoff` says; opening is asked apart."""
        return self.kr.layoff == ALL_MELDS or (
            self.kr.layoff == OWN_SIDE and self.side(self.m_owner[m]) == self.side(seat)
        )

    def list_ends(self, w: Work, m: int, head: int, face: int) -> None:
        """A lay-off at the end where it fits, or at both."""
        if not self.m_run[m]:
            w.add(head | m | face << 6)
            return
        if self.m_la[m] == face:
            w.add(head | m | face << 6)
        if self.m_ha[m] == face:
            w.add(head | m | face << 6 | 1 << 13)

    def list_layoffs(self, w: Work, seat: int, h1: int, jk: int, need: int) -> None:
        """Every lay-off that fits; with `need` only of that card (52: a joker)."""
        natural = h1
        if self.kr.wild == 0 and jk:
            natural |= JOKER_BIT
        if need >= 0:
            natural &= ONE << need
        wild = self.kr.wild and jk and self.kr.joker_layoff != NEVER and (need < 0 or need == JOKER)
        for m in range(self.melds_n):
            if self.may_lay(seat, m):
                fits = self.m_acc[m] & natural
                while fits:
                    self.list_ends(w, m, LAY, ctz(fits))
                    fits &= fits - 1
                if wild and self.m_jok[m] < self.kr.max_wild:
                    fits = self.m_acc[m]
                    if self.kr.joker_layoff == UNLESS_HELD:
                        fits &= ~h1
                    while fits:
                        self.list_ends(w, m, LAY | 1 << 12, ctz(fits))
                        fits &= fits - 1

    def list_swaps(self, w: Work, seat: int, h1: int, need: int) -> None:
        """Every natural card that may replace a tabled joker."""
        natural = h1
        if need >= 0:
            natural &= ONE << need
        for m in range(self.melds_n):
            if self.m_jok[m] and self.may_lay(seat, m):
                jm = self.m_jm[m]
                if not self.m_run[m]:
                    jm = (jm | jm >> 4) & 15
                while jm:
                    slot = ctz(jm)
                    jm &= jm - 1
                    face = self.slot_face(m, slot)
                    if natural >> face & 1:
                        w.add(SWAP | m | face << 6)

    # --- a turn can always be finished -----------------------------------------
    def can_end(self, w: Work, h1: int, h2: int, jk: int, taken: int) -> bool:
        """Whether a turn without open duties may end with this hand: by a discard, or with nothing left."""
        if w.stood:
            left = count(h1) + count(h2) + jk
            return left == 1 or (left == 0 and self.kr.going_out == ANY)
        if h1 == 0 and jk == 0:
            return self.kr.going_out != LAST_DISCARD and self.hidden[w.seat] == 0
        if taken < 0:
            return True
        if taken == JOKER:
            return h1 != 0 or jk > 1
        return (h1 & ~(ONE << taken)) != 0 or jk > 0 or (h2 >> taken & 1) != 0

    def finish(
        self, w: Work, h1: int, h2: int, jk: int, reached: int, due: int, taken: int, opened: int, total: int
    ) -> bool:
        """Whether the turn of `w.seat` can be finished.

        `reached` is the card that must be played (-1 none), `due` the swapped jokers to be replayed, `taken` the
        card that may not be discarded, `opened` whether lay-offs are allowed, `total` the points of this turn's
        melds towards the opening minimum. Depth first over the actions that can matter, with what has failed kept.
        """
        w.nodes += 1
        if w.nodes > w.limit:
            return False
        if not opened and self.kr.opening and not w.stood and (total or reached >= 0):
            return self.open_up(w, h1, h2, jk, reached, taken, total, 0, 0)
        if w.stood and not w.clearing and not due and not self.can_swap(w, h1):
            w.clearing = 1
            good = self.clear_out(w, h1, h2, jk, opened, total, 0, 0, 1)
            w.clearing = 0
            return good
        pending = reached >= 0 or due or (self.kr.opening and not opened and total)
        if not pending and self.can_end(w, h1, h2, jk, taken):
            return True
        if h1 == 0 and jk == 0:
            return False
        key = mix(h1 ^ w.salt) + mix(h2 + 0x5555) + mix(w.table + jk * 64 + due)
        key += mix((reached + 2) * 4096 + (taken + 2) * 8 + opened) + total * MIX
        key = mix(key & M64)
        if self.known_stuck(w, key):
            return False
        start = w.n
        self.list_options(w, h1, h2, jk, reached, due, taken, opened)
        for i in range(start, w.n):
            if self.attempt(w, w.code[i], h1, h2, jk, reached, due, taken, opened, total):
                w.n = start
                return True
        w.n = start
        w.memo[key & (MEMO - 1)] = key
        return False

    def known_stuck(self, w: Work, key: int) -> bool:
        return w.memo[key & (MEMO - 1)] == key

    def list_options(self, w: Work, h1: int, h2: int, jk: int, reached: int, due: int, taken: int, opened: int) -> None:
        """The actions that can matter for finishing a turn.

        A card that is no duty and opens no way stays in the hand: that can only help. New melds matter where they
        use a duty, open for lay-offs or free a joker's identity; lay-offs too where they build a way to the reached
        card.
        """
        small = not w.stood and count(h1) + count(h2) + jk > FEW_CARDS
        forced = reached >= 0 and self.kr.at_once
        held_back = self.kr.wild and self.kr.joker_layoff == UNLESS_HELD
        free = w.stood or (held_back and (due or (reached == JOKER and not self.kr.new_meld)))
        if forced:
            self.list_shapes(w, h1, h2, jk, reached, small)
            if opened and not self.kr.new_meld:
                self.list_layoffs(w, w.seat, h1, jk, reached)
                if self.kr.joker_swap:
                    self.list_swaps(w, w.seat, h1, reached)
            return
        if free or not opened:
            self.list_shapes(w, h1, h2, jk, -1, small)
        else:
            if reached >= 0:
                self.list_shapes(w, h1, h2, jk, reached, small)
            if due and reached != JOKER:
                self.list_shapes(w, h1, h2, jk, JOKER, small)
        if not opened:
            return
        start = w.n
        self.list_layoffs(w, w.seat, h1, jk, -1)
        if not free:
            kept = start
            for i in range(start, w.n):
                if self.matters(w.code[i], reached, due, taken):
                    w.code[kept] = w.code[i]
                    kept += 1
            w.n = kept
        if self.kr.joker_swap:
            self.list_swaps(w, w.seat, h1, -1)

    def matters(self, code: int, reached: int, due: int, taken: int) -> bool:
        """Whether a lay-off can matter for the duties."""
        m = code & 63
        face = code >> 6 & 63
        if code >> 12 & 1:
            face = JOKER
            if due:
                return True
        if face == taken:
            return True
        if reached < 0 or self.kr.new_meld:
            return False
        return face == reached or (reached < JOKER and self.m_run[m] != 0 and self.m_key[m] == reached // 13)

    def attempt(
        self,
        w: Work,
        code: int,
        h1: int,
        h2: int,
        jk: int,
        reached: int,
        due: int,
        taken: int,
        opened: int,
        total: int,
    ) -> bool:
        """Whether the turn can be finished after this action; the table is as before afterwards."""
        table = w.table
        w.table = (table + mix(code + 1)) & M64
        kind = code & KIND
        if kind == SET or kind == RUN:
            good = self.attempt_meld(w, code, h1, h2, jk, reached, due, taken, opened, total)
        elif kind == LAY:
            good = self.attempt_lay(w, code, h1, h2, jk, reached, due, taken, opened, total)
        else:
            good = self.attempt_swap(w, code, h1, h2, jk, reached, due, taken, opened, total)
        w.table = table
        return good

    def attempt_meld(
        self,
        w: Work,
        code: int,
        h1: int,
        h2: int,
        jk: int,
        reached: int,
        due: int,
        taken: int,
        opened: int,
        total: int,
    ) -> bool:
        used = self.naturals(code)
        twice = self.second(code)
        jokers = self.jokers_in(code)
        spare = h2 & used & ~twice
        h1 &= ~(used ^ spare)
        h2 &= ~(used & h2)
        if reached >= 0 and reached < JOKER and used >> reached & 1:
            reached = -1
        if taken >= 0 and taken < JOKER and used >> taken & 1:
            taken = -1
        if jokers:
            jk -= jokers
            if taken == JOKER:
                taken = -1
            if reached == JOKER:
                reached = -1
                jokers -= 1
            due = due - jokers if due > jokers else 0
        if not opened:
            if self.kr.opening:
                total += self.meld_value(code)
            if total >= self.kr.opening:
                opened = 1
        self.push_meld(code, w.seat)
        good = self.finish(w, h1, h2, jk, reached, due, taken, opened, total)
        self.melds_n -= 1
        return good

    def attempt_lay(
        self,
        w: Work,
        code: int,
        h1: int,
        h2: int,
        jk: int,
        reached: int,
        due: int,
        taken: int,
        opened: int,
        total: int,
    ) -> bool:
        m = code & 63
        identity = code >> 6 & 63
        joker = code >> 12 & 1
        face = JOKER if joker else identity
        if face == JOKER:
            jk -= 1
            if reached == JOKER and not self.kr.new_meld:
                reached = -1
            elif due:
                due -= 1
        elif h2 >> face & 1:
            h2 ^= ONE << face
        else:
            h1 ^= ONE << face
        if face == reached and not self.kr.new_meld:
            reached = -1
        if face == taken:
            taken = -1
        low = self.m_low[m]
        length = self.m_len[m]
        jok = self.m_jok[m]
        jm = self.m_jm[m]
        c1 = self.m_c1[m]
        c2 = self.m_c2[m]
        la = self.m_la[m]
        ha = self.m_ha[m]
        acc = self.m_acc[m]
        self.table_lay(m, identity, joker, code >> 13 & 1)
        good = self.finish(w, h1, h2, jk, reached, due, taken, opened, total)
        self.m_low[m] = low
        self.m_len[m] = length
        self.m_jok[m] = jok
        self.m_jm[m] = jm
        self.m_c1[m] = c1
        self.m_c2[m] = c2
        self.m_la[m] = la
        self.m_ha[m] = ha
        self.m_acc[m] = acc
        return good

    def attempt_swap(
        self,
        w: Work,
        code: int,
        h1: int,
        h2: int,
        jk: int,
        reached: int,
        due: int,
        taken: int,
        opened: int,
        total: int,
    ) -> bool:
        m = code & 63
        face = code >> 6 & 63
        if h2 >> face & 1:
            h2 ^= ONE << face
        else:
            h1 ^= ONE << face
        jk += 1
        if self.kr.joker_swap == SWAP_SAME_TURN:
            due += 1
        if face == reached and not self.kr.new_meld:
            reached = -1
        if face == taken:
            taken = -1
        slot = self.joker_slot(m, face)
        self.m_jm[m] ^= 1 << slot
        self.m_jok[m] -= 1
        good = self.finish(w, h1, h2, jk, reached, due, taken, opened, total)
        self.m_jm[m] ^= 1 << slot
        self.m_jok[m] += 1
        return good

    def can_swap(self, w: Work, h1: int) -> bool:
        """Whether a joker on the table can be swapped by a card of the hand, as far as the cards tell."""
        if self.kr.joker_swap == NO_SWAP:
            return False
        start = w.n
        self.list_swaps(w, w.seat, h1, -1)
        found = w.n > start
        w.n = start
        return found

    def clear_out(
        self, w: Work, h1: int, h2: int, jk: int, opened: int, total: int, s1: int, s2: int, spare: int
    ) -> bool:
        """Whether a standing player can get rid of the whole hand.

        One natural card after the other goes into a meld of cards still undecided or waits (s1, s2) for the table,
        one of them (`spare`) for the last discard; at the end what waits is laid off.
        """
        w.nodes += 1
        if w.nodes > w.limit:
            return False
        if h1 == 0:
            return self.finish(w, s1, s2, jk, -1, 0, -1, opened, total)
        key = mix(h1 ^ w.salt) + mix(h2 + 0x2222) + mix(s1 + 0x6666) + mix(s2 + 0x8888)
        key = mix((key + mix(w.table + jk * 4 + opened * 2 + spare) + total * MIX) & M64)
        if self.known_stuck(w, key):
            return False
        card = self.dearest(h1)
        start = w.n
        self.list_shapes(w, h1, h2, jk, card, False)
        i = w.n - 1
        while i >= start:
            if self.clear_meld(w, w.code[i], h1, h2, jk, opened, total, s1, s2, spare):
                w.n = start
                return True
            i -= 1
        w.n = start
        if self.tableable(w.seat, card) or spare:
            if not self.tableable(w.seat, card):
                spare = 0
            bit = ONE << card
            if self.clear_out(
                w,
                h1 if h2 & bit else h1 ^ bit,
                h2 & ~bit,
                jk,
                opened,
                total,
                s1 | bit,
                s2 | bit if s1 & bit else s2,
                spare,
            ):
                return True
        w.memo[key & (MEMO - 1)] = key
        return False

    def clear_meld(
        self, w: Work, code: int, h1: int, h2: int, jk: int, opened: int, total: int, s1: int, s2: int, spare: int
    ) -> bool:
        used = self.naturals(code)
        rest = h2 & used & ~self.second(code)
        if not opened:
            total += self.meld_value(code)
            if total >= self.kr.opening:
                opened = 1
        table = w.table
        w.table = (table + mix(code + 1)) & M64
        self.push_meld(code, w.seat)
        good = self.clear_out(
            w, h1 & ~(used ^ rest), h2 & ~(used & h2), jk - self.jokers_in(code), opened, total, s1, s2, spare
        )
        self.melds_n -= 1
        w.table = table
        return good

    def tableable(self, seat: int, card: int) -> bool:
        """Whether a card could ever be laid off on this table."""
        for m in range(self.melds_n):
            if self.may_lay(seat, m) and self.m_acc[m]:
                if self.m_key[m] == (card // 13 if self.m_run[m] else card % 13):
                    return True
        return False

    def open_up(
        self, w: Work, h1: int, h2: int, jk: int, reached: int, taken: int, total: int, s1: int, s2: int
    ) -> bool:
        """Whether disjoint melds can bring `total` to the opening minimum and the turn be finished then.

        One card after the other is decided, the dearest first: it goes into a meld of cards still undecided, or it
        is kept (s1, s2). A bound on what is left cuts the rest.
        """
        w.nodes += 1
        if w.nodes > w.limit:
            return False
        must = self.kr.at_once or (self.kr.new_meld and self.kr.joker_swap == NO_SWAP)
        if total >= self.kr.opening and not (reached >= 0 and self.kr.at_once):
            both = h1 & s1
            if self.finish(w, h1 | s1, h2 | s2 | both, jk, reached, 0, taken, 1, total):
                return True
            if not (reached == JOKER and must):
                return False
        if total + self.most(h1, h2, jk) < self.kr.opening:
            return False
        key = mix(h1 ^ w.salt) + mix(h2 + 0x3333) + mix(s1 + 0x7777) + mix(s2 + 0x9999)
        key = mix((key + mix(w.table + (reached + 2) * 4096 + jk * 64 + taken + 2) + total * MIX) & M64)
        if self.known_stuck(w, key):
            return False
        if self.open_with(w, h1, h2, jk, reached, taken, total, s1, s2, must):
            return True
        w.memo[key & (MEMO - 1)] = key
        return False

    def open_with(
        self, w: Work, h1: int, h2: int, jk: int, reached: int, taken: int, total: int, s1: int, s2: int, must: int
    ) -> bool:
        start = w.n
        card = -1
        if reached >= 0 and reached < JOKER and h1 >> reached & 1:
            card = reached
        elif h1:
            card = self.dearest(h1)
        most = jk if jk < self.kr.max_wild else self.kr.max_wild
        if card < 0:
            if self.kr.wild:
                return False
            most = jk
        for jokers in range(most + 1):  # those with few jokers first, listed only when they are asked for
            if card >= 0:
                self.list_shapes(w, h1, h2, jokers, card, False)
            else:
                self.list_shapes(w, 0, 0, jokers, JOKER, False)
            i = w.n - 1
            while i >= start:
                code = w.code[i]
                if self.jokers_in(code) == jokers and self.open_meld(
                    w, code, h1, h2, jk, reached, taken, total, s1, s2
                ):
                    w.n = start
                    return True
                i -= 1
            w.n = start
        if card < 0 or (card == reached and must):
            return False
        bit = ONE << card
        if s1 & bit:
            s2 |= bit
        else:
            s1 |= bit
        if h2 & bit:
            h2 ^= bit
        else:
            h1 ^= bit
        return self.open_up(w, h1, h2, jk, reached, taken, total, s1, s2)

    def open_meld(
        self, w: Work, code: int, h1: int, h2: int, jk: int, reached: int, taken: int, total: int, s1: int, s2: int
    ) -> bool:
        used = self.naturals(code)
        jokers = self.jokers_in(code)
        spare = h2 & used & ~self.second(code)
        h1 &= ~(used ^ spare)
        h2 &= ~(used & h2)
        if reached >= 0 and ((reached == JOKER and jokers) or (reached < JOKER and used >> reached & 1)):
            reached = -1
        if taken >= 0 and ((taken == JOKER and jokers) or (taken < JOKER and used >> taken & 1)):
            taken = -1
        table = w.table
        w.table = (table + mix(code + 1)) & M64
        self.push_meld(code, w.seat)
        good = self.open_up(w, h1, h2, jk - jokers, reached, taken, total + self.meld_value(code), s1, s2)
        self.melds_n -= 1
        w.table = table
        return good

    def most(self, h1: int, h2: int, jk: int) -> int:
        """A bound on what the melds of these cards can be worth: each card that fits some meld, and the jokers."""
        total = jk * self.kr.best_joker
        covered = self.coverable(h1, h2, jk)
        h1 &= covered
        h2 &= covered
        while h1:
            total += self.best_value(ctz(h1))
            h1 &= h1 - 1
        while h2:
            total += self.best_value(ctz(h2))
            h2 &= h2 - 1
        return total

    def coverable(self, h1: int, h2: int, jk: int) -> int:
        """The faces of a hand that fit some meld of the least size, each looked at for itself."""
        jokers = jk if jk < self.kr.max_wild else self.kr.max_wild
        if jokers >= 3 or (jokers == 2 and self.kr.min_run == 3):
            return FACES
        covered = 0
        if self.kr.sets:
            for rank in range(13):
                n = count(h1 >> rank & RANK_COLUMN)
                if self.kr.twin:
                    n += count(h2 >> rank & RANK_COLUMN)
                if n + jokers >= 3:
                    covered |= RANK_COLUMN << rank
        full = (1 << self.kr.min_run) - 1
        for suit in range(4):
            line = self.suit_line(h1, suit)
            places = 0
            low = self.kr.bottom
            while line and low < 13 and low + self.kr.min_run - 1 <= self.kr.top:
                if self.kr.min_run - POP[line >> low & full] <= jokers:
                    places |= full << low
                low += 1
            covered |= (ONE * ((places | places >> 13) & SUIT)) << (suit * 13)
        return covered

    def best_value(self, face: int) -> int:
        if face % 13 == 0 and self.kr.ace_low_value > self.kr.value[face]:
            return self.kr.ace_low_value
        return self.kr.value[face]

    def dearest(self, cards: int) -> int:
        """The card of the highest rank, the ace last."""
        line = (cards | cards >> 13 | cards >> 26 | cards >> 39) & SUIT
        rank = 12
        while rank and not line >> rank & 1:
            rank -= 1
        return ctz(cards >> rank & RANK_COLUMN) + rank

    def can_finish(self, w: Work) -> bool:
        """Whether the turn as it stands can be finished."""
        p = self.turn
        w.begin(p, self.stood)
        if self.opening_sum or self.swapped or self.stood:  # on a way that has been found: never lose it
            w.limit = SEARCH_LIMIT * 10
        return self.finish(
            w,
            self.hand1[p],
            self.hand2[p],
            self.jokers[p],
            self.reached,
            self.swapped,
            self.taken,
            self.may_open(p),
            self.opening_sum,
        )

    def may_open(self, seat: int) -> int:
        """1 where nothing about opening keeps a seat from laying off."""
        return 1 if not self.kr.needs_opening or self.sides[self.side(seat)] != 0 else 0

    def good_after(self, w: Work, code: int) -> bool:
        """Whether the turn can be finished after a fitting meld, lay-off or swap."""
        p = self.turn
        w.begin(p, self.stood)
        if self.opening_sum or self.swapped or self.stood:  # on a way that has been found: never lose it
            w.limit = SEARCH_LIMIT * 10
        return self.attempt(
            w,
            code,
            self.hand1[p],
            self.hand2[p],
            self.jokers[p],
            self.reached,
            self.swapped,
            self.taken,
            self.may_open(p),
            self.opening_sum,
        )

    # --- the legal actions -------------------------------------------------------
    def list_legal(self, w: Work) -> None:
        """Every legal action into the buffer."""
        w.n = 0
        if self.phase == DRAW_PHASE:
            self.list_draws(w)
            if self.window:
                self.list_calls(w)
        elif self.phase == PLAY_PHASE:
            p = self.turn
            need = self.needed()
            self.list_melds(w, self.hand1[p], self.hand2[p], self.jokers[p], need)
            self.list_table(w, need)
            self.keep_good(w)
            self.list_discards(w)

    def list_table(self, w: Work, need: int) -> None:
        """The lay-offs and swaps that fit."""
        p = self.turn
        if not self.may_open(p) or (need >= 0 and self.kr.new_meld):
            return
        if self.melds_n:
            self.list_layoffs(w, p, self.hand1[p], self.jokers[p], need)
            if self.kr.joker_swap:
                self.list_swaps(w, p, self.hand1[p], need)

    def keep_good(self, w: Work) -> None:
        """Keep of the fitting actions those after which the turn can be finished."""
        p = self.turn
        free = (
            self.swapped == 0
            and not self.stood
            and self.hidden[p] == 0
            and (self.kr.opening == 0 or self.sides[self.side(p)] != 0)
        )
        plain = free and self.reached < 0 and self.taken < 0
        if plain and self.kr.going_out != LAST_DISCARD and self.kr.joker_swap != SWAP_SAME_TURN:
            return
        end = w.n
        kept = 0
        for i in range(end):
            code = w.code[i]
            left = self.held[p] - self.cards_used(code)
            if code & KIND == SWAP or not free or (self.reached >= 0 and not self.meets_reached(code)):
                good = False
            elif self.taken >= 0:
                good = left >= 2  # one of two cards is another one, or the second copy
            else:
                good = left >= 1 or self.kr.going_out != LAST_DISCARD
            if not good:
                w.n = end
                good = self.good_after(w, code)
            if good:
                w.code[kept] = code
                kept += 1
        w.n = kept

    def cards_used(self, code: int) -> int:
        kind = code & KIND
        if kind == RUN:
            return code >> 6 & 15
        if kind != SET:
            return 1
        return self.jokers_in(code) + count(self.naturals(code)) + count(self.second(code))

    def may_discard(self) -> bool:
        """Whether no duty keeps the player from discarding."""
        p = self.turn
        return (
            self.reached < 0
            and self.swapped == 0
            and not (self.opening_sum and self.sides[self.side(p)] == 0)
            and (not self.stood or self.held[p] == 1)
        )

    def list_discards(self, w: Work) -> None:
        if not self.may_discard():
            return
        p = self.turn
        cards = self.hand1[p]
        if self.jokers[p]:
            cards |= JOKER_BIT
        if self.taken >= 0 and not self.holds_two(p, self.taken):
            cards &= ~(ONE << self.taken)
        while cards:
            w.add(DISCARD | ctz(cards))
            cards &= cards - 1

    def holds_two(self, seat: int, face: int) -> bool:
        return self.jokers[seat] > 1 if face == JOKER else (self.hand2[seat] >> face & 1) != 0

    def list_draws(self, w: Work) -> None:
        p = self.turn
        due = self.is_restock_due()
        if self.stock_n or due:
            w.add(DRAW)
        else:
            w.add(PASS)
        if self.floats[p]:
            return
        if self.pile_n:
            self.list_takes(w, due)
        if not due and self.may_stand(w):
            w.add(STAND)

    def may_stand(self, w: Work) -> bool:
        p = self.turn
        if self.kr.first_turn_bonus == 0 or not self.fresh[p] or self.held[p] == 0 or self.hidden[p] or self.floats[p]:
            return False
        w.begin(p, 1)
        return self.finish(w, self.hand1[p], self.hand2[p], self.jokers[p], -1, 0, -1, self.may_open(p), 0)

    def list_takes(self, w: Work, top_only: bool) -> None:
        """Every card of the pile that may be reached for."""
        p = self.turn
        h1 = self.hand1[p]
        h2 = self.hand2[p]
        jk = self.jokers[p]
        accepted = self.accepted(p)
        i = self.pile_n - 1
        while i >= 0:
            face = self.discards[i]
            if face == JOKER:
                jk += 1
            elif h1 >> face & 1:
                h2 |= ONE << face
            else:
                h1 |= ONE << face
            if self.depth_allows(i) and self.can_take(w, p, h1, h2, jk, face, i, accepted):
                w.add(TAKE | i)
            if top_only or self.kr.pile_depth == 1:
                break
            i -= 1

    def depth_allows(self, i: int) -> bool:
        top = i == self.pile_n - 1
        return top or self.kr.pile_depth == 0 or (self.kr.pile_depth == 2 and i == 0)

    def accepted(self, seat: int) -> int:
        """The faces that some meld on the table accepts from a seat."""
        cards = 0
        if self.kr.layoff != NO_LAYOFF and self.may_open(seat):
            for m in range(self.melds_n):
                if self.may_lay(seat, m):
                    cards |= self.m_acc[m]
        return cards

    def can_take(self, w: Work, seat: int, h1: int, h2: int, jk: int, face: int, i: int, accepted: int) -> bool:
        """Whether a turn that begins with this take can be finished; the hand is the one after it."""
        alone = i == self.pile_n - 1
        taken = face if alone and not self.kr.return_taken else -1
        if self.kr.pile_duty == 0 or (alone and self.kr.pile_duty == 1):
            w.begin(seat, 0)
            return self.finish(w, h1, h2, jk, -1, 0, taken, self.may_open(seat), 0)
        return self.can_reach(w, seat, h1, h2, jk, face, taken, accepted)

    def can_reach(self, w: Work, seat: int, h1: int, h2: int, jk: int, face: int, taken: int, accepted: int) -> bool:
        """Whether the reached card can be played and the turn be finished."""
        opened = self.may_open(seat)
        if face < JOKER and (opened or not self.kr.opening):
            if self.kr.new_meld:
                accepted = 0
            direct = self.playable(face, h1, h2, jk, accepted)
            if direct and count(h1) + count(h2) + jk > self.kr.min_run:
                return True
            if not direct and self.kr.at_once and not self.kr.joker_swap:
                return False
        if face < JOKER and not self.reachable(seat, h1, h2, jk, face):
            return False
        w.begin(seat, 0)
        return self.finish(w, h1, h2, jk, face, 0, taken, opened, 0)

    def playable(self, face: int, h1: int, h2: int, jk: int, accepted: int) -> bool:
        """Whether a natural card can be played with one action: laid off, or in a meld of the least size."""
        if accepted >> face & 1:
            return True
        jokers = jk if jk < self.kr.max_wild else self.kr.max_wild
        rank = face % 13
        if self.kr.plain and jokers == 0:
            return self.plainly_playable(face, rank, h1)
        if self.kr.sets:
            same = h1 >> rank & RANK_COLUMN
            n = count(same)
            if self.kr.twin:
                n += count(h2 >> rank & RANK_COLUMN)
            if n + jokers >= 3:
                return True
        line = self.suit_line(h1, face // 13)
        if rank == 0 and self.kr.top == 13 and self.in_run(line, 13, jokers):
            return True
        if rank == 0 and self.kr.bottom:
            return False
        return self.in_run(line, rank, jokers)

    def plainly_playable(self, face: int, rank: int, h1: int) -> bool:
        """As `playable` for natural cards of one deck: whether three of the rank or a short run are there."""
        same = h1 >> rank & RANK_COLUMN
        same &= same - 1
        if same & (same - 1) and self.kr.sets:
            return True
        line = self.suit_line(h1, face // 13)
        runs = line & line >> 1 & line >> 2
        runs |= runs << 1 | runs << 2
        return (runs >> rank & 1) != 0 or (rank == 0 and (runs >> 13 & 1) != 0)

    def reachable(self, seat: int, h1: int, h2: int, jk: int, face: int) -> bool:
        """Whether a natural card could be played this turn if every joker that can be swapped came to help.

        What is answered with no needs no search.
        """
        jokers = jk
        if self.kr.joker_swap:
            for m in range(self.melds_n):
                if self.may_lay(seat, m):
                    jokers += self.m_jok[m]
        if self.playable(face, h1, h2, jokers, 0):
            return True
        if self.kr.new_meld or self.kr.layoff == NO_LAYOFF:
            return False
        if jokers > self.kr.max_wild or self.kr.joker_layoff == NEVER:
            jokers = 0 if self.kr.joker_layoff == NEVER else self.kr.max_wild
        for m in range(self.melds_n):
            if self.may_lay(seat, m):
                if self.joker_slot(m, face) >= 0 and self.kr.joker_swap:
                    return True
                if self.m_acc[m] >> face & 1:
                    return True
                if self.m_run[m] and self.m_key[m] == face // 13 and self.bridged(m, h1, face, jokers):
                    return True
        return False

    def bridged(self, m: int, h1: int, face: int, jokers: int) -> bool:
        """Whether cards of the hand and so many jokers fill the gap between a run and a card of its suit."""
        held = h1 >> (self.m_key[m] * 13) & SUIT
        rank = face % 13
        for up in range(2):
            at = (self.m_low[m] + self.m_len[m]) % 13 if up else (self.m_low[m] + 12) % 13
            missing = 0
            steps = 0
            while at != rank and steps < 13:
                missing += 1 - (held >> at & 1)
                at = (at + 1) % 13 if up else (at + 12) % 13
                steps += 1
            if missing <= jokers:
                return True
        return False

    def in_run(self, line: int, place: int, jokers: int) -> bool:
        """Whether the card at a place of a line stands in a run of the least length."""
        full = (1 << self.kr.min_run) - 1
        if self.kr.around:
            line |= line << 13 & ~(SUIT << 13)
            place += 13
        low = place - self.kr.min_run + 1
        if low < self.kr.bottom:
            low = self.kr.bottom
        while low <= place and (self.kr.around or low + self.kr.min_run - 1 <= self.kr.top):
            if self.kr.min_run - POP[line >> low & full] <= jokers:
                return True
            low += 1
        return False

    # --- the Rummy call ------------------------------------------------------------
    def discarder(self) -> int:
        """The seat whose discard opened the window."""
        return (self.turn + self.kr.seats - 1) % self.kr.seats

    def list_calls(self, w: Work) -> None:
        """Every Rummy call of every seat."""
        if self.pile_n == 0:
            return
        last = self.discarder()
        for seat in range(self.kr.seats):
            if seat != last:
                if self.kr.call == CALL_LAST:
                    self.list_lay_calls(w, seat)
                elif not self.floats[seat]:
                    self.list_take_calls(w, seat)

    def list_lay_calls(self, w: Work, seat: int) -> None:
        if not self.may_open(seat):
            return
        face = self.discards[self.pile_n - 1]
        head = CALL_LAY | seat << 14
        wild = face == JOKER and self.kr.wild
        if wild and self.kr.joker_layoff != FREE and (self.kr.joker_layoff == NEVER or self.hidden[seat]):
            return
        for m in range(self.melds_n):
            if self.may_lay(seat, m):
                fits = self.m_acc[m]
                if wild:
                    if self.m_jok[m] >= self.kr.max_wild:
                        fits = 0
                    if self.kr.joker_layoff == UNLESS_HELD:
                        fits &= ~self.hand1[seat]
                else:
                    fits &= ONE << face
                while fits:
                    self.list_ends(w, m, head | wild << 12, ctz(fits))
                    fits &= fits - 1

    def list_take_calls(self, w: Work, seat: int) -> None:
        h1 = self.hand1[seat]
        h2 = self.hand2[seat]
        jk = self.jokers[seat]
        p1 = 0
        p2 = 0
        pj = 0
        accepted = self.accepted(seat)
        i = self.pile_n - 1
        while i >= 0:
            face = self.discards[i]
            if face == JOKER:
                jk += 1
                pj += 1
            else:
                bit = ONE << face
                if h1 & bit:
                    h2 |= bit
                else:
                    h1 |= bit
                if p1 & bit:
                    p2 |= bit
                else:
                    p1 |= bit
            if self.callable_card(w, face, p1, p2, pj) and self.can_reach(w, seat, h1, h2, jk, face, -1, accepted):
                w.add(CALL_TAKE | i | seat << 14)
            i -= 1

    def callable_card(self, w: Work, face: int, p1: int, p2: int, pj: int) -> bool:
        """Whether a pile card can be melded with the cards above it (p1, p2, pj) or laid off, by geometry."""
        start = w.n
        self.list_melds(w, p1, p2, pj, face)
        found = w.n > start
        w.n = start
        if found or self.kr.layoff == NO_LAYOFF:
            return found
        if face == JOKER and self.kr.wild and self.kr.joker_layoff == NEVER:
            return False
        for m in range(self.melds_n):
            if face == JOKER and self.kr.wild:
                if self.m_acc[m] and self.m_key[m] != 13 and self.m_jok[m] < self.kr.max_wild:
                    return True
            elif self.m_acc[m] >> face & 1:
                return True
        return False

    def call_geometry(self) -> bool:
        """Whether the open window has a card that can be called as far as pile and table tell."""
        if not self.window or self.pile_n == 0:
            return False
        w = _WORK
        w.n = 0
        if self.kr.call == CALL_LAST:
            return self.callable_card(w, self.discards[self.pile_n - 1], 0, 0, 0)
        p1 = p2 = pj = 0
        for i in range(self.pile_n - 1, -1, -1):
            face = self.discards[i]
            if face == JOKER:
                pj += 1
            elif p1 >> face & 1:
                p2 |= ONE << face
            else:
                p1 |= ONE << face
            if self.callable_card(w, face, p1, p2, pj):
                return True
        return False

    # --- playing --------------------------------------------------------------------
    def apply(self, code: int) -> None:
        """Play a legal action."""
        kind = code & KIND
        p = self.turn
        if kind == DRAW:
            self.stock_n -= 1
            self.give(p, self.cards[self.stock_n])
            if self.stock_n == 0:
                self.emptied = 1
                for s in range(SEATS):
                    self.turns[s] = 0
            self.start_play(p)
        elif kind == DISCARD:
            self.apply_discard(code & 63)
        elif kind == TAKE:
            self.apply_take(code & 127)
        elif kind == SET or kind == RUN:
            self.apply_meld(code)
        elif kind == LAY:
            self.apply_lay(code)
        elif kind == SWAP:
            self.apply_swap(code)
        elif kind == CALL_LAY:
            self.apply_call_lay(code)
        elif kind == CALL_TAKE:
            self.turn = code >> 14 & 7
            self.begin_turn()
            self.reached = self.discards[code & 127]
            self.sweep(code & 127)
            self.start_play(self.turn)
        elif kind == STAND:
            self.stood = 1
            self.start_play(p)
        else:
            self.window = 0
            self.phase = OVER
            self.ended_by = BY_STOCK

    def start_play(self, seat: int) -> None:
        self.phase = PLAY_PHASE
        self.window = 0
        self.fresh[seat] = 0
        self.floats[seat] = 0

    def sweep(self, i: int) -> None:
        """The pile from a place up goes to the hand."""
        while self.pile_n > i:
            self.pile_n -= 1
            self.give(self.turn, self.discards[self.pile_n])

    def apply_take(self, i: int) -> None:
        alone = i == self.pile_n - 1
        if self.kr.pile_duty == 2 or (self.kr.pile_duty == 1 and not alone):
            self.reached = self.discards[i]
        if alone and not self.kr.return_taken:
            self.taken = self.discards[i]
        self.sweep(i)
        self.start_play(self.turn)

    def used(self, face: int, new_meld: int) -> None:
        """A card has been played from the hand: duties that it meets."""
        if face == self.taken:
            self.taken = -1
        if face == self.reached and (new_meld or not self.kr.new_meld):
            self.reached = -1
        elif face == JOKER and self.swapped:
            self.swapped -= 1

    def claim_pot(self, face: int, seat: int) -> None:
        if face == 13 and self.pots[0] == 0:
            self.pots[0] = seat + 1
        elif face == 51 and self.pots[1] == 0:
            self.pots[1] = seat + 1
        elif face == 37 and self.pots[2] == 0:
            self.pots[2] = seat + 1
        elif face == 10 and self.pots[3] == 0:
            self.pots[3] = seat + 1

    def score_slot(self, m: int, slot: int, seat: int) -> None:
        """A card has got its slot: it belongs to a seat and scores for it."""
        self.slot_by[m * SLOTS + slot] = seat + 1
        self.points[seat] += self.slot_value(m, slot)
        if self.kr.boodle and not self.m_jm[m] >> slot & 1:
            self.claim_pot(self.slot_face(m, slot), seat)

    def apply_meld(self, code: int) -> None:
        p = self.turn
        m = self.melds_n
        if self.kr.opening and not self.sides[self.side(p)]:
            self.opening_sum += self.meld_value(code)
        if self.opening_sum >= self.kr.opening:
            self.sides[self.side(p)] = 1
        self.push_meld(code, p)
        for slot in range(SLOTS):
            self.slot_by[m * SLOTS + slot] = 0
        if code & KIND == RUN:
            for i in range(self.m_len[m]):
                self.score_slot(m, (self.m_low[m] + i) % 13, p)
        else:
            slots = self.m_c1[m] | self.m_c2[m] << 4
            if self.kr.doubles and self.m_len[m] >= 4:
                self.m_dbl[m] = slots
            while slots:
                self.score_slot(m, ctz(slots), p)
                slots &= slots - 1
        self.spend(code, p)
        self.after_play()

    def spend(self, code: int, p: int) -> None:
        """The cards of a meld leave the hand."""
        cards = self.naturals(code)
        twice = self.second(code)
        jokers = self.jokers_in(code)
        while cards:
            face = ctz(cards)
            cards &= cards - 1
            self.remove(p, face)
            if twice >> face & 1:
                self.remove(p, face)
            self.used(face, 1)
        for _ in range(jokers):
            self.remove(p, JOKER)
            self.used(JOKER, 1)

    def lay_on(self, m: int, identity: int, joker: int, end: int, seat: int) -> None:
        """A card joins a meld and scores for a seat."""
        ace = self.m_run[m] and self.m_low[m] == 0 and not end
        if ace:  # a king before a low ace: it is low no more (only around the corner)
            self.points[self.slot_by[m * SLOTS] - 1] -= self.slot_value(m, 0)
        slot = self.table_lay(m, identity, joker, end)
        if ace:
            self.points[self.slot_by[m * SLOTS] - 1] += self.slot_value(m, 0)
        self.score_slot(m, slot, seat)

    def apply_lay(self, code: int) -> None:
        p = self.turn
        identity = code >> 6 & 63
        joker = code >> 12 & 1
        self.lay_on(code & 63, identity, joker, code >> 13 & 1, p)
        face = JOKER if joker else identity
        self.remove(p, face)
        self.used(face, 0)
        self.after_play()

    def apply_swap(self, code: int) -> None:
        p = self.turn
        m = code & 63
        face = code >> 6 & 63
        slot = self.joker_slot(m, face)
        self.points[self.slot_by[m * SLOTS + slot] - 1] -= self.slot_value(m, slot)
        self.m_jm[m] ^= 1 << slot
        self.m_jok[m] -= 1
        self.m_dbl[m] &= ~(1 << slot)
        self.score_slot(m, slot, p)
        self.remove(p, face)
        self.used(face, 0)
        self.give(p, JOKER)
        if self.kr.joker_swap == SWAP_SAME_TURN:
            self.swapped += 1

    def apply_call_lay(self, code: int) -> None:
        self.pile_n -= 1
        self.window = 0
        self.lay_on(code & 63, code >> 6 & 63, code >> 12 & 1, code >> 13 & 1, code >> 14 & 7)

    def after_play(self) -> None:
        """Where the hand is empty the round or the turn ends (rules §6)."""
        p = self.turn
        if self.held[p]:
            return
        if self.kr.going_out == FLOAT:
            self.floats[p] = 1
            self.end_turn(0)
        elif self.kr.going_out == ANY:
            self.go_out(p)

    def go_out(self, p: int) -> None:
        self.phase = OVER
        self.ended_by = BY_OUT
        self.out_seat = p
        if self.stood:
            self.stand_bonus_seat = p

    def apply_discard(self, face: int) -> None:
        p = self.turn
        self.remove(p, face)
        self.discards[self.pile_n] = face
        self.pile_n += 1
        if self.held[p] == 0:
            self.go_out(p)
        else:
            self.end_turn(1)

    def end_turn(self, by_discard: int) -> None:
        p = self.turn
        self.fresh[p] = 0
        if self.stock_n == 0:
            if self.kr.stock_out == AT_ONCE:
                self.phase = OVER
                self.ended_by = BY_STOCK
                return
            if not self.emptied:
                self.turns[p] += 1
            if by_discard and self.all_had_their_turns():
                self.phase = OVER
                self.ended_by = BY_STOCK
                return
        self.begin_turn()
        self.turn = p + 1 if p + 1 < self.kr.seats else 0
        self.window = 1 if by_discard and self.kr.call != CALL_NONE else 0

    def all_had_their_turns(self) -> bool:
        for s in range(self.kr.seats):
            if self.turns[s] < TURNS_ON_EMPTY_STOCK:
                return False
        return True

    def restock_random(self, rng: Rng) -> None:
        """The pile below its top becomes the new stock in random order."""
        n = self.pile_n - 1
        for i in range(n):
            self.cards[i] = self.discards[i]
        i = n - 1
        while i > 0:
            j = rng.below(i + 1)
            t = self.cards[i]
            self.cards[i] = self.cards[j]
            self.cards[j] = t
            i -= 1
        self.new_stock(n)

    def new_stock(self, n: int) -> None:
        self.stock_n = n
        self.discards[0] = self.discards[self.pile_n - 1]
        self.pile_n = 1
        self.reshuffles += 1
        self.window = 0

    # --- the public face: checked ------------------------------------------------------
    def restock(self, faces: Sequence[int]) -> None:
        """Make the pile below its top the new stock, in this order, top first (rules §7).

        Raises ValueError where no restock is due or the faces are not the pile's below its top.
        """
        if not self.is_restock_due():
            raise ValueError("no restock is due")
        below = [self.discards[i] for i in range(self.pile_n - 1)]
        if len(faces) != len(below) or (UNKNOWN not in faces and sorted(faces) != sorted(below)):
            raise ValueError("a restock holds exactly the cards of the pile below its top")
        self.put_stock(faces)
        self.new_stock(len(faces))

    def name_top(self, face: int) -> None:
        """Give the unknown top card of the stock a face.

        Raises ValueError where it is known or the stock is empty.
        """
        if self.stock_n == 0 or self.cards[self.stock_n - 1] != UNKNOWN:
            raise ValueError("the top of the stock is not an unknown card")
        self.cards[self.stock_n - 1] = face

    def legal(self) -> list[int]:
        """Every legal action, calls of all seats too."""
        actions: list[int] = []
        for chunk in self.legal_chunks():
            actions += chunk
        return actions

    def legal_chunks(self) -> Iterator[list[int]]:
        """The legal actions in parts, made as they are asked for: the melds last, by rank, then by suit and low end.

        The state must not change while the parts are read.
        """
        flood = self.flood()
        first = self.legal_but_melds() if flood else self.legal_at_once()
        if first:
            yield first
        if flood and not self.melds_hopeless():
            for part in range(PARTS):
                chunk = self.legal_part(part)
                if chunk:
                    yield chunk

    def flood(self) -> bool:
        """Whether the player's jokers may make a great many melds."""
        return self.phase == PLAY_PHASE and self.jokers[self.turn] > 2

    def legal_at_once(self) -> list[int]:
        """Every legal action of a state without a flood of melds."""
        self.list_legal(_WORK)
        return _WORK.listed()

    def legal_but_melds(self) -> list[int]:
        """Every legal action that is not a new meld."""
        w = _WORK
        w.n = 0
        if self.phase == DRAW_PHASE:
            self.list_legal(w)
        elif self.phase == PLAY_PHASE:
            self.list_table(w, self.needed())
            self.keep_good(w)
            self.list_discards(w)
        return w.listed()

    def legal_part(self, part: int) -> list[int]:
        """The legal melds of one part (`list_part`)."""
        w = _WORK
        w.n = 0
        self.list_part(w, part, self.needed())
        self.keep_good(w)
        return w.listed()

    def first_melds(self, most: int) -> tuple[list[int], bool]:
        """Legal melds, at most so many, and whether these are all; what it costs is bounded.

        Not complete is said too where a great many melds would have to be looked at.
        """
        found: list[int] = []
        if self.phase != PLAY_PHASE or self.melds_hopeless():
            return found, True
        w = _WORK
        looked = 0
        for part in range(PARTS):
            w.n = 0
            self.list_part(w, part, self.needed())
            looked += w.n
            cut = w.n > 8 * most or looked > 64 * most
            if w.n > 8 * most:
                w.n = 8 * most
            self.keep_good(w)
            found += w.listed()
            if cut or len(found) > most:
                return found[:most], False
        return found, True

    def needed(self) -> int:
        """The card that the next action must play, -1 none."""
        return self.reached if self.kr.at_once else -1

    def melds_hopeless(self) -> bool:
        """Whether the opening minimum is plainly out of reach, so that no meld can be legal."""
        p = self.turn
        if self.kr.opening == 0 or self.sides[self.side(p)] or self.stood:
            return False
        return self.opening_sum + self.most(self.hand1[p], self.hand2[p], self.jokers[p]) < self.kr.opening

    def list_part(self, w: Work, part: int, need: int) -> None:
        """One part of the melds: 0-12 the sets of a rank, 13 the joker sets, then the runs by suit and low end."""
        p = self.turn
        h1 = self.hand1[p]
        jk = self.jokers[p]
        if part < 14:
            if self.kr.sets and part < 13 and (need < 0 or need == JOKER or need % 13 == part):
                self.list_sets(w, h1, self.hand2[p], jk, part, need)
            elif self.kr.sets and part == 13 and self.kr.wild == 0 and jk >= 3 and (need < 0 or need == JOKER):
                w.add(SET | 13 | 3 << 4)
                if jk >= 4:
                    w.add(SET | 13 | 4 << 4)
            return
        suit = (part - 14) // 13
        low = (part - 14) % 13
        if low < self.kr.bottom or low + self.kr.min_run - 1 > self.kr.top:
            return
        if need < 0 or need == JOKER or need // 13 == suit:
            self.list_runs(w, self.suit_line(h1, suit), jk, suit, low, need)

    def is_legal(self, action: int) -> bool:
        """Whether an action is legal."""
        return self.why_not(action) == 0

    def play(self, action: int) -> None:
        """Play an action.

        Raises ValueError where it is not legal; the state is unchanged then.
        """
        reason = self.why_not(action)
        if reason == 0 and self.is_restock_due() and action & KIND in (DRAW, TAKE):
            reason = codes.RESTOCK_FIRST
        if reason:
            raise ValueError(codes.REASONS[reason])
        self.apply(action)

    def why_not(self, action: int) -> int:
        """0 for a legal action, else the number of the first reason against it (`codes.REASONS`)."""
        kind = action & KIND
        if self.phase == OVER:
            return codes.ROUND_OVER
        if kind == CALL_LAY or kind == CALL_TAKE:
            return self.why_no_call(action)
        if kind == DRAW or kind == PASS or kind == STAND or kind == TAKE:
            if self.phase != DRAW_PHASE:
                return codes.ALREADY_DRAWN
            return self.why_no_draw(action)
        if self.phase != PLAY_PHASE:
            return codes.DRAW_FIRST
        if kind == SET or kind == RUN:
            reason = self.why_no_meld(action)
        elif kind == LAY:
            reason = self.why_no_lay(self.turn, action)
        elif kind == SWAP:
            reason = self.why_no_swap(action)
        elif kind == DISCARD:
            return self.why_no_discard(action & 63)
        else:
            return codes.NOT_AN_ACTION
        if reason:
            return reason
        if self.reached >= 0 and self.kr.at_once and not self.meets_reached(action):
            return codes.REACHED_FIRST
        _WORK.n = 0
        if self.good_after(_WORK, action):
            return 0
        return self.why_stuck(action)

    def meets_reached(self, action: int) -> bool:
        """Whether an action plays the reached card as its duty asks."""
        kind = action & KIND
        if kind == SET or kind == RUN:
            if self.reached == JOKER:
                return self.jokers_in(action) > 0
            return (self.naturals(action) >> self.reached & 1) != 0
        if self.kr.new_meld:
            return False
        face = action >> 6 & 63
        if kind == LAY and action >> 12 & 1:
            face = JOKER
        return face == self.reached

    def why_stuck(self, action: int) -> int:
        """What would get stuck after a fitting action."""
        c = self.clone()
        c.apply(action)
        left = c.held[self.turn]
        return self.stuck_reason(c.reached, c.swapped, c.opening_sum, left)

    def stuck_reason(self, reached: int, swapped: int, opening_sum: int, left: int) -> int:
        if self.stood:
            return codes.STAND_STUCK
        if opening_sum and opening_sum < self.kr.opening and not self.sides[self.side(self.turn)]:
            return codes.OPENING_STUCK
        if reached >= 0:
            return codes.REACHED_STUCK
        if swapped:
            return codes.JOKER_STUCK
        if left == 0 or self.taken < 0:
            return codes.LAST_DISCARD
        return codes.TAKEN_STUCK

    def why_no_draw(self, action: int) -> int:
        kind = action & KIND
        p = self.turn
        due = self.is_restock_due()
        if kind == DRAW:
            return 0 if self.stock_n or due else codes.STOCK_EMPTY
        if kind == PASS:
            return codes.PASS_NEEDS_EMPTY_STOCK if self.stock_n or due else 0
        if kind == STAND:
            if self.kr.first_turn_bonus == 0:
                return codes.STAND_OFF
            if not self.fresh[p]:
                return codes.NOT_FIRST_TURN
            if due:
                return codes.RESTOCK_FIRST
            _WORK.n = 0
            return 0 if self.may_stand(_WORK) else codes.STAND_STUCK
        return self.why_no_take(action & 127, due)

    def why_no_take(self, i: int, due: bool) -> int:
        p = self.turn
        if self.floats[p]:
            return codes.FLOATING_DRAWS_STOCK
        if self.pile_n == 0:
            return codes.PILE_EMPTY
        if i >= self.pile_n:
            return codes.NOT_IN_PILE
        if not self.depth_allows(i):
            return codes.ONLY_TOP if self.kr.pile_depth == 1 else codes.TOP_OR_WHOLE
        if due and i < self.pile_n - 1:
            return codes.RESTOCK_FIRST
        h1 = self.hand1[p]
        h2 = self.hand2[p]
        jk = self.jokers[p]
        for at in range(i, self.pile_n):
            face = self.discards[at]
            if face == JOKER:
                jk += 1
            elif h1 >> face & 1:
                h2 |= ONE << face
            else:
                h1 |= ONE << face
        _WORK.n = 0
        if self.can_take(_WORK, p, h1, h2, jk, self.discards[i], i, self.accepted(p)):
            return 0
        alone = i == self.pile_n - 1
        duty = self.kr.pile_duty == 2 or (self.kr.pile_duty == 1 and not alone)
        return codes.REACHED_STUCK if duty else codes.TAKEN_STUCK

    def why_no_meld(self, action: int) -> int:
        p = self.turn
        if action & KIND == RUN:
            reason = self.why_no_run(action)
        else:
            reason = self.why_no_set(action)
        if reason:
            return reason
        if action & KIND == SET and action & 15 == 13:
            return 0 if self.jokers[p] >= action >> 4 & 15 else codes.CARD_NOT_HELD
        used = self.naturals(action)
        if used == 0:
            return codes.NEEDS_NATURAL
        jokers = self.jokers_in(action)
        if jokers > self.kr.max_wild:
            return codes.TOO_MANY_JOKERS
        if used & ~self.hand1[p] or self.second(action) & ~self.hand2[p] or jokers > self.jokers[p]:
            return codes.CARD_NOT_HELD
        return 0

    def why_no_run(self, action: int) -> int:
        low = action >> 2 & 15
        length = action >> 6 & 15
        if action & ~(KIND | 0x7FFFFF) or (action >> 10 & SUIT) >> length:
            return codes.NOT_AN_ACTION
        if length < self.kr.min_run:
            return codes.RUN_TOO_SHORT
        if length > 13 or low > 12 or low < self.kr.bottom or low + length - 1 > self.kr.top:
            return codes.NOT_A_MELD
        return 0

    def why_no_set(self, action: int) -> int:
        rank = action & 15
        if not self.kr.sets:
            return codes.SETS_OFF
        if rank == 13:
            if self.kr.wild:
                return codes.NEEDS_NATURAL
            return 0 if action & ~(KIND | 0xFF) == 0 and 3 <= action >> 4 & 15 <= 4 else codes.NOT_A_MELD
        if rank > 13 or action & ~(KIND | 0xFFFF):
            return codes.NOT_AN_ACTION
        cards = 0
        for suit in range(4):
            digit = action >> 4 + 3 * suit & 7
            if digit > 5:
                return codes.NOT_AN_ACTION
            n = DIGIT_N[digit] + DIGIT_J[digit]
            if n == 2 and not self.kr.twin:
                return codes.NOT_A_MELD
            cards += n
        if cards < 3:
            return codes.NOT_A_MELD
        return codes.SET_TOO_LARGE if cards > self.kr.max_set else 0

    def why_no_lay(self, seat: int, action: int) -> int:
        """Why a seat may not lay this card off; whether it is held is asked of the player on turn only."""
        m = action & 63
        identity = action >> 6 & 63
        joker = action >> 12 & 1
        if m >= self.melds_n:
            return codes.NO_SUCH_MELD
        if identity > JOKER or (joker and identity == JOKER):
            return codes.NOT_AN_ACTION
        if action & KIND == LAY:
            held = self.jokers[seat] > 0 if joker or identity == JOKER else (self.hand1[seat] >> identity & 1) != 0
            if not held:
                return codes.CARD_NOT_HELD
        if self.kr.layoff == NO_LAYOFF:
            return codes.LAYOFF_OFF
        if not self.may_open(seat):
            return codes.NOT_OPENED
        if not self.may_lay(seat, m):
            return codes.NOT_OWN_SIDE
        if not self.fits_end(m, identity, action >> 13 & 1) or (joker and not self.kr.wild):
            return codes.DOES_NOT_FIT
        if joker:
            if self.m_jok[m] >= self.kr.max_wild:
                return codes.TOO_MANY_JOKERS
            if self.kr.joker_layoff == NEVER:
                return codes.JOKER_LAYOFF_OFF
            if self.kr.joker_layoff == UNLESS_HELD and self.hand1[seat] >> identity & 1:
                return codes.HOLDS_NATURAL
        return 0

    def fits_end(self, m: int, identity: int, end: int) -> bool:
        if not self.m_run[m]:
            return end == 0 and (self.m_acc[m] >> identity & 1) != 0
        return identity == (self.m_ha[m] if end else self.m_la[m])

    def why_no_swap(self, action: int) -> int:
        m = action & 63
        face = action >> 6 & 63
        if self.kr.joker_swap == NO_SWAP:
            return codes.SWAP_OFF
        if m >= self.melds_n:
            return codes.NO_SUCH_MELD
        if face >= JOKER or not self.hand1[self.turn] >> face & 1:
            return codes.CARD_NOT_HELD
        if self.kr.layoff == NO_LAYOFF:
            return codes.LAYOFF_OFF
        if not self.may_open(self.turn):
            return codes.NOT_OPENED
        if not self.may_lay(self.turn, m):
            return codes.NOT_OWN_SIDE
        return 0 if self.joker_slot(m, face) >= 0 else codes.NO_JOKER_THERE

    def why_no_discard(self, face: int) -> int:
        p = self.turn
        if face > JOKER or not (self.jokers[p] if face == JOKER else self.hand1[p] >> face & 1):
            return codes.CARD_NOT_HELD
        if self.reached >= 0:
            return codes.REACHED_PENDING
        if self.opening_sum and not self.sides[self.side(p)]:
            return codes.OPENING_PENDING
        if self.swapped:
            return codes.JOKER_PENDING
        if self.stood and self.held[p] > 1:
            return codes.STAND_DISCARD
        if face == self.taken and not self.holds_two(p, face):
            return codes.TAKEN_CARD
        return 0

    def why_no_call(self, action: int) -> int:
        seat = action >> 14 & 7
        kind = action & KIND
        if self.kr.call != (CALL_LAST if kind == CALL_LAY else CALL_FULL) or seat >= self.kr.seats:
            return codes.CALL_OFF
        if self.phase != DRAW_PHASE or not self.window or self.pile_n == 0:
            return codes.CALL_CLOSED
        if seat == self.discarder():
            return codes.CALL_OWN_DISCARD
        w = _WORK
        w.n = 0
        if kind == CALL_LAY:
            return self.why_no_lay_call(seat, action)
        if self.floats[seat]:
            return codes.CALL_FLOATING
        self.list_take_calls(w, seat)
        for i in range(w.n):
            if w.code[i] == action:
                return 0
        return codes.CALL_STUCK if self.geometry_allows(action & 127) else codes.CALL_NOT_POSSIBLE

    def why_no_lay_call(self, seat: int, action: int) -> int:
        top = self.discards[self.pile_n - 1]
        joker = action >> 12 & 1
        if top != (JOKER if joker else action >> 6 & 63):
            return codes.CALL_NOT_POSSIBLE
        if joker and self.kr.joker_layoff == UNLESS_HELD and self.hidden[seat]:
            return codes.CALL_NOT_POSSIBLE
        return self.why_no_lay(seat, action)

    def geometry_allows(self, index: int) -> bool:
        """Whether the card at a place of the pile can be called as far as pile and table tell."""
        if index >= self.pile_n:
            return False
        p1 = p2 = pj = 0
        for i in range(index, self.pile_n):
            face = self.discards[i]
            if face == JOKER:
                pj += 1
            elif p1 >> face & 1:
                p2 |= ONE << face
            else:
                p1 |= ONE << face
        return self.callable_card(_WORK, self.discards[index], p1, p2, pj)


_WORK = Work()
