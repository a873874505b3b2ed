import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atLeisure, Later } from './later.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part is fetched once, and a server that is away for a moment is asked again', async () => {
  const load = vi.fn<() => Promise<{ default: string }>>();
  load.mockRejectedValueOnce(new Error('away')).mockResolvedValue({ default: 'part' });
  const later = new Later(load);
  later.bring();
  later.bring();
  await vi.advanceTimersByTimeAsync(0);
  expect([later.part, load.mock.calls.length]).toEqual([null, 1]);
  await vi.advanceTimersByTimeAsync(1000);
  later.bring();
  expect([later.part, load.mock.calls.length]).toEqual(['part', 2]);
});

test('what could not be fetched for long comes when it is wanted again', async () => {
  const load = vi.fn(() => Promise.reject<{ default: string }>(new Error('away')));
  const later = new Later(load);
  later.bring();
  await vi.runAllTimersAsync();
  const tries = load.mock.calls.length;
  load.mockImplementation(() => Promise.resolve({ default: 'part' }));
  later.bring();
  await vi.runAllTimersAsync();
  expect([later.part, load.mock.calls.length]).toEqual(['part', tries + 1]);
});

test('things wait for leisure one by one, and can be called off', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const done: number[] = [];
  const off = atLeisure([1, 2, 3].map((one) => () => void done.push(one)));
  expect(done).toEqual([]);
  idle.shift()?.();
  idle.shift()?.();
  off();
  idle.shift()?.();
  expect([done, idle.length]).toEqual([[1, 2], 0]);
});
