"""The machine types with which Cython compiles `playout.py`."""

cimport cython
from rummy500.kernel.state cimport Cards, KernelRules, Rng, State, Work

cdef Cards M64
cdef Cards MIX
cdef int OVER

@cython.final
cdef class Result:
    cdef long long actions
    cdef Cards check

@cython.locals(n=cython.int)
cpdef int playout(State state, Rng rng, Work work) noexcept nogil
@cython.locals(action=cython.int)
cdef int step(State state, Rng rng, Work work) noexcept nogil
cdef int restocked(State state, Rng rng, int action) noexcept nogil
@cython.locals(dealer=cython.int, action=cython.int, seat=cython.int)
cdef void run(State state, Rng rng, Work work, int rounds, Result out) noexcept nogil
@cython.locals(out=Result)
cpdef play_rounds(KernelRules rules, long long seed, int rounds)
cdef result(Result out)
