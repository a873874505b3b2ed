"""The machine types with which Cython compiles `worth.py`."""

cimport cython

from rummy500.bots.reading cimport Cards, Reading

cdef Cards ONE
cdef Cards COLUMN
cdef int JOKER

@cython.locals(n=cython.int)
cdef int ones(Cards mask) noexcept

cdef class Worth(Reading):
    cdef double value[53]
    cdef double w_half
    cdef double w_base
    cdef double w_pile_out
    cdef double w_near
    cdef double w_joker_out
    cdef double w_joker_chance
    cdef double w_horizon
    cdef double w_stock
    cdef double w_caught
    cdef double w_early
    cdef double w_draw
    cdef double w_swept
    cdef double w_take
    cdef double w_fit
    cdef double w_use
    cdef double w_pile_use
    cdef double w_later_fit
    cdef double w_out
    cdef double w_single
    cdef double w_thrown
    cdef double w_call
    cdef Cards fixed
    cdef Cards close
    cdef Cards fits
    cdef Cards near
    cdef double horizon
    cdef double loss
    cdef readonly int loose

    @cython.locals(left=cython.double, free=cython.bint, m=cython.int)
    cdef void look_ahead(self) noexcept
    @cython.locals(fits=cython.ulonglong, near=cython.ulonglong, m=cython.int, base=cython.int, held=cython.int,
                   free=cython.int, place=cython.int)
    cdef void close_in(self, Cards h1) noexcept
    @cython.locals(rank=cython.int, same=cython.ulonglong, n=cython.int, free=cython.ulonglong,
                   more=cython.ulonglong, pile=cython.ulonglong, outs=cython.double)
    cdef double set_outs(self, int face, Cards h1, Cards h2) noexcept
    @cython.locals(held=cython.int, low=cython.int, high=cython.int, length=cython.int, outs=cython.double)
    cdef double run_outs(self, int suit, int place, Cards h1) noexcept
    @cython.locals(n=cython.int)
    cdef double out(self, int suit, int place) noexcept
    @cython.locals(base=cython.double, outs=cython.double, more=cython.double, suit=cython.int, rank=cython.int)
    cdef double chance(self, int face, Cards h1, Cards h2, int jk) noexcept
    @cython.locals(total=cython.double, loose=cython.int, cards=cython.ulonglong, face=cython.int, p=cython.double)
    cpdef double hand(self, Cards h1, Cards h2, int jk) noexcept
    cpdef double own(self) noexcept
    @cython.locals(cards=cython.int, opponents=cython.int, s=cython.int)
    cdef double out_bonus(self) noexcept
    @cython.locals(total=cython.double, cards=cython.ulonglong, face=cython.int)
    cpdef double caught(self) noexcept
