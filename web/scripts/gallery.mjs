// Pictures of the made-up table in every size and light, to be looked at one by one.
// node scripts/gallery.mjs [FOLDER] [PART OF A NAME …]
// Writes NAME-SIZE-LIGHT.webp to FOLDER (docs/screens/gallery), as small as is still honest; needs ImageMagick.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser, openPage } from '../e2e/lib.mjs';
import { openStage } from '../e2e/stage.mjs';

const SIZES = {
  'phone-small': [360, 640],
  phone: [390, 844],
  'phone-low': [667, 375],
  tablet: [768, 1024],
  desktop: [1280, 800],
  wide: [2560, 1440],
  narrow: [320, 640],
};
const ALL = ['phone-small', 'phone', 'phone-low', 'tablet', 'desktop', 'wide'];
const SOME = ['phone-small', 'phone-low', 'tablet', 'desktop'];
const BOTH = ['light', 'dark'];
const PHONES = ['phone-small', 'phone-low'];
const CORNER = { position: { x: 8, y: 12 } };

/** Clicks the first elements of each selector at the corner that overlapped cards keep free. */
const touch =
  (...selectors) =>
  async (page) => {
    for (const selector of selectors) await page.locator(selector).first().click(CORNER);
  };
const doubled = (page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

/** What is shown: a name, a table, and where one looks at it. */
const CASES = [
  { name: 'four', query: { seats: 4, hand: 7, pile: 10, melds: 6, phase: 'draw' }, sizes: ALL, lights: BOTH },
  { name: 'two', query: { seats: 2, hand: 13, pile: 1, melds: 0 }, sizes: ['phone', 'desktop'] },
  {
    name: 'eight',
    query: { seats: 8, hand: 7, pile: 30, melds: 6, phase: 'draw' },
    sizes: SOME,
  },
  {
    name: 'eight-long',
    query: { seats: 8, hand: 13, pile: 10, melds: 8, long: '', lang: 'de' },
    sizes: SOME,
  },
  { name: 'hand-2', query: { seats: 3, hand: 2, pile: 1, melds: 2 }, sizes: ['phone-small', 'desktop'] },
  { name: 'hand-30', query: { seats: 3, hand: 30, pile: 10, melds: 4 }, sizes: SOME },
  { name: 'pile-40', query: { seats: 4, hand: 13, pile: 40, melds: 4, phase: 'draw' }, sizes: SOME },
  { name: 'melds-12', query: { seats: 4, hand: 7, pile: 10, melds: 12 }, sizes: SOME },
  {
    name: 'chosen',
    query: { seats: 4, hand: 13, pile: 10, melds: 6 },
    sizes: ['phone-small', 'phone-low', 'desktop'],
    act: touch('[data-hand]'),
  },
  {
    name: 'reach',
    query: { seats: 4, hand: 7, pile: 10, melds: 6, phase: 'draw' },
    sizes: ['phone-small', 'phone-low', 'desktop'],
    act: touch('[data-pile="3"]'),
  },
  {
    name: 'colours',
    query: { seats: 4, hand: 13, pile: 10, melds: 6, four: '' },
    sizes: ['phone', 'desktop'],
    lights: BOTH,
  },
  {
    name: 'extra-large',
    query: { seats: 4, hand: 13, pile: 10, melds: 6, index: '', size: 'extra', four: '' },
    sizes: ['phone-small', 'phone-low', 'desktop'],
    lights: BOTH,
  },
  {
    name: 'left',
    query: { seats: 4, hand: 7, pile: 10, melds: 6, phase: 'draw', left: '' },
    sizes: ['phone', 'phone-low', 'desktop'],
  },
  ...['blue', 'wine', 'slate'].map((felt) => ({
    name: `felt-${felt}`,
    query: { seats: 4, hand: 7, pile: 10, melds: 6, phase: 'draw', felt },
    sizes: ['phone', 'desktop'],
    lights: felt === 'wine' ? BOTH : ['light'],
  })),
  { name: 'over', query: { seats: 4, phase: 'over', hand: 7 }, sizes: SOME },
  {
    name: 'over-eight',
    query: { seats: 8, phase: 'over', hand: 7, long: '', ended: '' },
    sizes: [...PHONES, 'desktop'],
  },
  { name: 'cut', query: { seats: 4, before: 'cut' }, sizes: [...PHONES, 'desktop'] },
  { name: 'people', query: { seats: 4, people: 4, clock: 42, say: 'hello' }, sizes: ['phone', 'desktop'] },
  {
    name: 'first',
    query: { seats: 4, lesson: 0, phase: 'draw', melds: 0, pile: 1 },
    sizes: ['phone-small', 'desktop'],
  },
  {
    name: 'text-200',
    query: { seats: 4, hand: 7, pile: 6, melds: 3, phase: 'draw' },
    sizes: ['phone', 'desktop'],
    act: doubled,
  },
  {
    name: 'settings',
    query: { seats: 4, hand: 7, pile: 10, melds: 6 },
    sizes: ['phone', 'desktop'],
    lights: BOTH,
    act: touch('.head .icon:last-child'),
  },
];

const [out = fileURLToPath(new URL('../../docs/screens/gallery/', import.meta.url)), ...parts] =
  process.argv.slice(2);
mkdirSync(out, { recursive: true });
const stage = await openStage();
const browser = await openBrowser();
const { page, faults } = await openPage(browser, stage);
let sum = 0;
for (const { name, query, sizes, lights = ['light'], act } of CASES) {
  if (parts.length > 0 && !parts.some((part) => name.includes(part))) continue;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(stage.at(query));
  await page.waitForSelector('main.game:not(.setting)');
  await page.waitForSelector('main.game svg.face', { state: 'attached' });
  await act?.(page);
  for (const size of sizes) {
    const [width, height] = SIZES[size];
    await page.setViewportSize({ width, height });
    for (const light of lights) {
      await page.evaluate(async (theme) => {
        document.documentElement.dataset.theme = theme;
        for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
      }, light);
      const path = `${out}/${name}-${size}-${light}`;
      await page.screenshot({ path: `${path}.png` });
      spawnSync('convert', [`${path}.png`, '-quality', '35', '-define', 'webp:method=6', `${path}.webp`]);
      rmSync(`${path}.png`);
      sum += statSync(`${path}.webp`).size;
    }
  }
}
await browser.close();
await stage.stop();
for (const fault of new Set(faults)) console.log(fault);
console.log(`${(sum / 1000).toFixed(0)} kB`);
process.exit(faults.length > 0 ? 1 : 0);
