import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GIVE_UP, Link, SLOW, type LinkState, type WireEvents } from './link';
import type { ClientMessage, ServerMessage } from './wire';
import { stateOf } from '../../fixtures/frames';

/** A wire of the test's own: it keeps what was sent and says what it is told to. */
class Ether {
  readonly sent: ClientMessage[] = [];
  dials = 0;
  private events: WireEvents | null = null;
  readonly dial = (events: WireEvents) => {
    this.dials++;
    this.events = events;
    return {
      send: (text: string) => this.sent.push(JSON.parse(text) as ClientMessage),
      close: () => events.closed(1006),
    };
  };
  open(): void {
    this.events?.open();
  }
  say(message: ServerMessage): void {
    this.events?.text(JSON.stringify(message));
  }
  view(seq: number): void {
    this.say({
      type: 'view',
      seq,
      events: [],
      public: null,
      own: null,
      state: stateOf(),
    });
  }
  cut(code = 1006): void {
    this.events?.closed(code);
  }
  last(): ClientMessage | undefined {
    return this.sent.at(-1);
  }
}

describe('Link', () => {
  let ether: Ether;
  let link: Link;
  let states: LinkState[];
  let fates: string[];
  let heard: string[];

  beforeEach(() => {
    vi.useFakeTimers();
    ether = new Ether();
    states = [];
    fates = [];
    heard = [];
    let id = 0;
    link = new Link(
      ether.dial,
      {
        message: (message) => heard.push(message.type),
        state: (state) => states.push(state),
        fate: (which, fate) => fates.push(`${which} ${fate}`),
      },
      () => `id-${++id}`,
      () => Date.now(),
    );
    ether.open();
    ether.view(7);
  });
  afterEach(() => {
    link.stop();
    vi.useRealTimers();
  });

  it('says hello and is open with the first view', () => {
    expect(ether.sent).toEqual([{ type: 'hello', protocol: 1, since: null, shares: true }]);
    expect(states).toEqual(['opening', 'open']);
  });

  it('sends a move with the seq that was seen', () => {
    link.order({ type: 'move', move: { type: 'draw' } });
    expect(ether.last()).toEqual({ type: 'move', id: 'id-1', seq: 7, move: { type: 'draw' } });
  });

  it('B43 marks a move slow after two seconds, repeats it with the same id and seq, and gives up in the end', () => {
    link.order({ type: 'move', move: { type: 'draw' } });
    const before = ether.last();
    vi.advanceTimersByTime(SLOW + 500);
    expect(fates).toEqual(['id-1 slow']);
    expect(ether.sent.filter((one) => one.type === 'move')).toEqual([before, before]);
    ether.view(9);
    vi.advanceTimersByTime(GIVE_UP);
    expect(fates).toEqual(['id-1 slow', 'id-1 failed']);
    expect(
      ether.sent.filter((one) => one.type === 'move').every((one) => 'seq' in one && one.seq === 7),
    ).toBe(true);
  });

  it('repeats nothing that was acknowledged', () => {
    link.order({ type: 'move', move: { type: 'draw' } });
    ether.say({ type: 'ack', id: 'id-1', seq: 8 });
    vi.advanceTimersByTime(SLOW * 3);
    expect(ether.sent.filter((one) => one.type === 'move')).toHaveLength(1);
    expect(fates).toEqual([]);
  });

  it('hears one answer to what a slow wire had it send twice', () => {
    link.order({ type: 'move', move: { type: 'draw' } });
    vi.advanceTimersByTime(SLOW + 500);
    heard.length = 0;
    ether.say({ type: 'ack', id: 'id-1', seq: 8 });
    ether.say({ type: 'refused', id: 'id-1', code: 'deal_gone', args: {}, seq: 8 });
    ether.say({ type: 'refused', id: null, code: 'malformed', args: {}, seq: 8 });
    expect(heard).toEqual(['ack', 'refused']);
  });

  it('asks again where the server could not store it', () => {
    link.order({ type: 'move', move: { type: 'draw' } });
    ether.say({ type: 'refused', id: 'id-1', code: 'try_again', args: {}, seq: 7 });
    vi.advanceTimersByTime(SLOW + 500);
    expect(ether.sent.filter((one) => one.type === 'move')).toHaveLength(2);
  });

  it('comes back with what it has seen and sends what was not acknowledged', () => {
    link.order({ type: 'move', move: { type: 'draw' } });
    ether.cut();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(ether.dials).toBe(2);
    ether.open();
    expect(ether.last()).toEqual({ type: 'hello', protocol: 1, since: 7, shares: true });
    ether.view(7);
    expect(ether.last()).toMatchObject({ type: 'move', id: 'id-1', seq: 7 });
    expect(states.at(-1)).toBe('open');
  });

  it('waits longer after each failure, never longer than some seconds', () => {
    const pauses: number[] = [];
    for (let i = 0; i < 8; i++) {
      const dials = ether.dials;
      const start = Date.now();
      ether.cut();
      while (ether.dials === dials) vi.advanceTimersByTime(50);
      pauses.push(Date.now() - start);
    }
    expect(pauses[0]).toBeLessThan(500);
    expect(Math.max(...pauses)).toBeGreaterThan(2000);
    expect(Math.max(...pauses)).toBeLessThan(6000);
  });

  it('B134 does not come back to a table that is not there or a server that speaks otherwise', () => {
    ether.cut(4426);
    expect(states.at(-1)).toBe('outdated');
    vi.advanceTimersByTime(60_000);
    expect(ether.dials).toBe(1);
  });

  it.each([
    [4403, 'removed'],
    [4404, 'gone'],
    [4410, 'expired'],
  ])('does not come back after %i: %s', (code, end) => {
    ether.cut(code);
    expect(states.at(-1)).toBe(end);
    vi.advanceTimersByTime(60_000);
    expect(ether.dials).toBe(1);
  });

  it.each(['removed', 'left', 'moved', 'expired'] as const)(
    'does not come back when the server has said why it goes: %s',
    (reason) => {
      ether.say({ type: 'closing', reason });
      ether.cut(1000);
      expect(states.at(-1)).toBe(reason);
      vi.advanceTimersByTime(60_000);
      expect(ether.dials).toBe(1);
    },
  );

  it('comes back after a restart of the server', () => {
    ether.say({ type: 'closing', reason: 'restart' });
    ether.cut(1012);
    vi.advanceTimersByTime(1000);
    expect(ether.dials).toBe(2);
  });

  it('says a phrase once and does not repeat it after a lost connection', () => {
    link.order({ type: 'say', phrase: 'hello' });
    ether.cut();
    vi.advanceTimersByTime(1000);
    ether.open();
    ether.view(7);
    vi.advanceTimersByTime(SLOW * 2);
    expect(ether.sent.filter((one) => one.type === 'say')).toHaveLength(1);
  });

  it('gives orders their seq only where they are about what was seen', () => {
    link.order({ type: 'undo' });
    expect(ether.last()).toEqual({ type: 'undo', id: 'id-1', seq: 7 });
    link.order({ type: 'host', seat: 2 });
    expect(ether.last()).toEqual({ type: 'host', id: 'id-2', seat: 2 });
  });

  it('notices a wire on which nothing is heard any more', () => {
    vi.advanceTimersByTime(11_000);
    expect(ether.last()).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(20_000);
    expect(states).toContain('lost');
    expect(ether.dials).toBeGreaterThan(1);
  });
});
