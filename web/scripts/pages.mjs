// Pictures of the pages beside the table, in every size and light, to be looked at one by one.
// npm run pages -- [FOLDER] [PART OF A NAME …]
// Writes NAME-SIZE-LIGHT.webp to FOLDER (docs/screens/pages), as small as is still honest; needs ImageMagick.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ME } from '../e2e/figures.mjs';
import { openBrowser, openPage, serve } from '../e2e/lib.mjs';

const SIZES = { phone: [360, 640], tablet: [820, 1180], desktop: [1280, 800], narrow: [320, 640] };
const EACH = [
  ['phone', 'light'],
  ['phone', 'dark'],
  ['desktop', 'light'],
  ['desktop', 'dark'],
];

/** Fills a new score sheet with two people and begins it. */
async function begin(page) {
  for (const [at, name] of ['Ann', 'Bob'].entries())
    await page.locator('input[name="player"]').nth(at).fill(name);
  await page.click('[data-act="save-sheet"]');
  await page.waitForSelector('[data-grid]');
}
async function write(page) {
  await page.click('[data-act="write"]');
  await page.click('[data-mode="typed"]');
  for (const points of [
    ['3', '5'],
    ['9', 'turn'],
  ]) {
    for (const key of points) await page.click(`[data-key="${key}"]`);
    await page.click('[data-act="pad-next"]');
  }
  await page.waitForSelector('[data-act="write"]');
}
async function share(page) {
  // Where there is room the acts are in the open; else they are behind a button.
  if (!(await page.isVisible('[data-act="share"]'))) await page.click('[data-act="acts"]');
  await page.click('[data-act="share"]');
  await page.waitForSelector('dialog[open]');
}
async function tap(page) {
  await page.click('[data-act="write"]');
  await page.click('[data-mode="cards"]');
  await page.click('[data-where="laid"]');
  for (const card of ['KS', 'QS', 'JS', '10S']) await page.click(`[data-card="${card}"]`);
}

/** What is shown: a name, an address, what must be there, and what is done first. */
const CASES = [
  { name: 'home', path: '/en', wait: '[data-act="play"]' },
  { name: 'new', path: '/new', wait: '[data-differs][data-sure="yes"]' },
  { name: 'learn', path: '/en/learn', wait: '[data-hand], main svg' },
  { name: 'daily', path: '/en/daily', wait: '[data-stand="new"]' },
  { name: 'boards', path: '/daily/boards', wait: 'h1' },
  { name: 'me', path: '/me', wait: 'h1', me: true },
  { name: 'me-empty', path: '/me', wait: 'h1' },
  { name: 'sheet-new', path: '/en/sheet', wait: 'input[name="player"]' },
  {
    name: 'sheet',
    path: '/en/sheet',
    wait: 'input[name="player"]',
    acts: [begin, write],
  },
  { name: 'sheet-tapping', path: '/en/sheet', wait: 'input[name="player"]', acts: [begin, tap] },
  {
    name: 'sheet-share',
    path: '/en/sheet',
    wait: 'input[name="player"]',
    acts: [begin, write, share],
  },
  { name: 'replay', path: '/replay', wait: 'h1' },
  { name: 'history', path: '/history', wait: 'h1' },
  { name: 'fair', path: '/fair', wait: 'h1' },
  { name: 'rules', path: '/en/rules', wait: 'h1' },
  { name: 'variants', path: '/en/variants', wait: 'h1' },
  { name: 'glossary', path: '/en/glossary', wait: 'h1' },
  { name: 'tips', path: '/en/tips', wait: 'h1' },
  ...['', '/daily', '/sheet', '/learn', '/rules'].map((path) => ({
    name: `de${path.replace('/', '-')}`,
    path: `/de${path}`,
    wait: 'h1',
    looks: [['narrow', 'light']],
  })),
];

const [out = fileURLToPath(new URL('../../docs/screens/pages/', import.meta.url)), ...parts] =
  process.argv.slice(2);
mkdirSync(out, { recursive: true });
const server = await serve();
const browser = await openBrowser();
const faults = [];
let sum = 0;
for (const { name, path, wait, acts = [], me = false, looks = EACH } of CASES) {
  if (parts.length > 0 && !parts.some((part) => name.includes(part))) continue;
  // A browser of its own for each: nothing is kept from the page before.
  const opened = await openPage(browser, server, { viewport: { width: 1280, height: 800 } });
  const { page, context } = opened;
  page.setDefaultTimeout(8000);
  if (me) await page.route('**/api/me', (route) => route.fulfill({ json: ME }));
  const answer = await page.goto(server.address + path);
  if (!answer?.ok()) faults.push(`${path}: ${answer?.status()}`);
  try {
    await page.waitForSelector(wait);
    for (const act of acts) await act(page);
  } catch (error) {
    faults.push(`${name}: ${error.message}`);
  }
  await page.evaluate(() => document.fonts.ready);
  for (const [size, light] of looks) {
    const [width, height] = SIZES[size];
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' });
    await page.evaluate(async () => {
      document.activeElement?.blur?.();
      for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
    });
    const picture = `${out}/${name}-${size}-${light}`;
    await page.screenshot({ path: `${picture}.png` });
    spawnSync('convert', [`${picture}.png`, '-quality', '35', '-define', 'webp:method=6', `${picture}.webp`]);
    rmSync(`${picture}.png`);
    sum += statSync(`${picture}.webp`).size;
  }
  faults.push(...opened.faults);
  await context.close();
}
await browser.close();
await server.stop();
for (const fault of new Set(faults)) console.log(fault);
console.log(`${(sum / 1000).toFixed(0)} kB`);
process.exit(faults.length > 0 ? 1 : 0);
