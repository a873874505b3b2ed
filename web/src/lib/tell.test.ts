import { describe, expect, it } from 'vitest';
import { meldName, type Table } from './tell';
import type { TableMeld } from './wire';
import { speak } from './words.svelte';

const run = (owner: number): TableMeld => ({
  number: 1,
  kind: 'run',
  owner,
  cards: (['3H', '4H', '5H'] as const).map((card) => ({ card, as: card, by: owner, value: 5 })),
});
const kings = (owner: number): TableMeld => ({
  number: 2,
  kind: 'set',
  owner,
  cards: (['KS', 'KH', 'KC'] as const).map((card) => ({ card, as: card, by: owner, value: 10 })),
});
const tableWith = (...melds: TableMeld[]): Table => ({
  names: ['Eva', 'Ada', 'Bo'],
  you: 0,
  meld: (number) => melds.find((meld) => meld.number === number),
  pile: () => 0,
});

describe('a meld by its owner', () => {
  it('is yours, another player’s, or the own one of whoever plays on it', async () => {
    await speak('de');
    const table = tableWith(run(1), kings(0));
    expect(meldName(table, 1, 'see', 2)).toBe('die Folge 3–5♥ von Ada');
    expect(meldName(table, 1, 'see', 1)).toBe('die eigene Folge 3–5♥');
    expect(meldName(table, 2, 'see', 0)).toBe('deine Könige');
    expect(meldName(tableWith(kings(1)), 2, 'say', 1)).toBe('die eigenen Könige');
  });

  it('says the same in English', async () => {
    await speak('en');
    const table = tableWith(run(1), kings(1));
    expect(meldName(table, 1, 'see', 2)).toBe('Ada’s run 3–5♥');
    expect(meldName(table, 2, 'see', 1)).toBe('their own kings');
    expect(meldName(table, 9, 'see')).toBe('meld 9');
  });
});
