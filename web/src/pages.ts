// The pages that are loaded when somebody goes there.

export const PAGES = {
  home: () => import('./home/Home.svelte'),
  table: () => import('./lobby/TablePage.svelte'),
  new: () => import('./lobby/New.svelte'),
  device: () => import('./lobby/Device.svelte'),
  learn: () => import('./learn/Learn.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  history: () => import('./replay/History.svelte'),
  fair: () => import('./fair/Fair.svelte'),
} as const;
