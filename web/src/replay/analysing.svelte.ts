// The analyses of a match's rounds: asked for, waited for, stopped. The server does them, one at a time.
import { post, get, Refused } from '../lib/api';
import { voice } from '../lib/announce.svelte';
import { refusalText } from '../lib/refusal';
import { language, t } from '../lib/words.svelte';
import type { AnalysisProgress, AnalysisWanted, Problem, RecordProblem } from '../lib/wire';
import { BadRecord, type Source } from './source';

export type Quality = NonNullable<AnalysisWanted['quality']>;
export const QUALITIES: readonly Quality[] = ['quick', 'normal', 'deep'];

/** The shortest time between two questions, in ms. */
const PAUSE_MS = 400;

export interface Round {
  readonly progress: AnalysisProgress | null;
  readonly failed: string | null;
}
const NOTHING: Round = { progress: null, failed: null };

export class Analysing {
  quality = $state<Quality>('normal');
  private rounds = $state.raw<ReadonlyMap<number, Round>>(new Map());
  private gone = false;

  constructor(private readonly source: Source) {}

  of(round: number): Round {
    return this.rounds.get(round) ?? NOTHING;
  }

  /** Begins the analysis of a round and follows it to its end. */
  async start(round: number): Promise<void> {
    this.set(round, { progress: null, failed: null });
    try {
      let progress = await this.begin(round);
      this.set(round, { progress, failed: null });
      while (isOpen(progress) && !this.gone) {
        await new Promise((done) => setTimeout(done, PAUSE_MS));
        const id = progress.id;
        if (this.of(round).progress?.id !== id) return; // begun anew meanwhile
        progress = await get<AnalysisProgress>(`/api/analyses/${id}?after=${progress.done}`);
        if (this.of(round).progress?.id !== id || this.of(round).progress?.state === 'stopped') return;
        this.set(round, { progress, failed: progress.state === 'failed' ? t('analysis-failed') : null });
      }
      if (progress.state === 'done') voice.say(t('analysis-ready'));
      else if (progress.state === 'failed') voice.warn(t('analysis-failed'));
    } catch (error) {
      const failed = why(error);
      this.set(round, { progress: null, failed });
      voice.warn(failed);
    }
  }

  /** Stops the analysis of a round. */
  async stop(round: number): Promise<void> {
    const { progress } = this.of(round);
    if (progress === null || !isOpen(progress)) return;
    this.set(round, { progress: { ...progress, state: 'stopped' }, failed: null });
    voice.say(t('analysis-cancelled'));
    await fetch(`/api/analyses/${progress.id}`, { method: 'DELETE' }).catch(() => null);
  }

  /** Asks no more. */
  leave(): void {
    this.gone = true;
  }

  private set(round: number, found: Round): void {
    this.rounds = new Map(this.rounds).set(round, found);
  }

  private async begin(round: number): Promise<AnalysisProgress> {
    const what = this.source.kind === 'link' ? { replay: this.source.id } : { record: this.source.text };
    const wanted: AnalysisWanted = { ...what, round, quality: this.quality };
    if (this.source.kind === 'link') return post<AnalysisProgress>('/api/analyses', wanted);
    const answer = await fetch('/api/analyses', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language() },
      body: JSON.stringify(wanted),
    });
    if (answer.ok) return (await answer.json()) as AnalysisProgress;
    const problem = (await answer.json().catch(() => null)) as Problem | RecordProblem | null;
    if (problem && 'text' in problem) throw new BadRecord(problem);
    throw problem?.code ? new Refused(problem) : new Error(`analyses: ${answer.status}`);
  }
}

export function isOpen(progress: AnalysisProgress): boolean {
  return progress.state === 'waiting' || progress.state === 'working';
}

function why(error: unknown): string {
  if (error instanceof BadRecord) return error.problem.text;
  if (error instanceof Refused) return refusalText(error.problem.code, error.problem.args, 'see');
  return t('analysis-failed');
}
