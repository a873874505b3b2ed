// The catalogues: every id that the client uses exists in every language, with the plural forms of that language.
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { CATALOGUES, messagesOf, PARTS } from '../../catalogues';
import { TIPS } from '../table/guide';
import { KEYS } from './keys';
import { PHRASES, REACTIONS } from './phrases.svelte';
import { LANGUAGES } from './wire';
import { bringWords, known, list, num, signed, speak, t } from './words.svelte';

const TEXTS = import.meta.glob<string>('../../../src/rummy500/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const FILES = [...CATALOGUES, ...Object.values(PARTS).flat()];
const textOf = (language: string): string =>
  FILES.map((file) => TEXTS[`../../../src/rummy500/locales/${language}/${file}.ftl`] ?? '').join('\n');
const TOLD: Readonly<Record<string, string>> = Object.fromEntries(
  LANGUAGES.map((language) => [language, textOf(language)]),
);
const SOURCES = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts', '!./wire.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A whole catalogue as Fluent reads it; throws where it cannot. */
function bundleOf(name: string, source: string): FluentBundle {
  const bundle = new FluentBundle(name, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw new Error(`catalogue ${name}: ${String(errors[0])}`);
  return bundle;
}
const idsOf = (source: string): string[] => new FluentResource(source).body.map((entry) => entry.id);

const EN = idsOf(textOf('en'));

/** Ids that are put together from parts, with every part that can stand there. */
const BUILT: Readonly<Record<string, readonly string[]>> = {
  'rank-': ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'],
  'ranks-': ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'JK'],
  'suit-': ['S', 'H', 'D', 'C'],
  'do-': ['draw', 'pass', 'stand', 'lay', 'lay-low', 'lay-high'],
  'do-lay-': ['low', 'high'],
  'tell-': [
    'passed',
    'stood',
    'floated',
    'left',
    'removed',
    'became-host',
    'played-for',
    'returned',
    'timed-out',
  ],
  'changed-': [
    'call-seconds',
    'turn-timer',
    'away-seconds',
    'pace',
    'undo',
    'hints',
    'coach',
    'spectators',
    'listed',
  ],
  'notice-': ['turn', 'call'],
  'manner-': ['call-seconds', 'turn-timer', 'away-seconds', 'undo', 'hints', 'coach', 'spectators', 'listed'],
  'phrase-': [...PHRASES, ...Object.keys(REACTIONS)].map((phrase) => phrase.replaceAll('_', '-')),
  'turn-you-': ['draw', 'play'],
  'status-you-': ['draw', 'play'],
  'sort-': ['suit', 'rank', 'own'],
  'theme-': ['system', 'light', 'dark'],
  'pace-': ['instant', 'brisk', 'calm'],
  'level-': ['beginner', 'casual', 'club', 'strong', 'expert', 'master'],
  'style-': ['daring', 'careful', 'tidy', 'clinging'],
  'levels-fewer-': ['interpreted'],
  'guide-': TIPS,
  'learn-': ['lesson', 'exercises'],
  'say-no-': ['hand', 'pile', 'board'],
  'key-': KEYS.map((line) => line.act),
  'preset-': ['standard', 'joker-table', 'long-5000'],
  'error-': ['stale', 'does-not-fit', 'taken-card', 'reached-pending', 'uneven-teams'],
  'fair-cards-': ['draw', 'hand', 'pile', 'restock'],
  'fair-fault-': ['no-proof', 'no-seed', 'table', 'round', 'size'],
  'home-read-': ['variants', 'house-rules', 'tips', 'glossary', 'origins', 'lesson'],
  'field-': ['seats', 'hand-size', 'opening-minimum'],
};

function usedIds(): Set<string> {
  const used = new Set<string>();
  for (const source of Object.values(SOURCES)) {
    for (const [, id] of source.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)) if (id) used.add(id);
    for (const [, pair] of source.matchAll(/\bt\((?:[^()'`]|\([^()]*\))*\?([^)]*)\)/g)) {
      for (const [, id] of (pair ?? '').matchAll(/'([a-z]+(?:-[\w-]+)+)'/g)) if (id) used.add(id);
    }
    for (const [, start] of source.matchAll(/(?:\b(?:t|known)\(|\bid = )\s*`([a-z][\w-]*-)\$\{/g)) {
      if (!start) continue;
      // Where the parts are not listed here, every message that begins so may be meant; there must be some.
      const parts =
        BUILT[start] ?? EN.flatMap((id) => (id.startsWith(start) ? [id.slice(start.length)] : []));
      if (parts.length === 0) throw new Error(`no message begins like this: ${start}`);
      for (const part of parts) used.add(start + part);
    }
  }
  return used;
}

describe('catalogues', () => {
  it('hold the same messages in every language, each once', () => {
    const ids = Object.values(TOLD).map((source) => idsOf(source));
    for (const list of ids) {
      expect(list.length).toBe(new Set(list).size);
      expect([...list].sort()).toEqual([...(ids[0] ?? [])].sort());
    }
  });

  it('hold every message that the client uses', () => {
    const used = usedIds();
    expect(used.size).toBeGreaterThan(150);
    for (const source of Object.values(TOLD)) {
      const ids = new Set(idsOf(source));
      expect([...used].filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  it('hold no message of the client that nothing uses', async () => {
    const used = usedIds();
    const files = [
      await import('../../../src/rummy500/locales/en/client.ftl?raw'),
      await import('../../../src/rummy500/locales/en/play.ftl?raw'),
      await import('../../../src/rummy500/locales/en/home.ftl?raw'),
    ];
    // An id may also be handed on before it is looked up.
    const named = (id: string): boolean =>
      Object.values(SOURCES).some((source) => source.includes(`'${id}'`));
    for (const own of files) {
      expect(idsOf(own.default).filter((id) => !used.has(id) && !named(id))).toEqual([]);
    }
  });

  it('can be read without errors', () => {
    for (const [name, source] of Object.entries(TOLD)) expect(() => bundleOf(name, source)).not.toThrow();
  });
});

describe('B137 plural forms', () => {
  const say = (language: string, id: string, args: Record<string, string | number>): string => {
    const bundle: FluentBundle = bundleOf(language, TOLD[language] ?? '');
    const pattern = bundle.getMessage(id)?.value;
    const errors: Error[] = [];
    const text = pattern ? bundle.formatPattern(pattern, args, errors) : '';
    expect(errors).toEqual([]);
    return text;
  };
  it.each([
    ['en', 'zone-hand', { count: 0 }, 'Your hand, empty'],
    ['en', 'zone-hand', { count: 1 }, 'Your hand, one card'],
    ['en', 'zone-hand', { count: 2 }, 'Your hand, 2 cards'],
    ['en', 'zone-hand', { count: 21 }, 'Your hand, 21 cards'],
    ['de', 'zone-hand', { count: 0 }, 'Deine Hand, leer'],
    ['de', 'zone-hand', { count: 1 }, 'Deine Hand, eine Karte'],
    ['de', 'zone-hand', { count: 22 }, 'Deine Hand, 22 Karten'],
    ['nl', 'zone-hand', { count: 0 }, 'Je hand, leeg'],
    ['nl', 'zone-hand', { count: 1 }, 'Je hand, één kaart'],
    ['nl', 'zone-hand', { count: 2 }, 'Je hand, 2 kaarten'],
    ['nl', 'zone-hand', { count: 5 }, 'Je hand, 5 kaarten'],
    ['nl', 'zone-hand', { count: 21 }, 'Je hand, 21 kaarten'],
    ['nl', 'zone-hand', { count: 22 }, 'Je hand, 22 kaarten'],
    ['da', 'zone-hand', { count: 0 }, 'Din hånd, tom'],
    ['da', 'zone-hand', { count: 1 }, 'Din hånd, ét kort'],
    ['da', 'zone-hand', { count: 2 }, 'Din hånd, 2 kort'],
    ['da', 'zone-hand', { count: 5 }, 'Din hånd, 5 kort'],
    ['da', 'zone-hand', { count: 21 }, 'Din hånd, 21 kort'],
    ['da', 'zone-hand', { count: 22 }, 'Din hånd, 22 kort'],
    ['en', 'tell-took', { who: 'other', name: 'Ada', card: '4♦', more: 0 }, 'Ada took 4♦.'],
    [
      'en',
      'tell-took',
      { who: 'other', name: 'Ada', card: '4♦', more: 1 },
      'Ada took 4♦ and one card above it.',
    ],
    ['en', 'tell-took', { who: 'you', name: '', card: '4♦', more: 5 }, 'You took 4♦ and 5 cards above it.'],
    [
      'de',
      'tell-took',
      { who: 'other', name: 'Ada', card: '4♦', more: 5 },
      'Ada hat 4♦ und 5 Karten darüber genommen.',
    ],
    [
      'en',
      'tell-laid-off',
      { who: 'you', name: '', card: 'A♥', meld: 'Ada’s run', n: 1, points: '1' },
      'You laid A♥ on Ada’s run: one point.',
    ],
    [
      'de',
      'tell-laid-off',
      { who: 'you', name: '', card: 'A♥', meld: 'Folge', n: 15, points: '15' },
      'Du hast A♥ an Folge angelegt: 15 Punkte.',
    ],
    [
      'nl',
      'tell-took',
      { who: 'other', name: 'Ada', card: '4♦', more: 1 },
      'Ada heeft 4♦ en één kaart erboven gepakt.',
    ],
    [
      'nl',
      'tell-took',
      { who: 'you', name: '', card: '4♦', more: 21 },
      'Je hebt 4♦ en 21 kaarten erboven gepakt.',
    ],
    ['da', 'tell-took', { who: 'other', name: 'Ada', card: '4♦', more: 22 }, 'Ada tog 4♦ og 22 kort ovenpå.'],
    ['en', 'do-take', { card: '4♦', more: 0 }, 'Take 4♦'],
    ['en', 'do-take', { card: '4♦', more: 5 }, 'Take 4♦ and 5 more'],
  ] as const)('%s %s %o', (language, id, args, text) => {
    expect(say(language, id, args)).toBe(text);
  });
});

describe('numbers', () => {
  it('have a true minus', () => {
    expect(num(-35)).toBe('−35');
    expect(signed(-35)).toBe('−35');
    expect(signed(12)).toBe('+12');
    expect(signed(0)).toBe('0');
  });
});

describe('the words of a language as one module', () => {
  it('are read as Fluent reads them', () => {
    for (const source of Object.values(TOLD)) {
      const short = [...messagesOf(source).values()].join('\n');
      const bundle = bundleOf('en', source);
      expect(idsOf(short).sort()).toEqual(idsOf(source).sort());
      const bare = bundleOf('en', short);
      for (const id of idsOf(source))
        expect(bare.getMessage(id)?.value).toEqual(bundle.getMessage(id)?.value);
    }
  });

  it('hold every message, in English where the language has none yet', async () => {
    for (const part of Object.keys(PARTS)) await bringWords(part);
    for (const language of ['nl', 'da']) {
      await speak(language);
      for (const id of EN) expect(known(id)).toBe(true);
    }
  });

  it('are read with the messages that they name', async () => {
    await speak('de');
    expect(t('error-bad-seats', { seats: 9, low: 2, high: 8 })).toBe(
      'Mitspieler: 9 geht nicht, spielen können 2 bis 8.',
    );
    expect(t('no-such-message')).toBe('no-such-message');
    await speak('en');
  });
});

describe('speak', () => {
  it('changes the language of everything that is said', async () => {
    await speak('de');
    expect(t('sheet-next')).toBe('Nächste Runde');
    expect(document.documentElement.lang).toBe('de');
    await speak('en');
    expect(t('sheet-next')).toBe('Next round');
  });
});

describe('small numbers in messages', () => {
  it('are written as the browser writes them, and still choose the plural', async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      const format = new Intl.NumberFormat(language);
      for (const count of [0, 1, 7, 999, 1000, 12_345, -3, 2.5]) {
        const said = t('zone-pile', { count });
        expect(said).toBe(t('zone-pile', { count: new FluentNumber(count) }));
        if (Math.abs(count) > 1) expect(said).toContain(format.format(count));
      }
    }
    await speak('en');
  });
});

describe('lists', () => {
  it('are joined as the browser joins them', async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      const format = new Intl.ListFormat(language, { type: 'conjunction' });
      for (const items of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
        expect(list(items)).toBe(format.format(items));
    }
    await speak('en');
  });
});
