// Every event has a sentence, for the eye and for the voice, in every language.
import { beforeEach, describe, expect, it } from 'vitest';
import { grown } from './log';
import { refusalText } from './refusal';
import { report } from './report';
import { brief, meldName, standing, tell, winnersText, type Table } from './tell';
import { speak } from './words.svelte';
import type { GameEvent, PublicView, TableMeld, View } from './wire';
import { stateOf } from '../../fixtures/frames';

const RUN: TableMeld = {
  number: 1,
  kind: 'run',
  owner: 1,
  cards: [
    { card: '9S', as: '9S', by: 1, value: 9 },
    { card: 'JK', as: '10S', by: 1, value: 15 },
    { card: 'JS', as: 'JS', by: 0, value: 10 },
  ],
};
const KINGS: TableMeld = {
  number: 2,
  kind: 'set',
  owner: 0,
  cards: [
    { card: 'KS', as: 'KS', by: 0, value: 10 },
    { card: 'KH', as: 'KH', by: 0, value: 10 },
    { card: 'KD', as: 'KD', by: 0, value: 10 },
  ],
};
const VIEW: PublicView = {
  round: 2,
  dealer: 1,
  turn: 0,
  phase: 'draw',
  counts: [7, 1],
  pile: ['4D', '2C'],
  stock: 1,
  melds: [RUN, KINGS],
  reached: null,
  taken: null,
  laid: [40, 0],
  floating: [false, false],
  opened: [true, true],
  fresh: [false, false],
  extras: [],
  totals: [120, -35],
  hands: null,
};
const TABLE: Table = {
  names: ['Kim', 'Ada'],
  you: 0,
  meld: (number) => VIEW.melds[number - 1],
  pile: () => VIEW.pile.length,
};
const EVENTS: readonly GameEvent[] = [
  { type: 'round_started', round: 2, dealer: 1, first: 0, upcard: '4D', counts: [7, 7], stock: 20 },
  { type: 'drew', seat: 1, card: null },
  { type: 'drew', seat: 0, card: 'QH' },
  { type: 'took', seat: 1, cards: ['4D', '2C'], reached: '4D' },
  {
    type: 'melded',
    seat: 1,
    meld: 1,
    cards: [
      { card: '9S', as: '9S' },
      { card: 'JK', as: '10S' },
      { card: 'JS', as: 'JS' },
    ],
    value: 34,
  },
  { type: 'laid_off', seat: 0, meld: 1, card: { card: 'QS', as: 'QS' }, end: 'high', value: 10 },
  { type: 'swapped', seat: 0, meld: 1, card: '10S', value: 10, loser: 1, lost: 15 },
  { type: 'discarded', seat: 1, card: '2C' },
  { type: 'passed', seat: 1 },
  { type: 'stood', seat: 1 },
  { type: 'called', seat: 1, card: '2C' },
  { type: 'floated', seat: 1 },
  { type: 'restocked', count: 5 },
  { type: 'pot_taken', seat: 1, card: 'KC', chips: 3 },
  {
    type: 'round_ended',
    round: 2,
    ended_by: 'out',
    out: 1,
    totals: [103, 40],
    scores: [
      {
        seat: 0,
        laid: 40,
        caught: 57,
        out_bonus: 0,
        stand_bonus: 0,
        round: -17,
        total: 103,
        tabled: [],
        hand: [],
      },
      {
        seat: 1,
        laid: 50,
        caught: 0,
        out_bonus: 25,
        stand_bonus: 0,
        round: 75,
        total: 40,
        tabled: [],
        hand: [],
      },
    ],
  },
  { type: 'match_ended', winners: [1], totals: [103, 540], settlement: null },
  {
    type: 'dealer_cut',
    cuts: [
      [
        { seat: 0, card: '4D' },
        { seat: 1, card: '4C' },
      ],
      [
        { seat: 0, card: 'KS' },
        { seat: 1, card: 'AH' },
      ],
    ],
    dealer: 1,
  },
  { type: 'pack_cut', seat: 0, depth: 17 },
  { type: 'deal_opened', round: 1, commitment: 'ab', secret: 'cd', shares: ['ef', null], seed: '01' },
  { type: 'sat', seat: 1, name: 'Bo' },
  { type: 'left', seat: 1, name: 'Bo' },
  { type: 'removed', seat: 1, name: 'Bo' },
  { type: 'became_host', seat: 0 },
  { type: 'played_for', seat: 1 },
  { type: 'returned', seat: 1 },
  { type: 'timed_out', seat: 1 },
  { type: 'manners_changed', manners: { undo: 'off', turn_timer: '90', pace: 'calm', spectators: 'on' } },
  {
    type: 'taken_back',
    seat: 1,
    move: { type: 'meld', cards: ['4D', '5D', '6D'].map((card) => ({ card, as: card }) as never) },
  },
  { type: 'taken_back', seat: 0, move: { type: 'lay', card: { card: 'QS', as: 'QS' }, meld: 1 } },
  { type: 'taken_back', seat: 1, move: { type: 'swap', card: '10S', meld: 1 } },
  { type: 'taken_back', seat: 1, move: { type: 'take', card: '4D' } },
  { type: 'taken_back', seat: 1, move: { type: 'draw' } },
];

beforeEach(() => speak('en'));

describe('tell', () => {
  it.each(['en', 'de'])('has a sentence for every event (%s)', async (language) => {
    await speak(language);
    for (const event of EVENTS) {
      for (const tone of ['see', 'say'] as const) {
        const text = tell(event, TABLE, tone);
        expect(text, `${event.type} ${tone}`).toMatch(/[.!]$/);
        expect(text).not.toMatch(/\{|\}|undefined|tell-|null/);
        if (tone === 'say') expect(text).not.toMatch(/[♠♥♦♣★]/);
      }
    }
  });

  it('says who, what and how much', () => {
    const said = EVENTS.map((event) => tell(event, TABLE, 'say'));
    expect(said).toContain('You drew queen of hearts.');
    expect(said).toContain('Ada drew a card.');
    expect(said).toContain('Ada took 4 of diamonds and one card above it.');
    expect(said).toContain('Ada melded 9 of spades, joker as 10 of spades, and jack of spades: 34 points.');
    expect(said).toContain(
      'Cut for the deal: you 4 of diamonds and Ada 4 of clubs. ' +
        'A tie, so once more: you king of spades and Ada ace of hearts. Ada has the lowest card and deals.',
    );
    expect(said).toContain('You took queen of spades back from Ada’s run 9 of spades to jack of spades.');
    expect(said).toContain(
      'New table manners: moves cannot be taken back, 90 seconds for a turn, computers play calmly, and others may watch.',
    );
    expect(said.join(' ')).toContain('You: 40 laid, 57 in hand, round −17, total 103.');
    expect(said.join(' ')).toContain('Ada: 50 laid, 0 in hand, bonus 25, round +75, total 40.');
  });

  it('uses signs and the letters of the language for the eye', async () => {
    await speak('de');
    expect(tell({ type: 'discarded', seat: 1, card: 'QH' }, TABLE, 'see')).toContain('D♥');
    expect(tell({ type: 'discarded', seat: 1, card: 'QH' }, TABLE, 'say')).toContain('Herz-Dame');
  });
});

describe('names', () => {
  it('call melds by owner and what they are', () => {
    expect(meldName(TABLE, 2, 'see')).toBe('your kings');
    expect(meldName(TABLE, 1, 'see')).toBe('Ada’s run 9–J♠');
    expect(meldName(TABLE, 1, 'say')).toBe('Ada’s run 9 of spades to jack of spades');
    expect(meldName(TABLE, 7, 'say')).toBe('meld 7');
  });
  it('are short on buttons, whole letters only', () => {
    expect(brief('Ada')).toBe('Ada');
    expect([...new Intl.Segmenter().segment(brief('👩‍👩‍👧‍👦'.repeat(20)))]).toHaveLength(12);
  });
  it('of winners make a sentence', () => {
    expect(winnersText(TABLE, [0])).toBe('You win the match.');
    expect(winnersText(TABLE, [1])).toBe('Ada wins the match.');
    expect(winnersText(TABLE, [0, 1])).toBe('You win the match with Ada.');
  });
});

describe('standing', () => {
  it('says turn, stock, pile and everybody', () => {
    expect(standing(TABLE, VIEW)).toBe(
      'Your turn: draw a card. One card in the stock. 2 cards on the pile, on top 2 of clubs. You: 7 cards, 120 points. Ada: one card, −35 points.',
    );
  });
});

describe('report', () => {
  const message = (events: readonly GameEvent[]): View => ({
    type: 'view',
    seq: 9,
    events,
    public: VIEW,
    own: { seat: 0, hand: ['7S', 'KH'], drew: null, options: null },
    state: stateOf({ round: 2 }),
  });
  const discard: GameEvent = { type: 'discarded', seat: 1, card: '2C' };

  it('tells the events and then whose turn it is, once', () => {
    const moment = { first: false, newTurn: true, hand: [] };
    expect(report(message([discard]), VIEW, TABLE, moment)).toBe(
      'Ada discarded 2 of clubs. Your turn: draw a card.',
    );
    expect(report(message([discard]), VIEW, TABLE, { ...moment, newTurn: false })).toBe(
      'Ada discarded 2 of clubs.',
    );
  });
  it('says that the stock is empty where a card can no longer be drawn', () => {
    const moment = { first: false, newTurn: true, hand: [] };
    const empty = { ...VIEW, stock: 0 };
    expect(report(message([discard]), empty, TABLE, moment)).toBe(
      'Ada discarded 2 of clubs. Your turn: the stock is empty. Take a card from the pile or pass.',
    );
    expect(report(message([discard]), { ...empty, floating: [true, false] }, TABLE, moment)).toBe(
      'Ada discarded 2 of clubs. Your turn: the stock is empty. Pass.',
    );
  });
  it('reads the hand out at the start', () => {
    const text = report(message([]), VIEW, TABLE, { first: true, newTurn: false, hand: ['7S', 'KH'] });
    expect(text).toBe('Your hand: 7 of spades and king of hearts.');
  });
  it('tells only the last events after a long absence', () => {
    const text = report(message(Array.from({ length: 50 }, () => discard)), VIEW, TABLE, {
      first: false,
      newTurn: false,
      hand: [],
    });
    expect(text.match(/discarded/g)).toHaveLength(12);
  });
});

describe('the log', () => {
  it('keeps the meld of an event as it was, and keys that never repeat', () => {
    const first = grown([], EVENTS.slice(0, 5), VIEW, ['Kim', 'Ada']);
    const then = grown(first, EVENTS.slice(5), VIEW, ['Kim', 'Bo']);
    expect(then.map((line) => line.key)).toEqual(EVENTS.map((_, index) => index + 1));
    expect(then[4]?.meld).toBe(RUN);
    expect(then.every((line) => line.round === 2)).toBe(true);
    // Who sat there then is still called by the old name.
    expect(then[0]?.names).toEqual(['Kim', 'Ada']);
    expect(then.at(-1)?.names).toEqual(['Kim', 'Bo']);
  });
});

describe('refusals', () => {
  it('say why and which paragraph of the rules', () => {
    expect(refusalText('taken_card', { card: '7S' }, 'see')).toBe(
      'You took 7♠ from the pile this turn, so you may not discard it. (Rules §4)',
    );
    expect(refusalText('taken_card', { card: '7S' }, 'say')).toContain('7 of spades');
  });
  it('never fail, whatever the code', () => {
    expect(refusalText('something_new', {}, 'see')).toContain('something_new');
  });
});
