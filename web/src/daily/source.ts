// What the pages of the daily deal ask of the server: on coming, on coming back, and after one's own doings only.
import { get, post } from '../lib/api';
import type {
  BeginDaily,
  DailyBoard,
  DailyCalendar,
  DailyCommitments,
  DailyReplays,
  DailyResult,
  DailyTable,
  DailyToday,
} from '../lib/wire';
import type { Day } from './dates';

export type Span = DailyBoard['span'];
export const SPANS: readonly Span[] = ['day', 'week', 'month', 'all', 'streaks'];

/** Today's deal and what the reader has made of it; all of these throw as `get` does. */
export function today(): Promise<DailyToday> {
  return get<DailyToday>('/api/daily');
}

/** A day after the reader's own finish; refused with `daily_not_finished` before. */
export function resultOf(day: Day): Promise<DailyResult> {
  return get<DailyResult>(`/api/daily/${day}`);
}

/** Begins a day's deal or goes on with it: the table it is played at. */
export function begin(day: Day, wish: BeginDaily): Promise<DailyTable> {
  return post<DailyTable>(`/api/daily/${day}`, wish);
}

/** Ranked rounds of a day from a place on, as many as the server gives at a time. */
export function replaysOf(day: Day, first: number): Promise<DailyReplays> {
  return get<DailyReplays>(`/api/daily/${day}/replays?first=${first}`);
}

export function calendarOf(month: string): Promise<DailyCalendar> {
  return get<DailyCalendar>(`/api/daily/calendar?month=${month}`);
}

export function boardOf(span: Span, day: Day | null): Promise<DailyBoard> {
  return get<DailyBoard>(`/api/daily/boards?span=${span}${day === null ? '' : `&date=${day}`}`);
}

export function commitments(): Promise<DailyCommitments> {
  return get<DailyCommitments>('/api/daily/commitments');
}

/** Leaves the reader out of the boards and of the list of replays, or lets her be on them again. */
export async function hide(hidden: boolean): Promise<void> {
  await post<unknown>('/api/daily/hidden', { hidden });
}
