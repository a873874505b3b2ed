import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { voice } from '../lib/announce.svelte';
import { speak } from '../lib/words.svelte';
import type { AnalysisProgress, Decision, Move } from '../lib/wire';
import { Analysing, isOpen } from './analysing.svelte';
import { betterText, marksOf, tableAt } from './better';
import { step } from './made';
import { trace } from './trace';

beforeEach(() => speak('en'));

function progress(more: Partial<AnalysisProgress>): AnalysisProgress {
  return { id: 'job', state: 'working', done: 0, all: 10, before: 0, result: null, ...more };
}

describe('the better action on the table', () => {
  const before = step({ hands: ['7S 7H KD', 'QD QD 5C'], pile: '4D 9C 4D 7D', melds: ['JS JH JD'] });
  const [lay] = trace([before]);
  function marked(move: Move | null, seat = 0): { cards: string[]; stock: boolean; meld: number | null } {
    if (!lay) throw new Error('no lay');
    const marks = marksOf(move, seat, lay);
    const all = [...lay.hands.flat(), ...lay.pile];
    return {
      cards: all.filter((token) => marks.cards.has(token.id)).map((token) => token.card),
      stock: marks.stock,
      meld: marks.meld,
    };
  }
  it('is marked: what is taken, with all above it', () => {
    expect(marked({ type: 'take', card: '9C' }).cards).toEqual(['9C', '4D', '7D']);
    expect(marked({ type: 'take', card: '4D', nth: 1 }).cards).toEqual(['4D', '9C', '4D', '7D']);
    expect(marked({ type: 'take', card: '4D', nth: 2 }).cards).toEqual(['4D', '7D']);
    expect(marked({ type: 'call', card: '7D' }).cards).toEqual(['7D']);
  });
  it('is marked: cards of the hand and the meld they go to', () => {
    expect(marked({ type: 'discard', card: 'QD' }, 1).cards).toEqual(['QD']);
    const sevens = { card: '7S', as: '7S' } as const;
    expect(marked({ type: 'lay', card: sevens, meld: 1 })).toEqual({ cards: ['7S'], stock: false, meld: 1 });
    const pair = [sevens, { card: '7H', as: '7H' }] as const;
    expect(marked({ type: 'meld', cards: pair }).cards).toEqual(['7S', '7H']);
    expect(marked({ type: 'swap', card: 'KD', meld: 1 })).toEqual({ cards: ['KD'], stock: false, meld: 1 });
    expect(marked({ type: 'call', card: '7D', meld: 1 })).toEqual({ cards: ['7D'], stock: false, meld: 1 });
  });
  it('is marked: the stock, or nothing', () => {
    expect(marked({ type: 'draw' })).toEqual({ cards: [], stock: true, meld: null });
    expect(marked({ type: 'pass' })).toEqual({ cards: [], stock: false, meld: null });
    expect(marked(null)).toEqual({ cards: [], stock: false, meld: null });
  });
  it('is told with what it brings and why', () => {
    const decision: Decision = {
      step: 1,
      seat: 0,
      chosen: 'draw',
      best: 'take 7D',
      par: 0,
      expected: 24.4,
      got: 0,
      loss: 24.4,
      error: 1,
      stake: 30,
      options: 5,
      move: { type: 'draw' },
      better: { type: 'take', card: '7D' },
      because: [{ kind: 'less-others', points: 9 }],
    };
    expect(betterText(decision, tableAt(['Ann', 'Bo'], before), 'see')).toBe(
      'Better than what was played, by about 24 points: Take 7♦. An opponent ends the round with about 9 points less.',
    );
  });
});

describe('an analysis', () => {
  let asked: [string, string, unknown][];
  let answers: (AnalysisProgress | { code: string; args: object; text?: string })[];
  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
      asked.push([init?.method ?? 'GET', path, body]);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      const status = answer && 'code' in answer ? 422 : 200;
      return Promise.resolve(new Response(JSON.stringify(answer), { status }));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is followed to its end, and each question waits for more', async () => {
    answers = [progress({}), progress({ done: 4 }), progress({ state: 'done', done: 10 })];
    const work = new Analysing({ kind: 'link', id: 'abc' });
    const done = work.start(2);
    await vi.advanceTimersByTimeAsync(2000);
    await done;
    expect(work.of(2).progress?.state).toBe('done');
    expect(work.of(1).progress).toBeNull();
    expect(asked).toEqual([
      ['POST', '/api/analyses', { replay: 'abc', round: 2, quality: 'normal' }],
      ['GET', '/api/analyses/job?after=0', null],
      ['GET', '/api/analyses/job?after=4', null],
    ]);
  });
  it('is of a record that was brought along, and says why it cannot be', async () => {
    answers = [{ code: 'card_not_held', args: { line: 3 }, text: 'That card is not in the hand.' }];
    const work = new Analysing({ kind: 'record', text: 'rummy500: 1' });
    work.quality = 'quick';
    await work.start(1);
    expect(work.of(1).failed).toBe('That card is not in the hand.');
    expect(asked[0]?.[2]).toEqual({ record: 'rummy500: 1', round: 1, quality: 'quick' });
    answers = [{ code: 'analyses_busy', args: {} }];
    const other = new Analysing({ kind: 'link', id: 'abc' });
    await other.start(1);
    expect(other.of(1).failed).toBe('Too many analyses are waiting. Please try again in a while.');
  });
  it('stops, and what comes later changes nothing', async () => {
    answers = [progress({}), progress({ done: 1 })];
    const work = new Analysing({ kind: 'link', id: 'abc' });
    const done = work.start(1);
    await vi.advanceTimersByTimeAsync(500);
    await work.stop(1);
    expect(work.of(1).progress?.state).toBe('stopped');
    expect(asked.at(-1)).toEqual(['DELETE', '/api/analyses/job', null]);
    await vi.advanceTimersByTimeAsync(2000);
    await done;
    expect(work.of(1).progress?.state).toBe('stopped');
    const count = asked.length;
    await work.stop(1);
    expect(asked).toHaveLength(count);
  });
  it('is not asked about when the page has gone', async () => {
    answers = [progress({})];
    const work = new Analysing({ kind: 'link', id: 'abc' });
    const done = work.start(1);
    await vi.advanceTimersByTimeAsync(100);
    work.leave();
    await vi.advanceTimersByTimeAsync(5000);
    await done;
    expect(asked.length).toBeLessThan(4);
    expect(work.of(1).progress && isOpen(work.of(1).progress as AnalysisProgress)).toBe(true);
  });
});

describe('a finished analysis', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const saved = (): string[] => {
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    return names;
  };
  it('is saved as a page in the reader’s language, with the match that it is of', async () => {
    await speak('de');
    const names = saved();
    const asked: [string, unknown][] = [];
    vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
      asked.push([url, JSON.parse(String(options.body))]);
      const body = url.endsWith('/file') ? '<!doctype html>' : JSON.stringify(progress({ state: 'done' }));
      return Promise.resolve(new Response(body));
    });
    const work = new Analysing({ kind: 'record', text: 'rummy500: 1' });
    await work.keep(2, 'html');
    expect(asked).toEqual([]);
    await work.start(2);
    await work.keep(2, 'html');
    expect(asked.at(-1)).toEqual([
      '/api/analyses/job/file',
      { record: 'rummy500: 1', form: 'html', language: 'de' },
    ]);
    expect(names).toEqual(['rummy500-2.html']);
  });
  it('that the server has no more is not saved, and the reader is told', async () => {
    await speak('en');
    const names = saved();
    vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve(
        url.endsWith('/file')
          ? new Response(JSON.stringify({ code: 'unknown_analysis', args: {} }), { status: 404 })
          : new Response(JSON.stringify(progress({ state: 'done' }))),
      ),
    );
    const told = vi.spyOn(voice, 'warn');
    const work = new Analysing({ kind: 'record', text: 'rummy500: 1' });
    await work.start(1);
    await work.keep(1, 'json');
    expect(names).toEqual([]);
    expect(told).toHaveBeenLastCalledWith('That analysis no longer exists. Start it again.');
  });
});
