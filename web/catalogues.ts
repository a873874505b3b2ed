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
  'home',
  'guide',
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

/** Catalogues that only some pages need: `words:sheet/de` holds what the score sheet says beside the rest. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  // Groups and units of the house rules stand beside the table manners.
  sheet: ['sheet', 'sheet-errors', 'sheet-share', 'manners'],
  daily: ['daily'],
  me: ['me'],
  learn: ['learn'],
  fair: ['fair'],
};

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

/** All messages of a language by their ids, or those of a part. */
export function wordsOf(
  language: string,
  catalogues: readonly string[] = CATALOGUES,
): Record<string, string> {
  const found = [FALLBACK, language].flatMap((name) =>
    catalogues.flatMap((catalogue) => [...messagesOf(textOf(name, catalogue))]),
  );
  return Object.fromEntries(found);
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      if (id === '\0words:all') {
        const loads = (part: string): string =>
          languages()
            .map((name) => `${name}: () => import('words:${part}${name}')`)
            .join(', ');
        const parts = Object.keys(PARTS).map((part) => `${part}: { ${loads(`${part}/`)} }`);
        return `export default { ${loads('')} };\nexport const parts = { ${parts.join(', ')} };`;
      }
      const [, part, language] = /^\0words:(?:([a-z]+)\/)?([a-z]{2})$/.exec(id) ?? [];
      if (language === undefined) return null;
      const catalogues = part === undefined ? CATALOGUES : (PARTS[part] ?? []);
      for (const name of new Set([FALLBACK, language])) {
        const files = catalogues.map((catalogue) => fileOf(name, catalogue));
        for (const file of files.filter(existsSync)) this.addWatchFile(file);
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(wordsOf(language, catalogues)))});`;
    },
  };
}
