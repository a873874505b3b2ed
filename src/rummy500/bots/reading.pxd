"""The machine types with which Cython compiles `reading.py`."""

cimport cython

ctypedef unsigned long long Cards

cdef Cards ONE
cdef int SUIT
cdef Cards ALL
cdef Cards COLUMN
cdef int JOKER
cdef int AT_ONCE

cdef class Reading:
    cdef int is_run[40]
    cdef int suit[40]
    cdef int low[40]
    cdef int high[40]
    cdef int least[40]
    cdef int most[40]
    cdef Cards accepts[40]
    cdef int owner[40]
    cdef int counts[8]
    cdef Cards held[8]
    cdef int known[8]
    cdef int thrown[8]
    cdef int opened[8]
    cdef int discards[128]
    cdef int seats
    cdef int teams
    cdef int decks
    cdef int pack
    cdef int sets
    cdef int twin
    cdef int max_set
    cdef int min_run
    cdef int around
    cdef int bottom
    cdef int top
    cdef int low_ace
    cdef int high_ace
    cdef int wild
    cdef int layoff
    cdef int needs_opening
    cdef int any_depth
    cdef int doubles
    cdef int penalty
    cdef int at_once
    cdef int final
    cdef int melds
    cdef int pile_n
    cdef int stock
    cdef int seat
    cdef int next
    cdef int gone
    cdef int shortest
    cdef Cards h1
    cdef Cards h2
    cdef int jk
    cdef Cards g1
    cdef Cards g2
    cdef Cards free1
    cdef Cards free2
    cdef Cards pile
    cdef Cards pile_all
    cdef Cards next_fits
    cdef Cards later_fits
    cdef double grip_p

    cdef void take_rules(self, kr)
    @cython.locals(i=cython.int, face=cython.int, s=cython.int, m=cython.int)
    cpdef void read(self, state, int seat, watched, thrown) except *
    @cython.locals(face=cython.int)
    cdef void read_hand(self, faces) except *
    @cython.locals(face=cython.int)
    cdef void read_watched(self, int seat, faces) except *
    @cython.locals(bit=cython.ulonglong)
    cdef void see(self, int face) noexcept
    @cython.locals(cards=list, low=cython.int, n=cython.int, i=cython.int, face=cython.int, first=cython.int,
                   c1=cython.ulonglong, c2=cython.ulonglong)
    cdef void read_meld(self, int m, tuple meld) except *
    @cython.locals(base=cython.int, least=cython.int, most=cython.int)
    cdef void read_run(self, int m, int suit, int low, int high) noexcept
    cdef int side(self, int seat) noexcept
    cdef int may_lay(self, int seat, int m) noexcept
    @cython.locals(faces=cython.ulonglong, m=cython.int)
    cdef Cards accepted(self, int seat) noexcept
    @cython.locals(unseen=cython.int, i=cython.int, s=cython.int)
    cdef void work_out(self) noexcept
    @cython.locals(row=cython.int, ace=cython.int)
    cdef int line(self, Cards cards, int suit) noexcept
