// What must be readable and reachable in every size: rows of the scenarios that are about layout.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage } from './lib.mjs';
import { openStage } from './stage.mjs';

// Cards overlap: what is free of each is its left edge.
const CORNER = { position: { x: 10, y: 14 } };
let stage;
let browser;
before(async () => {
  stage = await openStage();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await stage?.stop();
});

let shared;
async function look(query, options, check) {
  // One page for all sizes; only another density needs a page of its own.
  const own = options.deviceScaleFactor !== undefined;
  if (!own) shared ??= await openPage(browser, stage);
  const { page, context, faults } = own ? await openPage(browser, stage, options) : shared;
  await page.setViewportSize(options.viewport);
  await stage.show(page, query);
  await check(page);
  assert.deepEqual(faults, []);
  if (own) await context.close();
}
const size = (width, height, more = {}) => ({ viewport: { width, height }, ...more });

/** Elements whose text is wider than its box without an ellipsis that says so, and anything that sticks out of the page. */
function overflows(page) {
  return page.evaluate(() => {
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`page ${document.documentElement.scrollWidth}`);
    for (const element of document.querySelectorAll('button, p, span, h1, b, th, td')) {
      if (element.closest('.unseen, .store, [aria-hidden] .face, .sky')) continue;
      const style = getComputedStyle(element);
      if (style.display === 'inline' || style.textOverflow === 'ellipsis') continue;
      if (element.querySelector('svg, .card, .back')) continue;
      if (element.scrollWidth > element.clientWidth + 1 && style.overflowX !== 'visible')
        found.push(`${element.className}: ${element.textContent.trim().slice(0, 40)}`);
      const rect = element.getBoundingClientRect();
      const scrolls = element.closest('.pile, .board, .log, .scores, .lines');
      if (!scrolls && rect.width > 0 && (rect.left < -1 || rect.right > innerWidth + 1))
        found.push(`out: ${element.className} ${element.textContent.trim().slice(0, 40)}`);
    }
    return found;
  });
}

/** How much of each card can be hit: the widest run of points that belong to it, at the height of its index. */
function hitWidths(page, selector) {
  return page.$$eval(selector, (cards) =>
    cards.map((card) => {
      const rect = card.getBoundingClientRect();
      let best = 0;
      for (let y = rect.top + 3; y < rect.bottom; y += 4) {
        let run = 0;
        for (let x = rect.left + 0.5; x < rect.right; x += 1) {
          if (document.elementFromPoint(x, y)?.closest('button') === card) best = Math.max(best, ++run);
          else run = 0;
        }
      }
      return best;
    }),
  );
}

for (const name of ['WWWWWWWWWWWWWWWWWWWW', '漢'.repeat(20), '👩‍👩‍👧‍👦'.repeat(20)]) {
  test(`B92 twenty of ${name.slice(0, 2)} in eight seats at 320 px: an ellipsis, nothing pushed away`, async () => {
    await look({ seats: 8, hand: 13, melds: 6, pile: 10, name }, size(320, 640), async (page) => {
      await page.locator('[data-hand]').nth(1).click(CORNER);
      assert.deepEqual(await overflows(page), []);
      assert.ok(await page.locator('[data-act="discard"]').isVisible());
    });
  });
}

for (const [width, height] of [
  [667, 375],
  [844, 390],
]) {
  test(`B106 ${width} × ${height}, eight players, thirty pile cards: all can be reached`, async () => {
    await look(
      { seats: 8, hand: 13, melds: 6, pile: 30, phase: 'draw' },
      size(width, height),
      async (page) => {
        assert.deepEqual(await overflows(page), []);
        for (const index of [0, 12, 29]) {
          const card = page.locator(`[data-pile="${index}"]`);
          await card.scrollIntoViewIfNeeded();
          const box = await card.boundingBox();
          assert.ok(box.y >= 0 && box.y + 20 < height, `card ${index} at ${box.y}`);
        }
        const widths = await hitWidths(page, '[data-hand]');
        assert.ok(Math.min(...widths) >= 24, String(widths));
        assert.equal(await page.locator('.seats .seat').count(), 7);
        for (const part of ['[data-zone="stock"]', '[data-act="draw"]']) {
          const box = await page.locator(part).boundingBox();
          assert.ok(box.y >= 0 && box.y + box.height <= height + 1, `${part} ends at ${box.y + box.height}`);
        }
      },
    );
  });
}

for (const hand of [2, 7, 13, 25, 30]) {
  test(`B107 a hand of ${hand} on a phone: each card has 24 px of its own and shows its index`, async () => {
    await look({ hand, seats: 3, melds: 4, pile: 10 }, size(360, 640), async (page) => {
      const widths = await hitWidths(page, '[data-hand]');
      assert.equal(widths.length, hand);
      assert.ok(Math.min(...widths) >= 23, String(widths));
      // The index corner is the card's own: nothing covers it.
      const covered = await page.$$eval(
        '[data-hand]',
        (cards) =>
          cards.filter((card) => {
            const rect = card.getBoundingClientRect();
            return document.elementFromPoint(rect.left + 9, rect.top + 14)?.closest('button') !== card;
          }).length,
      );
      assert.equal(covered, 0);
    });
  });
}

for (const [width, height] of [
  [360, 640],
  [667, 375],
]) {
  test(`extra-large cards with a large index at ${width} × ${height}: each card keeps its corner and a finger's width`, async () => {
    await look(
      { hand: 13, seats: 4, melds: 4, pile: 10, index: '', size: 'extra', left: '' },
      size(width, height),
      async (page) => {
        assert.deepEqual(await overflows(page), []);
        const cards = await page.$$eval('[data-hand]', (all) =>
          all.map((card) => {
            const rect = card.getBoundingClientRect();
            // The index takes 0.45 of the face: see rummy500.art.
            const spots = [0.08, 0.24, 0.4].map((part) =>
              document.elementFromPoint(rect.left + part * rect.width, rect.top + 16)?.closest('button'),
            );
            return { whole: spots.every((one) => one === card), wide: rect.width, low: rect.bottom };
          }),
        );
        assert.equal(cards.length, 13);
        for (const card of cards) {
          assert.ok(card.whole, 'an index is covered');
          assert.ok(card.wide > 56 && card.low <= height, `${card.wide} wide, ends at ${card.low}`);
        }
        assert.ok(Math.min(...(await hitWidths(page, '[data-hand]'))) >= 24);
        assert.match(await page.locator('[data-hand] use').first().getAttribute('href'), /^#bold-/);
      },
    );
  });
}

test('B109 the action bar stays above the bottom edge when the window shrinks', async () => {
  await look({ hand: 13, pile: 10 }, size(390, 844), async (page) => {
    await page.locator('[data-hand]').first().click(CORNER);
    for (const height of [844, 780, 664]) {
      await page.setViewportSize({ width: 390, height });
      const box = await page.locator('[data-act="discard"]').boundingBox();
      assert.ok(box.y + box.height <= height, `${box.y + box.height} of ${height}`);
    }
  });
});

test('B110 suits, turn, joker, selected and playable each have a sign besides their colour', async () => {
  await look({ hand: 13, melds: 6, pile: 10, four: '' }, size(1280, 800), async (page) => {
    const suits = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['black', 'red', 'diamond', 'club'].map((name) =>
        style.getPropertyValue(`--card-${name}`).trim(),
      );
    });
    assert.equal(new Set(suits).size, 4);
    assert.ok((await page.locator('.meld .as').count()) > 0, 'a joker says what it stands for');
    await page.locator('[data-hand]').first().click(CORNER);
    assert.equal(await page.locator('[data-hand][aria-pressed="true"] .tick').innerText(), '✓');
    assert.ok((await page.locator('.meld.fits .plus').count()) > 0, 'a meld that fits shows a plus');
  });
  await look({ phase: 'wait', pile: 10 }, size(1280, 800), async (page) => {
    assert.equal(await page.locator('.seat.turn .flag').count(), 1);
  });
  await look({ phase: 'draw', pile: 10 }, size(1280, 800), async (page) => {
    const label = await page.locator('[data-pile].can').first().getAttribute('aria-label');
    assert.match(label, /can be taken/);
  });
});

for (const theme of ['light', 'dark']) {
  test(`B115 contrast of card faces in both decks (${theme})`, async () => {
    for (const four of [false, true]) {
      await look({ theme, ...(four ? { four: '' } : {}) }, size(1280, 800), async (page) => {
        const ratios = await page.evaluate(() => {
          const paint = document.createElement('span');
          document.body.append(paint);
          const rgb = (name) => {
            paint.style.color = `var(${name})`;
            return getComputedStyle(paint)
              .color.match(/[\d.]+/g)
              .slice(0, 3)
              .map(Number);
          };
          const luminance = (colour) => {
            const [r, g, b] = colour.map((one) => {
              const share = one / 255;
              return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const face = luminance(rgb('--card-face'));
          const inks = ['--card-black', '--card-red', '--card-joker'];
          if (document.documentElement.dataset.deck === 'four') inks.push('--card-diamond', '--card-club');
          const found = inks.map((name) => [name, (face + 0.05) / (luminance(rgb(name)) + 0.05)]);
          paint.remove();
          return found;
        });
        for (const [name, ratio] of ratios) assert.ok(ratio >= 4.5, `${name}: ${ratio.toFixed(2)}`);
      });
    }
  });
}

for (const [zoom, width, height] of [
  [2, 640, 400],
  [4, 320, 256],
]) {
  test(`B116 at ${zoom * 100} % zoom index corners are visible and the page does not scroll sideways`, async () => {
    await look(
      { hand: 13, melds: 4, pile: 10, phase: 'draw' },
      size(width, height, { deviceScaleFactor: zoom }),
      async (page) => {
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
        const corners = await page.$$eval('[data-hand]', (cards) =>
          cards.map((card) => {
            card.scrollIntoView({ block: 'nearest' });
            const rect = card.getBoundingClientRect();
            return document.elementFromPoint(rect.left + 8, rect.top + 12)?.closest('button') === card;
          }),
        );
        assert.ok(corners.every(Boolean), String(corners));
        const draw = page.locator('[data-act="draw"]');
        await draw.scrollIntoViewIfNeeded();
        const box = await draw.boundingBox();
        assert.ok(box.y + box.height <= height + 1, `draw ends at ${box.y + box.height}`);
      },
    );
  });
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
]) {
  test(`text of twice the size at ${width} × ${height}`, async () => {
    await look({ hand: 7, melds: 3, pile: 6, phase: 'draw' }, size(width, height), async (page) => {
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      assert.deepEqual(await overflows(page), []);
      const box = await page.locator('[data-act="draw"]').boundingBox();
      assert.ok(box.y + box.height <= height + 1, `draw ends at ${box.y + box.height}`);
      const corners = await page.$$eval('[data-hand]', (cards) =>
        cards.map((card) => {
          const rect = card.getBoundingClientRect();
          return document.elementFromPoint(rect.left + 8, rect.top + 12)?.closest('button') === card;
        }),
      );
      assert.ok(corners.every(Boolean), String(corners));
    });
  });
}

test('B116 a dense wide screen', async () => {
  await look({ hand: 13, melds: 8, pile: 12, seats: 4 }, size(3200, 1800), async (page) => {
    assert.deepEqual(await overflows(page), []);
    assert.ok(Math.min(...(await hitWidths(page, '[data-hand]'))) >= 40);
  });
});

for (const lang of ['de', 'long']) {
  test(`B136 ${lang === 'de' ? 'German' : 'words 40 % longer'} at 320 px: nothing is clipped`, async () => {
    for (const query of [
      { phase: 'draw', hand: 13, pile: 10 },
      { phase: 'play', hand: 13, pile: 10, melds: 6 },
      { phase: 'over', seats: 4 },
    ]) {
      await look(
        { ...query, lang: 'de', ...(lang === 'long' ? { stretch: '' } : {}) },
        size(320, 640),
        async (page) => {
          if (query.phase === 'play') await page.locator('[data-hand]').first().click(CORNER);
          assert.deepEqual(await overflows(page), []);
          const clipped = await page.$$eval('.bar .plate, .sheet .plate', (buttons) =>
            buttons
              .filter(
                (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
              )
              .map((one) => one.textContent),
          );
          assert.deepEqual(clipped, []);
        },
      );
    }
  });
}

test('targets are at least 44 px high, cards at least 24 px wide', async () => {
  await look({ hand: 13, melds: 6, pile: 10 }, size(360, 640), async (page) => {
    await page.locator('[data-hand]').first().click(CORNER);
    const small = await page.$$eval('button:not([data-hand]):not([data-pile])', (buttons) =>
      buttons
        .filter((one) => one.checkVisibility())
        .map((one) => ({
          rect: one.getBoundingClientRect(),
          name: one.getAttribute('aria-label') ?? one.textContent,
        }))
        .filter(({ rect }) => rect.height < 43.5 || rect.width < 43.5)
        .map(({ rect, name }) => `${name} ${rect.width}×${rect.height}`),
    );
    assert.deepEqual(small, []);
  });
});

test('The deal, its cuts, and watching fit every screen with 2, 4 and 8 seats', async () => {
  const { page, context, faults } = await openPage(browser, stage);
  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [768, 1024],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    for (const seats of [2, 4, 8]) {
      for (const [query, act] of [
        [{ before: 'cutter' }, 'cut'],
        [{ before: 'cut' }, 'cut-go-on'],
        [{ watch: '1' }, 'stop-watching'],
        [{ undo: 2, phase: 'play' }, 'undo'],
      ]) {
        await page.goto(stage.at({ seats, people: 2, lang: 'de', long: '', ...query }));
        // A click finds the button only where nothing lies over it.
        await page.locator(`[data-act="${act}"]`).first().click({ trial: true });
        assert.deepEqual(await overflows(page), [], `${width} × ${height}, ${seats} seats, ${act}`);
      }
    }
  }
  assert.deepEqual(faults, []);
  await context.close();
});
