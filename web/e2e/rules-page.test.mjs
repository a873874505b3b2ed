// The page of the rules in a real browser: without scripts, in both lights, narrow, enlarged, and on paper.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenWords, cutOff, stretchWords } from './cutoff.mjs';
import { findings } from './findings.mjs';
import { serving } from './lib.mjs';

const FAMILY = '/rules?r=1.joker_table.target-300.queen_of_spades-40&seats=5&m=turn_timer-90';
const { server, browser } = await serving();

/** A page that collects errors of the console and requests to other hosts. */
async function open(path, options = {}) {
  const context = await browser.newContext({ viewport: { width: 900, height: 900 }, ...options });
  const page = await context.newPage();
  const faults = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) => request.url().startsWith(server.address) || faults.push(request.url()));
  page.on(
    'response',
    (response) => response.status() < 400 || faults.push(`${response.status()} ${response.url()}`),
  );
  await page.goto(`${server.address}${path}`);
  return { context, page, faults };
}

const drawn = (page) =>
  page.$$eval('main img', (images) => images.map((image) => image.complete && image.naturalWidth > 0));

test('everything is there without scripts', async () => {
  const { context, page, faults } = await open(`${FAMILY}&lang=de`, { javaScriptEnabled: false });
  assert.equal(await page.locator('h1').textContent(), 'Die Regeln an diesem Tisch');
  assert.match(await page.locator('.lead').textContent(), /^5 Mitspieler · Jokerrunde · .*bis 300 Punkte$/);
  assert.match(await page.locator('#manners-turn-timer').textContent(), /90 Sekunden/);
  assert.equal(await page.locator('#scoring-round').count(), 1);
  assert.ok((await page.locator('p.changed').count()) >= 6);
  await page.getByRole('link', { name: 'Der Ablagestapel' }).click();
  assert.equal(new URL(page.url()).hash, '#pile');
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'The rules of this table' }).waitFor();
  assert.match(await page.locator('#manners-turn-timer').textContent(), /90 seconds/);
  assert.deepEqual(faults, []);
  await context.close();
});

for (const colorScheme of ['light', 'dark']) {
  test(`axe finds nothing, and the pictures follow the light (${colorScheme})`, async () => {
    const { context, page, faults } = await open(`${FAMILY}&lang=en`, { colorScheme });
    assert.deepEqual(await findings(page), []);
    assert.deepEqual(new Set(await drawn(page)), new Set([true]));
    const shown = await page.$$eval('main img', (images) => images.map((image) => image.currentSrc));
    assert.ok(shown.length >= 4 && shown.every((path) => path.includes(`/${colorScheme}/`)));
    assert.deepEqual(faults, []);
    await page.goto(`${server.address}/rules?r=nothing&lang=en`);
    assert.deepEqual(await findings(page), []);
    await context.close();
  });
}

test('nothing is cut off on a small phone, nor when the text is twice as large', async () => {
  const { context, page } = await open(`${FAMILY}&lang=de`, { viewport: { width: 320, height: 640 } });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(await wide(), 320);
  // Text that the reader has enlarged: everything is measured in rem.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).fontSize), '32px');
  assert.ok((await wide()) <= 320);
  // The ways to other pages are folded where there is little room, and written once more for where there is much.
  await page.click('summary');
  const boxes = await page.$$eval('a, summary', (parts) =>
    parts.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect().height),
  );
  assert.ok(boxes.length > 12);
  for (const box of boxes) assert.ok(box >= 44);
  assert.ok((await wide()) <= 320);
  await context.close();
});

// Each kind of page once, in a language of its own; all languages of all pages are read by tests/server.
const READ = [
  '/en/rules',
  '/de/house-rules',
  '/nl/lesson',
  '/da/variants/persian',
  '/de/variants',
  '/nl/tips',
  '/da/glossary',
  '/da/score-sheet',
  '/de/nothing',
];

test('the pages to read have no barriers and fit a small phone in the dark', async () => {
  const { context, page } = await open('/en/origins', {
    viewport: { width: 320, height: 640 },
    colorScheme: 'dark',
  });
  for (const path of READ) {
    await page.goto(`${server.address}${path}`);
    assert.deepEqual([path, await findings(page)], [path, []]);
    assert.deepEqual([path, await page.evaluate(() => document.documentElement.scrollWidth)], [path, 320]);
    assert.equal(await page.locator('h1').count(), 1);
    assert.deepEqual(new Set([true, ...(await drawn(page))]), new Set([true]));
    assert.deepEqual([path, await brokenWords(page)], [path, []]);
    // What the pages show and tabulate is there on a phone too, not only on a desk.
    const hidden = await page.$$eval('main :is(table, figure, img)', (parts) =>
      parts.filter((part) => !part.checkVisibility()).map((part) => part.outerHTML.slice(0, 80)),
    );
    assert.deepEqual([path, hidden], [path, []]);
  }
  await context.close();
});

test('words 40 % longer than English fit every page to read on a small phone (B136)', async () => {
  // Exactly these are kept on a reader's device, with what they show.
  const kept = await (await fetch(`${server.address}/app/en/kept.json`)).json();
  const paths = Object.keys(kept).filter((path) => path.startsWith('/en/'));
  assert.ok(paths.length > 20, paths.join());
  const { context, page } = await open('/en/offline', { viewport: { width: 320, height: 640 } });
  for (const path of [...paths, '/en/nothing', `${FAMILY}&lang=en`, '/en/rules?r=nothing']) {
    await page.goto(`${server.address}${path}`, { waitUntil: 'domcontentloaded' });
    const before = await page.evaluate(() => document.body.textContent.length);
    await page.evaluate(stretchWords);
    assert.ok((await page.evaluate(() => document.body.textContent.length)) > 1.2 * before, path);
    const read = ['dt', 'dd', 'th', 'td', 'caption', 'figcaption', 'figure', 'span'];
    assert.deepEqual([path, await cutOff(page, read)], [path, []]);
  }
  await context.close();
});

test('on paper there are the rules and the pictures, dark on white, and no buttons', async () => {
  const { context, page } = await open(`${FAMILY}&lang=en`, { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const button of await page.locator('.screen').all()) assert.equal(await button.isVisible(), false);
  const look = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  assert.deepEqual(look, { color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  assert.ok(await page.locator('#pile-duty').isVisible());
  const shown = await page.$$eval('main img', (images) => images.map((image) => image.currentSrc));
  assert.ok(shown.every((path) => path.includes('/light/')));
  await context.close();
});
