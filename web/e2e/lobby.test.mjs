// Before the play: tables with house rules, people who come by a link, seats, the door, other devices.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, openTable, post, serving } from './lib.mjs';
import { Screen } from './play.mjs';

const { server, browser } = await serving();

/** A browser of its own, as another person has one. */
async function person(options = {}) {
  return openPage(browser, server, { viewport: { width: 390, height: 844 }, ...options });
}

/** Opens a table with a lobby through the page's own form of request, and goes there; gives its address. */
async function openLobby(page, { name = 'Kim', seats = [{}], ...wish } = {}) {
  await page.goto(server.address);
  const { table: id } = await post(page, '/api/tables', {
    seats: [{ name }, ...seats],
    lobby: true,
    manners: { pace: 'instant' },
    ...wish,
  });
  const url = `${server.address}/t/${id}`;
  await page.goto(url);
  await page.waitForSelector('.lobby[data-link="open"]');
  return url;
}

/** Comes by the link and sits down. */
async function join(page, url, name) {
  await page.goto(url);
  await page.fill('input[name="name"]', name);
  await page.click('[data-act="sit"]');
  await page.waitForSelector('.lobby[data-link="open"]');
}

const seatNames = (page) =>
  page
    .locator('.ring [data-at]')
    .evaluateAll((all) => all.map((one) => one.querySelector('.name').textContent.trim()));
const waitForSeats = (page, names) =>
  page.waitForFunction((wanted) => {
    const all = [...document.querySelectorAll('.ring [data-at]')];
    return (
      JSON.stringify(all.map((one) => one.querySelector('.name').textContent.trim())) ===
      JSON.stringify(wanted)
    );
  }, names);

test('A host changes the rules, a friend comes by the link, sees what differs, and they play', async () => {
  const host = await person();
  const { page } = host;
  await page.goto(server.address);
  await page.click('[data-act="friends"]');
  await page.fill('input[name="name"]', 'Friederike-Charlotte');
  await page.click('[data-act="choose-preset"]');
  await page.click('[data-preset="joker_table"]');
  await page.waitForSelector('[data-preset-now="joker_table"]');

  // One field by search, another by a number of one's own.
  await page.click('[data-act="edit-rules"]');
  await page.fill('input[name="search"]', 'queen of spades');
  const queen = page.locator('[data-field="queen_of_spades"]');
  await queen.getByRole('textbox').fill('33');
  await queen.locator('.badge').waitFor();
  assert.equal(await page.locator('[data-field="target"]').count(), 0, 'only what was searched for is shown');
  await page.fill('input[name="search"]', '');
  await page.click('[data-group="match"] summary');
  await page.locator('[data-field="target"]').getByRole('textbox').fill('300');
  await page.waitForFunction(() => /300/.test(document.querySelector('dialog[open] .differs')?.textContent));
  await page.click('[data-act="use-rules"]');
  assert.match(await page.textContent('[data-differs]'), /33/);

  await page.click('[data-act="fewer"]');
  await page.click('[data-act="open"]');
  await page.waitForSelector('.lobby[data-link="open"]');
  const url = await page.getAttribute('[data-link^="http"]', 'data-link');
  assert.match(url, /\/t\/[a-z0-9]{16}$/);

  await page.click('[data-act="qr"]');
  assert.equal(await page.getAttribute('svg[data-qr]', 'data-qr'), url);
  assert.ok((await page.getAttribute('svg[data-qr] path', 'd')).length > 500);

  const friend = await person({ locale: 'de-DE' });
  await friend.page.goto(url);
  await friend.page.waitForSelector('[data-door="sit"]');
  await friend.page.waitForFunction(() => /300/.test(document.querySelector('[data-differs]')?.textContent));
  assert.match(await friend.page.textContent('[data-differs]'), /33/);
  await friend.page.click('[data-act="read-rules"]');
  await friend.page.waitForSelector('dialog[open] li[data-rule].differs');
  await friend.page.keyboard.press('Escape');
  await friend.page.fill('input[name="name"]', 'Ada');
  await friend.page.click('.ring [data-at="2"]');
  await friend.page.click('[data-act="sit"]');
  await friend.page.waitForSelector('.lobby[data-link="open"]');
  await waitForSeats(page, ['Friederike-Charlotte', 'free seat', 'Ada']);
  assert.equal(await friend.page.locator('[data-act="start-match"]').count(), 0, 'only the host starts');

  // With a free seat it does not start, and says why.
  assert.equal(await page.getAttribute('[data-act="start-match"]', 'aria-disabled'), 'true');
  assert.match(await page.textContent('#start-why'), /One seat is still free/);
  await page.click('.ring [data-at="1"]');
  await page.click('[data-level="beginner"]');
  await page.waitForSelector('[data-act="start-match"][aria-disabled="false"]');
  await page.click('[data-act="start-match"]');
  await Promise.all([host, friend].map((one) => one.page.waitForSelector('main.game')));
  assert.deepEqual([...host.faults, ...friend.faults], []);
  await host.context.close();
  await friend.context.close();
});

test('The host moves people by buttons, keys and dragging; teams have a colour and a sign', async () => {
  const host = await person({ viewport: { width: 1000, height: 900 } });
  const friend = await person();
  const url = await openLobby(host.page, { seats: [{}, { level: 'casual' }, {}], rules: { teams: '2' } });
  await join(friend.page, url, 'Zoe');
  const [, , computer] = await seatNames(host.page);
  await waitForSeats(host.page, ['Kim', 'Zoe', computer, 'free seat']);
  const signs = await host.page
    .locator('.ring [data-team]')
    .evaluateAll((all) =>
      all.map((one) => `${one.textContent.trim()} ${one.querySelector('path').getAttribute('d')}`),
    );
  assert.equal(new Set(signs).size, 2);
  assert.equal(signs[0], signs[2]);

  await host.page.click('.ring [data-at="1"]');
  await host.page.click('[data-swap="3"]');
  await waitForSeats(host.page, ['Kim', 'free seat', computer, 'Zoe']);
  await host.page.focus('.ring [data-at="3"]');
  await host.page.keyboard.press('Alt+ArrowLeft');
  await waitForSeats(host.page, ['Kim', 'free seat', 'Zoe', computer]);
  await waitForSeats(friend.page, ['Kim', 'free seat', 'Zoe', computer]);

  const from = await host.page.locator('.ring [data-at="2"]').boundingBox();
  const to = await host.page.locator('.ring [data-at="1"]').boundingBox();
  await host.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await host.page.mouse.down();
  await host.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await host.page.mouse.up();
  await waitForSeats(host.page, ['Kim', 'Zoe', 'free seat', computer]);

  await host.page.click('[data-act="add-seat"]');
  await waitForSeats(host.page, ['Kim', 'Zoe', 'free seat', computer, 'free seat']);
  assert.match(await host.page.textContent('#start-why'), /2 seats are still free/);
  // Five cannot be two teams: said where the host looks, with a way out.
  await host.page.waitForSelector('[data-problems="1"]');
  await host.page.click('[data-act="drop-free"]');
  await waitForSeats(host.page, ['Kim', 'Zoe', computer]);
  await host.page.waitForSelector('[data-act="mend"]');
  await host.page.click('[data-act="mend"]');
  await host.page.waitForSelector('[data-act="start-match"][aria-disabled="false"]');
  assert.equal(await host.page.locator('.ring [data-team]').count(), 0);

  // The host can hand the table on.
  await host.page.click('.ring [data-at="1"]');
  await host.page.click('[data-act="make-host"]');
  await friend.page.waitForSelector('[data-act="start-match"]');
  await host.page.waitForSelector('[data-act="start-match"]', { state: 'detached' });

  // Who leaves is at the start page, and the seat is free.
  await host.page.click('[data-act="leave"]');
  await host.page.click('[data-act="leave-sure"]');
  await host.page.waitForSelector('[data-act="play"]');
  await waitForSeats(friend.page, ['free seat', 'Zoe', computer]);
  assert.deepEqual([...host.faults, ...friend.faults], []);
  await host.context.close();
  await friend.context.close();
});

test('With a finger people are moved after a short hold; a swipe scrolls the page', async () => {
  const { page, context, faults } = await person({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await openLobby(page, { seats: [{}, { level: 'casual' }, {}] });
  const [, , computer] = await seatNames(page);
  const client = await context.newCDPSession(page);
  const middle = async (seat) => {
    const box = await page.locator(`.ring [data-at="${seat}"]`).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const touch = (type, points) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const [from, to] = [await middle(0), await middle(1)];
  await touch('touchStart', [from]);
  await page.waitForSelector('.chip.dragged');
  await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
  await touch('touchMove', [to]);
  await page.waitForSelector('.ring .over');
  await touch('touchEnd', []);
  await waitForSeats(page, ['free seat', 'Kim', computer, 'free seat']);
  assert.equal(await page.locator('dialog[open]').count(), 0, 'a drag opens nothing');

  const start = await middle(2);
  await touch('touchStart', [start]);
  for (let step = 1; step <= 8; step++) await touch('touchMove', [{ x: start.x, y: start.y - 10 * step }]);
  await touch('touchEnd', []);
  await page.waitForFunction(() => scrollY > 0);
  assert.equal(await page.locator('.chip.dragged').count(), 0);
  assert.deepEqual(await seatNames(page), ['free seat', 'Kim', computer, 'free seat']);
  assert.deepEqual(faults, []);
  await context.close();
});

test('B74 who is removed stands at the door and comes back only when the host allows it', async () => {
  const host = await person();
  const friend = await person();
  const url = await openLobby(host.page);
  await join(friend.page, url, 'Boris');
  await waitForSeats(host.page, ['Kim', 'Boris']);
  await host.page.click('.ring [data-at="1"]');
  await host.page.click('[data-act="ask-remove"]');
  await host.page.click('[data-act="remove-person"]');
  await friend.page.waitForSelector('[data-door="removed"]');
  await friend.page.reload();
  await friend.page.waitForSelector('[data-door="removed"]');
  assert.equal(await friend.page.locator('[data-act="sit"]').count(), 0);
  await host.page.click('[data-act="allow"]');
  await friend.page.waitForSelector('[data-door="sit"]');
  await join(friend.page, url, 'Boris');
  await waitForSeats(host.page, ['Kim', 'Boris']);
  assert.deepEqual([...host.faults, ...friend.faults], []);
  await host.context.close();
  await friend.context.close();
});

test('B64 a seat link gives the seat to another browser, and the old one is told', async () => {
  const host = await person();
  const old = await person();
  const other = await person();
  const url = await openLobby(host.page);
  await join(old.page, url, 'Ada');
  await waitForSeats(host.page, ['Kim', 'Ada']);
  await host.page.click('.ring [data-at="1"]');
  await host.page.click('[data-act="seat-link"]');
  const link = await host.page.getAttribute('dialog[open] [data-link]', 'data-link');
  assert.match(link, /\?seat=/);
  await other.page.goto(link);
  await other.page.waitForSelector('[data-seat-link]');
  await other.page.click('[data-act="take-seat"]');
  await other.page.waitForSelector('.lobby[data-link="open"]');
  assert.equal(new URL(other.page.url()).search, '');
  assert.deepEqual(await seatNames(other.page), ['Kim', 'Ada']);
  await old.page.waitForSelector('[data-notice]');
  await old.page.waitForSelector('[data-door="full"]');
  // The code works once.
  await old.page.goto(link);
  await old.page.click('[data-act="take-seat"]');
  await old.page.waitForSelector('[data-seat-link] .failed');
  assert.deepEqual(
    [host, old, other].flatMap((one) => one.faults.filter((fault) => !/status of 40\d/.test(fault))),
    [],
  );
  await Promise.all([host, old, other].map((one) => one.context.close()));
});

test('A code makes another device the same guest', async () => {
  const laptop = await person({ viewport: { width: 1280, height: 800 } });
  const phone = await person();
  const url = await openLobby(laptop.page);
  await laptop.page.getByRole('button', { name: 'Settings' }).click();
  await laptop.page.click('[data-act="device-code"]');
  const link = await laptop.page.getAttribute('dialog[open] [data-link]', 'data-link');
  const code = await laptop.page.getAttribute('[data-device-code]', 'data-device-code');
  assert.equal(new URL(link).searchParams.get('code'), code);
  await laptop.page.waitForSelector('dialog[open] svg[data-qr]');

  await phone.page.goto(`${server.address}/device`);
  await phone.page.fill('input[name="code"]', 'NOT-A-CODE');
  await phone.page.click('[data-act="claim"]');
  await phone.page.waitForSelector('.failed');
  await phone.page.goto(link);
  await phone.page.click('[data-act="claim"]');
  await phone.page.getByRole('button', { name: 'Go to the start page' }).click();
  await phone.page.click('[data-act="continue"]');
  await phone.page.waitForSelector('.lobby[data-link="open"]');
  assert.equal(phone.page.url(), url);
  assert.equal(
    await phone.page.locator('[data-act="start-match"]').count(),
    1,
    'the same seat, the same host',
  );
  assert.deepEqual(laptop.faults, []);
  await laptop.context.close();
  await phone.context.close();
});

test('Own rules are kept under a name, renamed, deleted, and survive a reload and a damaged store', async () => {
  const { page, context, faults } = await person();
  await page.goto(`${server.address}/new`);
  await page.click('[data-act="edit-rules"]');
  await page.click('[data-popular="queen-40"]');
  await page.click('[data-act="use-rules"]');
  await page.click('[data-act="keep-rules"]');
  await page.fill('input[name="set-name"]', 'As at Grandma’s');
  await page.click('[data-act="keep"]');
  await page.reload();
  await page.waitForSelector('[data-preset-now="standard"]');
  await page.click('[data-act="choose-preset"]');
  await page.getByRole('button', { name: 'Rename As at Grandma’s' }).click();
  await page.fill('input[name="rename"]', 'Sundays');
  await page.keyboard.press('Enter');
  await page.click('[data-set="Sundays"] .set');
  await page.waitForFunction(() => /40/.test(document.querySelector('[data-differs]')?.textContent));

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('rummy500.rules'));
    localStorage.setItem(
      'rummy500.rules',
      JSON.stringify([{ name: 7 }, null, ...kept, { name: 'x', rules: 1 }]),
    );
  });
  await page.reload();
  await page.click('[data-act="choose-preset"]');
  await page.waitForSelector('[data-set]');
  assert.deepEqual(await page.locator('[data-set]').evaluateAll((all) => all.map((one) => one.dataset.set)), [
    'Sundays',
  ]);
  await page.getByRole('button', { name: 'Delete Sundays' }).click();
  await page.click('[data-act="drop"]');
  assert.equal(await page.locator('[data-set]').count(), 0);
  await page.evaluate(() => localStorage.setItem('rummy500.rules', '{"cut'));
  await page.reload();
  await page.click('[data-act="choose-preset"]');
  await page.waitForSelector('[data-preset="standard"]');
  assert.deepEqual(faults, []);
  await context.close();
});

test('Rules go along with a link; a damaged link says so', async () => {
  const sender = await person();
  await sender.page.goto(`${server.address}/new`);
  // Every family's rules can be played; one that names its seats brings them along.
  await sender.page.click('[data-act="choose-preset"]');
  const families = await sender.page
    .locator('[data-family]')
    .evaluateAll((all) => all.map((one) => one.dataset.family));
  assert.ok(families.length >= 5);
  for (const family of families) {
    await sender.page.click(`[data-family="${family}"]`);
    await sender.page.waitForSelector('[data-differs][data-sure="yes"]');
    assert.equal(await sender.page.locator('[data-problems]').count(), 0, family);
    await sender.page.click('[data-act="choose-preset"]');
  }
  await sender.page.click('[data-family="evening-of-six"]');
  await sender.page.waitForSelector('[data-seats="6"]');
  await sender.page.waitForFunction(() =>
    /6 rounds/.test(document.querySelector('[data-differs]')?.textContent),
  );
  const differs = await sender.page.textContent('[data-differs]');
  await sender.page.click('[data-act="share-rules"]');
  const link = await sender.page.getAttribute('dialog[open] [data-link]', 'data-link');

  const reader = await person();
  await reader.page.goto(link);
  await reader.page.waitForSelector('[data-brought="yes"]');
  await reader.page.waitForSelector('[data-seats="6"]');
  await reader.page.waitForFunction(
    (wanted) => document.querySelector('[data-differs]')?.textContent === wanted,
    differs,
  );
  assert.deepEqual(reader.faults, []);
  await reader.page.goto(`${server.address}/new?r=1.nonsense.%00`);
  await reader.page.waitForSelector('[data-brought="bad"]');
  await reader.page.waitForSelector('[data-preset-now="standard"]');
  assert.deepEqual(sender.faults, []);
  await sender.context.close();
  await reader.context.close();
});

test('What cannot be played is said at once, and can be mended with a touch', async () => {
  const { page, context, faults } = await person();
  await page.goto(`${server.address}/new`);
  for (let seats = 4; seats < 8; seats++) await page.click('[data-act="more"]');
  await page.click('[data-act="edit-rules"]');
  await page.click('[data-group="deal"] summary');
  await page.locator('[data-field="hand_size"]').getByRole('textbox').fill('20');
  await page.waitForSelector('dialog[open] [data-problems="1"]');
  assert.ok(await page.locator('[data-field="hand_size"].wrong').isVisible());
  await page.locator('dialog[open] [data-act="mend"]').first().click();
  await page.waitForSelector('dialog[open] [data-problems]', { state: 'detached' });
  await page.locator('[data-field="hand_size"]').getByRole('textbox').fill('21');
  assert.match(await page.textContent('[data-field="hand_size"] [role="alert"]'), /3 to 20/);
  await page.click('[data-act="reset-all"]');
  await page.click('[data-act="use-rules"]');
  assert.deepEqual(faults, []);
  await context.close();
});

test('The door: a public table on the start page, full, watched, running, unknown', async () => {
  const host = await person();
  const guest = await person();
  const late = await person();
  const url = await openLobby(host.page);
  await host.page.click('[data-manner="listed"]');
  await host.page.click('[data-manner="spectators"]');
  await host.page.waitForFunction(() => document.querySelector('[data-manner="spectators"]').checked);
  await guest.page.goto(server.address);
  await guest.page.click(`[data-public="${url.split('/').pop()}"]`);
  await guest.page.fill('input[name="name"]', '\u200b\u202e');
  await guest.page.click('[data-act="sit"]');
  assert.match(await guest.page.textContent('form .failed'), /1 to 20 visible characters/);
  await guest.page.fill('input[name="name"]', 'Ada');
  await guest.page.click('[data-act="sit"]');
  await guest.page.waitForSelector('.lobby[data-link="open"]');

  await late.page.goto(url);
  await late.page.waitForSelector('[data-door="full"]');
  await late.page.click('[data-act="watch"]');
  await late.page.waitForSelector('.lobby[data-link="open"]');
  assert.equal(await late.page.locator('[data-act="leave"]').count(), 0);
  await host.page.click('[data-act="start-match"]');
  await late.page.waitForSelector('main.game');

  // Who leaves a running match leaves a computer; anybody with the link can take its seat.
  const fourth = await person();
  await guest.page.goto(server.address);
  await fourth.page.goto(url);
  await fourth.page.waitForSelector('[data-door="full"]');
  await fourth.page.goto(`${server.address}/t/aaaaaaaaaaaaaaaa`);
  await fourth.page.waitForSelector('[data-problem="true"]');
  assert.match(await fourth.page.textContent('[data-problem]'), /no such table/);
  assert.deepEqual([...host.faults, ...late.faults], []);
  await Promise.all([host, guest, late, fourth].map((one) => one.context.close()));
});

test('A computer’s seat can be taken over while the match runs', async () => {
  const host = await person();
  const guest = await person();
  const url = await openLobby(host.page, { seats: [{ level: 'casual' }, { level: 'beginner' }] });
  await host.page.click('[data-act="start-match"]');
  await host.page.waitForSelector('main.game');
  await guest.page.goto(url);
  await guest.page.waitForSelector('[data-door="take_over"]');
  await guest.page.fill('input[name="name"]', 'Ada');
  await guest.page.click('.ring [data-at="2"]');
  await guest.page.click('[data-act="sit"]');
  await guest.page.waitForSelector('main.game[data-you="2"]');
  assert.deepEqual([...host.faults, ...guest.faults], []);
  await host.context.close();
  await guest.context.close();
});

test('Rules that are different from the last match are pointed out', async () => {
  const host = await person({ viewport: { width: 1280, height: 800 } });
  await openTable(host.page, server, {
    levels: ['beginner'],
    name: 'Kim',
    rules: { hand_size: '3', target: '50', rounds: '1', tie: 'share' },
  });
  await new Screen(host.page, (selector, where) => host.page.click(selector, where)).match();
  await host.page.click('[data-act="again-rules"]');
  await host.page.waitForSelector('.lobby[data-link="open"]');
  await host.page.click('[data-act="edit-rules"]');
  await host.page.click('[data-popular="queen-40"]');
  await host.page.waitForSelector('[data-act="use-rules"]:not([disabled])');
  await host.page.click('[data-act="use-rules"]');
  await host.page.waitForFunction(() => /40/.test(document.querySelector('[data-differs]')?.textContent));

  const guest = await person();
  await guest.page.goto(host.page.url());
  await guest.page.waitForSelector('[data-news]');
  const news = await guest.page.textContent('[data-news]');
  assert.match(news, /queen of spades.*40/i);
  assert.doesNotMatch(news, /joker|target/i);
  await guest.page.click('[data-act="read-rules"]');
  await guest.page.waitForSelector('dialog[open] .badge');
  assert.deepEqual([...host.faults, ...guest.faults], []);
  await host.context.close();
  await guest.context.close();
});

test('From the start page to the first cards by keyboard alone', async () => {
  const { page, context, faults } = await person({ viewport: { width: 1000, height: 700 } });
  await page.goto(server.address);
  const tabTo = async (selector) => {
    for (let i = 0; i < 80; i++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`no way to ${selector} by Tab`);
  };
  await page.waitForSelector('[data-act="friends"]');
  await tabTo('[data-act="friends"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-act="edit-rules"]');
  const heading = () => page.evaluate(() => document.activeElement?.tagName);
  assert.equal(await heading(), 'H1', 'the new page begins at its heading');
  await tabTo('input[name="name"]');
  await page.keyboard.type('Kim');
  await tabTo('[data-act="fewer"]');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-seats="2"]');
  await tabTo('[data-act="edit-rules"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open] input[name="search"]');
  await tabTo('input[name="search"]');
  await page.keyboard.type('going out');
  await tabTo('[data-field="going_out"] input[type="radio"]');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('[data-field="going_out"].changed');
  await tabTo('[data-act="use-rules"]');
  await page.keyboard.press('Enter');
  await tabTo('[data-act="open"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.lobby[data-link="open"]');
  assert.equal(await heading(), 'H1');
  await tabTo('.ring [data-at="1"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open]');
  await tabTo('[data-level="casual"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-act="start-match"][aria-disabled="false"]');
  await tabTo('[data-act="start-match"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('main.game');
  assert.deepEqual(faults, []);
  await context.close();
});
