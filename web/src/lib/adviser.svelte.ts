// What the server thinks of this seat's position: a hint in two steps, and a word before a costly move.
import { becauseText, lookText, moveText, placeInPile } from './advice';
import { voice } from './announce.svelte';
import type { Answer } from './hosting';
import type { Order } from './link';
import type { Places } from './place';
import { prefs } from './prefs.svelte';
import type { Table as Told } from './tell';
import { t } from './words.svelte';
import type { Advice, CardText as Card, Look, Move, PublicView, TableIntro, Verdict } from './wire';

/** A hint that does not come within so many ms is not waited for any longer. */
const HINT_TAKES = 12_000;
/** Nor is the coach's word on a move: then the move is played. */
export const COACH_TAKES = 1500;

/** The table on which it thinks. */
export interface Asked {
  readonly card: TableIntro | null;
  readonly view: PublicView | null;
  readonly places: Places;
  readonly seq: number;
  readonly told: Told;
  readonly hints: boolean;
  readonly canAct: boolean;
  ask(order: Order): Promise<Answer>;
  quietly(order: Order): Promise<Answer>;
  play(move: Move, tokens: readonly number[]): void;
  decline(): void;
}

/** The token of the card on top of the stock. */
const STOCK = -1;

/** What is marked on the table: `hand` are tokens, `all` is the whole hand, `put` the place of a discard. */
export interface Marks {
  readonly stock: boolean;
  readonly pile: number | null;
  readonly hand: ReadonlySet<number>;
  readonly all: boolean;
  readonly put: boolean;
  readonly meld: number | null;
  readonly seat: number | null;
}
const NONE: Marks = {
  stock: false,
  pile: null,
  hand: new Set(),
  all: false,
  put: false,
  meld: null,
  seat: null,
};

/** A costly move that waits for the player's word. */
export interface Question {
  readonly move: Move;
  readonly tokens: readonly number[];
  readonly verdict: Verdict;
}

export class Adviser {
  thinking = $state.raw(false);
  question = $state.raw<Question | null>(null);
  /** Whether the move of the hint is told too. */
  told = $state.raw(false);
  /** The server cannot think at all. */
  mute = $state.raw(false);
  private hint = $state.raw<{ seq: number; advice: Advice } | null>(null);

  constructor(private readonly table: Asked) {}

  /** The hint for the position that is shown. */
  readonly advice = $derived.by(() => (this.hint?.seq === this.table.seq ? this.hint.advice : null));
  /** Whether a hint can be had now. */
  readonly offered = $derived.by(() => !this.mute && this.table.hints && this.table.canAct);
  readonly marks = $derived.by((): Marks => {
    if (this.question) return this.ofMove(this.question.verdict.better);
    if (!this.advice) return NONE;
    return this.told ? this.ofMove(this.advice.move) : this.ofLook(this.advice.look);
  });
  /** Whether the coach looks at this player's moves: both the player and the host want it. */
  get coaching(): boolean {
    return prefs.coach && !this.mute && this.table.card?.manners['coach'] === 'on';
  }

  /** The hint button: first where to look, then the move. */
  press(): void {
    if (this.question || this.thinking) return;
    if (this.advice && !this.told) this.tell();
    else if (this.advice) voice.say(this.spoken());
    else if (this.offered) void this.askHint();
    else voice.say(t('say-not-now'));
  }
  /** Puts the hint, or the coach's question, away; a move that was asked about is taken back. */
  close(): void {
    this.hint = null;
    this.told = false;
    this.question = null;
  }
  /** Plays what the hint says. */
  doIt(): void {
    const { advice, table } = this;
    if (!advice) return;
    const { hand, pile, stock } = this.ofMove(advice.move);
    const taken = pile === null ? [] : table.places.pile.slice(pile).map((token) => token.id);
    this.close();
    if (advice.move === null) table.decline();
    else table.play(advice.move, stock ? [STOCK] : [...hand, ...taken]);
  }
  /** Plays the player's own move after all. */
  playMine(): void {
    const { question } = this;
    this.question = null;
    if (question) this.table.play(question.move, question.tokens);
  }
  /** Whether the player has already been told that this move is the one. */
  knows(move: Move): boolean {
    return this.told && JSON.stringify(this.advice?.move) === JSON.stringify(move);
  }

  /** Asks the coach about a move; null where nothing is to be said, or nothing was in time. */
  async look(move: Move): Promise<Verdict | null> {
    const { seq } = this.table;
    const answer = await within(COACH_TAKES, this.table.quietly({ type: 'consider', move }));
    if (answer?.type === 'refused') this.mute ||= answer.code === 'no_search';
    return answer?.type === 'considered' && answer.seq === seq ? answer.verdict : null;
  }
  /** Puts the coach's question. */
  put(move: Move, verdict: Verdict, tokens: readonly number[]): void {
    this.hint = null;
    this.told = false;
    this.question = { move, tokens, verdict };
  }

  private async askHint(): Promise<void> {
    this.thinking = true;
    const answer = await within(HINT_TAKES, this.table.ask({ type: 'hint' }));
    this.thinking = false;
    if (answer?.type === 'hint') {
      this.hint = { seq: answer.seq, advice: answer.advice };
      this.told = false;
      if (this.advice) voice.say(lookText(answer.advice.look, this.table.told, 'say'));
    } else if (answer?.type === 'refused') this.mute ||= answer.code === 'no_search';
    else voice.warn(t('advice-none'));
  }
  private tell(): void {
    this.told = true;
    voice.say(this.spoken());
  }
  private spoken(): string {
    const { advice, table } = this;
    if (!advice) return '';
    const what = moveText(advice.move, table.told, 'say');
    return `${what}. ${becauseText(advice.because, table.told, 'say')} ${gainText(advice, table.told, 'say')}`.trim();
  }

  // What is marked ------------------------------------------------------------------------------------------

  private ofLook(look: Look): Marks {
    const { kind } = look;
    return {
      ...NONE,
      stock: kind === 'stock',
      pile: look.index ?? null,
      hand: this.tokens(look.cards ?? []),
      all: kind === 'weakest',
      meld: look.meld ?? null,
      seat: look.seat ?? null,
    };
  }
  private ofMove(move: Move | null): Marks {
    if (move === null) return NONE;
    switch (move.type) {
      case 'draw':
      case 'pass':
        return { ...NONE, stock: true };
      case 'stand':
        return { ...NONE, all: true };
      case 'take':
      case 'call':
        return {
          ...NONE,
          pile: placeInPile(this.table.view?.pile ?? [], move.card, move.nth),
          meld: move.type === 'call' ? (move.meld ?? null) : null,
        };
      case 'meld':
        return { ...NONE, hand: this.tokens(move.cards.map((one) => one.card)) };
      case 'lay':
        return { ...NONE, hand: this.tokens([move.card.card]), meld: move.meld };
      case 'swap':
        return { ...NONE, hand: this.tokens([move.card]), meld: move.meld };
      case 'discard':
        return { ...NONE, hand: this.tokens([move.card]), put: true };
    }
  }
  private tokens(cards: readonly Card[]): ReadonlySet<number> {
    const found = new Set<number>();
    for (const card of cards) {
      const token = this.table.places.hand.find((one) => one.card === card && !found.has(one.id));
      if (token) found.add(token.id);
    }
    return found;
  }
}

/** How much better the move came out, and than what; or what is about as good. Nothing where nothing else can be done. */
export function gainText(advice: Advice, table: Told, tone: 'see' | 'say'): string {
  const points = advice.gain ?? 0;
  if ((advice.rounds ?? 0) === 0) return '';
  const move = moveText(advice.beside ?? null, table, tone);
  return points > 0 ? t('advice-gain', { points, move }) : t('advice-even', { move });
}

/** An answer, or null where it does not come in time. */
function within(ms: number, answer: Promise<Answer>): Promise<Answer | null> {
  return Promise.race([answer, new Promise<null>((done) => setTimeout(() => done(null), ms))]);
}
