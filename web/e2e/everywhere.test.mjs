// Every page outside the play itself: no barriers in any look, nothing cut off on the smallest phone in any language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutOff, stretchWords } from './cutoff.mjs';
import { ME } from './figures.mjs';
import { findings } from './findings.mjs';
import { openPage, post, serving } from './lib.mjs';

const { server, browser } = await serving();

/** What each page shows when it is there. */
const PAGES = {
  '/': '[data-act="play"]',
  '/new': '[data-differs][data-sure="yes"]',
  '/learn': 'main h1',
  '/history': 'main li, main p',
  '/daily': '[data-stand="new"]',
  '/daily/boards': '[data-board]',
  '/me': '[data-curve]',
  '/replay': 'main textarea, main input',
  '/fair': 'main h1',
  '/device': 'main h2',
  '/nowhere': 'main h1',
  '/de/rules': 'main h1',
  '/de/offline': 'main h1',
};
/** How a reader may have set the looks: the light, the suits, and how large text is. */
const LOOKS = [
  { colorScheme: 'light', deck: 'two', size: '' },
  { colorScheme: 'dark', deck: 'four', size: '200%' },
];

test('B136 every page: German and words 40 % longer fit 320 px; axe finds nothing in any look', async (t) => {
  const { page, context, faults } = await openPage(browser, server, {
    viewport: { width: 320, height: 640 },
    locale: 'de-DE',
  });
  await page.route('**/api/me', (route) => route.fulfill({ json: ME }));
  await page.goto(server.address);
  const seats = [{ name: 'Maximilian-Alexander' }, { level: 'casual' }, {}];
  const { table } = await post(page, '/api/tables', { preset: 'standard', rules: {}, seats, lobby: true });
  for (const [path, there] of Object.entries({ ...PAGES, [`/t/${table}`]: '.lobby[data-link="open"]' })) {
    await t.test(path, async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(server.address + path);
      await page.waitForSelector(there);
      assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
      assert.deepEqual(await cutOff(page), [], 'German');
      await page.setViewportSize({ width: 640, height: 900 });
      for (const { colorScheme, deck, size } of LOOKS) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(
          ([suits, text]) => {
            document.documentElement.dataset.deck = suits;
            document.documentElement.style.fontSize = text;
          },
          [deck, size],
        );
        assert.deepEqual(await findings(page), [], `${colorScheme} ${deck} ${size}`);
      }
      assert.deepEqual(await cutOff(page), [], 'text twice as large');
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(stretchWords);
      assert.deepEqual(await cutOff(page), [], 'words 40 % longer');
    });
  }
  assert.deepEqual(
    faults.filter((fault) => !fault.includes('404')),
    [],
  );
  await context.close();
});
