// axe-core finds nothing, in both lights, on every page and sheet.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ME } from './figures.mjs';
import { findings } from './findings.mjs';
import { openBrowser, openPage, openTable, ready, serve } from './lib.mjs';
import { openStage } from './stage.mjs';

let server;
let stage;
let browser;
before(async () => {
  [server, stage] = await Promise.all([serve(), openStage()]);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await stage?.stop();
  await server?.stop();
});

for (const colorScheme of ['light', 'dark']) {
  test(`axe finds nothing (${colorScheme})`, async (t) => {
    const { page, context, faults } = await openPage(browser, server, {
      colorScheme,
      viewport: { width: 1280, height: 800 },
    });
    const clean = async (name) => t.test(name, async () => assert.deepEqual(await findings(page), []));

    await page.goto(server.address);
    await page.waitForSelector('[data-act="play"]');
    await clean('start page');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.waitForSelector('dialog[open]');
    await clean('settings');
    await page.keyboard.press('Escape');

    await openTable(page, server);
    await ready(page);
    await clean('table, to draw');
    await page.click('[data-zone="stock"]');
    await page.waitForSelector('main[data-phase="play"]');
    await page.locator('[data-hand]').last().click();
    await clean('table, a card chosen');
    await page.getByRole('button', { name: 'Scores', exact: true }).click();
    await clean('table, scores');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open] kbd');
    await clean('help');
    await page.route('**/api/me', (route) => route.fulfill({ json: ME }));
    await page.goto(`${server.address}/me`);
    await page.click('[data-act="delete"]');
    await page.click('summary');
    await clean('own figures, about to delete everything');
    assert.deepEqual(faults, []);
    await context.close();

    const made = await openPage(browser, stage, { colorScheme, viewport: { width: 390, height: 844 } });
    for (const [query, wait] of [
      [{ seats: 4, people: 3, before: 'cutter' }, '[data-act="cut"]'],
      [{ seats: 8, people: 3, before: 'cut' }, '[data-scene="dealer-cut"]'],
      [{ seats: 4, people: 3, undo: 2, clock: 8, say: 'well_played' }, '[data-bubble]'],
      [{ seats: 8, people: 4, watch: '1' }, '[data-act="stop-watching"]'],
    ]) {
      await made.page.goto(stage.at({ ...query, theme: colorScheme }));
      await made.page.waitForSelector(wait);
      await t.test(JSON.stringify(query), async () => assert.deepEqual(await findings(made.page), []));
    }
    await made.page.goto(stage.at({ seats: 4, people: 3, theme: colorScheme }));
    await made.page.click('[data-act="say"]');
    await t.test('phrases', async () => assert.deepEqual(await findings(made.page), []));
    await made.page.keyboard.press('Escape');
    await made.page.click('[data-act="people"]');
    await made.page.click('li[data-seat="1"] [data-act="more"]');
    await made.page.click('[data-act="remove"]');
    await t.test('people, about to remove somebody', async () =>
      assert.deepEqual(await findings(made.page), []),
    );

    for (const query of [
      { phase: 'play', seats: 4, melds: 12, hand: 13, pile: 10, theme: colorScheme },
      { phase: 'draw', seats: 8, melds: 6, hand: 30, pile: 40, theme: colorScheme, long: '' },
      { phase: 'over', seats: 4, theme: colorScheme },
      { phase: 'over', seats: 3, theme: colorScheme, ended: '' },
    ]) {
      await stage.show(made.page, query);
      await t.test(JSON.stringify(query), async () => assert.deepEqual(await findings(made.page), []));
    }
    await stage.show(made.page, {
      phase: 'play',
      seats: 4,
      melds: 6,
      hand: 13,
      pile: 10,
      theme: colorScheme,
    });
    await made.page
      .locator('[data-hand]')
      .first()
      .click({ position: { x: 8, y: 8 } });
    await made.page.waitForSelector('.meld.fits');
    await t.test('a meld that fits the chosen card', async () =>
      assert.deepEqual(await findings(made.page), []),
    );
    await made.context.close();
  });
}
