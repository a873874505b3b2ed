// What a reader chose: kept, and not lost to another page of hers that is open beside this one.
import { beforeEach, expect, test, vi } from 'vitest';

const fresh = async (): Promise<typeof import('./prefs.svelte')> => {
  vi.resetModules();
  return import('./prefs.svelte');
};
beforeEach(() => localStorage.clear());

test('what was chosen is there at the next visit', async () => {
  (await fresh()).choose({ felt: 'wine', volume: 20 });
  expect((await fresh()).prefs).toMatchObject({ felt: 'wine', volume: 20, theme: 'system' });
});

test('a page that is open beside another one keeps what was chosen there', async () => {
  const table = await fresh();
  const beside = await fresh();
  beside.choose({ felt: 'wine', lessons: 3 });
  table.choose({ sorting: 'rank' });
  expect((await fresh()).prefs).toMatchObject({ felt: 'wine', lessons: 3, sorting: 'rank' });
});
