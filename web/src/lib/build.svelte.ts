// Whether the server has a newer client than this page: asked for when the page is looked at again or the link is back.

/** How long an answer is believed while nothing happens. */
const BELIEVED = 5 * 60_000;
const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;

let newer = $state(false);
let asked = 0;

/** Whether a reload would bring another client. */
export function outdated(): boolean {
  return newer;
}

/** The reader goes on with this one for now. */
export function later(): void {
  newer = false;
}

/** Asks the server, unless it was asked a short while ago; `now` asks in any case. */
export async function askBuild(now = false): Promise<void> {
  if (own === null || newer) return;
  if (!now && performance.now() - asked < BELIEVED) return;
  asked = performance.now();
  try {
    const answer = await fetch('/app/build.json');
    // A server that is starting, or has no time, says nothing about clients.
    if (!answer.ok) return;
    const { stamp } = (await answer.json()) as { stamp: string | null };
    newer = stamp !== null && stamp !== own;
  } catch {
    // No network; the next look tells.
  }
}

/** Keeps looking from now on. */
export function watchBuild(): void {
  asked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void askBuild();
  });
  addEventListener('online', () => void askBuild(true));
  setInterval(() => {
    if (document.visibilityState === 'visible') void askBuild();
  }, BELIEVED);
}
