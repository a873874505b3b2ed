import { describe, expect, it } from 'vitest';
import { fan, insertion, type FanSize } from './fan';

const PHONE: FanSize = {
  width: 344,
  cardWidth: 50,
  cardHeight: 70,
  minStep: 24,
  maxStep: 40,
  rowStep: 38,
  maxRows: 4,
  gap: 11,
};
const none = (): boolean => false;

describe('fan', () => {
  it('keeps thirteen cards in one row on a phone, gaps between the suits included', () => {
    const layout = fan(13, PHONE, (index) => [4, 7, 10].includes(index));
    expect(new Set(layout.spots.map((spot) => spot.row))).toEqual(new Set([0]));
    expect(layout.width).toBeLessThanOrEqual(344);
  });

  it.each([2, 7, 13, 14, 25, 30, 40])('B107 leaves 24 px of each of %i cards free', (count) => {
    const layout = fan(count, PHONE, (index) => index % 5 === 0);
    expect(layout.spots).toHaveLength(count);
    expect(layout.width).toBeLessThanOrEqual(344.001);
    layout.spots.forEach((spot, index) => {
      const next = layout.spots[index + 1];
      if (next && next.row === spot.row) expect(next.x - spot.x).toBeGreaterThanOrEqual(23.999);
      else if (next) expect(next.y - spot.y).toBeGreaterThanOrEqual(24);
    });
  });

  it('grows wider than its room only when all rows are full', () => {
    const layout = fan(40, { ...PHONE, maxRows: 2 }, none);
    expect(layout.width).toBe(50 + 19 * 24);
    expect(layout.height).toBe(38 + 70);
  });

  it('has no spots for no cards', () => {
    expect(fan(0, PHONE, none)).toMatchObject({ spots: [], width: 0 });
  });
});

describe('insertion', () => {
  const layout = fan(5, PHONE, none);
  it('finds the place under the pointer', () => {
    expect(insertion(layout, -5, 10, PHONE)).toBe(0);
    expect(insertion(layout, layout.step * 2, 10, PHONE)).toBe(2);
    expect(insertion(layout, 400, 10, PHONE)).toBe(5);
  });
});
