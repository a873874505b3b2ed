// Writes the deck's sprites from the Python room that draws it, so that there is one source of every face.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const own = `${root}.venv/bin/python`;
const python = process.env.RUMMY_PYTHON ?? (existsSync(own) ? own : 'python3');

const languages = readdirSync(`${root}src/rummy500/locales`).filter((name) => /^[a-z]{2}$/.test(name));
for (const language of languages) {
  const out = `${root}web/src/assets/deck-${language}.svg`;
  const run = spawnSync(python, ['-m', 'rummy500.art', 'sprite', '--lang', language, '--out', out], {
    env: { ...process.env, PYTHONPATH: `${root}src` },
    encoding: 'utf8',
  });
  if (run.status !== 0) {
    console.error(`The deck could not be drawn with ${python}: ${run.stderr || run.error?.message}`);
    process.exit(1);
  }
}
