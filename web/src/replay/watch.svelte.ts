// One match being watched: which round and step is shown, and how it goes on by itself.
import { tick } from 'svelte';
import { Refused } from '../lib/api';
import { voice } from '../lib/announce.svelte';
import { Motion } from '../lib/motion';
import { NOWHERE, type Change } from '../lib/place';
import { refusalText } from '../lib/refusal';
import { t } from '../lib/words.svelte';
import type { ReplayedMatch, RoundStep } from '../lib/wire';
import { betterText, marksOf, NO_MARKS, tableAt, type Shown } from './better';
import { readMark, within, writeMark, type Mark } from './mark';
import { sentence } from './sentence';
import { BadRecord, matchOf, stepsOf, type Source } from './source';
import { trace, type Lay } from './trace';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a step is shown at speed 1, in ms. */
const STEP_MS = 1600;

interface Round {
  readonly steps: readonly RoundStep[];
  readonly lays: readonly Lay[];
}

export class Watch {
  match = $state.raw<ReplayedMatch | null>(null);
  mark = $state.raw<Mark>({ round: 0, step: 0 });
  failed = $state.raw<string | null>(null);
  playing = $state(false);
  speed = $state(1);
  /** A decision whose better action is shown while the table lies as before it. */
  private looked = $state.raw<Shown | null>(null);
  readonly motion = new Motion();
  private rounds = $state.raw<ReadonlyMap<number, Round>>(new Map());
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** The newest wish counts: an older one that is answered later is dropped. */
  private wish = 0;

  readonly shown = $derived(this.rounds.get(this.mark.round) ?? null);
  readonly step = $derived(this.shown?.steps[this.mark.step] ?? null);
  readonly lay = $derived(this.shown?.lays[this.mark.step] ?? null);
  readonly last = $derived(Math.max(0, (this.match?.steps[this.mark.round - 1] ?? 1) - 1));
  readonly names = $derived(this.match?.names ?? []);
  readonly atEnd = $derived(this.mark.step >= this.last);
  readonly more = $derived(this.mark.round < (this.match?.rounds.length ?? 0));

  readonly better = $derived(
    this.looked?.round === this.mark.round && this.looked.decision.step - 1 === this.mark.step
      ? this.looked
      : null,
  );
  readonly marks = $derived(
    this.better && this.lay
      ? marksOf(this.better.decision.better, this.better.decision.seat, this.lay)
      : NO_MARKS,
  );

  constructor(private readonly source: Source) {}

  /** Fetches the match and goes to the place that the address names, else to the first deal. */
  async open(hash: string): Promise<void> {
    try {
      const match = await matchOf(this.source);
      this.match = match;
      const mark = within(readMark(hash), match.steps);
      if (mark) await this.go(mark, 'quiet');
    } catch (error) {
      this.failed = whyNot(error);
    }
  }

  /** Shows a place. One step is seen happening, a longer way is not. */
  async go(to: Mark, how: 'said' | 'quiet' = 'said'): Promise<void> {
    const mark = within(to, this.match?.steps ?? []);
    if (!mark) return;
    const wish = ++this.wish;
    if (!(await this.fetched(mark.round)) || wish !== this.wish) return;
    const from = this.mark;
    const before = this.motion.measure();
    const old = this.lay;
    this.mark = mark;
    history.replaceState(history.state, '', writeMark(mark));
    const change = from.round === mark.round ? this.changed(old, mark.step - from.step) : null;
    if (how === 'said') voice.say(this.say('say'));
    await tick();
    if (change) this.motion.play(before, change);
    else this.motion.land();
  }

  /** Goes so many steps on, or back. */
  by(steps: number): Promise<void> {
    return this.go({ round: this.mark.round, step: this.mark.step + steps });
  }
  first(): Promise<void> {
    return this.go({ round: this.mark.round, step: 0 });
  }
  end(): Promise<void> {
    return this.go({ round: this.mark.round, step: this.last });
  }
  toRound(round: number): Promise<void> {
    return this.go({ round, step: 0 });
  }

  /** Begins to play by itself, or stops. From the end of a round it goes to the next one, from the last to its deal. */
  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.match === null || this.match.rounds.length === 0) return;
    this.playing = true;
    voice.say(t('replay-playing'));
    if (this.atEnd) void this.toRound(this.more ? this.mark.round + 1 : this.mark.round);
    this.wait();
  }
  pause(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.playing = false;
  }
  pace(speed: number): void {
    this.speed = speed;
    if (!this.playing) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.wait();
  }

  /** Goes to the table before a decision and shows what would have been better. */
  async look(shown: Shown): Promise<void> {
    this.pause();
    this.looked = shown;
    await this.go({ round: shown.round, step: shown.decision.step - 1 }, 'quiet');
    voice.say(this.sayBetter('say'));
  }
  /** What would have been better than what was done next, where that is shown. */
  sayBetter(tone: 'see' | 'say'): string {
    return this.better && this.step
      ? betterText(this.better.decision, tableAt(this.names, this.step), tone)
      : '';
  }

  /** The sentence of the step that is shown. */
  say(tone: 'see' | 'say'): string {
    return this.step ? sentence(this.names, this.step, tone) : '';
  }

  private wait(): void {
    this.timer = setTimeout(() => void this.goOn(), STEP_MS / this.speed);
  }
  private async goOn(): Promise<void> {
    if (!this.playing) return;
    if (this.atEnd) {
      this.pause();
      return;
    }
    await this.by(1);
    if (this.playing && this.atEnd) this.pause();
    else if (this.playing) this.wait();
  }

  private async fetched(round: number): Promise<boolean> {
    if (this.rounds.has(round)) return true;
    try {
      const steps = await stepsOf(this.source, round);
      this.rounds = new Map(this.rounds).set(round, { steps, lays: trace(steps) });
      return true;
    } catch (error) {
      this.failed = whyNot(error);
      this.pause();
      return false;
    }
  }

  private changed(old: Lay | null, way: number): Change | null {
    if (way === 1 && this.lay) return { places: NOWHERE, born: this.lay.born, gone: this.lay.gone };
    if (way === -1 && old) return { places: NOWHERE, born: old.gone, gone: old.born };
    return null;
  }
}

/** Why nothing can be shown, in a sentence. */
export function whyNot(error: unknown): string {
  if (error instanceof BadRecord) return error.problem.text;
  if (error instanceof Refused) return refusalText(error.problem.code, error.problem.args, 'see');
  return t('replay-failed');
}
