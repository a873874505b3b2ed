// What a score sheet is made of: operations with ids, in an order that everybody agrees on. docs/sheet.md defines them.
import { FIELDS, PRESETS } from './facts';

export const VERSION = 1;

export type Texts = Readonly<Record<string, string>>;

/** A round's cards of one player; low aces are the ones laid below a two. */
export interface Tapped {
  readonly laid: readonly string[];
  readonly laid_low: readonly string[];
  readonly caught: readonly string[];
}
export type Value = { readonly typed: string } | { readonly cards: Tapped } | null;

interface Common {
  /** "author.n" */
  readonly id: string;
  /** The place in the order: higher than everything that its author had seen. */
  readonly at: number;
  /** Milliseconds since 1970, for showing only. */
  readonly time: number;
}
export type Act =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'rules'; readonly preset: string; readonly changes: Texts }
  | {
      readonly kind: 'player';
      readonly player: string;
      readonly name: string;
      readonly place: number;
      readonly present: boolean;
    }
  | { readonly kind: 'match'; readonly match: string }
  | { readonly kind: 'dealer'; readonly match: string; readonly player: string }
  | { readonly kind: 'round'; readonly round: string; readonly match: string; readonly after: string | null }
  | {
      readonly kind: 'entry';
      readonly round: string;
      readonly player: string;
      readonly value: Value;
      readonly out?: boolean;
      /** The operation that its author saw in this cell. */
      readonly over?: string | null;
    }
  | { readonly kind: 'remove'; readonly round: string }
  | { readonly kind: 'lock'; readonly locked: boolean }
  | { readonly kind: 'undo' | 'redo'; readonly op: string };
export type Operation = Common & Act;
export type Entry = Extract<Operation, { kind: 'entry' }>;

/** What the sheet is to those that share it: all its operations, a way to add others' and to hear of new ones. */
export interface SharedSheet {
  readonly id: string;
  readonly operations: readonly Operation[];
  /** Takes operations in, those that are there already do nothing; throws Unreadable where one is not ours to read. */
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

const IDENTITY = /^[a-z0-9]{8,32}\.[1-9]\d{0,8}$/;
export const SHEET_ID = /^[a-z0-9]{16}$/;
const NAME = /^[\w-]{1,40}$/;
const CARD = /^(?:(?:A|[2-9]|10|J|Q|K)[SHDC]|JK)$/;
export const LONGEST_NAME = 40;
export const MOST_CARDS = 112;

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

/** The operations of both, each once, in order. */
export function union(one: readonly Operation[], other: readonly Operation[]): readonly Operation[] {
  const found = new Map(one.map((operation) => [operation.id, operation]));
  for (const operation of other) if (!found.has(operation.id)) found.set(operation.id, operation);
  return [...found.values()].sort(compare);
}

/** Reads a file's text; throws Unreadable where it is damaged or newer than this program. */
export function readSheet(text: string): { readonly id: string; readonly operations: readonly Operation[] } {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Unreadable('sheet_damaged');
  }
  if (!isRecord(found) || !('rummy500_sheet' in found)) throw new Unreadable('not_a_sheet');
  const version = found['rummy500_sheet'];
  if (typeof version === 'number' && version > VERSION) throw new Unreadable('newer_sheet', { version });
  const { id, operations } = found;
  if (version !== VERSION || typeof id !== 'string' || !SHEET_ID.test(id) || !Array.isArray(operations)) {
    throw new Unreadable('sheet_damaged');
  }
  return { id, operations: union(operations.map(readOperation), []) };
}

/** Writes a file's text; one operation a line. */
export function writeSheet(id: string, operations: readonly Operation[]): string {
  const lines = operations.map((operation) => JSON.stringify(operation)).join(',\n');
  return `{"rummy500_sheet": ${VERSION}, "id": "${id}", "operations": [\n${lines}\n]}\n`;
}

/** Reads one operation; throws Unreadable where it is none, or of a kind that is not known here. */
export function readOperation(found: unknown): Operation {
  if (!isRecord(found)) throw new Unreadable('sheet_damaged');
  const { id, at, time, kind } = found;
  const good =
    typeof id === 'string' &&
    IDENTITY.test(id) &&
    isCount(at, 1) &&
    isCount(time, 0) &&
    typeof kind === 'string';
  if (!good) throw new Unreadable('sheet_damaged');
  const check = CHECKS[kind as Act['kind']] as Check | undefined;
  if (!Object.hasOwn(CHECKS, kind) || !check) throw new Unreadable('newer_sheet', { kind });
  if (!check(found)) throw new Unreadable('sheet_damaged');
  return found as unknown as Operation;
}

type Bare = Readonly<Record<string, unknown>>;
type Check = (found: Bare) => boolean;

const isRecord = (value: unknown): value is Bare =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown, low: number): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= low;
const isName = (value: unknown): boolean => typeof value === 'string' && NAME.test(value);
const isText = (value: unknown, most: number): boolean => typeof value === 'string' && value.length <= most;
const isCards = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= MOST_CARDS &&
  value.every((card) => typeof card === 'string' && CARD.test(card));

function isValue(value: unknown): boolean {
  if (value === null) return true;
  if (!isRecord(value)) return false;
  if ('typed' in value) return isText(value['typed'], 200);
  const cards = value['cards'];
  return isRecord(cards) && isCards(cards['laid']) && isCards(cards['laid_low']) && isCards(cards['caught']);
}
function isRules({ preset, changes }: Bare): boolean {
  if (typeof preset !== 'string' || !Object.hasOwn(PRESETS, preset) || !isRecord(changes)) return false;
  return Object.entries(changes).every(([field, text]) => Object.hasOwn(FIELDS, field) && isText(text, 20));
}

const CHECKS: Readonly<Record<Act['kind'], Check>> = {
  name: ({ name }) => isText(name, 4 * LONGEST_NAME),
  rules: isRules,
  player: ({ player, name, place, present }) =>
    isName(player) && isText(name, 4 * LONGEST_NAME) && isCount(place, 0) && typeof present === 'boolean',
  match: ({ match }) => isName(match),
  dealer: ({ match, player }) => isName(match) && isName(player),
  round: ({ round, match, after }) => isName(round) && isName(match) && (after === null || isName(after)),
  entry: ({ round, player, value, out, over }) =>
    isName(round) &&
    isName(player) &&
    isValue(value) &&
    (out === undefined || typeof out === 'boolean') &&
    (over === undefined || over === null || typeof over === 'string'),
  remove: ({ round }) => isName(round),
  lock: ({ locked }) => typeof locked === 'boolean',
  undo: ({ op }) => typeof op === 'string',
  redo: ({ op }) => typeof op === 'string',
};
