import { describe, expect, it } from 'vitest';
import { Draft, numberText, searched, wordsOf } from './draft.svelte';
import type { Field, RuleFields } from './rulebook';

const number: Field = {
  name: 'target',
  label: 'Play to',
  note: 'The total that decides the match.',
  kind: 'number',
  default: '500',
  choices: [{ text: '500', words: '500 points' }],
  low: 50,
  high: 10_000,
  unit: 'points',
};
const cut: Field = {
  ...number,
  name: 'cut',
  label: 'Cut',
  note: 'Whether the pack is cut.',
  kind: 'switch',
  default: 'off',
  choices: [
    { text: 'off', words: 'no' },
    { text: 'on', words: 'yes' },
  ],
  low: null,
  high: null,
  unit: null,
};
const undo: Field = {
  ...cut,
  name: 'undo',
  label: 'Undo',
  note: 'Whether moves can be taken back.',
  default: 'on',
};
const standard = { cut: 'off', target: '500' };
const book: RuleFields = {
  language: 'en',
  groups: [
    { id: 'deal', title: 'Cards and deal', fields: [cut] },
    { id: 'match', title: 'The match', fields: [number] },
    { id: 'manners', title: 'Table manners', fields: [undo] },
  ],
  presets: [
    { name: 'standard', label: 'Standard', note: '', seats: null, rules: standard, differs: '' },
    {
      name: 'joker_table',
      label: 'Joker table',
      note: '',
      seats: null,
      rules: { ...standard, cut: 'on' },
      differs: '',
    },
  ],
  popular: [],
  manners: { undo: 'on' },
};
const draft = (): Draft => new Draft(() => book);

describe('Draft', () => {
  it('holds only what is different from the preset', () => {
    const one = draft();
    one.set('cut', 'on');
    one.set('target', '300');
    expect(one.rules).toEqual({ cut: 'on', target: '300' });
    expect(one.full).toEqual({ cut: 'on', target: '300' });
    one.set('cut', 'off');
    expect(one.rules).toEqual({ target: '300' });
    expect(one.changed('cut')).toBe(false);
    one.reset('target');
    expect(one.changes).toBe(0);
  });
  it('keeps table manners apart from rules', () => {
    const one = draft();
    one.set('undo', 'off');
    expect([one.rules, one.manners]).toEqual([{}, { undo: 'off' }]);
    one.set('undo', 'on');
    expect(one.manners).toEqual({});
  });
  it('starts again from a preset and can bring back what that swept away', () => {
    const one = draft();
    one.set('target', '300');
    one.start('joker_table');
    expect([one.preset, one.rules]).toEqual(['joker_table', {}]);
    one.bringBack();
    expect([one.preset, one.rules]).toEqual(['standard', { target: '300' }]);
    expect(one.swept).toBeNull();
  });
  it('takes rules that say the same as the preset for no change', () => {
    const one = draft();
    one.start('joker_table', { cut: 'on', target: '300' });
    expect(one.rules).toEqual({ target: '300' });
  });
  it('applies the changes of a mend, seats among them; an empty text drops a field', () => {
    const one = draft();
    one.set('target', '300');
    one.rules = { ...one.rules, foo: 'bar' };
    one.apply({ seats: '6', cut: 'on', foo: '' });
    expect(one.seats).toBe(6);
    expect(one.rules).toEqual({ target: '300', cut: 'on' });
    expect(one.has({ cut: 'on', seats: '6' })).toBe(true);
    expect(one.has({ cut: 'off' })).toBe(false);
  });
  it('resets all and can bring it back', () => {
    const one = draft();
    one.set('cut', 'on');
    one.set('undo', 'off');
    one.resetAll();
    expect([one.changes, one.unmannered]).toEqual([0, 0]);
    one.bringBack();
    expect([one.rules, one.manners]).toEqual([{ cut: 'on' }, { undo: 'off' }]);
  });
});

describe('numbers', () => {
  it.each([
    ['300', '300'],
    [' 1 000 ', '1000'],
    ['1.500', '1500'],
    ['0300', '300'],
    ['49', null],
    ['10001', null],
    ['', null],
    ['-5', null],
    ['abc', null],
    ['3e2', null],
  ])('%j is %j', (typed, text) => {
    expect(numberText(number, typed)).toBe(text);
  });
  it('are said with their unit where the server has no words for them', () => {
    expect(wordsOf(number, '500')).toBe('500 points');
    expect(wordsOf(number, '333')).toBe('333 points');
    expect(wordsOf(cut, 'on')).toBe('yes');
  });
});

describe('searched', () => {
  const names = (wanted: string): string[] =>
    searched(book.groups, wanted).flatMap((group) => group.fields.map((field) => field.name));
  it('finds by name, sentence, value and group, every word of it', () => {
    expect(names('CUT')).toEqual(['cut']);
    expect(names('decides')).toEqual(['target']);
    expect(names('match points')).toEqual(['target']);
    expect(names('match cut')).toEqual([]);
    expect(names('  ')).toEqual(['cut', 'target', 'undo']);
  });
});
