// The reader's language: Fluent catalogues, cards and numbers in words.
import SOURCES, { parts as PARTS } from 'words:all';
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { indexLetter, rankOf, shortCard, suitOf } from './card';
import { inTongue, tongueOf } from '../route';
import { choose, prefs, remember } from './prefs.svelte';
import type { LANGUAGES as OFFERED, CardText as Card } from './wire';

/** The languages on offer, each by its own name: written down, as a browser takes long to look them up. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  da: 'Dansk',
} satisfies Record<(typeof OFFERED)[number], string>;

export type Args = Record<string, FluentVariable>;

interface Tongue {
  readonly language: string;
  readonly bundle: FluentBundle;
  /** The messages as they are written, by their ids. */
  readonly texts: Readonly<Record<string, string>>;
}
let current = $state.raw<Tongue>({ language: 'en', bundle: new FluentBundle('en'), texts: {} });

export function language(): string {
  return current.language;
}

/** The language of the page's address, else the reader's choice, else the device's first one that we have. */
export function preferred(): string {
  const wanted = [tongueOf(location.pathname).language, prefs.language, ...navigator.languages];
  const bare = wanted.map((tag) => tag?.toLowerCase().split('-')[0] ?? '');
  return bare.find((tag) => tag in LANGUAGES) ?? 'en';
}

/** The newest wish counts: words that come later than those of a newer one are dropped. */
let wish = 0;

/**
 * Loads a language and shows everything in it, unless another one has been wished for meanwhile; gives whether it is
 * shown. `transform` changes every text, for trying longer words.
 */
export async function speak(name: string, transform?: (text: string) => string): Promise<boolean> {
  const load = SOURCES[name];
  if (!load) throw new Error(`no catalogue for ${name}`);
  const mine = ++wish;
  let found: { default: Readonly<Record<string, string>> }[];
  let parts: readonly string[];
  do {
    // A page may ask for its part of the words while these are on their way.
    parts = [...brought];
    try {
      found = await Promise.all([load(), ...parts.map((part) => partOf(part, name)())]);
    } catch (fault) {
      if (mine === wish) throw fault;
      return false;
    }
    if (mine !== wish) return false;
  } while (parts.length < brought.size);
  const texts = Object.assign({}, ...found.map((one) => one.default)) as Readonly<Record<string, string>>;
  const bundle = new FluentBundle(name, { useIsolating: false, ...(transform ? { transform } : {}) });
  current = { language: name, bundle, texts };
  document.documentElement.lang = name;
  return true;
}

/** Parts of the words that a page has asked for. */
const brought = new Set<string>();

/** Loads what only some pages say, in the language in force and in every one that is chosen later. */
export async function bringWords(part: string): Promise<void> {
  if (brought.has(part)) return;
  const asked = current.language;
  const { default: texts } = await partOf(part, asked)();
  brought.add(part);
  if (current.language === asked) current = { ...current, texts: { ...current.texts, ...texts } };
  else await speak(current.language);
}

function partOf(part: string, name: string): () => Promise<{ default: Readonly<Record<string, string>> }> {
  const load = PARTS[part]?.[name];
  if (!load) throw new Error(`no words of ${part} for ${name}`);
  return load;
}

/** Messages are read when they are first said, with those that they name: a page says few of all there are. */
function read(tongue: Tongue, id: string): void {
  const { bundle, texts } = tongue;
  const text = texts[id];
  if (text === undefined || bundle.hasMessage(id)) return;
  bundle.addResource(new FluentResource(text));
  for (const [, other] of text.matchAll(/\{\s*([a-z][\w-]*)\s*\}/g)) if (other) read(tongue, other);
}

let missing = $state<string | null>(null);

/** The language that was wished for last, where its words could not be fetched. */
export function unspoken(): string | null {
  return missing;
}

/** The reader makes do with the language in force. */
export function withoutLanguage(): void {
  missing = null;
}

/**
 * Shows a language without choosing it: that of the address, or of the reader's choice. Where its words do not come, the
 * one in force stays and `unspoken` tells.
 */
export async function follow(name: string): Promise<boolean> {
  missing = null;
  try {
    return await speak(name);
  } catch {
    missing = name;
    return false;
  }
}

const FIRST_WAITS = [500, 2000, 5000, 10_000];

/**
 * The first words of a page, in the language that is wished for; if its words do not come, in another one that does, or
 * later: without words there is no page.
 */
export async function firstWords(): Promise<void> {
  const wanted = preferred();
  for (let tries = 0; ; tries++) {
    if (await follow(wanted)) return;
    await new Promise((done) => setTimeout(done, FIRST_WAITS[tries] ?? 10_000));
    if (tries === 0) continue;
    for (const other of Object.keys(LANGUAGES)) {
      if (other === wanted || !(await follow(other))) continue;
      missing = wanted;
      return;
    }
  }
}

/**
 * The reader chooses a language: once its words are here it is shown and remembered, and the address names it where it
 * names one. Without them everything stays as it is, and the answer is false.
 */
export async function chooseLanguage(name: string): Promise<boolean> {
  if (!(await follow(name))) return false;
  choose({ language: name });
  remember(name);
  nameLanguage();
  return true;
}

/** The address names the language that is shown, where it names one. */
export function nameLanguage(): void {
  const address = inTongue(location.pathname, current.language);
  if (address === null || address === location.pathname) return;
  history.replaceState(history.state, '', address + location.search + location.hash);
}

/** Who goes on from a page whose address named its language stays in it, unless another one had been chosen. */
export function keepLanguage(): void {
  if (prefs.language !== null || tongueOf(location.pathname).language === null) return;
  choose({ language: current.language });
  remember(current.language);
}

/** A whole number below a thousand, which every language here writes alike: a browser's formatter comes slowly. */
class Few extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function plain(args: Args): Args {
  const few = (value: FluentVariable): boolean =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;
  const pairs = Object.entries(args).map(
    ([name, value]) => [name, few(value) ? new Few(value as number) : value] as const,
  );
  return Object.fromEntries(pairs);
}

/** The text of a message in the reader's language. */
export function t(id: string, args?: Args): string {
  read(current, id);
  const message = current.bundle.getMessage(id);
  if (!message?.value) return id;
  const errors: Error[] = [];
  return current.bundle.formatPattern(message.value, args ? plain(args) : null, errors);
}

export function known(id: string): boolean {
  return id in current.texts;
}

/** What a set of rules is called; one that has no name in words keeps its own. */
export function presetName(preset: string): string {
  const id = `preset-${preset.replaceAll('_', '-')}`;
  return known(id) ? t(id) : preset;
}

/** A whole number with a true minus. */
export function num(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : String(value);
}

/** A whole number with its sign, as for a gain or a loss. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : num(value);
}

/** "7♠" as the reader writes it. */
export function short(card: Card): string {
  return shortCard(card, current.language);
}

/** "7 of spades", for a voice. */
export function spoken(card: Card): string {
  const suit = suitOf(card);
  const rank = rankOf(card);
  if (suit === null || rank === null) return t('card-joker');
  return t('card-name', { rank: t(`rank-${rank}`), suit: t(`suit-${suit}`) });
}

export function letter(rank: string): string {
  return indexLetter(rank, current.language);
}

/** Items joined as a sentence does it: "a, b and c". */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  // As the browser writes it, whose own lists come slowly: English alone has a comma before the last of many.
  const comma = items.length > 2 && current.language === 'en' ? ',' : '';
  return t('list-and', { head: items.slice(0, -1).join(', ') + comma, last });
}
