// How totals become a result (rules, chapter 9). Seats are places among those who play, from 0.
import type { Texts } from './operations';

const teamOf = (rules: Texts, seat: number): number => {
  const teams = Number(rules['teams']);
  return teams > 0 ? seat % teams : seat;
};

/** A round's points added to the totals; in teams every partner has the team's total. */
export function totalsAfter(
  rules: Texts,
  before: readonly number[],
  points: readonly number[],
): readonly number[] {
  const sides = new Map<number, number>();
  points.forEach((gained, seat) => {
    const team = teamOf(rules, seat);
    sides.set(team, (sides.get(team) ?? 0) + gained);
  });
  return before.map((total, seat) => total + (sides.get(teamOf(rules, seat)) ?? 0));
}

/** Who has won after a round, nobody while it goes on; `out` is who went out in that round, -1 for nobody. */
export function winnersOf(
  rules: Texts,
  totals: readonly number[],
  roundsDone: number,
  out: number,
): readonly number[] {
  const target = Number(rules['target']);
  const qualifies = (total: number): boolean =>
    rules['target_rule'] === 'exceed' ? total > target : total >= target;
  const best = Math.max(...totals);
  const seats = [...totals.keys()];
  const leading = seats.filter((seat) => totals[seat] === best);
  const decided = rules['tie'] === 'share' || new Set(leading.map((seat) => teamOf(rules, seat))).size === 1;
  if (rules['rounds'] !== 'none') return roundsDone >= Number(rules['rounds']) && decided ? leading : [];
  if (rules['winner'] === 'went_out' && out >= 0 && qualifies(totals[out] ?? 0)) {
    return seats.filter((seat) => teamOf(rules, seat) === teamOf(rules, out));
  }
  return qualifies(best) && decided ? leading : [];
}

/** What every loser owes: the difference to the winners' total. */
export function owed(
  totals: readonly number[],
  won: readonly number[],
): readonly (readonly [number, number])[] {
  const best = Math.max(...won.map((seat) => totals[seat] ?? 0));
  return totals.flatMap((total, seat) => (won.includes(seat) ? [] : [[seat, best - total] as const]));
}

/** Who deals the next round: the next one to the left, or who won the round where the rules say so. */
export function nextDealer(
  rules: Texts,
  dealer: number,
  out: number,
  open: boolean,
  points: readonly number[],
): number {
  const clockwise = points.map((_, step) => (dealer + 1 + step) % points.length);
  if (rules['next_dealer'] === 'left' || open) return clockwise[0] ?? dealer;
  if (out >= 0) return out;
  const best = Math.max(...points);
  return clockwise.find((seat) => points[seat] === best) ?? dealer;
}
