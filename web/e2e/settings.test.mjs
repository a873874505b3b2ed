// What a reader may change, and the lines of the first minute.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, openTable, ready, serving } from './lib.mjs';

const { server, browser } = await serving();

test('language, light, felt, deck, hand and pace change at once and are kept', async () => {
  const { page, context, faults } = await openPage(browser, server, {
    viewport: { width: 1280, height: 800 },
  });
  await openTable(page, server);
  await ready(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Deutsch').check();
  await page.getByLabel('Dunkel').check();
  await page.getByLabel('Blau').check();
  await page.getByLabel('Vierfarbig').check();
  await page.getByLabel('Große Zeichen').check();
  await page.getByLabel('Tisch für die linke Hand spiegeln').check();
  await page.getByLabel('Gemütlich').check();
  await page.keyboard.press('Escape');
  const german = async () => {
    await page.getByRole('heading', { name: /Du bist dran|ist am Zug/ }).waitFor();
    const looks = await page.evaluate(() => ({
      ...document.documentElement.dataset,
      lang: document.documentElement.lang,
    }));
    assert.deepEqual(looks, { theme: 'dark', felt: 'blue', deck: 'four', side: 'left', lang: 'de' });
    const face = await page.locator('[data-hand] svg.face use').first().getAttribute('href');
    assert.match(face, /^#bold-/);
    // Mirrored: the stock lies right of the pile.
    const [stock, pile] = await Promise.all(
      ['stock', 'pile'].map((zone) => page.locator(`[data-zone="${zone}"]`).boundingBox()),
    );
    assert.ok(stock.x > pile.x + pile.width - 1, `${stock.x} ${pile.x}`);
    // Knaves and queens have the reader's letters: all that is shown comes from the German sprite.
    await page.waitForFunction(() => {
      const [deck, ...others] = document.querySelectorAll('#deck');
      const english = deck?.querySelector('#i-J, #i-Q');
      return others.length === 0 && deck?.childElementCount > 10 && !english;
    });
  };
  await german();
  assert.match(await page.locator('[data-hand]').first().getAttribute('aria-label'), /Pik|Herz|Karo|Kreuz/);
  await page.reload();
  await page.waitForSelector('main.game[data-link="open"]');
  await german();
  // The pace is the table's, and the server has kept it.
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  assert.equal(await page.getByLabel('Gemütlich').isChecked(), true);
  assert.deepEqual(faults, []);
  await context.close();
});

test('language follows the device', async () => {
  const { page, context, faults } = await openPage(browser, server, { locale: 'de-AT' });
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Spielen', exact: true }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  assert.deepEqual(faults, []);
  await context.close();
});

test('the first round is guided until one leaves the tips, and again when one asks for it', async () => {
  const { page, context, faults } = await openPage(browser, server, { prefs: { lessons: 0 } });
  await openTable(page, server);
  await ready(page);
  const tip = page.locator('[data-tip]');
  assert.match(await tip.innerText(), /pile/);
  await page.click('[data-zone="stock"]');
  await page.waitForSelector('main[data-phase="play"]');
  assert.match(await tip.innerText(), /meld/);
  await page.click('[data-act="skip-guide"]');
  assert.equal(await tip.count(), 0);
  await page.reload();
  await page.waitForSelector('main[data-phase="play"]');
  assert.equal(await tip.count(), 0);
  await page.keyboard.press('?');
  await page.click('dialog[open] [data-act="guide"]');
  await tip.waitFor();
  // A phone has no keys: there the settings lead to it.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.click('[data-act="skip-guide"]');
  await tip.waitFor({ state: 'detached' });
  await page.click('.head button[aria-label="Settings"]');
  await page.click('dialog[open] [data-act="guide"]');
  await tip.waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a refused move comes back with a sentence and the paragraph of the rules', async () => {
  const { page, context, faults } = await openPage(browser, server, {
    viewport: { width: 1280, height: 800 },
  });
  await openTable(page, server);
  await ready(page);
  await page.click('[data-zone="stock"]');
  await page.waitForSelector('main[data-phase="play"]');
  const count = await page.locator('[data-hand]').count();
  // Two cards are never a meld.
  for (const index of [0, 1])
    await page
      .locator('[data-hand]')
      .nth(index)
      .click({ position: { x: 10, y: 14 } });
  await page.click('[data-act="why"]');
  const refusal = page.locator('[data-refusal]');
  await refusal.waitFor();
  assert.match(await refusal.innerText(), /neither a set nor a run\.\s+Rules §3/);
  // The paragraph is one press away, and the sentence is still there afterwards.
  await page.click('[data-act="rule"]');
  await page.getByRole('dialog').getByRole('heading', { name: 'Melds' }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
  assert.equal(await refusal.count(), 1);
  assert.equal(await page.locator('[data-hand]').count(), count);
  assert.ok((await page.evaluate(() => globalThis.said)).some((text) => /Rules §3/.test(text)));
  // Escape and a click on the felt clear the selection and the sentence.
  await page.keyboard.press('Escape');
  assert.equal(await refusal.count(), 0);
  assert.equal(await page.locator('[data-hand][aria-pressed="true"]').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a table that is not there says so and leads back', async () => {
  const { page, context, faults } = await openPage(browser, server);
  await page.goto(`${server.address}/t/ABCDEFGHJKLMNPQR`);
  await page.getByText('There is no such table here.').waitFor();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await page.waitForSelector('[data-act="play"]');
  assert.equal(new URL(page.url()).pathname, '/');
  // The browser itself reports the answer that there is no such table.
  assert.deepEqual(
    faults.filter((fault) => !/status of 404/.test(fault)),
    [],
  );
  await context.close();
});
