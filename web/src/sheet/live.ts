// A sheet that is shared: what is written here goes to the server as soon as there is one, what others write comes in.
//
// The sheet itself lies in this browser's storage (kept.ts). What waits to be sent is simply what the server is not
// known to have, so nothing has to be kept twice and nothing can be lost between two places.
import type { Problem, SheetNews, SheetShared, SheetTold } from '../lib/wire';
import { PROTOCOL } from '../lib/wire';
import { keepCodes, keptCodes, newCode, writing, type Codes } from './codes';
import { authorOf, type Operation, type SharedSheet } from './operations';
import { batch, type Outside, type Wire } from './outside';

/**
 * `private`: not shared from this browser; `opening`, `open`, `lost`: the way to the server; `ended`: the codes do not
 * work any more; `outdated`: this page is older than the server or the sheet.
 */
export type Way = 'private' | 'opening' | 'open' | 'lost' | 'ended' | 'outdated';
export interface Standing {
  readonly way: Way;
  /** Whether somebody may write here: the sheet is private, or shared with a code to write. */
  readonly writes: boolean;
  /** How many operations of this browser the server does not have yet. */
  readonly waiting: number;
  /** Why what waits is not taken, as the server's code; null where nothing is in the way. */
  readonly problem: string | null;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const BUSY_WAIT = 20_000;
const BEAT = 20_000;
const SILENCE = 45_000;
const LOOK = 1000;
const UNKNOWN = 4404;
const OUTDATED = 4426;
const BUSY: ReadonlySet<number> = new Set([1008, 4429]);

/** The server's answer that it does not do this. */
export class NotShared extends Error {
  constructor(
    readonly code: string,
    readonly args: Problem['args'] = {},
  ) {
    super(code);
  }
}

export class Live {
  private codes: Codes | null;
  private way: Way;
  private problem: string | null = null;
  private wire: Wire | null = null;
  private synced = false;
  private n = 0;
  private readonly known = new Set<string>();
  /** What a lock shuts out: tried again when there is another lock. */
  private readonly held = new Set<string>();
  private sending = false;
  private tries = 0;
  private heard = 0;
  private asked = 0;
  private again: ReturnType<typeof setTimeout> | null = null;
  private later: ReturnType<typeof setTimeout> | null = null;
  private beat: ReturnType<typeof setInterval> | null = null;
  private readonly forget: () => void;
  private stopped = false;

  constructor(
    private readonly sheet: SharedSheet,
    private readonly outside: Outside,
    private readonly tell: (standing: Standing) => void,
  ) {
    this.codes = keptCodes(outside.storage, sheet.id);
    // Codes of an attempt to share that was cut off: it is shared once somebody asks for it again.
    this.way = !this.codes?.made ? 'private' : this.codes.ended ? 'ended' : 'opening';
    this.forget = sheet.onchange((added) => this.changed(added));
    this.recall();
    if (this.way === 'opening') this.connect();
    this.say();
  }

  /** How it stands. */
  get standing(): Standing {
    const shared = this.way !== 'private' && this.way !== 'ended';
    const writes = !shared || this.codes?.write !== null;
    return {
      way: this.way,
      writes,
      waiting: shared && writes ? this.waiting().length : 0,
      problem: this.problem,
    };
  }
  /** The codes to make links of; null where the sheet is not shared, or not any more. */
  get links(): Codes | null {
    return this.codes?.made && this.way !== 'ended' ? this.codes : null;
  }

  /** Shares the sheet. Throws NotShared where the server says why not, Error where there is no network. */
  async share(): Promise<void> {
    if (this.links) return;
    // The code of an attempt whose answer was lost is used again: the server may have the sheet under it already.
    const begun = this.codes && !this.codes.made && !this.codes.ended ? this.codes.write : null;
    this.keep(writing(begun ?? newCode()));
    const first = batch(this.sheet.operations);
    const file = { rummy500_sheet: 1, id: this.sheet.id, operations: first };
    let shared;
    try {
      shared = await this.request('POST', '', null, { sheet: file, code: this.codes?.write });
    } catch (error) {
      if (!(error instanceof NotShared) || error.code !== 'sheet_locked') throw error;
      // What stands behind the lock does not count, and stays here.
      const shut = new Set(error.args['operations'] as readonly string[]);
      const rest = first.filter((operation) => !shut.has(operation.id));
      shared = await this.request('POST', '', null, {
        sheet: { ...file, operations: rest },
        code: this.codes?.write,
      });
    }
    this.keep({ ...writing((shared as SheetShared).write), made: true });
    this.begin();
  }

  /** Puts new codes in the place of the old ones: nobody's link works any more. Throws as `share` does. */
  async renew(): Promise<void> {
    const codes = this.mustWrite();
    const next = codes.next ?? newCode();
    this.keep({ ...codes, next });
    const path = `/${this.sheet.id}/code`;
    const shared = (await this.request('POST', path, codes.write, { code: next })) as SheetShared;
    this.keep({ ...writing(shared.write), made: true });
    this.begin();
  }

  /** Ends the sharing for everybody; the sheet stays in this browser. Throws as `share` does. */
  async end(): Promise<void> {
    try {
      await this.request('DELETE', `/${this.sheet.id}`, this.mustWrite().write);
    } catch (error) {
      if (!(error instanceof NotShared) || error.code !== 'unknown_sheet') throw error;
    }
    this.unshare();
  }

  /** Lets go of the link, here only: the sheet stays as a copy of one's own. */
  unshare(): void {
    this.keep(null);
    this.part();
    this.go('private');
  }

  /** Tries at once, as when the device says that the network is back. */
  wake(): void {
    if (this.way !== 'lost' || this.wire) return;
    this.part();
    this.connect();
  }
  /** Tries at once because somebody wants it: also what was given up. */
  nudge(): void {
    if (this.stopped || !this.codes) return;
    if (this.way === 'ended') this.keep({ ...this.codes, ended: false });
    this.problem = null;
    if (this.synced) void this.push();
    else this.begin();
  }

  /** Ends this connection for good, as when the page is left. */
  stop(): void {
    this.stopped = true;
    this.forget();
    this.part();
  }

  private mustWrite(): Codes & { readonly write: string } {
    const write = this.codes?.write;
    if (!this.codes || !write) throw new NotShared('sheet_read_only');
    return { ...this.codes, write };
  }

  private keep(codes: Codes | null): void {
    if (codes?.read !== this.codes?.read) this.known.clear();
    this.codes = codes;
    keepCodes(this.outside.storage, this.sheet.id, codes);
  }
  private say(): void {
    if (!this.stopped) this.tell(this.standing);
  }
  private go(way: Way): void {
    this.way = way;
    this.say();
  }

  // What the server has, and what waits for it.

  private waiting(): Operation[] {
    return this.sheet.operations.filter(({ id }) => !this.known.has(id) && !this.held.has(id));
  }
  /** Takes for granted what was known before: without a network it is all there is to go by. */
  private recall(): void {
    const seen = this.codes?.seen ?? {};
    for (const { id } of this.sheet.operations) {
      const { author, n } = authorOf(id);
      if (n <= (seen[author] ?? 0)) this.known.add(id);
    }
  }
  /** Keeps what the server has, as the last number of each author before the first gap. */
  private note(): void {
    if (!this.codes) return;
    const seen: Record<string, number> = {};
    const stopped = new Set<string>();
    const own = this.sheet.operations.map(({ id }) => ({ id, ...authorOf(id) }));
    for (const { id, author, n } of own.sort((one, other) => one.n - other.n)) {
      if (!this.known.has(id)) stopped.add(author);
      else if (!stopped.has(author)) seen[author] = n;
    }
    this.codes = { ...this.codes, made: true, seen };
    // Another page of this browser may be about to change the codes, or have done so.
    const kept = keptCodes(this.outside.storage, this.sheet.id) ?? this.codes;
    if (kept.read === this.codes.read)
      keepCodes(this.outside.storage, this.sheet.id, { ...kept, ...this.codes });
  }

  private changed(added: readonly Operation[]): void {
    if (added.some((operation) => operation.kind === 'lock')) this.held.clear();
    if (this.way === 'private') return;
    void this.push();
    this.say();
  }

  // The socket.

  private begin(): void {
    this.part();
    this.n = 0;
    this.tries = 0;
    this.problem = null;
    this.held.clear();
    this.connect();
  }
  private part(): void {
    for (const timer of [this.again, this.later]) if (timer !== null) clearTimeout(timer);
    if (this.beat !== null) clearInterval(this.beat);
    this.again = this.later = this.beat = null;
    const wire = this.wire;
    this.wire = null;
    this.synced = false;
    wire?.close();
  }

  private connect(): void {
    const code = this.codes && (this.codes.write ?? this.codes.read);
    if (this.stopped || !code) return;
    this.go(this.tries === 0 ? 'opening' : 'lost');
    // What an older wire still says does not count any more.
    let mine: Wire | null = null;
    const current = (): boolean => mine !== null && mine === this.wire;
    mine = this.outside.dial(this.sheet.id, {
      open: () => {
        if (current())
          this.wire?.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, code, after: this.n }));
      },
      text: (text) => {
        if (current()) this.hear(JSON.parse(text) as SheetTold);
      },
      closed: (why) => {
        if (current()) this.lose(why, code);
      },
    });
    this.wire = mine;
    this.heard = this.asked = this.outside.now();
    this.beat = setInterval(() => this.look(), LOOK);
  }

  private lose(why: number, code: string): void {
    this.part();
    if (why === UNKNOWN) this.shut(code);
    else if (why === OUTDATED) this.go('outdated');
    else {
      this.tries++;
      const wait = BUSY.has(why) ? BUSY_WAIT : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.tries - 1));
      // Spread out, so that a restarted server does not meet all its sheets at one instant.
      this.again = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
      this.go('lost');
    }
  }

  /** The code does not work: another page of this browser may have changed it, or this one without hearing of it. */
  private shut(code: string): void {
    const kept = keptCodes(this.outside.storage, this.sheet.id) ?? this.codes;
    if (kept && (kept.write ?? kept.read) !== code) this.codes = kept;
    else if (kept?.next !== undefined) this.keep({ ...writing(kept.next), made: true });
    else {
      if (this.codes) this.keep({ ...this.codes, ended: true });
      this.go('ended');
      return;
    }
    this.begin();
  }

  private hear(told: SheetTold): void {
    this.heard = this.outside.now();
    if (told.type === 'operations') this.take(told);
  }

  private take(news: SheetNews): void {
    const codes = this.codes;
    // A code to write in the place of one to look shows itself here: both open the sheet.
    if (codes && codes.write !== null && !news.may_write) this.keep({ write: null, read: codes.write });
    if (news.n < this.n) {
      // The server has less than it had: an older copy of its database. What is missing there is sent again.
      this.begin();
      return;
    }
    if (this.n === 0) this.known.clear();
    this.n = news.n;
    this.tries = 0;
    for (const { id } of news.operations) this.known.add(id);
    try {
      this.sheet.add(news.operations);
    } catch {
      // Written by a newer page, which this one cannot show: what is here already stays as it is.
      this.part();
      this.go('outdated');
      return;
    }
    if (news.n < news.all) return;
    this.synced = true;
    this.note();
    this.go('open');
    void this.push();
  }

  /** Notices a dead wire. */
  private look(): void {
    const now = this.outside.now();
    if (now - this.heard > SILENCE) this.lose(1006, '');
    else if (this.synced && now - Math.max(this.heard, this.asked) > BEAT) {
      this.asked = now;
      this.wire?.send(JSON.stringify({ type: 'ping' }));
    }
  }

  // Sending.

  private async push(): Promise<void> {
    if (this.sending || !this.synced || this.problem !== null || this.later !== null) return;
    this.sending = true;
    try {
      while (this.synced && this.codes?.write && this.waiting().length > 0) {
        await this.send(batch(this.waiting()), this.codes.write);
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.sending = false;
    }
    this.say();
  }

  private async send(operations: readonly Operation[], code: string): Promise<void> {
    try {
      await this.request('POST', `/${this.sheet.id}/operations`, code, { operations });
    } catch (error) {
      if (!(error instanceof NotShared) || error.code !== 'sheet_locked') throw error;
      for (const id of error.args['operations'] as readonly string[]) this.held.add(id);
      return;
    }
    for (const { id } of operations) this.known.add(id);
    this.note();
    this.say();
  }

  private fail(error: unknown): void {
    const code = error instanceof NotShared ? error.code : null;
    // The socket says what has become of the code.
    if (code === 'unknown_sheet' || code === 'sheet_read_only') this.begin();
    else if (code === 'sheet_full' || code === 'malformed' || code === 'request_too_large')
      this.problem = code;
    else {
      const wait = error instanceof NotShared ? error.args['retry_ms'] : null;
      this.later = setTimeout(
        () => {
          this.later = null;
          void this.push();
        },
        typeof wait === 'number' ? wait : 3000,
      );
    }
  }

  private async request(method: string, path: string, code: string | null, body?: unknown): Promise<unknown> {
    const answer = await this.outside.ask(method, `/api/sheets${path}`, code, body);
    if (answer.status >= 200 && answer.status < 300) return answer.body;
    const problem = answer.body as Problem | null;
    if (typeof problem?.code !== 'string') throw new Error(`${path}: ${answer.status}`);
    throw new NotShared(problem.code, problem.args);
  }
}
