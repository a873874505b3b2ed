import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint, atLeisure, Later } from './later.svelte';

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

test('things wait for a sign of the reader, then for leisure one by one, and can be called off', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const done: number[] = [];
  const off = atLeisure([1, 2, 3].map((one) => () => void done.push(one)));
  expect(idle.length).toBe(0);
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('pointermove'));
  expect([done, idle.length]).toEqual([[], 1]);
  idle.shift()?.();
  idle.shift()?.();
  off();
  idle.shift()?.();
  expect([done, idle.length]).toEqual([[1, 2], 0]);
});

test('without a sign they come after a while, and not once they were called off', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const off = atLeisure([() => undefined]);
  atLeisure([() => undefined]);
  off();
  vi.runAllTimers();
  dispatchEvent(new Event('keydown'));
  expect(idle.length).toBe(1);
});

test('what follows a paint comes in a moment of its own, once, and without paints after a while', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const done: string[] = [];
  afterPaint(() => void done.push('painted'));
  frames.shift()?.();
  expect(done).toEqual([]);
  vi.runAllTimers();
  afterPaint(() => void done.push('unseen'));
  afterPaint(() => void done.push('called off'))();
  vi.runAllTimers();
  expect(done).toEqual(['painted', 'unseen']);
});
