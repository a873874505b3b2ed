// The daily deal on the screen: today's round played to its end, its result, the calendar and the leaderboards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findings } from './findings.mjs';
import { movedOn, openPage, ready, serving } from './lib.mjs';

const { server, browser } = await serving();

/** Draws and discards until the round is over: the quickest way to a result, and to one below zero. */
async function draw(page) {
  for (;;) {
    const { ended, phase, seq } = await ready(page);
    if (ended !== null) return;
    if (phase === 'draw') {
      const stock = await page.$('[data-zone="bar"] [data-act="draw"]');
      await page.click(stock ? '[data-zone="stock"]' : '[data-zone="bar"] [data-act="pass"]');
    } else {
      await page
        .locator('[data-hand]')
        .last()
        .click({ position: { x: 10, y: 14 } });
      await page.click('[data-zone="bar"] [data-act="discard"]');
    }
    await movedOn(page, seq);
  }
}
async function clean(page, what) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await findings(page), [], `${what}, ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
const cell = (page, date) => page.locator(`[data-day="${date}"]`);

test('B146 today’s deal is played on a phone, counts below zero too, and is there after a reload', async () => {
  const { page, context, faults } = await openPage(browser, server, {
    viewport: { width: 360, height: 640 },
  });
  /** How often the page has asked what day it is: on coming and on coming back, never by itself. */
  let asked = 0;
  page.on('request', (request) => (asked += new URL(request.url()).pathname === '/api/daily' ? 1 : 0));
  await page.goto(`${server.address}/en/daily`);
  await page.waitForSelector('[data-stand="new"]');
  await page.waitForSelector('[data-next="running"]');

  // The name is asked for once.
  await page.click('[data-act="play-daily"]');
  await page.waitForSelector('form .column-failed');
  await page.getByLabel('Your name').fill('Tester');
  await page.click('[data-act="play-daily"]');
  await page.waitForSelector('main.game[data-phase] [data-daily][data-ranked="yes"]');
  const date = await page.getAttribute('[data-daily]', 'data-daily');
  assert.equal(await page.$('[data-act="hint"]'), null, 'no hints in a ranked round');
  await ready(page);
  await page.keyboard.press('a');
  await page.locator('[data-refusal]', { hasText: 'no hints' }).waitFor();

  // A reload in the middle, and a second tab: it is the same round.
  await ready(page);
  await page.click('[data-zone="stock"]');
  await page.waitForSelector('main.game[data-phase="play"]');
  const table = page.url();
  const tab = await context.newPage();
  await tab.goto(`${server.address}/daily/${date}`);
  await tab.waitForSelector('[data-stand="running"]');
  await tab.click('[data-act="play-daily"]');
  await tab.waitForSelector('main.game[data-phase="play"]');
  assert.equal(tab.url(), table);
  await tab.close();
  await page.reload();
  await draw(page);

  // No next match, but the way to the result.
  assert.equal(await page.$('.sheet [data-act^="again"]'), null);
  asked = 0;
  await page.click('.sheet [data-act="daily"]');
  await page.waitForSelector(`[data-daily="${date}"][data-stand="done"]`);
  assert.ok(page.url().endsWith(`/daily/${date}`));
  const points = Number(await page.getAttribute('[data-result]', 'data-result'));
  assert.ok(points < 0, `nothing was laid: ${points}`);
  assert.match(await page.textContent('.score'), new RegExp(`−${-points}`));
  assert.match(await page.textContent('[data-ranked="yes"]'), /Place 1 of 1/);
  assert.equal(await cell(page, date).getAttribute('data-state'), 'ranked');
  assert.match(await page.textContent('[data-line="daily-streak"]'), /1 day/);
  assert.ok(Number(await page.getAttribute('[data-squares]', 'data-squares')) > 0);
  await clean(page, 'a result');
  assert.ok(asked <= 2, `asked ${asked} times`);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360));

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.click('[data-act="copy"]');
  await page.locator('[data-act="copy"]', { hasText: 'Copied' }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /^Rummy 500, .*\n−\d+ points? · Place 1 of 1\n[⬜🛑⏳\n]+\nhttp/u);
  assert.ok(!/[♠♥♦♣]/u.test(text));
  // Without a clipboard, as over plain http, the text is there to be copied by hand.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.click('[data-act="copy"]');
  await page.waitForFunction(() => document.activeElement?.matches('textarea'));
  assert.equal(await page.inputValue('textarea'), text);
  const [picture] = await Promise.all([page.waitForEvent('download'), page.click('[data-act="picture"]')]);
  assert.equal(picture.suggestedFilename(), `rummy500-${date}.png`);

  // The calendar by keyboard, and a day that can be played without being ranked.
  await cell(page, date).focus();
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction((day) => document.activeElement?.dataset.day < day, date);
  const before = await page.evaluate(() => document.activeElement.dataset.day);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`[data-daily="${before}"][data-stand="new"]`);
  assert.match(await page.textContent('h1'), /^Deal of /);
  await page.click('[data-act="play-daily"]');
  await page.waitForSelector('main.game[data-phase] [data-daily][data-ranked="no"]');

  // What was played is seen from the start page on, and from there on the leaderboards.
  await page.goto(server.address);
  await page.waitForSelector('[data-act="daily"]');
  await page.goto(`${server.address}/daily/boards`);
  await page.waitForSelector('[data-board="day"]');
  await page.click('[data-span="all"]');
  await page.waitForSelector('[data-board="all"] [data-you="yes"]');
  assert.match(await page.textContent('[data-you="yes"]'), new RegExp(`1\\..*Tester.*−${-points}`, 's'));
  await clean(page, 'leaderboards');
  await page.click('[data-act="hide-me"]');
  await page.waitForSelector('[data-hidden="yes"]');
  await page.focus('[data-span="all"]');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('[data-board="streaks"]');
  await page.click('[data-act="show-me"]');
  await page.waitForSelector('[data-board="streaks"] [data-you="yes"]');
  assert.deepEqual(faults, []);
  await context.close();
});
