import { describe, expect, it } from 'vitest';
import type { RoundEvent } from '../lib/wire';
import { courseOf, MUCH, ROW, squareOf, squaresText, type Course } from './squares';

const ended = (out: number | null): RoundEvent => ({
  type: 'round_ended',
  round: 1,
  ended_by: out === null ? 'stock' : 'out',
  out,
  scores: [],
  totals: [],
});
const drew = (seat: number): RoundEvent => ({ type: 'drew', seat, card: null });
const melded = (seat: number, value: number): RoundEvent => ({
  type: 'melded',
  seat,
  meld: 1,
  cards: [],
  value,
});
const laid = (seat: number, value: number): RoundEvent => ({
  type: 'laid_off',
  seat,
  meld: 1,
  card: { card: 'KS', as: 'KS' },
  end: null,
  value,
});

describe('courseOf', () => {
  it('adds up what the reader laid in each of her turns, and leaves out the opponent’s', () => {
    const events: RoundEvent[] = [
      drew(1),
      melded(1, 30),
      drew(0),
      { type: 'took', seat: 0, cards: ['7H'], reached: null },
      melded(0, 21),
      laid(0, 10),
      drew(1),
      laid(1, 10),
      drew(0),
      laid(0, 5),
      ended(0),
    ];
    expect(courseOf(events, 0)).toEqual({ turns: [0, 31, 5], end: 'out' });
    expect(courseOf(events, 1)).toEqual({ turns: [30, 10], end: 'caught' });
  });
  it('counts a turn in which nobody draws any more, and the end of the stock', () => {
    expect(courseOf([drew(0), { type: 'passed', seat: 0 }, ended(null)], 0)).toEqual({
      turns: [0, 0],
      end: 'stock',
    });
  });
  it('is nothing before the round is over', () => {
    expect(courseOf([drew(0), melded(0, 30)], 0)).toBeNull();
  });
});

describe('squares', () => {
  it('tell nothing laid, something, and much', () => {
    expect([0, 1, MUCH - 1, MUCH, 90].map(squareOf)).toEqual(['none', 'some', 'some', 'much', 'much']);
  });
  it('stand in lines, the end’s sign last', () => {
    expect(squaresText({ turns: [0, 9, 40], end: 'out' })).toBe('⬜🟨🟦🏁');
    expect(squaresText({ turns: [], end: 'caught' })).toBe('🛑');
    const long: Course = { turns: Array.from({ length: 2 * ROW }, () => 0), end: 'stock' };
    expect(squaresText(long).split('\n')).toEqual(['⬜'.repeat(ROW), '⬜'.repeat(ROW), '⏳']);
  });
  it('say the same of rounds with other cards: no rank, suit or number of points is in them', () => {
    const text = squaresText({ turns: [0, 15, 30], end: 'out' });
    expect(text).toBe(squaresText({ turns: [0, 24, 80], end: 'out' }));
    expect(text).not.toMatch(/[\dA-Z♠♥♦♣]/u);
  });
});
