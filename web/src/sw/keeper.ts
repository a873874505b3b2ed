// What the worker does, without the worker: keeping pages with all that they show, and answering when the network does not.

import { keptApp, type Shelves } from './app';

export interface Shelf {
  match(request: Request | string): Promise<Response | undefined>;
  put(request: Request | string, response: Response): Promise<void>;
  keys(): Promise<readonly Request[]>;
  delete(request: Request | string): Promise<boolean>;
}
export interface World {
  /** Where kept things lie. */
  shelf(): Promise<Shelf>;
  /** Where whole builds of the score sheet lie. */
  readonly shelves: Shelves;
  fetch(request: Request | string): Promise<Response>;
  readonly origin: string;
}

/** Under this address the shelf remembers what it holds. */
const LABEL = '/app/kept';

/** A page, style or picture as the server packs them together: its type and its text. */
interface Kept {
  readonly kind: string;
  readonly text: string;
}

let before: Promise<void> = Promise.resolve();

/**
 * Keeps the pages of a language with all that they show, in one go; what was kept before makes room.
 * One wish after the other: two at once would clear each other's pages away.
 */
export function keep(world: World, language: string): Promise<void> {
  const mine = before.then(() => keepNow(world, language));
  before = mine.catch(() => undefined);
  return mine;
}

async function keepNow(world: World, language: string): Promise<void> {
  const answer = await world.fetch(`/app/${language}/kept.json`);
  if (!answer.ok) return;
  const shelf = await world.shelf();
  const label = `${language} ${answer.headers.get('etag') ?? ''}`;
  if ((await (await shelf.match(LABEL))?.text()) === label) return;

  const found = new Map(Object.entries((await answer.json()) as Readonly<Record<string, Kept>>));
  // Only what is whole is called kept: after a broken attempt the next visit begins again.
  await shelf.delete(LABEL);
  for (const [path, { kind, text }] of found) {
    await shelf.put(path, new Response(text, { headers: { 'content-type': kind } }));
  }
  for (const request of await shelf.keys()) {
    if (!found.has(request.url.slice(world.origin.length))) await shelf.delete(request);
  }
  await shelf.put(LABEL, new Response(label));
}

/**
 * Whether the worker has a say in a request at all: pages, the styles and pictures of those that are kept, and what the
 * app is made of, which the score sheet needs without a network too.
 */
export function concerns(
  request: Pick<Request, 'method' | 'mode' | 'url' | 'destination'>,
  origin: string,
): boolean {
  if (request.method !== 'GET' || !request.url.startsWith(`${origin}/`)) return false;
  const path = request.url.slice(origin.length);
  // A file that is saved from there must not become the page that says there is no network.
  if (path.startsWith('/api/')) return false;
  if (request.mode === 'navigate') return true;
  if (path.startsWith('/assets/')) return /\.(?:js|css)$/.test(path);
  return request.destination === 'style' || request.destination === 'image';
}

/** Asks the network first, always; what is kept is for when it gives no answer. */
export async function answer(
  world: World,
  request: Request,
  early?: Promise<Response | undefined>,
): Promise<Response> {
  try {
    return (await early) ?? (await world.fetch(request));
  } catch (error) {
    const shelf = await world.shelf();
    // A query asks for another page: rules of one's own are not the standard ones.
    const path = request.url.slice(world.origin.length).replace(/#.*/, '');
    const kept =
      (await shelf.match(path)) ??
      (await keptApp(world, path)) ??
      (request.mode === 'navigate' ? await offlinePage(shelf) : undefined);
    if (kept) return kept;
    throw error;
  }
}

async function offlinePage(shelf: Shelf): Promise<Response | undefined> {
  // Also after an attempt that broke off, as when the device is full: what is left of the pages is of use.
  const page = (await shelf.keys()).find((request) => request.url.endsWith('/offline'));
  return page && shelf.match(page);
}
