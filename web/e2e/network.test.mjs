// Lost networks, reloads, a killed server, a second tab: nothing is lost and the page says what is the matter.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { movedOn, openBrowser, openPage, openTable, PATIENCE, ready, serve, state } from './lib.mjs';
import { handCards, Screen } from './play.mjs';
import { proxyTo } from './proxy.mjs';

let server;
let browser;
let proxy;
before(async () => {
  server = await serve();
  browser = await openBrowser();
});
after(async () => {
  proxy?.stop();
  await browser?.close();
  await server?.stop();
});

const MOUSE = { viewport: { width: 1100, height: 760 } };

/** What the server itself says of the table now, over a socket of its own. */
function truth(page) {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const id = location.pathname.split('/').at(-1);
        const socket = new WebSocket(`ws://${location.host}/tables/${id}/socket`);
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, since: null }));
        socket.onerror = () => reject(new Error('no socket'));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type !== 'view') return;
          socket.close();
          resolve({
            seq: message.seq,
            hand: message.own.hand,
            pile: message.public.pile,
            phase: message.public.phase,
          });
        };
      }),
  );
}

async function shown(page) {
  return page.evaluate(() => ({
    hand: [...document.querySelectorAll('[data-hand]')].map((card) => card.dataset.card),
    pile: [...document.querySelectorAll('[data-pile]')].map((card) => card.dataset.card),
  }));
}

async function sameAsServer(page) {
  const real = await truth(page);
  await page.waitForFunction(
    (seq) => Number(document.querySelector('main.game')?.dataset.seq) >= seq,
    real.seq,
  );
  const seen = await shown(page);
  assert.deepEqual([...seen.hand].sort(), [...real.hand].sort());
  assert.deepEqual(seen.pile, real.pile);
}

test('a match that is reloaded and loses the network in the middle', async () => {
  proxy = await proxyTo(Number(new URL(server.address).port));
  const { page, context, faults } = await openPage(browser, proxy, MOUSE);
  await openTable(page, proxy, { levels: ['casual'], rules: { target: '50', hand_size: '7' } });
  const player = new Screen(page, (selector, where) => page.click(selector, where));
  let steps = 0;
  await player.match(async () => {
    steps++;
    if (steps % 5 === 2) {
      await page.reload();
      await page.waitForSelector('main.game[data-link="open"]');
    }
    if (steps % 7 === 3) {
      proxy.cut();
      await page.waitForSelector('[data-banner]');
      proxy.mend();
      await page.waitForSelector('main.game[data-link="open"]');
      await page.waitForSelector('[data-banner]', { state: 'detached' });
    }
    // What the sheet or a lost moment changed is seen at the next round of the loop.
    return false;
  });
  assert.equal((await state(page)).ended, 'match');
  assert.ok(steps > 4);
  assert.deepEqual(faults, []);
  await context.close();
});

test('B40 a killed server: a banner within 5 s, then the live table without a reload', async () => {
  const { page, context, faults } = await openPage(browser, server, MOUSE);
  await openTable(page, server);
  await ready(page);
  await page.evaluate(() => (globalThis.sameDocument = true));
  const before = await truth(page);
  await server.kill();
  await page.waitForSelector('[data-banner]', { timeout: 5000 });
  await server.again();
  await page.waitForSelector('main.game[data-link="open"]');
  await page.waitForSelector('[data-banner]', { state: 'detached' });
  assert.equal(await page.evaluate(() => globalThis.sameDocument), true);
  await ready(page);
  await sameAsServer(page);
  assert.ok((await state(page)).seq >= before.seq);
  const { seq } = await state(page);
  await page.click('[data-zone="stock"]');
  await movedOn(page, seq);
  const said = await page.evaluate(() => globalThis.said);
  assert.ok(
    said.some((text) => /Connection lost/.test(text)) && said.some((text) => /Connected again/.test(text)),
  );
  assert.deepEqual(
    faults.filter((fault) => !/Failed to load resource/.test(fault)),
    [],
  );
  await context.close();
});

test('B43 no answer within 2 s shows "Sending …", and the move is played once the wire is back', async () => {
  const { page, context } = await openPage(browser, proxy, MOUSE);
  proxy.mend();
  await openTable(page, proxy);
  await ready(page);
  const { seq } = await state(page);
  proxy.stall();
  await page.click('[data-zone="stock"]');
  await page.getByText('Sending …').waitFor({ timeout: 6000 });
  // Nothing can be done twice while it is on its way.
  assert.equal(await page.getAttribute('[data-zone="stock"]', 'aria-disabled'), 'true');
  proxy.mend();
  await movedOn(page, seq);
  assert.equal(await page.locator('[data-hand]').count(), 8);
  await sameAsServer(page);
  await context.close();
});

test('B17 a selected card that leaves the hand leaves the selection too, in a second tab as well', async () => {
  const { page, context, faults } = await openPage(browser, server, MOUSE);
  await openTable(page, server);
  await ready(page);
  await page.click('[data-zone="stock"]');
  await page.waitForSelector('main[data-phase="play"]');
  const other = await context.newPage();
  await other.goto(page.url());
  await ready(other);
  // In the first tab three cards are chosen, one of which the second tab discards.
  const screen = new Screen(other, (selector, where) => other.click(selector, where));
  const cards = (await handCards(page)).slice(-3);
  for (const { id } of cards) await page.click(`[data-hand="${id}"]`);
  assert.equal(await page.locator('[data-hand][aria-pressed="true"]').count(), 3);
  const lost = cards[2].card;
  await screen.choose([lost]);
  await screen.act('discard');
  await page.waitForFunction((id) => !document.querySelector(`[data-hand="${id}"]`), cards[2].id);
  assert.equal(await page.locator('[data-hand][aria-pressed="true"]').count(), 2);
  const chosen = await page.$$eval('[data-hand][aria-pressed="true"]', (found) =>
    found.map((one) => one.dataset.hand),
  );
  assert.ok(!chosen.includes(cards[2].id));
  await ready(page);
  await sameAsServer(page);
  await sameAsServer(other);
  assert.deepEqual(faults, []);
  await context.close();
});

test('B56 a reload while another player is on turn offers nothing, and a forged move is refused', async () => {
  const { page, context, faults } = await openPage(browser, server, MOUSE);
  await openTable(page, server, { levels: ['casual', 'casual', 'casual'], pace: 'calm' });
  // Until somebody else is on turn: ours is over with a discard.
  const screen = new Screen(page, (selector, where) => page.click(selector, where));
  const first = await state(page);
  if (first.mine) {
    await ready(page);
    await screen.draw();
    await screen.discard();
  }
  await page.waitForSelector('main.game:not([data-turn="0"])[data-phase]');
  await page.reload();
  await page.waitForSelector('main.game[data-link="open"]');
  assert.equal((await state(page)).mine, false);
  assert.equal(await page.locator('[data-zone="bar"] [data-act]').count(), 0);
  assert.equal(await page.getAttribute('[data-zone="stock"]', 'aria-disabled'), 'true');
  const answer = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const id = location.pathname.split('/').at(-1);
        const socket = new WebSocket(`ws://${location.host}/tables/${id}/socket`);
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, since: null }));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'view') {
            socket.send(
              JSON.stringify({ type: 'move', id: 'forged', seq: message.seq, move: { type: 'draw' } }),
            );
          }
          if (message.type === 'refused') resolve(message.code);
          if (message.type === 'ack') resolve('ack');
        };
      }),
  );
  assert.ok(['not_your_turn', 'stale', 'call_window'].includes(answer), answer);
  assert.deepEqual(faults, []);
  await context.close();
});

test('B118 quick clicks, one to five, on every card and on nothing lose no card', async () => {
  const { page, context, faults } = await openPage(browser, server, {
    ...MOUSE,
    reducedMotion: 'no-preference',
  });
  await openTable(page, server, { pace: 'calm' });
  await ready(page);
  await page.click('[data-zone="stock"]');
  await page.waitForSelector('main[data-phase="play"]');
  const count = await page.locator('[data-hand]').count();
  const cards = await handCards(page);
  for (const [index, { id }] of cards.entries()) {
    const box = await page.locator(`[data-hand="${id}"]`).boundingBox();
    const clicks = (index % 5) + 1;
    await page.mouse.click(box.x + 12, box.y + 30, { clickCount: clicks, delay: 20 });
  }
  await page.mouse.click(300, 200, { clickCount: 3, delay: 20 });
  assert.equal(await page.locator('[data-hand]').count(), count);
  assert.equal(await page.locator('.ghost:not([data-back])').count(), 0);
  const visible = await page.$$eval('[data-hand]', (found) =>
    found.every((one) => Number(getComputedStyle(one).opacity) === 1),
  );
  assert.ok(visible);
  await sameAsServer(page);
  assert.deepEqual(faults, []);
  await context.close();
});

test('B119 a reload at any point of a movement shows what the server has', async () => {
  const { page, context, faults } = await openPage(browser, server, {
    ...MOUSE,
    reducedMotion: 'no-preference',
  });
  await openTable(page, server);
  for (let point = 0; point < 10; point++) {
    const now = await ready(page);
    if (now.ended !== null) {
      await page.click('.sheet [data-act]');
      await page.waitForSelector('.sheet', { state: 'detached' });
      continue;
    }
    if (now.phase === 'draw') {
      const drawn = await page.$('[data-zone="stock"][aria-disabled="false"]');
      if (!drawn) break;
      await drawn.click();
    } else {
      const last = page.locator('[data-hand]').last();
      await last.click();
      if (await page.$('[data-act="discard"]')) await page.click('[data-act="discard"]');
      else await page.click('[data-hand][aria-pressed="true"]');
    }
    // So many frames into the flight.
    await page.evaluate(
      (frames) =>
        new Promise((resolve) => {
          const next = () => (frames-- > 0 ? requestAnimationFrame(next) : resolve());
          next();
        }),
      point * 2,
    );
    await page.reload();
    await page.waitForSelector('main.game[data-link="open"]');
    if ((await state(page)).ended === null) {
      await page.waitForFunction(
        () => document.querySelector('main.game').dataset.turn === '0' || document.querySelector('.sheet'),
        null,
        {
          timeout: PATIENCE,
        },
      );
      await sameAsServer(page);
    }
  }
  assert.deepEqual(faults, []);
  await context.close();
});
