"""Random positions where much is going on: narrow packs, jokers, copies, melds with lay-offs, empty stocks."""

from random import Random

from rummy500.rules import Rules

from .deals import deck_count, pack
from .drafts import Draft
from .faces import JOKER
from .melds import Geometry, Meld, Named, Tabled, joker_names, places_for, put_down, shapes_from, with_card
from .play import Memory, TooLongError, can_finish
from .reader import meld_from

Groups = list[tuple[int, list[Named]]]


def random_draft(rng: Random, rules: Rules, seats: int, most: int = 7) -> Draft:
    """A position whose turn can be finished; no hand has more than `most` cards at first."""
    while True:
        draft = any_draft(rng, rules, seats, most)
        try:
            if draft.phase != "play" or can_finish(draft.position(), Memory()):
                return draft
        except TooLongError:
            continue


def any_draft(rng: Random, rules: Rules, seats: int, most: int) -> Draft:
    """A position that a record can say; a turn under way may be stuck."""
    cards = narrowed(rng, pack(rules, seats))
    geometry = Geometry(rules, deck_count(rules, seats))
    melds, cards = _melds(rng, rules, seats, cards)
    sizes = [rng.choice([0, 1, 2, 3, 3, 4, 5, 6, most]) for _ in range(seats)]
    hands = [_picked(rng, geometry, size, cards, melds) for size in sizes]
    pile = _picked(rng, geometry, rng.choice([0, 1, 1, 2, 3, 4, 5, 7]), cards, melds)
    if rng.random() < 0.7:
        rng.shuffle(pile)
    stock = _picked(rng, geometry, rng.choice([0, 0, 1, 2, 3, 5]), cards, melds)
    phase = rng.choice(["draw", "draw", "play", "play", "call"])
    if phase == "call" and (rules.rummy_call == "off" or not pile):
        phase = "draw"
    turn = rng.randrange(seats)
    draft = Draft(rules, seats, hands, pile, stock, melds, turn, phase)
    owners = draft.opened_seats()
    if rng.random() < 0.4:
        draft.opened = {seat for seat in range(seats) if rng.random() < (0.7 if seat in owners else 0.2)}
    if rng.random() < 0.3:
        draft.fresh = {seat for seat in range(seats) if rng.random() < 0.5}
    if phase == "play":
        _mid_turn(rng, draft)
    return draft


def _picked(rng: Random, geometry: Geometry, size: int, cards: list[str], melds: list[Groups]) -> list[str]:
    """Takes so many of the cards, often such as make melds, fit the table or are what a tabled joker stands for."""
    tabled = [
        meld_from(geometry, [(s, c) for s, group in groups for c in group], len(groups[0][1])) for groups in melds
    ]
    wanted: list[str] = []
    kind = rng.random()
    if kind < 0.5:
        shapes = list(shapes_from(geometry, (*(card for card in cards[:16] if card != JOKER), *_jokers(cards[:16]))))
        wanted += [card.card for card in rng.choice(shapes).cards] if shapes else []
    if 0.35 < kind < 0.8:
        useful = [card for card in cards if any(places_for(geometry, meld, card) for meld in tabled)]
        useful += [named.stands_for for meld in tabled for named in meld.cards if named.card != named.stands_for]
        wanted += rng.sample(useful, min(len(useful), 2))
    chosen = []
    for card in wanted[:size]:
        if card in cards:
            cards.remove(card)
            chosen.append(card)
    while len(chosen) < size and cards:
        chosen.append(cards.pop())
    return chosen


def _jokers(cards: list[str]) -> list[str]:
    return [JOKER] * min(2, cards.count(JOKER))


def _mid_turn(rng: Random, draft: Draft) -> None:
    """Gives the player in play a card at least, and sometimes a reached or a taken card."""
    hand = draft.hands[draft.turn]
    if not hand:
        source = draft.pile or draft.stock
        hand += [source.pop()] if source else []
    kind = rng.random()
    if hand and kind < 0.35:
        draft.reached = rng.choice(hand)
    elif hand and kind < 0.5 and not draft.rules.return_taken:
        draft.taken = rng.choice(hand)


def narrowed(rng: Random, cards: list[str]) -> list[str]:
    """Some of the cards in random order: a few ranks and suits more often than others, most jokers."""
    ranks = rng.sample(["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"], 5)
    start = rng.randrange(13)
    order = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    near = {order[(start + step) % 13] for step in range(5)}
    suits = rng.sample("SHDC", 2)
    wide = rng.choice([0.05, 0.2, 1.0])
    chosen = []
    for card in cards:
        liked = card == JOKER or card[:-1] in ranks[:2] or (card[-1] in suits and card[:-1] in near)
        if rng.random() < (0.85 if liked else wide):
            chosen.append(card)
    rng.shuffle(chosen)
    return chosen


def _melds(rng: Random, rules: Rules, seats: int, cards: list[str]) -> tuple[list[Groups], list[str]]:
    """Up to four melds with lay-offs out of these cards, and the cards that are left."""
    geometry, melds = Geometry(rules, deck_count(rules, seats)), []
    for _ in range(rng.choice([0, 1, 1, 2, 2, 3, 4])):
        sample = cards[: rng.randint(6, 14)]
        naturals = [card for card in sample if card != JOKER]
        jokers = [JOKER] * min(2 if rules.jokers_wild else 4, sample.count(JOKER))
        shapes = list(shapes_from(geometry, (*naturals, *jokers)))
        if not shapes:
            continue
        with_jokers = [shape for shape in shapes if any(card.card == JOKER for card in shape.cards)]
        shape = rng.choice(with_jokers if with_jokers and rng.random() < 0.5 else shapes)
        seat = rng.randrange(seats)
        for card in shape.cards:
            cards.remove(card.card)
        groups: Groups = [(seat, list(shape.cards))]
        meld = put_down(rules, shape, seat)
        for _ in range(rng.choice([0, 0, 1, 2, 9])):
            meld = _lay_one(rng, rules, geometry, meld, groups, cards, seats)
        melds.append(groups)
    rng.shuffle(cards)
    return melds, cards


def _lay_one(
    rng: Random, rules: Rules, geometry: Geometry, meld: Meld, groups: Groups, cards: list[str], seats: int
) -> Meld:
    """Lays one fitting card on the meld where there is one; never a thirteenth, whose end a record could not tell."""
    options = []
    for face in sorted(set(cards)):
        names = joker_names(geometry, meld) if face == JOKER and rules.jokers_wild else [face]
        options += [Named(face, name) for name in names if places_for(geometry, meld, name)]
    if not options or (meld.is_run and len(meld.cards) == 12):
        return meld
    card = rng.choice(options)
    end = places_for(geometry, meld, card.stands_for)[-1]
    if rules.ace == "around" and meld.is_run and meld.cards[0].stands_for[:-1] == "A" and end == "low":
        return meld
    seat = rng.randrange(seats)
    cards.remove(card.card)
    groups.append((seat, [card]))
    return with_card(rules, meld, Tabled(card.card, card.stands_for, seat, False), end)
