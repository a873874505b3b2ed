import { describe, expect, it } from 'vitest';
import type { SeatPlan } from '../lib/wire';
import { doorState } from './door';
import { added, filled, freed, hindrance, removed, ring, swapped, teamOf, withComputer } from './seating';

/** What a plan makes of seats, as the server reads it. */
const apply = (seats: readonly string[], plan: readonly SeatPlan[]): string[] =>
  plan.map((one) =>
    one.level ? `computer ${one.level}` : one.from == null ? 'free' : (seats[one.from] ?? '?'),
  );
const SEATS = ['Kim', 'free', 'Ada', 'computer club'];

describe('plans for seats', () => {
  it('two change places, and nobody else moves', () => {
    expect(apply(SEATS, swapped(4, 1, 2))).toEqual(['Kim', 'Ada', 'free', 'computer club']);
  });
  it('a computer comes, a level changes, a seat is kept free', () => {
    expect(apply(SEATS, withComputer(4, 1, 'casual'))[1]).toBe('computer casual');
    expect(apply(SEATS, freed(4, 3))).toEqual(['Kim', 'free', 'Ada', 'free']);
    expect(apply(SEATS, filled(4, [1], 'beginner'))[1]).toBe('computer beginner');
  });
  it('seats are added up to eight and taken away', () => {
    expect(apply(SEATS, added(4))).toEqual([...SEATS, 'free']);
    expect(added(8)).toHaveLength(8);
    expect(apply(SEATS, removed(4, [1]))).toEqual(['Kim', 'Ada', 'computer club']);
  });
  it('who sits down while the host moves others is not lost: a seat that stays names itself', () => {
    const plan = swapped(4, 2, 3);
    expect(apply(['Kim', 'Zoe', 'Ada', 'computer club'], plan)[1]).toBe('Zoe');
  });
});

describe('ring', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('%i seats do not touch each other on the smallest phone', (seats) => {
    const spots = ring(seats);
    expect(spots).toHaveLength(seats);
    const height = seats < 5 ? 236 : seats > 6 ? 340 : 300;
    for (const [at, one] of spots.entries()) {
      for (const other of spots.slice(at + 1)) {
        const apart = Math.abs(one.x - other.x) >= 31 || (Math.abs(one.y - other.y) / 100) * height >= 88;
        expect(apart, JSON.stringify([one, other])).toBe(true);
      }
    }
  });
  it('goes around clockwise from the bottom', () => {
    const angles = ring(8).map(({ x, y }) => (Math.atan2(x - 50, 50 - y) + Math.PI) % (2 * Math.PI));
    expect([...angles].sort((a, b) => a - b)).toEqual(angles);
  });
});

describe('start and door', () => {
  it('says what is in the way of the start', () => {
    const table = (free: number) => ({
      people: [true, ...Array.from({ length: free }, () => false)],
      computers: Array.from({ length: free + 1 }, () => null),
    });
    expect(hindrance(table(0), 0)?.code).toBe('few');
    expect(hindrance(table(2), 0)).toEqual({ code: 'free', free: 2 });
    expect(hindrance({ people: [true, false], computers: [null, 'club'] }, 1)?.code).toBe('rules');
    expect(hindrance({ people: [true, false], computers: [null, 'club'] }, 0)).toBeNull();
  });
  it('seats of a team alternate', () => {
    expect([0, 1, 2, 3].map((seat) => teamOf(seat, 2))).toEqual([0, 1, 0, 1]);
    expect(teamOf(1, 0)).toBeNull();
  });
  it('tells what somebody at the door can do', () => {
    const door = { phase: 'lobby', open_seats: [1], computers: [null, null], removed: false } as const;
    expect(doorState(door)).toBe('sit');
    expect(doorState({ ...door, phase: 'play', computers: [null, 'club'] })).toBe('take_over');
    expect(doorState({ ...door, open_seats: [] })).toBe('full');
    expect(doorState({ ...door, phase: 'over' })).toBe('over');
    expect(doorState({ ...door, removed: true })).toBe('removed');
  });
});
