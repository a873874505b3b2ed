// Wishes as operations: what is written into a sheet for each of them, and what undoing takes out.
import { authorOf, FIRST_MATCH, union, type Act, type Operation, type Texts, type Value } from './operations';
import type { Cell, Match, Round, Sheet } from './state';

const TURNS: ReadonlySet<string> = new Set(['undo', 'redo', 'lock']);

/** The ids that the next undo takes out: the last step of these authors, null for anybody, that counts. */
export function lastStep(
  operations: readonly Operation[],
  sheet: Sheet,
  authors: ReadonlySet<string> | null,
): readonly string[] {
  const ordered = union(operations);
  const gone = new Set([...sheet.undone, ...sheet.uncounted]);
  const last = ordered.findLast((one) => !TURNS.has(one.kind) && !gone.has(one.id) && isOf(one, authors));
  if (!last) return [];
  return ordered.filter((one) => sameStep(one, last) && !gone.has(one.id)).map((one) => one.id);
}

/** The ids that the next redo puts back; none where these authors have written anything since. */
export function lastUndone(
  operations: readonly Operation[],
  sheet: Sheet,
  authors: ReadonlySet<string> | null,
): readonly string[] {
  const ordered = union(operations);
  for (const one of ordered.toReversed()) {
    if (!isOf(one, authors) || one.kind === 'redo' || one.kind === 'lock') continue;
    if (sheet.uncounted.includes(one.id)) continue;
    if (one.kind !== 'undo') return [];
    if (!sheet.undone.includes(one.op)) continue;
    return ordered.flatMap((other) => (other.kind === 'undo' && sameStep(other, one) ? [other.op] : []));
  }
  return [];
}

const isOf = (one: Operation, authors: ReadonlySet<string> | null): boolean =>
  authors === null || authors.has(authorOf(one.id).author);
function sameStep(one: Operation, other: Operation): boolean {
  if (one.id === other.id) return true;
  const step = other.step ?? 0;
  const sameAuthor = authorOf(one.id).author === authorOf(other.id).author;
  return step !== 0 && sameAuthor && one.step === step && one.kind !== 'lock';
}

/** What somebody wrote for one player of a round. */
export interface Written {
  readonly value: Value;
  readonly out?: boolean;
  readonly stood?: boolean;
  /** The entries that the author saw in the cell; those that stand there now where it is left out. */
  readonly over?: readonly string[];
}

/** The entries that stand in a cell. */
export function standingIn(cell: Cell | undefined): readonly string[] {
  if (!cell) return [];
  return cell.clash.length > 0 ? cell.clash : [cell.op];
}

/** Writes cells of a round; one that is not there yet is put in its place first. */
export function writeRound(
  match: Match,
  round: Pick<Round, 'round' | 'made' | 'cells'>,
  written: Readonly<Record<string, Written>>,
  after: string | null = match.tail,
): readonly Act[] {
  const put: readonly Act[] = round.made
    ? []
    : [{ kind: 'round', round: round.round, match: match.match, after }];
  const entries = Object.entries(written).map(([player, entry]): Act => {
    const { value, out = false, stood = false, over = standingIn(round.cells[player]) } = entry;
    return {
      kind: 'entry',
      round: round.round,
      player,
      value,
      ...(out ? { out } : {}),
      ...(stood ? { stood } : {}),
      ...(over.length > 0 ? { over } : {}),
    };
  });
  return [...put, ...entries];
}

/** Chooses the rules from a match on. */
export function chooseRules(preset: string, changes: Texts, match: string): readonly Act[] {
  const from = match === FIRST_MATCH ? {} : { match };
  return [{ kind: 'rules', preset, ...(Object.keys(changes).length > 0 ? { changes } : {}), ...from }];
}

/** Begins the next match with the same people. */
export function nextMatch(sheet: Sheet): readonly Act[] {
  const names = new Set(sheet.matches.map((match) => match.match));
  let number = names.size + 1;
  while (names.has(`m${number}`)) number++;
  return [{ kind: 'match', match: `m${number}` }];
}

/** What changes where people are named and put in order anew: only those who are different are written. */
export function seatPlayers(
  sheet: Sheet,
  wanted: readonly { readonly player: string; readonly name: string }[],
): readonly Act[] {
  const there = new Map(sheet.players.map((player) => [player.player, player]));
  const put = wanted.flatMap(({ player, name }, place): Act[] => {
    const old = there.get(player);
    if (old?.present && old.name === name && old.place === place) return [];
    return [{ kind: 'player', player, name, place }];
  });
  const left = sheet.players.filter(
    (player) => player.present && !wanted.some((one) => one.player === player.player),
  );
  const gone = left.map(({ player, name }, at): Act => ({
    kind: 'player',
    player,
    name,
    place: wanted.length + at,
    present: false,
  }));
  return [...put, ...gone];
}
