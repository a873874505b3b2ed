// What is there without a network, and what a newer server brings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, PATIENCE, serving } from './lib.mjs';

const { server, browser } = await serving();

/** Waits until the worker calls the pages kept. */
const kept = (page) =>
  page.evaluate(
    (limit) =>
      new Promise((resolve, reject) => {
        const look = async () => {
          if (await caches.match('/app/kept')) resolve();
          else if (performance.now() > limit) reject(new Error('nothing is kept'));
          else setTimeout(look, 100);
        };
        void look();
      }),
    3 * PATIENCE,
  );

test('B134 after one visit the rules are there without a network, and a newer client as soon as there is one', async () => {
  const { page, context, faults } = await openPage(browser, server, { locale: 'de-DE' });
  await page.goto(server.address);
  await page.waitForSelector('[data-act="play"]');
  await kept(page);

  await server.kill();
  await page.goto(`${server.address}/de/rules`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).display), 'block');
  assert.ok((await page.evaluate(() => document.styleSheets.length)) > 0);
  const drawn = await page.$$eval('main img[src*="/pictures/"]', (images) => {
    for (const image of images) image.loading = 'eager';
    return Promise.all(images.map((image) => image.decode().then(() => image.naturalWidth > 0)));
  });
  assert.ok(drawn.length > 2 && drawn.every(Boolean));
  await page.goto(`${server.address}/t/aaaa2222bbbb3333`);
  await page.getByRole('heading', { name: 'Du bist offline' }).waitFor();
  await page.getByRole('link', { name: 'Glossar' }).first().click();
  await page.waitForURL('**/de/glossary');

  await server.again();
  await page.goto(server.address);
  await page.waitForSelector('[data-act="play"]');
  const stamp = () => page.evaluate(() => document.querySelector('meta[name="build"]').content);
  const old = await stamp();
  // The server is deployed anew while this page is open; the worker is in force, and holds no client.
  await page.route('**/app/build.json', (route) => route.fulfill({ json: { stamp: 'newer' } }));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForSelector('[data-newer] [data-act="newer"]');
  await page.evaluate(() => (globalThis.before = true));
  await page.click('[data-act="newer"]');
  await page.waitForFunction(() => globalThis.before === undefined);
  await page.waitForSelector('[data-act="play"]');
  assert.equal(await stamp(), old, 'what the server has now');
  assert.deepEqual(
    faults.filter((fault) => !/ERR_|Failed to load/.test(fault)),
    [],
  );
  await context.close();
});
