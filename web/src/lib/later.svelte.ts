// Parts of a page that are not seen at first: they come when they are wanted, or when the page has nothing else to do.

const AGAIN = [1000, 5000, 15_000, 30_000];
const IDLE = 2000;
const UNSEEN = 8000;
const UNPAINTED = 250;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

export class Later<Part> {
  /** The part, once it has come. */
  part = $state.raw<Part | null>(null);
  private coming = false;

  constructor(private readonly load: () => Promise<{ default: Part }>) {}

  /** Fetches the part; after a fault it tries again for a while, and then when it is wanted again. */
  bring(): void {
    if (this.part !== null || this.coming) return;
    this.coming = true;
    void this.fetch().finally(() => (this.coming = false));
  }

  private async fetch(): Promise<void> {
    for (const wait of [0, ...AGAIN]) {
      if (wait > 0) await new Promise((done) => setTimeout(done, wait));
      try {
        this.part = (await this.load()).default;
        return;
      } catch {
        // A server that is away for a moment.
      }
    }
  }
}

/**
 * Does things one after the other whenever the page has nothing else to do, from the reader's first sign on, or after a
 * while without one: until then a page that has only just come has better things to do. The answer calls the rest off.
 */
export function atLeisure(things: readonly (() => void)[]): () => void {
  const waiting = [...things];
  let called = false;
  const next = (): void => {
    if (called) return;
    waiting.shift()?.();
    if (waiting.length > 0) soon(next);
  };
  const begin = (): void => {
    silence();
    soon(next);
  };
  const timer = setTimeout(begin, UNSEEN);
  const silence = (): void => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
  return () => {
    called = true;
    silence();
  };
}

/**
 * Whether something has been so for so many ms, to be asked while a component is set up: the time begins anew whenever
 * what is read changes, and null is nothing that could last.
 */
export function lasting(what: () => unknown, ms: number): () => boolean {
  let lasted = $state(false);
  const now = $derived(what());
  $effect(() => {
    lasted = false;
    if (now === null) return;
    const timer = setTimeout(() => (lasted = true), ms);
    return () => clearTimeout(timer);
  });
  return () => lasted;
}

/** Does something once the page has been painted as it is now, or is not seen at all; the answer calls it off. */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, UNPAINTED);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Some browsers do not say when they are idle. */
function soon(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE });
  else setTimeout(work, IDLE / 10);
}
