"""The machine types with which Cython compiles `rollout.py`."""

cimport cython

from rummy500.bots.keen cimport Keen
from rummy500.bots.light cimport Light
from rummy500.bots.trail cimport Trail
from rummy500.kernel.state cimport KernelRules, Rng, State, Work

cdef int KIND
cdef int DRAW
cdef int TAKE
cdef int OVER
cdef int LIMIT
cdef int SPENT_LIMIT

cpdef int play_out(State s, Work w, Rng rng, Light light, Trail trail, int limit) noexcept nogil
@cython.locals(n=cython.int, code=cython.int)
cdef int play_between(State s, Work w, Rng rng, Light even, Light odd, Trail trail, int limit) noexcept nogil
cpdef void go(State s, Rng rng, Trail trail, int code) noexcept nogil
@cython.locals(n=cython.int, code=cython.int)
cpdef int play_keenly(State s, Work w, Rng rng, Light light, Keen keen, Trail trail, int moves) noexcept nogil
@cython.locals(one=Light, other=Light, s=State, start=State, w=Work, rng=Rng, again=Rng, trail=Trail, deal=cython.int,
               lead=cython.double, turned=cython.int)
cpdef list match(KernelRules kr, first, second, int seed, int deals)
@cython.locals(even=cython.double, odd=cython.double, seats=cython.int, seat=cython.int)
cdef double side_lead(State s) noexcept nogil
