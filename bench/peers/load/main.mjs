/**
 * The load: one process that is told on its standard input what to do, one JSON object a line, and answers so too.
 *
 *     node main.mjs ours|boardgameio ADDRESS PID
 *
 * PID is the server's: its CPU time and memory are read at the edges of each measurement.
 */
import { createInterface } from 'node:readline';
import { House as Peer } from './boardgameio.mjs';
import { Load, quantiles, wait } from './loops.mjs';
import { House as Ours } from './ours.mjs';
import { residentKib } from './process.mjs';

const [, , wire, address, pid] = process.argv;
const server = { pid: Number(pid) };
const house = wire === 'ours' ? new Ours(address) : new Peer(address);
const groups = {};

const orders = {
  /** Makes tables, each seat with a browser of its own. */
  make: async (order) => {
    const load = new Load(server);
    groups[order.group] = { load, tables: await house.make(load, order) };
  },

  /** Connects the seats, all or those that are named; `together` tables at a time. */
  connect: async ({ group, together = 25, seats = null }) => {
    const { tables } = groups[group];
    const places = seats ?? [...tables[0].seats.keys()];
    const begin = performance.now();
    await house.open(tables, Math.min(together, tables.length), places);
    const waits = tables.flatMap((table) => places.map((at) => table.seats[at].waited ?? 0));
    return { seconds: (performance.now() - begin) / 1000, sockets: waits.length, waits_ms: quantiles(waits) };
  },

  leave: async ({ group }) => {
    await Promise.all(groups[group].tables.map((table) => table.leave()));
    groups[group].load.waiting.length = 0;
  },

  /** The server has been started again, elsewhere. */
  moved: async (order) => {
    server.pid = order.pid;
    house.base = order.address;
  },

  closed: ({ group, seconds, warm }) => groups[group].load.closed(seconds, warm),
  paced: ({ group, seconds, warm, rate }) => groups[group].load.paced(seconds, warm, rate),

  /** Plays on beside other measurements. */
  background: async ({ group }) => groups[group].load.background(),

  memory: async ({ settle }) => {
    await wait(settle);
    return { kib: residentKib(server.pid) };
  },

  /** Kills the server in the middle of a closed loop; tells what the seats have been shown. */
  kill: async ({ group, after }) => {
    const { load, tables } = groups[group];
    for (const table of tables) table.ended = true;
    load.background();
    await wait(after);
    process.kill(server.pid, 'SIGKILL');
    await wait(0.5);
    load.hold();
    return { seen: Object.fromEntries(tables.map((table) => [table.id, table.seen()])) };
  },

  faults: async () => {
    const loads = Object.values(groups).map((group) => group.load);
    return { faults: loads.flatMap((load) => load.faults).slice(0, 5) };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line);
  let answer;
  try {
    answer = await orders[order.do](order);
  } catch (error) {
    answer = { error: String(error?.stack ?? error) };
  }
  console.log(JSON.stringify({ done: order.do, ...answer }));
}
process.exit(0);
