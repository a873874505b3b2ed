"""The machine types with which Cython compiles `sight_actions.py`."""

cimport cython

from rummy500.bots.light cimport four, lowest, melded
from rummy500.bots.sight cimport Sight
from rummy500.kernel.state cimport Cards, KernelRules, State

cdef Cards ONE
cdef Cards ALL
cdef Cards COLUMN
cdef Cards SUIT
cdef int JOKER
cdef int KIND
cdef int DRAW
cdef int PASS
cdef int TAKE
cdef int SET
cdef int RUN
cdef int LAY
cdef int SWAP
cdef int DISCARD
cdef int CALL_TAKE
cdef int TERMS
cdef int WHOLE
cdef int D_STOCK
cdef int D_PASS
cdef int D_TOP
cdef int D_DEEP
cdef int D_CALL
cdef int D_CARDS
cdef int D_SURE
cdef int D_HOPE
cdef int D_DEAD
cdef int D_LOOSE_0
cdef int D_LOOSE_1
cdef int D_DENIED
cdef int D_LEFT
cdef int D_JOKER
cdef int D_REACHED
cdef int P_THROW
cdef int P_MELD
cdef int P_LAY
cdef int P_SWAP
cdef int P_POINTS
cdef int P_SURE
cdef int P_HOPE
cdef int P_DEAD
cdef int P_LEFT_0
cdef int P_LEFT_1
cdef int P_LEFT_2
cdef int P_CARDS
cdef int P_JOKER
cdef int P_FITS
cdef int P_FITS_VALUE
cdef int P_HELD
cdef int P_PILE
cdef int P_RANK
cdef int P_LINE
cdef int P_THROWN
cdef int P_LEFT_LYING
cdef int P_AGAIN
cdef int P_VALUE
cdef int P_KEPT

@cython.final
cdef class ActionSight(Sight):
    cdef int term[96]
    cdef int coefficient[96]
    cdef int terms_n

    cdef void add(self, int output, int coefficient) noexcept nogil
    @cython.locals(kind=cython.int)
    cdef void describe(self, State s, int code) noexcept nogil
    @cython.locals(seat=cython.int, h1=cython.ulonglong, h2=cython.ulonglong, jk=cython.int, n=cython.int,
                   denied=cython.int, i=cython.int, face=cython.int, bit=cython.ulonglong)
    cdef void describe_take(self, State s, int index, bint called) noexcept nogil
    @cython.locals(seat=cython.int, h1=cython.ulonglong, h2=cython.ulonglong, jk=cython.int, left=cython.int,
                   points=cython.int, used=cython.ulonglong, twice=cython.ulonglong, face=cython.int,
                   first=cython.int, cards=cython.ulonglong, bit=cython.ulonglong, both=cython.ulonglong)
    cdef void describe_play(self, State s, int code, int kind) noexcept nogil
    cdef void add_change(self) noexcept nogil
    @cython.locals(seat=cython.int, h1=cython.ulonglong, h2=cython.ulonglong, bit=cython.ulonglong, v=cython.int,
                   lying=cython.int)
    cdef void describe_discard(self, State s, int face) noexcept nogil
    @cython.locals(place=cython.int, line=cython.int, n=cython.int)
    cdef int lines(self, Cards cards, int face) noexcept nogil
    cdef bint beside(self, int one, int other) noexcept nogil
    @cython.locals(place=cython.int, line=cython.int, around=cython.int)
    cdef bint beside_any(self, Cards cards, int face) noexcept nogil
    @cython.locals(bit=cython.ulonglong)
    cpdef bint plays(self, int face) noexcept nogil
    @cython.locals(i=cython.int)
    cpdef list terms(self, int code)
