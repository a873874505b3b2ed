// Languages chosen one after the other: the last one stays, however long the words of the others take.
import { expect, test, vi } from 'vitest';
import { prefs } from './prefs.svelte';
import { chooseLanguage, language, speak, t, unspoken } from './words.svelte';

const { come } = vi.hoisted(() => ({ come: new Map<string, () => void>() }));
vi.mock('words:all', () => {
  const source = (name: string) => (): Promise<unknown> =>
    new Promise((done) => come.set(name, () => done({ default: { hello: `hello = ${name}\n` } })));
  const away = (): Promise<unknown> => Promise.reject(new Error('no network'));
  return { default: { de: source('de'), nl: source('nl'), da: away }, parts: {} };
});

test('the words of a language that was left in between do not come back', async () => {
  const both = [speak('de'), speak('nl')];
  come.get('nl')?.();
  await both[1];
  come.get('de')?.();
  await both[0];
  expect([language(), t('hello'), document.documentElement.lang]).toEqual(['nl', 'nl', 'nl']);
});

test('a language whose words cannot be fetched is not chosen, and the reader is told which', async () => {
  const before = [language(), prefs.language, document.cookie];
  await chooseLanguage('da');
  expect(unspoken()).toBe('Dansk');
  expect([language(), prefs.language, document.cookie]).toEqual(before);
  const chosen = chooseLanguage('de');
  expect(unspoken()).toBeNull();
  come.get('de')?.();
  await chosen;
  expect([language(), prefs.language]).toEqual(['de', 'de']);
});
