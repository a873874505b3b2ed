// Hints and the coach: two steps, marked on the board, by mouse and by keyboard; the player decides.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findings } from './findings.mjs';
import { openBrowser, openPage, openTable, ready, movedOn, serve } from './lib.mjs';
import { openStaged } from './staged.mjs';

let browser;
let server;
let staged;
before(async () => {
  [browser, server, staged] = await Promise.all([openBrowser(), serve(), openStaged()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
  await staged?.stop();
});

const STOCK = `stock: ${'? '.repeat(20).trim()}`;
const TAKE = ['hand Kim: 7S 8S', 'hand Ada: ? ? ? ?', 'pile: 9S KD', STOCK, 'turn: Kim draw'];
const COSTLY = ['hand Kim: 7S 8S 9S KH', 'hand Ada: ? ?', 'pile: 9C', STOCK, 'turn: Kim play'];

/** A page of the fixtures, whose address is not the server's. */
async function openStagedPage(prefs = {}, size = { width: 1280, height: 800 }) {
  const { page, context, faults } = await openPage(browser, server, { viewport: size, prefs });
  return { page, context, errors: () => faults.filter((fault) => !fault.startsWith('foreign')) };
}
const hinted = (page) =>
  page.$$eval('.hinted', (all) =>
    all.map((one) => one.dataset.card ?? one.dataset.zone ?? one.dataset.meld ?? one.className),
  );
const said = (page, pattern) =>
  page.waitForFunction((source) => globalThis.said.some((text) => new RegExp(source).test(text)), pattern);

test('a hint shows first where to look, then the move, and plays it', async () => {
  const { page, context, errors } = await openStagedPage();
  await staged.at(page, TAKE);
  await page.click('[data-act="hint"]');
  await page.waitForSelector('[data-advice="look"]');
  assert.deepEqual(await hinted(page), ['9S']);
  assert.match(await page.textContent('[data-advice]'), /Look at 9♠ in the pile/);
  await said(page, 'Look at 9 of spades in the pile');
  await page.click('[data-act="advice-show"]');
  await page.waitForSelector('[data-advice="move"]');
  const text = await page.textContent('[data-advice]');
  assert.match(text, /Take 9♠ and 1 more\./);
  assert.match(text, /points better than: Draw from the stock/);
  await said(page, 'Take 9 of spades and 1 more\\..*points better than');
  await page.click('[data-act="advice-do"]');
  await page.waitForSelector('main.game[data-phase="play"]');
  assert.equal(await page.$('[data-advice]'), null);
  assert.deepEqual(errors(), []);
  await context.close();
});

test('a hint by keyboard: the same key asks, shows, and says it again; Enter plays it', async () => {
  const { page, context, errors } = await openStagedPage();
  await staged.at(page, TAKE);
  await page.keyboard.press('a');
  await said(page, 'Look at 9 of spades');
  await page.keyboard.press('a');
  await said(page, 'Take 9 of spades');
  await page.focus('[data-act="advice-do"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('main.game[data-phase="play"]');
  assert.deepEqual(errors(), []);
  await context.close();
});

test('the coach asks before a costly move, and taking back plays nothing', async () => {
  const { page, context, errors } = await openStagedPage();
  await staged.at(page, COSTLY);
  await page.evaluate(() => globalThis.choose({ coach: true }));
  const seq = await page.getAttribute('main.game', 'data-seq');
  await page.click('[data-card="7S"]');
  await page.click('[data-act="discard"]');
  await page.waitForSelector('[role="alertdialog"]');
  const text = await page.textContent('[role="alertdialog"]');
  assert.match(text, /Your move costs about \d+ points: Discard 7♠/);
  assert.match(text, /Better: /);
  // It is heard: the focus is in it, and its text describes it.
  await page.waitForFunction(() => document.activeElement?.dataset.act === 'coach-back');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role="alertdialog"]', { state: 'detached' });
  assert.equal(await page.getAttribute('main.game', 'data-seq'), seq);
  await page.click('[data-act="discard"]');
  await page.click('[data-act="coach-play"]');
  await page.waitForFunction((old) => document.querySelector('main.game').dataset.seq !== old, seq);
  assert.deepEqual(errors(), []);
  await context.close();
});

for (const [width, height, lang] of [
  [360, 640, 'en'],
  [360, 640, 'de'],
  [740, 360, 'de'],
]) {
  test(`hint and question fit ${width} × ${height} in ${lang}, with nothing cut off`, async () => {
    const { page, context, errors } = await openStagedPage({}, { width, height });
    await staged.at(page, TAKE, { lang });
    await page.click('[data-act="hint"]');
    await page.click('[data-act="advice-show"]');
    await page.waitForSelector('[data-advice="move"]');
    await inside(page, '[data-act="advice-do"], [data-act="advice-close"], [data-act="hint"]');
    await staged.at(page, COSTLY, { lang });
    await page.evaluate(() => globalThis.choose({ coach: true }));
    await page.click('[data-card="7S"]');
    await page.click('[data-act="discard"]');
    await page.waitForSelector('[role="alertdialog"]');
    await inside(page, '[data-act="coach-back"], [data-act="coach-play"]');
    assert.deepEqual(errors(), []);
    await context.close();
  });
}

test('beside three actions the hint button of a phone stays in reach and covers nothing', async () => {
  const { page, context, errors } = await openStagedPage({}, { width: 360, height: 640 });
  const hand = ['hand Kim: 7S 8S 9S', 'hand Ada: ? ? ? ?', 'pile: KD 10S', STOCK, 'turn: Kim draw'];
  await staged.at(page, hand, { set: { first_turn_bonus: '100' }, lang: 'de' });
  await page.click('[data-card="10S"]');
  await page.waitForSelector('[data-act="stand"]');
  assert.equal((await page.$$('.acts [data-act]')).length, 4);
  await inside(page, '.acts [data-act]');
  const overlapping = await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('.bar .note'));
    const hint = document.querySelector('[data-act="hint"]').getBoundingClientRect();
    const others = [
      ...document.querySelectorAll('.acts [data-act]:not([data-act="hint"]), [data-hand] [data-card]'),
    ];
    return [range, ...others]
      .map((one) => one.getBoundingClientRect())
      .filter((b) => b.x < hint.right && b.right > hint.x && b.y < hint.bottom && b.bottom > hint.y).length;
  });
  assert.equal(overlapping, 0);
  await page.click('[data-act="hint"]');
  await page.waitForSelector('[data-advice="look"]');
  await inside(page, '[data-act="advice-show"], [data-act="advice-close"]');
  assert.deepEqual(errors(), []);
  await context.close();
});

for (const colorScheme of ['light', 'dark']) {
  test(`axe finds nothing at a hint or a question (${colorScheme})`, async () => {
    const { page, context, errors } = await openStagedPage({}, { width: 390, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await staged.at(page, TAKE);
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), colorScheme);
    await page.click('[data-act="hint"]');
    await page.waitForSelector('[data-advice="look"]');
    assert.deepEqual(await findings(page), []);
    await page.click('[data-act="advice-show"]');
    await page.waitForSelector('[data-advice="move"]');
    assert.deepEqual(await findings(page), []);
    await staged.at(page, COSTLY);
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
      globalThis.choose({ coach: true });
    }, colorScheme);
    await page.click('[data-card="7S"]');
    await page.click('[data-act="discard"]');
    await page.waitForSelector('[role="alertdialog"]');
    assert.deepEqual(await findings(page), []);
    assert.deepEqual(errors(), []);
    await context.close();
  });
}

/** Every one of these can be seen whole and is large enough for a finger. */
async function inside(page, selector) {
  const boxes = await page.$$eval(selector, (all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  assert.ok(boxes.length >= 2);
  const { width, height } = page.viewportSize();
  for (const box of boxes) {
    assert.ok(box.x >= 0 && box.x + box.width <= width + 0.5, JSON.stringify(box));
    assert.ok(box.y >= 0 && box.y + box.height <= height + 0.5, JSON.stringify(box));
    assert.ok(box.width >= 44 && box.height >= 44, JSON.stringify(box));
  }
}

test('a real table: hints are played for some turns, and the coach does not ask about what it said itself', async () => {
  const { page, context, faults } = await openPage(browser, server, { prefs: { coach: true } });
  await openTable(page, server, { levels: ['casual'], manners: { coach: 'on' } });
  for (let moves = 0; moves < 8; moves++) {
    const now = await ready(page);
    if (now.ended !== null) break;
    await page.click('[data-act="hint"]');
    await page.click('[data-act="advice-show"]');
    // Who deals has been shown; the hint takes its room.
    assert.equal(await page.$('[data-scene]'), null);
    await page.click('[data-act="advice-do"]');
    await movedOn(page, now.seq);
    assert.equal(await page.$('[role="alertdialog"]'), null);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('where the host allows no hints there is no button, and the key says so', async () => {
  const { page, context, faults } = await openPage(browser, server);
  await openTable(page, server, { levels: ['casual'], manners: { hints: 'off' } });
  await ready(page);
  assert.equal(await page.$('[data-act="hint"]'), null);
  await page.keyboard.press('a');
  await said(page, 'not possible now');
  assert.deepEqual(faults, []);
  await context.close();
});
