// Open choices in words: what is asked, and what sets the answers apart.
import { beforeEach, describe, expect, it } from 'vitest';
import { answerOf, pictureOf, questionOf } from './choice';
import type { Offer } from './offers';
import type { Table } from './tell';
import { speak } from './words.svelte';
import type { CardText as Card, TableMeld } from './wire';

const run = (number: number, owner: number, ...cards: Card[]): TableMeld => ({
  number,
  kind: 'run',
  owner,
  cards: cards.map((card) => ({ card, as: card, by: owner, value: 5 })),
});
const MELDS = [run(1, 1, '2D', '3D', '4D'), run(2, 0, '8S', '9S', '10S')];
const TABLE: Table = {
  names: ['Kim', 'Ada'],
  you: 0,
  meld: (number) => MELDS[number - 1],
  pile: () => 3,
  pileCards: () => ['3H', '7D', 'JC'],
};
const lay = (card: Card, meld: number, value: number, end?: 'high' | 'low', as: Card = card): Offer => ({
  kind: 'lay',
  option: { card: { card, as }, meld, value, ...(end ? { end } : {}) },
});
const meld = (value: number, ...cards: [Card, Card][]): Offer => ({
  kind: 'meld',
  option: { cards: cards.map(([card, as]) => ({ card, as })), value },
});
const said = (offers: readonly Offer[]): string[] => [
  questionOf(offers),
  ...offers.map((offer) => answerOf(offer, offers, TABLE)),
];

beforeEach(() => speak('en'));

describe('an open choice', () => {
  it('of ends names the neighbours', () => {
    expect(said([lay('AD', 1, 1, 'low'), lay('AD', 1, 15, 'high')])).toEqual([
      'At which end?',
      'Low end: A♦ before 2♦ · 1',
      'High end: A♦ after 4♦ · 15',
    ]);
  });
  it('of melds names the melds', () => {
    expect(said([lay('7S', 1, 7), lay('7S', 2, 7)])).toEqual([
      'On which meld?',
      'Lay 7♠ on Ada’s run 2–4♦ · 7',
      'Lay 7♠ on your run 8–10♠ · 7',
    ]);
  });
  it('of a joker says what it would be, and shows the meld', () => {
    const offers = [
      meld(18, ['6H', '6H'], ['7H', '7H'], ['JK', '5H']),
      meld(21, ['6H', '6H'], ['7H', '7H'], ['JK', '8H']),
    ];
    expect(said(offers)).toEqual(['What should the joker stand for?', '5♥ · 18', '8♥ · 21']);
    expect(offers.map((offer) => pictureOf(offer).length)).toEqual([3, 3]);
    expect(said([lay('JK', 1, 5, 'low', 'AD'), lay('JK', 1, 5, 'high', '5D')])[0]).toBe(
      'What should the joker stand for?',
    );
  });
  it('of a swap or a lay-off asks plainly', () => {
    const swap: Offer = { kind: 'swap', option: { card: '7S', meld: 2, value: 7 } };
    expect(said([lay('7S', 2, 7), swap])[0]).toBe('Which one?');
  });
  it('of calls says what comes along', () => {
    const deep: Offer = { kind: 'call', call: { type: 'call', card: '3H' } };
    const top: Offer = { kind: 'call', call: { type: 'call', card: 'JC', meld: 1 } };
    expect(said([deep, top])).toEqual([
      'Rummy! Which way?',
      'Rummy! Take 3♥ and 2 more',
      'Rummy! J♣ on Ada’s run 2–4♦',
    ]);
  });
});
