"""The machine types with which Cython compiles `state.py`."""

cimport cython

ctypedef unsigned long long Cards

cdef Cards ONE
cdef Cards M64
cdef Cards M32
cdef Cards FACES
cdef Cards JOKER_BIT
cdef Cards RANK_COLUMN
cdef Cards MIX
cdef Cards MIX2
cdef int SUIT
cdef int JOKER
cdef int UNKNOWN
cdef int KIND
cdef int DRAW
cdef int PASS
cdef int STAND
cdef int TAKE
cdef int SET
cdef int RUN
cdef int LAY
cdef int SWAP
cdef int DISCARD
cdef int CALL_LAY
cdef int CALL_TAKE
cdef int DRAW_PHASE
cdef int PLAY_PHASE
cdef int OVER
cdef int BY_OUT
cdef int BY_STOCK
cdef int ANY
cdef int LAST_DISCARD
cdef int FLOAT
cdef int FREE
cdef int UNLESS_HELD
cdef int NEVER
cdef int NO_SWAP
cdef int SWAP_SAME_TURN
cdef int SWAP_KEEP
cdef int ALL_MELDS
cdef int OWN_SIDE
cdef int NO_LAYOFF
cdef int CALL_NONE
cdef int CALL_LAST
cdef int CALL_FULL
cdef int ASK
cdef int AT_ONCE
cdef int RESHUFFLE
cdef int SEATS
cdef int MELDS
cdef int SLOTS
cdef int CARDS
cdef int BUFFER
cdef int MEMO
cdef int SEARCH_LIMIT
cdef int PARTS
cdef int FEW_CARDS
cdef int TURNS_ON_EMPTY_STOCK

cdef signed char PLACES[67]
cdef unsigned char POP[8192]
cdef int DIGITS[16]
cdef int DIGIT_N[8]
cdef int DIGIT_J[8]
cdef int ALLOWED[6]

cdef int ctz(Cards mask) noexcept nogil
cdef int count(Cards mask) noexcept nogil
cdef Cards mix(Cards x) noexcept nogil

@cython.final
cdef class KernelRules:
    cdef readonly int seats
    cdef readonly int decks
    cdef readonly int jokers
    cdef readonly int hand_size
    cdef readonly int sets
    cdef readonly int twin
    cdef readonly int max_set
    cdef readonly int min_run
    cdef readonly int around
    cdef readonly int bottom
    cdef readonly int top
    cdef readonly int wild
    cdef readonly int max_wild
    cdef readonly int joker_layoff
    cdef readonly int joker_swap
    cdef readonly int opening
    cdef readonly int needs_opening
    cdef readonly int layoff
    cdef readonly int pile_depth
    cdef readonly int pile_duty
    cdef readonly int at_once
    cdef readonly int new_meld
    cdef readonly int return_taken
    cdef readonly int call
    cdef readonly int going_out
    cdef readonly int going_out_bonus
    cdef readonly int first_turn_bonus
    cdef readonly int stock_out
    cdef readonly int max_reshuffles
    cdef readonly int stock_out_penalty
    cdef readonly int ace_low_value
    cdef readonly int joker_value
    cdef readonly int joker_replaced
    cdef readonly int doubles
    cdef readonly int teams
    cdef readonly int boodle
    cdef readonly int best_joker
    cdef readonly int plain
    cdef int value[54]

@cython.final
cdef class Rng:
    cdef Cards x
    @cython.locals(x=cython.ulonglong)
    cpdef int below(self, int n) noexcept nogil

@cython.final
cdef class Work:
    cdef readonly int n
    cdef int code[131072]
    cdef Cards memo[32768]
    cdef Cards salt
    cdef readonly int nodes
    cdef public int spent
    cdef public int most
    cdef public int limit
    cdef int seat
    cdef bint stood
    cdef bint clearing
    cdef Cards table
    cdef void add(self, int code) noexcept nogil
    @cython.locals(i=cython.int)
    cpdef list listed(self)
    cdef void begin(self, int seat, int stood) noexcept nogil

@cython.final
@cython.freelist(64)
@cython.no_gc
cdef class State:
    cdef readonly KernelRules kr
    cdef Cards hand1[8]
    cdef Cards hand2[8]
    cdef unsigned char jokers[8]
    cdef unsigned char held[8]
    cdef unsigned char hidden[8]
    cdef int points[8]
    cdef signed char fresh[8]
    cdef signed char floats[8]
    cdef signed char sides[8]
    cdef unsigned char turns[8]
    cdef unsigned char cards[128]
    cdef readonly int stock_n
    cdef unsigned char discards[128]
    cdef readonly int pile_n
    cdef signed char m_run[40]
    cdef signed char m_key[40]
    cdef signed char m_low[40]
    cdef signed char m_len[40]
    cdef signed char m_jok[40]
    cdef short m_jm[40]
    cdef signed char m_c1[40]
    cdef signed char m_c2[40]
    cdef signed char m_la[40]
    cdef signed char m_ha[40]
    cdef signed char m_owner[40]
    cdef unsigned char m_dbl[40]
    cdef Cards m_acc[40]
    cdef signed char slot_by[520]
    cdef readonly int melds_n
    cdef signed char pots[4]
    cdef readonly int turn
    cdef readonly int phase
    cdef readonly int window
    cdef readonly int reached
    cdef readonly int taken
    cdef readonly int swapped
    cdef readonly int stood
    cdef readonly int opening_sum
    cdef readonly int emptied
    cdef readonly int reshuffles
    cdef readonly int ended_by
    cdef readonly int out_seat
    cdef readonly int stand_bonus_seat
    @cython.locals(c=State)
    cpdef State clone(self)
    cdef void copy_table(self, State other) noexcept nogil
    @cython.locals(s=cython.int)
    cpdef void clear(self, int dealer) noexcept nogil
    cdef void begin_turn(self) noexcept nogil
    cdef void give(self, int seat, int face) noexcept nogil
    cdef void remove(self, int seat, int face) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, j=cython.int, _=cython.int, t=cython.int, seat=cython.int)
    cdef void deal_random(self, Rng rng, int dealer) noexcept nogil
    cdef int side(self, int seat) noexcept nogil
    cdef bint is_restock_due(self) noexcept nogil
    cdef int slot_face(self, int m, int slot) noexcept nogil
    @cython.locals(joker=cython.int, value=cython.int)
    cdef int slot_value(self, int m, int slot) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef int fill_slot(self, int m, int identity, int joker) noexcept nogil
    @cython.locals(accepts=cython.ulonglong, full=cython.int, suit=cython.int)
    cdef void edges(self, int m) noexcept nogil
    @cython.locals(low=cython.int, length=cython.int, base=cython.int, high=cython.int)
    cdef void run_edges(self, int m) noexcept nogil
    @cython.locals(m=cython.int, low=cython.int, length=cython.int, mask=cython.int)
    cdef void push_meld(self, int code, int owner) noexcept nogil
    @cython.locals(cards=cython.int, suit=cython.int, digit=cython.int, naturals=cython.int, jokers=cython.int)
    cdef void push_set(self, int m, int digits) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef int table_lay(self, int m, int identity, int joker, int end) noexcept nogil
    cdef int joker_slot(self, int m, int face) noexcept nogil
    @cython.locals(cards=cython.ulonglong, low=cython.int, mask=cython.int, base=cython.int, suit=cython.int)
    cdef Cards naturals(self, int code) noexcept nogil
    @cython.locals(cards=cython.ulonglong, suit=cython.int)
    cdef Cards second(self, int code) noexcept nogil
    cdef int jokers_in(self, int code) noexcept nogil
    @cython.locals(total=cython.int, low=cython.int, i=cython.int, suit=cython.int, digit=cython.int, value=cython.int)
    cdef int meld_value(self, int code) noexcept nogil
    @cython.locals(line=cython.int)
    cdef int suit_line(self, Cards hand, int suit) noexcept nogil
    @cython.locals(rank=cython.int, suit=cython.int)
    cdef void list_melds(self, Work w, Cards h1, Cards h2, int jk, int need) noexcept nogil
    @cython.locals(line=cython.int, starts=cython.int, low=cython.int)
    cdef void list_suit(self, Work w, Cards h1, int jk, int suit, int need) noexcept nogil
    @cython.locals(jokers=cython.int, length=cython.int, full=cython.int, mask=cython.int, missing=cython.int, wanted=cython.int, extra=cython.int, holes=cython.int, head=cython.int, free=cython.int, sub=cython.int)
    cdef void list_runs(self, Work w, int line, int jk, int suit, int low, int need) noexcept nogil
    @cython.locals(a=cython.int, b=cython.int, c=cython.int, d=cython.int, ranks=cython.int, rank=cython.int, suits=cython.int)
    cdef void list_plain_sets(self, Work w, Cards h1) noexcept nogil
    @cython.locals(jokers=cython.int, held1=cython.ulonglong, held2=cython.ulonglong, allow0=cython.int, allow1=cython.int, allow2=cython.int, allow3=cython.int, a=cython.int, b=cython.int, c=cython.int, d=cython.int, n=cython.int, j=cython.int)
    cdef void list_sets(self, Work w, Cards h1, Cards h2, int jk, int rank, int need) noexcept nogil
    @cython.locals(jokers=cython.int, rank=cython.int, suit=cython.int, line=cython.int)
    cdef void list_shapes(self, Work w, Cards h1, Cards h2, int jk, int need, bint small) noexcept nogil
    @cython.locals(held1=cython.ulonglong, held2=cython.ulonglong, most0=cython.int, most1=cython.int, most2=cython.int, most3=cython.int, wanted=cython.int, largest=cython.int, a=cython.int, b=cython.int, c=cython.int, d=cython.int, n=cython.int, j=cython.int)
    cdef void list_set_shapes(self, Work w, Cards h1, Cards h2, int jokers, int rank, int need, bint small) noexcept nogil
    @cython.locals(code=cython.int, suit=cython.int, n=cython.int, room=cython.int, j=cython.int, digit=cython.int)
    cdef void add_set_shape(self, Work w, int rank, int a, int b, int c, int d, int jokers) noexcept nogil
    @cython.locals(first=cython.int, a=cython.int, last=cython.int, span=cython.int, between=cython.int, sub=cython.int, naturals=cython.int)
    cdef void list_run_shapes(self, Work w, int line, int jokers, int suit, int need, bint small) noexcept nogil
    @cython.locals(mask=cython.int, j=cython.int, size=cython.int)
    cdef void list_run_sizes(self, Work w, int a, int span, int sub, int naturals, int jokers, int suit, int need, bint small) noexcept nogil
    @cython.locals(below=cython.int, low=cython.int)
    cdef void list_run_windows(self, Work w, int suit, int a, int span, int size, int mask) noexcept nogil
    @cython.locals(offset=cython.int)
    cdef bint spans_rank(self, int mask, int a, int rank) noexcept nogil
    cdef bint may_lay(self, int seat, int m) noexcept nogil
    cdef void list_ends(self, Work w, int m, int head, int face) noexcept nogil
    @cython.locals(natural=cython.ulonglong, wild=cython.bint, m=cython.int, fits=cython.ulonglong)
    cdef void list_layoffs(self, Work w, int seat, Cards h1, int jk, int need) noexcept nogil
    @cython.locals(natural=cython.ulonglong, m=cython.int, jm=cython.int, slot=cython.int, face=cython.int)
    cdef void list_swaps(self, Work w, int seat, Cards h1, int need) noexcept nogil
    @cython.locals(left=cython.int)
    cdef bint can_end(self, Work w, Cards h1, Cards h2, int jk, int taken) noexcept nogil
    @cython.locals(pending=cython.bint, good=cython.bint, key=cython.ulonglong, start=cython.int, i=cython.int)
    cdef bint finish(self, Work w, Cards h1, Cards h2, int jk, int reached, int due, int taken, int opened, int total) noexcept nogil
    cdef bint known_stuck(self, Work w, Cards key) noexcept nogil
    @cython.locals(small=cython.bint, held_back=cython.bint, forced=cython.bint, free=cython.bint, start=cython.int, kept=cython.int, i=cython.int)
    cdef void list_options(self, Work w, Cards h1, Cards h2, int jk, int reached, int due, int taken, int opened) noexcept nogil
    @cython.locals(m=cython.int, face=cython.int)
    cdef bint matters(self, int code, int reached, int due, int taken) noexcept nogil
    @cython.locals(table=cython.ulonglong, kind=cython.int, good=cython.bint)
    cdef bint attempt(self, Work w, int code, Cards h1, Cards h2, int jk, int reached, int due, int taken, int opened, int total) noexcept nogil
    @cython.locals(used=cython.ulonglong, twice=cython.ulonglong, spare=cython.ulonglong, jokers=cython.int, good=cython.bint)
    cdef bint attempt_meld(self, Work w, int code, Cards h1, Cards h2, int jk, int reached, int due, int taken, int opened, int total) noexcept nogil
    @cython.locals(m=cython.int, identity=cython.int, joker=cython.int, face=cython.int, low=cython.int, length=cython.int, jok=cython.int, jm=cython.int, c1=cython.int, c2=cython.int, la=cython.int, ha=cython.int, acc=cython.ulonglong, good=cython.bint)
    cdef bint attempt_lay(self, Work w, int code, Cards h1, Cards h2, int jk, int reached, int due, int taken, int opened, int total) noexcept nogil
    @cython.locals(m=cython.int, face=cython.int, slot=cython.int, good=cython.bint)
    cdef bint attempt_swap(self, Work w, int code, Cards h1, Cards h2, int jk, int reached, int due, int taken, int opened, int total) noexcept nogil
    @cython.locals(start=cython.int, found=cython.bint)
    cdef bint can_swap(self, Work w, Cards h1) noexcept nogil
    @cython.locals(key=cython.ulonglong, card=cython.int, start=cython.int, i=cython.int, bit=cython.ulonglong)
    cdef bint clear_out(self, Work w, Cards h1, Cards h2, int jk, int opened, int total, Cards s1, Cards s2, int spare) noexcept nogil
    @cython.locals(used=cython.ulonglong, rest=cython.ulonglong, table=cython.ulonglong, good=cython.bint)
    cdef bint clear_meld(self, Work w, int code, Cards h1, Cards h2, int jk, int opened, int total, Cards s1, Cards s2, int spare) noexcept nogil
    @cython.locals(m=cython.int)
    cdef bint tableable(self, int seat, int card) noexcept nogil
    @cython.locals(must=cython.bint, both=cython.ulonglong, key=cython.ulonglong)
    cdef bint open_up(self, Work w, Cards h1, Cards h2, int jk, int reached, int taken, int total, Cards s1, Cards s2) noexcept nogil
    @cython.locals(start=cython.int, card=cython.int, end=cython.int, most=cython.int, jokers=cython.int, i=cython.int, code=cython.int, bit=cython.ulonglong)
    cdef bint open_with(self, Work w, Cards h1, Cards h2, int jk, int reached, int taken, int total, Cards s1, Cards s2, bint must) noexcept nogil
    @cython.locals(used=cython.ulonglong, spare=cython.ulonglong, jokers=cython.int, table=cython.ulonglong, good=cython.bint)
    cdef bint open_meld(self, Work w, int code, Cards h1, Cards h2, int jk, int reached, int taken, int total, Cards s1, Cards s2) noexcept nogil
    @cython.locals(total=cython.int, covered=cython.ulonglong)
    cdef int most(self, Cards h1, Cards h2, int jk) noexcept nogil
    @cython.locals(jokers=cython.int, covered=cython.ulonglong, rank=cython.int, n=cython.int, full=cython.int, suit=cython.int, line=cython.int, places=cython.int, low=cython.int)
    cdef Cards coverable(self, Cards h1, Cards h2, int jk) noexcept nogil
    cdef int best_value(self, int face) noexcept nogil
    @cython.locals(line=cython.int, rank=cython.int)
    cdef int dearest(self, Cards cards) noexcept nogil
    @cython.locals(p=cython.int)
    cdef bint can_finish(self, Work w) noexcept nogil
    cdef int may_open(self, int seat) noexcept nogil
    @cython.locals(p=cython.int)
    cdef bint good_after(self, Work w, int code) noexcept nogil
    @cython.locals(p=cython.int, need=cython.int)
    cdef void list_legal(self, Work w) noexcept nogil
    @cython.locals(p=cython.int)
    cdef void list_table(self, Work w, int need) noexcept nogil
    @cython.locals(p=cython.int, free=cython.bint, plain=cython.bint, end=cython.int, kept=cython.int, i=cython.int, code=cython.int, left=cython.int, good=cython.bint)
    cdef void keep_good(self, Work w) noexcept nogil
    @cython.locals(kind=cython.int)
    cdef int cards_used(self, int code) noexcept nogil
    @cython.locals(p=cython.int)
    cdef bint may_discard(self) noexcept nogil
    @cython.locals(p=cython.int, cards=cython.ulonglong)
    cdef void list_discards(self, Work w) noexcept nogil
    cdef bint holds_two(self, int seat, int face) noexcept nogil
    @cython.locals(p=cython.int, due=cython.bint)
    cdef void list_draws(self, Work w) noexcept nogil
    @cython.locals(p=cython.int)
    cdef bint may_stand(self, Work w) noexcept nogil
    @cython.locals(p=cython.int, h1=cython.ulonglong, h2=cython.ulonglong, jk=cython.int, accepted=cython.ulonglong, i=cython.int, face=cython.int)
    cdef void list_takes(self, Work w, bint top_only) noexcept nogil
    @cython.locals(top=cython.bint)
    cdef bint depth_allows(self, int i) noexcept nogil
    @cython.locals(cards=cython.ulonglong, m=cython.int)
    cdef Cards accepted(self, int seat) noexcept nogil
    @cython.locals(alone=cython.bint, taken=cython.int)
    cdef bint can_take(self, Work w, int seat, Cards h1, Cards h2, int jk, int face, int i, Cards accepted) noexcept nogil
    @cython.locals(opened=cython.int, direct=cython.bint)
    cdef bint can_reach(self, Work w, int seat, Cards h1, Cards h2, int jk, int face, int taken, Cards accepted) noexcept nogil
    @cython.locals(jokers=cython.int, rank=cython.int, same=cython.ulonglong, n=cython.int, line=cython.int)
    cdef bint playable(self, int face, Cards h1, Cards h2, int jk, Cards accepted) noexcept nogil
    @cython.locals(same=cython.ulonglong, line=cython.int, runs=cython.int)
    cdef bint plainly_playable(self, int face, int rank, Cards h1) noexcept nogil
    @cython.locals(jokers=cython.int, m=cython.int)
    cdef bint reachable(self, int seat, Cards h1, Cards h2, int jk, int face) noexcept nogil
    @cython.locals(held=cython.int, rank=cython.int, up=cython.int, at=cython.int, missing=cython.int, steps=cython.int)
    cdef bint bridged(self, int m, Cards h1, int face, int jokers) noexcept nogil
    @cython.locals(full=cython.int, low=cython.int, wide=cython.ulonglong)
    cdef bint in_run(self, int line, int place, int jokers) noexcept nogil
    cdef int discarder(self) noexcept nogil
    @cython.locals(last=cython.int, seat=cython.int)
    cdef void list_calls(self, Work w) noexcept nogil
    @cython.locals(face=cython.int, head=cython.int, wild=cython.int, m=cython.int, fits=cython.ulonglong)
    cdef void list_lay_calls(self, Work w, int seat) noexcept nogil
    @cython.locals(h1=cython.ulonglong, h2=cython.ulonglong, jk=cython.int, p1=cython.ulonglong, p2=cython.ulonglong, pj=cython.int, accepted=cython.ulonglong, i=cython.int, face=cython.int, bit=cython.ulonglong)
    cdef void list_take_calls(self, Work w, int seat) noexcept nogil
    @cython.locals(start=cython.int, found=cython.bint, m=cython.int)
    cdef bint callable_card(self, Work w, int face, Cards p1, Cards p2, int pj) noexcept nogil
    @cython.locals(w=Work, p1=cython.ulonglong, p2=cython.ulonglong, pj=cython.int, i=cython.int, face=cython.int)
    cpdef bint call_geometry(self)
    @cython.locals(kind=cython.int, p=cython.int, s=cython.int)
    cpdef void apply(self, int code) noexcept nogil
    cdef void start_play(self, int seat) noexcept nogil
    cdef void sweep(self, int i) noexcept nogil
    @cython.locals(alone=cython.bint)
    cdef void apply_take(self, int i) noexcept nogil
    cdef void used(self, int face, int new_meld) noexcept nogil
    cdef void claim_pot(self, int face, int seat) noexcept nogil
    cdef void score_slot(self, int m, int slot, int seat) noexcept nogil
    @cython.locals(p=cython.int, m=cython.int, slot=cython.int, i=cython.int, slots=cython.int)
    cdef void apply_meld(self, int code) noexcept nogil
    @cython.locals(cards=cython.ulonglong, twice=cython.ulonglong, jokers=cython.int, face=cython.int, _=cython.int)
    cdef void spend(self, int code, int p) noexcept nogil
    @cython.locals(ace=cython.bint, slot=cython.int)
    cdef void lay_on(self, int m, int identity, int joker, int end, int seat) noexcept nogil
    @cython.locals(p=cython.int, identity=cython.int, joker=cython.int, face=cython.int)
    cdef void apply_lay(self, int code) noexcept nogil
    @cython.locals(p=cython.int, m=cython.int, face=cython.int, slot=cython.int)
    cdef void apply_swap(self, int code) noexcept nogil
    cdef void apply_call_lay(self, int code) noexcept nogil
    @cython.locals(p=cython.int)
    cdef void after_play(self) noexcept nogil
    cdef void go_out(self, int p) noexcept nogil
    @cython.locals(p=cython.int)
    cdef void apply_discard(self, int face) noexcept nogil
    @cython.locals(p=cython.int)
    cdef void end_turn(self, int by_discard) noexcept nogil
    @cython.locals(s=cython.int)
    cdef bint all_had_their_turns(self) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, j=cython.int, t=cython.int)
    cdef void restock_random(self, Rng rng) noexcept nogil
    cdef void new_stock(self, int n) noexcept nogil
    @cython.locals(total=cython.int, plane=cython.int, mask=cython.ulonglong)
    cpdef int hand_points(self, int seat) noexcept nogil
    @cython.locals(total=cython.int)
    cpdef int score(self, int seat) noexcept nogil
    cdef bint flood(self) noexcept nogil
    cpdef list legal_at_once(self)
    @cython.locals(w=Work)
    cpdef list legal_but_melds(self)
    @cython.locals(w=Work)
    cpdef list legal_part(self, int part)
    @cython.locals(w=Work, looked=cython.int, part=cython.int, cut=cython.bint, found=list)
    cpdef tuple first_melds(self, int most)
    cdef int needed(self) noexcept nogil
    @cython.locals(p=cython.int)
    cdef bint melds_hopeless(self) noexcept nogil
    @cython.locals(p=cython.int, h1=cython.ulonglong, jk=cython.int, suit=cython.int, low=cython.int)
    cdef void list_part(self, Work w, int part, int need) noexcept nogil
    cpdef int settle(self) except -1
    @cython.locals(kind=cython.int, reason=cython.int)
    cpdef int why_not(self, int action) except -1
    @cython.locals(kind=cython.int, face=cython.int)
    cdef bint meets_reached(self, int action) noexcept nogil
    @cython.locals(c=State, left=cython.int)
    cdef int why_stuck(self, int action) except -1
    cdef int stuck_reason(self, int reached, int swapped, int opening_sum, int left) except -1
    @cython.locals(kind=cython.int, p=cython.int, due=cython.bint)
    cdef int why_no_draw(self, int action) except -1
    @cython.locals(p=cython.int, h1=cython.ulonglong, h2=cython.ulonglong, jk=cython.int, at=cython.int, face=cython.int, alone=cython.bint, duty=cython.bint)
    cdef int why_no_take(self, int i, bint due) except -1
    @cython.locals(p=cython.int, used=cython.ulonglong, jokers=cython.int, reason=cython.int)
    cdef int why_no_meld(self, int action) except -1
    @cython.locals(low=cython.int, length=cython.int)
    cdef int why_no_run(self, int action) except -1
    @cython.locals(rank=cython.int, cards=cython.int, suit=cython.int, digit=cython.int, n=cython.int)
    cdef int why_no_set(self, int action) except -1
    @cython.locals(m=cython.int, identity=cython.int, joker=cython.int, held=cython.bint)
    cdef int why_no_lay(self, int seat, int action) except -1
    cdef bint fits_end(self, int m, int identity, int end) noexcept nogil
    @cython.locals(m=cython.int, face=cython.int)
    cdef int why_no_swap(self, int action) except -1
    @cython.locals(p=cython.int)
    cdef int why_no_discard(self, int face) except -1
    @cython.locals(seat=cython.int, kind=cython.int, w=Work, i=cython.int)
    cdef int why_no_call(self, int action) except -1
    @cython.locals(top=cython.int, joker=cython.int)
    cdef int why_no_lay_call(self, int seat, int action) except -1
    @cython.locals(p1=cython.ulonglong, p2=cython.ulonglong, pj=cython.int, face=cython.int, i=cython.int)
    cdef bint geometry_allows(self, int index) except -1

cdef Work _WORK
