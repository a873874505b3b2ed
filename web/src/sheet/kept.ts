// Where this browser keeps its sheets: in its own storage, at once, so that nothing is lost whenever a page is closed.
//
// Every page that has a sheet open writes under a key of its own, and a sheet is the union of what stands under all of
// its keys. Two pages of one browser so never overwrite each other, and what cannot be read is never touched.
import { readSheet, SHEET_ID, writeSheet, type SheetFile } from './file';
import { NEWEST, newestSheet, type Newest } from './newest';
import { Unreadable, union, type Operation, type Value } from './operations';

const SHEETS = 'rummy500.sheet/';
const DRAFTS = 'rummy500.sheet-draft/';
const AUTHORS = 'rummy500.sheet-authors';
const MOST_AUTHORS = 300;
/** From so many keys on a sheet's parts are written together when it is opened. */
const MANY_PARTS = 12;

/** What somebody is typing or tapping into a cell, not yet an operation. */
export interface Draft {
  readonly match: string;
  readonly round: string;
  /** For a round that is not there yet: the one that it comes behind. */
  readonly after: string | null;
  readonly player: string;
  readonly value: Value;
  readonly out: boolean;
  readonly stood: boolean;
  /** The entries that its author sees in the cell. */
  readonly over: readonly string[];
}
type Keys = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The sheets of a browser. `storage` is null where a browser keeps nothing. */
export class Shelf {
  constructor(private readonly storage: Keys | null) {}

  private keys(start: string): readonly string[] {
    const { storage } = this;
    if (!storage) return [];
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    return names.filter((name) => name.startsWith(start)).sort();
  }

  /** The ids of all sheets here, readable or not. */
  ids(): readonly string[] {
    const found = this.keys(SHEETS).map((key) => key.slice(SHEETS.length).split('/')[0] ?? '');
    return [...new Set(found)].filter((id) => SHEET_ID.test(id));
  }
  has(id: string): boolean {
    return this.keys(`${SHEETS}${id}/`).length > 0;
  }
  /** The texts of a sheet as they lie here, to be saved where they cannot be read. */
  raw(id: string): string {
    return this.keys(`${SHEETS}${id}/`)
      .map((key) => this.storage?.getItem(key) ?? '')
      .join('\n');
  }

  /** All operations of a sheet; throws Unreadable where any part of it is damaged or newer. */
  read(id: string): readonly Operation[] {
    const parts = this.keys(`${SHEETS}${id}/`).map((key) => this.part(id, key));
    return union(...parts.map((part) => part.operations));
  }
  private part(id: string, key: string): SheetFile {
    const found = readSheet(this.storage?.getItem(key) ?? '');
    if (found.id !== id) throw new Unreadable('sheet_damaged');
    return found;
  }

  /** Keeps what one page has written on a sheet; throws where the browser has no room. */
  write(id: string, author: string, operations: readonly Operation[]): void {
    if (!this.storage) throw new Error('nothing is kept');
    this.storage.setItem(`${SHEETS}${id}/${author}`, writeSheet(id, operations));
  }
  /** Writes a sheet of many parts together under one author, then lets the parts go; only what was read goes. */
  gather(id: string, author: string): readonly Operation[] {
    const keys = this.keys(`${SHEETS}${id}/`);
    const operations = this.read(id);
    if (keys.length < MANY_PARTS) return [];
    this.write(id, author, operations);
    for (const key of keys) if (key !== `${SHEETS}${id}/${author}`) this.storage?.removeItem(key);
    return operations;
  }
  /** Forgets a sheet with all its parts and drafts. */
  remove(id: string): void {
    for (const start of [`${SHEETS}${id}/`, `${DRAFTS}${id}/`]) {
      for (const key of this.keys(start)) this.storage?.removeItem(key);
    }
    if (this.newest()?.id === id) this.storage?.removeItem(NEWEST);
  }
  /** The sheet that a storage key belongs to; null for another kind of key. */
  sheetOf(key: string | null): string | null {
    return key?.startsWith(SHEETS) ? (key.slice(SHEETS.length).split('/')[0] ?? null) : null;
  }

  /** Keeps what is being entered, at every key; null once it is an operation. */
  draft(id: string, author: string, draft: Draft | null): void {
    const key = `${DRAFTS}${id}/${author}`;
    try {
      if (draft === null) this.storage?.removeItem(key);
      else this.storage?.setItem(key, JSON.stringify(draft));
    } catch {
      // The operation that follows says that there is no room.
    }
  }
  /** What was being entered when pages were closed, by author. */
  drafts(id: string): ReadonlyMap<string, Draft> {
    const start = `${DRAFTS}${id}/`;
    const found = this.keys(start).flatMap((key) => {
      try {
        return [[key.slice(start.length), JSON.parse(this.storage?.getItem(key) ?? '') as Draft] as const];
      } catch {
        return [];
      }
    });
    return new Map(found);
  }

  /** Remembers an author as one of this browser's, whose operations can be undone here. */
  own(author: string): void {
    const known = [...this.authors()].filter((one) => one !== author);
    try {
      this.storage?.setItem(AUTHORS, [...known, author].slice(-MOST_AUTHORS).join(' '));
    } catch {
      // Undone here, then, is only what this page wrote.
    }
  }
  authors(): ReadonlySet<string> {
    return new Set((this.storage?.getItem(AUTHORS) ?? '').split(' ').filter(Boolean));
  }

  note(newest: Newest): void {
    try {
      this.storage?.setItem(NEWEST, JSON.stringify(newest));
    } catch {
      // The start page then speaks of an older state.
    }
  }
  newest(): Newest | null {
    return newestSheet(this.storage);
  }
}
