// How a round went, as squares that name no card: one for each turn of the reader.
import type { RoundEvent } from '../lib/wire';

/** So many points laid in one turn, or more, make the fullest square. */
export const MUCH = 25;
/** So many squares stand in one line. */
export const ROW = 10;

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

/** The course of a round, from what happened in it; null where it has no end. */
export function courseOf(events: readonly RoundEvent[], seat: number): Course | null {
  const turns: number[] = [];
  let end: Course['end'] | null = null;
  for (const event of events) {
    switch (event.type) {
      case 'drew':
      case 'took':
      case 'passed':
        if (event.seat === seat) turns.push(0);
        break;
      case 'melded':
      case 'laid_off':
      case 'swapped':
        if (event.seat === seat && turns.length > 0) turns.push((turns.pop() ?? 0) + event.value);
        break;
      case 'round_ended':
        end = event.out === null ? 'stock' : event.out === seat ? 'out' : 'caught';
        break;
      default:
    }
  }
  return end && { turns, end };
}

/** The course as text: lines of squares, and a sign for the end. */
export function squaresText({ turns, end }: Course): string {
  const signs = [...turns.map((points) => SIGNS[squareOf(points)]), ENDS[end]];
  const rows = Array.from({ length: Math.ceil(signs.length / ROW) }, (_, row) =>
    signs.slice(row * ROW, (row + 1) * ROW).join(''),
  );
  return rows.join('\n');
}
