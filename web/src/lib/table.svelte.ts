// One table as this page plays at it: what is selected, what it allows, what is on its way.
import { tick } from 'svelte';
import { Adviser } from './adviser.svelte';
import { voice } from './announce.svelte';
import { arrange, moved, type Sorting } from './arrange';
import { gathered, moveOf, mustAsk, offers, onMeld, type Offer } from './offers';
import type { Token } from './place';
import { choose, prefs } from './prefs.svelte';
import { refusalText } from './refusal';
import { Seen } from './seen.svelte';
import { t } from './words.svelte';
import type { CardText as Card, MakesAnswer, MeldChoice, Move, ServerMessage, View } from './wire';

export interface Pending {
  readonly id: string;
  readonly tokens: readonly number[];
  readonly slow: boolean;
  /** The seq that shows the move, once it is acknowledged. */
  readonly done: number | null;
}
/** A choice that the rules leave open, asked where it matters. */
export interface Asking {
  readonly offers: readonly Offer[];
  readonly at: string;
}

export class Table extends Seen {
  selected = $state.raw<readonly number[]>([]);
  reach = $state.raw<number | null>(null);
  pending = $state.raw<Pending | null>(null);
  asking = $state.raw<Asking | null>(null);
  declined = $state.raw(-1);
  ownOrder = $state.raw<readonly number[]>([]);
  asked = $state.raw<{ key: string; melds: readonly MeldChoice[] } | null>(null);
  /** What the pile card at `index` could be played in, were it taken in the position of `seq`. */
  makes = $state.raw<{ seq: number; index: number; answer: MakesAnswer } | null>(null);
  private readonly questions = new Map<string, string>();

  readonly hand = $derived.by((): Token[] => arrange(this.places.hand, prefs.sorting, this.ownOrder));
  readonly chosen = $derived.by((): Token[] =>
    this.selected.flatMap((id) => this.places.hand.filter((token) => token.id === id)),
  );
  readonly options = $derived.by(() => (this.pending ? null : (this.own?.options ?? null)));
  readonly offers = $derived.by((): Offer[] => {
    if (!this.view) return [];
    const cards = this.chosen.map((token) => token.card);
    const asked = this.asked?.key === questionKey(this.seq, cards) ? this.asked.melds : null;
    const found = offers(this.options, { cards, reach: this.reach, asked });
    const declined = this.declined === this.seq || this.state?.window?.declined === true;
    return declined ? found.filter((offer) => offer.kind !== 'call') : found;
  });
  readonly groups = $derived.by((): Offer[][] => gathered(this.offers));
  /** What the card that is being reached for would make, as far as it is known. */
  readonly preview = $derived.by(() =>
    this.makes?.seq === this.seq && this.makes.index === this.reach ? this.makes.answer : null,
  );
  /** Whether this table's manners let the page point out what could be played. */
  get hints(): boolean {
    return this.card?.manners['hints'] !== 'off';
  }
  /** Hints, and the coach. */
  readonly adviser = new Adviser(this);
  /** Whether it is for this player to act, or to call. */
  readonly canAct = $derived.by(
    () =>
      (this.myTurn && (this.view?.phase === 'draw' || this.view?.phase === 'play')) ||
      this.offers.some((offer) => offer.kind === 'call'),
  );
  /** How many moves can be taken back now. */
  readonly undoable = $derived.by(() => (this.pending ? 0 : (this.state?.undo ?? 0)));

  // What the player does ------------------------------------------------------------------------------------

  toggle(id: number): void {
    this.asking = null;
    this.refusal = null;
    this.adviser.question = null;
    this.selected = this.selected.includes(id)
      ? this.selected.filter((one) => one !== id)
      : [...this.selected, id];
    this.askMelds();
  }
  select(ids: readonly number[]): void {
    this.asking = null;
    this.selected = ids;
    this.askMelds();
  }
  clear(): void {
    this.asking = null;
    this.refusal = null;
    this.adviser.question = null;
    this.selected = [];
    this.reach = null;
  }
  reachFor(index: number): void {
    this.asking = null;
    this.refusal = null;
    this.adviser.question = null;
    this.reach = this.reach === index ? null : index;
    if (this.reach !== null) void this.askMakes(index);
  }

  /** Takes an offer up. */
  take(offer: Offer): void {
    this.send(moveOf(offer));
  }

  /** Plays a move without asking the coach; `tokens` are those of its cards. */
  play(move: Move, tokens: readonly number[]): void {
    this.send(move, false, tokens);
  }

  private send(move: Move, asking = this.adviser.coaching, of: readonly number[] | null = null): void {
    if (this.pending) return;
    this.tried = move.type === 'lay' || move.type === 'swap' ? `meld-${move.meld}` : 'bar';
    if (move.type === 'take') this.tried = 'pile';
    this.asking = null;
    this.refusal = null;
    this.failed = false;
    const tokens =
      of ??
      (move.type === 'take'
        ? this.places.pile.slice(this.reach ?? 0).map((token) => token.id)
        : move.type === 'draw'
          ? [-1]
          : this.chosen.map((token) => token.id));
    if (asking && !this.adviser.knows(move)) void this.askCoach(move, tokens);
    else {
      this.adviser.close();
      this.pending = { id: this.wire.order({ type: 'move', move }), tokens, slow: false, done: null };
    }
  }

  /** Lets the coach look at a move before it is played; what it has against it is put to the player. */
  private async askCoach(move: Move, tokens: readonly number[]): Promise<void> {
    const { seq } = this;
    const asking = { id: '', tokens, slow: false, done: null };
    this.pending = asking;
    const verdict = await this.adviser.look(move);
    if (this.pending !== asking) return;
    this.endPending();
    if (this.seq !== seq) this.tellOff(refusalText('stale', {}, 'see'));
    else if (verdict) this.adviser.put(move, verdict, tokens);
    else this.send(move, false, tokens);
  }

  /** Takes the last move of this turn back. */
  undo(): void {
    if (this.undoable === 0) {
      voice.say(t('say-nothing-to-undo'));
      return;
    }
    this.clear();
    this.failed = false;
    this.tried = 'bar';
    this.pending = { id: this.wire.order({ type: 'undo' }), tokens: [], slow: false, done: null };
  }

  /** Takes the only offer of a group up, or asks which. */
  takeOrAsk(group: readonly Offer[], at: string): void {
    const [only] = group;
    if (!only) return;
    if (group.length === 1) this.take(only);
    else this.asking = { offers: group, at };
  }

  /** Plays the selected card onto a meld; where that is not offered, the server says why not. */
  playOn(meld: number): void {
    const group = onMeld(this.offers, meld);
    const card = this.chosen[0]?.card;
    if (group.length > 0) this.takeOrAsk(group, `meld-${meld}`);
    else if (card !== undefined && this.chosen.length === 1) {
      this.send({ type: 'lay', card: { card, as: card }, meld });
    }
  }

  /** Discards the selected card; where that is not offered, the server says why not. */
  discardChosen(): void {
    const card = this.chosen[0]?.card;
    if (card === undefined) return;
    if (this.chosen.length > 1) {
      this.tried = 'bar';
      this.tellOff(t('refused-one-discard'));
    } else this.send({ type: 'discard', card });
  }

  /** Melds the selected cards; where that is not offered, the server says why not. */
  meldChosen(at: string): void {
    const group = this.offers.filter((offer) => offer.kind === 'meld');
    const cards = this.chosen.map(({ card }) => ({ card, as: card }));
    if (group.length > 0) this.takeOrAsk(group, at);
    else if (cards.length > 0) this.send({ type: 'meld', cards });
  }

  decline(): void {
    if (!this.offers.some((offer) => offer.kind === 'call')) return;
    this.declined = this.seq;
    this.wire.order({ type: 'decline' });
    voice.say(t('say-declined'));
  }
  next(): void {
    void this.ask({ type: 'next' });
  }
  sort(sorting: Sorting): void {
    const before = this.motion.measure();
    if (sorting === 'own') this.ownOrder = this.hand.map((token) => token.id);
    choose({ sorting });
    void tick().then(() => this.motion.play(before, null));
  }

  /** Puts a hand card at a place of one's own order. */
  put(id: number, to: number): void {
    const before = this.motion.measure();
    this.ownOrder = moved(
      this.hand.map((token) => token.id),
      id,
      to,
    );
    choose({ sorting: 'own' });
    void tick().then(() => this.motion.play(before, null));
  }

  // What becomes of it --------------------------------------------------------------------------------------

  protected override shown(message: View, held: ReadonlySet<number>): void {
    if (this.pending && this.pending.done !== null && this.seq >= this.pending.done) this.pending = null;
    this.selected = this.selected.filter((id) => held.has(id));
    this.ownOrder = [
      ...this.ownOrder.filter((id) => held.has(id)),
      ...[...held].filter((id) => !this.ownOrder.includes(id)),
    ];
    const reachable = message.own?.options?.takes.some((option) => option.index === this.reach);
    if (!reachable) this.reach = null;
    this.asking = null;
    this.adviser.question = null;
    this.askMelds();
  }

  protected override answered(message: ServerMessage): void {
    switch (message.type) {
      case 'refused':
        if (message.id === null || message.code === 'try_again') return;
        this.questions.delete(message.id);
        if (this.pending?.id === message.id) this.endPending();
        return;
      case 'melds': {
        const key = this.questions.get(message.id);
        this.questions.delete(message.id);
        if (key !== undefined) this.asked = { key, melds: message.melds };
        return;
      }
      case 'ack':
        if (this.pending?.id !== message.id) return;
        // Until the view shows the move, the options of the old one must not be offered again.
        if (this.seq >= message.seq) this.endPending();
        else this.pending = { ...this.pending, done: message.seq };
        return;
      default:
        return;
    }
  }

  protected override fared(id: string, fate: 'slow' | 'failed'): void {
    if (this.pending?.id !== id) return;
    if (fate === 'slow') this.pending = { ...this.pending, slow: true };
    if (fate === 'failed') {
      this.endPending();
      this.failed = true;
      voice.warn(t('send-failed'));
    }
  }

  private endPending(): void {
    const tokens = this.pending?.tokens ?? [];
    this.pending = null;
    for (const id of tokens) this.motion.release(id);
  }

  private async askMakes(index: number): Promise<void> {
    const { seq } = this;
    if (!this.hints || (this.makes?.seq === seq && this.makes.index === index)) return;
    const answer = await this.ask({ type: 'makes', index });
    if (answer.type === 'makes' && this.seq === seq && this.reach === index)
      this.makes = { seq, index, answer };
  }

  private askMelds(): void {
    const cards = this.chosen.map((token) => token.card);
    if (!mustAsk(this.own?.options ?? null, cards)) return;
    const key = questionKey(this.seq, cards);
    if (this.asked?.key === key) return;
    this.questions.set(this.wire.order({ type: 'melds', cards }), key);
  }
}

function questionKey(seq: number, cards: readonly Card[]): string {
  return `${seq} ${[...cards].sort().join(' ')}`;
}
