import { beforeAll, describe, expect, it } from 'vitest';
import { refusalText } from './refusal';
import { speak } from './words.svelte';

describe('a refusal in words', () => {
  beforeAll(() => speak('de'));

  it('shows cards in the letters of the reader, with the paragraph of the rules', () => {
    expect(refusalText('does_not_fit', { card: 'QH' }, 'see')).toBe('D♥ passt dort nicht. (Regeln §\u00a03)');
    expect(refusalText('does_not_fit', { card: 'QH' }, 'say')).toContain('Herz-Dame');
  });

  it('names the house rules that do not go together', () => {
    const text = refusalText('uneven_teams', { fields: ['seats', 'teams'], seats: 3, teams: 2 }, 'see');
    expect(text).toMatch(/^Mitspieler und Teams: 3 Mitspieler/);
    expect(text).not.toMatch(/[{}]/);
  });

  it('names a house rule with a bad value', () => {
    const args = { field: 'opening_minimum', value: '151', choices: '0 … 150' };
    expect(refusalText('bad_value', args, 'see')).toMatch(/^Mindestwert zum Rauskommen: „151“/);
  });

  it('says something about a code that it does not know', () => {
    expect(refusalText('no_such_code', {}, 'see')).toContain('no_such_code');
  });
});
