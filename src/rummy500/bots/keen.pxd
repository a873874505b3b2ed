"""The machine types with which Cython compiles `keen.py`."""

cimport cython

from rummy500.bots.net cimport Net
from rummy500.bots.sight_actions cimport ActionSight
from rummy500.bots.trail cimport Trail
from rummy500.kernel.state cimport KernelRules, State, Work

cdef int JOKER
cdef int KIND
cdef int STAND
cdef int TAKE
cdef int SET
cdef int RUN
cdef int LAY
cdef int SWAP
cdef int DISCARD
cdef double SURELY
cdef double POINTS

@cython.final
cdef class Keen:
    cdef KernelRules kr
    cdef ActionSight sight
    cdef Net drawing
    cdef Net playing

    cpdef void look(self, State s, int seat, Trail trail) noexcept nogil
    cpdef double points(self, State s, int code) noexcept nogil
    @cython.locals(seat=cython.int)
    cpdef int choose(self, State s, Work w, Trail trail) noexcept nogil
    @cython.locals(best=cython.int, top=cython.double, i=cython.int, code=cython.int, score=cython.double)
    cdef int draw(self, State s, Work w) noexcept nogil
    cdef bint comes_to_play(self, State s, int index) noexcept nogil
    @cython.locals(hurry=cython.bint, best=cython.int, top=cython.double, tabled=cython.int, i=cython.int,
                   code=cython.int, kind=cython.int, puts=cython.int, score=cython.double)
    cdef int play(self, State s, Work w, int seat) noexcept nogil
