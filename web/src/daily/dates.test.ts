import { describe, expect, it } from 'vitest';
import {
  beginsAt,
  dayText,
  firstWeekday,
  leftText,
  localeOf,
  monthText,
  plusDays,
  plusMonths,
  weekday,
  weekdayNames,
  weeksOf,
} from './dates';

describe('dates', () => {
  it('B142 counts days by the calendar, over both changes of the clock', () => {
    for (const [from, to] of [
      ['2026-03-28', '2026-03-29'],
      ['2026-03-29', '2026-03-30'],
      ['2026-10-24', '2026-10-25'],
      ['2026-10-25', '2026-10-26'],
      ['2026-12-31', '2027-01-01'],
      ['2028-02-28', '2028-02-29'],
    ] as const) {
      expect(plusDays(from, 1)).toBe(to);
      expect(plusDays(to, -1)).toBe(from);
    }
    expect(plusDays('2026-01-01', 365)).toBe('2027-01-01');
  });
  it('goes from month to month over the years', () => {
    expect(plusMonths('2026-12', 1)).toBe('2027-01');
    expect(plusMonths('2026-01', -1)).toBe('2025-12');
    expect(plusMonths('2026-03', -15)).toBe('2024-12');
  });
});

describe('a month', () => {
  it('has each of its days once, on its weekday', () => {
    for (const first of [1, 6, 7]) {
      for (const month of ['2026-02', '2026-11', '2026-12', '2028-02']) {
        const weeks = weeksOf(month, first);
        const days = weeks.flat().filter((day) => day !== null);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(new Set(days).size).toBe(days.length);
        expect(days[0]).toBe(`${month}-01`);
        expect(plusDays(days.at(-1) ?? '', 1)).toBe(`${plusMonths(month, 1)}-01`);
        for (const week of weeks)
          week.forEach((day, at) => {
            if (day !== null) expect(weekday(day)).toBe(((first - 1 + at) % 7) + 1);
          });
      }
    }
    expect(weeksOf('2027-02', 1)).toHaveLength(4);
  });
  it('begins its weeks as the reader is used to', () => {
    expect(firstWeekday('de-DE')).toBe(1);
    expect(firstWeekday('en-US')).toBe(7);
    expect(weekdayNames('en-US', 7).map((name) => name.short)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    expect(weekdayNames('da', 1)[0]?.long).toBe('mandag');
  });
});

describe('words for dates', () => {
  it('B143 name the date itself, wherever the reader is', () => {
    expect(dayText('2026-12-01', 'en-GB', 'plain')).toBe('1 December 2026');
    expect(dayText('2026-12-01', 'de', 'long')).toBe('Dienstag, 1. Dezember 2026');
    expect(dayText('2026-01-31', 'nl', 'short')).toBe('31 jan 2026');
    expect(monthText('2026-12', 'da')).toBe('december 2026');
  });
  it('B143 tell when the next day begins on the reader’s clock, up to eleven hours away and more', () => {
    expect(beginsAt('2026-12-02', 'en-GB', 'UTC')).toBe('00:00');
    expect(beginsAt('2026-12-02', 'en-GB', 'Europe/Berlin')).toBe('01:00');
    expect(beginsAt('2026-07-02', 'en-GB', 'Europe/Berlin')).toBe('02:00');
    expect(beginsAt('2026-12-02', 'en-GB', 'Pacific/Pago_Pago')).toBe('13:00');
    expect(beginsAt('2026-12-02', 'en-GB', 'Pacific/Kiritimati')).toBe('14:00');
  });
  it('follow the reader’s country where the device tells it', () => {
    expect(localeOf('en', ['de-DE', 'en-GB', 'en-US'])).toBe('en-GB');
    expect(localeOf('da', ['de-DE'])).toBe('da');
  });
  it('tell the time that is left', () => {
    const parts = (seconds: number, locale: string): (string | undefined)[] => {
      const [, first, unit, second, other] =
        /^(\d+)\s(\p{L})\S*\s?(?:(\d+)\s(\p{L})\S*)?$/u.exec(leftText(seconds, locale)) ?? [];
      return [first, unit, second, other];
    };
    expect(parts(5 * 3600 + 12 * 60 + 59, 'en-GB')).toEqual(['5', 'h', '12', 'm']);
    expect(parts(3600, 'de')).toEqual(['1', 'S', '0', 'M']);
    expect(parts(3599, 'de')).toEqual(['59', 'M', '59', 'S']);
    expect(parts(60, 'da')).toEqual(['1', 'm', '0', 's']);
    expect(parts(59, 'da')).toEqual(['59', 's', undefined, undefined]);
    expect(parts(0, 'nl')).toEqual(['0', 's', undefined, undefined]);
  });
});
