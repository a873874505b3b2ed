import { beforeEach, describe, expect, it } from 'vitest';
import { bring } from './bring';
import { CsvFaults } from './csv';
import { readSheet, writeSheet } from './file';
import { fold } from './fold';
import { Shelf } from './kept';
import { linesOf } from './lines';
import { OpenSheet, startSheet } from './open.svelte';
import { Unreadable, type Act } from './operations';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
let shelf: Shelf;
beforeEach(() => {
  localStorage.clear();
  shelf = new Shelf(localStorage);
});
const PEOPLE: readonly Act[] = [
  { kind: 'player', player: 'ann', name: 'Ann', place: 0 },
  { kind: 'player', player: 'bob', name: 'Bob', place: 1 },
];

describe('a file that is brought', () => {
  it('is joined with what this browser has of the sheet', () => {
    const id = startSheet(() => PEOPLE, shelf);
    const sheet = new OpenSheet(id, shelf);
    const before = writeSheet(id, sheet.operations);
    sheet.write([{ kind: 'name', name: 'Sunday' }]);
    expect(bring(bytes(before), shelf)).toBe(id);
    expect(new OpenSheet(id, shelf).sheet.title).toBe('Sunday');
    localStorage.clear();
    expect(bring(bytes(`\ufeff${before}`), shelf)).toBe(id);
    expect(new OpenSheet(id, shelf).sheet.players).toHaveLength(2);
  });

  it('becomes a new sheet where it is a table, which cannot be undone away', () => {
    const id = bring(bytes('sep=;\r\nAnn;Bob\r\n60-35;-45\r\n'), shelf);
    const sheet = new OpenSheet(id, shelf);
    expect(Object.values(sheet.match.totals)).toEqual([25, -45]);
    expect(sheet.canUndo).toBe(false);
  });

  it('B127 is refused with what is wrong, and nothing is kept of it', () => {
    expect(() => bring(bytes('Ann,Bob\n1,x\n'), shelf)).toThrow(CsvFaults);
    expect(() => bring(bytes('{"rummy500_sheet":1,"id":"aa'), shelf)).toThrow(Unreadable);
    expect(() => bring(bytes('{"rummy500_sheet":9,"id":"aaaabbbbccccdddd","operations":[]}'), shelf)).toThrow(
      expect.objectContaining({ code: 'sheet_newer' }),
    );
    const wide = Array.from({ length: 8 }, (_, at) => `P${at}`).join(',');
    const long = Array.from({ length: 2500 }, () => '1,2,3,4,5,6,7,8').join('\n');
    expect(() => bring(bytes(`${wide}\n${long}\n`), shelf)).toThrow(CsvFaults);
    expect(shelf.ids()).toEqual([]);
  });
});

describe('B127 a damaged file', () => {
  const whole = (): string => {
    const acts = Array.from({ length: 40 }, (_, at): Act => {
      const round = `m1.${at + 1}`;
      return at % 2 === 0
        ? { kind: 'round', round, match: 'm1', after: null }
        : {
            kind: 'entry',
            round: `m1.${at}`,
            player: 'ann',
            value: { cards: { laid: ['KS'], caught: ['JK'] } },
          };
    });
    const id = startSheet(() => [...PEOPLE, ...acts], shelf);
    return writeSheet(id, shelf.read(id));
  };
  /** What comes of a text: a sheet that can be folded, or a reason; nothing else is thrown. */
  const outcome = (text: string): string => {
    try {
      fold(readSheet(text).operations);
      return 'read';
    } catch (error) {
      if (error instanceof Unreadable) return error.code;
      throw error;
    }
  };

  it('cut off anywhere is refused', () => {
    const text = whole();
    for (let end = 0; end < text.trimEnd().length; end += 61) {
      expect(outcome(text.slice(0, end))).toBe('sheet_damaged');
    }
  });

  it('with a flipped bit is read or refused, whichever bit it is', () => {
    const text = whole();
    let seed = 4711;
    const roll = (sides: number): number => (seed = (seed * 48271) % 2147483647) % sides;
    const seen = new Set<string>();
    for (let turn = 0; turn < 1000; turn++) {
      const at = roll(text.length);
      const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << roll(7)));
      seen.add(outcome(text.slice(0, at) + flipped + text.slice(at + 1)));
    }
    expect(seen.has('sheet_damaged')).toBe(true);
    expect(seen.has('sheet_operation')).toBe(true);
  });
});

describe('the list of sheets', () => {
  it('has the one that was written on last first, and those that cannot be read with the reason', () => {
    const first = startSheet(() => PEOPLE, shelf);
    const second = startSheet(() => PEOPLE, shelf);
    localStorage.setItem('rummy500.sheet/aaaabbbbccccdddd/x', '{');
    new OpenSheet(first, shelf, 'writer0001', () => Date.now() + 5000).write([
      { kind: 'name', name: 'Again' },
    ]);
    const lines = linesOf(shelf);
    expect(lines.map((line) => line.id)).toEqual([first, second, 'aaaabbbbccccdddd']);
    expect(lines[0]).toMatchObject({ title: 'Again', state: { rounds: 0, best: [] } });
    expect(lines[2]).toMatchObject({ state: null, fault: { code: 'sheet_damaged' } });
  });
});
