import { open } from 'node:fs/promises';

/**
 * The store in memory with a log beside it: a move counts as stored when its entry is on the disk. Only the entry is
 * written, not the whole state, so this is the cheapest store that a lost power supply does not hurt.
 */
export class SyncedLog {
  constructor(memory, path) {
    this.memory = memory;
    this.path = path;
  }

  type() {
    return 1; // StorageAPI.Type.ASYNC
  }

  async connect() {
    this.file = await open(this.path, 'a');
  }

  async createMatch(match, options) {
    this.memory.createMatch(match, options);
    await this.#write({ match, ...options });
  }

  async setState(match, state, entries) {
    await this.#write({ match, at: state._stateID, entries });
    this.memory.setState(match, state, entries);
  }

  async setMetadata(match, metadata) {
    this.memory.setMetadata(match, metadata);
  }

  async fetch(match, options) {
    return this.memory.fetch(match, options);
  }

  async wipe(match) {
    this.memory.wipe(match);
  }

  async listMatches(options) {
    return this.memory.listMatches(options);
  }

  async #write(entry) {
    await this.file.appendFile(`${JSON.stringify(entry)}\n`);
    await this.file.datasync();
  }
}
