import { io } from 'socket.io-client';
import { chance } from './chance.mjs';

const GAME = 'draw';

async function post(address, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** A match of boardgame.io, each seat on its own connection. */
class Table {
  constructor(house, load, seed) {
    this.house = house;
    this.load = load;
    this.random = chance(seed);
    this.moving = null;
  }

  async make(seats) {
    const games = `${this.house.base}/games/${GAME}`;
    this.id = (await post(`${games}/create`, { numPlayers: seats })).matchID;
    this.seats = [];
    for (let at = 0; at < seats; at += 1) {
      const place = { playerID: String(at), playerName: `P${at}` };
      const { playerCredentials } = await post(`${games}/${this.id}/join`, place);
      this.seats.push({ at: String(at), credentials: playerCredentials, state: -1 });
    }
  }

  async connect() {
    await Promise.all(this.seats.map((seat) => this.#enter(seat)));
  }

  start() {
    this.load.ready(this);
  }

  #enter(seat) {
    const origin = { origin: 'http://127.0.0.1' };
    seat.socket = io(`${this.house.base}/${GAME}`, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: origin,
      perMessageDeflate: false,
    });
    return new Promise((done, fail) => {
      seat.socket.on('connect_error', fail);
      seat.socket.on('connect', () => {
        seat.socket.io.engine.on('packet', (packet) => this.load.received(packet.data?.length ?? 0));
        seat.socket.emit('sync', this.id, seat.at, seat.credentials, this.seats.length);
      });
      seat.socket.on('sync', (_, { state }) => {
        this.#take(seat, state);
        done();
      });
      seat.socket.on('update', (_, state) => {
        this.#take(seat, state);
        this.#heard(seat);
      });
    });
  }

  #take(seat, state) {
    seat.state = state._stateID;
    if (state.ctx.currentPlayer === seat.at) this.offer = { seat, state };
  }

  #heard(seat) {
    const { moving } = this;
    if (!moving) return;
    if (!moving.acked && seat === moving.seat && seat.state > moving.state) {
      moving.acked = true;
      this.load.acked(this, performance.now());
    }
    if (!moving.shown && this.seats.every((other) => other.state > moving.state)) {
      moving.shown = true;
      this.load.shown(this, performance.now());
    }
    if (moving.acked && !moving.followed && this.offer.state._stateID > moving.state) {
      moving.followed = true;
      this.load.ready(this);
    }
  }

  move() {
    const { seat, state } = this.offer;
    const { hand } = state.G.players[seat.at];
    const discards = state.G.drawn;
    const args = discards ? [hand[Math.floor(this.random() * hand.length)]] : [];
    const payload = {
      type: discards ? 'discard' : 'draw',
      args,
      playerID: seat.at,
      credentials: seat.credentials,
    };
    this.moving = { seat, state: state._stateID, acked: false, shown: false, followed: false };
    seat.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.id, seat.at);
  }

  async leave() {
    for (const seat of this.seats) seat.socket.close();
  }
}

/** A boardgame.io server at an address. */
export class House {
  constructor(base) {
    this.base = base;
  }

  async make(load, { tables, seats, seed }) {
    const made = [];
    for (let at = 0; at < tables; at += 1) {
      const table = new Table(this, load, seed + at);
      await table.make(seats);
      made.push(table);
    }
    return made;
  }

  async open(tables, together) {
    for (let at = 0; at < tables.length; at += together) {
      const some = tables.slice(at, at + together);
      await Promise.all(some.map((table) => table.connect()));
      for (const table of some) table.start();
    }
  }
}
