// Made-up steps of a round, for the tests beside this file.
import type { CardText as Card, PublicView, ReplayedMatch, RoundEvent, RoundStep } from '../lib/wire';

export interface Wish {
  readonly hands: readonly string[];
  readonly pile?: string;
  readonly melds?: readonly string[];
  readonly stock?: number;
  readonly counts?: readonly number[];
  readonly seat?: number | null;
  readonly events?: readonly RoundEvent[];
  readonly phase?: PublicView['phase'];
}

const cards = (text: string): Card[] => text.split(' ').filter((one) => one !== '') as Card[];

export function step(wish: Wish): RoundStep {
  const hands = wish.hands.map(cards);
  const melds = (wish.melds ?? []).map((text, index) => ({
    number: index + 1,
    kind: 'set' as const,
    owner: 0,
    cards: cards(text).map((card) => ({ card, as: card, by: 0, value: 5 })),
  }));
  const each = <Value>(value: Value): Value[] => hands.map(() => value);
  return {
    seat: wish.seat ?? null,
    action: '',
    events: wish.events ?? [],
    view: {
      round: 1,
      dealer: hands.length - 1,
      turn: 0,
      phase: wish.phase ?? 'draw',
      counts: wish.counts ?? hands.map((hand) => hand.length),
      pile: cards(wish.pile ?? ''),
      stock: wish.stock ?? 10,
      melds,
      reached: null,
      taken: null,
      laid: each(0),
      floating: each(false),
      opened: each(false),
      fresh: each(false),
      extras: [],
      totals: each(0),
      hands,
    },
  };
}

/** A match of so many rounds, each with so many steps. */
export function match(steps: readonly number[]): ReplayedMatch {
  return {
    names: ['Ann', 'Bo'],
    preset: 'standard',
    rules: {},
    target: 500,
    start: [0, 0],
    rounds: steps.map((_, index) => ({
      type: 'round_ended',
      round: index + 1,
      ended_by: 'out',
      out: 0,
      scores: [],
      totals: [10, 5],
    })),
    steps,
    totals: [10, 5],
    winners: [],
    settlement: null,
    record: 'rummy500: 1\n',
  };
}

/** So many steps in which Ann draws one card after another. */
export function draws(count: number): RoundStep[] {
  const order = cards('2S 3S 4S 5S 6S 7S 8S 9S 10S JS');
  return Array.from({ length: count }, (_, at) =>
    step({
      hands: [order.slice(0, at + 1).join(' '), 'KD'],
      seat: at === 0 ? null : 0,
      events: at === 0 ? [] : [{ type: 'drew', seat: 0, card: order[at] ?? null }],
    }),
  );
}
