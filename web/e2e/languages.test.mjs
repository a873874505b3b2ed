// Languages and their addresses in a real browser: chosen at once, remembered by the client and the server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, serving } from './lib.mjs';

const { server, browser } = await serving();

const tongue = (page) => page.evaluate(() => document.documentElement.lang);

test('a language is shown at once, remembered, and named in the address of what everybody may read', async () => {
  const { page, context, faults } = await openPage(browser, server, { locale: 'de-AT' });
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Spielen', exact: true }).waitFor();
  assert.equal(await tongue(page), 'de');

  await page.evaluate(() => (globalThis.same = true));
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await page.getByRole('button', { name: 'Spelen', exact: true }).waitFor();
  assert.equal(await tongue(page), 'nl');
  assert.equal(new URL(page.url()).pathname, '/nl');
  assert.equal(await page.evaluate(() => globalThis.same), true, 'the page was not loaded again');
  assert.match(await page.evaluate(() => document.cookie), /\blang=nl\b/);

  await page.getByRole('link', { name: 'Spelregels' }).or(page.locator('[data-act="rules"]')).first().click();
  await page.waitForURL('**/nl/rules');
  // Addresses without a language follow the choice, from the server and in the client.
  await page.goto(`${server.address}/glossary`);
  assert.equal(new URL(page.url()).pathname, '/nl/glossary');
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Spelen', exact: true }).waitFor();
  // An address with one is in that language, whatever was chosen.
  await page.goto(`${server.address}/da`);
  await page.getByRole('button', { name: 'Spil', exact: true }).waitFor();
  assert.equal(await tongue(page), 'da');
  // Going on from there leads back to the choice.
  await page.click('[data-act="learn"]');
  await page.waitForFunction(() => document.documentElement.lang === 'nl');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a table is joined by its code, by a link with words around it, and nothing else', async () => {
  const { page, context, faults } = await openPage(browser, server);
  await page.goto(server.address);
  await page.fill('input[name="join"]', 'hello');
  await page.click('[data-act="join"]');
  assert.match(await page.locator('#join-note[role="alert"]').textContent(), /16 letters/);
  await page.fill('input[name="join"]', `Come here: ${server.address}/t/aaaa2222bbbb3333 !`);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/t/aaaa2222bbbb3333');
  await page.waitForSelector('[data-problem="true"]');
  assert.deepEqual(
    faults.filter((fault) => !fault.includes('404')),
    [],
  );
  await context.close();
});
