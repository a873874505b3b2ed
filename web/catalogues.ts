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

/** All messages of a language, one below the other. */
export function wordsOf(language: string): string {
  return CATALOGUES.flatMap((catalogue) => {
    const english = messagesOf(textOf(FALLBACK, catalogue));
    const own = messagesOf(textOf(language, catalogue));
    return [...new Map([...english, ...own]).values()];
  }).join('\n');
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
      return `export default ${JSON.stringify(wordsOf(language))};`;
    },
  };
}
