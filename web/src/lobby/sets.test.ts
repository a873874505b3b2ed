import { describe, expect, it } from 'vitest';
import { keepSets, renamed, savedSets, tidy, without, withSet, type RuleSet } from './sets';

const set = (name: string, rules = {}): RuleSet => ({ name, preset: 'standard', rules, manners: {} });
const holding = (text: string | null) => ({ getItem: () => text });

describe('savedSets', () => {
  it('reads what was kept, in its order', () => {
    const sets = [set('Sundays', { cut: 'on' }), set('Holidays')];
    let kept = '';
    expect(keepSets(sets, { setItem: (_, text) => (kept = text) })).toBe(true);
    expect(savedSets(holding(kept))).toEqual(sets);
  });
  it.each([null, '', '{', '7', 'null', '"x"', '{"0":{}}', '[[]]'])('is empty where %j is kept', (text) => {
    expect(savedSets(holding(text))).toEqual([]);
  });
  it('leaves out only what cannot be read', () => {
    const damaged = [
      set('Good'),
      null,
      { name: 7 },
      { ...set('No rules'), rules: 'x' },
      { ...set('Numbers'), rules: { target: 300 } },
      { ...set('Long'), rules: { cut: 'x'.repeat(41) } },
      { ...set('Many'), rules: Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`f${i}`, 'on'])) },
      { ...set(' '), rules: {} },
      set('good'),
    ];
    expect(savedSets(holding(JSON.stringify(damaged))).map((one) => one.name)).toEqual(['Good']);
  });
  it('is empty where the browser refuses to read', () => {
    const refuses = {
      getItem: (): string => {
        throw new Error('denied');
      },
    };
    expect(savedSets(refuses)).toEqual([]);
  });
});

describe('keeping', () => {
  it('puts the newest first and replaces the one of the same name', () => {
    const sets = withSet([set('A'), set('B')], set('  b ', { cut: 'on' }));
    expect(sets.map((one) => one.name)).toEqual(['b', 'A']);
    expect(sets[0]?.rules).toEqual({ cut: 'on' });
  });
  it('renames, but not to nothing and not to the name of another', () => {
    const sets = [set('A'), set('B')];
    expect(renamed(sets, 'A', ' C  C ').map((one) => one.name)).toEqual(['C C', 'B']);
    expect(renamed(sets, 'A', 'b')).toBe(sets);
    expect(renamed(sets, 'A', '  ')).toBe(sets);
    expect(renamed(sets, 'A', 'a').map((one) => one.name)).toEqual(['a', 'B']);
  });
  it('deletes by name', () => {
    expect(without([set('A'), set('B')], 'A').map((one) => one.name)).toEqual(['B']);
  });
  it('says so where the browser keeps nothing', () => {
    const full = {
      setItem: (): void => {
        throw new Error('quota');
      },
    };
    expect(keepSets([set('A')], full)).toBe(false);
  });
  it('tidies names without breaking a letter', () => {
    expect(tidy(` ${'😀'.repeat(50)} `)).toBe('😀'.repeat(40));
  });
});
