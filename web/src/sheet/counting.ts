// Which operations count, who wrote over what, and where the rounds stand: the part of the fold before any points.
import { DEFAULT_PRESET, FIRST_MATCH, union, type Entry, type Operation, type Texts } from './operations';

type PlayerPut = Extract<Operation, { kind: 'player' }>;
type RulesPut = Extract<Operation, { kind: 'rules' }>;
type RoundPut = Extract<Operation, { kind: 'round' }>;

export class Counting {
  readonly ordered: readonly Operation[];
  readonly position: ReadonlyMap<string, number>;
  locked = false;
  readonly uncounted: string[] = [];
  readonly undone = new Set<string>();
  title = '';
  private readonly chosen = new Map<string, RulesPut>();
  readonly players = new Map<string, PlayerPut>();
  readonly matches: string[] = [FIRST_MATCH];
  readonly dealers = new Map<string, string>();
  readonly entries = new Map<string, Entry[]>();
  private readonly placed = new Map<string, RoundPut>();
  private readonly visible = new Set<string>();

  constructor(operations: readonly Operation[]) {
    this.ordered = union(operations);
    this.position = new Map(this.ordered.map((operation, at) => [operation.id, at]));
    const removed = new Set<string>();
    for (const operation of this.effective()) this.take(operation, removed);
    for (const round of removed) this.visible.delete(round);
    for (const operation of this.ordered) {
      if (operation.kind === 'round' && !this.placed.has(operation.round)) {
        this.placed.set(operation.round, operation);
      }
    }
  }

  /** What counts: not written into a locked sheet, not undone. */
  private effective(): readonly Operation[] {
    const counted: Operation[] = [];
    for (const operation of this.ordered) {
      if (operation.kind === 'lock') this.locked = operation.locked;
      else if (this.locked) this.uncounted.push(operation.id);
      else counted.push(operation);
    }
    const last = new Map<string, boolean>();
    for (const operation of counted) {
      if (operation.kind === 'undo' || operation.kind === 'redo') {
        last.set(operation.op, operation.kind === 'undo');
      }
    }
    for (const operation of counted) {
      const turns = operation.kind === 'undo' || operation.kind === 'redo';
      if (last.get(operation.id) && !turns) this.undone.add(operation.id);
    }
    return counted.filter((operation) => !this.undone.has(operation.id));
  }

  private take(operation: Operation, removed: Set<string>): void {
    switch (operation.kind) {
      case 'name':
        this.title = operation.name;
        break;
      case 'rules':
        this.chosen.set(operation.match ?? FIRST_MATCH, operation);
        break;
      case 'player':
        this.players.set(operation.player, operation);
        break;
      case 'match':
        if (!this.matches.includes(operation.match)) this.matches.push(operation.match);
        break;
      case 'dealer':
        this.dealers.set(operation.match, operation.player);
        break;
      case 'round':
        this.visible.add(operation.round);
        break;
      case 'remove':
        removed.add(operation.round);
        break;
      case 'entry': {
        const key = cellKey(operation.round, operation.player);
        const list = this.entries.get(key);
        if (list) list.push(operation);
        else this.entries.set(key, [operation]);
      }
    }
  }

  /** Preset and changes of a match: its own, else those of the match before. */
  rules(match: string): { readonly preset: string; readonly changes: Texts } {
    let found: RulesPut | undefined;
    for (const name of this.matches) {
      found = this.chosen.get(name) ?? found;
      if (name === match) break;
    }
    return { preset: found?.preset ?? DEFAULT_PRESET, changes: found?.changes ?? {} };
  }

  /** The entries of a cell that no later one has seen; the last of them is what counts. */
  standing(entries: readonly Entry[]): readonly Entry[] {
    const seen = new Set<string>();
    const ahead = entries.flatMap((entry) => (entry.over ?? []).map((name) => [entry.id, name] as const));
    for (let next = ahead.pop(); next; next = ahead.pop()) {
      const [later, name] = next;
      const at = this.position.get(name);
      if (seen.has(name) || at === undefined || at >= (this.position.get(later) ?? 0)) continue;
      seen.add(name);
      const earlier = this.ordered[at];
      if (earlier?.kind === 'entry') for (const older of earlier.over ?? []) ahead.push([name, older]);
    }
    return entries.filter((entry) => !seen.has(entry.id));
  }

  /** The rounds of a match in order: those that show, and all with those taken away. */
  rounds(match: string): { readonly shown: readonly string[]; readonly every: readonly string[] } {
    const behind = new Map<string | null, string[]>();
    for (const [name, put] of this.placed) {
      if (put.match !== match) continue;
      const parent = this.parentOf(put);
      behind.set(parent, [...(behind.get(parent) ?? []), name]);
    }
    const every: string[] = [];
    // Of several behind the same round, the one written last stands nearest.
    const ahead = [...(behind.get(null) ?? [])];
    for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
      every.push(name);
      ahead.push(...(behind.get(name) ?? []));
    }
    return { shown: every.filter((name) => this.visible.has(name)), every };
  }

  /** The round behind which one was put, null where that is no earlier round of the same match. */
  private parentOf(put: RoundPut): string | null {
    const parent = put.after === null ? undefined : this.placed.get(put.after);
    if (!parent || parent.match !== put.match) return null;
    const earlier = (this.position.get(parent.id) ?? 0) < (this.position.get(put.id) ?? 0);
    return earlier ? put.after : null;
  }

  /** Whether any operation has named that round. */
  isRound(name: string): boolean {
    return this.placed.has(name);
  }
}

export const cellKey = (round: string, player: string): string => `${round} ${player}`;
