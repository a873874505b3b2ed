// Presets can be played from the screen by several people: those that differ most, all of them in the long form.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONG, openTogether, serving, state } from './lib.mjs';
import { Screen } from './play.mjs';

const { server, browser } = await serving({ RUMMY_CALL_SECONDS: '2' });

async function presets() {
  if (!LONG)
    return ['pagat', 'persian'].map((name) => ({
      name,
      seats: name === 'persian' ? 4 : null,
    }));
  const answer = await fetch(`${server.address}/api/presets`);
  return (await answer.json()).presets;
}

/** Every seat has its line on the sheet, and every line adds up. */
async function checkSheet(page, seats) {
  const rows = await page.$$eval('.sheet tbody tr:not(.rest)', (found) =>
    found.map((row) =>
      [...row.querySelectorAll('td')].map((cell) =>
        Number.parseInt(cell.textContent.replace('−', '-').replace('+', ''), 10),
      ),
    ),
  );
  assert.equal(rows.length, seats);
  for (const row of rows) {
    const parts = row.slice(0, -2).reduce((sum, value) => sum + value, 0);
    assert.equal(parts, row.at(-2));
  }
  return rows;
}

/** Two people, each in a browser of their own, and computers play until `until` says enough. */
async function playTogether(wish, seats, until) {
  const levels = Array.from({ length: seats - 2 }, () => 'casual');
  const table = await openTogether(browser, server, { names: ['Kim', 'Mia'], levels, ...wish });
  await Promise.all(
    table.pages.map((page) =>
      new Screen(page, (selector, where) => page.click(selector, where)).match((now) => until(now)),
    ),
  );
  const sheets = [];
  for (const page of table.pages) {
    assert.notEqual((await state(page)).ended, null);
    sheets.push(await checkSheet(page, seats));
    await page.waitForSelector('[data-deal-check="fair"]');
  }
  // Both were told the same.
  assert.deepEqual(sheets[0], sheets[1]);
  assert.deepEqual(table.faults(), []);
  await table.close();
}

test('a round of each by mouse, two people and computers', async (t) => {
  for (const { name, seats } of await presets()) {
    await t.test(name, () => playTogether({ preset: name }, seats ?? 3, (now) => now.ended !== null));
  }
});

if (LONG) {
  test('a match to 500 by two people and a computer', () =>
    playTogether({ preset: 'standard' }, 3, (now) => now.ended === 'match'));
}
