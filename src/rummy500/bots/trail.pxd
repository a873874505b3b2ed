"""The machine types with which Cython compiles `trail.py`."""

cimport cython

from rummy500.kernel.state cimport Cards, State

cdef Cards ONE
cdef int JOKER
cdef int KIND
cdef int DRAW
cdef int TAKE
cdef int SET
cdef int RUN
cdef int LAY
cdef int SWAP
cdef int DISCARD
cdef int CALL_TAKE

@cython.final
cdef class Trail:
    cdef Cards known1[8]
    cdef Cards known2[8]
    cdef int jokers[8]
    cdef int left[8]
    cdef int thrown[8]
    @cython.locals(seat=cython.int)
    cpdef void clear(self) noexcept nogil
    @cython.locals(seat=cython.int, face=cython.int, ranks=cython.int)
    cpdef void note(self, watched, left, thrown) except *
    @cython.locals(seat=cython.int)
    cdef void copy(self, Trail other) noexcept nogil
    cpdef void add(self, int seat, int face) noexcept nogil
    @cython.locals(n=cython.int, cards=cython.ulonglong)
    cdef int size(self, int seat) noexcept nogil
    @cython.locals(both=cython.ulonglong)
    cdef void drop(self, int seat, Cards used1, Cards used2, int jokers) noexcept nogil
    @cython.locals(seat=cython.int, cards=cython.ulonglong)
    cpdef list told(self)
    @cython.locals(kind=cython.int, seat=cython.int, i=cython.int, face=cython.int)
    cpdef void follow(self, State s, int code) noexcept nogil
