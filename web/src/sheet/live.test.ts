import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codesOf, keepCodes, keptCodes, linkTo, newCode, readCode, takeLink, writing } from './codes';
import { Live, NotShared, type Standing } from './live';
import { union, type Operation, type SharedSheet } from './operations';
import { AT_ONCE, type Outside, type Wire, type WireEvents } from './outside';

const SHEET = '2222333344445555';

/** The keys of a browser. */
class Pocket {
  private readonly held = new Map<string, string>();
  getItem = (key: string): string | null => this.held.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.held.set(key, value);
  removeItem = (key: string): void => void this.held.delete(key);
}

/** A sheet in a browser's storage. */
class Paper implements SharedSheet {
  readonly id = SHEET;
  operations: readonly Operation[] = [];
  private readonly listeners = new Set<(added: readonly Operation[]) => void>();
  private count = 0;
  constructor(readonly author: string) {}
  add(operations: readonly unknown[]): void {
    const known = new Set(this.operations.map(({ id }) => id));
    const added = (operations as readonly Operation[]).filter(({ id }) => !known.has(id));
    this.operations = union(this.operations, added);
    if (added.length > 0) for (const listener of this.listeners) listener(added);
  }
  onchange(listener: (added: readonly Operation[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  write(name: string): string {
    return this.put({ kind: 'name', name });
  }
  put(act: Record<string, unknown>): string {
    const at = 1 + Math.max(0, ...this.operations.map((one) => one.at));
    const id = `${this.author}.${++this.count}`;
    this.add([{ ...act, id, at }]);
    return id;
  }
  get ids(): readonly string[] {
    return this.operations.map(({ id }) => id).sort();
  }
}

interface Answer {
  status: number;
  body: unknown;
}
/** The server as docs/protocol.md has it, with a network that can be cut and answers that can be lost. */
class Server {
  operations: Operation[] = [];
  write: string | null = null;
  cut = false;
  loseAnswers = 0;
  requests = 0;
  refuse: Answer | null = null;
  readonly shutOut = new Set<string>();
  private readonly wires = new Set<{ events: WireEvents; n: number; code: string }>();

  outside(storage: Pocket): Outside {
    return {
      storage,
      now: () => Date.now(),
      dial: (sheet, events) => this.dial(sheet, events),
      ask: (method, path, code, body) => this.ask(method, path, code, body),
    };
  }
  end(code: number): void {
    for (const wire of [...this.wires]) this.close(wire, code);
  }

  private dial(sheet: string, events: WireEvents): Wire {
    expect(sheet).toBe(SHEET);
    const wire = { events, n: 0, code: '' };
    setTimeout(() => (this.cut ? events.closed(1006) : events.open()));
    return {
      send: (text) => {
        const message = JSON.parse(text) as { type: string; code: string; after: number };
        if (message.type === 'ping') {
          if (!this.cut) events.text(JSON.stringify({ type: 'pong' }));
          return;
        }
        wire.code = message.code;
        wire.n = message.after;
        this.wires.add(wire);
        this.tell(wire, true);
      },
      close: () => this.wires.delete(wire),
    };
  }
  private close(wire: { events: WireEvents }, code: number): void {
    this.wires.delete(wire as never);
    wire.events.closed(code);
  }
  private tell(wire: { events: WireEvents; n: number; code: string }, first = false): void {
    const right = this.write !== null && [this.write, readCode(this.write)].includes(wire.code);
    if (!right) return this.close(wire, 4404);
    const news = this.operations.slice(wire.n);
    wire.n = this.operations.length;
    if (!first && news.length === 0) return;
    const told = { type: 'operations', n: wire.n, all: wire.n, may_write: wire.code === this.write };
    wire.events.text(JSON.stringify({ ...told, operations: news }));
  }

  private async ask(method: string, path: string, code: string | null, body?: unknown): Promise<Answer> {
    this.requests++;
    await Promise.resolve();
    if (this.cut) throw new TypeError('no network');
    const answer = this.refuse ?? this.answer(method, path, code, body as Record<string, never>);
    if (this.loseAnswers > 0) {
      this.loseAnswers--;
      throw new TypeError('the answer was lost');
    }
    return answer;
  }
  private answer(method: string, path: string, code: string | null, body: Record<string, unknown>): Answer {
    const no = (status: number, why: string, args = {}): Answer => ({ status, body: { code: why, args } });
    if (path === '/api/sheets') {
      const { sheet, code: wanted } = body as { sheet: { operations: Operation[] }; code: string };
      if (this.write !== null && this.write !== wanted) return no(409, 'sheet_taken');
      this.write = wanted;
      return this.added(sheet.operations) ?? { status: 201, body: { write: wanted, read: readCode(wanted) } };
    }
    if (this.write === null || ![this.write, readCode(this.write)].includes(code ?? '')) {
      return no(404, 'unknown_sheet');
    }
    if (code !== this.write) return no(403, 'sheet_read_only');
    if (method === 'DELETE') {
      this.write = null;
      this.operations = [];
      this.all();
      return { status: 204, body: null };
    }
    if (path.endsWith('/code')) {
      this.write = body['code'] as string;
      this.all();
      return { status: 200, body: { write: this.write } };
    }
    return this.added(body['operations'] as Operation[]) ?? { status: 200, body: {} };
  }
  private added(operations: readonly Operation[]): Answer | null {
    expect(operations.length).toBeLessThanOrEqual(AT_ONCE);
    const shut = operations.filter(({ id }) => this.shutOut.has(id)).map(({ id }) => id);
    if (shut.length > 0) return { status: 409, body: { code: 'sheet_locked', args: { operations: shut } } };
    const known = new Set(this.operations.map(({ id }) => id));
    this.operations.push(...operations.filter(({ id }) => !known.has(id)));
    this.all();
    return null;
  }
  private all(): void {
    for (const wire of [...this.wires]) this.tell(wire);
  }
}

/** One browser with the sheet open. */
class Browser {
  readonly paper: Paper;
  readonly storage = new Pocket();
  standing!: Standing;
  live!: Live;
  constructor(
    private readonly server: Server,
    author: string,
  ) {
    this.paper = new Paper(author);
  }
  open(fragment = ''): this {
    takeLink(this.storage, SHEET, fragment);
    this.live = new Live(
      this.paper,
      this.server.outside(this.storage),
      (standing) => (this.standing = standing),
    );
    return this;
  }
  link(what: 'write' | 'look'): string {
    const { links } = this.live;
    if (!links) throw new Error('not shared');
    return new URL(linkTo(SHEET, links, what, 'http://x')).hash;
  }
}

describe('codes', () => {
  it('makes the code to look from the one to write, as the server does', () => {
    expect(readCode('23456789abcdefgh')).toBe('zmmw7e3bfk3ghy2e');
    expect(newCode()).toMatch(/^[2-9a-hjkmnopq-z]{16}$/);
    expect(newCode()).not.toBe(newCode());
  });

  it('reads the code of a link, and nothing else', () => {
    expect(codesOf('#w=23456789abcdefgh')?.write).toBe('23456789abcdefgh');
    expect(codesOf('#r=2345-6789-ABCD-EFGH')).toEqual({ write: null, read: '23456789abcdefgh', made: true });
    for (const wrong of [
      '',
      '#',
      '#w=',
      '#w=23456789abcdefg',
      '#x=23456789abcdefgh',
      '#w=23456789abcdefg1',
    ]) {
      expect(codesOf(wrong)).toBeNull();
    }
  });

  it('puts the code into the fragment, which is sent nowhere', () => {
    const codes = writing('23456789abcdefgh');
    expect(linkTo(SHEET, codes, 'write', 'https://x')).toBe(`https://x/sheet/${SHEET}#w=23456789abcdefgh`);
    expect(linkTo(SHEET, codes, 'look', 'https://x')).toBe(`https://x/sheet/${SHEET}#r=zmmw7e3bfk3ghy2e`);
    const reader = { write: null, read: 'zmmw7e3bfk3ghy2e' };
    expect(linkTo(SHEET, reader, 'write', 'https://x')).toContain('#r=');
  });

  it('does not give up a code to write for one to look at the same sheet', () => {
    const storage = new Pocket();
    takeLink(storage, SHEET, '#w=23456789abcdefgh');
    expect(takeLink(storage, SHEET, '#r=zmmw7e3bfk3ghy2e')?.write).toBe('23456789abcdefgh');
    expect(takeLink(storage, SHEET, '')?.write).toBe('23456789abcdefgh');
    expect(takeLink(storage, SHEET, '#w=bcdefgh923456789')?.write).toBe('bcdefgh923456789');
    const other = new Pocket();
    takeLink(other, SHEET, '#r=zmmw7e3bfk3ghy2e');
    expect(takeLink(other, SHEET, '#w=23456789abcdefgh')?.write).toBe('23456789abcdefgh');
  });

  it('asks again under codes that had ended when their link is opened again', () => {
    const storage = new Pocket();
    keepCodes(storage, SHEET, { ...writing('23456789abcdefgh'), made: true, ended: true });
    expect(takeLink(storage, SHEET, '')?.ended).toBe(true);
    expect(takeLink(storage, SHEET, '#w=23456789abcdefgh')?.ended).toBe(false);
  });

  it('keeps what is damaged out, and says where a browser keeps nothing', () => {
    const storage = new Pocket();
    storage.setItem(`rummy500.sheet-codes/${SHEET}`, '{"write": 5');
    expect(keptCodes(storage, SHEET)).toBeNull();
    expect(keptCodes(null, SHEET)).toBeNull();
    expect(keepCodes(null, SHEET, writing('23456789abcdefgh'))).toBe(false);
  });
});

describe('Live', () => {
  let server: Server;
  let ann: Browser;
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(20);
  const patience = (): Promise<unknown> => vi.advanceTimersByTimeAsync(30_000);
  const open: Browser[] = [];
  const browser = (author: string, fragment = ''): Browser => {
    const one = new Browser(server, author).open(fragment);
    open.push(one);
    return one;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    server = new Server();
    ann = browser('annannann');
  });
  afterEach(() => {
    for (const one of open.splice(0)) one.live.stop();
    vi.useRealTimers();
  });

  /** Ann shares her sheet, and somebody opens a link of hers. */
  async function shared(what: 'write' | 'look' = 'write'): Promise<Browser> {
    ann.paper.write('Friday');
    await ann.live.share();
    await settle();
    const other = browser('bobbobbob', ann.link(what));
    await settle();
    return other;
  }

  it('leaves a sheet that is not shared alone', async () => {
    ann.paper.write('Friday');
    await patience();
    expect(ann.standing).toEqual({ way: 'private', writes: true, waiting: 0, problem: null });
    expect(server.requests).toBe(0);
  });

  it('shares a sheet, and what is written comes to who has the link', async () => {
    const bob = await shared();
    expect(bob.paper.ids).toEqual(['annannann.1']);
    expect(bob.standing).toEqual({ way: 'open', writes: true, waiting: 0, problem: null });
    bob.paper.write('Saturday');
    ann.paper.write('Sunday');
    await settle();
    expect(ann.paper.ids).toEqual(['annannann.1', 'annannann.2', 'bobbobbob.1']);
    expect(bob.paper.ids).toEqual(ann.paper.ids);
  });

  it('B103: who has the link to look sees everything and sends nothing', async () => {
    const reader = await shared('look');
    const before = server.requests;
    expect(reader.standing).toMatchObject({ way: 'open', writes: false });
    reader.paper.write('mine');
    await patience();
    expect(server.requests).toBe(before);
    ann.paper.write('Saturday');
    await settle();
    expect(reader.paper.ids).toContain('annannann.2');
    expect(reader.live.links?.write).toBeNull();
    await expect(reader.live.renew()).rejects.toThrow('sheet_read_only');
  });

  it('counts what waits without a network, also after the page was closed, and sends it once', async () => {
    const bob = await shared();
    server.cut = true;
    server.end(1006);
    bob.paper.write('one');
    bob.paper.write('two');
    await settle();
    expect(bob.standing).toMatchObject({ way: 'lost', writes: true, waiting: 2 });
    bob.live.stop();
    bob.open();
    expect(bob.standing).toMatchObject({ way: 'opening', waiting: 2 });
    ann.paper.write('three');
    server.cut = false;
    await patience();
    expect(bob.standing).toMatchObject({ way: 'open', waiting: 0 });
    expect(server.operations.map(({ id }) => id).sort()).toEqual(ann.paper.ids);
    expect(bob.paper.ids).toEqual(ann.paper.ids);
    expect(server.operations).toHaveLength(4);
  });

  it('sends again what was answered by nobody, and the server has it once', async () => {
    const bob = await shared();
    server.loseAnswers = 1;
    bob.paper.write('one');
    await settle();
    expect(bob.standing.waiting).toBe(0); // the socket has brought it back
    await patience();
    expect(server.operations.map(({ id }) => id)).toEqual(['annannann.1', 'bobbobbob.1']);
  });

  it('uses the same code again where the answer to sharing was lost', async () => {
    ann.paper.write('Friday');
    server.loseAnswers = 1;
    await expect(ann.live.share()).rejects.toThrow('lost');
    expect(ann.standing.way).toBe('private');
    const code = server.write;
    ann.live.stop();
    ann.open();
    await settle();
    expect(ann.standing.way).toBe('private');
    await ann.live.share();
    await settle();
    expect(server.write).toBe(code);
    expect(ann.standing.way).toBe('open');
  });

  it('sends a long sheet in parts', async () => {
    for (let n = 0; n < AT_ONCE + 10; n++) ann.paper.write(`${n}`);
    ann.paper.put({ kind: 'name', name: 'x'.repeat(80_000) });
    await ann.live.share();
    await patience();
    expect(server.operations).toHaveLength(AT_ONCE + 11);
    expect(ann.standing).toMatchObject({ way: 'open', waiting: 0 });
  });

  it('comes back by itself after a restart, and at once when the device says so', async () => {
    const bob = await shared();
    server.cut = true;
    server.end(1012);
    await patience();
    expect(bob.standing.way).toBe('lost');
    server.cut = false;
    bob.live.wake();
    await settle();
    expect(bob.standing.way).toBe('open');
    expect(server.operations).toHaveLength(1);
    bob.live.wake(); // and has then nothing to do
    await settle();
    expect(bob.standing.way).toBe('open');
  });

  it('B125: what a lock shuts out stays here, and goes when the sheet is opened again', async () => {
    const bob = await shared();
    server.shutOut.add('bobbobbob.1');
    bob.paper.write('too late');
    bob.paper.write('counts');
    await settle();
    expect(server.operations.map(({ id }) => id)).toEqual(['annannann.1', 'bobbobbob.2']);
    expect(bob.standing).toMatchObject({ way: 'open', waiting: 0, problem: null });
    server.shutOut.clear();
    ann.paper.put({ kind: 'lock', locked: false });
    await settle();
    expect(server.operations.map(({ id }) => id)).toContain('bobbobbob.1');
  });

  it('puts new codes in the place of the old ones, also where the answer is lost', async () => {
    const bob = await shared();
    const old = ann.link('write');
    server.loseAnswers = 1;
    await expect(ann.live.renew()).rejects.toThrow('lost');
    await settle();
    expect(ann.link('write')).not.toBe(old);
    expect(ann.standing).toMatchObject({ way: 'open', writes: true });
    expect(bob.standing).toMatchObject({ way: 'ended', writes: true });
    expect(bob.paper.ids).toEqual(['annannann.1']);
    bob.live.stop();
    bob.open(ann.link('look'));
    await settle();
    expect(bob.standing).toMatchObject({ way: 'open', writes: false });
  });

  it('takes over codes that another page of this browser has changed', async () => {
    const bob = await shared();
    const twin = new Browser(server, 'twintwin');
    Object.assign(twin, { storage: ann.storage });
    twin.open();
    open.push(twin);
    await settle();
    await twin.live.renew();
    await settle();
    expect(ann.standing).toMatchObject({ way: 'open', writes: true });
    expect(bob.standing.way).toBe('ended');
  });

  it('ends the sharing: everybody keeps a copy of their own, and it can be shared anew', async () => {
    const bob = await shared();
    await ann.live.end();
    await settle();
    expect(ann.standing).toEqual({ way: 'private', writes: true, waiting: 0, problem: null });
    expect(bob.standing).toEqual({ way: 'ended', writes: true, waiting: 0, problem: null });
    bob.live.stop();
    const before = server.requests;
    bob.open();
    await patience();
    expect([bob.standing.way, server.requests]).toEqual(['ended', before]);
    await bob.live.share();
    await settle();
    expect(bob.standing.way).toBe('open');
    await expect(ann.live.share()).rejects.toThrow(new NotShared('sheet_taken'));
  });

  it('says so where the server does not take what waits, and stops asking', async () => {
    const bob = await shared();
    server.refuse = { status: 409, body: { code: 'sheet_full', args: { most: 1 } } };
    bob.paper.write('one too many');
    await patience();
    expect(bob.standing).toMatchObject({ way: 'open', waiting: 1, problem: 'sheet_full' });
    expect(server.requests).toBeLessThan(5);
    server.refuse = { status: 503, body: { code: 'try_again', args: {} } };
    bob.live.nudge();
    await settle();
    server.refuse = null;
    await patience();
    expect(bob.standing).toMatchObject({ waiting: 0, problem: null });
  });

  it('sends everything again to a server that has an older copy', async () => {
    const bob = await shared();
    bob.paper.write('one');
    bob.paper.write('two');
    await settle();
    server.operations.length = 1;
    server.end(1012);
    await patience();
    expect(server.operations.map(({ id }) => id).sort()).toEqual([
      'annannann.1',
      'bobbobbob.1',
      'bobbobbob.2',
    ]);
  });

  it('stays as it is where a sheet is newer than this page', async () => {
    const bob = await shared();
    bob.paper.add = () => {
      throw new Error('newer_sheet');
    };
    ann.paper.write('Saturday');
    await patience();
    expect(bob.standing.way).toBe('outdated');
    expect(bob.paper.ids).toEqual(['annannann.1']);
    expect(ann.standing.way).toBe('open');
  });

  it('notices a wire that is dead without a word', async () => {
    const bob = await shared();
    server.cut = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bob.standing.way).toBe('lost');
    server.cut = false;
    await patience();
    expect(bob.standing.way).toBe('open');
  });

  it('loses nothing with two editors, in any order of cuts, lost answers and closed pages', async () => {
    const bob = await shared();
    let seed = 500;
    const draw = (below: number): number => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * below);
    };
    let written = 1;
    for (let step = 0; step < 150; step++) {
      const one = [ann, bob][draw(2)] ?? ann;
      const what = draw(6);
      if (what < 3) {
        one.paper.write(`${step}`);
        written++;
      } else if (what === 3) {
        server.cut = !server.cut;
        if (server.cut) server.end(1006);
      } else if (what === 4) server.loseAnswers = draw(3);
      else {
        one.live.stop();
        one.open();
      }
      await vi.advanceTimersByTimeAsync(draw(3000));
    }
    server.cut = false;
    server.loseAnswers = 0;
    await patience();
    expect(ann.paper.ids).toEqual(bob.paper.ids);
    expect(ann.paper.ids).toHaveLength(written);
    expect(server.operations.map(({ id }) => id).sort()).toEqual(ann.paper.ids);
    expect([ann.standing.waiting, bob.standing.waiting]).toEqual([0, 0]);
  });
});
