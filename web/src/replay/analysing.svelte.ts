// The analyses of a match's rounds: asked for, waited for, stopped. The server does them, one at a time.
import { post, get, Refused } from '../lib/api';
import { voice } from '../lib/announce.svelte';
import { refusalText } from '../lib/refusal';
import { language, t } from '../lib/words.svelte';
import type {
  AnalysisFileWanted,
  AnalysisProgress,
  AnalysisWanted,
  Problem,
  RecordProblem,
} from '../lib/wire';
import { saveFile } from '../lib/save';
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

  /** Keeps what was found about a round as a file: a page in this language, or the figures alone. */
  async keep(round: number, form: AnalysisFileWanted['form']): Promise<void> {
    const { progress } = this.of(round);
    if (progress === null) return;
    try {
      const wanted: AnalysisFileWanted = { ...this.what, form, language: language() };
      const answer = await this.send(`/api/analyses/${progress.id}/file`, wanted);
      saveFile(await answer.blob(), `rummy500-${round}.${form}`);
    } catch (error) {
      voice.warn(why(error, 'analysis-keep-failed'));
    }
  }

  /** Asks no more. */
  leave(): void {
    this.gone = true;
  }

  private set(round: number, found: Round): void {
    this.rounds = new Map(this.rounds).set(round, found);
  }

  private async begin(round: number): Promise<AnalysisProgress> {
    const wanted: AnalysisWanted = { ...this.what, round, quality: this.quality };
    if (this.source.kind === 'link') return post<AnalysisProgress>('/api/analyses', wanted);
    return (await (await this.send('/api/analyses', wanted)).json()) as AnalysisProgress;
  }

  /** The match, as the server is told of it. */
  private get what(): { replay: string } | { record: string } {
    return this.source.kind === 'link' ? { replay: this.source.id } : { record: this.source.text };
  }

  /** Sends a wish that may bring a record along; a refusal of that comes in the language of this page. */
  private async send(address: string, wanted: AnalysisWanted | AnalysisFileWanted): Promise<Response> {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language() },
      body: JSON.stringify(wanted),
    });
    if (answer.ok) return answer;
    const problem = (await answer.json().catch(() => null)) as Problem | RecordProblem | null;
    if (problem && 'text' in problem) throw new BadRecord(problem);
    throw problem?.code ? new Refused(problem) : new Error(`analyses: ${answer.status}`);
  }
}

export function isOpen(progress: AnalysisProgress): boolean {
  return progress.state === 'waiting' || progress.state === 'working';
}

function why(error: unknown, otherwise = 'analysis-failed'): string {
  if (error instanceof BadRecord) return error.problem.text;
  if (error instanceof Refused) return refusalText(error.problem.code, error.problem.args, 'see');
  return t(otherwise);
}
