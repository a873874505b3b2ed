import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { voice } from '../lib/announce.svelte';
import { bringWords, speak } from '../lib/words.svelte';
import { keptCodes } from './codes';
import type { Operation, SharedSheet } from './operations';
import type { Outside, WireEvents } from './outside';
import { arriveBy, Sharing } from './sharing.svelte';

const SHEET = '2222333344445555';
const WRITE = '23456789abcdefgh';
const LOOK = 'zmmw7e3bfk3ghy2e';

describe('sharing', () => {
  let wire: WireEvents;
  let asked: string[];
  let answer: { status: number; body: unknown } | null;
  let sharing: Sharing;
  let listeners: ((added: readonly Operation[]) => void)[];
  const sheet: SharedSheet & { operations: Operation[] } = {
    id: SHEET,
    operations: [],
    add: (operations) => void sheet.operations.push(...(operations as Operation[])),
    onchange: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const outside: Outside = {
    storage: localStorage,
    now: () => 0,
    dial: (_, events) => {
      wire = events;
      return { send: () => undefined, close: () => undefined };
    },
    ask: (method, path) => {
      asked.push(`${method} ${path}`);
      return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no network'));
    },
  };
  const op = (n: number): Operation => ({ kind: 'name', name: `${n}`, id: `annannann.${n}`, at: n });
  const open = (): void => {
    sharing = new Sharing(sheet, outside);
  };
  const told = (may_write: boolean): void =>
    wire.text(JSON.stringify({ type: 'operations', n: 1, all: 1, may_write, operations: [op(1)] }));

  beforeEach(async () => {
    localStorage.clear();
    await speak('en');
    await bringWords('sheet');
    listeners = [];
    asked = [];
    answer = null;
    sheet.operations = [];
    history.replaceState(null, '', `/sheet/${SHEET}`);
  });
  afterEach(() => sharing?.stop());

  it('takes the code out of the address, and keeps it', () => {
    expect(arriveBy(SHEET)).toBe(false);
    history.replaceState(null, '', `/sheet/${SHEET}?x=1#w=${WRITE}`);
    expect(arriveBy(SHEET)).toBe(true);
    expect(location.href).toMatch(/\/sheet\/2222333344445555\?x=1$/);
    expect(keptCodes(localStorage, SHEET)?.write).toBe(WRITE);
    expect(arriveBy(SHEET)).toBe(true);
    history.replaceState(null, '', `/sheet/${SHEET}#round-3`);
    arriveBy(SHEET);
    expect(location.hash).toBe('#round-3');
  });

  it('says nothing of a sheet that is not shared, and why sharing it failed', async () => {
    open();
    expect([sharing.line, sharing.links]).toEqual([null, null]);
    await sharing.share();
    expect(sharing.failed).toBe('sheet-share-offline');
    answer = { status: 409, body: { code: 'sheet_taken', args: {} } };
    await sharing.share();
    expect(sharing.failed).toBe('sheet-share-taken');
    answer = { status: 502, body: null };
    await sharing.share();
    expect(sharing.failed).toBe('sheet-share-failed');
    expect([sharing.busy, sharing.line]).toEqual([false, null]);
  });

  it('says what waits, and gives both links to who may write', () => {
    history.replaceState(null, '', `/sheet/${SHEET}#w=${WRITE}`);
    arriveBy(SHEET);
    open();
    expect(sharing.line).toBe('Loading the sheet …');
    wire.closed(1006);
    expect(sharing.line).toBe('There is no connection. The sheet will load as soon as there is one.');
    sharing.nudge();
    wire.open();
    told(true);
    expect(sharing.line).toBe('Shared · up to date');
    expect(sharing.links).toEqual({
      look: `${location.origin}/sheet/${SHEET}#r=${LOOK}`,
      write: `${location.origin}/sheet/${SHEET}#w=${WRITE}`,
    });
    wire.closed(1006);
    expect(sharing.line).toBe('No connection · you can go on writing');
    expect(voice.polite.at(-1)?.text).toBe(sharing.line);
    sheet.operations.push(op(2), op(3));
    for (const listener of listeners) listener([op(2), op(3)]);
    expect(sharing.line).toBe('No connection · 2 changes waiting');
  });

  it('gives who looks on the link to look, and a copy of their own', () => {
    history.replaceState(null, '', `/sheet/${SHEET}#r=${LOOK}`);
    arriveBy(SHEET);
    open();
    wire.open();
    told(false);
    expect(sharing.line).toBe('Watching · live');
    expect(sharing.standing.writes).toBe(false);
    expect(sharing.links).toEqual({ look: `${location.origin}/sheet/${SHEET}#r=${LOOK}`, write: null });
    sharing.part();
    expect([sharing.line, sharing.standing.writes, sharing.links]).toEqual([null, true, null]);
    expect(keptCodes(localStorage, SHEET)).toBeNull();
  });

  it('says so where a link does not work any more', () => {
    history.replaceState(null, '', `/sheet/${SHEET}#r=${LOOK}`);
    arriveBy(SHEET);
    open();
    wire.closed(4404);
    expect(sharing.line).toBe('This link no longer works. Ask for a new one.');
    sheet.operations.push(op(1));
    expect(sharing.line).toBe('This link no longer works. The copy here is yours.');
    expect(sharing.links).toBeNull();
  });
});
