import { expect, test, vi } from 'vitest';
import { Motion, travelTime } from './motion';
import { NOWHERE } from './place';

test('a move travels a good quarter of a second, one that follows at once much quicker', () => {
  expect(travelTime(Infinity)).toBeGreaterThanOrEqual(250);
  expect(travelTime(Infinity)).toBeLessThanOrEqual(350);
  expect(travelTime(40)).toBeLessThanOrEqual(150);
});

test('a table that is being set does not ask the page where its cards are', () => {
  const motion = new Motion();
  const element = document.createElement('div');
  const asked = vi.spyOn(element, 'getBoundingClientRect');
  motion.card(7, 'hand')(element);
  motion.resting = true;
  const before = motion.measure();
  motion.play(before, {
    born: new Map([[7, { at: 'stock' }]]),
    gone: new Map(),
    places: NOWHERE,
  });
  expect([before.size, asked.mock.calls.length]).toEqual([0, 0]);
  motion.resting = false;
  expect([motion.measure().size, asked.mock.calls.length]).toEqual([1, 1]);
});
