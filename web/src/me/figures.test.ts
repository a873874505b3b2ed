import { describe, expect, it } from 'vitest';
import { placesOf, scaleOf } from '../lib/scale';
import { isRough, meanPoints, wonPercent } from './figures';
import type { PlayerFigures, RatingLine } from '../lib/wire';

const NONE: PlayerFigures = {
  matches: 0,
  wins: 0,
  rounds: 0,
  points: 0,
  best: null,
  reach: 0,
  presets: [],
  ratings: [],
};

describe('figures', () => {
  it('have no shares and means before there is anything to share', () => {
    expect(wonPercent(NONE)).toBeNull();
    expect(meanPoints(NONE)).toBeNull();
    // Who left in the first round has a match and no round.
    expect(wonPercent({ ...NONE, matches: 1 })).toBe(0);
    expect(meanPoints({ ...NONE, matches: 1 })).toBeNull();
  });

  it('round shares and keep the sign of means', () => {
    expect(wonPercent({ ...NONE, matches: 3, wins: 2 })).toBe(67);
    expect(meanPoints({ ...NONE, rounds: 4, points: -90 })).toBe(-22.5);
  });

  it('call a rating rough while its spread is wide', () => {
    const line: RatingLine = { seats: 2, rating: 1500, spread: 333, matches: 1, level: 'club', curve: [] };
    expect(isRough(line)).toBe(true);
    expect(isRough({ ...line, spread: 90 })).toBe(false);
  });
});

describe('the curve of a rating', () => {
  it.each([
    [[1500, 1512], 1500, 1520],
    [[1488, 1512], 1480, 1520],
    [[1300, 1500, 1790], 1200, 1800],
    [[1500, 1500], 1500, 1510],
    [[-120, -80], -120, -80],
    [[900, 7900], 0, 8000],
  ])('has a scale of round numbers around %o', (values, low, high) => {
    const scale = scaleOf(values, 5);
    expect([scale.low, scale.high]).toEqual([low, high]);
    expect(scale.lines[0]).toBe(low);
    expect(scale.lines.at(-1)).toBe(high);
    const gaps = scale.lines.slice(1).map((line, at) => line - (scale.lines[at] ?? 0));
    expect(new Set(gaps).size).toBe(1);
  });

  it('has few lines wherever the values can lie', () => {
    for (let spread = 0; spread < 3000; spread += 37) {
      const { lines } = scaleOf([1500 - spread, 1500 + spread / 3], 5);
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.length).toBeLessThan(6);
    }
  });

  it('goes from edge to edge, higher values higher', () => {
    const box = { left: 40, right: 340, top: 10, bottom: 110 };
    const places = placesOf([1500, 1600, 1550], { low: 1500, high: 1600, lines: [1500, 1600] }, box);
    expect(places).toEqual([
      { x: 40, y: 110 },
      { x: 190, y: 10 },
      { x: 340, y: 60 },
    ]);
  });
});
