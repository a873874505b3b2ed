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

/** The next places, given the view after `events`; tokens keep their id wherever the card can be followed. */
export function follow(
  before: Places,
  view: PublicView,
  hand: readonly Card[],
  events: readonly GameEvent[],
  you: number | null,
): Change {
  const newRound = events.some((event) => event.type === 'round_started');
  const old = newRound ? NOWHERE : before;
  const zones = [
    keep(old.hand, hand),
    keep(old.pile, view.pile),
    ...view.melds.map((meld, index) =>
      keep(
        old.melds[index] ?? [],
        meld.cards.map((entry) => entry.card),
      ),
    ),
  ];
  const loose = new Pool();
  for (const zone of zones) loose.add(zone.left);
  for (const meld of old.melds.slice(view.melds.length)) loose.add(meld);
  const born = new Map<number, Elsewhere>();
  const faces = [hand, view.pile, ...view.melds.map((meld) => meld.cards.map((entry) => entry.card))];
  const sources = [
    () => ({ at: 'stock' }) as const,
    () => discarder(events) ?? ({ at: 'stock' } as const),
    ...view.melds.map(
      (meld) => (slot: number) => ({ at: 'seat', seat: meld.cards[slot]?.by ?? meld.owner }) as const,
    ),
  ];
  const filled = zones.map((zone, z) =>
    zone.slots.map((slot, index): Token => {
      if (slot) return slot;
      const card = faces[z]?.[index] ?? 'JK';
      const found = loose.take(card);
      if (found) return found;
      const token = { id: ++lastId, card };
      born.set(token.id, sources[z]?.(index) ?? { at: 'stock' });
      return token;
    }),
  );
  const [handTokens = [], pileTokens = [], ...meldTokens] = filled;
  const gone = new Map<number, Elsewhere>();
  const taker = events.findLast((event) => event.type === 'took');
  for (const token of loose.rest()) {
    gone.set(
      token.id,
      taker?.type === 'took' && taker.seat !== you ? { at: 'seat', seat: taker.seat } : { at: 'stock' },
    );
  }
  return { places: { hand: handTokens, pile: pileTokens, melds: meldTokens }, born, gone };
}

function discarder(events: readonly GameEvent[]): Elsewhere | null {
  const event = events.findLast((one) => one.type === 'discarded');
  return event?.type === 'discarded' ? { at: 'seat', seat: event.seat } : null;
}
