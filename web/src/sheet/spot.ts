// A place on the sheet, and the ways from one to the next.
import type { Match, Round } from './state';

export interface Spot {
  readonly match: string;
  readonly round: string;
  readonly player: string;
}

/** The rounds of a match as they are shown: with the next one to be written, as long as the match goes on. */
export function shownRounds(match: Match, isLast: boolean): readonly Round[] {
  const last = match.rounds.at(-1);
  if (!isLast || match.over || !last || !last.made || last.open) return match.rounds;
  const next: Round = {
    round: match.next_round,
    number: last.number + 1,
    made: false,
    dealer: match.next_dealer,
    cells: {},
    open: true,
    totals: match.totals,
  };
  return [...match.rounds, next];
}

const isEmpty = (round: Round, player: string): boolean => (round.cells[player]?.value ?? null) === null;

/** Where writing begins: the first empty cell of the first round that is open; null where none is. */
export function firstOpen(match: Match, rounds: readonly Round[], players: readonly string[]): Spot | null {
  for (const round of rounds) {
    const player = players.find((one) => isEmpty(round, one));
    if (player !== undefined) return { match: match.match, round: round.round, player };
  }
  return null;
}

/** The next empty cell of a spot's round, clockwise from it; null where the round is full. */
export function nextOpen(spot: Spot, round: Round, players: readonly string[]): Spot | null {
  const seat = players.indexOf(spot.player);
  for (let step = 1; step < players.length; step++) {
    const player = players[(seat + step) % players.length];
    if (player !== undefined && isEmpty(round, player)) return { ...spot, player };
  }
  return null;
}

/** The spot beside another one: some rounds down, some players to the right; null beyond the edge. */
export function beside(
  spot: Spot,
  rounds: readonly Round[],
  players: readonly string[],
  down: number,
  right: number,
): Spot | null {
  const round = rounds[rounds.findIndex((one) => one.round === spot.round) + down];
  const player = players[players.indexOf(spot.player) + right];
  return round && player !== undefined ? { ...spot, round: round.round, player } : null;
}
