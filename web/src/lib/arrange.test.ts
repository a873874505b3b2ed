import { describe, expect, it } from 'vitest';
import { arrange, gapBefore, moved } from './arrange';
import { brackets } from './bracket';
import type { Token } from './place';
import type { CardText, MeldOption } from './wire';

const tokens = (...cards: CardText[]): Token[] => cards.map((card, index) => ({ id: index + 1, card }));
const texts = (hand: readonly Token[]): string[] => hand.map((token) => token.card);

describe('arrange', () => {
  const hand = tokens('JK', 'KD', '2S', 'AH', '2D', '10S');
  it('sorts by suit, colours alternating, jokers last', () => {
    expect(texts(arrange(hand, 'suit', []))).toEqual(['2S', '10S', 'AH', '2D', 'KD', 'JK']);
  });
  it('sorts by rank, ace lowest', () => {
    expect(texts(arrange(hand, 'rank', []))).toEqual(['AH', '2S', '2D', '10S', 'KD', 'JK']);
  });
  it('keeps the own order and puts new cards last', () => {
    expect(texts(arrange(hand, 'own', [3, 1, 2]))).toEqual(['2S', 'JK', 'KD', 'AH', '2D', '10S']);
  });
  it('puts a gap where a group ends', () => {
    const sorted = arrange(hand, 'suit', []);
    expect(sorted.map((_, index) => gapBefore(sorted, index, 'suit'))).toEqual([
      false,
      false,
      true,
      true,
      false,
      true,
    ]);
    expect(gapBefore(sorted, 2, 'own')).toBe(false);
  });
});

describe('moved', () => {
  it('moves one id and keeps the others in order', () => {
    expect(moved([1, 2, 3, 4], 1, 2)).toEqual([2, 3, 1, 4]);
    expect(moved([1, 2, 3, 4], 4, -1)).toEqual([4, 1, 2, 3]);
    expect(moved([1, 2, 3, 4], 1, 9)).toEqual([2, 3, 4, 1]);
  });
});

describe('brackets', () => {
  const meld = (value: number, ...cards: CardText[]): MeldOption => ({
    cards: cards.map((card) => ({ card, as: card })),
    value,
    kind: 'run',
  });
  it('stand over neighbours that form a meld, the most valuable first', () => {
    const hand = tokens('6S', '7S', '8S', '9S', '9H', '9D');
    const found = brackets(hand, [
      meld(21, '6S', '7S', '8S'),
      meld(27, '9S', '9H', '9D'),
      meld(30, '6S', '7S', '8S', '9S'),
    ]);
    expect(found).toEqual([{ from: 0, to: 3, value: 30 }]);
  });
  it('do not stand over cards that lie apart', () => {
    expect(brackets(tokens('6S', 'KH', '7S', '8S'), [meld(21, '6S', '7S', '8S')])).toEqual([]);
  });
});
