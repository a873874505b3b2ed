"""The machine types with which Cython compiles `greedy.py`."""

cimport cython

from rummy500.bots.reading cimport Cards
from rummy500.bots.worth cimport Worth

cdef Cards ONE
cdef int JOKER
cdef int KIND
cdef int SET
cdef int RUN
cdef int LAY
cdef int SWAP
cdef int DISCARD
cdef int CALL_LAY
cdef int DIGIT_N[8]
cdef int DIGIT_J[8]

@cython.final
cdef class Greedy(Worth):
    cdef double ace_low_value
    cdef int replaced
    cdef double grip_rank
    cdef readonly double score

    cpdef void show(self, state, int seat, watched, thrown) except *
    @cython.locals(h1=cython.ulonglong, h2=cython.ulonglong, jk=cython.int, reachable=cython.ulonglong, i=cython.int,
                   face=cython.int, bit=cython.ulonglong, score=cython.double)
    cpdef double take(self, int index) noexcept
    @cython.locals(h1=cython.ulonglong, h2=cython.ulonglong, jk=cython.int, kind=cython.int, low=cython.int,
                   base=cython.int, i=cython.int, bit=cython.ulonglong, suit=cython.int, digit=cython.int,
                   face=cython.int, _=cython.int)
    cdef double without(self, int code) noexcept
    @cython.locals(low=cython.int, high=cython.int, total=cython.double)
    cdef double beyond(self, int m, int code, Cards h1, Cards h2, int jk) noexcept
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
