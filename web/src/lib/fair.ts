// Fair deals (docs/fair-deal.md): what a deal is made of, and this browser's part in one.
//
// At a table:
//   const share = new Share(tableId);            one for the table's page, it outlives reloads
//   share.step(view.state.deal, seat)            what to send now: a `commit`, an `open`, or null; each given once
//   share.again()                                at every `welcome`: they are given once more
//   share.see(view)                              every view, also the first: remembers what was dealt to this seat
//   share.check(event, jokersPerDeck) -> Verdict at `deal_opened`; `verdictIds` names its sentences in fair.ftl
// or, by hand, `share.commit(round, commitment) -> hash` and `share.open(round, commits, seat) -> hex | null`.
import { RANKS } from './card';
import { fromHex, hex, hmacSha256, hmacUnder, joined, sha256, utf8 } from './sha256';
import type {
  CardText as Card,
  CommitShare,
  DealOpened,
  DealState,
  GameEvent,
  OpenShare,
  RoundStarted,
  View,
} from './wire';

export const SECRET_BYTES = 32;
export const SHARE_BYTES = 16;

/** C: by what the server fixes its 32-byte secret of a round, or the key of a daily deal by its date. */
export function commitment(table: string, round: number | string, secret: Uint8Array): string {
  const zero = Uint8Array.of(0);
  return hex(
    sha256(joined([utf8('rummy500-deal-1'), zero, utf8(table), zero, utf8(String(round)), zero, secret])),
  );
}

/** By what a player fixes a 16-byte share. */
export const shareHash = (share: Uint8Array): string => hex(sha256(share));

/** k: the key of a round, from the secret and the shares in seat order; who gave none counts as zeros. */
export function dealKey(secret: Uint8Array, shares: readonly (Uint8Array | null)[]): Uint8Array {
  return hmacSha256(secret, joined(shares.map((share) => share ?? new Uint8Array(SHARE_BYTES))));
}

/** The pack in its fixed order: per deck spades, hearts, diamonds, clubs, each from the ace, then its jokers. */
export function pack(decks: number, jokers: number): Card[] {
  const deck = [...'SHDC'].flatMap((suit) => RANKS.map((rank) => (rank + suit) as Card));
  for (let n = 0; n < jokers; n += 1) deck.push('JK');
  return Array.from({ length: decks }, () => deck).flat();
}

/** The words of 32 bits that a key and a label give, without end. */
function* wordsOf(key: Uint8Array, label: string): Generator<number, never> {
  const mac = hmacUnder(key);
  const message = joined([utf8(label), new Uint8Array(8)]);
  for (let block = 0; ; block += 1) {
    new DataView(message.buffer).setUint32(message.length - 4, block);
    const view = new DataView(mac(message).buffer);
    for (let at = 0; at < 32; at += 4) yield view.getUint32(at);
  }
}

/** Shuffles by Fisher-Yates from the last place down; a word that would favour low places is skipped. */
export function shuffled<T>(key: Uint8Array, label: string, cards: readonly T[]): T[] {
  const result = [...cards];
  const words = wordsOf(key, label);
  for (let place = result.length - 1; place > 0; place -= 1) {
    const limit = 2 ** 32 - (2 ** 32 % (place + 1));
    let word = words.next().value;
    while (word >= limit) word = words.next().value;
    const other = word % (place + 1);
    [result[place], result[other]] = [result[other] as T, result[place] as T];
  }
  return result;
}

/** The order in which the cards of a round are dealt, after the cut. */
export function deckOf(key: Uint8Array, decks: number, jokers: number, cut: number): Card[] {
  const deck = shuffled(key, 'deal', pack(decks, jokers));
  return [...deck.slice(cut), ...deck.slice(0, cut)];
}

/** How deep a pack of so many cards is cut where nobody cuts by hand. */
export function cutByKey(key: Uint8Array, cards: number): number {
  const depths = Array.from({ length: cards - 1 }, (_, at) => at + 1);
  return shuffled(key, 'cut', depths)[0] ?? 0;
}

// This browser's part -----------------------------------------------------------------------------------------

/** What was seen of the cards of a round, for comparing it with the deck afterwards. */
interface Dealt {
  readonly round: number;
  readonly first: number;
  readonly counts: readonly number[];
  readonly stock: number;
  readonly upcard: Card | null;
  readonly cut: number;
  hand: readonly Card[] | null;
  /** The seats that have done something; the hand of the others is as it was dealt. */
  readonly moved: number[];
  drawn: number;
  restocked: boolean;
  /** The stock cards that this seat drew, by their place in the stock. */
  readonly own: (readonly [number, Card])[];
}
/** What is kept of a round until its deal lies open. */
interface Kept {
  share: string | null;
  /** C as it was first shown, and whether it or the list was ever shown differently. */
  commitment: string | null;
  changed: boolean;
  commits: readonly (string | null)[] | null;
  seat: number | null;
  opened: boolean;
  dealt: Dealt | null;
}

export type Finding = 'ok' | 'wrong' | 'unseen';
/** What became of the own share: it counts; it came too late for the list; it was in the list and then left out; another
 * window or device of the same seat gave one; this page gave none; another one was put in its place. */
export type OwnFinding = 'ok' | 'late' | 'dropped' | 'elsewhere' | 'none' | 'wrong';

/** What a check of a deal found. */
export interface Verdict {
  readonly round: number;
  /** `fair`: everything was seen and is right; `partly`: nothing is wrong, but not everything was seen. */
  readonly result: 'fair' | 'partly' | 'wrong';
  /** The secret is the one that the server had fixed before. */
  readonly commitment: Finding;
  /** The key of the round is made of the secret and the shares. */
  readonly key: Finding;
  /** Every share is the one that its player had fixed before. */
  readonly shares: Finding;
  readonly own: OwnFinding;
  /** The upcard, this seat's hand and the stock cards that it drew are those of the deck. */
  readonly cards: Finding;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export class Share {
  private readonly kept: Map<number, Kept>;
  private readonly given = new Set<string>();
  private cut: number | null = null;
  /** The round that is being played. */
  private dealt: Dealt | null = null;

  constructor(
    readonly table: string,
    private readonly store: Store | null = sessionStore(),
  ) {
    this.kept = readKept(this.store?.getItem(this.place) ?? null);
  }

  /** What has to be sent now for a deal that is under way, each only once. */
  step(deal: DealState | null, seat: number | null): Omit<CommitShare, 'id'> | Omit<OpenShare, 'id'> | null {
    if (deal === null) return null;
    const { round, step } = deal;
    // Who only watches remembers what was promised, too.
    this.hear(round, deal.commitment);
    if (deal.commits !== null) this.list(round, deal.commits, seat);
    if (seat === null || this.given.has(`${step} ${round}`)) return null;
    this.given.add(`${step} ${round}`);
    if (step === 'commit') return { type: 'commit', round, hash: this.commit(round, deal.commitment) };
    if (step === 'cut' || deal.commits === null) return null;
    const share = this.open(round, deal.commits, seat);
    return share === null ? null : { type: 'open', round, share };
  }

  /** To be called when the table has been reached again: a server that was restarted asks once more. */
  again(): void {
    this.given.clear();
  }

  /** Draws this seat's share of a round, where there is none yet, and gives its hash. */
  commit(round: number, commitment: string | null = null): string {
    const kept = this.hear(round, commitment);
    kept.share ??= hex(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)));
    this.keep();
    return shareHash(fromHex(kept.share));
  }

  /** Gives this seat's share, if its own hash stands in the list and the server has kept to its commitment. */
  open(round: number, commits: readonly (string | null)[], seat: number): string | null {
    const kept = this.list(round, commits, seat);
    const mine = kept.share !== null && commits[seat] === shareHash(fromHex(kept.share));
    const opens = mine && !kept.changed;
    kept.opened ||= opens;
    this.keep();
    return opens ? kept.share : null;
  }

  /** Keeps the list of commitments as it was first shown; one that differs later is a broken promise. */
  private list(round: number, commits: readonly (string | null)[], seat: number | null): Kept {
    const kept = this.of(round);
    if (kept.commits !== null && kept.commits.join() !== commits.join()) kept.changed = true;
    kept.commits ??= commits;
    kept.seat = seat;
    this.keep();
    return kept;
  }

  /** Takes in what a view shows of the cards. */
  see(view: View): void {
    const seat = view.own?.seat ?? null;
    for (const event of view.events) {
      if (event.type === 'pack_cut') this.cut = event.depth;
      else if (event.type === 'round_started') this.begin(event);
      else if (this.dealt !== null) follow(this.dealt, event, seat);
    }
    const { dealt } = this;
    if (dealt === null || view.own === null || view.own.hand.length !== dealt.counts[view.own.seat]) return;
    if (!dealt.moved.includes(view.own.seat)) {
      dealt.hand ??= [...view.own.hand];
      this.of(dealt.round).seat = view.own.seat;
    }
    this.keep();
  }

  private begin({ round, first, counts, stock, upcard }: RoundStarted): void {
    const kept = this.of(round);
    const none = { moved: [], drawn: 0, restocked: false, own: [] };
    const hand = kept.dealt?.hand ?? null;
    kept.dealt = { round, first, counts, stock, upcard, cut: this.cut ?? 0, hand, ...none };
    this.dealt = kept.dealt;
    this.cut = null;
  }

  /** Works a finished round's deal out again. */
  check(event: DealOpened, jokersPerDeck: number): Verdict {
    const kept = this.of(event.round);
    const secret = fromHex(event.secret);
    const shares = event.shares.map((share) => (share === null ? null : fromHex(share)));
    const key = dealKey(secret, shares);
    const right = commitment(this.table, event.round, secret) === event.commitment;
    const shown = kept.commitment === null || kept.commitment === event.commitment;
    const found = {
      commitment: right && shown && !kept.changed ? (kept.commitment === null ? 'unseen' : 'ok') : 'wrong',
      key: hex(key) === event.seed ? 'ok' : 'wrong',
      shares: sharesFinding(kept.commits, event.shares),
      own: ownFinding(kept, event.shares),
      cards: cardsFinding(kept, key, jokersPerDeck),
    } as const;
    const all: readonly string[] = Object.values(found);
    const result = all.includes('wrong') ? 'wrong' : all.every((one) => one === 'ok') ? 'fair' : 'partly';
    return { round: event.round, result, ...found };
  }

  /** Keeps C as it was first shown; one that differs later is a broken promise. */
  private hear(round: number, commitment: string | null): Kept {
    const kept = this.of(round);
    kept.commitment ??= commitment;
    if (commitment !== null && commitment !== kept.commitment) kept.changed = true;
    this.keep();
    return kept;
  }

  private of(round: number): Kept {
    let kept = this.kept.get(round);
    if (!kept) {
      kept = {
        share: null,
        commitment: null,
        changed: false,
        commits: null,
        seat: null,
        opened: false,
        dealt: null,
      };
      this.kept.set(round, kept);
      for (const old of this.kept.keys()) if (old < round - 1) this.kept.delete(old);
    }
    return kept;
  }

  private get place(): string {
    return `rummy500-deals-${this.table}`;
  }
  private keep(): void {
    try {
      this.store?.setItem(this.place, JSON.stringify([...this.kept]));
    } catch {
      // Full or forbidden: the share then lives as long as this page.
    }
  }
}

function follow(dealt: Dealt, event: GameEvent, seat: number | null): void {
  if ('seat' in event && !dealt.moved.includes(event.seat)) dealt.moved.push(event.seat);
  if (event.type === 'restocked') dealt.restocked = true;
  if (event.type !== 'drew' || dealt.restocked) return;
  if (event.card !== null && event.seat === seat) dealt.own.push([dealt.drawn, event.card]);
  dealt.drawn += 1;
}

function sessionStore(): Store | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

function readKept(text: string | null): Map<number, Kept> {
  try {
    return new Map(JSON.parse(text ?? '[]') as [number, Kept][]);
  } catch {
    return new Map();
  }
}

function sharesFinding(
  commits: readonly (string | null)[] | null,
  shares: readonly (string | null)[],
): Finding {
  if (commits === null) return 'unseen';
  const fits = shares.every((share, seat) => share === null || shareHash(fromHex(share)) === commits[seat]);
  return fits && shares.length === commits.length ? 'ok' : 'wrong';
}

function ownFinding({ share, commits, seat, opened }: Kept, shares: readonly (string | null)[]): OwnFinding {
  if (share === null || commits === null || seat === null) return 'none';
  const listed = commits[seat] ?? null;
  if (listed === null) return 'late';
  if (listed !== shareHash(fromHex(share))) return 'elsewhere';
  if (shares[seat] === share) return 'ok';
  return (shares[seat] ?? null) !== null ? 'wrong' : opened ? 'dropped' : 'late';
}

function cardsFinding({ dealt, seat }: Kept, key: Uint8Array, jokers: number): Finding {
  if (dealt === null) return 'unseen';
  const { first, counts, stock, upcard, cut, hand, own } = dealt;
  const dealtOut = counts.reduce((sum, count) => sum + count, 0);
  const size = dealtOut + 1 + stock;
  const decks = size / (52 + jokers);
  if (!Number.isInteger(decks)) return 'wrong';
  const deck = deckOf(key, decks, jokers, cut);
  if (upcard !== null && deck[dealtOut] !== upcard) return 'wrong';
  if (own.some(([place, card]) => deck[dealtOut + 1 + place] !== card)) return 'wrong';
  if (seat === null || hand === null) return 'unseen';
  const seats = counts.length;
  const mine = deck.slice(0, dealtOut).filter((_, at) => (first + at) % seats === seat);
  return [...mine].sort().join() === [...hand].sort().join() ? 'ok' : 'wrong';
}

/** The sentences of fair.ftl that tell a verdict, the short one first. */
export function verdictIds(verdict: Verdict): string[] {
  const parts = (['commitment', 'key', 'shares', 'own', 'cards'] as const).flatMap((part) =>
    verdict[part] === 'wrong' ? [`fair-wrong-${part}`] : [],
  );
  const own = verdict.own === 'ok' || verdict.own === 'wrong' ? [] : [`fair-own-${verdict.own}`];
  return [`fair-verdict-${verdict.result}`, ...parts, ...own];
}
