"""The machine types with which Cython compiles `light.py`."""

cimport cython

from rummy500.bots.trail cimport Trail
from rummy500.kernel.state cimport Cards, KernelRules, State, Work

cdef Cards ONE
cdef Cards FACES
cdef Cards COLUMN
cdef Cards SUIT
cdef int JOKER
cdef int KIND
cdef int PASS
cdef int STAND
cdef int SET
cdef int RUN
cdef int LAY
cdef int SWAP
cdef int DISCARD
cdef int CALL_LAY


cdef signed char PLACES[67]

cpdef int lowest(Cards mask) noexcept nogil
cpdef int four(Cards mask, int rank) noexcept nogil
@cython.locals(done=cython.ulonglong, a=cython.ulonglong, b=cython.ulonglong, c=cython.ulonglong,
               d=cython.ulonglong, three=cython.ulonglong, starts=cython.ulonglong, runs=cython.ulonglong,
               high=cython.ulonglong)
cpdef Cards melded(KernelRules kr, Cards h1) noexcept nogil
@cython.locals(rank=cython.int, near=cython.ulonglong, step=cython.int)
cpdef Cards neighbours(KernelRules kr, int face) noexcept

@cython.final
cdef class Light:
    cdef KernelRules kr
    cdef int value[54]
    cdef Cards near[52]
    cdef double worth[52]
    cdef double pair
    cdef double alone
    cdef double edge
    cdef double gap
    cdef double near_table
    cdef double joker
    cdef double base
    cdef double half
    cdef double w_loss
    cdef double w_far
    cdef double w_draw
    cdef double w_take
    cdef double w_swept
    cdef double w_fit
    cdef double w_help
    cdef double w_out
    cdef double w_call
    cdef Cards fits
    cdef Cards close
    cdef Cards live
    cdef double loss
    cdef double horizon
    cdef int cards_beside
    cdef int opponents
    cdef int opponent
    cdef double score

    @cython.locals(face=cython.int)
    cdef void set_values(self, KernelRules kr) noexcept
    @cython.locals(seen=cython.ulonglong, close=cython.ulonglong, m=cython.int, base=cython.int,
                   low=cython.int, length=cython.int, line=cython.ulonglong, shortest=cython.int, i=cython.int,
                   other=cython.int, left=cython.double, turns=cython.double)
    cpdef void look(self, State s, int seat) noexcept nogil
    @cython.locals(play=cython.ulonglong, total=cython.double, cards=cython.ulonglong, bit=cython.ulonglong,
                   face=cython.int, v=cython.double, p=cython.double)
    cpdef double hand(self, Cards h1, Cards h2, int jk) noexcept nogil
    @cython.locals(rest=cython.ulonglong, before=cython.ulonglong, play=cython.ulonglong, total=cython.double,
                   cards=cython.ulonglong, bit=cython.ulonglong, other=cython.int, p=cython.double)
    cpdef double less(self, Cards h1, int jk, int face) noexcept nogil
    @cython.locals(rank=cython.int, base=cython.int, p=cython.double, column=cython.ulonglong, outs=cython.int,
                   line=cython.int, open_line=cython.int, place=cython.int)
    cdef double chance(self, Cards h1, int face, Cards bit, int jk) noexcept nogil
    @cython.locals(bit=cython.ulonglong, other=cython.int, total=cython.double, pile=cython.ulonglong, i=cython.int)
    cdef double danger(self, State s, Trail trail, int seat, int face) noexcept nogil
    cdef double out_bonus(self) noexcept nogil
    @cython.locals(h1=cython.ulonglong, h2=cython.ulonglong, jk=cython.int, i=cython.int, face=cython.int)
    cdef double after_take(self, State s, int seat, int index) noexcept nogil
    @cython.locals(h1=cython.ulonglong, h2=cython.ulonglong, jk=cython.int, kind=cython.int, points=cython.double,
                   used=cython.ulonglong, twice=cython.ulonglong, face=cython.int, both=cython.ulonglong)
    cdef double after(self, State s, int seat, int code) noexcept nogil
    @cython.locals(seat=cython.int, h1=cython.ulonglong, need=cython.int)
    cpdef int choose(self, State s, Work w, Trail trail) noexcept nogil
    @cython.locals(best=cython.int, i=cython.int, code=cython.int, index=cython.int, score=cython.double)
    cdef int draw(self, State s, Work w, int seat) noexcept nogil
    @cython.locals(bit=cython.ulonglong, h1=cython.ulonglong)
    cdef bint plays(self, State s, int seat, int face) noexcept nogil
    cdef double caught(self, State s, int seat) noexcept nogil
    @cython.locals(best=cython.int, top=cython.double, most=cython.int, i=cython.int, score=cython.double)
    cdef int best(self, State s, Work w, int seat) noexcept nogil
    @cython.locals(h1=cython.ulonglong, jk=cython.int, single=cython.bint, whole=cython.double, best=cython.int,
                   top=cython.double, i=cython.int, face=cython.int, score=cython.double)
    cdef int discard(self, State s, Work w, Trail trail, int seat) noexcept nogil
    @cython.locals(best=cython.int, end=cython.int, step=cython.int, seat=cython.int, i=cython.int, code=cython.int,
                   top=cython.double, score=cython.double)
    cdef int call(self, State s, Work w) noexcept nogil
