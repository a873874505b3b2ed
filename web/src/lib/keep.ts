// The worker that keeps the pages to read and the score sheet for when there is no network.

/** The page is left alone first: what it needs itself goes before what may be of use later. */
const WAIT = 4000;
let waiting: ReturnType<typeof setTimeout> | null = null;

/** Has the pages in the reader's language kept on this device, where browsers allow that. */
export function keepPages(language: string): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  if (waiting !== null) clearTimeout(waiting);
  waiting = setTimeout(() => void tellWorker(language), WAIT);
}

async function tellWorker(language: string): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: language });
  } catch {
    // A browser that keeps nothing still plays.
  }
}
