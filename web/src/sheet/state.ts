// What the operations of a sheet add up to; the same names as in rummy500.sheet.state.
import type { Texts, Value } from './operations';

export interface Player {
  readonly player: string;
  readonly name: string;
  readonly place: number;
  readonly present: boolean;
}
export interface Cell {
  /** The entry that counts here. */
  readonly op: string;
  readonly value: Value;
  readonly points: number | null;
  readonly error: string | null;
  readonly out: boolean;
  readonly stood: boolean;
  /** Entries that do not know of each other and differ, the one that counts last. */
  readonly clash: readonly string[];
}
export interface Round {
  readonly round: string;
  readonly number: number;
  /** False for the empty round that a match without rounds shows. */
  readonly made: boolean;
  readonly dealer: string | null;
  readonly cells: Readonly<Record<string, Cell>>;
  /** Whether somebody who plays has no points in it yet. */
  readonly open: boolean;
  readonly totals: Readonly<Record<string, number>>;
}
export interface Match {
  readonly match: string;
  readonly number: number;
  readonly preset: string;
  readonly changes: Texts;
  /** The players of this match in order. */
  readonly seats: readonly string[];
  /** A seat's team is its index modulo this; 0 where nobody plays in teams, or teams and players do not fit. */
  readonly teams: number;
  /** Who deals first. */
  readonly dealer: string | null;
  readonly rounds: readonly Round[];
  /** The id of the next round at the end, and the round that it comes behind. */
  readonly next_round: string;
  readonly tail: string | null;
  readonly next_dealer: string | null;
  readonly totals: Readonly<Record<string, number>>;
  readonly leaders: readonly string[];
  readonly to_target: Readonly<Record<string, number>>;
  readonly rounds_left: number | null;
  readonly over: boolean;
  readonly decided_by: string | null;
  readonly winners: readonly string[];
  readonly owes: Readonly<Record<string, number>>;
}
export interface Clash {
  readonly match: string;
  readonly round: string;
  readonly player: string;
  readonly ops: readonly string[];
}
export interface Statistic {
  readonly player: string;
  readonly matches: number;
  readonly won: number;
  readonly rounds: number;
  readonly sum: number;
  readonly best: number | null;
  readonly worst: number | null;
}
export interface Sheet {
  readonly title: string;
  readonly players: readonly Player[];
  readonly locked: boolean;
  readonly matches: readonly Match[];
  readonly statistics: readonly Statistic[];
  readonly clashes: readonly Clash[];
  readonly undone: readonly string[];
  /** Operations that were written into the locked sheet. */
  readonly uncounted: readonly string[];
}
