// What hints say, and when the coach is asked.
import { beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { becauseText, lookText, moveText, placeInPile, reasonText } from './advice';
import { COACH_TAKES } from './adviser.svelte';
import type { WireEvents } from './link';
import { choose } from './prefs.svelte';
import { Table } from './table.svelte';
import type { Table as Told } from './tell';
import { speak } from './words.svelte';
import type { Advice, ClientMessage, ServerMessage, TableMeld, Verdict, View } from './wire';
import { introOf, optionsOf, stateOf } from '../../fixtures/frames';

const KINGS: TableMeld = {
  number: 1,
  kind: 'set',
  owner: 1,
  cards: [
    { card: 'KS', as: 'KS', by: 1, value: 10 },
    { card: 'KH', as: 'KH', by: 1, value: 10 },
    { card: 'KD', as: 'KD', by: 1, value: 10 },
  ],
};
const told: Told = {
  names: ['Ann', 'Bob', 'Cat'],
  you: 0,
  meld: (number) => (number === 1 ? KINGS : undefined),
  pile: () => 4,
  pileCards: () => ['7S', '4D', '7S', 'QH'],
};

describe('hints in words', () => {
  beforeAll(() => speak('en'));

  it('say what to look at, what to do and why', () => {
    expect(lookText({ kind: 'take', card: '4D', index: 1 }, told, 'see')).toBe('Look at 4♦ in the pile.');
    expect(moveText({ type: 'take', card: '4D' }, told, 'see')).toBe('Take 4♦ and 2 more');
    expect(moveText(null, told, 'see')).toBe('Do not call');
    const reason = {
      kind: 'take-plays',
      card: '4D',
      points: 18,
      count: 2,
      cost: 17,
      seat: 1,
      left: 2,
    } as const;
    expect(reasonText(reason, told, 'see')).toBe(
      'Reaching for 4♦ puts 18 points on the table in this turn, but the 2 cards that are left over would cost 17 if Bob, who has 2 cards left, goes out.',
    );
  });
  it('name cards in words for a voice, and a meld as its player’s own', () => {
    const reason = { kind: 'fits-table', card: 'KC', seat: 1, meld: 1 } as const;
    expect(reasonText(reason, told, 'say')).toBe('Bob could lay king of clubs straight on their own kings.');
    expect(reasonText({ ...reason, seat: 2 }, told, 'see')).toBe('Cat could lay K♣ straight on Bob’s kings.');
    const all = becauseText([{ kind: 'lays-now', points: 1 }, { kind: 'stock-low' }], told, 'say');
    expect(all).toMatch(/^That puts one point .* The stock is empty/);
  });
  it('tell two equal cards of the pile apart', () => {
    expect(placeInPile(['7S', '4D', '7S'], '7S', 1)).toBe(0);
    expect(placeInPile(['7S', '4D', '7S'], '7S', 2)).toBe(2);
    expect(placeInPile(['4D', '7S'], '7S', null)).toBe(1);
    expect(placeInPile(['4D'], '7S', null)).toBe(-1);
  });
});

describe('the adviser of a table', () => {
  const options = optionsOf({ draw: true, takes: [{ index: 0, card: '9S', brings: 2 }] });
  const view = (seq: number): View => ({
    type: 'view',
    seq,
    events: [],
    public: {
      round: 1,
      dealer: 1,
      turn: 0,
      phase: 'draw',
      counts: [2, 3],
      pile: ['9S', 'KD'],
      stock: 20,
      melds: [],
      reached: null,
      taken: null,
      laid: [0, 0],
      floating: [false, false],
      opened: [false, false],
      fresh: [true, true],
      extras: [],
      totals: [0, 0],
      hands: null,
    },
    own: { seat: 0, hand: ['7S', '8S'], drew: null, options },
    state: stateOf(),
  });
  const advice: Advice = {
    look: { kind: 'take', card: '9S', index: 0 },
    move: { type: 'take', card: '9S' },
    because: [{ kind: 'lays-now', points: 24 }],
    beside: { type: 'draw' },
    gain: 12,
    rounds: 1000,
  };
  const verdict: Verdict = { loss: 12, better: advice.move, because: advice.because, rounds: 1000 };
  let events: WireEvents | null = null;
  let sent: ClientMessage[] = [];
  let table: Table;
  const hear = (message: ServerMessage): void => events?.text(JSON.stringify(message));
  const settled = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

  function open(manners: Readonly<Record<string, string>>): void {
    sent = [];
    table = new Table('abcdefghjkmnpqrs', (given) => {
      events = given;
      return { send: (text) => sent.push(JSON.parse(text) as ClientMessage), close: () => undefined };
    });
    events?.open();
    hear({
      type: 'welcome',
      protocol: 1,
      rounds: [],
      table: introOf({ people: [true, false], computers: [null, 'casual'], manners }),
    });
    hear(view(7));
    sent = [];
  }
  const last = (): ClientMessage | undefined => sent.at(-1);
  const lastId = (): string => {
    const message = last();
    return message && 'id' in message ? message.id : '';
  };

  beforeEach(() => {
    vi.useFakeTimers();
    choose({ coach: true });
  });
  afterEach(() => {
    table.stop();
    vi.useRealTimers();
  });

  it('tells a hint in two steps and marks first the place, then the move', async () => {
    open({ hints: 'on', coach: 'off' });
    expect(table.adviser.offered).toBe(true);
    table.adviser.press();
    expect(last()).toMatchObject({ type: 'hint', seq: 7 });
    hear({ type: 'hint', id: lastId(), seq: 7, advice });
    await settled();
    expect([table.adviser.told, table.adviser.marks.pile]).toEqual([false, 0]);
    table.adviser.press();
    expect(table.adviser.told).toBe(true);
    table.adviser.doIt();
    expect(last()).toMatchObject({ type: 'move', seq: 7, move: { type: 'take', card: '9S' } });
    expect(table.pending?.tokens).toEqual(table.places.pile.map((token) => token.id));
  });
  it('forgets a hint when the table has moved on', async () => {
    open({ hints: 'on' });
    table.adviser.press();
    hear({ type: 'hint', id: lastId(), seq: 7, advice });
    await settled();
    expect(table.adviser.advice).not.toBeNull();
    hear(view(8));
    expect(table.adviser.advice).toBeNull();
    expect(table.adviser.marks.pile).toBeNull();
  });
  it('offers none where the host does not allow it, or the server cannot think', async () => {
    open({ hints: 'off' });
    expect(table.adviser.offered).toBe(false);
    table.adviser.press();
    expect(sent).toEqual([]);
    table.stop();
    open({ hints: 'on' });
    table.adviser.press();
    hear({ type: 'refused', id: lastId(), code: 'no_search', args: {}, seq: 7 });
    await settled();
    expect(table.adviser.offered).toBe(false);
  });
  it('plays a move at once where the coach has nothing against it', async () => {
    open({ coach: 'on' });
    table.take({ kind: 'draw' });
    expect(last()).toMatchObject({ type: 'consider', seq: 7, move: { type: 'draw' } });
    expect(table.pending).not.toBeNull();
    hear({ type: 'considered', id: lastId(), seq: 7, verdict: null });
    await settled();
    expect(last()).toMatchObject({ type: 'move', move: { type: 'draw' } });
  });
  it('asks before a costly move, and the player decides', async () => {
    open({ coach: 'on' });
    table.take({ kind: 'draw' });
    hear({ type: 'considered', id: lastId(), seq: 7, verdict });
    await settled();
    expect(table.adviser.question?.verdict.loss).toBe(12);
    expect(table.adviser.marks.pile).toBe(0);
    expect(sent.some((message) => message.type === 'move')).toBe(false);
    table.adviser.close();
    expect(table.adviser.question).toBeNull();
    expect(table.pending).toBeNull();
    table.take({ kind: 'draw' });
    hear({ type: 'considered', id: lastId(), seq: 7, verdict });
    await settled();
    table.adviser.playMine();
    expect(last()).toMatchObject({ type: 'move', seq: 7, move: { type: 'draw' } });
  });
  it('does not wait for a slow coach, and does not hear what comes too late', async () => {
    open({ coach: 'on' });
    table.take({ kind: 'draw' });
    const asked = lastId();
    await vi.advanceTimersByTimeAsync(COACH_TAKES + 1);
    expect(last()).toMatchObject({ type: 'move', move: { type: 'draw' } });
    hear({ type: 'considered', id: asked, seq: 7, verdict });
    await settled();
    expect(table.adviser.question).toBeNull();
  });
  it('plays on silently where the coach refuses to answer', async () => {
    open({ coach: 'on' });
    table.take({ kind: 'draw' });
    hear({ type: 'refused', id: lastId(), code: 'too_fast', args: { ms: 900 }, seq: 7 });
    await settled();
    expect(table.refusal).toBeNull();
    expect(last()).toMatchObject({ type: 'move', move: { type: 'draw' } });
  });
  it('plays nothing when the table has moved on while the coach was thinking', async () => {
    open({ coach: 'on' });
    table.take({ kind: 'draw' });
    const asked = lastId();
    hear(view(8));
    hear({ type: 'considered', id: asked, seq: 7, verdict: null });
    await settled();
    expect(sent.some((message) => message.type === 'move')).toBe(false);
    expect(table.refusal?.text).toMatch(/moved on/);
  });
  it('is silent where the player or the host does not want it', () => {
    open({ coach: 'off' });
    table.take({ kind: 'draw' });
    expect(last()).toMatchObject({ type: 'move' });
    table.stop();
    choose({ coach: false });
    open({ coach: 'on' });
    table.take({ kind: 'draw' });
    expect(last()).toMatchObject({ type: 'move' });
  });
});
