// The calendar of a page that stays open over the end of a month.
import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import type { DailyCalendar } from '../lib/wire';
import { speak } from '../lib/words.svelte';
import Calendar from './Calendar.svelte';
import { box } from './box.svelte';

const month = (name: string, days: DailyCalendar['days']): DailyCalendar => ({
  month: name,
  first: '2026-11-01',
  today: name === '2026-11' ? '2026-11-30' : '2026-12-01',
  days,
  standing: { days: 0, streak: 0, longest: 0, best: null, mean: null },
});
beforeEach(() => speak('en'));

it('goes on with the page to the next month', () => {
  const known = box(month('2026-11', [{ date: '2026-11-30', state: 'ranked', points: 45 }]));
  const target = document.createElement('div');
  const calendar = mount(Calendar, {
    target,
    props: {
      get known() {
        return known.value;
      },
      day: '2026-11-30',
    },
  });
  flushSync();
  const shown = (): string | undefined => target.querySelector<HTMLElement>('[data-month]')?.dataset['month'];
  expect(shown()).toBe('2026-11');
  expect(target.querySelector<HTMLElement>('[data-day="2026-11-30"]')?.dataset['state']).toBe('ranked');
  known.value = month('2026-12', []);
  flushSync();
  expect(shown()).toBe('2026-12');
  expect(target.querySelector('[data-day="2026-12-01"]')).not.toBeNull();
  void unmount(calendar);
});
