import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose } from './prefs.svelte';
import { SCORE, sound, soundOf } from './sound';
import type { GameEvent } from './wire';

const drew: GameEvent = { type: 'drew', seat: 1, card: null };
const discarded: GameEvent = { type: 'discarded', seat: 1, card: '2C' };
const melded: GameEvent = { type: 'melded', seat: 1, meld: 1, cards: [], value: 24 };
const took = (...cards: ('4D' | '2C')[]): GameEvent => ({ type: 'took', seat: 1, cards, reached: '4D' });
const won: GameEvent = { type: 'match_ended', winners: [1], totals: [0, 500], settlement: null };

test('many events make one sound, that of what matters most', () => {
  expect(soundOf([drew, melded, discarded], 0)).toBe('meld');
  expect(soundOf([drew, discarded], 0)).toBe('card');
  expect(soundOf([took('4D', '2C')], 0)).toBe('cards');
  expect(soundOf([took('4D')], 0)).toBe('card');
  expect(soundOf([], 0)).toBeNull();
});

test('a match that is won sounds so for its winner only', () => {
  expect(soundOf([won], 1)).toBe('won');
  expect(soundOf([won], 0)).toBe('round');
  expect(soundOf([won], null)).toBe('round');
});

/** An ear: as much of an AudioContext as the sounds use, which notes how loud they get and how many there are. */
let peaks: number[] = [];
let sources = 0;
class Ear {
  state = 'running';
  currentTime = 0;
  sampleRate = 1000;
  destination = {};
  createGain(): object {
    const gain = {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: (peak: number) => peaks.push(peak),
      exponentialRampToValueAtTime: () => undefined,
    };
    return { gain, connect: () => undefined };
  }
  private source(): object {
    sources++;
    return {
      frequency: {},
      connect: (to: object) => to,
      start: () => undefined,
      stop: () => undefined,
    };
  }
  createOscillator(): object {
    return this.source();
  }
  createBufferSource(): object {
    return this.source();
  }
  createBiquadFilter(): object {
    return { frequency: {}, Q: {}, connect: () => undefined };
  }
  createBuffer(_channels: number, length: number): object {
    return { getChannelData: () => new Float32Array(length) };
  }
}
beforeEach(() => {
  peaks = [];
  sources = 0;
  vi.stubGlobal('AudioContext', Ear);
});
afterEach(() => vi.unstubAllGlobals());

test('the volume rules every sound, and at nothing there is none', () => {
  for (const name of Object.keys(SCORE) as (keyof typeof SCORE)[]) {
    choose({ volume: 100 });
    peaks = [];
    sources = 0;
    sound(name);
    const loud = peaks;
    expect(sources).toBe(SCORE[name].length);
    expect(Math.max(...loud)).toBeLessThanOrEqual(0.5);
    choose({ volume: 50 });
    peaks = [];
    sound(name);
    peaks.forEach((peak, index) => expect(peak).toBeCloseTo((loud[index] ?? 0) / 4));
    choose({ volume: 0 });
    peaks = [];
    sound(name);
    expect(peaks).toEqual([]);
  }
});

test('sounds from before the page was touched are not heard in a heap afterwards', async () => {
  const woken: (() => void)[] = [];
  class Asleep extends Ear {
    override state = 'suspended';
    resume(): Promise<void> {
      return new Promise((done) => void woken.push(done));
    }
  }
  vi.stubGlobal('AudioContext', Asleep);
  choose({ volume: 50 });
  vi.resetModules();
  const fresh = await import('./sound');
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  fresh.sound('card');
  fresh.sound('round');
  clock.mockReturnValue(5000);
  fresh.sound('meld');
  clock.mockReturnValue(5050);
  for (const done of woken) done();
  await vi.waitFor(() => expect(sources).toBeGreaterThan(0));
  expect(sources).toBe(SCORE.meld.length);
  clock.mockRestore();
});

test('before anybody has touched the page nothing is made to sound', () => {
  choose({ volume: 50 });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  sound('turn');
  expect(sources).toBe(0);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  sound('turn');
  expect(sources).toBe(SCORE.turn.length);
});
