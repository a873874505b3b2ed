// One table as this page knows it: the last view, what happened, what is selected, what is on its way.
import { tick } from 'svelte';
import { voice } from './announce.svelte';
import { arrange, moved, type Sorting } from './arrange';
import type { Dial, LinkState } from './link';
import { Link } from './link';
import { grown, type LogLine } from './log';
import { Motion } from './motion';
import { gathered, moveOf, mustAsk, offers, onMeld, type Offer } from './offers';
import { follow, NOWHERE, type Change, type Places, type Token } from './place';
import { choose, prefs } from './prefs.svelte';
import { refusalText } from './refusal';
import { report, turnKey } from './report';
import type { Table as Told } from './tell';
import { t } from './words.svelte';
import type {
  CardText as Card,
  GameEvent,
  Move,
  OwnView,
  Pace,
  PublicView,
  ServerMessage,
  TableIntro,
  TableState,
  MeldChoice,
  View,
} from './wire';

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
type RoundEnded = Extract<GameEvent, { type: 'round_ended' }>;
type MatchEnded = Extract<GameEvent, { type: 'match_ended' }>;

export class Table {
  card = $state.raw<TableIntro | null>(null);
  view = $state.raw<PublicView | null>(null);
  own = $state.raw<OwnView | null>(null);
  state = $state.raw<TableState | null>(null);
  seq = $state.raw(0);
  link = $state.raw<LinkState>('opening');
  places = $state.raw<Places>(NOWHERE);
  log = $state.raw<readonly LogLine[]>([]);
  rounds = $state.raw<readonly RoundEnded[]>([]);
  ended = $state.raw<MatchEnded | null>(null);
  selected = $state.raw<readonly number[]>([]);
  reach = $state.raw<number | null>(null);
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  touched = $state.raw<ReadonlySet<number>>(new Set());
  pending = $state.raw<Pending | null>(null);
  asking = $state.raw<Asking | null>(null);
  refusal = $state.raw<string | null>(null);
  failed = $state.raw(false);
  closed = $state.raw<string | null>(null);
  declined = $state.raw(-1);
  ownOrder = $state.raw<readonly number[]>([]);
  asked = $state.raw<{ key: string; melds: readonly MeldChoice[] } | null>(null);
  newTable = $state.raw<string | null>(null);

  readonly motion = new Motion();
  readonly told: Told;
  private readonly wire: Link;
  private readonly questions = new Map<string, string>();
  private saidTurn = '';

  constructor(
    readonly id: string,
    dial: Dial,
  ) {
    this.told = this.makeTold();
    this.wire = new Link(dial, {
      message: (message) => this.hear(message),
      state: (state) => this.linked(state),
      fate: (id, fate) => this.fate(id, fate),
    });
  }

  get you(): number | null {
    return this.card?.you ?? null;
  }
  get myTurn(): boolean {
    return this.view !== null && this.view.turn === this.you && this.you !== null;
  }
  /** Whether a seat plays with this reader: seats of a team sit `teams` places apart. */
  isPartner(seat: number): boolean {
    const teams = Number(this.card?.rules['teams'] ?? 0);
    return teams > 0 && this.you !== null && seat !== this.you && (seat - this.you) % teams === 0;
  }
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

  stop(): void {
    this.wire.stop();
  }
  nudge(): void {
    this.wire.nudge();
  }

  // What the player does ------------------------------------------------------------------------------------

  toggle(id: number): void {
    this.asking = null;
    this.refusal = null;
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
    this.selected = [];
    this.reach = null;
  }
  reachFor(index: number): void {
    this.asking = null;
    this.refusal = null;
    this.reach = this.reach === index ? null : index;
  }

  /** Takes an offer up. */
  take(offer: Offer): void {
    this.send(moveOf(offer));
  }

  private send(move: Move): void {
    if (this.pending) return;
    this.asking = null;
    this.refusal = null;
    this.failed = false;
    const tokens =
      move.type === 'take'
        ? this.places.pile.slice(this.reach ?? 0).map((token) => token.id)
        : move.type === 'draw'
          ? [-1]
          : this.chosen.map((token) => token.id);
    const id = this.wire.move(move);
    this.pending = { id, tokens, slow: false, done: null };
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
    if (this.chosen.length > 1) this.tellOff(t('refused-one-discard'));
    else this.send({ type: 'discard', card });
  }

  /** Melds the selected cards; where that is not offered, the server says why not. */
  meldChosen(at: string): void {
    const group = this.offers.filter((offer) => offer.kind === 'meld');
    const cards = this.chosen.map(({ card }) => ({ card, as: card }));
    if (group.length > 0) this.takeOrAsk(group, at);
    else if (cards.length > 0) this.send({ type: 'meld', cards });
  }

  /** Says beside the table why something cannot be. */
  tellOff(text: string, said = text): void {
    this.refusal = text;
    voice.warn(said);
  }

  decline(): void {
    if (!this.offers.some((offer) => offer.kind === 'call')) return;
    this.declined = this.seq;
    this.wire.decline();
    voice.say(t('say-declined'));
  }
  next(): void {
    this.wire.next();
  }
  again(): void {
    this.wire.playAgain();
  }
  pace(pace: Pace): void {
    choose({ pace });
    this.wire.pace(pace);
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

  // What the server says ------------------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.card = message.table;
        this.rounds = message.rounds;
        return;
      case 'view':
        this.see(message);
        return;
      case 'refused':
        if (message.code !== 'try_again') this.refused(message.code, message.args, message.id);
        return;
      case 'melds': {
        const key = this.questions.get(message.id);
        this.questions.delete(message.id);
        if (key !== undefined) this.asked = { key, melds: message.melds };
        return;
      }
      case 'again':
        this.newTable = message.table;
        return;
      case 'closing':
        this.closed = message.reason;
        return;
      case 'ack':
        if (this.pending?.id !== message.id) return;
        // Until the view shows the move, the options of the old one must not be offered again.
        if (this.seq >= message.seq) this.endPending();
        else this.pending = { ...this.pending, done: message.seq };
        return;
      case 'pong':
        return;
    }
  }

  private see(message: View): void {
    this.state = message.state;
    this.seq = message.seq;
    if (message.public) this.show(message, message.public);
  }

  private show(message: View, view: PublicView): void {
    const first = this.view === null;
    const before = this.motion.measure();
    const hand = message.own?.hand ?? [];
    const change = follow(this.places, view, hand, message.events, this.you);
    const had = new Set(this.places.hand.map((token) => token.id));
    const held = new Set(change.places.hand.map((token) => token.id));
    this.places = change.places;
    this.view = view;
    this.own = message.own;
    if (this.pending && this.pending.done !== null && this.seq >= this.pending.done) this.pending = null;
    this.record(message.events, view);
    this.markNew(message.events, had, held, first);
    this.selected = this.selected.filter((id) => held.has(id));
    this.ownOrder = [
      ...this.ownOrder.filter((id) => held.has(id)),
      ...[...held].filter((id) => !this.ownOrder.includes(id)),
    ];
    const reachable = message.own?.options?.takes.some((option) => option.index === this.reach);
    if (!reachable) this.reach = null;
    this.asking = null;
    this.touched = new Set(message.events.flatMap((event) => ('meld' in event ? [event.meld] : [])));
    this.askMelds();
    this.speak(message, view, first);
    void tick().then(() => this.animate(before, first ? null : change, message.events));
  }

  private record(events: readonly GameEvent[], view: PublicView): void {
    for (const event of events) {
      if (event.type === 'round_started') this.ended = null;
      if (event.type === 'round_ended' && !this.rounds.some((one) => one.round === event.round)) {
        this.rounds = [...this.rounds, event];
      }
      if (event.type === 'match_ended') this.ended = event;
    }
    if (events.length > 0) this.log = grown(this.log, events, view);
  }

  /** New cards stay marked until one's next turn brings others. */
  private markNew(
    events: readonly GameEvent[],
    had: ReadonlySet<number>,
    held: ReadonlySet<number>,
    first: boolean,
  ): void {
    const came = [...held].filter((id) => !had.has(id));
    if (events.some((event) => event.type === 'round_started') || first) this.fresh = new Set();
    else if (came.length > 0) this.fresh = new Set(came);
  }

  private speak(message: View, view: PublicView, first: boolean): void {
    const turn = turnKey(view);
    voice.say(
      report(message, view, this.told, {
        first,
        newTurn: turn !== this.saidTurn,
        hand: this.hand.map((token) => token.card),
      }),
    );
    this.saidTurn = turn;
  }

  private animate(
    before: ReturnType<Motion['measure']>,
    change: Change | null,
    events: readonly GameEvent[],
  ): void {
    this.motion.play(before, change);
    const back = document.querySelector<HTMLElement>('[data-back]');
    if (!change || !back) return;
    for (const event of events) {
      if (event.type === 'drew' && event.seat !== this.you) {
        this.motion.pass({ at: 'stock' }, { at: 'seat', seat: event.seat }, back);
      }
    }
  }

  private refused(code: string, args: Readonly<Record<string, unknown>>, id: string | null): void {
    if (id !== null) this.questions.delete(id);
    if (this.pending !== null && this.pending.id === id) this.endPending();
    this.tellOff(refusalText(code, args, 'see'), refusalText(code, args, 'say'));
  }

  private linked(state: LinkState): void {
    if (state === 'lost' && this.link === 'open') voice.warn(t('link-lost'));
    if (state === 'open' && this.link === 'lost') voice.say(t('link-back'));
    if (state === 'open') this.closed = null;
    this.link = state;
  }

  private fate(id: string, fate: 'slow' | 'failed'): void {
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

  private askMelds(): void {
    const cards = this.chosen.map((token) => token.card);
    if (!mustAsk(this.own?.options ?? null, cards)) return;
    const key = questionKey(this.seq, cards);
    if (this.asked?.key === key) return;
    this.questions.set(this.wire.melds(cards), key);
  }

  private makeTold(): Told {
    // Getters, so that sentences always use the names in force.
    const table = (): Table => this;
    return {
      get names() {
        return table().card?.names ?? [];
      },
      get you() {
        return table().you;
      },
      meld: (number) => table().view?.melds[number - 1],
      pile: () => table().view?.pile.length ?? 0,
    };
  }
}

function questionKey(seq: number, cards: readonly Card[]): string {
  return `${seq} ${[...cards].sort().join(' ')}`;
}
