import { describe, expect, it } from 'vitest';
import type { DailyTurn } from '../lib/wire';
import { courseOf, MUCH, ROW, squareOf, squaresText, type Course } from './squares';

const turn = (seat: number, laid: number, taken = 0): DailyTurn => ({ seat, taken, laid });

describe('courseOf', () => {
  it('takes the reader’s turns, and leaves out the opponent’s', () => {
    const turns = [turn(1, 30), turn(0, 0, 2), turn(1, 10), turn(0, 31, 1), turn(1, 0), turn(0, 5)];
    expect(courseOf(turns, { out: 0 })).toEqual({ turns: [0, 31, 5], end: 'out' });
  });
  it('tells who laid the last card, if anybody did', () => {
    expect(courseOf([turn(0, 0)], { out: 1 }).end).toBe('caught');
    expect(courseOf([turn(0, 0)], { out: null }).end).toBe('stock');
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
