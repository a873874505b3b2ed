// The analysis of a round beside its replay: begun, waited for, stopped, read, and shown on the table.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { findings } from './findings.mjs';
import { openPage, openTable, serving } from './lib.mjs';
import { Screen } from './play.mjs';

const golden = (name) => fileURLToPath(new URL(`../../tests/records/golden/${name}.r500`, import.meta.url));
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 640 };
/** Ann leaves a seven lying with which she could have gone out. */
const SHORT = `rummy500: 1
rules: standard
seats: Ann, Bob
hand Ann: 7S 7H KD
hand Bob: 10S JS 9H QD
pile: 7D
stock: 2C QS 3C
turn: Ann draw
- Ann: draw 2C, discard 2C
- Bob: draw QS, meld 10S JS QS, discard QD
- Ann: draw 3C, discard 3C
- Bob: pass
`;
const { server, browser } = await serving({ RUMMY_CALL_SECONDS: '2' });

const open = (page) => page.waitForSelector('main[data-replay="open"][data-step]');
const phase = (page, wanted) => page.waitForSelector(`[data-analysis="${wanted}"]`, { timeout: 60_000 });
const at = (page, mark) =>
  page.waitForFunction((wanted) => {
    const main = document.querySelector('main[data-replay]');
    return `${main?.dataset.round}.${main?.dataset.step}` === wanted;
  }, mark);

async function bring(page, text) {
  await page.goto(`${server.address}/replay`);
  await page.fill('textarea', text);
  await page.click('[data-act="watch"]');
  await open(page);
}

test('a round is analysed, and its costliest decision is shown on the table with the better line', async () => {
  const { page, context, faults } = await openPage(browser, server, { viewport: DESK });
  await bring(page, SHORT);
  await page.click('[data-tab="analysis"]');
  await phase(page, 'none');
  await page.selectOption('[data-quality]', 'quick');
  await page.click('[data-act="analyse"]');
  await phase(page, 'done');
  assert.deepEqual(await findings(page), []);
  assert.equal(await page.$$eval('[data-accuracy]', (found) => found.length), 2);
  assert.match(await page.getAttribute('[data-curve]', 'aria-label'), /Ann: .* Bob: /s);
  // Luck and play add up to the lead; figures are rounded to whole points.
  const sums = await page.$$eval('.analysis tbody tr', (rows) =>
    rows.map((row) => Number(row.querySelector('td').textContent.replace('−', '-'))),
  );
  assert.ok(Math.abs(sums[0] + sums[4] - sums[7]) <= 1, String(sums));

  await page.keyboard.press('End');
  await page.click('[data-costly="1"]');
  await at(page, '1.0');
  const told = await page.textContent('[data-better="1"]');
  assert.match(told, /Better than what was played, by about \d+ points: Take 7♦/);
  assert.deepEqual(await page.$$eval('.wanted', (found) => found.map((one) => one.dataset.pile)), ['7D']);
  await page.waitForFunction(() => globalThis.said.at(-1)?.startsWith('Better than what was played'));
  assert.equal(await page.getAttribute('[data-costly="1"]', 'aria-current'), 'true');
  // One step on the marks are gone, and back they are there again.
  await page.keyboard.press('ArrowRight');
  await at(page, '1.1');
  assert.equal(await page.$('.wanted'), null);
  await page.keyboard.press('ArrowLeft');
  await at(page, '1.0');
  await page.waitForSelector('.wanted');
  // The same round again comes at once, for another reader too.
  const other = await openPage(browser, server, { viewport: DESK, locale: 'de-DE' });
  await bring(other.page, SHORT);
  await other.page.click('[data-tab="analysis"]');
  await other.page.selectOption('[data-quality]', 'quick');
  await other.page.click('[data-act="analyse"]');
  await phase(other.page, 'done');
  await other.page.click('[data-costly="1"]');
  await at(other.page, '1.0');
  assert.match(await other.page.textContent('[data-better="1"]'), /besser als das Gespielte: 7♦ nehmen/);
  assert.deepEqual([...faults, ...other.faults], []);
  await other.context.close();
  await context.close();
});

test('an analysis under way tells how far it is and can be stopped and begun again by keyboard', async () => {
  const { page, context, faults } = await openPage(browser, server, { viewport: DESK });
  await bring(page, readFileSync(golden('classic_6'), 'utf8'));
  await page.click('[data-tab="analysis"]');
  await page.selectOption('[data-quality]', 'deep');
  await page.focus('[data-act="analyse"]');
  await page.keyboard.press('Enter');
  await phase(page, 'working');
  assert.match(await page.textContent('#analysis-far'), /\d+ of \d+ decisions looked at/);
  assert.deepEqual(await findings(page), []);
  await page.focus('[data-act="analysis-stop"]');
  await page.keyboard.press('Enter');
  await phase(page, 'stopped');
  await page.waitForFunction(() => globalThis.said.at(-1) === 'The analysis was stopped.');
  await page.waitForSelector('[data-act="analyse"]');
  // The replay itself went on all the time.
  await page.keyboard.press('ArrowRight');
  await at(page, '1.1');
  assert.deepEqual(faults, []);
  await context.close();
});

test('on a phone the panel makes room for the table', async () => {
  const { page, context, faults } = await openPage(browser, server, { viewport: PHONE, hasTouch: true });
  await bring(page, SHORT);
  await page.tap('[data-act="analysis-open"]');
  await phase(page, 'none');
  await page.selectOption('[data-quality]', 'quick');
  await page.tap('[data-act="analyse"]');
  await phase(page, 'done');
  assert.deepEqual(await findings(page), []);
  await page.tap('[data-costly="1"]');
  await page.waitForSelector('[data-better="1"]');
  assert.equal(await page.$('dialog[open]'), null);
  await page.waitForSelector('.pile .wanted');
  await page.tap('[data-act="analysis-open"]');
  await phase(page, 'done');
  assert.deepEqual(faults, []);
  await context.close();
});

test('the end of a match leads to the analysis of its rounds', async () => {
  const { page, context, faults } = await openPage(browser, server, { viewport: DESK });
  await openTable(page, server, { rules: { hand_size: '3', rounds: '1' }, levels: ['casual'] });
  const player = new Screen(page, (selector, where) => page.click(selector, where));
  await player.match((now) => now.ended === 'match');
  await page.click('[data-act="analyse-rounds"]');
  await open(page);
  assert.match(page.url(), /\/r\/[\w-]+\?analysis#1\.0$/);
  await phase(page, 'none');
  await page.selectOption('[data-quality]', 'quick');
  await page.click('[data-act="analyse"]');
  await phase(page, 'done');
  assert.deepEqual(faults, []);
  await context.close();
});
