// Presets can be played from the screen: a round of those that differ most, of all of them in the long form.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LONG, openBrowser, openPage, openTable, serve, state } from './lib.mjs';
import { Screen } from './play.mjs';

let server;
let browser;
before(async () => {
  server = await serve({ RUMMY_CALL_SECONDS: '2' });
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

async function presets() {
  if (!LONG)
    return ['pagat', 'persian', 'sheet', 'michigan'].map((name) => ({
      name,
      seats: name === 'persian' ? 4 : null,
    }));
  const answer = await fetch(`${server.address}/api/presets`);
  return (await answer.json()).presets;
}

test('a round of each by mouse', async (t) => {
  for (const { name, seats } of await presets()) {
    await t.test(name, async () => {
      const { page, context, faults } = await openPage(browser, server, {
        viewport: { width: 1280, height: 800 },
      });
      const levels = Array.from({ length: (seats ?? 3) - 1 }, () => 'casual');
      await openTable(page, server, { preset: name, levels });
      const player = new Screen(page, (selector, where) => page.click(selector, where));
      await player.match((now) => now.ended !== null);
      assert.notEqual((await state(page)).ended, null);
      // Every seat has its line on the sheet, and every line adds up.
      const rows = await page.$$eval('.sheet tbody tr:not(.rest)', (found) =>
        found.map((row) =>
          [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('−', '-'))),
        ),
      );
      assert.equal(rows.length, levels.length + 1);
      for (const row of rows) {
        const parts = row.slice(0, -2).reduce((sum, value) => sum + value, 0);
        assert.equal(parts, row.at(-2));
      }
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
});
