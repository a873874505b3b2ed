"""The machine types with which Cython compiles `greedy.py`."""

cimport cython

ctypedef unsigned long long Cards

cdef Cards ONE
cdef int SUIT
cdef Cards ALL
cdef Cards COLUMN
cdef int JOKER
cdef int TABLE
cdef int KIND
cdef int SET
cdef int RUN
cdef int LAY
cdef int SWAP
cdef int DISCARD
cdef int CALL_LAY
cdef int DIGIT_N[8]
cdef int DIGIT_J[8]

cdef int HALF
cdef int BASE
cdef int PILE_OUT
cdef int NEAR
cdef int JOKER_OUT
cdef int JOKER_CHANCE
cdef int HORIZON
cdef int STOCK
cdef int CAUGHT
cdef int EARLY
cdef int DRAW
cdef int SWEPT
cdef int TAKE
cdef int FIT
cdef int USE
cdef int PILE_USE
cdef int LATER_FIT
cdef int OUT
cdef int SINGLE
cdef int THROWN
cdef int CALL

@cython.locals(n=cython.int)
cdef int ones(Cards mask) noexcept

@cython.final
cdef class Greedy:
    cdef double value[53]
    cdef double w[21]
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
    cdef double ace_low_value
    cdef int replaced
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
    cdef int melds
    cdef int pile_n
    cdef int stock
    cdef int seat
    cdef int next
    cdef int gone
    cdef Cards h1
    cdef Cards h2
    cdef int jk
    cdef Cards g1
    cdef Cards g2
    cdef Cards fixed
    cdef Cards close
    cdef Cards free1
    cdef Cards free2
    cdef Cards pile
    cdef Cards pile_all
    cdef Cards fits
    cdef Cards near
    cdef Cards next_fits
    cdef Cards later_fits
    cdef double horizon
    cdef double loss
    cdef double grip_p
    cdef double grip_rank
    cdef readonly int loose
    cdef readonly double score

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
    @cython.locals(unseen=cython.int, shortest=cython.int, i=cython.int, s=cython.int, left=cython.double,
                   free=cython.bint, m=cython.int)
    cdef void work_out(self) noexcept
    @cython.locals(row=cython.int, ace=cython.int)
    cdef int line(self, Cards cards, int suit) noexcept
    @cython.locals(fits=cython.ulonglong, near=cython.ulonglong, m=cython.int, base=cython.int, held=cython.int,
                   free=cython.int, place=cython.int)
    cdef void close_in(self, Cards h1) noexcept
    @cython.locals(rank=cython.int, same=cython.ulonglong, n=cython.int, free=cython.ulonglong,
                   more=cython.ulonglong, pile=cython.ulonglong, outs=cython.double)
    cdef double set_outs(self, int face, Cards h1, Cards h2) noexcept
    @cython.locals(held=cython.int, low=cython.int, high=cython.int, length=cython.int, outs=cython.double)
    cdef double run_outs(self, int suit, int place, Cards h1) noexcept
    @cython.locals(n=cython.int)
    cdef double out(self, int suit, int place) noexcept
    @cython.locals(outs=cython.double, more=cython.double, suit=cython.int, rank=cython.int)
    cdef double chance(self, int face, Cards h1, Cards h2, int jk) noexcept
    @cython.locals(total=cython.double, loose=cython.int, cards=cython.ulonglong, face=cython.int, p=cython.double)
    cpdef double hand(self, Cards h1, Cards h2, int jk) noexcept
    cpdef double own(self) noexcept
    @cython.locals(cards=cython.int, opponents=cython.int, s=cython.int)
    cdef double out_bonus(self) noexcept
    @cython.locals(total=cython.double, cards=cython.ulonglong, face=cython.int)
    cpdef double caught(self) noexcept
    @cython.locals(h1=cython.ulonglong, h2=cython.ulonglong, jk=cython.int, reachable=cython.ulonglong, i=cython.int,
                   face=cython.int, bit=cython.ulonglong, score=cython.double)
    cpdef double take(self, int index) noexcept
    @cython.locals(h1=cython.ulonglong, h2=cython.ulonglong, jk=cython.int, kind=cython.int, low=cython.int,
                   base=cython.int, i=cython.int, bit=cython.ulonglong, suit=cython.int, digit=cython.int,
                   face=cython.int, _=cython.int)
    cdef double without(self, int code) noexcept
    @cython.locals(kind=cython.int, total=cython.double, low=cython.int, i=cython.int, m=cython.int, face=cython.int)
    cpdef double points(self, int code) noexcept
    cdef bint low_end(self, int m, int code) noexcept
    @cython.locals(cards=cython.int, total=cython.double, suit=cython.int, digit=cython.int, value=cython.double)
    cdef double set_points(self, int code) noexcept
    @cython.locals(best=cython.int, code=cython.int, score=cython.double)
    cpdef int best_table(self, codes) except? -2
    @cython.locals(best=cython.int, reachable=cython.ulonglong, code=cython.int, face=cython.int, score=cython.double)
    cpdef int best_discard(self, codes) except? -2
    @cython.locals(danger=cython.double, direct=cython.double)
    cpdef double danger(self, int face) noexcept
    @cython.locals(rank=cython.int, suit=cython.int, total=cython.double, first=cython.double, s=cython.int,
                   q=cython.double)
    cdef double use(self, int face, Cards sure) noexcept
    @cython.locals(a=cython.double, b=cython.double, c=cython.double, d=cython.double, total=cython.double)
    cdef double run_use(self, int suit, int place, Cards sure) noexcept
    cdef double grip_at(self, int suit, int place, Cards sure) noexcept
    cdef double grip(self, int face, Cards sure, double p) noexcept
