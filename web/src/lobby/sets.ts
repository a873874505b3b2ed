// Own rule sets, kept in this browser under a name.
import type { Texts } from './rulebook';

export interface RuleSet {
  readonly name: string;
  readonly preset: string;
  /** Fields that differ from the preset. */
  readonly rules: Texts;
  /** Table manners that differ from the usual ones. */
  readonly manners: Texts;
}

const KEY = 'rummy500.rules';
const MOST = 40;
export const LONGEST_NAME = 40;

const isTexts = (value: unknown): value is Texts =>
  value !== null &&
  typeof value === 'object' &&
  !Array.isArray(value) &&
  Object.keys(value).length <= 64 &&
  Object.values(value).every((text) => typeof text === 'string' && text.length <= 40);

function isSet(value: unknown): value is RuleSet {
  if (value === null || typeof value !== 'object') return false;
  const { name, preset, rules, manners } = value as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    tidy(name) !== '' &&
    typeof preset === 'string' &&
    preset.length <= 40 &&
    isTexts(rules) &&
    isTexts(manners)
  );
}

/** The name as it is kept: single spaces, not too long. */
export function tidy(name: string): string {
  return [...name.normalize('NFC').replace(/\s+/gu, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();
}

const same = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** What is kept, newest first. What cannot be read is left out, never an error. */
export function savedSets(storage: Pick<Storage, 'getItem'> = localStorage): readonly RuleSet[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    const sets: RuleSet[] = [];
    for (const one of kept as unknown[]) {
      if (!isSet(one)) continue;
      const { name, preset, rules, manners } = one;
      if (!sets.some((other) => same(other.name, tidy(name)))) {
        sets.push({ name: tidy(name), preset, rules, manners });
      }
    }
    return sets.slice(0, MOST);
  } catch {
    return [];
  }
}

/** The sets with one more in front; one of the same name is replaced. */
export function withSet(sets: readonly RuleSet[], set: RuleSet): readonly RuleSet[] {
  const name = tidy(set.name);
  if (name === '') return sets;
  return [{ ...set, name }, ...sets.filter((one) => !same(one.name, name))].slice(0, MOST);
}

/** The sets with one under another name; nothing changes where that name is empty or another's. */
export function renamed(sets: readonly RuleSet[], from: string, to: string): readonly RuleSet[] {
  const name = tidy(to);
  if (name === '' || sets.some((one) => one.name !== from && same(one.name, name))) return sets;
  return sets.map((one) => (one.name === from ? { ...one, name } : one));
}

export function without(sets: readonly RuleSet[], name: string): readonly RuleSet[] {
  return sets.filter((one) => one.name !== name);
}

/** Keeps the sets; false where the browser keeps nothing. */
export function keepSets(
  sets: readonly RuleSet[],
  storage: Pick<Storage, 'setItem'> = localStorage,
): boolean {
  try {
    storage.setItem(KEY, JSON.stringify(sets));
    return true;
  } catch {
    return false;
  }
}
