// A whole match by mouse, from the start page to "play again".
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONG, openPage, ready, serving, state } from './lib.mjs';
import { Screen } from './play.mjs';

const { server, browser } = await serving();

test('one tap on Play opens standard with two beginners, to 500', async () => {
  const { page, context, faults } = await openPage(browser, server);
  await page.goto(server.address);
  await page.click('[data-act="play"]');
  await page.waitForURL('**/t/*');
  await ready(page);
  assert.equal(await page.locator('.seats .seat').count(), 2);
  assert.match(await page.locator('.me').innerText(), /500/);
  assert.equal(await page.locator('[data-hand]').count(), 7);
  assert.deepEqual(faults, []);
  await context.close();
});

test('B55 a whole match by mouse; a reload keeps its result and the way on', async () => {
  const target = LONG ? '500' : '100';
  const { page, context, faults } = await openPage(browser, server, {
    viewport: { width: 1280, height: 800 },
  });
  await page.goto(server.address);
  await page.selectOption('select[name="computers"]', '1');
  await page.selectOption('select[name="target"]', target);
  await page.click('[data-act="start"]');
  await page.waitForURL('**/t/*');
  const id = page.url();
  const player = new Screen(page, (selector, where) => page.click(selector, where));
  await player.match();
  const now = await state(page);
  assert.equal(now.ended, 'match');
  assert.ok(player.melds > 0 && player.takes > 0, `melded ${player.melds}, took ${player.takes}`);

  // The sheet adds up: laid − in hand = round, and the winner has reached the target.
  const rows = await page.$$eval('.sheet tbody tr:not(.rest)', (found) =>
    found.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('−', '-'))),
    ),
  );
  for (const [laid, caught, round] of rows) assert.equal(laid + caught, round);
  assert.ok(Math.max(...rows.map((row) => row.at(-1))) >= Number(target));

  // B55: a reload keeps the result and the way on.
  await page.reload();
  await page.waitForSelector('.sheet[data-ended="match"]');
  await page.click('.sheet [data-act="again"]');
  await page.waitForURL((url) => url.href !== id);
  await page.waitForSelector('.sheet', { state: 'detached' });
  await ready(page);
  assert.equal(await page.locator('[data-hand]').count(), 13);
  assert.deepEqual(faults, []);
  await context.close();
});

test('drag with the mouse: draw, arrange, discard', async () => {
  const { page, context, faults } = await openPage(browser, server, {
    viewport: { width: 1280, height: 800 },
  });
  await page.goto(server.address);
  await page.click('[data-act="play"]');
  await ready(page);
  const middle = async (selector) => {
    const box = await page.locator(selector).boundingBox();
    return { x: box.x + Math.min(20, box.width / 2), y: box.y + box.height / 2 };
  };
  const drag = async (from, to) => {
    const a = await middle(from);
    const b = await middle(to);
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    for (let step = 1; step <= 6; step++) {
      await page.mouse.move(a.x + ((b.x - a.x) * step) / 6, a.y + ((b.y - a.y) * step) / 6);
    }
    await page.mouse.up();
  };
  await drag('[data-zone="stock"]', '[data-zone="hand"]');
  await page.waitForSelector('main[data-phase="play"]');
  assert.equal(await page.locator('[data-hand]').count(), 8);

  const order = () => page.$$eval('[data-hand]', (cards) => cards.map((card) => card.dataset.hand));
  const before = await order();
  await drag(`[data-hand="${before[0]}"]`, `[data-hand="${before[4]}"]`);
  await page.waitForFunction(
    (first) => document.querySelector('[data-hand]').dataset.hand !== first,
    before[0],
  );
  const after = await order();
  assert.deepEqual([...after].sort(), [...before].sort());

  // A card that went out by itself: dropped on the pile, it is the new top.
  const { seq } = await state(page);
  const card = await page.getAttribute(`[data-hand="${after[7]}"]`, 'data-card');
  await drag(`[data-hand="${after[7]}"]`, '[data-zone="pile"]');
  await page.waitForFunction((old) => Number(document.querySelector('main').dataset.seq) > old, seq);
  const log = await page.locator('.log li.mine').last().innerText();
  assert.match(log, /You discarded/);
  assert.ok(card);
  assert.deepEqual(faults, []);
  await context.close();
});
