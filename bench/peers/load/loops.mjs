import { cpuSeconds } from './process.mjs';

/**
 * Decides when the tables of a group move. A table of either wire calls `ready(table)` when its acting seat could move,
 * `acked(table, at)` when the mover knows that the move counts, and `shown(table, at)` when every seat has the new
 * position; `table.move()` makes the move.
 */
export class Load {
  constructor(server) {
    this.server = server;
    this.waiting = [];
    this.due = [];
    this.mode = 'hold';
    this.counts = null;
    this.faults = [];
    this.done = 0;
  }

  ready(table) {
    if (this.mode === 'closed') this.#move(table, performance.now());
    else {
      this.waiting.push(table);
      this.#pair();
    }
  }

  acked(table, at) {
    this.done += 1;
    if (this.counts) this.counts.acks.push(at - table.since);
  }

  shown(table, at) {
    if (this.counts) this.counts.shown.push(at - table.since);
  }

  received(bytes) {
    if (this.counts) this.counts.bytes += bytes;
  }

  failed(text) {
    this.faults.push(text);
  }

  hold() {
    this.mode = 'hold';
    this.due.length = 0;
  }

  /** From now on every table has one move under way all the time. */
  background() {
    this.mode = 'closed';
    for (const table of this.waiting.splice(0)) this.#move(table, performance.now());
  }

  async closed(seconds, warm) {
    this.background();
    await this.#warmed(warm);
    const found = await this.#measured(seconds);
    this.hold();
    return found;
  }

  /** Moves are due at times fixed in advance; a late one is counted from the time at which it was due. */
  async paced(seconds, warm, rate) {
    this.mode = 'paced';
    const start = performance.now();
    let next = 0;
    const timer = setInterval(() => {
      while (start + (next * 1000) / rate <= performance.now()) {
        this.due.push(start + (next * 1000) / rate);
        next += 1;
      }
      this.#pair();
    }, 1);
    await this.#warmed(warm);
    const found = await this.#measured(seconds);
    clearInterval(timer);
    const late = this.due.length;
    this.hold();
    return { ...found, never_sent: late };
  }

  #pair() {
    while (this.mode === 'paced' && this.due.length && this.waiting.length) {
      this.#move(this.waiting.shift(), this.due.shift());
    }
  }

  #move(table, since) {
    table.since = since;
    table.move();
  }

  /** A server that compiles while it runs needs moves to get warm, not time alone. */
  async #warmed({ seconds, moves }) {
    const end = this.done + moves;
    await wait(seconds);
    while (this.done < end) await wait(0.05);
  }

  async #measured(seconds) {
    const { pid } = this.server;
    const counts = { acks: [], shown: [], bytes: 0 };
    const begin = {
      at: performance.now(),
      wall: Date.now(),
      server: cpuSeconds(pid),
      own: process.cpuUsage(),
    };
    this.counts = counts;
    await wait(seconds);
    this.counts = null;
    const spent = (performance.now() - begin.at) / 1000;
    const server = cpuSeconds(pid) - begin.server;
    const own = process.cpuUsage(begin.own);
    const moves = counts.acks.length;
    return {
      moves,
      seconds: spent,
      server_cpu_s: server,
      server_share: server / spent,
      generator_share: (own.user + own.system) / 1e6 / spent,
      moves_per_s: moves / spent,
      moves_per_cpu_s: moves / server,
      bytes_per_move: counts.bytes / moves,
      ack_ms: quantiles(counts.acks),
      shown_ms: quantiles(counts.shown),
      begin_ms: begin.wall,
      end_ms: Date.now(),
    };
  }
}

export const wait = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

/** p50, p95, p99 and p99.9 of some times. */
export function quantiles(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? null;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), p999: at(0.999) };
}
