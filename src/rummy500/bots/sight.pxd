"""The machine types with which Cython compiles `sight.py`."""

cimport cython

from rummy500.bots.light cimport four, lowest, melded, neighbours
from rummy500.bots.trail cimport Trail
from rummy500.kernel.state cimport Cards, KernelRules, State

cdef Cards ONE
cdef Cards ALL
cdef Cards COLUMN
cdef Cards SUIT
cdef int JOKER
cdef int OWN
cdef int NEXT
cdef int SHORTEST
cdef int STOCK
cdef int PILE
cdef int LEAD
cdef int SEATS
cdef int FLAGS
cdef int THROWN
cdef int PARTNER
cdef int DEADWOOD
cdef int BASE
cdef int PAIR
cdef int ALONE
cdef int EDGE
cdef int GAP
cdef int NEAR
cdef int WITH_JOKER
cdef int MOST

cdef int STEPS[13]

@cython.locals(at=cython.int)
cdef int step_of(int n) noexcept nogil

cdef class Sight:
    cdef KernelRules kr
    cdef State state
    cdef Cards plane[17]
    cdef int mark[48]
    cdef Cards known1[8]
    cdef int left[8]
    cdef int thrown[8]
    cdef int marks_n
    cdef int seat
    cdef int next
    cdef Cards seen1
    cdef Cards seen2
    cdef Cards fits
    cdef Cards close
    cdef Cards live
    cdef Cards pile
    cdef Cards others
    cdef int sure
    cdef int hope
    cdef int dead
    cdef readonly int loose
    cdef int sure_now
    cdef int hope_now
    cdef int dead_now
    cdef int loose_now
    cdef int sure_sum
    cdef int hope_sum
    cdef int total_sum
    cdef int part[52]
    cdef Cards near[52]
    cdef bint keeping
    cdef readonly bint playing

    @cython.locals(s=cython.int, face=cython.int, ranks=cython.int)
    cpdef void show(self, State state, int seat, watched, left, thrown) except *
    @cython.locals(other=cython.int)
    cdef void glance(self, State s, int seat, Trail trail) noexcept nogil
    cdef void see(self, Cards cards) noexcept nogil
    @cython.locals(seat=cython.int, h1=cython.ulonglong, table=cython.ulonglong, top=cython.ulonglong,
                   upper=cython.ulonglong, i=cython.int, bit=cython.ulonglong, known=cython.ulonglong,
                   takeable=cython.ulonglong)
    cdef void look(self, State s) noexcept nogil
    @cython.locals(m=cython.int, base=cython.int, low=cython.int, length=cython.int, line=cython.ulonglong)
    cdef void look_at_melds(self, State s) noexcept nogil
    @cython.locals(i=cython.int, other=cython.int)
    cdef void find_next(self, State s) noexcept nogil
    cdef bint with_seat(self, int other) noexcept nogil
    cdef void set_mark(self, int first, int most, int at) noexcept nogil
    @cython.locals(seat=cython.int, shortest=cython.int, partner=cython.int, best=cython.int, other=cython.int,
                   thrown=cython.int, rank=cython.int)
    cdef void take_marks(self, State s) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void take_flags(self, State s) noexcept nogil
    @cython.locals(found=cython.ulonglong, a=cython.ulonglong, b=cython.ulonglong, c=cython.ulonglong,
                   d=cython.ulonglong, low=cython.ulonglong, above=cython.ulonglong, above2=cython.ulonglong,
                   below=cython.ulonglong, below2=cython.ulonglong, runs=cython.ulonglong, ace=cython.ulonglong,
                   queen=cython.ulonglong, king=cython.ulonglong)
    cdef Cards makes(self, Cards cards) noexcept nogil
    @cython.locals(play=cython.ulonglong, sure=cython.int, hope=cython.int, total=cython.int, loose=cython.int,
                   cards=cython.ulonglong, bit=cython.ulonglong, face=cython.int, v=cython.int, likely=cython.int)
    cdef void weigh(self, Cards h1, Cards h2, int jk) noexcept nogil
    cdef void sum_up(self, int sure, int hope, int total, int loose) noexcept nogil
    @cython.locals(gone=cython.ulonglong, rest=cython.ulonglong, before=cython.ulonglong, play=cython.ulonglong,
                   sure=cython.int, hope=cython.int, total=cython.int, loose=cython.int, cards=cython.ulonglong,
                   bit=cython.ulonglong, other=cython.int, v=cython.int)
    cdef void weigh_without(self, Cards h1, int jk, int face) noexcept nogil
    @cython.locals(rank=cython.int, base=cython.int, p=cython.int, outs=cython.int, line=cython.int,
                   free=cython.int, place=cython.int)
    cdef int chance(self, Cards h1, int face, Cards bit, int jk) noexcept nogil
    @cython.locals(i=cython.int)
    cpdef list planes(self)
    @cython.locals(i=cython.int)
    cpdef list marks(self)
