// Where a day of the daily deal stands for the reader.
import type { DailyCalendar, DailyResult, DailyToday } from '../lib/wire';
import type { Day } from './dates';

/** Not to be played yet, before the first deal, not begun, begun, or finished. */
export type Stand = 'later' | 'before' | 'new' | 'running' | 'done';

/** Where a day stands; the server's date counts, whatever clock the reader has. */
export function standOf(
  day: Day,
  today: DailyToday,
  month: DailyCalendar | null,
  result: DailyResult | null,
): Stand {
  if (day > today.date) return 'later';
  if (day < today.first) return 'before';
  if (result?.date === day) return 'done';
  if (day === today.date) return today.state;
  return dayIn(month, day)?.state === 'running' ? 'running' : 'new';
}

/** What the calendar says of a day; null where it has not been begun. */
export function dayIn(month: DailyCalendar | null, day: Day): DailyCalendar['days'][number] | null {
  return month?.days.find((one) => one.date === day) ?? null;
}

/** Other days of some months whose rounds wait to be finished, the latest first. */
export function waiting(months: readonly DailyCalendar[], day: Day): readonly Day[] {
  return months
    .flatMap((month) => month.days)
    .filter((one) => one.state === 'running' && one.date !== day)
    .map((one) => one.date)
    .sort()
    .reverse();
}
