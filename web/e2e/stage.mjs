// The fixture page, for states that a real game reaches too seldom: long piles, full hands, eight seats.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

/** Builds and serves fixtures.html; `at` gives the address of a made-up table. */
export async function openStage() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const outDir = mkdtempSync(join(tmpdir(), 'rummy-stage-'));
  await build({
    root,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: join(root, 'fixtures.html') },
    },
  });
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = `http://127.0.0.1:${server.httpServer.address().port}`;
  return {
    address,
    at: (query) => `${address}/fixtures.html?${new URLSearchParams(query)}`,
    async show(page, query) {
      await page.goto(this.at(query));
      await page.waitForSelector('main.game[data-phase]');
      // Drawn, with its sizes measured and the deck's pictures there.
      await page.waitForFunction(
        () => document.querySelector('[data-hand]')?.getBoundingClientRect().width > 0,
      );
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    },
    async stop() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
