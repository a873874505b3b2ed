// Pictures for the documentation: a real table of a real server, in three sizes and two lights.
// node scripts/screens.mjs [FOLDER]
import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser, openPage, openTable, ready, serve } from '../e2e/lib.mjs';
import { Screen } from '../e2e/play.mjs';

const folder = process.argv[2] ?? fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const SIZES = { phone: [390, 844], tablet: [768, 1024], desktop: [1280, 800] };
const LIMIT = 150_000;

mkdirSync(folder, { recursive: true });
const server = await serve();
const browser = await openBrowser();

async function shoot(page, name) {
  await page.evaluate(() => document.activeElement?.blur?.());
  const path = `${folder}/${name}.png`;
  await page.screenshot({ path });
  // The felt has thousands of greens; a picture in the documentation does with few.
  spawnSync('convert', [
    path,
    '+dither',
    '-colors',
    '200',
    '-define',
    'png:compression-level=9',
    `PNG8:${path}`,
  ]);
  const { size } = statSync(path);
  console.log(`${name}.png ${(size / 1000).toFixed(0)} kB`);
  if (size > LIMIT) console.log(`  larger than ${LIMIT / 1000} kB: is ImageMagick there?`);
}

async function inAllLooks(page, name) {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark']) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await shoot(page, `${name}-${size}-${colorScheme}`);
    }
  }
}

const { page, context } = await openPage(browser, server, { viewport: { width: 1280, height: 800 } });
await page.goto(server.address);
await page.waitForSelector('[data-act="play"]');
await inAllLooks(page, 'start');

// A table in the middle of a round: some melds, a pile to look at, cards in the hand.
const player = new Screen(page, (selector, where) => page.click(selector, where));
const good = async (now) =>
  now.ended === null &&
  (await page.locator('[data-pile].can').count()) >= 2 &&
  now.phase === 'draw' &&
  (await page.locator('.meld').count()) >= 4 &&
  (await page.locator('[data-pile]').count()) >= 6 &&
  (await page.locator('[data-hand]').count()) >= 5;
for (let tries = 0; tries < 12; tries++) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openTable(page, server, { levels: ['casual', 'beginner', 'casual'], name: 'Kim' });
  let found = false;
  await player.match(async (now) => (found = await good(now)) || now.ended !== null);
  if (found) break;
}
await ready(page);
await inAllLooks(page, 'table');
await player.match((now) => now.ended !== null);
await inAllLooks(page, 'score');
await context.close();
await browser.close();
await server.stop();
