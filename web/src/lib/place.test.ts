import { describe, expect, it } from 'vitest';
import { follow, NOWHERE, type Places } from './place';
import type { CardText, GameEvent, PublicView, TableMeld } from './wire';

function view(pile: CardText[], melds: TableMeld[] = []): PublicView {
  return {
    round: 1,
    dealer: 0,
    turn: 0,
    phase: 'play',
    counts: [7, 7],
    pile,
    stock: 20,
    melds,
    reached: null,
    taken: null,
    laid: [0, 0],
    floating: [false, false],
    opened: [false, false],
    fresh: [false, false],
    extras: [],
    totals: [0, 0],
    hands: null,
  };
}
const meld = (owner: number, ...cards: CardText[]): TableMeld => ({
  number: 1,
  kind: 'set',
  owner,
  cards: cards.map((card) => ({ card, as: card, by: owner, value: 10 })),
});
const ids = (places: Places): { hand: number[]; pile: number[] } => ({
  hand: places.hand.map((token) => token.id),
  pile: places.pile.map((token) => token.id),
});

describe('follow', () => {
  const start = follow(NOWHERE, view(['4D']), ['7S', '7S', 'KH'], [], 0).places;

  it('keeps a card its identity from the hand to the pile', () => {
    const next = follow(
      start,
      view(['4D', 'KH']),
      ['7S', '7S'],
      [{ type: 'discarded', seat: 0, card: 'KH' }],
      0,
    );
    expect(next.places.pile[1]?.id).toBe(start.hand[2]?.id);
    expect(next.born.size).toBe(0);
    expect(next.gone.size).toBe(0);
  });

  it('tells the two copies of a face apart', () => {
    const [first, second] = start.hand;
    expect(first?.id).not.toBe(second?.id);
    const next = follow(
      start,
      view(['4D', '7S']),
      ['7S', 'KH'],
      [{ type: 'discarded', seat: 0, card: '7S' }],
      0,
    );
    const where = [...ids(next.places).hand, ...ids(next.places).pile];
    expect(new Set(where).size).toBe(4);
    expect(where).toContain(first?.id);
    expect(where).toContain(second?.id);
  });

  it('brings a card of another seat from that seat', () => {
    const events: GameEvent[] = [{ type: 'discarded', seat: 1, card: '9C' }];
    const next = follow(start, view(['4D', '9C']), ['7S', '7S', 'KH'], events, 0);
    expect([...next.born.values()]).toEqual([{ at: 'seat', seat: 1 }]);
  });

  it('sends taken cards to the seat that took them', () => {
    const events: GameEvent[] = [{ type: 'took', seat: 1, cards: ['4D'], reached: null }];
    const next = follow(start, view([]), ['7S', '7S', 'KH'], events, 0);
    expect([...next.gone.entries()]).toEqual([[start.pile[0]?.id, { at: 'seat', seat: 1 }]]);
  });

  it('follows a card through taking and melding in one view', () => {
    const events: GameEvent[] = [
      { type: 'took', seat: 0, cards: ['4D'], reached: null },
      { type: 'melded', seat: 0, meld: 1, cards: [], value: 20 },
    ];
    const next = follow(start, view([], [meld(0, '4D', '7S')]), ['7S', 'KH'], events, 0);
    expect(next.places.melds[0]?.map((token) => token.id)).toContain(start.pile[0]?.id);
  });

  it('brings a pile that another seat gives back from that seat', () => {
    const events: GameEvent[] = [{ type: 'taken_back', seat: 1, move: { type: 'take', card: '9C' } }];
    const next = follow(start, view(['4D', '9C']), ['7S', '7S', 'KH'], events, 0);
    expect([...next.born.values()]).toEqual([{ at: 'seat', seat: 1 }]);
  });

  it('sends a meld that another seat takes back to that seat, and one’s own to the hand', () => {
    const tabled = follow(start, view(['4D'], [meld(1, '2S', '3S')]), ['7S', '7S', 'KH'], [], 0).places;
    const back: GameEvent = { type: 'taken_back', seat: 1, move: { type: 'meld', cards: [] } };
    const other = follow(tabled, view(['4D']), ['7S', '7S', 'KH'], [back], 0);
    expect([...other.gone.values()]).toEqual([
      { at: 'seat', seat: 1 },
      { at: 'seat', seat: 1 },
    ]);
    const mine = follow(tabled, view(['4D']), ['7S', '7S', 'KH', '2S', '3S'], [{ ...back, seat: 0 }], 0);
    expect(mine.gone.size).toBe(0);
    expect(mine.places.hand.map((token) => token.id)).toEqual(
      expect.arrayContaining(tabled.melds[0]?.map((token) => token.id) ?? []),
    );
  });

  it('draws from the stock', () => {
    const next = follow(
      start,
      view(['4D']),
      ['7S', '7S', 'KH', '2C'],
      [{ type: 'drew', seat: 0, card: '2C' }],
      0,
    );
    expect([...next.born.values()]).toEqual([{ at: 'stock' }]);
  });

  it('deals anew in a new round', () => {
    const events: GameEvent[] = [
      { type: 'round_started', round: 2, dealer: 1, first: 0, upcard: '4D', counts: [7, 7], stock: 20 },
    ];
    const next = follow(start, view(['4D']), ['7S'], events, 0);
    expect(next.places.hand[0]?.id).not.toBe(start.hand[0]?.id);
  });
});
