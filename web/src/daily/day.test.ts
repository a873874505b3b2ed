import { describe, expect, it } from 'vitest';
import { Refused } from '../lib/api';
import type { DailyCalendar, DailyDay, DailyResult, DailyToday } from '../lib/wire';
import { DayPage, type Asked } from './day.svelte';
import { standOf, waiting } from './state';

const STANDING = { days: 0, streak: 0, longest: 0, best: null, mean: null };
const todayOf = (date: string, more: Partial<DailyToday> = {}): DailyToday => ({
  date,
  next_ms: 60_000,
  first: '2026-11-01',
  commitment: '00',
  preset: 'standard',
  opponent: 'Greta',
  level: 'strong',
  version: '1',
  players: 0,
  state: 'new',
  table: null,
  points: null,
  place: null,
  standing: STANDING,
  name: null,
  hidden: false,
  ...more,
});
const monthOf = (month: string, days: readonly DailyDay[] = []): DailyCalendar => ({
  month,
  first: '2026-11-01',
  today: '2026-12-31',
  days,
  standing: STANDING,
});
const resultOn = (date: string): DailyResult => ({ date, points: 45 }) as unknown as DailyResult;

describe('standOf', () => {
  const now = todayOf('2026-12-02', { state: 'running' });
  it('B143 goes by the server’s date alone', () => {
    expect(standOf('2026-12-03', now, null, null)).toBe('later');
    expect(standOf('2026-10-31', now, null, null)).toBe('before');
    expect(standOf('2026-12-02', now, null, null)).toBe('running');
  });
  it('knows past days by the calendar', () => {
    const month = monthOf('2026-12', [{ date: '2026-12-01', state: 'running', points: null }]);
    expect(standOf('2026-12-01', now, month, null)).toBe('running');
    expect(standOf('2026-11-30', now, month, null)).toBe('new');
    expect(standOf('2026-11-30', now, month, resultOn('2026-11-30'))).toBe('done');
    expect(standOf('2026-11-29', now, month, resultOn('2026-11-30'))).toBe('new');
  });
  it('lists the rounds that wait, beside the one at hand', () => {
    const running = (date: string): DailyDay => ({ date, state: 'running', points: null });
    const months = [
      monthOf('2026-12', [running('2026-12-02'), running('2026-12-01')]),
      monthOf('2026-11', [running('2026-11-29'), { date: '2026-11-30', state: 'ranked', points: 3 }]),
    ];
    expect(waiting(months, '2026-12-02')).toEqual(['2026-12-01', '2026-11-29']);
  });
});

describe('DayPage', () => {
  type Loose = { -readonly [Name in keyof Asked]: Asked[Name] };
  function server(first: DailyToday): Loose & { now: DailyToday; asked: string[]; days: DailyDay[] } {
    return {
      now: first,
      asked: [],
      days: [],
      async today() {
        this.asked.push('today');
        return this.now;
      },
      async resultOf(day) {
        this.asked.push(day);
        return resultOn(day);
      },
      async calendarOf(month) {
        this.asked.push(month);
        return monthOf(
          month,
          this.days.filter((day) => day.date.startsWith(month)),
        );
      },
    };
  }
  const pageOf = (asked: ReturnType<typeof server>, wanted: string | null, now = (): number => 0): DayPage =>
    new DayPage(
      wanted,
      {
        today: () => asked.today(),
        resultOf: (day) => asked.resultOf(day),
        calendarOf: (month) => asked.calendarOf(month),
      },
      now,
    );

  it('left open over midnight it goes on to the new day, and does not forget the round of the old one', async () => {
    const asked = server(todayOf('2026-12-31', { state: 'running' }));
    asked.days = [{ date: '2026-12-31', state: 'running', points: null }];
    const page = pageOf(asked, null);
    expect(await page.look()).toBe(false);
    expect([page.day, page.stand, page.waiting]).toEqual(['2026-12-31', 'running', []]);
    asked.now = todayOf('2027-01-01', { next_ms: 86_400_000 });
    expect(await page.look()).toBe(true);
    expect([page.day, page.stand, page.waiting]).toEqual(['2027-01-01', 'new', ['2026-12-31']]);
    expect(page.deadline).toBe(86_400_000);
  });
  it('stays with the day of its address, which becomes a past one', async () => {
    const asked = server(todayOf('2026-12-02'));
    const page = pageOf(asked, '2026-12-02');
    await page.look();
    expect([page.isToday, page.stand]).toEqual([true, 'new']);
    asked.now = todayOf('2026-12-03');
    await page.look();
    expect([page.day, page.isToday, page.stand]).toEqual(['2026-12-02', false, 'new']);
  });
  it('asks for a result only after one’s own finish', async () => {
    const asked = server(todayOf('2026-12-02'));
    const page = pageOf(asked, null);
    await page.look();
    expect(asked.asked).toEqual(['today', '2026-12']);
    asked.now = todayOf('2026-12-02', { state: 'done' });
    await page.look();
    expect(page.stand).toBe('done');
    expect(asked.asked).toContain('2026-12-02');
    expect(asked.asked.filter((one) => one === '2026-12-02')).toHaveLength(1);
  });
  it('keeps what it knows while the network is away', async () => {
    const asked = server(todayOf('2026-12-02', { state: 'running' }));
    const page = pageOf(asked, null);
    await page.look();
    asked.today = () => Promise.reject(new Error('offline'));
    await page.look();
    expect([page.failed, page.stand]).toEqual([true, 'running']);
  });
  it('is not led astray where the result is refused', async () => {
    const asked = server(todayOf('2026-12-02', { state: 'done' }));
    asked.resultOf = () => Promise.reject(new Refused({ code: 'daily_not_finished', args: {} } as never));
    const page = pageOf(asked, null);
    await page.look();
    expect([page.failed, page.result]).toEqual([false, null]);
  });
  it('asks once where focus and visibility come together, and again later', async () => {
    let ms = 0;
    const asked = server(todayOf('2026-12-02'));
    const page = pageOf(asked, null, () => ms);
    await Promise.all([page.look(), page.look()]);
    await page.lookAgain();
    expect(asked.asked.filter((one) => one === 'today')).toHaveLength(1);
    ms = 60_000;
    await page.lookAgain();
    expect(asked.asked.filter((one) => one === 'today')).toHaveLength(2);
  });
});
