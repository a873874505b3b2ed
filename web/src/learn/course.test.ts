// The lesson's place: answers about a scene that has been left, and a lesson that does not come.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../lib/words.svelte';
import { Course } from './course.svelte';

type Answer = (body: object | null) => void;
let waiting: Map<string, Answer>;

/** Three scenes; what happens in the second one is the learner's to decide. */
const LESSON = {
  scenes: [0, 1, 2].map((number) => ({
    number,
    title: `scene ${number}`,
    ask: number === 1 ? 'What now?' : null,
    happened: '',
    why: '',
    view: { scene: number },
  })),
};
const CHOICE = { scene: 1, moves: [], happened: '', effects: [], choices: [], view: { scene: 'asked' } };

beforeEach(async () => {
  await speak('en');
  waiting = new Map();
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise<Response>((done, fail) => {
        waiting.set(url.split('?')[0] ?? '', (body) =>
          body === null ? fail(new TypeError('no network')) : done(new Response(JSON.stringify(body))),
        );
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());
const answer = (path: string, body: object | null): void => {
  waiting.get(path)?.(body);
};

async function opened(): Promise<Course> {
  const course = new Course();
  void course.open(0);
  answer('/api/lesson', LESSON);
  await vi.waitFor(() => expect(waiting.has('/api/lesson/choice')).toBe(true));
  return course;
}

test('an answer about a scene that has been left is dropped', async () => {
  const course = await opened();
  const gone = course.go(1);
  answer('/api/lesson/choice', CHOICE);
  await gone;
  await new Promise((done) => setTimeout(done));
  expect(course.at).toBe(1);
  expect(course.chosen).toBeNull();
  expect(course.view).toEqual({ scene: 1 });
});

test('a fault in a scene that has been left is nobody’s any more', async () => {
  const course = await opened();
  await course.go(1);
  answer('/api/lesson/choice', null);
  await new Promise((done) => setTimeout(done));
  expect(course.failed).toBe(false);
});

test('a lesson that does not come is tried again at the place that was asked for', async () => {
  const course = new Course();
  const tried = course.open(2);
  answer('/api/lesson', null);
  await tried;
  expect(course.failed).toBe(true);
  void course.by(1);
  const again = course.open(course.at);
  answer('/api/lesson', LESSON);
  await again;
  expect([course.failed, course.at]).toEqual([false, 2]);
});
