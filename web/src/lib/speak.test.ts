// Languages chosen one after the other: the last one stays, however long the words of the others take.
import { expect, test, vi } from 'vitest';
import { prefs } from './prefs.svelte';
import {
  bringWords,
  chooseLanguage,
  firstWords,
  follow,
  language,
  nameLanguage,
  speak,
  t,
  unspoken,
} from './words.svelte';

const { come } = vi.hoisted(() => ({ come: new Map<string, () => void>() }));
vi.mock('words:all', () => {
  const source = (name: string) => (): Promise<unknown> =>
    new Promise((done) => come.set(name, () => done({ default: { hello: `hello = ${name}\n` } })));
  const away = (): Promise<unknown> => Promise.reject(new Error('no network'));
  const part = (name: string) => (): Promise<unknown> =>
    Promise.resolve({ default: { points: `points = ${name}\n` } });
  return {
    default: { de: source('de'), nl: source('nl'), da: away },
    parts: { sheet: { de: part('Punkte'), nl: part('punten') } },
  };
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
  expect(await chooseLanguage('da')).toBe(false);
  expect(unspoken()).toBe('da');
  expect([language(), prefs.language, document.cookie]).toEqual(before);
  const chosen = chooseLanguage('de');
  expect(unspoken()).toBeNull();
  come.get('de')?.();
  expect(await chosen).toBe(true);
  expect([language(), prefs.language]).toEqual(['de', 'de']);
});

test('an address that named a language without words names the one that is shown again', async () => {
  const first = speak('de');
  come.get('de')?.();
  await first;
  history.replaceState(null, '', '/da/learn?one#two');
  expect(await chooseLanguage('da')).toBe(false);
  nameLanguage();
  expect(location.pathname + location.search + location.hash).toBe('/de/learn?one#two');
  history.replaceState(null, '', '/t/aaaa2222bbbb3333');
  nameLanguage();
  expect(location.pathname).toBe('/t/aaaa2222bbbb3333');
});

test('a fault of a language that was left for another one is no news', async () => {
  const both = [follow('da'), follow('nl')];
  come.get('nl')?.();
  expect(await Promise.all(both)).toEqual([false, true]);
  expect([language(), unspoken()]).toEqual(['nl', null]);
});

test('a page whose first words do not come speaks another language and says which one it lacks', async () => {
  prefs.language = 'da';
  vi.useFakeTimers();
  const begun = firstWords();
  await vi.advanceTimersByTimeAsync(10_000);
  come.get('de')?.();
  vi.useRealTimers();
  await begun;
  expect([language(), unspoken(), prefs.language]).toEqual(['de', 'da', 'da']);
});

test('what a page says beside the rest is there too where its language changes while it comes', async () => {
  const first = speak('de');
  come.get('de')?.();
  await first;
  const later = speak('nl');
  await bringWords('sheet');
  come.get('nl')?.();
  // The words are asked for once more, with the part that has been brought meanwhile.
  await new Promise((done) => setTimeout(done));
  come.get('nl')?.();
  await later;
  expect([language(), t('hello'), t('points')]).toEqual(['nl', 'nl', 'punten']);
});
