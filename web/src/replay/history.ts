// What a list of matches says of each: who sits there, how it stands, who has won.
import type { TableLine } from '../lib/wire';

export interface Place {
  readonly seat: number;
  readonly name: string;
  /** Null before the first round is over. */
  readonly total: number | null;
  readonly won: boolean;
}

/** The people of a match; of a finished one the best first. Seats that are still free are left out. */
export function placesOf(line: TableLine): readonly Place[] {
  const places = line.names.flatMap((name, seat): Place[] =>
    name === ''
      ? []
      : [{ seat, name, total: line.totals[seat] ?? null, won: line.finished && line.winners.includes(seat) }],
  );
  return line.finished ? places.sort((a, b) => (b.total ?? 0) - (a.total ?? 0) || a.seat - b.seat) : places;
}

export type Result =
  | { readonly kind: 'open' | 'you' | 'none' }
  | { readonly kind: 'you-with' | 'others'; readonly names: readonly string[] };

/** Who has won, as far as somebody has. */
export function resultOf(line: TableLine): Result {
  if (!line.finished) return { kind: 'open' };
  if (line.winners.length === 0) return { kind: 'none' };
  const names = line.winners.filter((seat) => seat !== line.you).map((seat) => line.names[seat] ?? '');
  if (line.you === null || !line.winners.includes(line.you)) return { kind: 'others', names };
  return names.length === 0 ? { kind: 'you' } : { kind: 'you-with', names };
}
