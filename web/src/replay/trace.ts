// Which physical card is where at each step of a round, so that cards travel whichever way one goes through it.
import { rankIndex, suitIndex } from '../lib/card';
import type { Elsewhere, Token } from '../lib/place';
import type { CardText as Card, RoundStep } from '../lib/wire';

/** Where every card lies after a step. */
export interface Lay {
  readonly hands: readonly (readonly Token[])[];
  /** How many cards of each hand nobody has named. */
  readonly unknown: readonly number[];
  readonly pile: readonly Token[];
  /** By meld number − 1. */
  readonly melds: readonly (readonly Token[])[];
  /** The cards that are elsewhere than after the step before. */
  readonly moved: ReadonlySet<number>;
  /** The cards that came with this step, and those that went with it. */
  readonly born: ReadonlyMap<number, Elsewhere>;
  readonly gone: ReadonlyMap<number, Elsewhere>;
}

const STOCK: Elsewhere = { at: 'stock' };

/** A hand as one holds it: by suit, then by rank. */
function sorted(hand: readonly Card[]): Card[] {
  return [...hand].sort((a, b) => suitIndex(a) - suitIndex(b) || rankIndex(a) - rankIndex(b));
}

/** Takes from `pool` the first card of a face. */
function pick(pool: Token[], card: Card): Token | undefined {
  const at = pool.findIndex((token) => token.card === card);
  return at < 0 ? undefined : pool.splice(at, 1)[0];
}

/** The zones of a step in one order: the hands, the pile, the melds. */
function zonesOf(step: RoundStep): Card[][] {
  const { view } = step;
  return [
    ...(view.hands ?? []).map(sorted),
    [...view.pile],
    ...view.melds.map((meld) => meld.cards.map((entry) => entry.card)),
  ];
}

/** Follows all cards through the steps of one round. */
export function trace(steps: readonly RoundStep[]): Lay[] {
  let lastId = 0;
  let old: Token[][] = [];
  return steps.map((step, index) => {
    const zones = zonesOf(step);
    // Each zone keeps what it had; what is left over has moved.
    const left = old.map((zone) => [...zone]);
    const slots = zones.map((cards, zone) => cards.map((card) => pick(left[zone] ?? [], card) ?? null));
    const loose = left.flat();
    const moved = new Set<number>();
    const born = new Map<number, Elsewhere>();
    const fresh = (card: Card): Token => {
      born.set(++lastId, STOCK);
      return { id: lastId, card };
    };
    const now = zones.map((cards, zone) =>
      cards.map((card, at): Token => {
        const kept = slots[zone]?.[at];
        if (kept) return kept;
        const came = pick(loose, card) ?? fresh(card);
        moved.add(came.id);
        return came;
      }),
    );
    old = now;
    const seats = step.view.hands?.length ?? 0;
    return {
      hands: now.slice(0, seats),
      unknown: step.view.counts.map((count, seat) => count - (step.view.hands?.[seat]?.length ?? 0)),
      pile: now[seats] ?? [],
      melds: now.slice(seats + 1),
      moved: index === 0 ? new Set() : moved,
      born,
      gone: new Map(loose.map((token) => [token.id, STOCK])),
    };
  });
}
