// What the list of sheets says about each.
import type { Shelf } from './kept';
import { fold } from './fold';
import { Unreadable } from './operations';

interface Told {
  readonly over: boolean;
  readonly best: readonly string[];
  readonly rounds: number;
  readonly people: readonly { readonly name: string; readonly total: number }[];
}
export type Line =
  | { readonly id: string; readonly title: string; readonly time: number; readonly state: Told }
  | { readonly id: string; readonly time: number; readonly state: null; readonly fault: Unreadable };

/** Every sheet of this browser, the one that was written on last first; those that cannot be read at the end. */
export function linesOf(shelf: Shelf): readonly Line[] {
  return shelf
    .ids()
    .map((id) => lineOf(shelf, id))
    .sort((one, other) => other.time - one.time);
}

function lineOf(shelf: Shelf, id: string): Line {
  try {
    const operations = shelf.read(id);
    const sheet = fold(operations);
    const match = sheet.matches.at(-1);
    const nameOf = (player: string): string => sheet.players.find((one) => one.player === player)?.name ?? '';
    return {
      id,
      title: sheet.title,
      time: Math.max(0, ...operations.map((one) => one.time ?? 0)),
      state: {
        over: match?.over ?? false,
        best: (match?.over ? match.winners : (match?.leaders ?? [])).map(nameOf),
        rounds: match?.rounds.filter((round) => round.made && !round.open).length ?? 0,
        people: (match?.seats ?? []).map((player) => ({
          name: nameOf(player),
          total: match?.totals[player] ?? 0,
        })),
      },
    };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { id, time: -1, state: null, fault: error };
  }
}
