import { expect, test } from 'vitest';
import { travelTime } from './motion';

test('a move travels a good quarter of a second, one that follows at once much quicker', () => {
  expect(travelTime(Infinity)).toBeGreaterThanOrEqual(250);
  expect(travelTime(Infinity)).toBeLessThanOrEqual(350);
  expect(travelTime(40)).toBeLessThanOrEqual(150);
});
