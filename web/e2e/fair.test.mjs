// Fair deals in real browsers: two people's shares go into a deal, both check it, and /fair works it out again.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findings } from './findings.mjs';
import { openPage, openTogether, serving } from './lib.mjs';
import { Screen } from './play.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const CUT = readFileSync(join(root, 'tests/records/deals/cut.r500'), 'utf8');
// A round of few cards is soon over.
const SHORT = { hand_size: '3' };
const { server, browser } = await serving();

const paste = async (page, text) => {
  await page.fill('textarea', text);
  await page.click('[data-act="check"]');
};
const fairness = (page) => page.$$eval('[data-round]', (rounds) => rounds.map((round) => round.dataset.fair));

test('a record is worked out again, with every step shown', async () => {
  const { page, context, faults } = await openPage(browser, server, {
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${server.address}/fair`);
  await page.setInputFiles('input[type="file"]', join(root, 'tests/records/deals/copies.r500'));
  await page.getByRole('heading', { name: 'All 2 deals were fair.' }).waitFor();
  assert.deepEqual(await fairness(page), ['yes', 'yes']);
  // The result has the focus, so that a voice reads it.
  assert.match(await page.evaluate(() => document.activeElement.textContent), /All 2 deals were fair/);
  const first = page.locator('[data-round="1"]');
  assert.deepEqual(
    await first.locator('[data-step]').evaluateAll((steps) => steps.map((step) => step.dataset.step)),
    ['secret', 'shares', 'key', 'deck', 'cards'],
  );
  assert.match(
    await first.locator('.cards').first().getAttribute('aria-label'),
    / of (spades|hearts|diamonds|clubs)/,
  );
  assert.deepEqual(await findings(page), []);
  await page.setViewportSize({ width: 320, height: 700 });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 320));
  assert.deepEqual(faults, []);
  await context.close();
});

test('what is wrong is said in words, in the reader’s language', async () => {
  const { page, context, faults } = await openPage(browser, server, { locale: 'de-DE', colorScheme: 'dark' });
  await page.goto(`${server.address}/fair`);
  await paste(page, CUT.replace(/^cut: \d+$/m, 'cut: 3'));
  await page.getByRole('heading', { name: 'Eine Runde lässt sich nicht nachrechnen: Runde 1.' }).waitFor();
  assert.deepEqual(await fairness(page), ['no', 'yes']);
  assert.match(await page.textContent('[data-round="1"] [data-step="cards"]'), /hat .* (gezogen|gespielt)/);
  assert.deepEqual(await findings(page), []);
  await paste(
    page,
    CUT.replace(/ secret ./, (text) => ` secret ${text.endsWith('0') ? '1' : '0'}`),
  );
  await page.getByText('Es ergibt eine andere Festlegung:').waitFor();
  await paste(page, CUT.replace(/^# deal.*\n/m, ''));
  await page.getByText('Zu dieser Runde fehlt der Nachweis.').waitFor();
  await paste(page, 'Guten Tag');
  await page.getByRole('alert').getByText('Das ist keine Aufzeichnung.').waitFor();
  assert.deepEqual(await fairness(page), []);
  await paste(page, CUT);
  await page.getByRole('heading', { name: 'Alle 2 Runden wurden fair gegeben.' }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('two browsers give their shares to a deal, and check it afterwards', async () => {
  const table = await openTogether(browser, server, {
    names: ['Kim', 'Mia'],
    levels: ['beginner'],
    rules: SHORT,
  });
  const over = (now) => now.ended !== null;
  await Promise.all(
    table.pages.map((page) => new Screen(page, (selector, where) => page.click(selector, where)).match(over)),
  );
  for (const page of table.pages) await page.waitForSelector('[data-deal-check="fair"]');
  const [kim] = table.pages;
  const text = await kim.evaluate(async (id) => (await fetch(`/api/tables/${id}/record`)).text(), table.id);
  const [, shares] = / shares (\S+) /.exec(text);
  assert.match(shares, /^[0-9a-f]{32},[0-9a-f]{32},-$/);
  // Each browser kept its share, and it is the one in the record.
  for (const [seat, page] of table.pages.entries()) {
    const kept = await page.evaluate((id) => sessionStorage.getItem(`rummy500-deals-${id}`), table.id);
    assert.ok(kept.includes(shares.split(',')[seat]));
  }
  const folder = mkdtempSync(join(tmpdir(), 'rummy-fair-'));
  writeFileSync(join(folder, 'match.r500'), text);
  const script = [join(root, 'tools/check_deals.py'), join(folder, 'match.r500')];
  assert.equal(
    execFileSync('python3', script, { encoding: 'utf8' }),
    'round 1: commitment ok, seed ok, cards ok\n',
  );
  rmSync(folder, { recursive: true });
  await kim.goto(`${server.address}/fair`);
  await kim.click(`[data-table="${table.id}"]`);
  await kim.getByRole('heading', { name: 'The deal of this round was fair.' }).waitFor();
  assert.deepEqual(table.faults(), []);
  await table.close();
});

test('a page that is reloaded in the middle of a round still knows its share', async () => {
  const table = await openTogether(browser, server, { names: ['Kim'], levels: ['beginner'], rules: SHORT });
  const [kim] = table.pages;
  await kim.waitForSelector('main.game[data-phase]');
  await kim.reload();
  await new Screen(kim, (selector, where) => kim.click(selector, where)).match((now) => now.ended !== null);
  await kim.waitForSelector('[data-deal-check="fair"]');
  assert.deepEqual(table.faults(), []);
  await table.close();
});
