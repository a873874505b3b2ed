import { beforeEach, describe, expect, it } from 'vitest';
import type { DailyToday } from '../lib/wire';
import { speak } from '../lib/words.svelte';
import { TodayLine } from './tile.svelte';

const now = (more: Partial<DailyToday>, streak = 0): DailyToday =>
  ({
    state: 'new',
    points: null,
    place: null,
    standing: { days: 0, streak, longest: 0, best: null, mean: null },
    ...more,
  }) as DailyToday;

async function lineOf(answer: () => Promise<DailyToday>): Promise<string> {
  const line = new TodayLine(answer);
  await line.look();
  return line.text;
}

describe('today’s deal on the start page', () => {
  beforeEach(() => speak('en'));

  it('says what it is before anything is known, and where the server does not answer', async () => {
    const what = 'One round a day, the same cards for everybody';
    expect(new TodayLine(async () => now({})).text).toBe(what);
    expect(await lineOf(() => Promise.reject(new Error('offline')))).toBe(what);
    expect(await lineOf(async () => now({}))).toBe(what);
  });
  it('says that a round waits, and how one fared', async () => {
    expect(await lineOf(async () => now({ state: 'running' }))).toBe('Your round is waiting for you');
    expect(await lineOf(async () => now({ state: 'done', points: 45, place: 3 }))).toBe('+45, place 3');
  });
  it('B146 a result below zero has a true minus, and keeps the streak', async () => {
    expect(await lineOf(async () => now({ state: 'done', points: -12, place: 9 }, 1))).toBe(
      '−12, place 9 · 1 day in a row',
    );
    expect(await lineOf(async () => now({ state: 'done', points: 0, place: 9 }, 4))).toBe(
      '0, place 9 · 4 days in a row',
    );
  });
});
