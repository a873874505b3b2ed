import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './catalogues.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// RUMMY_DEV_SERVER lets `npm run dev` talk to a running game server.
const server = process.env['RUMMY_DEV_SERVER'] ?? 'http://127.0.0.1:8500';

// What every page needs comes in one file: a phone pays for each request.
const SHELL =
  /\/node_modules\/(svelte|@fluent|esm-env|clsx)\/|\/src\/(arrival|route)\.ts|\/src\/cards\/(deck|Face)|\/src\/lib\/(words|prefs|api|Icon|icons|announce|card|wire|build|keep|Live|Newer|refusal|sized)\b|\/src\/lobby\/(levels|refused)\b|\/src\/daily\/dates\b/;

// What the table shares with other pages, and the table itself: each in one file, for the same reason. What opens over
// the table, and the lobby, come on their own (lib/later).
const COMMON =
  /\/src\/lib\/(advice|fair|sha256|fan|later|layout|motion|notices|phrases|place|sound|ticker)\b|\/src\/lobby\/Room\.|\/src\/table\/stripes/;
const TABLE = /\/src\/lobby\/TablePage\.svelte/;

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), words()],
  base: '/',
  build: {
    outDir: here('../src/rummy500/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    rolldownOptions: {
      input: { index: here('index.html'), sw: here('src/sw/sw.ts') },
      // A worker answers for the folder that it lies in, and browsers know it by its name.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL, priority: 3 },
            { name: 'common', test: COMMON, priority: 2 },
            { name: 'table', test: TABLE, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': server,
      '/tables': { target: server, ws: true },
      '/sheets': { target: server, ws: true },
    },
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
}));
