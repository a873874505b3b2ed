// One table's socket: opens again by itself, resumes where it was, and repeats what was not acknowledged.
import { PROTOCOL, type ClientMessage, type Closing, type ServerMessage } from './wire';

/**
 * `gone`: no such table for this guest; `outdated`: this page is older than the server; `removed`: the host does not
 * want this guest here, or nobody may watch; `left`, `moved`: this seat was given up, or belongs to another browser
 * now; `expired`: the table is too old.
 */
export type LinkState =
  'opening' | 'open' | 'lost' | 'gone' | 'outdated' | 'crowded' | 'removed' | 'left' | 'moved' | 'expired';
export interface Wire {
  send(text: string): void;
  close(): void;
}
export interface WireEvents {
  open(): void;
  text(text: string): void;
  closed(code: number): void;
}
export type Dial = (events: WireEvents) => Wire;

export interface LinkEvents {
  message(message: ServerMessage): void;
  state(state: LinkState): void;
  /** How a message fares without an answer: slow after `SLOW` ms, given up after `GIVE_UP`. */
  fate(id: string, fate: 'slow' | 'failed'): void;
}

export const SLOW = 2000;
export const GIVE_UP = 30_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
const BUSY_WAIT = 20_000;
const TOO_MUCH = 1008;
const CROWDED = 4429;
/** Close codes after which trying again is of no use. */
const FINAL: Readonly<Record<number, LinkState>> = {
  4403: 'removed',
  4404: 'gone',
  4410: 'expired',
  4426: 'outdated',
};
/** Reasons of the server after which this page is not wanted back, whatever the code. */
const FAREWELLS: Readonly<Partial<Record<Closing['reason'], LinkState>>> = {
  removed: 'removed',
  left: 'left',
  moved: 'moved',
  expired: 'expired',
};
const BEAT = 10_000;
const SILENCE = 25_000;

type Wanting = Extract<ClientMessage, { id: string }>;
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** What a page asks of its table; the link adds the id, and the seq of the state that the player saw. */
export type Order = Without<Wanting, 'id' | 'seq'>;
/** What is about the state that the player saw. */
const SEEN: ReadonlySet<string> = new Set(['move', 'undo', 'decline', 'hint', 'consider']);
/** What is of no use later. */
const FLEETING: ReadonlySet<string> = new Set(['ping', 'say', 'hint', 'consider']);
interface Waiting {
  message: Wanting;
  since: number;
  sent: number;
  slow: boolean;
}

export class Link {
  private wire: Wire | null = null;
  private open = false;
  private stopped = false;
  private tries = 0;
  private seq: number | null = null;
  private heard = 0;
  private farewell: LinkState | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private again: ReturnType<typeof setTimeout> | null = null;
  private readonly watch: ReturnType<typeof setInterval>;

  constructor(
    private readonly dial: Dial,
    private readonly events: LinkEvents,
    private readonly newId: () => string = uuid,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.watch = setInterval(() => this.look(), 250);
    this.connect();
  }

  /** Sends something until it is answered, and gives its id. */
  order(order: Order): string {
    const seen = SEEN.has(order.type) ? { seq: this.seq ?? 0 } : {};
    return this.want({ ...order, id: this.newId(), ...seen } as Wanting);
  }

  /** Ends the link for good. */
  stop(): void {
    this.stopped = true;
    clearInterval(this.watch);
    if (this.again !== null) clearTimeout(this.again);
    this.wire?.close();
    this.wire = null;
  }

  /** Tries at once, as when the device says that the network is back. */
  nudge(): void {
    if (this.stopped || this.wire) return;
    if (this.again !== null) clearTimeout(this.again);
    this.connect();
  }

  private want(message: Wanting): string {
    const now = this.now();
    this.waiting.set(message.id, { message, since: now, sent: now, slow: false });
    if (this.open) this.send(message);
    return message.id;
  }

  private connect(): void {
    this.again = null;
    this.events.state(this.tries === 0 ? 'opening' : 'lost');
    let alive = true;
    const wire = this.dial({
      open: () => {
        if (alive) this.send({ type: 'hello', protocol: PROTOCOL, since: this.seq, shares: true });
      },
      text: (text) => {
        if (alive) this.hear(JSON.parse(text) as ServerMessage);
      },
      closed: (code) => {
        if (!alive) return;
        alive = false;
        this.lose(code);
      },
    });
    this.wire = wire;
    this.heard = this.now();
  }

  private lose(code: number): void {
    this.wire = null;
    this.open = false;
    if (this.stopped) return;
    const final = this.farewell ?? FINAL[code];
    if (final) {
      this.events.state(final);
      this.stop();
      return;
    }
    this.tries++;
    this.events.state(code === CROWDED ? 'crowded' : 'lost');
    const busy = code === CROWDED || code === TOO_MUCH;
    const wait = busy ? BUSY_WAIT : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.tries - 1));
    // Spread out, so that a restarted server does not meet all its tables at one instant.
    this.again = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private hear(message: ServerMessage): void {
    this.heard = this.now();
    if (message.type === 'view') {
      this.seq = message.seq;
      if (!this.open) {
        this.open = true;
        this.tries = 0;
        this.events.state('open');
        for (const entry of this.waiting.values()) this.resend(entry);
      }
    }
    if (message.type === 'closing') this.farewell = FAREWELLS[message.reason] ?? null;
    if ('id' in message && message.id !== null) {
      // What was repeated on a slow wire is answered twice: the first answer counts, whatever has become of it since.
      if (!this.waiting.has(message.id)) return;
      this.answered(message.id, message);
    }
    this.events.message(message);
  }

  private answered(id: string, message: ServerMessage): void {
    const entry = this.waiting.get(id);
    // Not stored now: the same message again, a little later.
    if (entry && message.type === 'refused' && message.code === 'try_again') entry.sent = this.now();
    else this.waiting.delete(id);
  }

  private resend(entry: Waiting): void {
    if (FLEETING.has(entry.message.type)) this.waiting.delete(entry.message.id);
    else {
      entry.sent = this.now();
      this.send(entry.message);
    }
  }

  /** The heartbeat: marks slow moves, repeats them, gives up on hopeless ones, and notices a dead wire. */
  private look(): void {
    const now = this.now();
    for (const [id, entry] of this.waiting) {
      const told = !FLEETING.has(entry.message.type);
      if (told && !entry.slow && now - entry.since >= SLOW) {
        entry.slow = true;
        this.events.fate(id, 'slow');
      }
      if (now - entry.since >= GIVE_UP) {
        this.waiting.delete(id);
        this.events.fate(id, 'failed');
      } else if (this.open && now - entry.sent >= SLOW && told) {
        this.resend(entry);
      }
    }
    if (!this.wire) return;
    if (now - this.heard > SILENCE) {
      const wire = this.wire;
      wire.close();
      return;
    }
    const pinging = [...this.waiting.values()].some((entry) => entry.message.type === 'ping');
    if (this.open && !pinging && now - this.heard > BEAT) this.want({ type: 'ping', id: this.newId() });
  }

  private send(message: ClientMessage): void {
    this.wire?.send(JSON.stringify(message));
  }
}

/** A random id; `crypto.randomUUID` is missing on plain http. */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Dials a table over a WebSocket of this host. */
export function dialTable(id: string): Dial {
  return (events) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/tables/${id}/socket`);
    socket.addEventListener('open', () => events.open());
    socket.addEventListener('message', (event) => {
      if (typeof event.data === 'string') events.text(event.data);
    });
    socket.addEventListener('close', (event) => events.closed(event.code));
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => {
        socket.close();
        // A wire that is already dead takes long to close: what is above need not wait for it.
        events.closed(1006);
      },
    };
  };
}
