// Pictures of the fixture page for one's own eyes: node scripts/look.mjs OUT 'WxH:query' …
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const [out, ...wishes] = process.argv.slice(2);
const server = await createServer({ server: { port: 0 }, logLevel: 'error' });
await server.listen();
const address = `http://localhost:${server.config.server.port || server.httpServer.address().port}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [index, wish] of wishes.entries()) {
  const [size, query = ''] = wish.split(':');
  const [width, height] = size.split('x').map(Number);
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: Number(process.env.SCALE ?? 1),
    reducedMotion: 'reduce',
  });
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && console.log(message.text()),
  );
  page.on('pageerror', (error) => console.log('page:', error.message));
  const [params, ...steps] = query.split('!');
  await page.goto(`${address}/fixtures.html?${params}`);
  await page.waitForSelector('[data-phase]');
  await page.waitForLoadState('networkidle');
  for (const step of steps) await page.click(step, { force: true });
  await page.waitForTimeout(250);
  await page.screenshot({ path: `${out}/look-${index}.png` });
  await page.close();
}
await browser.close();
await server.close();
