// Whether a newer client waits: only a server that names another one says so.
import { afterEach, expect, test, vi } from 'vitest';
import './build.svelte';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['another stamp', 200, { stamp: 'new' }, true],
  ['this one', 200, { stamp: 'old' }, false],
  ['no client at all', 200, { stamp: null }, false],
  ['a refusal', 429, { code: 'too_fast', args: {} }, false],
  ['a server that is starting', 503, {}, false],
] as const)('%s', async (_, status, body, newer) => {
  document.head.innerHTML = '<meta name="build" content="old">';
  vi.resetModules();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
  const { askBuild, outdated } = await import('./build.svelte');
  await askBuild(true);
  expect(outdated()).toBe(newer);
});
