// One table as its server tells it: who sits there, the last view, what happened, how the connection fares.
import { tick } from 'svelte';
import { voice } from './announce.svelte';
import { askBuild } from './build.svelte';
import { Dealing } from './dealing.svelte';
import { Hosting, type Answer } from './hosting';
import { Link, type Dial, type LinkState, type Order } from './link';
import { grown, type LogLine } from './log';
import { Motion } from './motion';
import { Phrases } from './phrases.svelte';
import { follow, NOWHERE, type Change, type Places, type Token } from './place';
import { refusalSentence, refusalText } from './refusal';
import { report, turnKey } from './report';
import type { Table as Told } from './tell';
import { t } from './words.svelte';
import type { GameEvent, OwnView, PublicView, ServerMessage, TableIntro, TableState, View } from './wire';

type RoundEnded = Extract<GameEvent, { type: 'round_ended' }>;
type MatchEnded = Extract<GameEvent, { type: 'match_ended' }>;
type DealerCut = Extract<GameEvent, { type: 'dealer_cut' }>;

/** Moments of `performance.now()` at which something is over, null where nothing runs. */
export interface Deadlines {
  readonly clock: number | null;
  readonly window: number | null;
  readonly deal: number | null;
}
const NEVER: Deadlines = { clock: null, window: null, deal: null };

export abstract class Seen extends Hosting {
  card = $state.raw<TableIntro | null>(null);
  view = $state.raw<PublicView | null>(null);
  own = $state.raw<OwnView | null>(null);
  state = $state.raw<TableState | null>(null);
  deadlines = $state.raw<Deadlines>(NEVER);
  seq = $state.raw(0);
  link = $state.raw<LinkState>('opening');
  places = $state.raw<Places>(NOWHERE);
  log = $state.raw<readonly LogLine[]>([]);
  rounds = $state.raw<readonly RoundEnded[]>([]);
  ended = $state.raw<MatchEnded | null>(null);
  /** The cut for the dealer that is to be shown now. */
  dealerCut = $state.raw<DealerCut | null>(null);
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  touched = $state.raw<ReadonlySet<number>>(new Set());
  refusal = $state.raw<Refusal | null>(null);
  /** The place that the last attempt was about. */
  protected tried = 'bar';
  failed = $state.raw(false);
  closed = $state.raw<string | null>(null);
  newTable = $state.raw<string | null>(null);

  readonly motion = new Motion();
  readonly phrases = new Phrases();
  readonly dealing: Dealing;
  readonly told: Told;
  protected readonly wire: Link;
  private readonly asks = new Map<string, (answer: Answer) => void>();
  /** What this page has sent by itself: nobody asked for it, so nobody is told that it was refused. */
  private readonly byItself = new Set<string>();
  private saidTurn = '';

  constructor(
    readonly id: string,
    dial: Dial,
  ) {
    super();
    this.told = this.makeTold();
    this.dealing = new Dealing(id, (order) => void this.byItself.add(this.wire.order(order)));
    this.wire = new Link(dial, {
      message: (message) => this.hear(message),
      state: (state) => this.linked(state),
      fate: (id, fate) => this.fate(id, fate),
    });
  }

  get you(): number | null {
    return this.card?.you ?? null;
  }
  /** Whether this page only watches. */
  get watching(): boolean {
    return this.card !== null && this.card.you === null;
  }
  /** Whether this reader decides about the table; of one with a daily deal everything is fixed. */
  get isHost(): boolean {
    return this.you !== null && this.card?.host === this.you && !this.card.daily;
  }
  get myTurn(): boolean {
    return this.view !== null && this.view.turn === this.you && this.you !== null;
  }
  /** Whether a seat plays with this reader: seats of a team sit `teams` places apart. */
  isPartner(seat: number): boolean {
    const teams = Number(this.card?.rules['teams'] ?? 0);
    return teams > 0 && this.you !== null && seat !== this.you && (seat - this.you) % teams === 0;
  }

  stop(): void {
    this.wire.stop();
  }
  nudge(): void {
    this.wire.nudge();
  }

  ask(order: Order): Promise<Answer> {
    return new Promise((resolve) => this.asks.set(this.wire.order(order), resolve));
  }

  /** Asks by itself: a refusal is nobody's concern but the asker's. */
  quietly(order: Order): Promise<Answer> {
    return new Promise((resolve) => {
      const id = this.wire.order(order);
      this.byItself.add(id);
      this.asks.set(id, resolve);
    });
  }

  /** Says beside the table why something cannot be. */
  tellOff(text: string, said = text, code: string | null = null): void {
    this.refusal = { text, code, at: this.tried };
    voice.warn(said);
  }

  // What the part of the page that chooses and plays hears -------------------------------------------------

  /** The order in which the reader has the hand, for a voice. */
  abstract readonly hand: readonly Token[];
  /** A new view is in force; `held` are the tokens of the hand. */
  protected abstract shown(message: View, held: ReadonlySet<number>): void;
  /** An answer that belongs to a move or a question. */
  protected abstract answered(message: ServerMessage): void;
  /** A move is slow, or was given up. */
  protected abstract fared(id: string, fate: 'slow' | 'failed'): void;

  // What the server says ------------------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.dealing.again();
        this.card = message.table;
        this.rounds = message.rounds;
        break;
      case 'table':
        this.card = message.table;
        break;
      case 'view':
        this.see(message);
        break;
      case 'said':
        this.phrases.hear(message, this.told);
        break;
      case 'again':
        this.newTable = message.table;
        break;
      case 'closing':
        this.closed = message.reason;
        break;
      case 'refused':
        if (message.code !== 'try_again' && !this.byItself.has(message.id ?? '')) {
          this.refused(message.code, message.args);
        }
        break;
      case 'ack':
      case 'melds':
      case 'makes':
      case 'hint':
      case 'considered':
      case 'seat_link':
      case 'pong':
        break;
    }
    if ('id' in message && message.id !== null) this.settle(message.id, message);
    this.answered(message);
  }

  private settle(id: string, answer: Answer): void {
    // Not stored now: the link repeats it, and the answer is still to come.
    if (answer.type === 'refused' && answer.code === 'try_again') return;
    this.asks.get(id)?.(answer);
    this.asks.delete(id);
    this.byItself.delete(id);
  }

  private see(message: View): void {
    const { state } = message;
    const now = performance.now();
    this.state = state;
    this.seq = message.seq;
    this.deadlines = {
      clock: state.clock && now + state.clock.ms,
      window: state.window && now + state.window.ms,
      deal: typeof state.deal?.ms === 'number' ? now + state.deal.ms : null,
    };
    this.dealing.follow(message, this.you, Number(this.card?.rules['jokers_per_deck'] ?? 0));
    if (message.public) this.show(message, message.public);
    else {
      this.record(message.events, null);
      this.speak(message, null, false);
    }
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
    this.record(message.events, view);
    this.markNew(message.events, had, held, first);
    this.touched = new Set(message.events.flatMap((event) => ('meld' in event ? [event.meld] : [])));
    this.shown(message, held);
    this.speak(message, view, first);
    void tick().then(() => this.animate(before, first ? null : change, message.events));
  }

  private record(events: readonly GameEvent[], view: PublicView | null): void {
    for (const event of events) {
      if (event.type === 'round_started') this.ended = null;
      if (event.type === 'round_ended' && !this.rounds.some((one) => one.round === event.round)) {
        this.rounds = [...this.rounds, event];
      }
      if (event.type === 'match_ended') this.ended = event;
      if (event.type === 'dealer_cut') this.dealerCut = event;
    }
    // Who comes to a match that is well under way has no use for its first cut as a scene.
    if (view && (view.round > 1 || view.melds.length > 0)) this.dealerCut = null;
    if (events.length > 0) this.log = grown(this.log, events, view, this.told.names);
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

  private speak(message: View, view: PublicView | null, first: boolean): void {
    const turn = view ? turnKey(view) : this.saidTurn;
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

  private refused(code: string, args: Readonly<Record<string, unknown>>): void {
    this.tellOff(refusalSentence(code, args, 'see'), refusalText(code, args, 'say'), code);
  }

  private linked(state: LinkState): void {
    if (state === 'lost' && this.link === 'open') voice.warn(t('link-lost'));
    if (state === 'open' && this.link === 'lost') {
      voice.say(t('link-back'));
      // A server that was away may have come back with a newer client.
      void askBuild(true);
    }
    if (state === 'open') this.closed = null;
    this.link = state;
  }

  private fate(id: string, fate: 'slow' | 'failed'): void {
    if (fate === 'failed') this.settle(id, { type: 'silence' });
    this.fared(id, fate);
  }

  private makeTold(): Told {
    // Getters, so that sentences always use the names in force.
    const table = (): Seen => this;
    return {
      get names() {
        return table().card?.names ?? [];
      },
      get you() {
        return table().you;
      },
      meld: (number) => table().view?.melds[number - 1],
      pile: () => table().view?.pile.length ?? 0,
      pileCards: () => table().view?.pile ?? [],
    };
  }
}

/** Why something was not done, the code where the server said so, and the place on the page that it is about. */
export interface Refusal {
  readonly text: string;
  readonly code: string | null;
  readonly at: string;
}
