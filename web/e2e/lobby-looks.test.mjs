// How the pages before the play look: no barriers in both lights, nothing cut off on the smallest phone in German.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutOff } from './cutoff.mjs';
import { findings } from './findings.mjs';
import { openPage, serving } from './lib.mjs';

const { server, browser } = await serving();

const LONG = [
  'Friederike-Charlotte',
  'WWWWWWWWWWWWWWWWWWWW',
  'Maximilian-Alexander',
  '中国中国中国中国中国中国中国中国中国中国',
];

/** A table with these people, each in a browser of their own; gives the host's page first. */
async function tableOf(names, { seats, options, ...wish }) {
  const people = [];
  const host = await openPage(browser, server, options);
  await host.page.goto(server.address);
  const id = await host.page.evaluate(
    async (body) => {
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()).table;
    },
    { seats: [{ name: names[0] }, ...seats], lobby: true, ...wish },
  );
  for (const name of names.slice(1)) {
    const one = await openPage(browser, server, options);
    await one.page.goto(server.address);
    await one.page.evaluate(
      async ([table, wanted]) => {
        const answer = await fetch(`/api/tables/${table}/seat`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: wanted }),
        });
        if (!answer.ok) throw new Error(await answer.text());
      },
      [id, name],
    );
    people.push(one);
  }
  await host.page.goto(`${server.address}/t/${id}`);
  await host.page.waitForSelector('.lobby[data-link="open"]');
  return { host, people, url: `${server.address}/t/${id}` };
}

/** The pages and sheets that come before the play, each shown and then looked at. */
async function visit(options, look) {
  const { host, people, url } = await tableOf(LONG, {
    options,
    seats: [{}, { level: 'club' }, {}, {}, { level: 'beginner' }, {}, {}],
    preset: 'pagat',
    rules: { teams: '4' },
  });
  const { page } = host;
  await page.waitForSelector('[data-differs][data-sure="yes"]');
  await look(page, 'lobby of the host');
  await page.click('.ring [data-at="1"]');
  await page.waitForSelector('dialog[open] [data-swap]');
  await look(page, 'a person’s seat');
  await page.keyboard.press('Escape');
  await page.click('.ring [data-at="2"]');
  await page.waitForSelector('dialog[open] [data-level]');
  await look(page, 'a computer’s seat');
  await page.keyboard.press('Escape');
  await page.click('.invite [data-act="qr"]');
  await page.waitForSelector('svg[data-qr]');
  await look(page, 'invitation with its code');

  const [guest] = people;
  await guest.page.goto(url);
  await guest.page.waitForSelector('.lobby[data-link="open"] [data-differs]');
  await look(guest.page, 'lobby of a guest');
  const stranger = await openPage(browser, server, options);
  await stranger.page.goto(url);
  await stranger.page.waitForSelector('[data-door="sit"] [data-differs]');
  await look(stranger.page, 'the door');
  await stranger.page.click('[data-act="read-rules"]');
  await stranger.page.waitForSelector('dialog[open] [data-rule]');
  await look(stranger.page, 'the rules in words');
  await stranger.page.goto(`${server.address}/t/aaaaaaaaaaaaaaaa`);
  await stranger.page.waitForSelector('[data-problem="true"]');
  await look(stranger.page, 'no such table');

  await page.goto(`${server.address}/new?r=1.pagat&seats=8`);
  await page.waitForSelector('[data-differs][data-sure="yes"]');
  await look(page, 'a new table');
  await page.click('[data-act="choose-preset"]');
  await page.click('[data-act="all-presets"]');
  await look(page, 'all presets');
  await page.keyboard.press('Escape');
  await page.click('[data-act="edit-rules"]');
  await page.waitForSelector('dialog[open] summary');
  for (const summary of await page.locator('dialog[open] summary').all()) await summary.click();
  await page.locator('[data-field="hand_size"]').getByRole('textbox').fill('20');
  await page.waitForSelector('dialog[open] [data-problems]');
  await look(page, 'every house rule, one that does not fit');
  await page.click('[data-act="reset-all"]');
  await page.keyboard.press('Escape');
  await page.click('[data-act="keep-rules"]');
  await look(page, 'rules to keep');
  await page.keyboard.press('Escape');
  await page.goto(`${server.address}/device?code=ABCD`);
  await page.waitForSelector('[data-act="claim"]');
  await look(page, 'another device');
  await page.goto(server.address);
  await page.waitForSelector('[data-table]');
  await look(page, 'start page with tables');
  const faults = [host, stranger, ...people].flatMap((one) => one.faults);
  assert.deepEqual(
    faults.filter((fault) => !/status of 404/.test(fault)),
    [],
  );
  await Promise.all([host, stranger, ...people].map((one) => one.context.close()));
}

for (const colorScheme of ['light', 'dark']) {
  test(`axe finds nothing before the play (${colorScheme})`, async (t) => {
    await visit({ colorScheme, viewport: { width: 390, height: 844 } }, (page, name) =>
      t.test(name, async () => assert.deepEqual(await findings(page), [])),
    );
  });
}

test('B92 B136 nothing is cut off at 320 px, in German, with the longest names', async (t) => {
  await visit({ locale: 'de-DE', viewport: { width: 320, height: 568 } }, (page, name) =>
    t.test(name, async () => assert.deepEqual(await cutOff(page), [])),
  );
});
