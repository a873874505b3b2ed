// The score sheet in the browser: cards and keys, closing in the middle, without a network, on paper, on a small phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutOff } from './cutoff.mjs';
import { findings } from './findings.mjs';
import { openPage, PATIENCE, serving } from './lib.mjs';

const { server, browser } = await serving();
const PHONE = { viewport: { width: 320, height: 640 } };

const totals = (page) =>
  page.$$eval('[data-player] [data-total]', (found) => found.map((one) => one.lastChild.textContent.trim()));

/** Begins a sheet of two under the rules that are offered. */
async function begin(page, names) {
  await page.goto(`${server.address}/sheet`);
  const fields = page.locator('input[name="player"]');
  for (const [at, name] of names.entries()) await fields.nth(at).fill(name);
  await page.click('[data-act="save-sheet"]');
  await page.waitForSelector('[data-grid]');
}
async function tap(page, where, cards) {
  await page.click(`[data-where="${where}"]`);
  for (const card of cards) await page.click(`[data-card="${card}"]`);
}
/** Waits until the worker has the whole of a build. */
const kept = (page) =>
  page.evaluate(
    (limit) =>
      new Promise((resolve, reject) => {
        const look = async () => {
          if (await caches.match('/app/whole')) resolve();
          else if (performance.now() > limit) reject(new Error('nothing is kept'));
          else setTimeout(look, 100);
        };
        void look();
      }),
    3 * PATIENCE,
  );

test('R21 B124 points by cards and by keys, kept when the page closes in the middle, and there without a network', async () => {
  const { page, context, faults } = await openPage(browser, server, PHONE);
  await begin(page, ['Ann', 'Bob']);
  await page.click('[data-act="write"]');
  await page.click('[data-mode="cards"]');
  await tap(page, 'laid', ['KS', 'QS', 'JS', '10S', 'KH', 'QH']);
  await tap(page, 'caught', ['AS', 'KD', 'KC']);
  assert.match(await page.textContent('[data-sum]'), /Laid 60, caught 35\s+= 25/);
  await page.click('[data-act="pad-next"]');
  await tap(page, 'caught', ['JK', 'AH', '9D']);
  await page.click('[data-act="pad-next"]');
  await page.waitForSelector('[data-act="write"]');
  assert.deepEqual(await totals(page), ['25', '−45']);

  // A minus without a minus key of the device: 35, then its sign is turned.
  await page.click('[data-act="write"]');
  await page.click('[data-mode="typed"]');
  for (const key of ['3', '5', 'turn']) await page.click(`[data-key="${key}"]`);
  assert.equal(await page.inputValue('input[name="points"]'), '−35');
  await page.click('[data-act="pad-next"]');
  for (const key of ['6', '0', 'minus', '3', '5']) await page.click(`[data-key="${key}"]`);
  assert.match(await page.textContent('[data-result]'), /= 25/);

  // Nobody says goodbye to a page that is closed: another one has what stood in the field.
  const address = page.url();
  await page.close({ runBeforeUnload: false });
  const later = await context.newPage();
  await later.goto(address);
  await later.waitForSelector('[data-grid]');
  assert.deepEqual(await totals(later), ['−10', '−20']);
  await later.click('[data-cell="2 Bob"]');
  assert.equal(await later.inputValue('input[name="points"]'), '60−35');
  await later.click('[data-act="pad-close"]');

  await kept(later);
  await server.kill();
  await later.reload();
  await later.waitForSelector('[data-grid]');
  await later.click('[data-act="undo"]');
  await later.waitForFunction(() => document.querySelector('[data-cell="2 Bob"] b') === null);
  await later.keyboard.press('Control+Shift+z');
  await later.click('[data-cell="2 Bob"] b');
  await later.fill('input[name="points"]', '- 35');
  await later.press('input[name="points"]', 'Enter');
  await later.goto(`${server.address}/`);
  await later.getByRole('link', { name: 'Open the score sheet' }).click();
  await later.click('[data-sheet]');
  await later.waitForSelector('[data-grid]');
  assert.deepEqual(await totals(later), ['−10', '−80']);
  await server.again();
  await later.goto(server.address);
  assert.match(await later.textContent('[data-act="sheet"]'), /Ann leads, 2 rounds/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('B136 in German at 320 px nothing is cut off, axe finds nothing in light and dark, and paper shows the table alone', async () => {
  const { page, context, faults } = await openPage(browser, server, { ...PHONE, locale: 'de-DE' });
  await page.goto(`${server.address}/sheet`);
  await page.waitForSelector('[data-act="save-sheet"]');
  await page.click('[data-settings] summary');
  assert.deepEqual(await cutOff(page), []);
  assert.deepEqual(await findings(page), []);
  await begin(page, ['Maximiliane', 'Konstantin']);
  for (const points of ['510', '20']) {
    if (!(await page.$('[data-pad]'))) await page.click('[data-act="write"]');
    await page.fill('input[name="points"]', points);
    assert.deepEqual(await cutOff(page), []);
    await page.press('input[name="points"]', 'Enter');
  }
  await page.waitForSelector('[data-over]');
  assert.match(await page.textContent('[data-over]'), /Maximiliane gewinnt/);
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await findings(page), []);
    await page.click('[data-cell="1 Konstantin"]');
    await page.click('[data-mode="cards"]');
    assert.deepEqual(await cutOff(page), []);
    assert.deepEqual(await findings(page), []);
    await page.click('[data-mode="typed"]');
    await page.click('[data-act="pad-close"]');
    await page.click('[data-act="acts"]');
    assert.deepEqual(await cutOff(page), []);
    await page.click('[data-act="figures"]');
    assert.deepEqual(await cutOff(page), []);
    assert.deepEqual(await findings(page), []);
    await page.keyboard.press('Escape');
  }
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.isVisible('[data-grid]'), true);
  for (const gone of ['[data-over]', '[data-act="acts"]']) assert.equal(await page.isVisible(gone), false);
  await page.emulateMedia({ media: 'screen' });
  await page.click('[data-act="next-match"]');
  await page.waitForSelector('[data-pad]');
  assert.deepEqual(await totals(page), ['0', '0']);
  assert.deepEqual(faults, []);
  await context.close();
});
