// The scheme against the vectors of docs/fair-deal.md and, by one digest over 10,000 deals, against the server's reading
// (tests/game/test_fair_agreement.py); then this browser's part: what it gives when, and what it notices.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitment, cutByKey, dealKey, deckOf, pack, Share, shareHash, shuffled, verdictIds } from './fair';
import { fromHex, hex, utf8 } from './sha256';
import en from '../../../src/rummy500/locales/en/fair.ftl?raw';
import type { CardText as Card, DealOpened, DealState, GameEvent, View } from './wire';

const TABLE = 'abcdefghjkmnpqrs';
const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const SHARES = [SECRET.slice(0, 16), null, new Uint8Array(16).fill(255)];
const ZERO = new Uint8Array(32);

describe('the scheme', () => {
  it('has the commitments of the page', () => {
    expect(commitment(TABLE, 1, ZERO)).toBe(
      'ed5285eca9b3ee5aac4aa076b921bf5563aea0c53b8df4db6a75f0a76976ad86',
    );
    expect(commitment(TABLE, 12, SECRET)).toBe(
      'ab91aa8b229c480246d1ce632eded5dab7df6d702b6afcb193ce299af125639b',
    );
  });
  it('has the hashes of the shares', () => {
    expect(shareHash(new Uint8Array(16))).toBe(
      '374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb',
    );
    expect(shareHash(SECRET.slice(0, 16))).toBe(
      'be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991',
    );
  });
  it('has the keys, an absent seat as zeros', () => {
    expect(hex(dealKey(ZERO, [null, null]))).toBe(
      '33ad0a1c607ec03b09e6cd9893680ce210adf300aa1f2660e1b22e10f170f92a',
    );
    expect(hex(dealKey(SECRET, SHARES))).toBe(
      '5da2d0d608c56de4a7affc557ea008b5f6ebd63e66af1844f8c41c2161af9f2b',
    );
  });
  it('has the decks and the reshuffle of the record format', () => {
    expect(deckOf(ZERO, 1, 0, 0).slice(0, 10).join(' ')).toBe('QH 5S QS 10D 9H AC JS 5D 6C KS');
    expect(deckOf(ZERO, 1, 0, 0).slice(-3).join(' ')).toBe('7D KD 8D');
    expect(deckOf(SECRET, 2, 2, 0).slice(0, 8).join(' ')).toBe('2S 2H 10H 8D JK 2H KD 9S');
    expect(deckOf(SECRET, 2, 2, 0).slice(-4).join(' ')).toBe('7S 4S QC AH');
    expect(shuffled(ZERO, 'restock1', '4D 2C 5H JD 9H'.split(' ')).join(' ')).toBe('2C 4D 9H JD 5H');
  });
  it('cuts by moving cards from the top to the bottom', () => {
    const whole = deckOf(ZERO, 1, 0, 0);
    expect(deckOf(ZERO, 1, 0, 17)).toEqual([...whole.slice(17), ...whole.slice(0, 17)]);
  });
  it('cuts by the key where nobody cuts by hand', () => {
    const key = dealKey(SECRET, SHARES);
    expect([cutByKey(ZERO, 52), cutByKey(SECRET, 108), cutByKey(key, 52)]).toEqual([49, 102, 47]);
  });
  it('keeps every card of the pack', () => {
    expect(deckOf(SECRET, 2, 3, 9).sort()).toEqual(pack(2, 3).sort());
    expect(pack(2, 3)).toHaveLength(110);
  });

  it('agrees with the server on 10,000 deals', () => {
    const sha = (text: string): Uint8Array => createHash('sha256').update(text).digest();
    const digest = createHash('sha256');
    for (let i = 0; i < 10_000; i += 1) {
      const secret = sha(`secret ${i}`);
      const shares = Array.from({ length: 2 + (i % 7) }, (_, seat) =>
        (i + seat) % 3 === 0 ? null : sha(`share ${i} ${seat}`).subarray(0, 16),
      );
      const key = dealKey(secret, shares);
      const hashes = shares.map((share) => (share === null ? '-' : shareHash(share))).join();
      const deck = deckOf(key, 1 + (i % 2), i % 5, i % 53).join(' ');
      digest.update(`${commitment(`table${i % 97}`, i + 1, secret)} ${hashes} ${hex(key)} ${deck}\n`);
    }
    expect(digest.digest('hex')).toBe('c1dd2c315c5034033ace376bd1c705480cd0905a931971a1fed00642ee250259');
  }, 60_000);
});

// A server that plays fair, and one that does not -------------------------------------------------------------

/** Session storage of one tab. */
class Tab {
  readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
}
const OTHER = new Uint8Array(16).fill(7);

interface Course {
  tab?: Tab;
  /** What the server changes on its way. */
  listed?: (mine: string) => string | null;
  shown?: string;
  secret?: Uint8Array;
  opened?: (mine: string | null) => string | null;
  hand?: (hand: readonly Card[]) => readonly Card[];
  upcard?: (card: Card) => Card;
  cutTold?: number;
  reload?: 'after commit' | 'after deal';
}

/** A deal of round 3 for this browser in seat 1 of 3, seat 2 a person too, seat 0 a computer. */
function deal(course: Course = {}): ReturnType<Share['check']> {
  const tab = course.tab ?? new Tab();
  let share = new Share(TABLE, tab);
  const published = commitment(TABLE, 3, SECRET);
  const state = (step: DealState['step'], commits: DealState['commits']): DealState => ({
    round: 3,
    step,
    commitment: step === 'commit' ? published : (course.shown ?? published),
    commits,
    cutter: null,
    cards: 54,
    ms: 3000,
  });
  const commit = share.step(state('commit', null), 1);
  if (commit?.type !== 'commit') throw new Error('no commitment');
  if (course.reload === 'after commit') share = new Share(TABLE, tab);
  const commits = [null, (course.listed ?? ((mine) => mine))(commit.hash), shareHash(OTHER)];
  const open = share.step(state('open', commits), 1);
  const mine = open?.type === 'open' ? open.share : null;
  const shares = [null, (course.opened ?? ((own) => own))(mine), hex(OTHER)];
  const secret = course.secret ?? SECRET;
  const key = dealKey(
    secret,
    shares.map((one) => (one === null ? null : fromHex(one))),
  );
  const deck = deckOf(key, 1, 2, 9);
  // Seat 0 is dealt to first; then each gets every third card.
  const hand = deck.slice(0, 21).filter((_, at) => at % 3 === 1);
  const up = deck[21] ?? 'JK';
  share.see(
    viewOf(
      [
        { type: 'pack_cut', seat: 1, depth: course.cutTold ?? 9 },
        {
          type: 'round_started',
          round: 3,
          dealer: 2,
          first: 0,
          upcard: course.upcard?.(up) ?? up,
          counts: [7, 7, 7],
          stock: 32,
        },
        { type: 'drew', seat: 0, card: null },
      ],
      course.hand?.(hand) ?? hand,
    ),
  );
  share.see(viewOf([{ type: 'drew', seat: 1, card: deck[23] ?? null }], [...hand, deck[23] ?? 'JK']));
  if (course.reload === 'after deal') share = new Share(TABLE, tab);
  const event: DealOpened = {
    type: 'deal_opened',
    round: 3,
    commitment: published,
    secret: hex(secret),
    shares,
    seed: hex(key),
  };
  return share.check(event, 2);
}

function viewOf(events: readonly GameEvent[], hand: readonly Card[]): View {
  const state = { round: 3 } as View['state'];
  return {
    type: 'view',
    seq: 9,
    events,
    public: { round: 3 } as View['public'],
    own: { seat: 1, hand, drew: null, options: null },
    state,
  };
}

const first = (hand: readonly Card[]): Card => hand[0] ?? 'JK';

describe('a share', () => {
  it('is found in a fair deal', () => {
    expect(deal()).toEqual({
      round: 3,
      result: 'fair',
      commitment: 'ok',
      key: 'ok',
      shares: 'ok',
      own: 'ok',
      cards: 'ok',
    });
  });
  it.each(['after commit', 'after deal'] as const)('survives a reload %s', (reload) => {
    expect(deal({ reload }).result).toBe('fair');
  });
  it('is drawn anew for every round and every table', () => {
    const hashes = [1, 2].flatMap((round) => [
      new Share(TABLE, new Tab()).commit(round),
      new Share('another', new Tab()).commit(round),
    ]);
    expect(new Set(hashes).size).toBe(4);
  });
  it('stays the same for one round', () => {
    const share = new Share(TABLE, new Tab());
    expect(share.commit(4)).toBe(share.commit(4));
  });
  it('works without a place to keep it', () => {
    const share = new Share(TABLE, null);
    const hash = share.commit(1);
    expect(shareHash(fromHex(share.open(1, [hash, null], 0) ?? ''))).toBe(hash);
  });
  it('is not shown before its hash stands in the list', () => {
    const share = new Share(TABLE, new Tab());
    const hash = share.commit(1);
    expect(share.open(1, [null, null], 0)).toBeNull();
    expect(new Share(TABLE, new Tab()).open(1, [hash, null], 0)).toBeNull();
  });
  it('is not shown in the place of another seat', () => {
    const share = new Share(TABLE, new Tab());
    expect(share.open(1, [null, share.commit(1)], 0)).toBeNull();
  });
  it('is not shown once the list or the commitment has changed', () => {
    const share = new Share(TABLE, new Tab());
    const hash = share.commit(1, 'aa');
    expect(share.open(1, [hash, 'bb'], 0)).not.toBeNull();
    expect(share.open(1, [hash, 'cc'], 0)).toBeNull();
    const other = new Share(TABLE, new Tab());
    const again = other.commit(1, 'aa');
    other.commit(1, 'bb');
    expect(other.open(1, [again], 0)).toBeNull();
  });
  it('is sent once, and once more when the table is reached again', () => {
    const share = new Share(TABLE, new Tab());
    const commits = { round: 1, step: 'commit', commitment: 'aa', commits: null, cutter: null } as const;
    const state: DealState = { ...commits, cards: 52, ms: 1 };
    const sent = share.step(state, 0);
    expect(sent?.type).toBe('commit');
    expect(share.step(state, 0)).toBeNull();
    share.again();
    expect(share.step(state, 0)).toEqual(sent);
    expect(share.step(null, 0)).toBeNull();
    expect(new Share(TABLE, new Tab()).step(state, null)).toBeNull();
  });
  it('reads what was kept, and starts anew where that is damaged', () => {
    const tab = new Tab();
    tab.setItem(`rummy500-deals-${TABLE}`, '{');
    expect(new Share(TABLE, tab).commit(1)).toMatch(/^[0-9a-f]{64}$/);
  });
  it('forgets rounds that are long over', () => {
    const tab = new Tab();
    const share = new Share(TABLE, tab);
    for (let round = 1; round <= 20; round += 1) share.commit(round);
    expect((JSON.parse(tab.getItem(`rummy500-deals-${TABLE}`) ?? '') as unknown[]).length).toBe(2);
  });
});

describe('what is noticed', () => {
  const cases: readonly [string, Course, Partial<ReturnType<typeof deal>>][] = [
    ['another secret', { secret: ZERO }, { result: 'wrong', commitment: 'wrong' }],
    ['a commitment that changes', { shown: '0'.repeat(64) }, { result: 'wrong', commitment: 'wrong' }],
    [
      'a share that was put in the place of the own one',
      { opened: () => hex(OTHER) },
      { result: 'wrong', own: 'wrong' },
    ],
    ['a share that was left out', { opened: () => null }, { result: 'partly', own: 'dropped', shares: 'ok' }],
    ['a list without the own hash', { listed: () => null }, { result: 'partly', own: 'late' }],
    [
      'a list with the hash of another window',
      { listed: () => shareHash(SHARES[0] ?? ZERO), opened: () => hex(SHARES[0] ?? ZERO) },
      { result: 'partly', own: 'elsewhere' },
    ],
    [
      'another hand',
      { hand: (hand) => [...hand.slice(1), first(hand) === 'AS' ? '2S' : 'AS'] },
      { result: 'wrong', cards: 'wrong' },
    ],
    [
      'another upcard',
      { upcard: (card) => (card === 'AS' ? '2S' : 'AS') },
      { result: 'wrong', cards: 'wrong' },
    ],
    ['another cut', { cutTold: 8 }, { result: 'wrong', cards: 'wrong' }],
  ];
  it.each(cases)('%s', (_, course, verdict) => expect(deal(course)).toMatchObject(verdict));

  it('a key that is not made of secret and shares', () => {
    const event: DealOpened = {
      type: 'deal_opened',
      round: 1,
      commitment: commitment(TABLE, 1, SECRET),
      secret: hex(SECRET),
      shares: [null, null],
      seed: hex(ZERO),
    };
    expect(new Share(TABLE, new Tab()).check(event, 0)).toMatchObject({ result: 'wrong', key: 'wrong' });
  });
  it('nothing is called fair by who has seen nothing', () => {
    const event: DealOpened = {
      type: 'deal_opened',
      round: 1,
      commitment: commitment(TABLE, 1, SECRET),
      secret: hex(SECRET),
      shares: [null, null],
      seed: hex(dealKey(SECRET, [null, null])),
    };
    const verdict = new Share(TABLE, new Tab()).check(event, 0);
    expect(verdict).toMatchObject({ result: 'partly', own: 'none', commitment: 'unseen', cards: 'unseen' });
  });
  it('a commitment that changes, by who only watches', () => {
    const share = new Share(TABLE, new Tab());
    const key = dealKey(SECRET, [null, null]);
    const promised = commitment(TABLE, 1, SECRET);
    const state: DealState = {
      round: 1,
      step: 'open',
      commitment: promised,
      commits: [null, null],
      cutter: null,
      cards: 52,
      ms: 1,
    };
    expect(share.step(state, null)).toBeNull();
    const event: DealOpened = {
      type: 'deal_opened',
      round: 1,
      commitment: promised,
      secret: hex(SECRET),
      shares: [null, null],
      seed: hex(key),
    };
    expect(share.check(event, 0)).toMatchObject({ result: 'partly', commitment: 'ok', shares: 'ok' });
    share.step({ ...state, commitment: '0'.repeat(64) }, null);
    expect(share.check(event, 0)).toMatchObject({ result: 'wrong', commitment: 'wrong' });
  });
  it('a verdict has its sentences', () => {
    const ids = new Set([...en.matchAll(/^([a-z-]+) =/gm)].map(([, id]) => id));
    for (const [, course] of cases) {
      for (const id of verdictIds(deal(course))) expect(ids).toContain(id);
    }
    expect(verdictIds(deal())).toEqual(['fair-verdict-fair']);
  });
});

describe('deal code', () => {
  it('draws from the system only', async () => {
    const source = (await import('./fair.ts?raw')).default;
    expect(source).toContain('crypto.getRandomValues');
    expect(source).not.toContain('Math.random');
    expect(utf8(source).length).toBeGreaterThan(1000);
  });
});
