// Languages chosen one after the other: the last one stays, however long the words of the others take.
import { expect, test, vi } from 'vitest';
import { language, speak, t } from './words.svelte';

const { come } = vi.hoisted(() => ({ come: new Map<string, () => void>() }));
vi.mock('words:all', () => {
  const source = (name: string) => (): Promise<unknown> =>
    new Promise((done) => come.set(name, () => done({ default: { hello: `hello = ${name}\n` } })));
  return { default: { de: source('de'), nl: source('nl') } };
});

test('the words of a language that was left in between do not come back', async () => {
  const both = [speak('de'), speak('nl')];
  come.get('nl')?.();
  await both[1];
  come.get('de')?.();
  await both[0];
  expect([language(), t('hello'), document.documentElement.lang]).toEqual(['nl', 'nl', 'nl']);
});
