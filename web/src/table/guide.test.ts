// The guided first round.
import { describe, expect, it } from 'vitest';
import { optionsOf } from '../../fixtures/frames';
import { Table } from '../lib/table.svelte';
import type { Options, PublicView } from '../lib/wire';
import { learnedBy, momentAt, tipFor, TIPS, type Moment } from './guide';

function moment(
  phase: PublicView['phase'],
  change: Partial<Moment> = {},
  options: Partial<Options> = {},
): Moment {
  const view = { phase, reached: null } as PublicView;
  return { view, mine: true, options: optionsOf({ draw: true, ...options }), hand: 7, ...change };
}
const deep = [
  { index: 0, card: '4D', brings: 3 },
  { index: 2, card: '9H', brings: 1 },
] as const;
const meld = { cards: [], value: 24, kind: 'run' } as const;
const lay = { card: { card: '6S', as: '6S' }, meld: 1, value: 6 } as const;

describe('the guided first round', () => {
  it('tells of the pile when a deeper card can be reached, else how a turn begins', () => {
    expect(tipFor(moment('draw'), [])).toBe('draw');
    expect(tipFor(moment('draw', {}, { takes: deep }), [])).toBe('pile');
    expect(tipFor(moment('draw', {}, { takes: deep }), ['pile'])).toBe('draw');
    expect(tipFor(moment('draw', {}, { takes: deep }), ['pile', 'draw'])).toBeNull();
  });

  it('tells of melds and lay-offs when there are some, and else of the discard', () => {
    expect(tipFor(moment('play', {}, { melds: [meld], lay_offs: [lay] }), [])).toBe('meld');
    expect(tipFor(moment('play', {}, { melds: [meld], lay_offs: [lay] }), ['meld'])).toBe('lay');
    expect(tipFor(moment('play'), [])).toBe('discard');
    expect(tipFor(moment('play', { hand: 3 }), [])).toBe('out');
  });

  it('says nothing of a stock that is empty', () => {
    expect(tipFor(moment('draw', {}, { draw: false, takes: deep }), [])).toBeNull();
    expect(tipFor(moment('draw', {}, { draw: false, pass: true }), [])).toBeNull();
  });

  it('leaves a tip where it is while the move that heeds it is on its way, and knows then what was heeded', () => {
    const table = new Table('aaaa2222bbbb3333', () => ({ send: () => undefined, close: () => undefined }));
    table.view = { phase: 'draw', reached: null, turn: 0 } as PublicView;
    table.own = { seat: 0, hand: [], drew: null, options: optionsOf({ draw: true, takes: deep }) };
    table.pending = { id: 'one', tokens: [], slow: false, done: null };
    expect(table.options).toBeNull();
    const there = momentAt(table);
    expect(there && tipFor({ ...there, mine: true }, [])).toBe('pile');
  });

  it('is silent where the table itself says what is due', () => {
    const view = { phase: 'play', reached: '4D' } as PublicView;
    expect(tipFor(moment('play', { view }), [])).toBeNull();
    expect(tipFor(moment('play', { options: null }), [])).toBeNull();
  });

  it('tells what to watch while others play, and of the score at the end', () => {
    expect(tipFor(moment('draw', { mine: false }), [])).toBe('watch');
    expect(tipFor(moment('over', { mine: false }), [])).toBe('score');
    expect(tipFor(moment('over', { mine: false }), TIPS)).toBeNull();
  });

  it('knows what has been done, by this seat alone', () => {
    expect(learnedBy({ type: 'drew', seat: 0, card: '2C' }, 0, 'draw')).toEqual(['draw', 'watch']);
    expect(learnedBy({ type: 'drew', seat: 0, card: '2C' }, 0, 'pile')).toContain('pile');
    expect(learnedBy({ type: 'took', seat: 0, cards: ['4D', '9H'], reached: '4D' }, 0, null)).toContain(
      'pile',
    );
    expect(learnedBy({ type: 'took', seat: 0, cards: ['9H'], reached: null }, 0, null)).not.toContain('pile');
    expect(learnedBy({ type: 'discarded', seat: 0, card: '9H' }, 0, 'out')).toEqual(['discard', 'out']);
    expect(learnedBy({ type: 'discarded', seat: 1, card: '9H' }, 0, 'watch')).toEqual([]);
  });
});
