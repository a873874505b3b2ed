// What a score sheet is made of: operations with ids, in an order that everybody agrees on (docs/sheet.md).
import { FIELDS, PRESETS } from './facts';

export const VERSION = 1;
/** The match that every sheet begins with; no operation makes it. */
export const FIRST_MATCH = 'm1';
/** The rule set of a sheet that names none. */
export const DEFAULT_PRESET = 'sheet';
export const LONGEST_NAME = 40;
export const LONGEST_TITLE = 60;
export const LONGEST_TYPED = 60;
export const MOST_OPERATIONS = 20_000;
const MOST_AT = 1e12;
const MOST_CARDS = 250;

export type Texts = Readonly<Record<string, string>>;

/** The cards of one player's round: laid, laid as a low ace, laid in a doubled set, caught. */
export interface CountedCards {
  readonly laid?: readonly string[];
  readonly laid_low?: readonly string[];
  readonly laid_double?: readonly string[];
  readonly caught?: readonly string[];
}
/** What stands in a cell: a text as it was typed, or cards; null for a cell that was emptied. */
export type Value = { readonly typed: string } | { readonly cards: CountedCards } | null;

export type Act =
  | { readonly kind: 'name'; readonly name: string }
  | {
      readonly kind: 'rules';
      readonly preset: string;
      readonly changes?: Texts;
      /** The match from which they hold. */
      readonly match?: string;
    }
  | {
      readonly kind: 'player';
      readonly player: string;
      readonly name: string;
      readonly place: number;
      readonly present?: boolean;
    }
  | { readonly kind: 'match'; readonly match: string }
  | { readonly kind: 'dealer'; readonly match: string; readonly player: string }
  | { readonly kind: 'round'; readonly round: string; readonly match: string; readonly after: string | null }
  | {
      readonly kind: 'entry';
      readonly round: string;
      readonly player: string;
      readonly value: Value;
      /** Whether this player went out, and whether in the very first turn. */
      readonly out?: boolean;
      readonly stood?: boolean;
      /** The entries that its author saw in this cell. */
      readonly over?: readonly string[];
    }
  | { readonly kind: 'remove'; readonly round: string }
  | { readonly kind: 'lock'; readonly locked: boolean }
  | { readonly kind: 'undo' | 'redo'; readonly op: string };

export type Operation = Act & {
  /** "author.n" */
  readonly id: string;
  /** The place in the order: higher than everything that its author had seen. */
  readonly at: number;
  /** Milliseconds since 1970, for showing only. */
  readonly time?: number;
  /** Operations of one author with the same step were one gesture, and are undone together. */
  readonly step?: number;
};
export type Entry = Extract<Operation, { kind: 'entry' }>;

/** What the sheet is to those that share it: all its operations, a way to add others' and to hear of new ones. */
export interface SharedSheet {
  readonly id: string;
  readonly operations: readonly Operation[];
  /** Takes operations in; those that are there already do nothing. Throws Unreadable for one that is none of ours. */
  add(operations: readonly unknown[]): void;
  /** Tells of every operation that is new here, wherever it came from; gives the way to stop that. */
  onchange(listener: (added: readonly Operation[]) => void): () => void;
}

/** Why a file or an operation cannot be read: a code, whose sentence stands in the catalogues. */
export class Unreadable extends Error {
  constructor(
    readonly code: string,
    readonly args: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}

/** The author of an operation and how many it is of theirs. */
export function authorOf(id: string): { readonly author: string; readonly n: number } {
  const [author = '', n = ''] = id.split('.');
  return { author, n: Number(n) };
}

/** The order in which operations are folded: by `at`, then author, then number. */
export function compare(one: Operation, other: Operation): number {
  if (one.at !== other.at) return one.at - other.at;
  const [mine, theirs] = [authorOf(one.id), authorOf(other.id)];
  if (mine.author !== theirs.author) return mine.author < theirs.author ? -1 : 1;
  return mine.n - theirs.n;
}

/** The operations of all, each once, in order. Of two under one id, which no author writes, all keep the same one. */
export function union(...sets: readonly (readonly Operation[])[]): readonly Operation[] {
  const found = new Map<string, Operation>();
  for (const operation of sets.flat()) {
    const known = found.get(operation.id);
    if (!known || (known !== operation && canonical(operation) < canonical(known))) {
      found.set(operation.id, operation);
    }
  }
  return [...found.values()].sort(compare);
}

/** An operation's JSON text with sorted names and without what is as usual, as the server writes it. */
export function canonical(operation: Operation): string {
  return JSON.stringify(sorted(bare(operation)));
}
/** What every program leaves out where it is as usual. */
const USUAL: Readonly<Record<string, unknown>> = {
  time: 0,
  step: 0,
  present: true,
  out: false,
  stood: false,
};
function bare(operation: Operation): Bare {
  const kept = Object.entries(operation).filter(
    ([name, value]) =>
      value !== undefined &&
      USUAL[name] !== value &&
      !isNothing(name, value) &&
      !(operation.kind === 'rules' && name === 'match' && value === FIRST_MATCH),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, name === 'value' ? bareValue(value) : value]));
}
const isNothing = (name: string, value: unknown): boolean =>
  (name === 'over' && Array.isArray(value) && value.length === 0) ||
  (name === 'changes' && isRecord(value) && Object.keys(value).length === 0);
function bareValue(value: unknown): unknown {
  const cards = isRecord(value) ? value['cards'] : undefined;
  if (!isRecord(cards)) return value;
  const there = Object.entries(cards).filter(([, list]) => Array.isArray(list) && list.length > 0);
  return { cards: Object.fromEntries(there) };
}
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  );
}

/** Reads one operation; throws Unreadable where it is none, or of a kind that is not known here. */
export function readOperation(found: unknown): Operation {
  const kind = isRecord(found) ? found['kind'] : undefined;
  if (!isRecord(found) || typeof kind !== 'string' || !Object.hasOwn(FORMS, kind)) {
    throw new Unreadable('sheet_operation', { text: String(kind ?? '').slice(0, 40) });
  }
  const form: Form = { ...COMMON, ...FORMS[kind as Act['kind']] };
  const good =
    Object.keys(found).every((name) => Object.hasOwn(form, name)) &&
    Object.entries(form).every(([name, check]) => check(found[name]));
  if (!good) throw new Unreadable('sheet_operation', { text: kind });
  return found as unknown as Operation;
}

type Bare = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;
type Form = Readonly<Record<string, Check>>;

export const isRecord = (value: unknown): value is Bare =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const whole =
  (low: number, high: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
const text =
  (low: number, high: number): Check =>
  (value) =>
    typeof value === 'string' && [...value].length >= low && [...value].length <= high;
const like =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const many =
  (one: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(one);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const flag: Check = (value) => typeof value === 'boolean';

const CARD = '(?:A|[2-9]|10|J|Q|K)[SHDC]';
const id = like(/^[0-9A-Za-z.]{1,48}$/);
const opId = like(/^[0-9a-z]{8,24}\.[1-9][0-9]{0,8}$/);
const cards = maybe(many(like(new RegExp(`^(?:${CARD}|JK(?:=${CARD})?)$`)), MOST_CARDS));
const CARDS: Form = { laid: cards, laid_low: cards, laid_double: cards, caught: cards };

function isValue(value: unknown): boolean {
  if (value === null) return true;
  if (!isRecord(value) || Object.keys(value).length !== 1) return false;
  if ('typed' in value) return text(0, LONGEST_TYPED)(value['typed']);
  const tapped = value['cards'];
  return (
    isRecord(tapped) &&
    Object.keys(tapped).every((name) => Object.hasOwn(CARDS, name)) &&
    Object.entries(CARDS).every(([name, check]) => check(tapped[name]))
  );
}

/** Whether a text is one of a field's values, as it stands in a record. */
export function isRule(field: string, value: string): boolean {
  const facts = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
  if (!facts) return false;
  if (facts.choices.includes(value)) return true;
  if (facts.low === null || facts.high === null || !/^(0|[1-9]\d{0,4})$/.test(value)) return false;
  return Number(value) >= facts.low && Number(value) <= facts.high;
}
const isChanges: Check = (value) =>
  isRecord(value) &&
  Object.entries(value).every(([field, said]) => typeof said === 'string' && isRule(field, said));

const COMMON: Form = {
  kind: (value) => typeof value === 'string',
  id: opId,
  at: whole(1, MOST_AT),
  time: maybe(whole(0, 1e15)),
  step: maybe(whole(0, 1e9)),
};
const FORMS: Readonly<Record<Act['kind'], Form>> = {
  name: { name: text(0, LONGEST_TITLE) },
  rules: {
    preset: (value) => typeof value === 'string' && Object.hasOwn(PRESETS, value),
    changes: maybe(isChanges),
    match: maybe(id),
  },
  player: { player: id, name: text(1, LONGEST_NAME), place: whole(0, 1_000_000), present: maybe(flag) },
  match: { match: id },
  dealer: { match: id, player: id },
  round: { round: id, match: id, after: (value) => value === null || id(value) },
  entry: {
    round: id,
    player: id,
    value: isValue,
    out: maybe(flag),
    stood: maybe(flag),
    over: maybe(many(opId, 100)),
  },
  remove: { round: id },
  lock: { locked: flag },
  undo: { op: opId },
  redo: { op: opId },
};
