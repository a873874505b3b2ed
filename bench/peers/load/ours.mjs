import http from 'node:http';
import WebSocket from 'ws';
import { chance } from './chance.mjs';
import { choose } from './policy.mjs';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hedy'];
const VIEW = '{"type":"view","seq":';

/** Reads of a view what a move is chosen by: the own part and the state, which come last. */
function needed(seq, text) {
  const own = text.lastIndexOf(',"own":');
  const state = text.lastIndexOf(',"state":');
  return { seq, own: JSON.parse(text.slice(own + 7, state)), state: JSON.parse(text.slice(state + 9, -1)) };
}

/** One browser: its cookie and its requests. */
class Guest {
  constructor(house) {
    this.house = house;
    this.cookie = null;
  }

  post(path, body) {
    const { base, agent } = this.house;
    const headers = { 'content-type': 'application/json', origin: base };
    if (this.cookie) headers.cookie = this.cookie;
    return new Promise((done, fail) => {
      const request = http.request(`${base}${path}`, { method: 'POST', agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => (text += part));
        answer.on('end', () => {
          for (const line of answer.headers['set-cookie'] ?? []) this.cookie = line.split(';')[0];
          if (answer.statusCode >= 400) fail(new Error(`${path}: ${answer.statusCode} ${text}`));
          else done(JSON.parse(text));
        });
      });
      request.on('error', fail);
      request.end(JSON.stringify(body));
    });
  }
}

/** One seat's socket. */
class Seat {
  constructor(table, at, guest) {
    this.table = table;
    this.at = at;
    this.guest = guest;
    this.seq = 0;
  }

  connect() {
    const { base } = this.table.house;
    const headers = { origin: base, cookie: this.guest.cookie };
    const address = `${base.replace('http', 'ws')}/tables/${this.table.id}/socket`;
    this.socket = new WebSocket(address, { perMessageDeflate: false, headers });
    this.asked = performance.now();
    this.socket.on('open', () => this.socket.send('{"type":"hello","protocol":1}'));
    return new Promise((done, fail) => {
      this.welcomed = done;
      this.socket.on('message', (data) => this.#hear(data));
      this.socket.on('error', fail);
      this.socket.on('close', (code) => this.table.closed(this, code));
    });
  }

  say(message) {
    this.table.ids += 1;
    const id = `${this.at}-${this.table.ids}`;
    this.socket.send(JSON.stringify({ type: message.type, id, ...message }));
    return id;
  }

  /** Reads only as much as the load needs: whole views only of the seat that has something to do. */
  #hear(data) {
    const text = data.toString('latin1');
    this.table.load.received(data.length);
    if (text.startsWith(VIEW)) {
      this.seq = Number.parseInt(text.slice(VIEW.length, VIEW.length + 12), 10);
      const acts = text.includes('"options":{') || text.includes('"ready":[');
      this.table.showed(this, acts ? needed(this.seq, text) : null);
      if (this.welcomed) {
        this.waited = performance.now() - this.asked;
        this.welcomed();
        this.welcomed = null;
      }
      return;
    }
    const message = JSON.parse(data);
    if (message.type === 'ack') this.table.acked(message.id);
    else if (message.type === 'refused') this.table.refused(this, message);
  }
}

/** A table whose seats are all people, or one person among computers. */
class Table {
  constructor(house, load, seed) {
    this.house = house;
    this.load = load;
    this.random = chance(seed);
    this.ids = 0;
    this.moving = null;
    this.offer = null;
    this.next = 0;
  }

  async make(names, computers, rules) {
    const host = new Guest(this.house);
    const people = names.slice(1).map(() => new Guest(this.house));
    const seats = [{ name: names[0] }, ...people.map(() => ({})), ...computers.map((level) => ({ level }))];
    this.manual = people.length > 0;
    const wish = { seats, rules, manners: { pace: 'instant' }, ...(this.manual ? { lobby: true } : {}) };
    this.id = (await host.post('/api/tables', wish)).table;
    this.seats = [new Seat(this, 0, host)];
    for (const [index, guest] of people.entries()) {
      const { seat } = await guest.post(`/api/tables/${this.id}/seat`, { name: names[index + 1] });
      this.seats.push(new Seat(this, seat, guest));
    }
  }

  async connect(seats) {
    await Promise.all(seats.map((at) => this.seats[at].connect()));
  }

  start() {
    if (this.manual && !this.started) this.seats[0].say({ type: 'start' });
    this.started = true;
  }

  /** Ends every socket of the table; resolves when they are closed. */
  async leave() {
    this.ended = true;
    const open = this.seats.filter((seat) => seat.socket.readyState !== WebSocket.CLOSED);
    await Promise.all(open.map((seat) => new Promise((done) => seat.socket.once('close', done).close())));
    Object.assign(this, { ended: false, moving: null, offer: null });
    for (const seat of this.seats) seat.done = 0;
  }

  /** The newest seq that any seat has been shown. */
  seen() {
    return Math.max(...this.seats.map((seat) => seat.seq));
  }

  showed(seat, view) {
    const moving = this.moving;
    if (moving && !moving.shown && this.seats.every((other) => other.seq > moving.seq)) {
      moving.shown = true;
      this.load.shown(this, performance.now());
    }
    if (!view) return;
    if (view.state.ready !== null) this.#goOn(seat, view);
    else if (view.own?.options && view.seq > (this.offer?.view.seq ?? 0)) {
      this.offer = { seat, view };
      if (!moving || moving.acked) this.load.ready(this);
    }
  }

  #goOn(seat, view) {
    if (view.state.over) this.load.failed('match over');
    else if (!view.state.ready.includes(seat.at) && seat.done !== view.state.round) {
      seat.done = view.state.round;
      seat.say({ type: 'next' });
    }
  }

  move() {
    const { seat, view } = this.offer;
    const id = seat.say({ type: 'move', seq: view.seq, move: choose(view.own.options, this.random) });
    this.moving = { id, seq: view.seq, acked: false, shown: false };
  }

  acked(id) {
    const moving = this.moving;
    if (!moving || moving.id !== id) return;
    moving.acked = true;
    this.load.acked(this, performance.now());
    if (this.offer.view.seq > moving.seq) this.load.ready(this);
  }

  refused(seat, message) {
    this.load.failed(`${message.code} ${JSON.stringify(message.args)}`);
  }

  closed(seat, code) {
    if (!this.ended) this.load.failed(`closed ${code}`);
  }
}

/** Our server at an address. */
export class House {
  constructor(base) {
    this.base = base;
    this.agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  }

  /** Makes tables of people, or of one person with computers of a level. */
  async make(load, { tables, seats, seed, computers = null }) {
    const made = [];
    for (let at = 0; at < tables; at += 1) {
      const table = new Table(this, load, seed + at);
      const levels = computers ? Array(seats - 1).fill(computers) : [];
      await table.make(NAMES.slice(0, computers ? 1 : seats), levels, { target: '10000' });
      made.push(table);
    }
    return made;
  }

  /** Connects every seat, so many tables at a time. */
  async open(tables, together, seats) {
    for (let at = 0; at < tables.length; at += together) {
      const some = tables.slice(at, at + together);
      await Promise.all(some.map((table) => table.connect(seats)));
      for (const table of some) table.start();
    }
  }
}
