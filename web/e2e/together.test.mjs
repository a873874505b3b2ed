// Several people and computers at one table, each person in a browser context of their own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findings } from './findings.mjs';
import { LONG, movedOn, openPage, openTogether, ready, serving, state } from './lib.mjs';
import { handCards, Screen } from './play.mjs';

const { server, browser } = await serving({ RUMMY_CALL_SECONDS: '2' });

const open = (wish = {}) => openTogether(browser, server, { names: ['Kim', 'Mia'], ...wish });
const screen = (page) => new Screen(page, (selector, where) => page.click(selector, where));
const said = (page) => page.evaluate(() => globalThis.said.join(' '));
const inLog = (page, text) =>
  page.waitForFunction(
    (part) => [...document.querySelectorAll('.log li')].some((line) => line.textContent.includes(part)),
    text,
  );

test('A take is taken back: the cards return, both see it and hear of it', async () => {
  const table = await open({ levels: [] });
  const [kim, mia] = table.pages;
  const one = (await state(kim)).mine ? kim : mia;
  const other = one === kim ? mia : kim;
  const name = one === kim ? 'Kim' : 'Mia';
  await ready(one);
  const before = await handCards(one);
  const pile = await one.$$eval('[data-pile]', (cards) => cards.map((card) => card.dataset.card));
  await one.click('[data-pile].can');
  await screen(one).act('take');
  assert.equal((await handCards(one)).length, before.length + 1);
  const { seq } = await state(one);
  // Another hand cannot take it back, and has no button for it.
  assert.equal(await other.$('[data-act="undo"]'), null);
  await one.keyboard.press('Control+z');
  await movedOn(one, seq);
  assert.equal((await state(one)).phase, 'draw');
  assert.deepEqual(
    (await handCards(one)).map((card) => card.card).sort(),
    before.map((card) => card.card).sort(),
  );
  for (const page of table.pages) {
    await inLog(page, 'back on the pile');
    const now = await page.$$eval('[data-pile]', (cards) => cards.map((card) => card.dataset.card));
    assert.deepEqual(now, pile);
  }
  assert.match(await said(other), new RegExp(`${name} put .* back on the pile`));
  assert.match(await said(one), /You put .* back on the pile/);
  // What hidden cards have shown is not taken back.
  await one.click('[data-zone="stock"]');
  await one.waitForSelector('main.game[data-phase="play"]');
  assert.equal(await one.$('[data-act="undo"]'), null);
  await one.keyboard.press('u');
  assert.match(await said(one), /nothing to take back/);
  assert.deepEqual(table.faults(), []);
  await table.close();
});

test('The cut for the dealer is shown and stays in the log; the pack is cut by slider before the deal', async () => {
  const table = await open({ levels: [], preset: 'joker_table', start: false });
  const [kim, mia] = table.pages;
  await kim.click('[data-act="start-match"]');
  const cutter = await Promise.any(
    table.pages.map((page) => page.waitForSelector('[data-act="cut"]').then(() => page)),
  );
  const other = cutter === kim ? mia : kim;
  await other.waitForSelector('[data-deal="cut"]');
  assert.match(await other.textContent('[data-deal="cut"]'), /cuts the deck/);
  for (const page of table.pages) await inLog(page, 'Cut for the deal:');
  await cutter.focus('[data-cut-depth]');
  const first = Number(await cutter.inputValue('[data-cut-depth]'));
  await cutter.keyboard.press('ArrowRight');
  await cutter.keyboard.press('ArrowRight');
  assert.equal(Number(await cutter.inputValue('[data-cut-depth]')), first + 2);
  await cutter.click('[data-act="cut"]');
  for (const page of table.pages) {
    await page.waitForSelector('main.game[data-phase]');
    await inLog(page, `cut the deck: ${first + 2} cards`);
    assert.equal(await page.$('[data-deal]'), null);
  }
  assert.deepEqual(table.faults(), []);
  await table.close();
});

test('A phrase is seen and heard, and not by who has muted its speaker', async () => {
  const table = await open();
  const [kim, mia] = table.pages;
  const say = async (page, phrase) => {
    await page.click('[data-act="say"]');
    await page.click(`[data-phrase="${phrase}"]`);
  };
  await say(mia, 'good_luck');
  await kim.waitForSelector('.seat[data-seat="1"] [data-bubble="good_luck"]');
  assert.match(await said(kim), /Mia says: Good luck!/);
  await mia.waitForSelector('[data-bubble="good_luck"]');
  await kim.click('[data-act="people"]');
  assert.deepEqual(await findings(kim), []);
  await kim.click('li[data-seat="1"] [data-act="mute"]');
  await kim.keyboard.press('Escape');
  await say(mia, 'thanks');
  await mia.waitForSelector('[data-bubble="thanks"]');
  // Kim's own phrase comes over the same socket after Mia's: what is not there now was not let in.
  await say(kim, 'heart');
  await kim.waitForSelector('[data-bubble="heart"]');
  assert.equal(await kim.$('[data-bubble="thanks"]'), null);
  assert.doesNotMatch(await said(kim), /Thank you/);
  assert.deepEqual(await kim.evaluate(() => JSON.parse(localStorage.getItem('rummy500.prefs')).muted), [
    'Mia',
  ]);
  assert.deepEqual(table.faults(), []);
  await table.close();
});

test('Who watches sees the table and no hand, and can leave', async () => {
  const table = await open({ manners: { spectators: 'on' } });
  const { page, context, faults } = await openPage(browser, server, {
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${server.address}/t/${table.id}`);
  await page.click('[data-act="watch"]');
  await page.waitForSelector('main.game[data-phase]');
  assert.equal(await page.locator('[data-hand]').count(), 0);
  assert.equal(await page.locator('.seat').count(), 3);
  assert.ok(await page.getByText('You are watching').count());
  assert.equal(await page.$('[data-act="draw"]'), null);
  assert.deepEqual(await findings(page), []);
  const { seq } = await state(page);
  const player = (await state(table.pages[0])).mine ? table.pages[0] : table.pages[1];
  await ready(player);
  await player.click('[data-zone="stock"]');
  await movedOn(page, seq);
  assert.doesNotMatch(await said(page), /You drew/);
  await page.click('[data-act="stop-watching"]');
  await page.waitForSelector('[data-act="play"]');
  assert.deepEqual([...faults, ...table.faults()], []);
  await context.close();
  await table.close();
});

test('Who leaves is asked first; a computer plays on with the seat, and the match goes on', async () => {
  const table = await open();
  const [kim, mia] = table.pages;
  await mia.click('[data-act="people"]');
  await mia.click('[data-act="leave"]');
  assert.match(await mia.textContent('.sure'), /computer plays on for you/);
  await mia.click('[data-act="leave-yes"]');
  await mia.waitForSelector('[data-act="play"]');
  await inLog(kim, 'Mia has left. A computer plays on.');
  assert.match(await said(kim), /Mia has left/);
  await screen(kim).match((now) => now.ended !== null);
  assert.notEqual((await state(kim)).ended, null);
  assert.deepEqual(table.faults(), []);
  await table.close();
});

test('The host removes somebody, lets them back, and hands the role on', async () => {
  const table = await open();
  const [kim, mia] = table.pages;
  await kim.click('[data-act="people"]');
  await kim.click('li[data-seat="1"] [data-act="more"]');
  await kim.click('[data-act="remove"]');
  assert.match(await kim.textContent('.sure'), /Remove Mia\?/);
  await kim.click('[data-act="remove-yes"]');
  await mia.getByText('The host has removed you from this table.').first().waitFor();
  await inLog(kim, 'Mia was removed by the host');
  await kim.click('[data-act="allow"]');
  await mia.reload();
  await mia.fill('input[name="name"]', 'Mia');
  await mia.click('[data-act="take-seat"], [data-act="sit"]');
  await mia.waitForSelector('main.game[data-phase]');
  await inLog(kim, 'Mia has sat down.');
  await kim.click('li[data-seat="1"] [data-act="more"]');
  await kim.click('[data-act="make-host"]');
  await inLog(kim, 'Mia is the host now.');
  await inLog(mia, 'You are the host now.');
  await kim.waitForSelector('[data-manner="undo"]', { state: 'detached' });
  assert.deepEqual(table.faults(), []);
  await table.close();
});

test('Manners change during play, and a lost seat comes back by its link', async () => {
  const table = await open();
  const [kim, mia] = table.pages;
  const hand = (await handCards(mia)).map((one) => one.card);
  await kim.click('[data-act="people"]');
  await kim.selectOption('[data-manner="turn_timer"]', '90');
  await inLog(mia, 'New table manners: 90 seconds for a turn.');
  await mia.waitForSelector('[data-clock]');
  // The computers' pace is the host's to choose.
  await mia.getByRole('button', { name: 'Settings' }).click();
  assert.equal(await mia.getByLabel('Calmly').count(), 0);
  await mia.keyboard.press('Escape');
  await kim.click('li[data-seat="1"] [data-act="more"]');
  await kim.click('[data-act="seat-link"]');
  const link = await kim.getAttribute('li[data-seat="1"] [data-link]', 'data-link');
  const { page, context } = await openPage(browser, server, { viewport: { width: 390, height: 844 } });
  await page.goto(link);
  await page.click('[data-act="take-seat"], [data-act="sit"]');
  await page.waitForSelector('main.game[data-phase]');
  assert.deepEqual((await handCards(page)).map((one) => one.card).sort(), hand.sort());
  await mia.getByText('Your seat is open in another browser now.').first().waitFor();
  assert.deepEqual(table.faults(), []);
  await context.close();
  await table.close();
});

test('Who loses the network is shown as away, a computer plays on, and they come back in mid-match', async () => {
  const table = await open({ levels: [], manners: { away_seconds: '15' } });
  const [kim, mia] = table.pages;
  // It is to be Mia's turn when she goes.
  if ((await state(kim)).mine) {
    const player = screen(kim);
    await ready(kim);
    await player.draw();
    await player.discard();
  }
  await mia.waitForFunction(() => {
    const game = document.querySelector('main.game');
    return game.dataset.turn === game.dataset.you;
  });
  await mia.goto('about:blank');
  await kim.waitForSelector('.seat[data-seat="1"][data-away="yes"]');
  assert.match(await kim.getAttribute('.seat[data-seat="1"]', 'aria-label'), /away/);
  await kim.waitForSelector('.seat[data-seat="1"][data-played="yes"]', { timeout: 60_000 });
  await inLog(kim, 'Mia is away: a computer plays for now');
  await ready(kim);
  await mia.goto(`${server.address}/t/${table.id}`);
  await mia.waitForSelector('main.game[data-phase]');
  await kim.waitForSelector('.seat[data-seat="1"][data-played="no"][data-away="no"]');
  await inLog(kim, 'Mia is back.');
  await table.close();
});

test('Two people and a computer play to the end; deals are checked; the rematch is one table for both', async () => {
  const table = await open({ rules: { rounds: '2' } });
  const [kim, mia] = table.pages;
  await Promise.all(table.pages.map((page) => screen(page).match((now) => now.ended === 'match')));
  for (const page of table.pages) {
    await page.waitForSelector('[data-deal-check="fair"]');
    assert.match(await page.textContent('[data-deal-check]'), /Deal checked ✓/);
  }
  assert.deepEqual(await findings(kim), []);
  await mia.click('[data-act="again"]');
  await mia.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(table.id));
  await kim.waitForSelector('[data-asked]');
  await kim.click('[data-act="again"]');
  await kim.waitForURL((url) => !url.pathname.endsWith(table.id));
  assert.equal(new URL(kim.url()).pathname, new URL(mia.url()).pathname);
  for (const page of table.pages) await page.waitForSelector('main.game[data-phase]');
  assert.deepEqual(table.faults(), []);
  await table.close();
});

test('One’s turn makes itself known once: title, sound, vibration; each off by its switch', async () => {
  // Cards are silent here: what is counted are the notices.
  const table = await open({ levels: [], options: { prefs: { sound: false } } });
  const count = (page) => page.evaluate(() => globalThis.noted);
  const [one, other] = (await state(table.pages[0])).mine ? table.pages : [...table.pages].reverse();
  for (const page of table.pages) {
    await page.evaluate(() => {
      globalThis.noted = { sounds: 0, shakes: 0 };
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (at) {
        globalThis.noted.sounds++;
        return start.call(this, at);
      };
      navigator.vibrate = () => (globalThis.noted.shakes++, true);
    });
  }
  const turn = async (page) => {
    await ready(page);
    const player = screen(page);
    await player.draw();
    await player.discard();
  };
  assert.doesNotMatch(await other.title(), /^●/);
  await turn(one);
  await ready(other);
  assert.match(await other.title(), /^●/);
  assert.doesNotMatch(await one.title(), /^●/);
  // Two notes and one shake for the turn, nothing for who has just played.
  assert.deepEqual(await count(other), { sounds: 2, shakes: 1 });
  assert.deepEqual(await count(one), { sounds: 0, shakes: 0 });
  await one.getByRole('button', { name: 'Settings' }).click();
  for (const name of ['notice-title', 'notice-sound', 'notice-shake'])
    await one.uncheck(`input[name="${name}"]`);
  await one.keyboard.press('Escape');
  await turn(other);
  await ready(one);
  assert.deepEqual(await count(one), { sounds: 0, shakes: 0 });
  assert.doesNotMatch(await one.title(), /^●/);
  assert.deepEqual(table.faults(), []);
  await table.close();
});

test('Two windows of one player show the same table; a move counts once', async () => {
  const table = await open({ levels: [] });
  const [kim] = table.pages;
  const second = await table.people[0].context.newPage();
  await second.goto(`${server.address}/t/${table.id}`);
  await second.waitForSelector('main.game[data-phase]');
  if (!(await state(kim)).mine) {
    const player = screen(table.pages[1]);
    await ready(table.pages[1]);
    await player.draw();
    await player.discard();
  }
  await Promise.all([ready(kim), ready(second)]);
  const before = (await handCards(kim)).length;
  // Both at once: the server takes the first, the second is told that the table has moved on. The clicks do not wait
  // for the button: the window that is later may have heard of the other's draw, and then its stock is shut for good.
  await Promise.all([kim, second].map((page) => page.$eval('[data-zone="stock"]', (stock) => stock.click())));
  for (const page of [kim, second]) {
    await page.waitForSelector('main.game[data-phase="play"][data-busy="no"]');
    assert.equal((await handCards(page)).length, before + 1);
  }
  assert.deepEqual(
    (await handCards(kim)).map((card) => card.card).sort(),
    (await handCards(second)).map((card) => card.card).sort(),
  );
  assert.deepEqual(table.faults(), []);
  await table.close();
});

test('After the match the host changes a rule first; both are told what is different', async () => {
  const table = await open({ levels: [], rules: { rounds: '1' } });
  const [kim, mia] = table.pages;
  await Promise.all(table.pages.map((page) => screen(page).match((now) => now.ended === 'match')));
  // Only the host may change the rules.
  assert.equal(await mia.$('[data-act="again-rules"]'), null);
  await kim.click('[data-act="again-rules"]');
  await kim.waitForSelector('.lobby[data-link="open"]');
  await mia.waitForSelector('[data-asked]');
  await mia.click('[data-act="again"]');
  await mia.waitForSelector('.lobby[data-link="open"]');
  await kim.click('[data-act="choose-preset"]');
  await kim.click('[data-act="all-presets"]');
  await kim.click('[data-preset="short"]');
  await kim.click('[data-act="use-rules"]:not(:disabled)');
  await kim.waitForFunction(() => document.querySelector('dialog[open]') === null);
  await kim.click('[data-act="start-match"]');
  for (const page of table.pages) {
    await page.waitForSelector('main.game[data-phase]');
    assert.match(
      await page.textContent('[data-rules-changed]'),
      /2 rules are different from your last match: Play to and Fixed rounds/,
    );
  }
  await findings(kim).then((found) => assert.deepEqual(found, []));
  assert.deepEqual(table.faults(), []);
  await table.close();
});

test('The host leaves, and the role goes on; who comes later takes the seat of a computer', async () => {
  const table = await open({ manners: { turn_timer: '30' } });
  const [kim, mia] = table.pages;
  await kim.click('[data-act="people"]');
  await kim.click('[data-act="leave"]');
  await kim.click('[data-act="leave-yes"]');
  await inLog(mia, 'You are the host now.');
  assert.match(await said(mia), /You are the host now/);
  const { page, context } = await openPage(browser, server, { viewport: { width: 390, height: 844 } });
  await page.goto(`${server.address}/t/${table.id}`);
  await page.fill('input[name="name"]', 'Nele');
  await page.click('[data-act="sit"], [data-act="take-seat"]');
  await page.waitForSelector('main.game[data-phase]');
  await inLog(mia, 'Nele has sat down.');
  assert.ok((await handCards(page)).length > 0);
  assert.deepEqual(table.faults(), []);
  await context.close();
  await table.close();
});

if (LONG) {
  test('A turn that takes too long is finished by a computer; the clock shows it coming', async () => {
    const table = await open({ levels: [], manners: { turn_timer: '30' } });
    const [one, other] = (await state(table.pages[0])).mine ? table.pages : [...table.pages].reverse();
    const name = one === table.pages[0] ? 'Kim' : 'Mia';
    await one.waitForSelector('[data-clock]');
    await one.waitForSelector('.ring.late', { timeout: 60_000 });
    assert.match(await said(one), /Ten seconds left/);
    await inLog(one, 'Your time is up: a computer finishes your turn.');
    await inLog(other, `${name}’s time is up: a computer finishes the turn.`);
    await ready(other);
    assert.deepEqual(table.faults(), []);
    await table.close();
  });
}
