import { expect, test } from 'vitest';
import { NOWHERE, type Places } from '../lib/place';
import type { CardText, SeatView } from '../lib/wire';
import { moved, same, type Way } from './moving';

/** A table seen from seat 0 of three. */
function seen(turn: number, hand: CardText[], pile: CardText[], melds: CardText[][] = []): SeatView {
  const lying = melds.map((cards, index) => ({
    number: index + 1,
    owner: 1,
    cards: cards.map((card) => ({ card, as: card, by: 1, value: 5 })),
  }));
  return {
    public: { turn, pile, melds: lying, counts: [hand.length, 7, 7] },
    own: { seat: 0, hand },
  } as unknown as SeatView;
}
function step(
  was: SeatView,
  now: SeatView,
  way: Way,
): { change: ReturnType<typeof moved>; before: Places; at: (card: CardText) => number } {
  const hand = (view: SeatView): readonly CardText[] => view.own?.hand ?? [];
  const before = moved(NOWHERE, was, was, hand(was), 0).places;
  const change = moved(before, was, now, hand(now), way);
  const all = [before, change.places].flatMap((one) => [...one.hand, ...one.pile, ...one.melds.flat()]);
  return { change, before, at: (card) => all.find((token) => token.card === card)?.id ?? -1 };
}

test('a card that one draws comes from the stock, one that one takes from the pile', () => {
  const { change, before, at } = step(
    seen(0, ['4D'], ['KS', 'QH']),
    seen(0, ['4D', 'KS', 'QH', '9C'], []),
    1,
  );
  expect([...change.born]).toEqual([[at('9C'), { at: 'stock' }]]);
  expect(change.places.hand.slice(1, 3).map(({ id }) => id)).toEqual(before.pile.map(({ id }) => id));
});

test('what another player discards comes from that seat, what is taken from the pile goes there', () => {
  const { change, at } = step(seen(2, ['4D'], ['KS', 'QH']), seen(0, ['4D'], ['KS', '5C']), 1);
  expect([...change.born]).toEqual([[at('5C'), { at: 'seat', seat: 2 }]]);
  expect([...change.gone]).toEqual([[at('QH'), { at: 'seat', seat: 2 }]]);
});

test('a step back returns everything to where it came from', () => {
  const { change, at } = step(seen(0, ['4D'], ['5C'], [['JS', 'JD', 'JH']]), seen(1, ['4D'], ['KS']), -1);
  expect(change.gone.get(at('5C'))).toEqual({ at: 'seat', seat: 1 });
  expect(change.gone.get(at('JD'))).toEqual({ at: 'seat', seat: 1 });
  expect(change.born.get(at('KS'))).toEqual({ at: 'seat', seat: 1 });
  const own = step(seen(0, ['4D', '9C'], []), seen(0, ['4D'], []), -1);
  expect([...own.change.gone]).toEqual([[own.at('9C'), { at: 'stock' }]]);
});

test('the same table is known again', () => {
  expect(same(seen(0, ['4D'], ['KS']), seen(0, ['4D'], ['KS']))).toBe(true);
  expect(same(seen(0, ['4D'], ['KS']), seen(1, ['4D'], ['KS']))).toBe(false);
});
