// Seats of a table that is being set up: who moves where, as the host's orders, and where a seat is drawn.
import type { SeatPlan } from '../lib/wire';

export const FEWEST = 2;
export const MOST = 8;

/** The seats as they are: each names where who sits there sat before, so that nobody who comes meanwhile is lost. */
export function unmoved(seats: number): SeatPlan[] {
  return Array.from({ length: seats }, (_, from) => ({ from }));
}
export function swapped(seats: number, a: number, b: number): SeatPlan[] {
  const plan = unmoved(seats);
  const [one, other] = [plan[a], plan[b]];
  if (one && other) {
    plan[a] = other;
    plan[b] = one;
  }
  return plan;
}
export function withComputer(seats: number, at: number, level: string): SeatPlan[] {
  return unmoved(seats).map((plan, seat) => (seat === at ? { level } : plan));
}
export function freed(seats: number, at: number): SeatPlan[] {
  return unmoved(seats).map((plan, seat) => (seat === at ? {} : plan));
}
export function filled(seats: number, free: readonly number[], level: string): SeatPlan[] {
  return unmoved(seats).map((plan, seat) => (free.includes(seat) ? { level } : plan));
}
export function added(seats: number): SeatPlan[] {
  return seats < MOST ? [...unmoved(seats), {}] : unmoved(seats);
}
export function removed(seats: number, gone: readonly number[]): SeatPlan[] {
  return unmoved(seats).filter((_, seat) => !gone.includes(seat));
}

/** Where the middle of a seat is drawn, in percent of the ring's width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
const LEFT = 16.5;
const HEIGHTS: Readonly<Record<number, readonly number[]>> = { 0: [], 1: [50], 2: [72, 28], 3: [82, 50, 18] };
/** Without a seat at the top the sides have more room. */
const HEIGHTS_ALONE: Readonly<Record<number, readonly number[]>> = { 1: [40], 2: [68, 14], 3: [78, 41, 4] };

/** The spots of a table's seats: clockwise, as one looks down on it, the first at the bottom. */
export function ring(seats: number): readonly Spot[] {
  const top = seats % 2 === 0;
  const side = Math.floor((seats - 1) / 2);
  const heights = (top ? HEIGHTS : HEIGHTS_ALONE)[side] ?? [];
  return [
    { x: 50, y: 100 },
    ...heights.map((y) => ({ x: LEFT, y })),
    ...(top ? [{ x: 50, y: 0 }] : []),
    ...[...heights].reverse().map((y) => ({ x: 100 - LEFT, y })),
  ];
}

/** The team of a seat; null where there are no teams. */
export function teamOf(seat: number, teams: number): number | null {
  return teams > 1 ? seat % teams : null;
}

/** Why the host cannot start yet; null where nothing is in the way. */
export function hindrance(
  table: { people: readonly boolean[]; computers: readonly (string | null)[] },
  problems: number,
): { code: 'few' | 'free' | 'rules'; free: number } | null {
  const free = table.people.filter((person, seat) => !person && table.computers[seat] === null).length;
  if (table.people.length < FEWEST) return { code: 'few', free };
  if (free > 0) return { code: 'free', free };
  return problems > 0 ? { code: 'rules', free } : null;
}
