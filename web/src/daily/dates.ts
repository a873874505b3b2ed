// The days of the daily deal are dates of the calendar in UTC, written 2026-12-01. Where the reader is does not matter.

export type Day = string;

const DAY_MS = 86_400_000;

const midnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** The date so many days later, or earlier; days of UTC all have the same length. */
export function plusDays(day: Day, days: number): Day {
  return dayAt(midnight(day) + days * DAY_MS);
}

/** The month of a date, 2026-12. */
export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

/** The month so many months later, or earlier. */
export function plusMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month, seven places each; `first` is the day on which a week begins, 1 for Monday to 7 for Sunday. */
export function weeksOf(month: string, first: number): readonly (readonly (Day | null)[])[] {
  const start = `${month}-01`;
  const before = (weekday(start) - first + 7) % 7;
  const days: (Day | null)[] = Array.from({ length: before }, () => null);
  for (let day = start; monthOf(day) === month; day = plusDays(day, 1)) days.push(day);
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The day of the week, 1 for Monday to 7 for Sunday. */
export function weekday(day: Day): number {
  return new Date(midnight(day)).getUTCDay() || 7;
}

interface WeekInfo {
  readonly firstDay: number;
}
/** The day on which weeks begin where the reader comes from; Monday where the browser does not know. */
export function firstWeekday(locale: string): number {
  const found = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => WeekInfo;
    weekInfo?: WeekInfo;
  };
  return (found.getWeekInfo?.() ?? found.weekInfo)?.firstDay ?? 1;
}

/** The language of the page with the habits of the reader's country, where the device tells them. */
export function localeOf(language: string, tags: readonly string[]): string {
  return tags.find((tag) => tag.split('-')[0] === language) ?? language;
}

const FORMS = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  plain: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A date as people write it. */
export function dayText(day: Day, locale: string, form: keyof typeof FORMS): string {
  return new Intl.DateTimeFormat(locale, { ...FORMS[form], timeZone: 'UTC' }).format(midnight(day));
}

export function monthText(month: string, locale: string): string {
  const form = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, form).format(midnight(`${month}-01`));
}

/** The names of the days of a week in their order, short and long. */
export function weekdayNames(
  locale: string,
  first: number,
): readonly { readonly short: string; readonly long: string }[] {
  const name = (day: Day, form: 'short' | 'long'): string =>
    new Intl.DateTimeFormat(locale, { weekday: form, timeZone: 'UTC' }).format(midnight(day));
  // The 5th of January 1970 was a Monday.
  return Array.from({ length: 7 }, (_, at) => {
    const day = plusDays('1970-01-05', (first - 1 + at) % 7);
    return { short: name(day, 'short'), long: name(day, 'long') };
  });
}

/** The time of the reader's clock at which a date begins in UTC; the date is the server's, so a wrong clock is harmless. */
export function beginsAt(day: Day, locale: string, timeZone?: string): string {
  const form = { timeStyle: 'short', ...(timeZone === undefined ? {} : { timeZone }) } as const;
  return new Intl.DateTimeFormat(locale, form).format(midnight(day));
}

/** Time that is left, in hours and minutes, or minutes and seconds in the last hour. */
export function leftText(seconds: number, locale: string): string {
  const part = (value: number, unit: 'hour' | 'minute' | 'second'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return `${part(Math.floor(minutes / 60), 'hour')} ${part(minutes % 60, 'minute')}`;
  return minutes > 0 ? `${part(minutes, 'minute')} ${part(seconds % 60, 'second')}` : part(seconds, 'second');
}
