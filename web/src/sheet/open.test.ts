import { beforeEach, describe, expect, it } from 'vitest';
import { Shelf, type Draft } from './kept';
import { newestSheet } from './newest';
import { OpenSheet } from './open.svelte';
import { Unreadable, type Act, type Operation } from './operations';
import { nextMatch, writeRound } from './writer';

const ID = 'aaaabbbbccccdddd';
let storage: Storage;
let shelf: Shelf;
let names = 0;
beforeEach(() => {
  localStorage.clear();
  storage = localStorage;
  shelf = new Shelf(storage);
  names = 0;
});
const open = (): OpenSheet => new OpenSheet(ID, shelf, `writer${String(++names).padStart(4, '0')}`, () => 5);
const PEOPLE: readonly Act[] = ['Ann', 'Bob'].map((name, place) => ({
  kind: 'player',
  player: name.toLowerCase(),
  name,
  place,
}));
const round = (sheet: OpenSheet, ann: string, bob: string): boolean =>
  sheet.write(
    writeRound(
      sheet.match,
      { round: sheet.match.next_round, made: false, cells: {} },
      { ann: { value: { typed: ann } }, bob: { value: { typed: bob } } },
    ),
  );
const draft = (more: Partial<Draft> = {}): Draft => ({
  match: 'm1',
  round: 'm1.1',
  after: null,
  player: 'ann',
  value: { typed: '60-3' },
  out: false,
  stood: false,
  over: [],
  ...more,
});

describe('a sheet in this browser', () => {
  it('is there again after its page was closed, without any farewell', () => {
    const sheet = open();
    sheet.write(PEOPLE);
    round(sheet, '60-35', '−45');
    expect(open().match.totals).toEqual({ ann: 25, bob: -45 });
  });

  it('has in its cell what was being typed when the page was closed, as it was typed', () => {
    const sheet = open();
    sheet.write(PEOPLE);
    sheet.draft(draft({ value: { typed: '60-' } }));
    const cell = open().match.rounds[0]?.cells['ann'];
    expect(cell).toMatchObject({ value: { typed: '60-' }, points: null, error: 'sheet_number' });
    expect([...shelf.drafts(ID)]).toEqual([]);
  });

  it('leaves a draft that makes no sense where it is', () => {
    open().write(PEOPLE);
    storage.setItem(`rummy500.sheet-draft/${ID}/x`, '{"match":"m1","player":7}');
    storage.setItem(`rummy500.sheet-draft/${ID}/y`, '{');
    expect(open().match.rounds[0]?.made).toBe(false);
    expect(storage.getItem(`rummy500.sheet-draft/${ID}/x`)).toBe('{"match":"m1","player":7}');
  });

  it('B127 is refused where a part is damaged or newer, and nothing of it is touched', () => {
    const sheet = open();
    sheet.write(PEOPLE);
    const key = `rummy500.sheet/${ID}/other`;
    for (const [text, code] of [
      ['{"rummy500_sheet":1,"id":"aaaabbbbccccdddd","operat', 'sheet_damaged'],
      [`{"rummy500_sheet":2,"id":"${ID}","operations":[]}`, 'sheet_newer'],
      [
        `{"rummy500_sheet":1,"id":"${ID}","operations":[{"kind":"dance","id":"aaaaaaaa.1","at":1}]}`,
        'sheet_operation',
      ],
    ] as const) {
      storage.setItem(key, text);
      const before = JSON.stringify({ ...storage });
      expect(() => open()).toThrow(expect.objectContaining({ code }));
      expect(open).toThrow(Unreadable);
      expect(JSON.stringify({ ...storage })).toBe(before);
    }
  });

  it('is one in two pages: both write, and nothing is lost', () => {
    const one = open();
    one.write(PEOPLE);
    const other = open();
    const listen = (from: OpenSheet, to: OpenSheet, author: string): void => {
      const key = `rummy500.sheet/${ID}/${author}`;
      from.onchange(() => queueMicrotask(() => to.heard(key, storage.getItem(key))));
    };
    listen(one, other, 'writer0001');
    listen(other, one, 'writer0002');
    round(one, '10', '20');
    round(other, '30', '40');
    // Both wrote the first round without having seen each other's.
    return Promise.resolve().then(() => {
      expect(one.operations).toEqual(other.operations);
      expect(one.sheet.clashes).toHaveLength(2);
      expect(open().operations).toEqual(one.operations);
    });
  });

  it('hears of what others wrote while it lay in the browser’s history', () => {
    const sheet = open();
    sheet.write(PEOPLE);
    round(open(), '10', '20');
    expect(sheet.match.rounds[0]?.made).toBe(false);
    sheet.reread();
    expect(sheet.match.totals).toEqual({ ann: 10, bob: 20 });
  });

  it('is gone where another page has thrown it away', () => {
    const sheet = open();
    sheet.write(PEOPLE);
    shelf.remove(ID);
    sheet.heard(`rummy500.sheet/${ID}/writer0001`, null);
    expect(sheet.gone).toBe(true);
    expect(shelf.ids()).toEqual([]);
  });

  it('keeps few parts, however often it is opened', () => {
    open().write(PEOPLE);
    for (let turn = 0; turn < 24; turn++) round(open(), '5', '-5');
    const parts = Object.keys({ ...storage }).filter((key) => key.startsWith('rummy500.sheet/'));
    expect(parts.length).toBeLessThan(15);
    expect(open().match.totals).toEqual({ ann: 120, bob: -120 });
  });

  it('says that nothing is kept where the browser has no room, and goes on', () => {
    const full = new Shelf({
      length: 0,
      key: () => null,
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const sheet = new OpenSheet(ID, full, 'writer0001');
    expect(sheet.write(PEOPLE)).toBe(true);
    expect(sheet.kept).toBe(false);
    expect(sheet.sheet.players).toHaveLength(2);
  });

  it('tells the start page who leads', () => {
    const sheet = open();
    sheet.write(PEOPLE);
    round(sheet, '10', '20');
    expect(newestSheet(storage)).toEqual({ id: ID, leaders: ['Bob'], rounds: 1, over: false });
    storage.setItem('rummy500.sheets', '{"id":1}');
    expect(newestSheet(storage)).toBeNull();
  });
});

describe('undoing', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'B121 takes steps back and forth in any order, and totals are a fresh sum (seed %i)',
    (start) => {
      const sheet = open();
      sheet.add(PEOPLE.map((act, at) => ({ ...act, id: `stranger.${at + 1}`, at: at + 1 })));
      let seed = start * 7919;
      const roll = (sides: number): number => (seed = (seed * 48271) % 2147483647) % sides;
      for (let turn = 0; turn < 100; turn++) {
        const rounds = sheet.match.rounds.filter((one) => one.made);
        const some = rounds[roll(Math.max(1, rounds.length))];
        const act = roll(5);
        if (act === 0) sheet.undo();
        else if (act === 1) sheet.redo();
        else if (act === 2 && some) sheet.write([{ kind: 'remove', round: some.round }]);
        else if (act === 3 && some) {
          sheet.write(writeRound(sheet.match, some, { ann: { value: { typed: `${roll(200) - 100}` } } }));
        } else if (rounds.length < 12) round(sheet, `${roll(90)}`, `-${roll(90)}`);
        const { match } = sheet;
        const sum = (player: string): number =>
          match.rounds.reduce((total, one) => total + (one.cells[player]?.points ?? 0), 0);
        expect(match.totals).toEqual({ ann: sum('ann'), bob: sum('bob') });
      }
    },
  );

  it('takes only one’s own steps, from earlier visits too', () => {
    const sheet = open();
    sheet.write(PEOPLE);
    round(sheet, '10', '20');
    const foreign: Operation = { kind: 'name', name: 'Skat?', id: 'stranger.1', at: 99 };
    const later = open();
    later.add([foreign]);
    later.undo();
    expect(later.match.rounds[0]?.made).toBe(false);
    expect(later.sheet.title).toBe('Skat?');
    later.redo();
    expect(later.match.totals).toEqual({ ann: 10, bob: 20 });
  });

  it('B122 changing an earlier round changes every total after it', () => {
    const sheet = open();
    sheet.write(PEOPLE);
    for (const points of ['10', '20', '30', '40', '50']) round(sheet, points, '0');
    const second = sheet.match.rounds[1];
    if (second) sheet.write(writeRound(sheet.match, second, { ann: { value: { typed: '-100' } } }));
    expect(sheet.match.rounds.map((one) => one.totals['ann'])).toEqual([10, -90, -60, -20, 30]);
  });
});

describe('a locked sheet', () => {
  it('B125 takes nothing, no round and no match, until it is opened again', () => {
    const sheet = open();
    sheet.write(PEOPLE);
    sheet.write([{ kind: 'lock', locked: true }]);
    const before = sheet.operations;
    expect(round(sheet, '1', '2')).toBe(false);
    expect(sheet.write(nextMatch(sheet.sheet))).toBe(false);
    expect(sheet.enter(draft())).toBe(false);
    sheet.undo();
    expect(sheet.operations).toBe(before);
    expect(sheet.write([{ kind: 'lock', locked: false }])).toBe(true);
    expect(round(sheet, '1', '2')).toBe(true);
  });
});

describe('what somebody else wrote while a cell was open here', () => {
  it('is not lost: both stand there until somebody settles it', () => {
    const sheet = open();
    sheet.write(PEOPLE);
    sheet.enter(draft({ value: { typed: '60' } }));
    const seen = sheet.mineIn(draft());
    // The cell is open with 60 in it; another writes 70 meanwhile; then 80 is written here.
    const cell = { kind: 'entry', round: 'm1.1', player: 'ann', over: seen } as const;
    sheet.add([{ ...cell, value: { typed: '70' }, id: 'stranger.1', at: 50 }]);
    sheet.enter(draft({ value: { typed: '80' }, over: seen }));
    const clash = sheet.match.rounds[0]?.cells['ann']?.clash ?? [];
    expect(clash).toHaveLength(2);
    expect(sheet.sheet.clashes).toHaveLength(1);
    sheet.enter(draft({ value: { typed: '70' }, over: clash }));
    expect(sheet.sheet.clashes).toEqual([]);
    expect(sheet.match.totals['ann']).toBe(70);
  });
});

describe('one who goes out', () => {
  it('is the only one of the round', () => {
    const sheet = open();
    sheet.write(PEOPLE);
    sheet.enter(draft({ value: { typed: '50' }, out: true }));
    sheet.enter(draft({ player: 'bob', value: { typed: '70' }, out: true }));
    const cells = sheet.match.rounds[0]?.cells;
    expect([cells?.['ann']?.out, cells?.['bob']?.out]).toEqual([false, true]);
  });
});
