// The page to learn on: the round step by step with a choice of one's own, the exercises, and the guided round.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findings } from './findings.mjs';
import { openPage, serving } from './lib.mjs';

const { server, browser } = await serving();

/** Whether the focus is on something, or comes to it: who plays by keyboard must not begin at the top again. */
const led = (page, selector) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
const said = (page) => page.evaluate(() => globalThis.said.join('\n'));

test('the lesson is stepped through by keyboard on a phone, with a way of one’s own and back', async () => {
  const { page, context, faults } = await openPage(browser, server, {
    viewport: { width: 360, height: 640 },
    locale: 'de-DE',
  });
  await page.goto(`${server.address}/learn`);
  await page.waitForSelector('[data-scene="0"]');
  await page.click('[data-move="take 4D"]');
  await page.locator('.effect', { hasText: 'Gut gesehen!' }).waitFor();
  await led(page, '.text');
  await page.click('[data-move="meld 4S 4D 4C"]');
  await page.waitForSelector('.meld .card');
  assert.match(await said(page), /Du hast 4♠ 4♦ 4♣ ausgelegt: 12 Punkte\./);
  assert.deepEqual(await findings(page), []);
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('[data-scene="1"]');
  assert.match(await said(page), /nur Augen für deine Pik/);
  for (const key of ['ArrowRight', 'ArrowLeft', 'End']) await page.keyboard.press(key);
  await page.waitForSelector('[data-scene="15"]');
  await page.getByText('52 − 39 = 13', { exact: false }).waitFor();
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360));
  // The place is in the address.
  await page.reload();
  await page.waitForSelector('[data-scene="15"]');
  // And it is kept while one practises.
  const [lesson, exercises] = await page.locator('header nav button').all();
  await exercises.click();
  await page.waitForSelector('[data-exercise]');
  await lesson.click();
  await page.waitForSelector('[data-scene="15"]');
  assert.deepEqual(faults, []);
  await context.close();
});

test('an exercise is answered, checked by the server and explained', async () => {
  const { page, context, faults } = await openPage(browser, server, {
    viewport: { width: 360, height: 640 },
  });
  await page.goto(`${server.address}/en/learn#exercises`);
  await page.waitForSelector('[data-exercise="meld"]');
  await page.locator('[data-option]').first().click();
  await page.waitForSelector('[data-checked="yes"] .verdict');
  await led(page, '[data-another]');
  await page.selectOption('select', 'reach');
  await page.waitForSelector('[data-exercise="reach"]');
  await page.locator('[data-pile]').last().click();
  assert.equal(await page.locator('[data-pile][aria-pressed="true"]').count(), 1);
  await page.click('[data-check]');
  await page.waitForSelector('[data-checked="yes"] .verdict');
  assert.match(await said(page), /(Right|Not quite)\./);
  const seed = await page.getAttribute('[data-exercise]', 'data-seed');
  await page.click('[data-another]');
  await page.waitForSelector(`[data-checked="no"]:not([data-seed="${seed}"])`);
  assert.deepEqual(await findings(page), []);
  assert.deepEqual(faults, []);
  await context.close();
});
