// What Python and TypeScript make of the same operations is the same (tests/sheet/vectors, written by Python).
import { describe, expect, it } from 'vitest';
import typedValues from '../../../tests/sheet/vectors/typed_values.json';
import countedCards from '../../../tests/sheet/vectors/counted_cards.json';
import { readSheet } from './file';
import { fold, fullRules } from './fold';
import { readOperation, union, type Operation, type Texts, type Value } from './operations';
import { entryPoints, typedPoints } from './points';
import { lastStep, lastUndone } from './writer';

interface Vector {
  readonly operations: readonly unknown[];
  readonly state: unknown;
  readonly undo?: readonly {
    readonly authors: readonly string[] | null;
    readonly last_step: readonly string[];
    readonly last_undone: readonly string[];
  }[];
}
interface CountedVector {
  readonly preset: string;
  readonly changes: Texts;
  readonly value: Value;
  readonly out: boolean;
  readonly stood: boolean;
  readonly somebody_out: boolean;
  readonly points: number;
}
const VECTORS = import.meta.glob<Vector>(
  ['../../../tests/sheet/vectors/*.json', '!**/typed_values.json', '!**/counted_cards.json'],
  { import: 'default', eager: true },
);

describe('fold', () => {
  const names = Object.keys(VECTORS).map((path) => path.replace(/.*\/|\.json$/g, ''));
  it.each(names)('gives what the vector %s says', (name) => {
    const { operations, state, undo = [] } = VECTORS[`../../../tests/sheet/vectors/${name}.json`] as Vector;
    const read = operations.map(readOperation);
    expect(fold(read)).toEqual(state);
    // Whatever order they come in, and whatever comes twice.
    const halves: readonly (readonly Operation[])[] = [
      read.filter((_, at) => at % 2 === 1).reverse(),
      read.filter((_, at) => at % 3 !== 0),
      read.filter((_, at) => at % 2 === 0),
    ];
    expect(fold(union(...halves))).toEqual(state);
    for (const { authors, last_step, last_undone } of undo) {
      const who = authors && new Set(authors);
      expect(lastStep(read, fold(read), who)).toEqual(last_step);
      expect(lastUndone(read, fold(read), who)).toEqual(last_undone);
    }
  });
});

describe('points', () => {
  it.each(typedValues as readonly { typed: string; points?: number; error?: string }[])(
    'B124 of what was typed: $typed',
    ({ typed, points = null, error = null }) => {
      expect(typedPoints(typed)).toEqual({ points, error });
    },
  );
  it.each(countedCards as unknown as readonly CountedVector[])(
    'of cards under $preset: $points',
    (vector) => {
      const rules = fullRules(vector.preset, vector.changes);
      expect(entryPoints(vector, rules, vector.somebody_out).points).toBe(vector.points);
    },
  );
});

describe('files of every version', () => {
  const texts = import.meta.glob<string>('../../../tests/sheet/fixtures/*/*', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const files = Object.keys(texts).filter((path) => path.endsWith('.json'));
  it.each(files)('open as they always did: %s', (path) => {
    const state: unknown = JSON.parse(texts[path.replace(/json$/, 'state')] ?? '');
    expect(fold(readSheet(texts[path] ?? '').operations)).toEqual(state);
  });
});
