// The words of each language as one module: `words:de` holds every message that the browser needs, `words:all` how to
// load each. They are read from the catalogues of the server; a message that a language lacks stands there in English.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../src/rummy500/locales');
const FALLBACK = 'en';

/** The catalogues whose messages the browser shows. */
export const CATALOGUES: readonly string[] = [
  'advice',
  'analysis',
  'cards',
  'client',
  'common',
  'fair',
  'home',
  'guide',
  'learn',
  'levels',
  'lobby',
  'play',
  'presets',
  'refusals',
  'replay',
  // A table that cannot be opened is refused with the names of house rules.
  'rules-errors',
  'rules-fields',
  'server',
  'table-errors',
];

/** Every language that has a catalogue, complete or not. */
export function languages(): string[] {
  return readdirSync(FOLDER).filter((name) => /^[a-z]{2}$/.test(name));
}

/** The messages of a catalogue's text by their ids, without comments. */
export function messagesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const bare = text.replace(/^#.*\n?/gm, '');
  for (const entry of bare.split(/^(?=-?[a-zA-Z][\w-]* *=)/m)) {
    const id = /^(-?[a-zA-Z][\w-]*) *=/.exec(entry)?.[1];
    if (id !== undefined) found.set(id, entry.trimEnd());
  }
  return found;
}

function textOf(language: string, catalogue: string): string {
  const file = fileOf(language, catalogue);
  return existsSync(file) ? readFileSync(file, 'utf8') : ''; // a language may not have come so far
}
const fileOf = (language: string, catalogue: string): string => join(FOLDER, language, `${catalogue}.ftl`);

/** All messages of a language by their ids. */
export function wordsOf(language: string): Record<string, string> {
  const found = [FALLBACK, language].flatMap((name) =>
    CATALOGUES.flatMap((catalogue) => [...messagesOf(textOf(name, catalogue))]),
  );
  return Object.fromEntries(found);
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      if (id === '\0words:all') {
        const loads = languages().map((name) => `${name}: () => import('words:${name}')`);
        return `export default { ${loads.join(', ')} };`;
      }
      const language = /^\0words:([a-z]{2})$/.exec(id)?.[1];
      if (language === undefined) return null;
      for (const name of new Set([FALLBACK, language])) {
        const files = CATALOGUES.map((catalogue) => fileOf(name, catalogue));
        for (const file of files.filter(existsSync)) this.addWatchFile(file);
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(wordsOf(language)))});`;
    },
  };
}
