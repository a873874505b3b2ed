// What the browser tests share: a real server on a folder of its own, a browser, and eyes on what goes wrong.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../../', import.meta.url));
const own = join(root, '.venv/bin/python');
export const python = process.env.RUMMY_PYTHON ?? (existsSync(own) ? own : 'python3');

// The server refuses settings that it does not know: those of the tests stay here.
const OTHERS = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('RUMMY_')));

/** The long form of a test, as under `./dev test --long`. */
export const LONG = process.env.RUMMY_LONG === '1';

/** How long a condition may take before the test fails; generous, because machines are shared. */
export const PATIENCE = 20_000;

function browserPath() {
  const known = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = known.find((path) => path && existsSync(path));
  if (!found) throw new Error('The browser tests need Chromium: apt-get install chromium');
  return found;
}

/** A running server; `kill` ends it at once, `again` starts it on the same port and folder. */
export async function serve(env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'rummy-e2e-'));
  let child = null;
  let address = '';

  async function start(port) {
    child = spawn(python, ['-m', 'rummy500', 'serve', '--port', String(port), '--data-dir', folder], {
      cwd: root,
      env: {
        ...OTHERS,
        PYTHONPATH: join(root, 'src'),
        RUMMY_LOG_LEVEL: 'warning',
        // A test opens more tables and plays faster than a person.
        RUMMY_TABLES_PER_GUEST_HOUR: '1000',
        RUMMY_TABLES_PER_NETWORK_HOUR: '1000',
        RUMMY_MESSAGES_PER_SECOND: '200',
        RUMMY_MESSAGES_BURST: '500',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const running = child;
    let said = '';
    address = await new Promise((resolve, reject) => {
      const hear = (chunk) => {
        said += chunk;
        const found = /http:\/\/[\d.]+:\d+/.exec(said);
        if (found) resolve(found[0]);
      };
      running.stdout.on('data', hear);
      running.stderr.on('data', hear);
      running.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  const gone = () =>
    new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve()));
  await start(0);
  return {
    get address() {
      return address;
    },
    async kill() {
      const end = gone();
      child.kill('SIGKILL');
      await end;
    },
    async again() {
      await start(Number(new URL(address).port));
    },
    async stop() {
      const end = gone();
      child.kill('SIGTERM');
      await end;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function openBrowser() {
  return chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
}

/**
 * A server and a browser for the tests of one file, gone after the last of them.
 * The browser is first: it ends with this process when there is no server, a server would not.
 */
export async function serving(env = {}) {
  const browser = await openBrowser();
  const server = await serve(env);
  after(async () => {
    await browser.close();
    await server.stop();
  });
  return { server, browser };
}

/**
 * A page with preferences, watched: `faults` collects script errors, console errors and requests to other hosts.
 * `prefs` are what the settings would keep.
 */
export async function openPage(browser, server, { prefs = {}, ...options } = {}) {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  await context.addInitScript(
    (kept) => {
      if (localStorage.getItem('rummy500.prefs') === null) {
        localStorage.setItem('rummy500.prefs', JSON.stringify(kept));
      }
      // Everything that the live regions ever say, in order.
      globalThis.said = [];
      const listen = (root) => {
        new MutationObserver((records) => {
          for (const record of records) {
            for (const node of record.addedNodes) {
              const region = record.target.nodeType === 1 ? record.target.closest?.('[data-live]') : null;
              if (region && node.textContent.trim()) globalThis.said.push(node.textContent.trim());
            }
          }
        }).observe(root, { childList: true, subtree: true });
      };
      listen(document);
    },
    { pace: 'instant', lessons: 3, ...prefs },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const faults = [];
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // A lost network is part of some tests; the browser reports it as an error.
    if (
      message.type() === 'error' &&
      !/WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|error occurred when fetching the script/.test(
        text,
      )
    ) {
      faults.push(`console: ${text}`);
    }
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== new URL(server.address).host) {
      faults.push(`foreign request: ${request.url()}`);
    }
  });
  return { page, context, faults };
}

/** Asks the server as the page itself would, and gives the answer. */
export const post = (page, path, body) =>
  page.evaluate(
    async ([where, what]) => {
      const answer = await fetch(where, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(what),
      });
      const found = await answer.json();
      if (!answer.ok) throw new Error(JSON.stringify(found));
      return found;
    },
    [path, body],
  );

/** Opens a table through the page's own form of request and goes there. */
export async function openTable(
  page,
  server,
  {
    preset = 'standard',
    rules = {},
    levels = ['casual', 'casual'],
    name = 'Tester',
    pace = 'instant',
    manners = {},
  } = {},
) {
  await page.goto(server.address);
  const seats = [{ name }, ...levels.map((level) => ({ level }))];
  const { table: id } = await post(page, '/api/tables', {
    preset,
    rules,
    seats,
    manners: { pace, ...manners },
  });
  await page.goto(`${server.address}/t/${id}`);
  await page.waitForSelector('main.game[data-phase]');
  return id;
}

/** A table of several people, each with a browser context of their own, and computers; the match has begun. */
export async function openTogether(
  browser,
  server,
  { names = ['Kim', 'Ada'], levels = ['casual'], options = {}, manners = {}, start = true, ...wish } = {},
) {
  const people = [];
  for (let index = 0; index < names.length; index++) {
    people.push(await openPage(browser, server, { viewport: { width: 1100, height: 760 }, ...options }));
  }
  const pages = people.map((one) => one.page);
  for (const page of pages) await page.goto(server.address);
  const [host, ...guests] = pages;
  const seats = [{ name: names[0] }, ...guests.map(() => ({})), ...levels.map((level) => ({ level }))];
  const { table: id } = await post(host, '/api/tables', {
    preset: 'standard',
    rules: {},
    seats,
    lobby: true,
    manners: { pace: 'instant', ...manners },
    ...wish,
  });
  for (const [index, page] of guests.entries()) {
    await post(page, `/api/tables/${id}/seat`, { name: names[index + 1], seat: index + 1 });
  }
  for (const page of pages) {
    await page.goto(`${server.address}/t/${id}`);
    await page.waitForSelector('.lobby[data-link="open"]');
  }
  if (start) {
    await host.click('[data-act="start-match"]');
    for (const page of pages) await page.waitForSelector('main.game[data-phase]');
  }
  return {
    id,
    pages,
    people,
    faults: () => people.flatMap((one) => one.faults),
    async close() {
      for (const { context } of people) await context.close();
    },
  };
}
/** What the page shows of the state, for waiting: seq, phase, turn, whether a move is on its way. */
export async function state(page) {
  return page.evaluate(() => {
    const game = document.querySelector('main.game');
    const sheet = document.querySelector('.sheet');
    return {
      seq: Number(game?.dataset.seq),
      phase: game?.dataset.phase,
      mine: game?.dataset.turn !== undefined && game?.dataset.turn === game?.dataset.you,
      busy: game?.dataset.busy === 'yes',
      link: game?.dataset.link,
      ended: sheet?.dataset.ended ?? null,
      round: sheet?.dataset.round ?? null,
      cut: document.querySelector('[data-act="cut"]:not(:disabled)') !== null,
    };
  });
}

/** Waits until the reader can do something: turn, call, cut, or a sheet is shown. */
export async function ready(page) {
  await page.waitForFunction(
    () => {
      const game = document.querySelector('main.game');
      if (!game || game.dataset.busy === 'yes' || game.dataset.link !== 'open') return false;
      // Who has asked for the next round waits for the others.
      if (document.querySelector('.sheet')) return !document.querySelector('[data-act="next"]:disabled');
      if (document.querySelector('[data-act="cut"]:not(:disabled)')) return true;
      if (document.querySelector('[data-act="call"]')) return true;
      return game.dataset.turn === game.dataset.you && ['draw', 'play'].includes(game.dataset.phase);
    },
    null,
    { timeout: 3 * PATIENCE },
  );
  return state(page);
}

/** Waits until the table has moved on from `seq`. */
export async function movedOn(page, seq) {
  await page.waitForFunction(
    (old) => {
      const game = document.querySelector('main.game');
      return Number(game?.dataset.seq) > old && game.dataset.busy === 'no';
    },
    seq,
    { timeout: PATIENCE },
  );
}
