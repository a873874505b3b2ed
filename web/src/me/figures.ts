// What follows from a player's figures.
import type { PlayerFigures, RatingLine } from '../lib/wire';

/** The share of matches won in whole percent; null before the first match. */
export function wonPercent(figures: PlayerFigures): number | null {
  return figures.matches === 0 ? null : Math.round((100 * figures.wins) / figures.matches);
}

/** Points a round; null before the first round is over. */
export function meanPoints(figures: PlayerFigures): number | null {
  return figures.rounds === 0 ? null : figures.points / figures.rounds;
}

/** The spread of a rating from which on it is called rough: so much is left after some fifteen matches. */
const ROUGH = 200;

export function isRough(line: RatingLine): boolean {
  return line.spread > ROUGH;
}

/** A name as it stands in a sentence: it may run from right to left, the words around it do not. */
export function apart(name: string): string {
  return `\u2068${name}\u2069`;
}
