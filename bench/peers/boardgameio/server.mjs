/**
 * A boardgame.io server with the smallest card game, as its documentation sets one up.
 *
 *     node server.mjs [LOG]
 *
 * With LOG each move is synced to that file; without, its own store in memory. Says its port on the first line.
 */
import boardgame from 'boardgame.io/dist/cjs/server.js';
import { drawAndDiscard } from './game.mjs';
import { SyncedLog } from './store.mjs';

const games = [drawAndDiscard];
const origins = ['http://127.0.0.1'];
const [, , log] = process.argv;
const { db: memory } = boardgame.Server({ games, origins });
const server = boardgame.Server({ games, origins, db: log ? new SyncedLog(memory, log) : memory });
const { appServer } = await server.run({ port: 0 });
console.log(`port ${appServer.address().port}`);
