// Finished rounds are watched again: from the list of one's matches, by a link, from a record that is brought along.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { findings } from './findings.mjs';
import { openPage, openTable, serving } from './lib.mjs';
import { Screen } from './play.mjs';

const golden = (name) => fileURLToPath(new URL(`../../tests/records/golden/${name}.r500`, import.meta.url));
const DESK = { width: 1280, height: 800 };
const { server, browser } = await serving({ RUMMY_CALL_SECONDS: '2' });

const open = (page) => page.waitForSelector('main[data-replay="open"][data-step]');
const place = (page) =>
  page.$eval('main[data-replay]', (main) => `${main.dataset.round}.${main.dataset.step}`);
const at = (page, mark) =>
  page.waitForFunction((wanted) => {
    const main = document.querySelector('main[data-replay]');
    return `${main?.dataset.round}.${main?.dataset.step}` === wanted;
  }, mark);
const sentence = (page) => page.$eval('[data-sentence]', (line) => line.textContent.trim());
const last = (page) => page.$eval('main input[type="range"]', (slider) => Number(slider.max));
/** How many cards lie open in each hand. */
const hands = (page) =>
  page.$$eval('.hand', (found) => found.map((hand) => hand.querySelectorAll('[data-card]').length));

/** Opens the page for records and brings one. */
async function bring(page, name) {
  await page.goto(`${server.address}/replay`);
  await page.setInputFiles('input[type="file"]', golden(name));
  await open(page);
}

test('a match of one’s own is in the list, is watched, and is shared by a link', async () => {
  const { page, context, faults } = await openPage(browser, server, { viewport: DESK });
  await page.goto(`${server.address}/history`);
  await page.waitForSelector('[data-empty]');
  const table = await openTable(page, server, {
    rules: { hand_size: '3', target: '1000' },
    levels: ['casual'],
  });
  const player = new Screen(page, (selector, where) => page.click(selector, where));
  await player.match((now) => now.ended !== null);

  await page.goto(`${server.address}/history`);
  await page.click(`[data-table="${table}"] [data-act="watch"]`);
  await open(page);
  assert.match(page.url(), /\/r\/[\w-]+#1\.0$/);
  assert.deepEqual(await hands(page), [3, 3]);
  const end = await last(page);
  await page.keyboard.press('End');
  await at(page, `1.${end}`);
  await page.waitForSelector('[data-sheet="1"]');

  // The link leads to the same step in another browser, which has no seat and learns nothing of the table.
  await page.keyboard.press('Home');
  await at(page, '1.0');
  await page.keyboard.press('ArrowRight');
  await at(page, '1.1');
  const told = await sentence(page);
  await page.click('[data-act="share-open"]');
  await page.check('.exact input');
  const link = await page.$eval('[data-link]', (field) => field.dataset.link);
  assert.match(link, /#1\.1$/);
  await page.keyboard.press('Escape');

  const other = await openPage(browser, server, { viewport: DESK });
  const bodies = [];
  other.page.on('response', (answer) => bodies.push(answer.text().catch(() => '')));
  await other.page.goto(link);
  await open(other.page);
  await at(other.page, '1.1');
  assert.equal(await sentence(other.page), told);
  const [download] = await Promise.all([
    other.page.waitForEvent('download'),
    other.page.click('[data-act="download"]'),
  ]);
  const saved = readFileSync(await download.path(), 'utf8');
  assert.match(saved, /^rummy500: 1\n/);
  assert.ok(!saved.includes(table) && !(await Promise.all(bodies)).join('').includes(table));
  assert.ok(!(await other.page.content()).includes(table));

  // What was saved can be brought back.
  await other.page.goto(`${server.address}/replay`);
  await other.page.fill('textarea', saved);
  await other.page.click('[data-act="watch"]');
  await open(other.page);
  assert.equal(await last(other.page), end);
  assert.deepEqual([...faults, ...other.faults], []);
  await other.context.close();
  await context.close();
});

test('from the end of a match one step leads to its rounds', async () => {
  const { page, context, faults } = await openPage(browser, server, { viewport: DESK });
  const rules = { hand_size: '3', rounds: '1' };
  const table = await openTable(page, server, { rules, levels: ['casual'] });
  const player = new Screen(page, (selector, where) => page.click(selector, where));
  await player.match((now) => now.ended === 'match');
  await page.click('[data-act="watch-again"]');
  await open(page);
  assert.match(page.url(), /\/r\/[\w-]+#1\.0$/);
  // The list says who has won, and leads to the same link.
  const link = page.url();
  await page.goto(`${server.address}/history`);
  const line = page.locator(`[data-table="${table}"][data-finished="yes"]`);
  assert.match(await line.locator('h3').textContent(), / won/);
  await line.locator('[data-act="watch"]').click();
  await open(page);
  assert.equal(page.url(), link);
  assert.deepEqual(faults, []);
  await context.close();
});

test('every way through a round: keys, buttons, slider, list, by itself', async () => {
  const { page, context, faults } = await openPage(browser, server, { viewport: DESK });
  await bring(page, 'classic_6');
  assert.equal(await place(page), '1.0');
  assert.equal((await hands(page)).length, 6);
  for (let step = 1; step <= 5; step++) {
    await page.keyboard.press('ArrowRight');
    await at(page, `1.${step}`);
    const told = await sentence(page);
    assert.ok(told.length > 5);
    // The list shows the same step, and a voice says it.
    assert.equal(await page.$eval('[aria-current="step"]', (row) => row.textContent.trim()), told);
    const said = await page.evaluate(() => globalThis.said.at(-1));
    assert.equal(said.split(' ')[0], told.split(' ')[0]);
  }
  await page.keyboard.press('ArrowLeft');
  await at(page, '1.4');
  await page.click('[data-act="last"]');
  const end = await last(page);
  await at(page, `1.${end}`);
  const rows = await page.$$eval('.sheet tbody tr', (found) =>
    found.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('−', '-'))),
    ),
  );
  assert.equal(rows.length, 6);
  for (const [laid, caught, round] of rows) assert.equal(laid + caught, round);
  await page.click('[data-act="first"]');
  await at(page, '1.0');
  await page.keyboard.press('PageDown');
  await at(page, '2.0');
  await page.selectOption('[data-rounds]', '3');
  await at(page, '3.0');
  await page.click('[data-step="7"]');
  await at(page, '3.7');
  await page.keyboard.press('ArrowDown');
  await at(page, '3.8');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.step), '8');
  await page.focus('input[type="range"]');
  await page.keyboard.press('ArrowRight');
  await at(page, '3.9');
  assert.match(await page.getAttribute('input[type="range"]', 'aria-valuetext'), /^Step 9 of \d+\. \w+ /);
  // The address names the place: a reload and a changed address come back to one.
  await page.reload();
  await open(page);
  await at(page, '3.9');
  await page.evaluate(() => {
    location.hash = '#2.4';
  });
  await at(page, '2.4');
  // By itself it goes on to the end of the round and stops there.
  await page.selectOption('.buttons select', '4');
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press(' ');
  await page.waitForSelector('main[data-playing="yes"]');
  await at(page, '2.6');
  await page.keyboard.press(' ');
  await page.waitForSelector('main[data-playing="no"]');
  assert.deepEqual(faults, []);
  await context.close();
});

test('cards travel and arrive, whichever way one goes', async () => {
  const { page, context, faults } = await openPage(browser, server, {
    viewport: DESK,
    reducedMotion: 'no-preference',
  });
  await bring(page, 'standard_2');
  const end = await last(page);
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    for (let step = 0; step < end; step++) await page.keyboard.press(key);
    await at(page, key === 'ArrowRight' ? `1.${end}` : '1.0');
    await page.waitForFunction(() => document.querySelectorAll('.ghost, .away').length === 0);
  }
  // A flight may be over before anybody looks again: it is counted as it begins.
  await page.evaluate(() => {
    globalThis.flown = 0;
    const watch = new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes]))
        if (node.classList?.contains('ghost')) globalThis.flown++;
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => globalThis.flown > 0);
  await page.waitForFunction(() => document.querySelectorAll('.ghost, .away').length === 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a record that does not hold is refused at its line, in the reader’s language', async () => {
  const { page, context, faults } = await openPage(browser, server, {
    viewport: DESK,
    prefs: { language: 'de' },
  });
  await page.goto(`${server.address}/replay`);
  const lines = readFileSync(golden('standard_2'), 'utf8').split('\n');
  const line = lines.findIndex((one) => one.startsWith('score:'));
  lines[line] = lines[line].replace(/\d+$/, '999');
  await page.fill('textarea', lines.join('\n'));
  await page.click('[data-act="watch"]');
  await page.waitForSelector('.refused');
  assert.match(
    await page.textContent('.refused p'),
    new RegExp(`^Zeile ${line + 1}: .* hat .*, nicht 999 .*\\.|^Zeile ${line + 1}: .*999`),
  );
  assert.equal(await page.textContent('.refused code'), lines[line]);
  await page.click('form button[type="button"]');
  const selected = await page.$eval('textarea', (field) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  assert.equal(selected, lines[line]);
  assert.deepEqual(
    faults.filter((fault) => !fault.includes('422')),
    [],
  );
  await context.close();
});

test('a file can be dragged in', async () => {
  const { page, context, faults } = await openPage(browser, server, { viewport: DESK });
  await page.goto(`${server.address}/replay`);
  await page.waitForSelector('.drop');
  const data = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'match.r500', { type: 'text/plain' }));
      return transfer;
    },
    readFileSync(golden('persian_4'), 'utf8'),
  );
  await page.dispatchEvent('.drop', 'drop', { dataTransfer: data });
  await open(page);
  assert.equal((await hands(page)).length, 4);
  await page.click('[data-act="another"]');
  await page.waitForSelector('.drop');
  assert.deepEqual(faults, []);
  await context.close();
});

for (const [name, viewport] of [
  ['phone', { width: 360, height: 640 }],
  ['phone on its side', { width: 667, height: 375 }],
  ['tablet', { width: 768, height: 1024 }],
  ['desk', DESK],
]) {
  test(`everything is in reach and axe finds nothing (${name})`, async (t) => {
    for (const colorScheme of ['light', 'dark']) {
      const { page, context, faults } = await openPage(browser, server, { viewport, colorScheme });
      const clean = async (what) => {
        await t.test(`${what}, ${colorScheme}`, async () => {
          assert.deepEqual(await findings(page), []);
          assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
        });
      };
      await bring(page, 'joker_table_4');
      await clean('the deal');
      const outside = await page.$$eval(
        '.controls button, .controls input, .controls select, header .icon',
        (found) =>
          found
            .map((one) => ({ name: one.ariaLabel ?? one.tagName, box: one.getBoundingClientRect() }))
            .filter(
              ({ box }) =>
                box.left < 0 || box.right > innerWidth || box.bottom > innerHeight || box.height < 32,
            )
            .map((one) => one.name),
      );
      assert.deepEqual(outside, []);
      await page.keyboard.press('End');
      await page.waitForSelector('[data-sheet]');
      await clean('the end of a round');
      const log = page.locator('[data-act="panel"]');
      if (await log.isVisible()) {
        await log.click();
        await page.waitForSelector('dialog[open] [aria-current="step"]');
        // The step that is shown is in sight, however long the list is.
        await page.waitForFunction(() => {
          const list = document.querySelector('dialog[open] ol').getBoundingClientRect();
          const row = document.querySelector('dialog[open] [aria-current="step"]').getBoundingClientRect();
          return row.height > 0 && row.top >= list.top && row.bottom <= list.bottom + 1;
        });
        await clean('the steps');
        await page.keyboard.press('Escape');
      }
      await page.click('[data-act="another"]');
      await page.waitForSelector('.drop');
      await clean('a record to bring');
      await page.goto(`${server.address}/history`);
      await page.waitForSelector('[data-empty]');
      await clean('no matches yet');
      assert.deepEqual(faults, []);
      await context.close();
    }
  });
}
