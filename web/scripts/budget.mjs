// The first load: the shell, its script and style, one language. Compressed it must stay under the budget.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUDGET = 80_000;
const root = fileURLToPath(new URL('../../src/rummy500/server/static/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${root}manifest.json`, 'utf8'));

/** All scripts and styles that an entry loads at once, beside those that are there. */
function filesOf(name, found = new Set()) {
  const entry = manifest[name];
  if (!entry || found.has(entry.file)) return found;
  found.add(entry.file);
  for (const style of entry.css ?? []) found.add(style);
  for (const other of entry.imports ?? []) filesOf(other, found);
  return found;
}

const words = Object.keys(manifest).filter((name) => name.startsWith('words:') && name !== 'words:all');
const sizeOf = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(root + file)).length, 0);
const shell = filesOf('src/home/Home.svelte', filesOf('index.html'));
const language = Math.max(...words.map((name) => sizeOf(filesOf(name))));
const total = sizeOf(shell) + language;
console.log(`first load: ${(total / 1000).toFixed(1)} kB compressed of ${BUDGET / 1000} kB`);
if (total > BUDGET) process.exit(1);
