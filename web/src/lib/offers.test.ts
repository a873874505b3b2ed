import { describe, expect, it } from 'vitest';
import { gathered, meldsOf, moveOf, mustAsk, offers, onMeld } from './offers';
import type { Options } from './wire';
import { optionsOf } from '../../fixtures/frames';

const NOTHING = optionsOf();
const PLAY: Options = {
  ...NOTHING,
  discards: ['7S', '7H', 'AD'],
  lay_offs: [
    { card: { card: 'AD', as: 'AD' }, meld: 2, value: 1, end: 'low' },
    { card: { card: 'AD', as: 'AD' }, meld: 2, value: 15, end: 'high' },
    { card: { card: '7S', as: '7S' }, meld: 1, value: 7, end: null },
  ],
  swaps: [{ card: '7S', meld: 3, value: 7 }],
  melds: [
    {
      cards: [
        { card: '5H', as: '5H' },
        { card: '6H', as: '6H' },
        { card: 'JK', as: '7H' },
      ],
      value: 26,
      kind: 'run',
    },
    {
      cards: [
        { card: 'JK', as: '4H' },
        { card: '5H', as: '5H' },
        { card: '6H', as: '6H' },
      ],
      value: 26,
      kind: 'run',
    },
  ],
};
const chosen = (...cards: string[]) => ({
  cards: cards as Options['discards'][number][],
  reach: null,
  asked: null,
});

describe('offers', () => {
  it('are none where the view has no options', () => {
    expect(offers(null, chosen('7S'))).toEqual([]);
  });
  it('ask which of the melds that differ only in what the joker is', () => {
    const found = offers(PLAY, chosen('JK', '6H', '5H'));
    expect(found.map((offer) => offer.kind)).toEqual(['meld', 'meld']);
    expect(gathered(found)).toHaveLength(1);
  });
  it('give both ends of an ace as two offers on one meld', () => {
    const found = offers(PLAY, chosen('AD'));
    expect(onMeld(found, 2)).toHaveLength(2);
    expect(found.at(-1)).toEqual({ kind: 'discard', card: 'AD' });
  });
  it('put lay-off and swap of one card under one button', () => {
    expect(gathered(offers(PLAY, chosen('7S'))).map((group) => group.length)).toEqual([2, 1]);
  });
  it('offer no discard of two cards', () => {
    expect(offers(PLAY, chosen('7S', '7H'))).toEqual([]);
  });
  it('take what the pile offers under the touched card', () => {
    const options: Options = { ...NOTHING, draw: true, takes: [{ index: 3, card: '4D', brings: 4 }] };
    expect(offers(options, { ...chosen(), reach: 3 }).map((offer) => offer.kind)).toEqual(['take', 'draw']);
    expect(offers(options, { ...chosen(), reach: 2 }).map((offer) => offer.kind)).toEqual(['draw']);
  });
  it('prefer the melds that the server gave for the selection', () => {
    const asked = [{ cards: [{ card: '7S', as: '7S' } as const], value: 1 }];
    expect(offers({ ...PLAY, melds_complete: false }, { ...chosen('7S'), asked })[0]).toMatchObject({
      kind: 'meld',
    });
    expect(mustAsk({ ...PLAY, melds_complete: false }, ['7S', '7H', 'AD'])).toBe(true);
    expect(mustAsk(PLAY, ['7S', '7H', 'AD'])).toBe(false);
  });
});

describe('moveOf', () => {
  it('sends no field that has nothing to say', () => {
    expect(
      moveOf({ kind: 'lay', option: { card: { card: '7S', as: '7S' }, meld: 1, value: 7, end: null } }),
    ).toEqual({
      type: 'lay',
      card: { card: '7S', as: '7S' },
      meld: 1,
    });
    expect(moveOf({ kind: 'take', option: { index: 3, card: '4D', brings: 4, nth: 2 } })).toEqual({
      type: 'take',
      card: '4D',
      nth: 2,
    });
  });
});

describe('meldsOf', () => {
  it('counts copies', () => {
    const twice = [
      { cards: [{ card: '7S', as: '7S' } as const, { card: '7S', as: '7S' } as const], value: 14 },
    ];
    expect(meldsOf(twice, ['7S'])).toEqual([]);
    expect(meldsOf(twice, ['7S', '7S'])).toHaveLength(1);
  });
});
