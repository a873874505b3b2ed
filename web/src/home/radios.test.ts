// A choice that cannot be carried out is not shown as if it were.
import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import Radios from './Radios.svelte';

test('a choice that could not be carried out is taken back', async () => {
  const ends: (() => void)[] = [];
  const picked = new Promise<undefined>((end) => ends.push(() => end(undefined)));
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
      onpick: async () => void (await picked),
    },
  });
  flushSync();
  const checked = (): string[] =>
    [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
  expect(checked()).toEqual(['en']);
  document.querySelector<HTMLInputElement>('input[value="de"]')?.click();
  flushSync();
  expect(checked()).toEqual(['de']);
  for (const end of ends) end();
  await vi.waitFor(() => expect(checked()).toEqual(['en']));
  await unmount(shown);
});
