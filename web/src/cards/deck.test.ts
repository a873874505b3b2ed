import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefs } from '../lib/prefs.svelte';
import { bringDeck } from './deck';
import Face from './Face.svelte';

/** A sprite as the drawing room writes it, with the letter of a language in it. */
const sprite = (letter: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg">' +
  `<symbol id="i-Q" viewBox="0 0 10 16"><path d="${letter}"/></symbol>` +
  '<symbol id="blank" viewBox="0 0 63 88"><rect width="63"/></symbol>' +
  '<symbol id="card-QS" viewBox="0 0 63 88"><use href="#blank"/><use href="#i-Q"/></symbol>' +
  '<symbol id="bold-QS" viewBox="0 0 63 88"><use href="#i-Q"/></symbol>' +
  '<symbol id="card-2S" viewBox="0 0 63 88"><use href="#blank"/></symbol></svg>';
const there = (): string[] => [...document.querySelectorAll('#deck > symbol')].map(({ id }) => id).sort();
const letter = (): string | null | undefined => document.querySelector('#i-Q > path')?.getAttribute('d');

let faces: ReturnType<typeof mount>[] = [];
function show(card: string): void {
  faces.push(mount(Face, { target: document.body, props: { card } }));
  flushSync();
}
beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(sprite(address.includes('deck-de') ? 'D' : 'Q'))),
  );
});
afterEach(async () => {
  for (const face of faces) await unmount(face);
  faces = [];
  vi.unstubAllGlobals();
});

test('only what cards show comes into the page, with what it is drawn from, in the letters of the language', async () => {
  show('QS');
  await Promise.resolve();
  expect(there()).toEqual([]);
  await bringDeck('en');
  expect(there()).toEqual(['blank', 'card-QS', 'i-Q']);
  expect(letter()).toBe('Q');
  // A card that is shown later, and the same one with a large index: there before anything is painted.
  show('2S');
  prefs.largeIndex = true;
  flushSync();
  await Promise.resolve();
  prefs.largeIndex = false;
  expect(there()).toEqual(['blank', 'bold-QS', 'card-2S', 'card-QS', 'i-Q']);
  await bringDeck('de');
  expect(there()).toEqual(['blank', 'bold-QS', 'card-2S', 'card-QS', 'i-Q']);
  expect(letter()).toBe('D');
  expect(document.querySelectorAll('#deck').length).toBe(1);
});

test('an answer that is no sprite leaves the cards that are there', async () => {
  show('QS');
  await bringDeck('en');
  const before = there();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html></html>')));
  const brought = expect(bringDeck('de')).rejects.toThrow('no symbols');
  await vi.runAllTimersAsync();
  await brought;
  vi.useRealTimers();
  expect(there()).toEqual(before);
  expect(letter()).toBe('Q');
});
