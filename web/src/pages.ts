// The pages that are loaded when somebody goes there.
import { bringWords } from './lib/words.svelte';

/** A page with the words that only it and its like need. */
async function withWords<Page>(part: string, page: Promise<Page>): Promise<Page> {
  const [found] = await Promise.all([page, bringWords(part)]);
  return found;
}

export const PAGES = {
  home: () => import('./home/Home.svelte'),
  table: () => import('./lobby/TablePage.svelte'),
  new: () => import('./lobby/New.svelte'),
  device: () => import('./lobby/Device.svelte'),
  learn: () => withWords('learn', import('./learn/Learn.svelte')),
  replay: () => import('./replay/Replay.svelte'),
  history: () => import('./replay/History.svelte'),
  fair: () => withWords('fair', import('./fair/Fair.svelte')),
  daily: () => withWords('daily', import('./daily/Daily.svelte')),
  boards: () => withWords('daily', import('./daily/Boards.svelte')),
  sheet: () => withWords('sheet', import('./sheet/Sheets.svelte')),
  me: () => withWords('me', import('./me/Me.svelte')),
  profile: () => withWords('me', import('./me/Shown.svelte')),
} as const;
