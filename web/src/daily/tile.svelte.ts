// What the start page says of today's deal.
import { signed, t } from '../lib/words.svelte';
import type { DailyToday } from '../lib/wire';

export class TodayLine {
  now = $state.raw<DailyToday | null>(null);

  constructor(private readonly today: () => Promise<DailyToday>) {}

  /** Asks what there is; a server that does not answer changes nothing. */
  async look(): Promise<void> {
    try {
      this.now = await this.today();
    } catch {
      // The way to the daily deal is there all the same.
    }
  }

  /** How today's deal stands for the reader, and for how many days on end she has been there. */
  get text(): string {
    const streak = this.now?.standing.streak ?? 0;
    const parts = [this.state, ...(streak > 0 ? [t('home-daily-streak', { days: streak })] : [])];
    return parts.join(' · ');
  }

  private get state(): string {
    const { now } = this;
    if (now?.state === 'running') return t('home-daily-running');
    if (now?.state !== 'done' || now.points === null || now.place === null) return t('home-daily-what');
    return t('home-daily-done', { points: signed(now.points), place: now.place });
  }
}
