// Rounds from positions of one's own, with the real rule book behind the fixture page: see staged.py.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { python } from './lib.mjs';
import { openStage } from './stage.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Starts the rule book and the fixture page; `at` puts a page into a position, `act` lets somebody else move. */
export async function openStaged() {
  const stage = await openStage();
  const child = spawn(python, [join(root, 'web/e2e/staged.py')], {
    cwd: root,
    env: { ...process.env, PYTHONPATH: join(root, 'src') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('exit', (code) => reject(new Error(`staged.py ended with ${code}`)));
  });
  return {
    /** `lines` are those of a record after its head: hands, pile, stock, melds, turn; `set` house rules. */
    async at(page, lines, { set = {}, seats = 'Kim, Ada', seat = 0, lang = 'en', rules = 'standard' } = {}) {
      const head = [
        'rummy500: 1',
        `rules: ${rules}`,
        ...Object.entries(set).map(([k, v]) => `set: ${k} ${v}`),
      ];
      const record = [...head, `seats: ${seats}`, ...lines, ''].join('\n');
      const answer = await fetch(`${address}/open`, {
        method: 'POST',
        body: JSON.stringify({ record, seat }),
      });
      if (!answer.ok) throw new Error(`${await answer.text()}\n${record}`);
      await page.goto(stage.at({ staged: address, lang }));
      await page.waitForSelector('main.game[data-phase]');
    },
    act: (page, seat, move) => page.evaluate(([who, what]) => globalThis.act(who, what), [seat, move]),
    async stop() {
      child.kill();
      await stage.stop();
    },
  };
}
