"""The machine types with which Cython compiles `net.py`."""

cimport cython

from rummy500.bots.sight_actions cimport ActionSight
from rummy500.kernel.state cimport Cards, State

cdef int TOP

cdef signed char PLACES[67]

@cython.final
cdef class Net:
    cdef short own[14144]
    cdef short all[14144]
    cdef short mark[9216]
    cdef short bias[64]
    cdef short own2[3072]
    cdef short all2[3072]
    cdef int bias2[48]
    cdef short face[1872]
    cdef int face_bias[39]
    cdef short whole[1536]
    cdef int whole_bias[32]
    cdef short common[64]
    cdef short sums[256]
    cdef short units[256]
    cdef short pooled[64]
    cdef short second[192]
    cdef short second_pooled[48]
    cdef long long kept[180]
    cdef long long kept_at[180]
    cdef long long looks
    cdef readonly long long score
    cdef int faces

    @cython.locals(i=cython.int)
    cdef void take(self, layers) except *
    @cython.locals(i=cython.int, k=cython.int, at=cython.int, plane=cython.int, cards=cython.ulonglong,
                   bit=cython.ulonglong, face=cython.int, to=cython.int)
    cdef void look(self, ActionSight sight) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, pooled=cython.int, suit=cython.int, unit=cython.int,
                   shared=cython.int, at=cython.int, total=cython.int, to=cython.int)
    cdef void layer(self) noexcept nogil
    @cython.locals(face=cython.int, row=cython.int, total=cython.longlong, to=cython.int, j=cython.int)
    cdef long long work_out(self, int index) noexcept nogil
    cdef long long output(self, int index) noexcept nogil
    @cython.locals(total=cython.longlong, i=cython.int)
    cdef long long rate(self, ActionSight sight, State s, int code) noexcept nogil
    @cython.locals(best=cython.int, code=cython.int, score=cython.longlong)
    cpdef int choose(self, ActionSight sight, codes) except? -2
