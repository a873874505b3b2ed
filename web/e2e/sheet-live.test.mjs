// A shared score sheet: two browsers write on it, one of them without a network, a third one looks on.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openPage, serving } from './lib.mjs';
import { proxyTo } from './proxy.mjs';

const { server, browser } = await serving();
const proxy = await proxyTo(new URL(server.address).port);
after(() => proxy.stop());

const ID = '2222333344445555';
const PHONE = { viewport: { width: 360, height: 640 } };

/** Puts a sheet of Ann and Bob into a browser's storage, as its pages do. */
function put(id) {
  const operations = [
    { kind: 'rules', preset: 'sheet', id: 'paperpaper.1', at: 1 },
    { kind: 'player', player: 'p0', name: 'Ann', place: 0, id: 'paperpaper.2', at: 2 },
    { kind: 'player', player: 'p1', name: 'Bob', place: 1, id: 'paperpaper.3', at: 3 },
    { kind: 'round', round: 'm1.1', match: 'm1', after: null, id: 'paperpaper.4', at: 4 },
  ];
  localStorage.setItem(
    `rummy500.sheet/${id}/paperpaper`,
    JSON.stringify({ rummy500_sheet: 1, id, operations }),
  );
}

/** Writes a total into a cell of the first round. */
async function write(page, name, points) {
  await page.click(`[data-cell="1 ${name}"]`);
  await page.fill('[data-pad="typed"] input', points);
  await page.click('[data-act="pad-close"]');
  await page.waitForSelector('[data-pad]', { state: 'detached' });
}

const line = (page, way, waiting = 0) =>
  page.waitForSelector(`[data-standing="${way}"][data-waiting="${waiting}"]`);
const totals = (page) =>
  page.$$eval('[data-player] [data-total]', (found) => found.map((one) => one.lastChild.textContent.trim()));
const linkTo = (page, what) =>
  page.$eval(`[data-link-to="${what}"] [data-link]`, (field) => field.dataset.link);
/** All operations that the server has, asked for with a code. */
const stored = (page, code) =>
  page.evaluate(
    async ([id, bearer]) => {
      const answer = await fetch(`/api/sheets/${id}`, { headers: { authorization: `Bearer ${bearer}` } });
      return (await answer.json()).operations.map((operation) => operation.id);
    },
    [ID, code],
  );

test('B103 two editors lose nothing, one of them without a network, and who looks on sees it and cannot write', async () => {
  const ann = await openPage(browser, server, PHONE);
  await ann.page.goto(server.address);
  await ann.page.evaluate(put, ID);
  await ann.page.goto(`${server.address}/sheet/${ID}`);
  await ann.page.click('[data-act="acts"]');
  await ann.page.click('[data-act="share"]');
  await ann.page.click('[data-act="make-links"]');
  await ann.page.waitForSelector('[data-share="open"]');
  const [toWrite, toLook] = [await linkTo(ann.page, 'write'), await linkTo(ann.page, 'look')];
  assert.match(toWrite, /\/sheet\/2222333344445555#w=[2-9a-z]{16}$/);
  await ann.page.keyboard.press('Escape');

  const bob = await openPage(browser, proxy, PHONE);
  const asked = [];
  bob.page.on('request', (request) => asked.push(request.url()));
  await bob.page.goto(toWrite.replace(server.address, proxy.address));
  await line(bob.page, 'open');
  // The code has gone from the address, and was never part of one that was asked for.
  assert.equal(new URL(bob.page.url()).hash, '');
  const code = toWrite.split('=').at(-1);
  assert.ok(asked.length > 3 && asked.every((url) => !url.includes(code)));
  const reader = await openPage(browser, server, { ...PHONE, locale: 'de-DE' });
  await reader.page.goto(toLook);
  await line(reader.page, 'open');

  proxy.cut();
  await line(bob.page, 'lost');
  await write(bob.page, 'Ann', '20');
  await write(bob.page, 'Bob', '7');
  await line(bob.page, 'lost', 2);
  await write(ann.page, 'Ann', '15');
  await line(ann.page, 'open');
  await reader.page.waitForFunction(() => document.querySelector('[data-total]').textContent.includes('15'));
  // A page that is closed without a network loses nothing either.
  await bob.page.close();
  proxy.mend();
  const again = await bob.context.newPage();
  await again.goto(`${proxy.address}/sheet/${ID}`);

  for (const page of [ann.page, again, reader.page]) {
    await page.waitForSelector('[data-clashes="1"]');
    await page.waitForSelector('[data-standing="open"][data-waiting="0"]');
  }
  const found = await Promise.all([ann.page, again, reader.page].map(totals));
  assert.deepEqual(found[1], found[0]);
  assert.deepEqual(found[2], found[0]);
  assert.ok(['15', '20'].includes(found[0][0]) && found[0][1] === '7');
  const ids = await stored(again, code);
  assert.equal(ids.length, 7);
  assert.equal(new Set(ids).size, 7);

  // Who looks on has no cell to write in, and the server takes nothing under that code.
  assert.equal(
    await reader.page.$$eval('[data-cell]', (cells) => cells.every((cell) => cell.disabled)),
    true,
  );
  const refused = await reader.page.evaluate(
    async ([id, bearer]) => {
      const answer = await fetch(`/api/sheets/${id}/operations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ operations: [{ kind: 'name', name: 'x', id: 'xxxxxxxx.1', at: 9 }] }),
      });
      return [answer.status, (await answer.json()).code];
    },
    [ID, toLook.split('=').at(-1)],
  );
  assert.deepEqual(refused, [403, 'sheet_read_only']);

  // The end: everybody keeps what is there.
  await ann.page.click('[data-standing]');
  await ann.page.click('[data-act="ask-end"]');
  await ann.page.click('[data-act="end"]');
  await ann.page.waitForSelector('[data-share="private"]');
  await reader.page.waitForSelector('[data-standing="ended"]');
  assert.deepEqual(await totals(reader.page), found[0]);

  const faults = [...ann.faults, ...bob.faults, ...reader.faults];
  // The browser itself reports the refused request of this test.
  assert.deepEqual(
    faults.filter((fault) => !fault.includes('403')),
    [],
  );
});
