"""Reads `.r500` records for the oracle: head, deals, positions, turns; keeps the state before the first error."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from rummy500.rules import PRESETS, Rules, check_rules, parse_rule

from .deals import deal, deck_count, pack, shuffled
from .faces import FACES, JOKER, UNKNOWN, in_order
from .match import Standing, after_round, beginning, next_dealer, with_antes, with_pots_taken
from .melds import Geometry, Meld, Named, Tabled, places_for, shapes_from, with_card
from .moves import Move
from .play import Memory, can_finish
from .position import Position, Refused, pots_taken, scores
from .turns import legal_moves, restock, step


@dataclass
class Record:
    """What a record has come to: the position, the match, and where it failed."""

    rules: Rules = field(default_factory=Rules)
    names: list[str] = field(default_factory=list)
    position: Position | None = None
    match: Standing | None = None
    rounds: list[Position] = field(default_factory=list)
    dealer: int | None = None
    key: bytes | None = None
    line: int | None = None
    error: str = ""

    @property
    def now(self) -> Position:
        """The position; Refused where no round has begun."""
        if self.position is None:
            raise Refused("no round")
        return self.position

    @property
    def standing(self) -> Standing:
        """The match so far."""
        return self.match or beginning(len(self.names))


def read(text: str) -> Record:
    """Plays a record through; stops at the first statement that does not hold and keeps the state before it."""
    record = Record()
    draft: dict[str, str] = {}
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#", 1)[0].strip()
        try:
            if line:
                _statement(record, draft, line)
        except (Refused, ValueError, KeyError, IndexError) as error:
            record.line, record.error = number, f"{type(error).__name__}: {error}"
            return record
    return record


def _statement(record: Record, draft: dict[str, str], line: str) -> None:
    if line.startswith("- "):
        name, _, actions = line[2:].partition(":")
        seat = record.names.index(name.strip())
        for action in actions.split(","):
            _act(record, seat, action.split())
        return
    word, _, value = line.partition(":")
    value = value.strip()
    handler = _HANDLERS.get(word)
    if handler is not None:
        handler(record, draft, value)
    elif word.startswith(("hand ", "meld ")) or word in ("pile", "stock", "reached", "taken", "opened", "fresh", "cut"):
        draft[word] = value
    elif word != "rummy500" or value != "1":
        raise Refused(f"unknown statement {word}")


def _rules(record: Record, _draft: dict[str, str], value: str) -> None:
    record.rules = PRESETS[value]


def _set(record: Record, _draft: dict[str, str], value: str) -> None:
    name, text = value.split()
    record.rules = record.rules.replace(**{name: parse_rule(name, text)})


def _seats(record: Record, _draft: dict[str, str], value: str) -> None:
    record.names = [name.strip() for name in value.split(",")]


def _dealer(record: Record, _draft: dict[str, str], value: str) -> None:
    record.dealer = record.names.index(value)


def _total(record: Record, _draft: dict[str, str], value: str) -> None:
    told = _numbers(record, value)
    if record.position is not None or record.rounds:
        if told != record.standing.totals:
            raise Refused("wrong total")
        return
    record.match = replace(record.standing, totals=told)


def _score(record: Record, _draft: dict[str, str], value: str) -> None:
    if record.now.phase != "over" or _numbers(record, value) != scores(record.now):
        raise Refused("wrong score")


def _numbers(record: Record, value: str) -> tuple[int, ...]:
    told = dict(part.strip().rsplit(" ", 1) for part in value.split(","))
    return tuple(int(told[name]) for name in record.names)


def _begin(record: Record) -> int:
    if check_rules(record.rules, len(record.names)):
        raise Refused("rules that cannot be played")
    dealer = len(record.names) - 1 if record.dealer is None else record.dealer
    if record.rounds:
        dealer = next_dealer(record.rounds[-1])
    record.match = with_antes(record.rules, record.standing, dealer)
    return dealer


def _deck(record: Record, draft: dict[str, str], value: str) -> None:
    dealer = _begin(record)
    deck = [_card(word) for word in value.split()]
    if sorted(deck) != sorted(pack(record.rules, len(record.names))):
        raise Refused("not the pack")
    cut = int(draft.pop("cut", "0"))
    record.position = deal(record.rules, len(record.names), dealer, deck[cut:] + deck[:cut])


def _seed(record: Record, draft: dict[str, str], value: str) -> None:
    record.key = bytes.fromhex(value)
    deck = shuffled(record.key, "deal", pack(record.rules, len(record.names)))
    _deck(record, draft, " ".join(deck))


def _round(record: Record, draft: dict[str, str], _value: str) -> None:
    if record.now.phase != "over" or record.standing.finished:
        raise Refused("no next round now")
    record.position, record.key = None, None
    draft.clear()


def _restock(record: Record, _draft: dict[str, str], value: str) -> None:
    record.position = restock(record.now, tuple(_card(word) for word in value.split()))


def _card(word: str) -> str:
    face = word.upper().translate(str.maketrans("♠♥♦♣", "SHDC"))
    face = "10" + face[1:] if face[0] == "T" else face
    if face not in (*FACES, JOKER, UNKNOWN):
        raise Refused(f"unknown card {word}")
    return face


def _named(word: str) -> Named:
    card, _, stands_for = word.partition("=")
    return Named(_card(card), _card(stands_for or card))


def _turn(record: Record, draft: dict[str, str], value: str) -> None:
    """The last statement of a position: builds it and asks whether the turn can be finished."""
    dealer = _begin(record)
    names, rules = record.names, record.rules
    name, phase = value.rsplit(" ", 1)
    turn = names.index(name)
    geometry = Geometry(rules, deck_count(rules, len(names)))
    melds = []
    for number in range(1, len(names) * 99):
        if f"meld {number}" not in draft:
            break
        melds.append(_meld(geometry, names, draft[f"meld {number}"]))
    played = {card.seat for meld in melds for card in meld.cards}
    owners = {meld.owner for meld in melds}
    opened = _listed(names, draft["opened"]) if "opened" in draft else owners
    fresh = _listed(names, draft["fresh"]) if "fresh" in draft else set(range(len(names))) - played
    position = Position(
        rules=rules,
        decks=geometry.decks,
        dealer=dealer,
        hands=tuple(in_order(_cards(draft[f"hand {name}"])) for name in names),
        pile=tuple(_cards(draft.get("pile", ""))),
        stock=tuple(_cards(draft.get("stock", ""))),
        melds=tuple(melds),
        turn=turn,
        phase="play" if phase == "play" else "draw",
        window=phase == "call" and rules.rummy_call != "off",
        opened=tuple(seat in opened for seat in range(len(names))),
        fresh=tuple(seat in fresh and not (seat == turn and phase == "play") for seat in range(len(names))),
        reached=_card(draft["reached"]) if draft.get("reached") else None,
        taken=_card(draft["taken"]) if draft.get("taken") else None,
        turns_since_empty=(0,) * len(names),
        pots=pots_taken(tuple(melds)) if rules.boodle else (),
    )
    if not can_finish(position, Memory()):
        raise Refused("the turn cannot be finished")
    record.position = position
    record.match = with_pots_taken(record.standing, position.pots)


def _cards(value: str) -> list[str]:
    return [_card(word) for word in value.split()]


def _listed(names: list[str], value: str) -> set[int]:
    return {names.index(name.strip()) for name in value.split(",") if name.strip()}


def _meld(geometry: Geometry, names: list[str], value: str) -> Meld:
    groups = []
    for part in value.split(","):
        cards, _, name = part.rpartition(" by ")
        groups.append((names.index(name.strip()), [_named(word) for word in cards.split()]))
    return meld_from(geometry, [(seat, card) for seat, cards in groups for card in cards], len(groups[0][1]))


def meld_from(geometry: Geometry, played: list[tuple[int, Named]], first: int) -> Meld:
    """A meld from its cards in the order of playing; the first `first` were put down together.

    Reading: cards that stand one after the other as written are that run, which settles the ends of thirteen; otherwise
    the first group is put in order and each later card goes to the end where it fits, the high one where both fit.
    """
    owner, doubles = played[0][0], geometry.rules.four_at_once_doubles
    cards = [card for _, card in played]
    is_set = all(card.stands_for[:-1] == cards[0].stands_for[:-1] for card in cards)
    doubled = is_set and doubles and first >= 4
    tabled = [
        Tabled(card.card, card.stands_for, seat, doubled and at < first) for at, (seat, card) in enumerate(played)
    ]
    if is_set:
        return Meld(False, owner, tuple(tabled))
    low = _low_of(geometry, [card.stands_for for card in cards])
    if low is not None:
        return Meld(True, owner, tuple(tabled), low)
    meld = _first_group(geometry, tabled[:first])
    for card in tabled[first:]:
        ends = places_for(geometry, meld, card.stands_for)
        if not ends:
            raise Refused("no meld")
        meld = with_card(geometry.rules, meld, card, ends[-1])
    return meld


def _low_of(geometry: Geometry, faces: list[str]) -> int | None:
    """The low place where these faces, as written, are a run from its low end up."""
    lowest, highest = geometry.places
    for low in range(lowest, highest + 1):
        places = range(low, low + len(faces))
        fits = geometry.rules.ace == "around" or places[-1] <= highest
        ranks = [Named("", face).stands_for[:-1] for face in faces]
        if fits and ranks == [_RANK_AT[place % 13] for place in places] and len({face[-1] for face in faces}) == 1:
            return low
    return None


_RANK_AT = [face[:-1] for face in FACES[:13]]


def _first_group(geometry: Geometry, cards: list[Tabled]) -> Meld:
    faces = tuple(card.stands_for for card in cards)
    for shape in shapes_from(geometry, faces):
        if shape.low >= 0 and len(shape.cards) == len(cards):
            order = [card.stands_for for card in shape.cards]
            ordered = sorted(cards, key=lambda card: order.index(card.stands_for))
            return Meld(True, cards[0].seat, tuple(ordered), shape.low)
    raise Refused("no meld")


def _act(record: Record, seat: int, words: list[str]) -> None:
    position = record.now
    if position.restock_due and record.key is not None and words[0] in ("draw", "take", "stand"):
        label = f"restock{position.reshuffles + 1}"
        position = restock(position, tuple(shuffled(record.key, label, list(position.pile[:-1]))))
    move = resolve(position, seat, words)
    played = step(position, move, _card(words[1]) if words[0] == "draw" and len(words) > 1 else None)
    counted = played.ended_by == "out" or played.rules.stock_out_penalty
    if played.phase == "over" and counted and any(UNKNOWN in hand for hand in played.hands):
        raise Refused("a hand that nobody knows cannot be scored")
    record.position = played
    new = [pot for pot in record.now.pots if pot not in position.pots]
    record.match = with_pots_taken(record.standing, tuple(new))
    if record.now.phase == "over":
        record.rounds.append(record.now)
        record.match = after_round(record.standing, record.now)


def resolve(position: Position, seat: int, words: list[str]) -> Move:
    """The legal action that these words name; Refused where there is none, or where they could mean several.

    Jokers without an identity are matched against everything that the named cards could be, legal or not.
    """
    moves = [move for move in legal_moves(position) if seat == (position.turn if move.seat < 0 else move.seat)]
    text = " ".join(words[:1] if words[0] == "draw" else words)
    exact = [move for move in moves if str(move) == text]
    if exact:
        return exact[0]
    if words[0] == "meld":
        return _resolve_meld(position, moves, words[1:])
    verb, card, *where = words
    fitting = [move for move in moves if move.kind == verb and str(move).split()[2:] == where]
    named = _card(card.partition("@")[0])
    loose = [move for move in fitting if named == move.cards[0].card and move.copy == 0]
    if len(loose) != 1 or "=" in card or "@" in card:
        raise Refused(f"illegal or ambiguous: {text}")
    return loose[0]


def _resolve_meld(position: Position, moves: list[Move], words: list[str]) -> Move:
    told = [_named(word) for word in words]
    cards = tuple(card.card for card in told)
    could_be = [shape for shape in shapes_from(position.geometry, cards) if len(shape.cards) == len(cards)]
    said = sorted(card for card in told if card.card != JOKER or card.stands_for != JOKER)
    fitting = []
    for shape in could_be:
        left = list(shape.cards)
        try:
            for card in said:
                left.remove(card)
        except ValueError:
            continue
        in_order_written = all(a.card == b.card for a, b in zip(shape.cards, told, strict=True))
        if len(told) < 13 or shape.low < 0 or in_order_written:
            fitting.append(shape)
    if len(fitting) != 1:
        raise Refused("no meld, or several")
    for move in moves:
        if move.kind == "meld" and move.cards == fitting[0].cards and move.low == fitting[0].low:
            return move
    raise Refused("illegal meld")


_HANDLERS: dict[str, Callable[[Record, dict[str, str], str], None]] = {
    "rules": _rules,
    "set": _set,
    "seats": _seats,
    "dealer": _dealer,
    "total": _total,
    "score": _score,
    "deck": _deck,
    "seed": _seed,
    "round": _round,
    "restock": _restock,
    "turn": _turn,
}
