// The same texts as in Python are written and read (tests/sheet/csv_vectors.json).
import { describe, expect, it } from 'vitest';
import vectors from '../../../tests/sheet/csv_vectors.json';
import { csvActs, CsvFaults, neutral, readCsv, readCsvBytes, restored, writeCsv } from './csv';
import { fold } from './fold';
import { readOperation, type Operation } from './operations';

const SCENES = import.meta.glob<{ readonly operations: readonly unknown[] }>(
  ['../../../tests/sheet/vectors/*.json', '!**/typed_values.json', '!**/counted_cards.json'],
  { import: 'default', eager: true },
);
const sheetOf = (scene: string) =>
  fold((SCENES[`../../../tests/sheet/vectors/${scene}.json`]?.operations ?? []).map(readOperation));
const folded = (acts: ReturnType<typeof csvActs>) =>
  fold(acts.map((act, at): Operation => ({ ...act, id: `aaaaaaaa.${at + 1}`, at: at + 1 })));

describe('B130 CSV', () => {
  it.each(vectors.written)('$scene is written with $separator as Python writes it', (vector) => {
    const { scene, separator, bom, language, text } = vector;
    expect(writeCsv(sheetOf(scene), { separator, bom, language })).toBe(text);
  });

  const readable = vectors.read as readonly { text: string; table?: unknown; faults?: [string, number][] }[];
  it.each(readable)('$text is read as Python reads it', ({ text, table, faults }) => {
    if (table) {
      expect(readCsv(text)).toEqual(table);
      return;
    }
    let found: CsvFaults | null = null;
    try {
      readCsv(text);
    } catch (error) {
      found = error as CsvFaults;
    }
    expect(found?.faults.map(({ code, line }) => [code, line])).toEqual(faults);
  });

  it('comes back as it was, with either separator', () => {
    for (const scene of ['whole_match', 'corrections', 'leaving', 'two_editors']) {
      const sheet = sheetOf(scene);
      for (const separator of [',', ';']) {
        const again = folded(csvActs(readCsv(writeCsv(sheet, { separator, bom: true })), 'again'));
        expect(writeCsv(again, { separator })).toBe(writeCsv(sheet, { separator }));
      }
    }
  });

  it('names the line that is no text', () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('Ann,Bob\n1,2\n'), 0xff, 0x2c, 0x31]);
    expect(() => readCsvBytes(bytes)).toThrow(
      expect.objectContaining({ faults: [{ code: 'csv_not_text', line: 3, args: {} }] }),
    );
  });
});

describe('B131 names that look like formulas', () => {
  it.each(vectors.neutral as [string, string][])('%j is written as %j, and comes back', (text, written) => {
    expect(neutral(text)).toBe(written);
    expect(restored(written)).toBe(text);
  });
});
