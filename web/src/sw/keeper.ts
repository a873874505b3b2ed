// What the worker does, without the worker: keeping pages with all that they show, and answering when the network does not.

export interface Shelf {
  match(request: Request | string): Promise<Response | undefined>;
  put(request: Request | string, response: Response): Promise<void>;
  keys(): Promise<readonly Request[]>;
  delete(request: Request | string): Promise<boolean>;
}
export interface World {
  /** Where kept things lie. */
  shelf(): Promise<Shelf>;
  fetch(request: Request | string): Promise<Response>;
  readonly origin: string;
}

/** Under this address the shelf remembers what it holds. */
const LABEL = '/app/kept';

interface Listed {
  readonly stamp: string;
  readonly pages: readonly string[];
}

/** The files that a page shows: its styles and pictures, on this server. */
export function partsOf(html: string): string[] {
  const found = html.matchAll(
    /<(?:link rel="(?:stylesheet|icon)"|img|source)[^>]*? (?:href|src|srcset)="(\/[^"\s]*)"/g,
  );
  return [...new Set([...found].flatMap(([, path]) => (path === undefined ? [] : [path])))];
}

/** Keeps the pages of a language, where they are not kept already as they are now; other languages make room. */
export async function keep(world: World, language: string): Promise<void> {
  const answer = await world.fetch(`/app/${language}/kept.json`);
  if (!answer.ok) return;
  const { stamp, pages } = (await answer.json()) as Listed;
  const shelf = await world.shelf();
  const label = `${language} ${stamp}`;
  if ((await (await shelf.match(LABEL))?.text()) === label) return;

  const wanted = new Set([LABEL]);
  const bring = async (path: string): Promise<Response | null> => {
    wanted.add(path);
    const found = await world.fetch(path);
    if (!found.ok) return null;
    await shelf.put(path, found.clone());
    return found;
  };
  const parts = new Set<string>();
  for (const page of pages) {
    const found = await bring(page);
    if (found) for (const part of partsOf(await found.text())) parts.add(part);
  }
  for (const part of parts) await bring(part);
  // Only what is whole is called kept: after a broken attempt the next visit begins again.
  for (const request of await shelf.keys()) {
    if (!wanted.has(request.url.slice(world.origin.length))) await shelf.delete(request);
  }
  await shelf.put(LABEL, new Response(label));
}

/** Whether the worker has a say in a request at all: pages, and the styles and pictures of those that are kept. */
export function concerns(
  request: Pick<Request, 'method' | 'mode' | 'url' | 'destination'>,
  origin: string,
): boolean {
  if (request.method !== 'GET' || !request.url.startsWith(`${origin}/`)) return false;
  if (request.mode === 'navigate') return true;
  const path = request.url.slice(origin.length);
  return !path.startsWith('/assets/') && (request.destination === 'style' || request.destination === 'image');
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
      (await shelf.match(path)) ?? (request.mode === 'navigate' ? await offlinePage(shelf) : undefined);
    if (kept) return kept;
    throw error;
  }
}

async function offlinePage(shelf: Shelf): Promise<Response | undefined> {
  const label = await (await shelf.match(LABEL))?.text();
  return label === undefined ? undefined : shelf.match(`/${label.split(' ')[0]}/offline`);
}
