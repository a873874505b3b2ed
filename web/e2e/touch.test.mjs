// A whole match by finger on a small phone, and dragging by touch.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONG, openPage, openTable, ready, serving, state } from './lib.mjs';
import { Screen } from './play.mjs';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const { server, browser } = await serving();

test('B104 a whole match by taps at 360 × 640', async () => {
  const { page, context, faults } = await openPage(browser, server, PHONE);
  await openTable(page, server, {
    levels: ['casual'],
    rules: { target: LONG ? '200' : '50', hand_size: '7' },
  });
  const player = new Screen(page, (selector, where) => page.tap(selector, where));
  await player.match();
  assert.equal((await state(page)).ended, 'match');
  assert.equal(
    await page.evaluate(() => document.scrollingElement.scrollTop + document.scrollingElement.scrollLeft),
    0,
  );
  assert.deepEqual(faults, []);
  await context.close();
});

test('B104 a card dragged by finger goes where it is dropped, and the page stays', async () => {
  const { page, context, faults } = await openPage(browser, server, PHONE);
  await openTable(page, server);
  await ready(page);
  const client = await context.newCDPSession(page);
  const finger = (type, x, y) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const middle = async (selector) => {
    const box = await page.locator(selector).boundingBox();
    return { x: box.x + Math.min(12, box.width / 2), y: box.y + box.height / 2 };
  };
  const drag = async (from, to) => {
    const a = await middle(from);
    const b = await middle(to);
    await finger('touchStart', a.x, a.y);
    for (let step = 1; step <= 8; step++) {
      await finger('touchMove', a.x + ((b.x - a.x) * step) / 8, a.y + ((b.y - a.y) * step) / 8);
    }
    const shown = await page.locator('.ghost.lifted').count();
    await finger('touchEnd');
    return shown;
  };
  assert.equal(await drag('[data-zone="stock"]', '[data-zone="hand"]'), 1);
  await page.waitForSelector('main[data-phase="play"]');
  const { seq } = await state(page);
  const cards = await page.$$eval('[data-hand]', (found) => found.map((card) => card.dataset.hand));
  const card = cards.at(-1);
  assert.equal(await drag(`[data-hand="${card}"]`, '[data-zone="pile"]'), 1);
  await page.waitForFunction((old) => Number(document.querySelector('main').dataset.seq) > old, seq);
  await page.waitForFunction((id) => !document.querySelector(`[data-hand="${id}"]`), card);
  assert.equal(await page.evaluate(() => document.scrollingElement.scrollTop), 0);
  assert.deepEqual(faults, []);
  await context.close();
});
