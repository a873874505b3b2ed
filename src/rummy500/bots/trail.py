"""What everybody at a table has seen: the public side of a round, kept while it is played out.

Plain typed Python; `trail.pxd` holds the machine types where the module is compiled.
"""

from __future__ import annotations

from collections.abc import Sequence

from rummy500.kernel.state import State

ONE = 1
JOKER = 52
KIND = 0xF << 24
DRAW = 0
TAKE = 3 << 24
SET = 4 << 24
RUN = 5 << 24
LAY = 6 << 24
SWAP = 7 << 24
DISCARD = 8 << 24
CALL_TAKE = 10 << 24


class Trail:
    """Knows what everybody has seen: cards going into each hand (masks of faces, the second copies apart).

    By seat too: the top card of the pile that it last left lying, -1 for none, and the ranks that it has thrown.
    """

    def __init__(self) -> None:
        self.known1 = [0] * 8
        self.known2 = [0] * 8
        self.jokers = [0] * 8
        self.left = [-1] * 8
        self.thrown = [0] * 8

    def clear(self) -> None:
        """Begin a round."""
        for seat in range(8):
            self.known1[seat] = self.known2[seat] = 0
            self.jokers[seat] = self.thrown[seat] = 0
            self.left[seat] = -1

    def note(
        self,
        watched: Sequence[tuple[int, Sequence[int]]],
        left: Sequence[tuple[int, int]],
        thrown: Sequence[tuple[int, int]],
    ) -> None:
        """Begin in the middle of a round, with what everybody has seen, by seat.

        `watched` are cards that went into hands and did not leave them again, `left` the top card last left lying,
        `thrown` the ranks discarded, a mask.
        """
        self.clear()
        for seat, faces in watched:
            for face in faces:
                self.add(seat, face)
        for seat, face in left:
            self.left[seat] = face
        for seat, ranks in thrown:
            self.thrown[seat] = ranks

    def copy(self, other: Trail) -> None:
        """Take over what another one knows."""
        for seat in range(8):
            self.known1[seat] = other.known1[seat]
            self.known2[seat] = other.known2[seat]
            self.jokers[seat] = other.jokers[seat]
            self.left[seat] = other.left[seat]
            self.thrown[seat] = other.thrown[seat]

    def add(self, seat: int, face: int) -> None:
        """A card went into a hand, seen by all."""
        if face == JOKER:
            self.jokers[seat] += 1
        elif self.known1[seat] >> face & 1:
            self.known2[seat] |= ONE << face
        else:
            self.known1[seat] |= ONE << face

    def size(self, seat: int) -> int:
        """How many cards of a hand are known."""
        n = self.jokers[seat]
        cards = self.known1[seat]
        while cards:
            cards &= cards - 1
            n += 1
        cards = self.known2[seat]
        while cards:
            cards &= cards - 1
            n += 1
        return n

    def drop(self, seat: int, used1: int, used2: int, jokers: int) -> None:
        """Cards left a hand: masks of faces, of second copies, and jokers."""
        both = used1 & self.known2[seat]
        self.known2[seat] &= ~both
        self.known1[seat] &= ~(used1 & ~both)
        both = used2 & self.known2[seat]
        self.known2[seat] &= ~both
        self.known1[seat] &= ~(used2 & ~both)
        self.jokers[seat] -= jokers
        if self.jokers[seat] < 0:
            self.jokers[seat] = 0

    def told(self) -> list[tuple[list[int], int, int]]:
        """List by seat what is known: the cards in its hand, what it left lying, the ranks it threw."""
        found = []
        for seat in range(8):
            faces = [JOKER] * self.jokers[seat]
            for cards in (self.known1[seat], self.known2[seat]):
                faces += [face for face in range(52) if cards >> face & 1]
            found.append((sorted(faces), self.left[seat], self.thrown[seat]))
        return found

    def follow(self, s: State, code: int) -> None:
        """Note what an action shows, before it is played."""
        kind = code & KIND
        seat = s.turn
        if kind == DRAW:
            self.left[seat] = s.discards[s.pile_n - 1] if s.pile_n else -1
        elif kind in (TAKE, CALL_TAKE):
            if kind == CALL_TAKE:
                seat = code >> 14 & 7
            self.left[seat] = -1
            for i in range(code & 127, s.pile_n):
                self.add(seat, s.discards[i])
        elif kind in (SET, RUN):
            self.drop(seat, s.naturals(code), s.second(code), s.jokers_in(code))
        elif kind in (LAY, SWAP):
            face = code >> 6 & 63
            if kind == LAY and (code >> 12 & 1 or face == JOKER):
                self.drop(seat, 0, 0, 1)
            else:
                self.drop(seat, ONE << face, 0, 0)
            if kind == SWAP:
                self.jokers[seat] += 1
                self.left[seat] = -1
        elif kind == DISCARD:
            if code & 63 == JOKER:
                self.drop(seat, 0, 0, 1)
            else:
                self.drop(seat, ONE << (code & 63), 0, 0)
                self.thrown[seat] |= 1 << (code & 63) % 13
