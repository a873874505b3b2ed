import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../lib/words.svelte';
import type { TableLine } from '../lib/wire';
import { placesOf, resultOf } from './history';
import { keyAct } from './keys';
import { draws, match, step } from './made';
import { readMark, within, writeMark } from './mark';
import { sentence } from './sentence';
import { BadRecord, matchOf, stepsOf } from './source';
import { trace, type Lay } from './trace';
import { Watch, whyNot } from './watch.svelte';

beforeEach(() => speak('en'));

describe('marks', () => {
  it('read what they write', () => {
    expect(writeMark({ round: 2, step: 17 })).toBe('#2.17');
    expect(readMark('#2.17')).toEqual({ round: 2, step: 17 });
    expect(readMark('#3')).toEqual({ round: 3, step: 0 });
  });
  it.each(['', '#', '#x', '#1.', '#1.2.3', '#-1.2', '#1.9999999', '2.17'])('name no place: %s', (hash) => {
    expect(readMark(hash)).toBeNull();
  });
  it('stay within the match', () => {
    expect(within(null, [5, 8])).toEqual({ round: 1, step: 0 });
    expect(within({ round: 2, step: 99 }, [5, 8])).toEqual({ round: 2, step: 7 });
    expect(within({ round: 2, step: -1 }, [5, 8])).toEqual({ round: 2, step: 0 });
    expect(within({ round: 9, step: 3 }, [5, 8])).toEqual({ round: 2, step: 0 });
    expect(within({ round: 0, step: 3 }, [5, 8])).toEqual({ round: 1, step: 0 });
    expect(within({ round: 1, step: 0 }, [])).toBeNull();
  });
});

describe('the way of the cards', () => {
  const idOf = (zone: Lay['pile'] | undefined, card: string): number =>
    zone?.find((token) => token.card === card)?.id ?? NaN;

  it('a card keeps its identity from the stock to the hand, a meld and the pile', () => {
    const lays = trace([
      step({ hands: ['7S 8S', 'KD'], pile: '4D' }),
      step({ hands: ['7S 8S 9S', 'KD'], pile: '4D' }),
      step({ hands: ['', 'KD'], pile: '4D', melds: ['7S 8S 9S'] }),
      step({ hands: ['', ''], pile: '4D KD', melds: ['7S 8S 9S'] }),
    ]);
    const drawn = idOf(lays[1]?.hands[0], '9S');
    expect([...(lays[1]?.born.entries() ?? [])]).toEqual([[drawn, { at: 'stock' }]]);
    expect([...(lays[1]?.moved ?? [])]).toEqual([drawn]);
    expect(idOf(lays[2]?.melds[0], '9S')).toBe(drawn);
    expect(lays[2]?.moved.size).toBe(3);
    expect(lays[2]?.born.size).toBe(0);
    expect(idOf(lays[3]?.pile, 'KD')).toBe(idOf(lays[0]?.hands[1], 'KD'));
    expect(lays[0]?.moved.size).toBe(0);
  });
  it('of two copies the one moves that left its place', () => {
    const lays = trace([
      step({ hands: ['5H', '9C'], pile: '5H 2D 5H' }),
      step({ hands: ['5H 5H', '9C'], pile: '5H 2D' }),
      step({ hands: ['5H', '9C'], pile: '5H 2D 5H' }),
    ]);
    const [first, second, third] = lays;
    expect(second?.pile.map((token) => token.id)).toEqual(first?.pile.slice(0, 2).map((token) => token.id));
    const taken = [...(second?.moved ?? [])];
    expect(taken).toEqual([first?.pile[2]?.id]);
    expect(new Set(second?.hands[0]?.map((token) => token.id)).size).toBe(2);
    expect(third?.moved.size).toBe(1);
  });
  it('all cards of a step have different identities, also after a reshuffle', () => {
    const lays = trace([
      step({ hands: ['5H 5H', '9C'], pile: '2D 3D 4D', stock: 0 }),
      step({ hands: ['5H 5H', '9C'], pile: '4D', stock: 2 }),
      step({ hands: ['5H 5H 2D', '9C'], pile: '4D', stock: 1 }),
    ]);
    expect([...(lays[1]?.gone.values() ?? [])]).toEqual([{ at: 'stock' }, { at: 'stock' }]);
    for (const lay of lays) {
      const ids = [...lay.hands.flat(), ...lay.pile, ...lay.melds.flat()].map((token) => token.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect([...(lays[2]?.born.keys() ?? [])]).toEqual([idOf(lays[2]?.hands[0], '2D')]);
  });
  it('hands lie by suit, and what nobody has named is counted', () => {
    const [lay] = trace([step({ hands: ['KH 2S 10S AH', '3C'], counts: [4, 5] })]);
    expect(lay?.hands[0]?.map((token) => token.card)).toEqual(['2S', '10S', 'AH', 'KH']);
    expect(lay?.unknown).toEqual([0, 4]);
  });
});

describe('sentences', () => {
  it('name everybody, and melds by who put them down', () => {
    const told = step({
      hands: ['', 'KD'],
      melds: ['KS KH KC'],
      events: [
        { type: 'called', seat: 1, card: 'KD' },
        { type: 'laid_off', seat: 1, meld: 1, card: { card: 'KD', as: 'KD' }, end: null, value: 10 },
      ],
    });
    expect(sentence(['Ann', 'Bo'], told, 'see')).toBe(
      'Bo called Rummy for K♦. Bo laid K♦ on Ann’s kings: 10 points.',
    );
    expect(sentence(['Ann', 'Bo'], told, 'say')).toContain('king of diamonds');
  });
});

describe('keys', () => {
  const press = (key: string, at: string, more: Partial<KeyboardEventInit> = {}): string | null => {
    document.body.innerHTML = at;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
    let act: string | null = 'unheard';
    const hear = (heard: KeyboardEvent): void => {
      act = keyAct(heard);
    };
    document.body.addEventListener('keydown', hear, { once: true });
    document.body.firstElementChild?.dispatchEvent(event);
    return act;
  };
  it.each([
    ['ArrowLeft', 'back'],
    ['ArrowRight', 'on'],
    ['Home', 'first'],
    ['End', 'last'],
    [' ', 'toggle'],
    ['PageUp', 'round-back'],
    ['PageDown', 'round-on'],
    ['x', null],
  ])('%s', (key, act) => {
    expect(press(key, '<main></main>')).toBe(act);
  });
  it('leave buttons, fields, sliders and dialogs what is theirs', () => {
    expect(press(' ', '<button></button>')).toBeNull();
    expect(press('ArrowLeft', '<button></button>')).toBe('back');
    expect(press('ArrowLeft', '<input type="range">')).toBeNull();
    expect(press(' ', '<input type="range">')).toBe('toggle');
    expect(press('Home', '<textarea></textarea>')).toBeNull();
    expect(press('End', '<select></select>')).toBeNull();
    expect(press('End', '<dialog></dialog>')).toBeNull();
    expect(press('End', '<main></main>', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', '<main></main>', { altKey: true })).toBeNull();
  });
});

describe('matches in the list', () => {
  const line = (more: Partial<TableLine>): TableLine => ({
    table: 'a',
    preset: 'standard',
    names: ['Ann', 'Bo', 'Cy'],
    you: 0,
    finished: true,
    rounds: 3,
    totals: [120, 510, -5],
    winners: [1],
    at: 0,
    daily: null,
    ...more,
  });
  it('say who has won', () => {
    expect(resultOf(line({}))).toEqual({ kind: 'others', names: ['Bo'] });
    expect(resultOf(line({ winners: [0] }))).toEqual({ kind: 'you' });
    expect(resultOf(line({ winners: [0, 2] }))).toEqual({ kind: 'you-with', names: ['Cy'] });
    expect(resultOf(line({ you: null, winners: [0] }))).toEqual({ kind: 'others', names: ['Ann'] });
    expect(resultOf(line({ finished: false, winners: [] }))).toEqual({ kind: 'open' });
    expect(resultOf(line({ winners: [] }))).toEqual({ kind: 'none' });
  });
  it('show a finished match from the best to the last, a running one as it sits', () => {
    expect(placesOf(line({})).map((place) => [place.name, place.total, place.won])).toEqual([
      ['Bo', 510, true],
      ['Ann', 120, false],
      ['Cy', -5, false],
    ]);
    const open = placesOf(line({ finished: false, names: ['Ann', '', 'Cy'], totals: [], winners: [] }));
    expect(open.map((place) => [place.seat, place.name, place.total])).toEqual([
      [0, 'Ann', null],
      [2, 'Cy', null],
    ]);
  });
});

describe('watching', () => {
  // The server's part: a match of two rounds with four and ten steps, at most three of them at once.
  const asked: { url: string; body: unknown }[] = [];
  let busy = 0;
  const rounds = [draws(4), draws(10)];
  beforeEach(() => {
    asked.length = 0;
    busy = 0;
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      asked.push({ url, body: init?.body });
      const query = new URL(url, 'http://here').searchParams;
      const round = query.get('round');
      if (url.includes('gone')) {
        const problem = { code: 'unknown_replay', args: {} };
        return Promise.resolve(new Response(JSON.stringify(problem), { status: 404 }));
      }
      if (init?.body === 'bad') {
        const problem = { code: 'no_version', args: { line: 1 }, text: 'It does not begin well.' };
        return Promise.resolve(new Response(JSON.stringify(problem), { status: 422 }));
      }
      if (busy-- > 0) {
        const problem = { code: 'too_many', args: { retry_ms: 700 } };
        return Promise.resolve(new Response(JSON.stringify(problem), { status: 429 }));
      }
      if (round === null) return Promise.resolve(Response.json(match(rounds.map((one) => one.length))));
      const all = rounds[Number(round) - 1] ?? [];
      const first = Number(query.get('first'));
      const part = { round: Number(round), first, count: all.length, steps: all.slice(first, first + 3) };
      return Promise.resolve(Response.json(part));
    });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const opened = async (hash = ''): Promise<Watch> => {
    const watch = new Watch({ kind: 'link', id: 'abc' });
    await watch.open(hash);
    return watch;
  };

  it('fetches a round in parts, and only once', async () => {
    expect(await stepsOf({ kind: 'link', id: 'abc' }, 2)).toHaveLength(10);
    expect(asked.map((one) => one.url)).toEqual(
      [0, 3, 6, 9].map((first) => `/api/replays/abc?round=2&first=${first}`),
    );
    const watch = await opened();
    await watch.toRound(2);
    await watch.toRound(1);
    const before = asked.length;
    await watch.toRound(2);
    expect(asked.length).toBe(before);
  });
  it('sends a record that was brought each time, and keeps it nowhere', async () => {
    await matchOf({ kind: 'record', text: 'rummy500: 1' });
    expect(asked).toEqual([{ url: '/api/replays', body: 'rummy500: 1' }]);
    const bad = await matchOf({ kind: 'record', text: 'bad' }).catch((error: unknown) => error);
    expect(bad).toBeInstanceOf(BadRecord);
    expect((bad as BadRecord).line).toBe(1);
    expect(whyNot(bad)).toBe('It does not begin well.');
  });
  it('waits where the server has too much to do, but not for ever', async () => {
    busy = 2;
    const found = matchOf({ kind: 'link', id: 'abc' });
    await vi.advanceTimersByTimeAsync(1400);
    expect((await found).names).toEqual(['Ann', 'Bo']);
    expect(asked).toHaveLength(3);
    busy = 99;
    const never = matchOf({ kind: 'link', id: 'abc' }).catch((error: unknown) => whyNot(error));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await never).toBe('That was too much at once. Please try again later.');
    expect(asked).toHaveLength(7);
  });
  it('begins where the address says, and the address follows', async () => {
    const watch = await opened('#2.7');
    expect(watch.mark).toEqual({ round: 2, step: 7 });
    expect(location.hash).toBe('#2.7');
    await watch.by(1);
    expect(location.hash).toBe('#2.8');
    expect(watch.say('see')).toBe('Ann drew 10♠.');
    await watch.end();
    expect(watch.mark.step).toBe(9);
    expect(watch.atEnd).toBe(true);
    await watch.by(1);
    expect(watch.mark.step).toBe(9);
    await watch.first();
    await watch.by(-1);
    expect(watch.mark).toEqual({ round: 2, step: 0 });
    await watch.toRound(7);
    expect(watch.mark).toEqual({ round: 2, step: 0 });
  });
  it('says why there is nothing', async () => {
    const watch = new Watch({ kind: 'link', id: 'gone' });
    await watch.open('');
    expect(watch.failed).toBe('There is nothing to watch at this link.');
  });
  it('plays by itself to the end of the round, faster where that is wished', async () => {
    const watch = await opened();
    watch.toggle();
    await vi.advanceTimersByTimeAsync(1600);
    expect(watch.mark.step).toBe(1);
    watch.pace(4);
    await vi.advanceTimersByTimeAsync(400);
    expect(watch.mark.step).toBe(2);
    expect(watch.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(400);
    expect(watch.mark.step).toBe(3);
    expect(watch.playing).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(watch.mark).toEqual({ round: 1, step: 3 });
    watch.toggle();
    await vi.advanceTimersByTimeAsync(0);
    expect(watch.mark).toEqual({ round: 2, step: 0 });
    watch.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(watch.mark).toEqual({ round: 2, step: 0 });
  });
});
