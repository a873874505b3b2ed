// Where a match to be watched comes from: a link that the server knows, or a record that the reader brings along.
import { post, Refused } from '../lib/api';
import { language } from '../lib/words.svelte';
import type { Problem, RecordProblem, ReplayedMatch, ReplayLink, RoundStep, RoundSteps } from '../lib/wire';

/** The largest record that the server reads. */
export const MOST_BYTES = 1024 * 1024;

export type Source = LinkSource | RecordSource;
export interface LinkSource {
  readonly kind: 'link';
  readonly id: string;
}
export interface RecordSource {
  readonly kind: 'record';
  readonly text: string;
  /** What the server has made of it, where it has just been read. */
  readonly match?: ReplayedMatch;
}

/** Why a record cannot be shown: a sentence, and the line that it is about. */
export class BadRecord extends Error {
  readonly line: number | null;
  constructor(readonly problem: RecordProblem) {
    super(problem.code);
    const line = problem.args['line'];
    this.line = typeof line === 'number' ? line : null;
  }
}

/** The id of the link to a table's finished rounds; throws Refused where the server says why there is none. */
export async function linkOf(table: string): Promise<string> {
  return (await post<ReplayLink>(`/api/tables/${table}/replay`, {})).replay;
}

/** What a source has of finished rounds; throws BadRecord, Refused, or Error where the server says nothing. */
export async function matchOf(source: Source): Promise<ReplayedMatch> {
  if (source.kind === 'record' && source.match) return source.match;
  return ask<ReplayedMatch>(source, '');
}

/** All steps of a round, in as many parts as the server makes of it; throws as `matchOf` does. */
export async function stepsOf(source: Source, round: number): Promise<readonly RoundStep[]> {
  const steps: RoundStep[] = [];
  for (;;) {
    const part = await ask<RoundSteps>(source, `?round=${round}&first=${steps.length}`);
    steps.push(...part.steps);
    if (part.steps.length === 0 || steps.length >= part.count) return steps;
  }
}

/** So often, and so long, an answer is waited for where the server says "not yet". */
const TRIES = 4;
const MOST_MS = 10_000;

async function ask<Answer>(source: Source, query: string): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await askOnce<Answer>(source, query);
    } catch (error) {
      const wait = error instanceof Refused ? error.problem.args['retry_ms'] : undefined;
      if (typeof wait !== 'number' || wait > MOST_MS || tries === TRIES) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}

async function askOnce<Answer>(source: Source, query: string): Promise<Answer> {
  const answer =
    source.kind === 'link'
      ? await fetch(`/api/replays/${source.id}${query}`)
      : await fetch(`/api/replays${query}`, {
          method: 'POST',
          // The sentence about a line that does not hold comes in the language of this page.
          headers: { 'content-type': 'text/plain; charset=utf-8', 'accept-language': language() },
          body: source.text,
        });
  if (answer.ok) return (await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => null)) as Problem | RecordProblem | null;
  if (problem && 'text' in problem) throw new BadRecord(problem);
  throw problem?.code ? new Refused(problem) : new Error(`replays: ${answer.status}`);
}
