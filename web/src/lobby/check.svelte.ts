// What the server says about rules while they change: in words, what differs, what is impossible and how to mend it.
import { rulesPage, type RulesPage, type RulesQuestion } from './rulebook';

const PAUSE = 150;

export class Check {
  page = $state.raw<RulesPage | null>(null);
  /** Whether the answer shown is not yet about the latest question. */
  busy = $state(false);
  failed = $state(false);
  private timer: ReturnType<typeof setTimeout> | null = null;
  private running: AbortController | null = null;
  private asked = '';

  readonly problems = $derived.by(() => this.page?.problems ?? []);
  readonly good = $derived.by(() => this.page !== null && !this.busy && this.problems.length === 0);

  /** Asks soon; of several questions in a row only the last is sent. */
  ask(question: RulesQuestion): void {
    const key = JSON.stringify(question);
    if (key === this.asked && !this.failed) return;
    this.asked = key;
    this.busy = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(question, key), this.page === null ? 0 : PAUSE);
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.running?.abort();
  }

  private async send(question: RulesQuestion, key: string): Promise<void> {
    this.running?.abort();
    const running = new AbortController();
    this.running = running;
    try {
      const page = await rulesPage(question, running.signal);
      if (key !== this.asked) return;
      this.page = page;
      this.failed = false;
      this.busy = false;
    } catch {
      if (running.signal.aborted || key !== this.asked) return;
      this.failed = true;
      this.busy = false;
    }
  }
}
