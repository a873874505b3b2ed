// Each special move of the rules, done on the screen with purpose, from a position made for it: seen, logged, said.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { movedOn, openBrowser, openPage, state } from './lib.mjs';
import { openStaged } from './staged.mjs';

let staged;
let browser;
before(async () => {
  staged = await openStaged();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await staged?.stop();
});

/** A page at a position; `done` gives what was wrong with the page and closes it. */
async function at(lines, options = {}) {
  const { page, context, faults } = await openPage(
    browser,
    { address: 'http://127.0.0.1' },
    { viewport: { width: 1280, height: 800 } },
  );
  await staged.at(page, lines, options);
  return {
    page,
    async done() {
      const own = faults.filter((fault) => !fault.startsWith('foreign request: http://127.0.0.1'));
      assert.deepEqual(own, []);
      await context.close();
    },
  };
}
const tap = async (page, ...cards) => {
  for (const card of cards)
    await page
      .locator(`[data-hand][data-card="${card}"]`)
      .first()
      .click({ position: { x: 10, y: 14 } });
};
const button = (page, act) => page.click(`[data-zone="bar"] [data-act="${act}"]`);
const log = (page) => page.$$eval('.log li', (lines) => lines.map((line) => line.textContent.trim()));
const said = (page) => page.evaluate(() => globalThis.said.join(' '));
/** Does something and waits until the table has moved on. */
async function moves(page, act) {
  const { seq } = await state(page);
  await act();
  await movedOn(page, seq);
}
const has = (lines, part) =>
  assert.ok(
    lines.some((line) => line.includes(part)),
    `${part}\n${lines.join('\n')}`,
  );
const choices = (page) =>
  page.$$eval('.choice button:not(.quiet)', (all) =>
    all.map((one) => one.textContent.replace(/\s+/g, ' ').trim()),
  );

test('R04 an ace goes to the end that one chooses', async () => {
  const { page, done } = await at([
    'hand Kim: AD 9S 4C',
    'hand Ada: 5H 6C',
    'meld 1: 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD by Ada',
    'pile: 3H',
    'stock: 7C 8C',
    'turn: Kim play',
  ]);
  await tap(page, 'AD');
  await page.click('[data-meld="1"]');
  assert.equal(await page.textContent('.choice p'), 'At which end?');
  const words = await choices(page);
  has(words, 'Low end: A♦ before 2♦ · 1');
  has(words, 'High end: A♦ after K♦ · 15');
  await moves(page, () => page.getByRole('button', { name: /High end/ }).click());
  has(await log(page), 'You laid A♦ on Ada’s run 2–A♦: 15 points.');
  await done();
});

test('A joker is given its name where several would do', async () => {
  const { page, done } = await at(
    ['hand Kim: 6H 7H JK 2C', 'hand Ada: 5S 6C', 'pile: 3H', 'stock: 7C 8C', 'turn: Kim play'],
    { set: { jokers_per_deck: 2 } },
  );
  await tap(page, '6H', '7H', 'JK');
  await button(page, 'meld');
  assert.equal(await page.textContent('.choice p'), 'What should the joker stand for?');
  has(await choices(page), '8♥');
  has(await choices(page), '5♥');
  await moves(page, () => page.locator('.choice button', { hasText: '8♥ ·' }).click());
  has(await log(page), 'You melded 6♥ 7♥ ★ as 8♥');
  assert.match(await said(page), /joker as 8 of hearts/);
  assert.equal(await page.locator('[data-meld="1"] .as').textContent(), '8♥');
  await done();
});

test('R17 a joker is swapped, named in the log, and has to be played before the discard', async () => {
  const { page, done } = await at(
    [
      'hand Kim: 5H 10S JS 2C',
      'hand Ada: 5S 6C',
      'meld 1: 3H 4H JK=5H by Ada',
      'pile: 3D',
      'stock: 7C 8C',
      'turn: Kim play',
    ],
    { set: { jokers_per_deck: 2, joker_swap: 'same_turn' } },
  );
  await tap(page, '5H');
  await moves(page, () => button(page, 'swap'));
  has(await log(page), 'You swapped 5♥ for the joker in Ada’s run');
  has(await log(page), 'Ada loses');
  assert.match(await page.textContent('.note'), /Play the joker now/);
  await tap(page, '2C');
  await button(page, 'why');
  assert.match(
    await page.textContent('[data-refusal]'),
    /joker that you got by a swap has to be played before you discard/,
  );
  await tap(page, '2C');
  await tap(page, '10S', 'JS', 'JK');
  await button(page, 'meld');
  await moves(page, () => page.locator('.choice button', { hasText: 'Q♠ ·' }).click());
  await tap(page, '2C');
  await moves(page, () => button(page, 'discard'));
  assert.match(await said(page), /You swapped 5 of hearts for the joker/);
  await done();
});

test('R09 and R10 one floats, draws the stock only, and goes out by discarding', async () => {
  const { page, done } = await at(
    ['hand Kim: 9S 9H 9D', 'hand Ada: 5S 6C 8H 8D', 'pile: 3D', 'stock: 7C 8C 2S KH 4H', 'turn: Kim play'],
    { set: { going_out: 'float' } },
  );
  await tap(page, '9S', '9H', '9D');
  await moves(page, () => button(page, 'meld'));
  has(await log(page), 'You have no cards left and float.');
  assert.match(await said(page), /You have no cards left and float/);
  await moves(page, () => staged.act(page, 1, 'draw'));
  await moves(page, () => staged.act(page, 1, 'discard 6C'));
  assert.match(await page.textContent('.note'), /You have no cards: draw one/);
  assert.equal(await page.locator('[data-pile].can').count(), 0);
  await moves(page, () => page.click('[data-zone="stock"]'));
  await page.locator('[data-hand]').click();
  await moves(page, () => button(page, 'discard'));
  await page.waitForSelector('.sheet');
  assert.match(await page.textContent('#sheet-title'), /You went out/);
  await done();
});

test('R30 who stands plays the whole hand out and earns the bonus', async () => {
  const { page, done } = await at(
    [
      'hand Kim: 3S 4S 5S 9S 9H 9D KH',
      'hand Ada: 5H 6C 8H 8D',
      'pile: 3D',
      'stock: 7C 8C 2S',
      'fresh: Kim, Ada',
      'turn: Kim draw',
    ],
    { set: { first_turn_bonus: 25 } },
  );
  await moves(page, () => button(page, 'stand'));
  assert.match(await page.textContent('.note'), /You stand: play out your whole hand/);
  await tap(page, '3S', '4S', '5S');
  await moves(page, () => button(page, 'meld'));
  await tap(page, '9S', '9H', '9D');
  await moves(page, () => button(page, 'meld'));
  await tap(page, 'KH');
  await moves(page, () => button(page, 'discard'));
  await page.waitForSelector('.sheet');
  has(await log(page), 'You stand and go out.');
  const row = await page.textContent('.sheet tbody tr.you:not(.rest)');
  assert.match(row.replace(/\s+/g, ' '), /\+25 ?first turn/);
  assert.match(await said(page), /bonus 25/);
  await done();
});

test('R11 an empty stock: one passes, and the round ends', async () => {
  const { page, done } = await at([
    'hand Kim: 3S 4S',
    'hand Ada: 5H 6C',
    'pile: 3D KS',
    'stock:',
    'turn: Kim draw',
  ]);
  assert.match(await page.textContent('.note'), /The stock is empty/);
  await moves(page, () => page.click('[data-zone="bar"] [data-act="pass"]'));
  await page.waitForSelector('.sheet');
  has(await log(page), 'You passed.');
  assert.match(await said(page), /You passed\. Round \d+ is over: the stock ran out/);
  await done();
});

test('R28 a pot is collected: chips on the plate, in the log, and said', async () => {
  const { page, done } = await at(
    [
      'hand Kim: KC 2S 3H',
      'hand Ada: 5H 6C',
      'meld 1: KS KH KD by Ada',
      'pile: 3D',
      'stock: 7C 8C',
      'turn: Kim play',
    ],
    { set: { boodle: 'on' } },
  );
  assert.match(await page.textContent('.pots'), /K♣/);
  await tap(page, 'KC');
  await moves(page, () => page.click('[data-meld="1"]'));
  const chips = /You take the pot of K♣: (.*) chips?\./.exec((await log(page)).join('\n'));
  assert.ok(chips, (await log(page)).join('\n'));
  assert.match(await said(page), /You take the pot of king of clubs/);
  assert.match(await page.textContent('.me'), /◉/);
  await done();
});

test('R12 after a discard one calls Rummy and lays the card off, while another is to draw', async () => {
  const { page, done } = await at(
    [
      'hand Kim: 2S 3H',
      'hand Ada: 5H 6C 10C',
      'hand Cy: JH QS',
      'meld 1: 7C 8C 9C by Ada',
      'pile: 3D',
      'stock: 7D 8H 4S',
      'turn: Ada play',
    ],
    { seats: 'Kim, Ada, Cy', set: { rummy_call: 'last_discard' } },
  );
  await moves(page, () => staged.act(page, 1, 'discard 10C'));
  assert.equal((await state(page)).phase, 'call');
  assert.match(await page.textContent('.note'), /10♣ can be called.*If several call/);
  assert.match(await page.textContent('.seconds'), /[1-5]/);
  assert.match(await said(page), /You can call Rummy for 10 of clubs/);
  await moves(page, () => button(page, 'call'));
  has(await log(page), 'You called Rummy for 10♣.');
  has(await log(page), 'You laid 10♣ on Ada’s run 7–10♣: 10 points.');
  await done();
});

test('R14 in the full form the caller takes the pile from that card on, and must play it', async () => {
  const { page, done } = await at(
    [
      'hand Kim: 2D KH',
      'hand Ada: 5D 6C 2S',
      'hand Cy: JH QS',
      'meld 1: 4H 5H 6H by Ada',
      'pile: 3H 7D JC',
      'stock: 7S 8H 4S',
      'turn: Ada play',
    ],
    { seats: 'Kim, Ada, Cy', set: { rummy_call: 'full' } },
  );
  await moves(page, () => staged.act(page, 1, 'discard 2S'));
  assert.match(await page.textContent('[data-zone="bar"] [data-act="call"]'), /Rummy! Take 3♥ and 3 more/);
  await moves(page, () => button(page, 'call'));
  assert.match(await page.textContent('.note'), /Play 3♥ now/);
  await tap(page, 'KH');
  await button(page, 'why');
  assert.match(await page.textContent('[data-refusal]'), /3♥ .*has to be played/);
  assert.match(await page.textContent('[data-act="rule"]'), /Rules §4/);
  await tap(page, 'KH');
  await tap(page, '3H');
  await moves(page, () => page.click('[data-meld="1"]'));
  has(await log(page), 'You laid 3♥ on Ada’s run');
  await done();
});

test('R19 a card that fits two melds asks which, beside the button, with the points', async () => {
  const { page, done } = await at([
    'hand Kim: 7S 2D KH',
    'hand Ada: 5D 6C 2S',
    'meld 1: 7H 7D 7C by Ada',
    'meld 2: 8S 9S 10S by Kim',
    'pile: 3H',
    'stock: 4D 8H 4S',
    'turn: Kim play',
  ]);
  await tap(page, '7S');
  await button(page, 'lay');
  assert.equal(await page.textContent('.choice p'), 'On which meld?');
  assert.equal((await choices(page)).length, 2);
  await moves(page, () => page.locator('.choice button', { hasText: 'sevens' }).click());
  has(await log(page), 'You laid 7♠ on Ada’s sevens');
  // Where a meld will not have a card, the sentence stands beside that meld, with its paragraph.
  await tap(page, 'KH');
  await page.evaluate(() => globalThis.table.playOn(2));
  await page.waitForSelector('[data-refusal].beside');
  assert.match(await page.textContent('[data-refusal]'), /K♥ does not fit there\..*Rules §3/s);
  await done();
});

test('Reaching for a pile card shows what it would make before one commits', async () => {
  const { page, done } = await at([
    'hand Kim: 6D KH 2S',
    'hand Ada: 5H 6C',
    'meld 1: AD 2D 3D by Ada',
    'pile: 4D 5D QS',
    'stock: 4C 8H 4S',
    'turn: Kim draw',
  ]);
  await page.click('[data-pile="0"]', { position: { x: 10, y: 14 } });
  await page.waitForFunction(() => document.querySelector('.note')?.textContent.includes('would make'));
  const note = await page.textContent('.note');
  assert.match(note, /4♦ would make: Ada’s run A–3♦ · 4, 4♦ 5♦ 6♦ · 15/);
  assert.match(note, /you must play 4♦/);
  assert.equal(await page.locator('.meld.soon').count(), 1);
  assert.equal(await page.locator('[data-hand].near').count(), 1);
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.meld.soon').count(), 0);
  await done();
});
