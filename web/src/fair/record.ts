// The deals of a record (.r500), worked out again from what stands in it: docs/fair-deal.md, "A record proves itself".
import type { CardText as Card } from '../lib/wire';
import { commitment, cutByKey, dealKey, pack, shuffled } from '../lib/fair';
import { fromHex, hex } from '../lib/sha256';

/** What a record says of a round's deal. */
export interface Proof {
  readonly table: string;
  readonly round: number;
  readonly commitment: string;
  readonly secret: string;
  readonly shares: readonly (string | null)[];
  readonly decks: number;
  readonly jokers: number;
  readonly hand: number;
}
/** A card that lies or comes from elsewhere than the deck says; `found` is what the deck has there, if anything. */
export interface CardFault {
  readonly kind: 'draw' | 'hand' | 'pile' | 'restock';
  readonly name: string;
  readonly card: Card | null;
  readonly found: Card | null;
}
/** A round's deal step by step; `null` stands for what cannot be worked out. */
export interface CheckedRound {
  readonly number: number;
  readonly proof: Proof | null;
  readonly seed: string | null;
  readonly cut: number | null;
  /** Whether the key itself gives this cut, as it does where nobody cuts by hand. */
  readonly byKey: boolean;
  /** C, k and the deck, worked out again. */
  readonly commitment: string;
  readonly key: string;
  readonly deck: readonly Card[];
  readonly dealt: readonly Card[];
  readonly upcard: Card | null;
  readonly cards: CardFault | null;
  readonly faults: readonly FaultCode[];
}
export type FaultCode = 'no-proof' | 'no-seed' | 'table' | 'round' | 'commitment' | 'key' | 'size' | 'cards';

export interface CheckedRecord {
  readonly names: readonly string[];
  readonly table: string | null;
  readonly rounds: readonly CheckedRound[];
  readonly fair: boolean;
}

const SHARE = '(?:-|[0-9a-f]{32})';
const LINE = new RegExp(
  '^# deal: table ([A-Za-z0-9_-]{1,64}) round ([1-9][0-9]{0,5})' +
    ' commitment ([0-9a-f]{64}) secret ([0-9a-f]{64})' +
    ` shares (${SHARE}(?:,${SHARE}){1,7}) decks ([12]) jokers ([0-4]) hand ([1-9][0-9]?)$`,
);

/** Reads a proof line; null where it is another line. */
export function readProof(line: string): Proof | null {
  const [, table, round, commitment, secret, shares, decks, jokers, hand] = LINE.exec(line) ?? [];
  if (table === undefined || commitment === undefined || secret === undefined || shares === undefined)
    return null;
  return {
    table,
    round: Number(round),
    commitment,
    secret,
    shares: shares.split(',').map((share) => (share === '-' ? null : share)),
    decks: Number(decks),
    jokers: Number(jokers),
    hand: Number(hand),
  };
}

/** Checks all rounds of a record; null where the text is no record. */
export function checkRecord(text: string): CheckedRecord | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r', '')
    .split('\n');
  const said = lines.map((line) => line.replace(/#.*$/, '').trim());
  if (said.find((line) => line !== '')?.startsWith('rummy500:') !== true) return null;
  const seats = said.find((line) => line.startsWith('seats:')) ?? '';
  const names = seats
    .slice('seats:'.length)
    .split(',')
    .map((name) => name.trim());
  const rounds: string[][] = [[]];
  lines.forEach((line, at) => {
    if (said[at] === 'round:') rounds.push([]);
    else rounds.at(-1)?.push(line);
  });
  const table = lines.map(readProof).find((one) => one !== null)?.table ?? null;
  const checked = rounds.map((round, at) => checkRound(round, at + 1, names, table));
  const fair = checked.every((round) => round.faults.length === 0);
  return { names: names.map(shown), table, rounds: checked, fair };
}

/** A name as it is shown: a record has look-alikes for what would end it. */
const shown = (name: string): string =>
  name.replace(/[\u00a0‚꞉＃]/g, (letter) => ({ '‚': ',', '꞉': ':', '＃': '#' })[letter] ?? ' ');

function checkRound(
  lines: readonly string[],
  number: number,
  names: readonly string[],
  table: string | null,
): CheckedRound {
  const value = (key: string): string | null =>
    lines
      .map((line) => line.trim())
      .find((line) => line.startsWith(`${key}:`))
      ?.slice(key.length + 1)
      .replace(/#.*$/, '')
      .trim() ?? null;
  const proof = lines.map(readProof).find((one) => one !== null) ?? null;
  const seed = value('seed');
  const depth = value('cut');
  const cut = depth === null ? null : Number(depth);
  const none = { commitment: '', key: '', deck: [], dealt: [], upcard: null, cards: null, byKey: false };
  if (proof === null || seed === null || !/^[0-9a-f]{64}$/i.test(seed)) {
    const faults: FaultCode[] = proof === null ? ['no-proof'] : ['no-seed'];
    return { number, proof, seed, cut, ...none, faults };
  }
  const secret = fromHex(proof.secret);
  const key = dealKey(
    secret,
    proof.shares.map((share) => (share === null ? null : fromHex(share))),
  );
  const used = fromHex(seed.toLowerCase());
  const deck = shuffled(used, 'deal', pack(proof.decks, proof.jokers));
  const dealt = [...deck.slice(cut ?? 0), ...deck.slice(0, cut ?? 0)];
  const out = proof.hand * names.length;
  const found = {
    byKey: cut !== null && cut === cutByKey(used, deck.length),
    commitment: commitment(proof.table, proof.round, secret),
    key: hex(key),
    deck,
    dealt,
    upcard: dealt[out] ?? null,
    cards: new Cards(used, dealt, proof.hand, names).follow(lines),
  };
  const faults: FaultCode[] = [];
  if (proof.table !== table) faults.push('table');
  if (proof.round !== number) faults.push('round');
  if (found.commitment !== proof.commitment) faults.push('commitment');
  if (found.key !== hex(used)) faults.push('key');
  if (proof.shares.length !== names.length || out >= deck.length) faults.push('size');
  else if (found.cards !== null) faults.push('cards');
  return { number, proof, seed, cut, ...found, faults };
}

/** Who holds which card in a round, as the deck says and the turns go on; it knows no rules, only where cards lie. */
class Cards {
  private readonly hands: Card[][];
  private readonly pile: Card[];
  private stock: Card[];
  private first: number | null = null;
  private restocks = 0;

  constructor(
    private readonly key: Uint8Array,
    private readonly deck: readonly Card[],
    private readonly each: number,
    private readonly names: readonly string[],
  ) {
    const out = each * names.length;
    this.hands = names.map(() => []);
    this.pile = deck.slice(out, out + 1);
    this.stock = deck.slice(out + 1);
  }

  /** Goes through the round's lines; gives the first card that is not where the deck has it. */
  follow(lines: readonly string[]): CardFault | null {
    for (const line of lines.map((whole) => whole.replace(/#.*$/, '').trim())) {
      const fault = line.startsWith('restock:')
        ? this.restock(line.slice('restock:'.length).trim().split(/\s+/) as Card[])
        : line.startsWith('-')
          ? this.turn(line.slice(1))
          : null;
      if (fault !== null) return fault;
    }
    return null;
  }

  private restock(said: readonly Card[]): CardFault | null {
    this.restocks += 1;
    const top = this.pile.pop();
    this.stock = shuffled(this.key, `restock${this.restocks}`, this.pile.splice(0));
    if (top !== undefined) this.pile.push(top);
    const at = said.findIndex((card, place) => card !== this.stock[place]);
    if (at < 0 && said.length === this.stock.length) return null;
    return { kind: 'restock', name: '', card: said[at] ?? null, found: this.stock[at] ?? null };
  }

  private turn(line: string): CardFault | null {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim();
    const seat = this.names.indexOf(name);
    if (this.first === null) this.deal(seat);
    for (const action of line.slice(colon + 1).split(',')) {
      const [verb = '', ...words] = action.trim().split(/\s+/);
      const fault = this.act(seat, verb, words);
      if (fault !== null) return { ...fault, name: shown(name) };
    }
    return null;
  }

  /** Deals the cards one by one; the first turn is that of the seat at the dealer's left. */
  private deal(first: number): void {
    this.first = first;
    const seats = this.names.length;
    this.deck.slice(0, this.each * seats).forEach((card, at) => this.hands[(first + at) % seats]?.push(card));
  }

  private act(seat: number, verb: string, words: readonly string[]): CardFault | null {
    const hand = this.hands[seat] ?? [];
    const cards = words.map((word) => word.replace(/[=@].*$/, '') as Card);
    const [card = null] = cards;
    switch (verb) {
      case 'draw': {
        const found = this.stock.shift() ?? null;
        if (found !== null) hand.push(found);
        return card === null || card === found ? null : { kind: 'draw', name: '', card, found };
      }
      case 'take':
      case 'call': {
        // A call with a meld is for the last discard, whichever other copies lie below it.
        const last = words[1] === 'on';
        const top = this.pile.at(-1) === card ? this.pile.length - 1 : -1;
        const at = last ? top : this.place(words[0] ?? '');
        if (at < 0) return { kind: 'pile', name: '', card, found: null };
        const taken = this.pile.splice(at);
        if (!last) hand.push(...taken);
        return null;
      }
      case 'discard':
        if (card !== null) this.pile.push(card);
        return this.leave(hand, cards);
      case 'meld':
        return this.leave(hand, cards);
      case 'lay':
        return this.leave(hand, cards.slice(0, 1));
      case 'swap': {
        const fault = this.leave(hand, cards.slice(0, 1));
        hand.push('JK');
        return fault;
      }
      default:
        return null;
    }
  }

  /** The place of `10C` or `10C@2` in the pile. */
  private place(word: string): number {
    const [face, nth = '1'] = word.split('@');
    const card = face?.replace(/=.*$/, '');
    const places = this.pile.flatMap((one, at) => (one === card ? [at] : []));
    return places[Number(nth) - 1] ?? -1;
  }

  private leave(hand: Card[], cards: readonly Card[]): CardFault | null {
    for (const card of cards) {
      const at = hand.indexOf(card);
      if (at < 0) return { kind: 'hand', name: '', card, found: null };
      hand.splice(at, 1);
    }
    return null;
  }
}
