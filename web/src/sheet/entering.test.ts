// The small steps of entering a round: the sign, cards tapped, the way from cell to cell, names, scales.
import { describe, expect, it } from 'vitest';
import { scaleTo } from './curve';
import { fold, fullRules } from './fold';
import type { Operation } from './operations';
import { named } from './people';
import { isSum, typedPoints } from './points';
import { beside, firstOpen, nextOpen, shownRounds } from './spot';
import { allowed, copiesOf, countOf, tappedOn } from './tapping';
import { turned } from './turned';

describe('B124 the key ±', () => {
  it.each([
    ['', '−'],
    ['−', ''],
    ['35', '−35'],
    ['−35', '35'],
    ['-35', '35'],
    ['60−35', '60+35'],
    ['60+35', '60−35'],
    ['60−', '60+'],
    ['60 - 35', '60 + 35'],
  ])('makes of “%s” “%s”', (typed, after) => {
    expect(turned(typed)).toBe(after);
  });
  it('turned twice is as before', () => {
    for (const typed of ['35', '60−35', '10+20−5']) {
      expect(typedPoints(turned(turned(typed)))).toEqual(typedPoints(typed));
    }
  });
  it('says the result of sums alone', () => {
    expect([isSum('25'), isSum('−25'), isSum('60−35'), isSum('60−')]).toEqual([false, false, true, false]);
  });
});

describe('tapping cards', () => {
  const sheet = fullRules('sheet', {});
  it('knows how many of each the game has', () => {
    expect([copiesOf('KS', sheet, 4), copiesOf('KS', sheet, 5)]).toEqual([1, 2]);
    expect([copiesOf('JK', sheet, 4), copiesOf('JK', sheet, 6)]).toEqual([2, 4]);
    expect(copiesOf('JK', fullRules('standard', {}), 4)).toBe(0);
  });
  it('adds up to the last copy, and then takes all away', () => {
    let tapped = {};
    const counts = [1, 2, 3].map(() => {
      tapped = tappedOn(tapped, 'laid', 'JK', allowed(tapped, 'laid', 'JK', sheet, 3));
      return countOf(tapped, 'laid', 'JK');
    });
    expect(counts).toEqual([1, 2, 0]);
    expect(tapped).toEqual({});
  });
  it('brings a card over from where it was', () => {
    const tapped = tappedOn({ laid: ['KS', 'AS'] }, 'caught', 'AS', 0);
    expect(tapped).toEqual({ laid: ['KS'], caught: ['AS'] });
    expect(tappedOn({ laid: ['AS'] }, 'laid_low', 'AS', 0)).toEqual({ laid_low: ['AS'] });
  });
});

describe('the way from cell to cell', () => {
  const put = (act: object, n: number): Operation =>
    ({ ...act, id: `aaaaaaaa.${n}`, at: n }) as unknown as Operation;
  const people = ['ann', 'bob', 'cy'];
  const operations = people.map((player, place) =>
    put({ kind: 'player', player, name: player, place }, place + 1),
  );
  const entry = (round: string, player: string, typed: string, n: number): Operation =>
    put({ kind: 'entry', round, player, value: { typed } }, n);
  const match = (more: readonly Operation[]) => {
    const found = fold([
      ...operations,
      put({ kind: 'round', round: 'm1.1', match: 'm1', after: null }, 9),
      ...more,
    ]);
    const last = found.matches[0];
    if (!last) throw new Error('no match');
    return last;
  };

  it('begins at the first empty cell and goes round to those before', () => {
    const one = match([entry('m1.1', 'ann', '5', 10)]);
    const rounds = shownRounds(one, true);
    expect(rounds).toHaveLength(1);
    const first = firstOpen(one, rounds, people);
    expect(first?.player).toBe('bob');
    const round = rounds[0];
    if (!round || !first) throw new Error('no round');
    expect(nextOpen({ ...first, player: 'cy' }, round, people)?.player).toBe('bob');
    expect(nextOpen(first, round, ['ann', 'bob'])).toBeNull();
  });
  it('has a row for the next round as soon as the last one is full, until the match is over', () => {
    const full = people.map((player, at) => entry('m1.1', player, '5', 10 + at));
    expect(shownRounds(match(full), true).map((one) => [one.round, one.number, one.made])).toEqual([
      ['m1.1', 1, true],
      ['m1.2', 2, false],
    ]);
    expect(shownRounds(match(full), false)).toHaveLength(1);
    const over = people.map((player, at) => entry('m1.1', player, String(500 + at), 10 + at));
    expect(shownRounds(match(over), true)).toHaveLength(1);
  });
  it('stops at the edge', () => {
    const rounds = shownRounds(match([]), true);
    const spot = { match: 'm1', round: 'm1.1', player: 'ann' };
    expect(beside(spot, rounds, people, 0, 1)?.player).toBe('bob');
    expect(beside(spot, rounds, people, 0, -1)).toBeNull();
    expect(beside(spot, rounds, people, 1, 0)).toBeNull();
  });
});

describe('names', () => {
  it('are there for everybody, and different', () => {
    const people = ['  Ann  Lee ', '', 'Bob', 'Bob'].map((name, at) => ({ player: `p${at}`, name }));
    expect(named(people, (place) => `Player ${place}`).map((one) => one.name)).toEqual([
      'Ann Lee',
      'Player 2',
      'Bob',
      'Bob 4',
    ]);
  });
});

describe('the scale of the curve', () => {
  it('has round numbers from below the least to above the most, and the target once it is near', () => {
    expect(scaleTo([0, 25, -45], 500)).toEqual({ low: -60, high: 40, lines: [-60, -40, -20, 0, 20, 40] });
    const near = scaleTo([0, 300], 500);
    expect(near.high).toBeGreaterThanOrEqual(500);
    expect(scaleTo([0], 500).low).toBe(0);
    for (const most of [7, 99, 1234, 60_000]) {
      const { low, high, lines } = scaleTo([0, most, -most], null);
      expect(low).toBeLessThanOrEqual(-most);
      expect(high).toBeGreaterThanOrEqual(most);
      expect(lines.length).toBeLessThan(12);
    }
  });
});
