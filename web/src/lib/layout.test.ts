import { expect, test } from 'vitest';
import { heightOf, meldWidth, sizesOf, tall, type Spacing } from './layout';

const SPACING: Spacing = { around: 14, betweenMelds: 6, betweenGroups: 18, betweenRows: 6, name: 18 };

test('one group in one row is as high as its name and a card', () => {
  expect(heightOf([[3, 3]], 400, 50, SPACING)).toBe(18 + tall(50) + 14);
});

test('a meld that does not fit beside the others begins a row', () => {
  // Cards of 50: three are 50 + 2 · 29 + 14 = 122 wide.
  expect(heightOf([[3, 3, 3]], 378, 50, SPACING)).toBe(18 + tall(50) + 14);
  expect(heightOf([[3, 3, 3]], 377, 50, SPACING)).toBe(18 + 2 * (tall(50) + 14));
});

test('groups share a row while they fit and are parted by the row gap', () => {
  const one = 18 + tall(50) + 14;
  expect(heightOf([[3], [3]], 122 + 18 + 122, 50, SPACING)).toBe(one);
  expect(heightOf([[3], [3]], 122 + 18 + 121, 50, SPACING)).toBe(one + 6 + one);
});

test('cards are as wide as the board lets them be, within the limits', () => {
  const limits = { most: 50, least: 32 };
  const groups = [
    [3, 3, 3],
    [4, 6, 4],
  ];
  expect(meldWidth(groups, { width: 2000, height: 900 }, limits, SPACING)).toBe(50);
  expect(meldWidth(groups, { width: 200, height: 90 }, limits, SPACING)).toBe(32);
  const card = meldWidth(groups, { width: 340, height: 230 }, limits, SPACING);
  expect(card).toBeGreaterThan(32);
  expect(heightOf(groups, 340, card, SPACING)).toBeLessThanOrEqual(230);
  expect(heightOf(groups, 340, card + 1, SPACING)).toBeGreaterThan(230);
});

test('the three shapes of the table', () => {
  expect(sizesOf(360, 640, 7).shape).toBe('phone');
  expect(sizesOf(667, 375, 7).shape).toBe('low');
  expect(sizesOf(1280, 800, 7).shape).toBe('desk');
});

test('who wants larger cards gets them in every shape', () => {
  for (const [width, height] of [
    [360, 640],
    [667, 375],
    [1280, 800],
  ] as const) {
    const [plain, large, extra] = (['normal', 'large', 'extra'] as const).map((size) =>
      sizesOf(width, height, 7, size),
    );
    for (const part of ['hand', 'pile', 'meld', 'meldLeast'] as const) {
      expect(plain?.[part]).toBeLessThan(large?.[part] ?? 0);
      expect(large?.[part]).toBeLessThan(extra?.[part] ?? 0);
    }
  }
});
