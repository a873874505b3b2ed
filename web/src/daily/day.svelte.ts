// One day as its page knows it: asked for on coming, on coming back, and when the server's day is over. Never polled.
import { Refused } from '../lib/api';
import type { DailyCalendar, DailyResult, DailyToday } from '../lib/wire';
import { monthOf, plusDays, type Day } from './dates';
import { dayIn, standOf, waiting, type Stand } from './state';

/** What is asked of the server. */
export interface Asked {
  readonly today: () => Promise<DailyToday>;
  readonly resultOf: (day: Day) => Promise<DailyResult>;
  readonly calendarOf: (month: string) => Promise<DailyCalendar>;
}
/** Focus and visibility often come together: so soon after an answer nothing is asked again. */
const FRESH_MS = 2000;

export class DayPage {
  today = $state.raw<DailyToday | null>(null);
  result = $state.raw<DailyResult | null>(null);
  /** The month of this day. */
  month = $state.raw<DailyCalendar | null>(null);
  /** Other days whose rounds wait to be finished, the latest first. */
  waiting = $state.raw<readonly Day[]>([]);
  failed = $state(false);
  /** The moment of `performance.now()` at which the server's day is over; a wrong clock or another zone is harmless. */
  deadline = $state.raw<number | null>(null);
  private looked = -Infinity;
  private asking: Promise<void> | null = null;

  /** `wanted` is the day of the address, null for whatever day it is. */
  constructor(
    private readonly wanted: Day | null,
    private readonly asked: Asked,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get day(): Day | null {
    return this.wanted ?? this.today?.date ?? null;
  }
  get isToday(): boolean {
    return this.today !== null && this.day === this.today.date;
  }
  get stand(): Stand | null {
    const { day, today } = this;
    return day === null || today === null ? null : standOf(day, today, this.month, this.result);
  }

  /** Asks anew; gives whether the day has changed meanwhile. */
  async look(): Promise<boolean> {
    const before = this.today?.date ?? null;
    this.asking ??= this.ask().finally(() => (this.asking = null));
    await this.asking;
    return before !== null && this.today !== null && this.today.date !== before;
  }

  /** Asks anew where the last answer is not of this moment. */
  async lookAgain(): Promise<boolean> {
    return this.now() - this.looked < FRESH_MS ? false : this.look();
  }

  private async ask(): Promise<void> {
    try {
      const today = await this.asked.today();
      const day = this.wanted ?? today.date;
      const month = await this.asked.calendarOf(monthOf(day > today.date ? today.date : day));
      // Who has finished a day may see it; nobody else needs to be refused.
      const finished =
        (day === today.date && today.state === 'done') ||
        ['ranked', 'unranked'].includes(dayIn(month, day)?.state ?? '');
      const result = finished ? await this.finished(day) : null;
      const waits = await this.waitingBeside(today, day, month);
      this.today = today;
      this.month = month;
      this.result = result;
      this.waiting = waits;
      this.deadline = this.now() + today.next_ms;
      this.looked = this.now();
      this.failed = false;
    } catch {
      // What is known stays: a network that is away for a moment takes nothing from the page.
      this.failed = true;
    }
  }

  /** On the first of a month, a round of the day before stands in another month. */
  private async waitingBeside(today: DailyToday, day: Day, month: DailyCalendar): Promise<readonly Day[]> {
    const yesterday = monthOf(plusDays(today.date, -1));
    if (yesterday === month.month || yesterday < monthOf(today.first)) return waiting([month], day);
    return waiting([month, await this.asked.calendarOf(yesterday)], day);
  }

  private async finished(day: Day): Promise<DailyResult | null> {
    try {
      return await this.asked.resultOf(day);
    } catch (error) {
      if (error instanceof Refused && error.problem.code === 'daily_not_finished') return null;
      throw error;
    }
  }
}
