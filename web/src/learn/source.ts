// What the page asks of the server. Every request says the whole place that it is about.
import { get } from '../lib/api';
import type { Checked, Chosen, Exercise, ExerciseKinds, Lesson } from '../lib/wire';

function query(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

/** The whole lesson in a language; throws as `get` does. */
export function lessonIn(language: string): Promise<Lesson> {
  return get<Lesson>(`/api/lesson?${query([['language', language]])}`);
}

/** Where the learner's own moves since the beginning of a scene have led. */
export function choiceOf(scene: number, moves: readonly string[], language: string): Promise<Chosen> {
  const pairs = moves.map((move) => ['move', move] as const);
  return get<Chosen>(
    `/api/lesson/choice?${query([['scene', String(scene)], ['language', language], ...pairs])}`,
  );
}

export function kindsIn(language: string): Promise<ExerciseKinds> {
  return get<ExerciseKinds>(`/api/exercises?${query([['language', language]])}`);
}

export function exerciseOf(kind: string, seed: number, language: string): Promise<Exercise> {
  return get<Exercise>(
    `/api/exercises/${kind}?${query([
      ['seed', String(seed)],
      ['language', language],
    ])}`,
  );
}

export function checkedOf(
  kind: string,
  seed: number,
  answer: readonly string[],
  language: string,
): Promise<Checked> {
  const pairs = [
    ['seed', String(seed)],
    ['answer', answer.join(',')],
    ['language', language],
  ] as const;
  return get<Checked>(`/api/exercises/${kind}/answer?${query(pairs)}`);
}

const SEEDS = 2 ** 31;

/** A seed that nobody has chosen. */
export function freshSeed(): number {
  return Math.floor(Math.random() * SEEDS);
}

/** An exercise as the page's address names it, so that it is there again after a reload. */
export function hashOf(kind: string, seed: number): string {
  return `#exercises/${kind}/${seed}`;
}

/** The exercise that an address names; null where it names none. */
export function exerciseIn(hash: string): { readonly kind: string; readonly seed: number } | null {
  const [, kind, seed] = /^#exercises\/([a-z]+)\/(\d{1,10})$/.exec(hash) ?? [];
  const number = Number(seed);
  return kind === undefined || number >= SEEDS ? null : { kind, seed: number };
}

const RECENT = 9;
const TRIES = 5;

/** What an exercise asks, in no language: two that are equal in this are the same question. */
function asks(asked: Exercise): string {
  const options = asked.options.map((option) => option.id).sort();
  return JSON.stringify([asked.kind, asked.cards, asked.meld, options]);
}

/** Fetches exercises such that none asks what one of the nine before it has asked, where one is soon found. */
export class Questions {
  #recent: readonly string[] = [];

  /** An exercise for a seed that `seeds` gives; `fetched` asks the server for one. */
  async next(fetched: (seed: number) => Promise<Exercise>, seeds = freshSeed): Promise<Exercise> {
    let found = await fetched(seeds());
    for (let tries = 1; tries < TRIES && this.#recent.includes(asks(found)); tries++) {
      found = await fetched(seeds());
    }
    this.#recent = [asks(found), ...this.#recent].slice(0, RECENT);
    return found;
  }
}
