// A choice that cannot be carried out is not shown as if it were; one that takes a while is.
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Radios from './Radios.svelte';

const checked = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

/** Picks German where English is what is; the answer is `done`. Gives what is chosen before and after the answer. */
async function pick(done: unknown): Promise<string[][]> {
  let answer = (): void => undefined;
  const answered = new Promise<unknown>((end) => (answer = () => end(done)));
  const shown = mount(Radios, {
    target: document.body,
    props: {
      name: 'language',
      title: 'Language',
      options: [
        ['en', 'English'],
        ['de', 'Deutsch'],
      ],
      now: 'en',
      onpick: () => answered,
    },
  });
  flushSync();
  expect(checked()).toEqual(['en']);
  document.querySelector<HTMLInputElement>('input[value="de"]')?.click();
  flushSync();
  const before = checked();
  answer();
  await new Promise((end) => setTimeout(end));
  const after = checked();
  await unmount(shown);
  return [before, after];
}

test('a choice that could not be carried out is taken back', async () => {
  expect(await pick(false)).toEqual([['de'], ['en']]);
});

test('a choice that the server is yet to hear of stays', async () => {
  expect(await pick(undefined)).toEqual([['de'], ['de']]);
});
