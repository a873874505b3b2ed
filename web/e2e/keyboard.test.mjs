// A match by keyboard alone. The player knows nothing but what is said: live regions and the names of what has the focus.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, openTable, PATIENCE, serving } from './lib.mjs';
import { likelyMelds } from './play.mjs';

const { server, browser } = await serving();

// One's turn begins, with cards in the stock or without.
const YOURS = /Your turn: (draw|the stock is empty)/;

const RANK = { ace: 'A', jack: 'J', queen: 'Q', king: 'K' };
const SUIT = { spades: 'S', hearts: 'H', diamonds: 'D', clubs: 'C' };

/** "queen of hearts, new, selected" → "QH" */
function cardOf(label) {
  const [, rank, suit] = /^(\w+) of (\w+)/.exec(label) ?? [];
  return rank ? (RANK[rank] ?? rank) + SUIT[suit] : null;
}

class Listener {
  constructor(page) {
    this.page = page;
    this.heard = 0;
  }

  /** Waits until something new is said that matches one of the patterns; gives the text. */
  async hear(...patterns) {
    return this.hearWithin(PATIENCE, ...patterns);
  }

  /** Waits so long; a failure tells what was said instead. */
  async hearWithin(timeout, ...patterns) {
    const waiting = this.page.waitForFunction(
      ([from, sources]) => {
        for (let i = from; i < globalThis.said.length; i++) {
          if (sources.some((source) => new RegExp(source).test(globalThis.said[i])))
            return { at: i, text: globalThis.said[i] };
        }
        return null;
      },
      [this.heard, patterns.map((pattern) => pattern.source)],
      { timeout },
    );
    const found = await waiting.catch(async (cause) => {
      throw new Error(`nothing like ${patterns.join(' or ')} was said: ${await this.recall()}`, { cause });
    });
    const { at, text } = await found.jsonValue();
    this.heard = at + 1;
    return text;
  }

  /** What was said last and what has the focus, for the message of a failure. */
  async recall() {
    const said = await this.page.evaluate(() => globalThis.said.slice(-6));
    const open = await this.page.$$eval('dialog[open], .sheet', (panels) => panels.map((p) => p.className));
    return JSON.stringify({ said, heard: this.heard, focus: await this.focus(), open });
  }

  /** The accessible name and state of what has the focus. */
  focus() {
    return this.page.evaluate(() => {
      const active = document.activeElement;
      return {
        name: active?.getAttribute('aria-label') ?? active?.textContent?.trim() ?? '',
        pressed: active?.getAttribute('aria-pressed'),
      };
    });
  }
}

class Keys {
  constructor(page) {
    this.page = page;
    this.ear = new Listener(page);
    this.melds = 0;
    this.takes = 0;
  }
  key(name) {
    return this.page.keyboard.press(name);
  }

  /** The labels along a zone, read by moving through it. */
  async walk(zone) {
    await this.key(zone);
    await this.key('Home');
    const labels = [];
    for (let last = null, i = 0; i < 60; i++) {
      const { name } = await this.ear.focus();
      // At the end the arrow stays: the same element has the focus still.
      const here = await this.page.evaluate(() => {
        globalThis.walkFrom ??= null;
        const same = globalThis.walkFrom === document.activeElement;
        globalThis.walkFrom = document.activeElement;
        return same;
      });
      if (here && last !== null) break;
      labels.push(name);
      last = name;
      await this.key('ArrowRight');
    }
    await this.page.evaluate(() => (globalThis.walkFrom = null));
    return labels;
  }

  async goTo(zone, index) {
    await this.key(zone);
    await this.key('Home');
    for (let i = 0; i < index; i++) await this.key('ArrowRight');
  }

  /** Draws. A key that comes while a panel closes goes to the panel, and a person presses it again. */
  async draw() {
    for (let tries = 1; ; tries++) {
      await this.key('d');
      try {
        await this.ear.hearWithin(PATIENCE / 3, /You drew/);
        return;
      } catch (error) {
        if (tries === 3) throw error;
      }
    }
  }

  async turn() {
    await this.draw();
    const hand = (await this.walk('h')).map(cardOf);
    for (const cards of likelyMelds(hand)) {
      for (const card of cards) {
        await this.goTo('h', hand.indexOf(card));
        await this.key('Space');
        assert.equal((await this.ear.focus()).pressed, 'true');
      }
      await this.key('m');
      const answer = await this.ear.hear(/You melded/, /\(Rules §\d\)/, /is over/);
      if (/is over/.test(answer)) return answer;
      if (/You melded/.test(answer)) {
        this.melds++;
        break;
      }
      await this.key('Escape');
    }
    await this.key('Escape');
    // The costliest card that may go.
    const left = await this.walk('h');
    for (let index = left.length - 1; index >= 0; index--) {
      await this.goTo('h', index);
      await this.key('Space');
      await this.key('x');
      const answer = await this.ear.hear(/You discarded/, /\(Rules §\d\)/, /is over/);
      if (!/Rules/.test(answer)) return answer;
      await this.key('Escape');
    }
    throw new Error('no card could be discarded');
  }
}

test('B112 a match by keyboard alone, judged by what is said', async () => {
  const { page, context, faults } = await openPage(browser, server, {
    viewport: { width: 1000, height: 700 },
  });
  await page.goto(server.address);
  await page.waitForSelector('[data-act="start"]');
  // By Tab to the form: the first choice from the keyboard too.
  await page.focus('select[name="computers"]');
  await page.keyboard.press('ArrowUp');
  await page.focus('select[name="target"]');
  await page.keyboard.press('Home');
  await page.focus('[data-act="start"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('main.game[data-phase]');

  const player = new Keys(page);
  let last = await player.ear.hear(YOURS, /is over/);
  let rounds = 0;
  for (let turns = 0; turns < 400; turns++) {
    if (/wins? the match/.test(last)) break;
    if (/is over/.test(last)) {
      rounds++;
      assert.match(last, /You: .*laid, .*in hand.*round .*total/);
      // What everybody was left with can be read by name.
      await page.waitForSelector('.sheet .left');
      const left = await page.$$eval('.sheet .left [role="img"]', (cards) =>
        cards.map((card) => card.getAttribute('aria-label')),
      );
      assert.equal(left.length, (await page.locator('.sheet .left .face').count()) / 2);
      assert.ok(left.every(cardOf), left.join());
      // The sheet took the focus: Enter goes on.
      await page.waitForFunction(() => document.activeElement?.textContent?.includes('Next round'));
      await page.keyboard.press('Enter');
      last = await player.ear.hear(/Round \d+\. .*Your hand/);
      if (!/Your turn/.test(last)) last = await player.ear.hear(YOURS, /is over/);
      continue;
    }
    if (/stock is empty/.test(last)) {
      await player.key('p');
      last = await player.ear.hear(/is over/);
      continue;
    }
    last = await player.turn();
    if (!/is over|wins? the match/.test(last) && !YOURS.test(last)) {
      last = await player.ear.hear(YOURS, /is over/);
    }
  }
  assert.match(last, /wins? the match/);
  assert.ok(rounds >= 0);

  // No double speech: no sentence stands in both regions, none is said twice by one event.
  const said = await page.evaluate(() => globalThis.said);
  const doubled = said.filter(
    (text, index) => index > 0 && text === said[index - 1] && !/drew a card|Rules|Place/.test(text),
  );
  assert.deepEqual(doubled, []);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the keys of the help are the keys that work, and the help opens by key', async () => {
  const { page, context, faults } = await openPage(browser, server);
  await page.goto(server.address);
  await page.click('[data-act="play"]');
  const ear = new Listener(page);
  await ear.hear(/Your turn: draw/);
  await page.waitForSelector('main.game[data-phase]');
  await page.keyboard.press('i');
  assert.match(await ear.hear(/cards in the stock/), /Your turn.*on the pile|Your turn.*pile/);
  await page.keyboard.press('o');
  await ear.hear(/Order of your hand: By rank/);
  await page.keyboard.press('h');
  await page.keyboard.press('Alt+ArrowRight');
  await ear.hear(/Place 2 of 7/);
  await page.keyboard.press('?');
  await page.waitForSelector('dialog[open] kbd');
  assert.ok((await page.locator('dialog[open] kbd').count()) >= 20);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  assert.deepEqual(faults, []);
  await context.close();
});

test('B113 after the moves of others the focus is where it was, and each event was said once', async () => {
  const { page, context, faults } = await openPage(browser, server, {
    viewport: { width: 1280, height: 800 },
  });
  await openTable(page, server, { levels: ['casual', 'casual', 'casual'] });
  const ear = new Listener(page);
  await ear.hear(/Your turn: draw/);
  await page.keyboard.press('d');
  await ear.hear(/You drew/);
  await page.keyboard.press('h');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await page.keyboard.press('x');
  await ear.hear(/You discarded/, /is over/);
  // The card went; the focus stayed in the hand.
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-hand'));
  await page.keyboard.press('Home');
  const focused = await page.evaluate(() => document.activeElement.dataset.hand);
  await ear.hear(/Your turn: draw/, /is over/);
  if (!(await page.$('.sheet'))) {
    assert.equal(await page.evaluate(() => document.activeElement.dataset.hand), focused);
  }
  const said = (await page.evaluate(() => globalThis.said)).join(' ');
  const log = await page.$$eval('.log li', (lines) => lines.map((line) => line.textContent));
  for (const verb of [/drew a card/g, /discarded/g, /melded/g, /Round \d+\. /g]) {
    const inLog = log.join(' ').match(verb)?.length ?? 0;
    assert.equal(said.match(verb)?.length ?? 0, inLog, `${verb}`);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

/** Where Tab leads from the top of the page, once round: the place of each thing and what surrounds it. */
async function tabbed(page) {
  await page.evaluate(() => document.activeElement?.blur());
  const found = [];
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate((rows) => {
      const at = document.activeElement;
      const { x, width } = at.getBoundingClientRect();
      return { body: at === document.body, row: rows.findIndex((row) => at.closest(row)), x: x + width / 2 };
    }, ROWS);
    if (here.body) return found;
    found.push(here);
  }
  throw new Error('Tab does not come round');
}
const ROWS = ['.head', '.middle', '.own > .me', '.own > .bar'];

test('Tab goes through each row of the table as the eye does, for either hand', async () => {
  for (const leftHanded of [false, true]) {
    const { page, context, faults } = await openPage(browser, server, {
      viewport: { width: 360, height: 640 },
      prefs: { leftHanded },
    });
    await openTable(page, server);
    await new Listener(page).hear(/Your turn: draw/);
    const found = await tabbed(page);
    for (const [index, row] of ROWS.entries()) {
      const places = found.filter((one) => one.row === index).map((one) => Math.round(one.x));
      assert.ok(places.length > 0, row);
      assert.deepEqual(
        places,
        [...places].sort((a, b) => a - b),
        `${row}, left-handed: ${leftHanded}`,
      );
    }
    // And from row to row downwards.
    const rows = found.map((one) => one.row).filter((row) => row >= 0);
    assert.deepEqual(
      rows,
      [...rows].sort((a, b) => a - b),
    );
    assert.deepEqual(faults, []);
    await context.close();
  }
});
