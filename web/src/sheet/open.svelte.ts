// A sheet that is open in this page: its operations, what they add up to, and writing on it. All of it is kept at once.
import { readSheet } from './file';
import { fold, fullRules } from './fold';
import { Shelf, type Draft } from './kept';
import { ownStorage } from './newest';
import {
  authorOf,
  MOST_OPERATIONS,
  readOperation,
  union,
  Unreadable,
  type Act,
  type Operation,
  type SharedSheet,
  type Texts,
} from './operations';
import type { Cell, Match, Sheet } from './state';
import { lastStep, lastUndone, writeRound } from './writer';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Letters and digits that nobody else draws. */
export function drawn(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4 * length));
  // Bytes beyond the last whole alphabet would make some letters likelier.
  const even = [...bytes].filter((byte) => byte < 252).slice(0, length);
  return even.map((byte) => LETTERS[byte % 36]).join('');
}

export class OpenSheet implements SharedSheet {
  operations = $state.raw<readonly Operation[]>([]);
  /** Whether this browser keeps what is written. */
  kept = $state(true);
  /** Whether the sheet has been thrown away in another page. */
  gone = $state(false);
  private authors = $state.raw<ReadonlySet<string>>(new Set());
  readonly sheet = $derived.by((): Sheet => fold(this.operations));
  /** The match that is being played. */
  readonly match = $derived.by((): Match => this.sheet.matches.at(-1) as Match);
  private readonly undoable = $derived.by(() => lastStep(this.operations, this.sheet, this.authors));
  private readonly redoable = $derived.by(() => lastUndone(this.operations, this.sheet, this.authors));
  readonly canUndo = $derived.by(() => !this.sheet.locked && this.undoable.length > 0);
  readonly canRedo = $derived.by(() => !this.sheet.locked && this.redoable.length > 0);

  /** What this page has added, which is what it keeps under its own name. */
  private mine: readonly Operation[] = [];
  private count = 0;
  private readonly listeners = new Set<(added: readonly Operation[]) => void>();

  /** Opens what this browser has of a sheet; throws Unreadable where it cannot be read, which leaves it untouched. */
  constructor(
    readonly id: string,
    private readonly shelf: Shelf = new Shelf(ownStorage()),
    private readonly author = drawn(12),
    private readonly now = (): number => Date.now(),
    /** What a sheet begins with is not undone: there would be no sheet. */
    private readonly beginning = false,
  ) {
    this.operations = shelf.read(id);
    this.authors = new Set([...shelf.authors(), author]);
    try {
      this.mine = shelf.gather(id, author);
    } catch {
      // Without room the parts stay apart.
    }
    for (const [from, draft] of shelf.drafts(id)) this.adopt(from, draft);
  }

  /** Every rule of a match as text. */
  rulesOf(match: Match): Texts {
    return fullRules(match.preset, match.changes);
  }

  /** The highest place in the order that is taken. */
  private get top(): number {
    return this.operations.at(-1)?.at ?? 0;
  }

  /** Writes what somebody did, as one step; says whether it was written. A locked sheet takes nothing but its lock. */
  write(acts: readonly Act[]): boolean {
    if (acts.length === 0) return true;
    if (this.sheet.locked && acts.some((act) => act.kind !== 'lock')) return false;
    if (this.operations.length + acts.length > MOST_OPERATIONS) return false;
    const step = acts.length > 1 ? { step: this.count + 1 } : {};
    const time = this.now();
    const start = this.top;
    const written = acts.map((act, at): Operation => {
      this.count++;
      return { ...act, id: `${this.author}.${this.count}`, at: start + at + 1, time, ...step };
    });
    this.take(written);
    if (!this.beginning) this.shelf.own(this.author);
    this.keep(written);
    return true;
  }

  undo(): void {
    this.write(this.undoable.map((op) => ({ kind: 'undo', op })));
  }
  redo(): void {
    this.write(this.redoable.map((op) => ({ kind: 'redo', op })));
  }

  /** Takes in what came from elsewhere, and keeps it. */
  add(operations: readonly unknown[]): void {
    const read = operations.map(readOperation);
    const fresh = this.take(read);
    if (fresh.length > 0) this.keep(fresh);
  }
  onchange(listener: (added: readonly Operation[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private take(operations: readonly Operation[]): readonly Operation[] {
    const known = new Set(this.operations.map((one) => one.id));
    const fresh = operations.filter((one) => !known.has(one.id));
    if (fresh.length === 0) return fresh;
    this.operations = union(this.operations, fresh);
    for (const listener of this.listeners) listener(fresh);
    return fresh;
  }
  private keep(operations: readonly Operation[]): void {
    this.mine = union(this.mine, operations);
    try {
      this.shelf.write(this.id, this.author, this.mine);
      this.kept = true;
    } catch {
      this.kept = false;
    }
    const { match } = this;
    const nameOf = (player: string): string =>
      this.sheet.players.find((one) => one.player === player)?.name ?? '';
    this.shelf.note({
      id: this.id,
      leaders: (match.over ? match.winners : match.leaders).map(nameOf),
      rounds: match.rounds.filter((round) => round.made && !round.open).length,
      over: match.over,
    });
  }

  /** Another page of this browser has written on this sheet, or thrown it away. */
  heard(key: string | null, text: string | null): void {
    if (key !== null && this.shelf.sheetOf(key) !== this.id) return;
    if (text === null) {
      this.gone = !this.shelf.has(this.id);
      return;
    }
    try {
      const { id, operations } = readSheet(text);
      if (id === this.id) this.take(operations);
    } catch (error) {
      // A newer page of ours may write what this one cannot read: it stays there for who can.
      if (!(error instanceof Unreadable)) throw error;
    }
  }

  /** Reads again what other pages have kept, after a time in which this one heard of nothing. */
  reread(): void {
    if (!this.shelf.has(this.id)) {
      this.gone = this.mine.length > 0;
      return;
    }
    try {
      this.take(this.shelf.read(this.id));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
    }
  }

  /** Keeps what is being entered, at every key. */
  draft(draft: Draft | null): void {
    this.shelf.draft(this.id, this.author, draft);
  }
  /** Writes a draft into its cell. */
  enter(draft: Draft): boolean {
    return this.write(this.entering(draft));
  }
  /** The entries of a cell that this page has written. */
  mineIn({ round, player }: Pick<Draft, 'round' | 'player'>): readonly string[] {
    const mine = this.operations.filter(
      (one) => one.kind === 'entry' && one.round === round && one.player === player,
    );
    return mine.map((one) => one.id).filter((id) => authorOf(id).author === this.author);
  }
  private entering(draft: Draft): readonly Act[] {
    const match = this.sheet.matches.find((one) => one.match === draft.match);
    if (!match) return [];
    const round = match.rounds.find((one) => one.round === draft.round && one.made) ?? {
      round: draft.round,
      made: false,
      cells: {},
    };
    const { value, out, stood, over } = draft;
    const cells: Readonly<Record<string, Cell>> = round.cells;
    const cell = cells[draft.player];
    const same =
      JSON.stringify(cell?.value ?? null) === JSON.stringify(value) &&
      (cell?.out ?? false) === out &&
      (cell?.stood ?? false) === stood;
    // Who saw a clash and writes settles it, also with what counted already.
    if (same && (cell?.clash.length ?? 0) === 0) return [];
    // Only one goes out in a round.
    const others = Object.entries(cells).filter(([player, other]) => player !== draft.player && other.out);
    const without = out ? others.map(([player, other]) => [player, { value: other.value }] as const) : [];
    const written = { ...Object.fromEntries(without), [draft.player]: { value, out, stood, over } };
    return writeRound(match, round, written, draft.after);
  }
  /** What was being entered when its page was closed stands in its cell. */
  private adopt(author: string, draft: Draft): void {
    try {
      const acts = this.entering(draft);
      for (const act of acts) readOperation({ ...act, id: 'aaaaaaaa.1', at: 1 });
      if (this.write(acts)) this.shelf.draft(this.id, author, null);
    } catch {
      // What cannot be read is left where it is.
    }
  }
}

/** Starts a sheet with what is to be written first; throws Unreadable where that is too much, Error without room. */
export function startSheet(
  acts: (author: string) => readonly Act[],
  shelf = new Shelf(ownStorage()),
): string {
  const id = drawn(16);
  const author = drawn(12);
  const sheet = new OpenSheet(id, shelf, author, Date.now, true);
  if (!sheet.write(acts(author))) throw new Unreadable('sheet_full', { most: MOST_OPERATIONS });
  if (!sheet.kept) throw new Error('nothing is kept');
  return id;
}
