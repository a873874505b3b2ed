"""The machine types with which Cython compiles `search.py`."""

cimport cython

from rummy500.bots.keen cimport Keen
from rummy500.bots.light cimport Light, melded
from rummy500.bots.rollout cimport go, play_keenly, play_out
from rummy500.bots.trail cimport Trail
from rummy500.kernel.state cimport Cards, KernelRules, Rng, State, Work

cdef Cards ONE
cdef int JOKER
cdef int UNKNOWN
cdef int KIND
cdef int DRAW
cdef int PASS
cdef int STAND
cdef int TAKE
cdef int DISCARD
cdef int CALL_LAY
cdef int CALL_TAKE
cdef int NO_CALL
cdef int OVER
cdef int MOST
cdef int LIMIT
cdef int TRIES
cdef int QUICK_LIMIT
cdef int SPENT_LIMIT
cdef int SPENT_A_PLAYOUT
cdef int MELDS_LOOKED_AT
cdef int PILE_LOOKED_AT
cdef double LEFT_LYING

@cython.final
cdef class Search:
    cdef KernelRules kr
    cdef Light light
    cdef Keen keen
    cdef State world
    cdef State trial
    cdef Work work
    cdef Work quick
    cdef Rng rng
    cdef Rng luck
    cdef Trail trail
    cdef Trail tracks
    cdef int codes[24]
    cdef double prior[24]
    cdef double total[24]
    cdef double leads[24]
    cdef double apart[24]
    cdef double laid[24]
    cdef double caught[24]
    cdef double outs[24]
    cdef double others[24]
    cdef int tries[24]
    cdef int alive[24]
    cdef int pool[128]
    cdef int pool_n
    cdef int dealt
    cdef double belief
    cdef double lean
    cdef int moves
    cdef bint rated
    cdef readonly int n
    cdef int seat
    cdef readonly int playouts
    cdef readonly long long effort
    cdef readonly int best

    cpdef void know(self, watched, left, thrown) except *
    cpdef void trust(self, double belief) noexcept
    cpdef void consult(self, int moves, double lean) noexcept
    @cython.locals(left=list, face=cython.int, _=cython.int)
    cpdef void show(self, State seen, int seat, gone) except *
    @cython.locals(i=cython.int, code=cython.int)
    cpdef int candidates(self, State seen, int seat, int wide) except -1
    @cython.locals(kind=cython.int, score=cython.double, group=cython.int, same=cython.int, worst=cython.int,
                   i=cython.int)
    cdef void consider(self, State seen, int seat, int code, int wide) noexcept nogil
    cdef int group_of(self, int kind) noexcept nogil
    @cython.locals(kind=cython.int, score=cython.double)
    cdef double glance(self, State seen, int seat, int code) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int)
    cdef void deal_world(self, State seen) noexcept nogil
    @cython.locals(other=cython.int, card=cython.int)
    cdef void pick(self, int at) noexcept nogil
    @cython.locals(missing=cython.int, again=cython.int, i=cython.int)
    cdef void deal_hand(self, State seen, int seat) noexcept nogil
    @cython.locals(trust=cython.double, h1=cython.ulonglong, last=cython.int, i=cython.int, face=cython.int)
    cdef bint believed(self, State seen, int seat) noexcept nogil
    cdef double try_out(self, int code) noexcept nogil
    @cython.locals(code=cython.int)
    cpdef void weigh(self, State seen, int seat, int seed, codes, int worlds) except *
    @cython.locals(i=cython.int, _=cython.int, luck=cython.ulonglong)
    cdef void compare(self, State seen, int worlds) noexcept nogil
    @cython.locals(seat=cython.int, other=cython.int)
    cdef void tally(self, int i) noexcept nogil
    cdef bint with_seat(self, int other) noexcept nogil
    @cython.locals(own=cython.double, others=cython.double, mine=cython.int, theirs=cython.int, seat=cython.int)
    cdef double lead(self, State s) noexcept nogil
    @cython.locals(n=cython.int)
    cpdef int think(self, State seen, int seat, int seed, int budget, int wide) except -1
    @cython.locals(i=cython.int, rounds=cython.int, left=cython.int, worlds=cython.int, _=cython.int,
                   most=cython.longlong, luck=cython.ulonglong)
    cdef void halve(self, State seen, int budget) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int)
    cdef void sort(self, int left) noexcept nogil
    @cython.locals(one=cython.double, other=cython.double)
    cdef bint better(self, int i, int j) noexcept nogil
    @cython.locals(code=cython.int, value=cython.double)
    cdef void swap(self, int i, int j) noexcept nogil
    @cython.locals(_=cython.int)
    cpdef list worlds(self, State seen, int seat, int seed, int count)
    @cython.locals(i=cython.int)
    cpdef list found(self)
    @cython.locals(i=cython.int, tries=cython.int)
    cpdef list weighed(self)
