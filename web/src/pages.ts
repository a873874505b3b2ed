// The pages that are loaded when somebody goes there.
import { bringWords } from './lib/words.svelte';
import type { Route } from './route';

/** A page that is there at once when it has come before: the next one then takes its place without a gap. */
function page<Page>(load: () => Promise<Page>, words?: string): () => Page | Promise<Page> {
  let come: Page | null = null;
  return () => come ?? withWords(load(), words).then((found) => (come = found));
}

/** A page with the words that only it and its like need. */
async function withWords<Page>(loading: Promise<Page>, words: string | undefined): Promise<Page> {
  const [found] = await Promise.all([loading, words === undefined ? undefined : bringWords(words)]);
  return found;
}

export const PAGES = {
  home: page(() => import('./home/Home.svelte')),
  table: page(() => import('./lobby/TablePage.svelte')),
  new: page(() => import('./lobby/New.svelte')),
  device: page(() => import('./lobby/Device.svelte')),
  learn: page(() => import('./learn/Learn.svelte'), 'learn'),
  replay: page(() => import('./replay/Replay.svelte')),
  history: page(() => import('./replay/History.svelte')),
  fair: page(() => import('./fair/Fair.svelte'), 'fair'),
  daily: page(() => import('./daily/Daily.svelte'), 'daily'),
  boards: page(() => import('./daily/Boards.svelte'), 'daily'),
  sheet: page(() => import('./sheet/Sheets.svelte'), 'sheet'),
  me: page(() => import('./me/Me.svelte'), 'me'),
  profile: page(() => import('./me/Shown.svelte'), 'me'),
} as const;

/** Fetches what the page of an address needs; whatever fails is said when the page is shown. */
export async function bringPage({ page: name }: Route): Promise<void> {
  if (name === 'none') return;
  await Promise.resolve(PAGES[name === 'shown' ? 'replay' : name]()).catch(() => undefined);
}
