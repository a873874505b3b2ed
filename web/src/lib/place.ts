// Which physical card is where. Cards on the wire are faces; on the screen each card is one thing that moves.
import type { CardText as Card, GameEvent, PublicView } from './wire';

/** One physical card as the screen knows it. */
export interface Token {
  readonly id: number;
  readonly card: Card;
}
export interface Places {
  readonly hand: readonly Token[];
  readonly pile: readonly Token[];
  /** By meld number − 1, each in the order in which the view shows it. */
  readonly melds: readonly (readonly Token[])[];
}
/** Where a card that was not on the screen before comes from, and where one that is gone went. */
export type Elsewhere = { readonly at: 'stock' } | { readonly at: 'seat'; readonly seat: number };
export interface Change {
  readonly places: Places;
  readonly born: ReadonlyMap<number, Elsewhere>;
  readonly gone: ReadonlyMap<number, Elsewhere>;
}

export const NOWHERE: Places = { hand: [], pile: [], melds: [] };

let lastId = 0;

class Pool {
  private readonly byFace = new Map<Card, Token[]>();
  add(tokens: readonly Token[]): void {
    for (const token of tokens) {
      const list = this.byFace.get(token.card);
      if (list) list.push(token);
      else this.byFace.set(token.card, [token]);
    }
  }
  take(card: Card): Token | undefined {
    return this.byFace.get(card)?.shift();
  }
  rest(): Token[] {
    return [...this.byFace.values()].flat();
  }
}

/** Matches each zone with itself first, so that a card moves only when it really left its zone. */
function keep(old: readonly Token[], cards: readonly Card[]): { slots: (Token | null)[]; left: Token[] } {
  const pool = new Pool();
  pool.add(old);
  return { slots: cards.map((card) => pool.take(card) ?? null), left: pool.rest() };
}

/** One zone of the next view: its cards, what it keeps, and where a new card in a slot comes from. */
interface Zone {
  readonly cards: readonly Card[];
  readonly kept: ReturnType<typeof keep>;
  readonly source: (slot: number) => Elsewhere;
}

function zonesOf(old: Places, view: PublicView, hand: readonly Card[], events: readonly GameEvent[]): Zone[] {
  const zone = (before: readonly Token[], cards: readonly Card[], source: Zone['source']): Zone => ({
    cards,
    kept: keep(before, cards),
    source,
  });
  return [
    zone(old.hand, hand, () => ({ at: 'stock' })),
    zone(old.pile, view.pile, () => giver(events) ?? { at: 'stock' }),
    ...view.melds.map((meld, index) =>
      zone(
        old.melds[index] ?? [],
        meld.cards.map((entry) => entry.card),
        (slot) => ({ at: 'seat', seat: meld.cards[slot]?.by ?? meld.owner }),
      ),
    ),
  ];
}

/** The next places, given the view after `events`; tokens keep their id wherever the card can be followed. */
export function follow(
  before: Places,
  view: PublicView,
  hand: readonly Card[],
  events: readonly GameEvent[],
  you: number | null,
): Change {
  const old = events.some((event) => event.type === 'round_started') ? NOWHERE : before;
  const zones = zonesOf(old, view, hand, events);
  const loose = new Pool();
  for (const zone of zones) loose.add(zone.kept.left);
  for (const meld of old.melds.slice(view.melds.length)) loose.add(meld);
  const born = new Map<number, Elsewhere>();
  const [handTokens = [], pileTokens = [], ...melds] = zones.map((zone) =>
    zone.kept.slots.map((slot, index): Token => {
      const card = zone.cards[index] ?? 'JK';
      const known = slot ?? loose.take(card);
      if (known) return known;
      const token = { id: ++lastId, card };
      born.set(token.id, zone.source(index));
      return token;
    }),
  );
  const places = { hand: handTokens, pile: pileTokens, melds };
  return { places, born, gone: goneTo(loose.rest(), events, you) };
}

/** Cards that left the screen went to the hand of who took the pile or took a move back, else into a new stock. */
function goneTo(
  tokens: readonly Token[],
  events: readonly GameEvent[],
  you: number | null,
): Map<number, Elsewhere> {
  const taker = events.findLast((event) => event.type === 'took' || event.type === 'taken_back');
  const to: Elsewhere =
    taker && 'seat' in taker && taker.seat !== you ? { at: 'seat', seat: taker.seat } : { at: 'stock' };
  return new Map(tokens.map((token) => [token.id, to]));
}

/** Who put cards on the pile: by a discard, or by giving back what they had taken. */
function giver(events: readonly GameEvent[]): Elsewhere | null {
  const event = events.findLast(
    (one) => one.type === 'discarded' || (one.type === 'taken_back' && one.move.type === 'take'),
  );
  return event && 'seat' in event ? { at: 'seat', seat: event.seat } : null;
}
