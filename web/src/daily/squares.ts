// How a round went, as squares that name no card: one for each turn of the reader.
import type { DailyTurn, RoundEnded } from '../lib/wire';

/** So many points laid in one turn, or more, make the fullest square. */
export const MUCH = 25;
/** So many squares stand in one line. */
export const ROW = 10;
/** The seat of who plays a daily deal. */
export const YOU = 0;

export type Square = 'none' | 'some' | 'much';

/** A round from the reader's side: the points laid in each of her turns, and how it ended. */
export interface Course {
  readonly turns: readonly number[];
  /** Whether the reader laid the last card, somebody else did, or the stock ran out. */
  readonly end: 'out' | 'caught' | 'stock';
}

const SIGNS: Readonly<Record<Square, string>> = { none: '⬜', some: '🟨', much: '🟦' };
const ENDS: Readonly<Record<Course['end'], string>> = { out: '🏁', caught: '🛑', stock: '⏳' };

/** Which square stands for a turn. */
export function squareOf(points: number): Square {
  if (points <= 0) return 'none';
  return points < MUCH ? 'some' : 'much';
}

/** The course of a finished round. */
export function courseOf(turns: readonly DailyTurn[], { out }: Pick<RoundEnded, 'out'>): Course {
  return {
    turns: turns.filter((turn) => turn.seat === YOU).map((turn) => turn.laid),
    end: out === null ? 'stock' : out === YOU ? 'out' : 'caught',
  };
}

/** The course as text: lines of squares, and a sign for the end. */
export function squaresText({ turns, end }: Course): string {
  const signs = [...turns.map((points) => SIGNS[squareOf(points)]), ENDS[end]];
  const rows = Array.from({ length: Math.ceil(signs.length / ROW) }, (_, row) =>
    signs.slice(row * ROW, (row + 1) * ROW).join(''),
  );
  return rows.join('\n');
}
