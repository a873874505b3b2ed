// The score sheet without a network: the files of one whole build, kept for when the network gives no answer. The
// network is asked first, always: who can reach the server has the server's client.
import type { Shelf } from './keeper';

export interface Shelves {
  names(): Promise<readonly string[]>;
  open(name: string): Promise<Shelf>;
  drop(name: string): Promise<boolean>;
}
export interface AppWorld {
  readonly origin: string;
  readonly shelves: Shelves;
  fetch(request: Request | string): Promise<Response>;
}

/** Shelves of builds begin so; under LABEL stands that one is whole. */
const APP = 'app ';
const LABEL = '/app/whole';
const PAGE = '/sheet';
const AT_ONCE = 4;

let before: Promise<void> = Promise.resolve();

/** Keeps the sheet's page and files of the build that is served now; the build that was kept before makes room. */
export function keepApp(world: AppWorld, language: string): Promise<void> {
  const mine = before.then(() => keepNow(world, language));
  before = mine.catch(() => undefined);
  return mine;
}

async function keepNow(world: AppWorld, language: string): Promise<void> {
  const answer = await world.fetch(`/app/${language}/sheet.json`);
  if (!answer.ok) return;
  const { stamp, files } = (await answer.json()) as { stamp: string; files: readonly string[] };
  const name = `${APP}${stamp} ${language}`;
  const shelf = await world.shelves.open(name);
  if (!(await shelf.match(LABEL))) {
    const page = await got(world, `/${language}${PAGE}`);
    const text = await page.clone().text();
    // The server has been deployed anew in between: the next visit takes all of the newer one.
    if (!text.includes(`content="${stamp}"`)) {
      await world.shelves.drop(name);
      return;
    }
    const shown = [...text.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map((found) => found[1] ?? '');
    const waiting = [...new Set([...files, ...shown])];
    const take = async (): Promise<void> => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await shelf.put(path, await got(world, path));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, take));
    await shelf.put(PAGE, page);
    await shelf.put(LABEL, new Response(name));
  }
  for (const other of await world.shelves.names()) {
    if (other.startsWith(APP) && other !== name) await world.shelves.drop(other);
  }
}

/** What the server has under an address, as it can be given again; throws where it has nothing. */
async function got(world: AppWorld, path: string): Promise<Response> {
  const answer = await world.fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const headers = new Headers(answer.headers);
  // The body comes unpacked, and it is the same for everybody who reads this language here.
  for (const name of ['vary', 'content-encoding', 'content-length', 'set-cookie']) headers.delete(name);
  return new Response(await answer.blob(), { headers });
}

/** Whether an address is the sheet's, which has a page of its own without a network. */
export function isSheet(path: string): boolean {
  return /^(?:\/[a-z]{2})?\/sheet(?:\/[0-9a-z]{16})?\/?$/.test(path.replace(/[?#].*/, ''));
}

/** What is kept of a whole build for an address; undefined where nothing is. */
export async function keptApp(world: AppWorld, path: string): Promise<Response | undefined> {
  for (const name of await world.shelves.names()) {
    if (!name.startsWith(APP)) continue;
    const shelf = await world.shelves.open(name);
    if (!(await shelf.match(LABEL))) continue;
    if (!isSheet(path)) return shelf.match(path);
    // Only one language is kept: an address that names another one would have no words.
    if (/^\/[a-z]{2}\//.test(path)) return Response.redirect(world.origin + PAGE, 302);
    return shelf.match(PAGE);
  }
  return undefined;
}
