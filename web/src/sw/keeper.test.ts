import { beforeEach, describe, expect, it } from 'vitest';
import { keepApp } from './app';
import { answer, concerns, keep, type Shelf, type World } from './keeper';

const ORIGIN = 'http://here';
const PAGE = '<!doctype html><link rel="stylesheet" href="/pages/abc.css"><h1>Regeln</h1>';
const packed = (files: Readonly<Record<string, string>>): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, { kind: 'text/html', text }])),
  );
const GERMAN = { '/de/offline': 'Du bist offline', '/de/rules': PAGE, '/pages/abc.css': 'style' };

/** A shelf in memory: addresses with their texts. */
function shelfOf(held: Map<string, string>): Shelf {
  const path = (request: Request | string): string =>
    typeof request === 'string' ? request : request.url.slice(ORIGIN.length);
  return {
    match: (request) => {
      const text = held.get(path(request));
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
    put: async (request, response) => void held.set(path(request), await response.text()),
    keys: () => Promise.resolve([...held.keys()].map((key) => new Request(ORIGIN + key))),
    delete: (request) => Promise.resolve(held.delete(path(request))),
  };
}

let held: Map<string, string>;
let builds: Map<string, Map<string, string>>;
let site: Map<string, string>;
let asked: string[];
let world: World;
beforeEach(() => {
  held = new Map();
  builds = new Map();
  asked = [];
  site = new Map([
    ['/app/de/kept.json', packed(GERMAN)],
    ['/app/en/kept.json', packed({ '/en/offline': 'You are offline' })],
    ['/de/rules', PAGE],
  ]);
  world = {
    origin: ORIGIN,
    shelf: () => Promise.resolve(shelfOf(held)),
    shelves: {
      names: () => Promise.resolve(['kept', ...builds.keys()]),
      open: (name) => {
        const files = builds.get(name) ?? new Map<string, string>();
        builds.set(name, files);
        return Promise.resolve(shelfOf(files));
      },
      drop: (name) => Promise.resolve(builds.delete(name)),
    },
    fetch: (request) => {
      const path = typeof request === 'string' ? request : new URL(request.url).pathname;
      asked.push(path);
      if (site.size === 0) return Promise.reject(new TypeError('no network'));
      const text = site.get(path);
      const headers = { etag: `"${text?.length}"` };
      return Promise.resolve(
        new Response(text ?? 'none', { status: text === undefined ? 404 : 200, headers }),
      );
    },
  };
});
const page = (path: string): Request =>
  ({ url: ORIGIN + path, method: 'GET', mode: 'navigate', destination: 'document' }) as Request;
const asset = (path: string, destination: RequestDestination, more: Partial<Request> = {}): Request =>
  ({ url: ORIGIN + path, method: 'GET', mode: 'no-cors', destination, ...more }) as Request;

describe('keep', () => {
  it('holds the pages with all that they show, and asks once', async () => {
    await keep(world, 'de');
    expect(held.get('/de/rules')).toBe(PAGE);
    expect(held.get('/pages/abc.css')).toBe('style');
    expect(asked).toEqual(['/app/de/kept.json']);
  });

  it('takes newer pages, and lets go of what they do not show any more', async () => {
    await keep(world, 'de');
    site.set(
      '/app/de/kept.json',
      packed({ '/de/offline': 'Du bist offline', '/pages/def.css': 'new style' }),
    );
    await keep(world, 'de');
    expect([...held.keys()].sort()).toEqual(['/app/kept', '/de/offline', '/pages/def.css']);
  });

  it('writes nothing again while the pages are the same', async () => {
    await keep(world, 'de');
    held.set('/de/rules', 'as it was');
    await keep(world, 'de');
    expect(held.get('/de/rules')).toBe('as it was');
  });

  it('holds one language', async () => {
    await keep(world, 'de');
    await keep(world, 'en');
    expect([...held.keys()].sort()).toEqual(['/app/kept', '/en/offline']);
  });

  it('does not call kept what broke off in the middle', async () => {
    await keep(world, 'de');
    site.set('/app/de/kept.json', packed({ ...GERMAN, '/de/tips': 'Tipps' }));
    const shelf = shelfOf(held);
    const broken: Shelf = {
      ...shelf,
      put: (request, response) =>
        request === '/de/tips' ? Promise.reject(new Error('full')) : shelf.put(request, response),
    };
    await expect(keep({ ...world, shelf: () => Promise.resolve(broken) }, 'de')).rejects.toThrow();
    expect(held.has('/app/kept')).toBe(false);
    // What was there is still of use, and the next visit begins again.
    const pages = new Map(site);
    site.clear();
    expect(await (await answer(world, page('/t/kn44'))).text()).toBe('Du bist offline');
    site = pages;
    await keep(world, 'de');
    expect(held.get('/de/tips')).toBe('Tipps');
  });

  it('takes one wish after the other, so that none clears away what another has just put there', async () => {
    let open = (): void => undefined;
    const slow = new Promise<void>((done) => (open = done));
    const shelf = shelfOf(held);
    const first = keep(
      {
        ...world,
        shelf: () =>
          Promise.resolve({ ...shelf, put: (to, answer) => slow.then(() => shelf.put(to, answer)) }),
      },
      'de',
    );
    const second = keep(world, 'en');
    await new Promise((done) => setTimeout(done));
    open();
    await Promise.all([first, second]);
    expect(held.get('/app/kept')).toMatch(/^en /);
    expect([...held.keys()].sort()).toEqual(['/app/kept', '/en/offline']);
  });

  it('keeps what it has where the server has no time', async () => {
    await keep(world, 'de');
    site.delete('/app/de/kept.json');
    await keep(world, 'de');
    expect(held.get('/de/rules')).toBe(PAGE);
  });
});

describe('B134 the worker', () => {
  it('has no say in what the server is asked, and on other sites', () => {
    expect(concerns(page('/t/kn44'), ORIGIN)).toBe(true);
    expect(concerns(asset('/pages/abc.css', 'style'), ORIGIN)).toBe(true);
    expect(concerns(asset('/assets/index-1.js', 'script'), ORIGIN)).toBe(true);
    expect(concerns(asset('/assets/index-1.css', 'style'), ORIGIN)).toBe(true);
    expect(concerns(asset('/assets/deck-de-1.svg', '', { mode: 'cors' }), ORIGIN)).toBe(false);
    expect(concerns(asset('/api/tables', '', { mode: 'cors' }), ORIGIN)).toBe(false);
    expect(concerns(page('/api/tables/kn44/record'), ORIGIN)).toBe(false);
    expect(concerns(asset('/new', 'document', { method: 'POST', mode: 'navigate' }), ORIGIN)).toBe(false);
    expect(concerns(page('/'), 'http://her')).toBe(false);
  });

  it('gives what the server has now, although an older one is kept', async () => {
    await keep(world, 'de');
    site.set('/de/rules', 'newer');
    expect(await (await answer(world, page('/de/rules'))).text()).toBe('newer');
    site.set('/', 'the newer client');
    expect(await (await answer(world, page('/'))).text()).toBe('the newer client');
  });

  it('takes the answer that the browser has asked for already', async () => {
    const early = Promise.resolve<Response | undefined>(new Response('early'));
    expect(await (await answer(world, page('/de/rules'), early)).text()).toBe('early');
    expect(asked).toEqual([]);
    const none = Promise.resolve<Response | undefined>(undefined);
    expect(await (await answer(world, page('/de/rules'), none)).text()).toBe(PAGE);
  });

  it('without a network gives the kept page, and for every other page one that says so', async () => {
    await keep(world, 'de');
    site.clear();
    expect(await (await answer(world, page('/de/rules'))).text()).toBe(PAGE);
    expect(await (await answer(world, page('/de/rules?r=1.pagat'))).text()).toBe('Du bist offline');
    expect(await (await answer(world, page('/t/kn44'))).text()).toBe('Du bist offline');
    expect(await (await answer(world, asset('/pages/abc.css', 'style'))).text()).toBe('style');
    await expect(answer(world, asset('/other.css', 'style'))).rejects.toThrow();
  });

  it('without a network and with nothing kept leaves the browser to say it', async () => {
    site.clear();
    await expect(answer(world, page('/'))).rejects.toThrow();
  });
});

describe('B134 the score sheet without a network', () => {
  const deploy = (stamp: string): void => {
    site.set('/app/de/sheet.json', JSON.stringify({ stamp, files: [`/assets/index-${stamp}.js`] }));
    site.set(
      '/de/sheet',
      `<meta name="build" content="${stamp}" /><link href="/assets/Sheets-${stamp}.css" /><b>${stamp}</b>`,
    );
    site.set(`/assets/index-${stamp}.js`, `script ${stamp}`);
    site.set(`/assets/Sheets-${stamp}.css`, `style ${stamp}`);
  };
  const text = async (request: Request): Promise<string> => (await answer(world, request)).text();

  it('is there after any visit: one page for every sheet, and all that it is made of', async () => {
    deploy('one');
    await keep(world, 'de');
    await keepApp(world, 'de');
    site.clear();
    expect(await text(page('/sheet'))).toContain('<b>one</b>');
    expect(await text(page('/sheet/aaaabbbbccccdddd'))).toContain('<b>one</b>');
    expect(await text(asset('/assets/index-one.js', 'script'))).toBe('script one');
    expect(await text(asset('/assets/Sheets-one.css', 'style'))).toBe('style one');
    expect(await text(page('/t/kn44'))).toBe('Du bist offline');
    const there = await answer(world, page('/en/sheet'));
    expect([there.status, there.headers.get('location')]).toEqual([302, `${ORIGIN}/sheet`]);
  });

  it('comes from the server wherever that answers, however old the kept one is', async () => {
    deploy('one');
    await keepApp(world, 'de');
    site.set('/sheet', 'the newer client');
    site.delete('/assets/index-one.js');
    expect(await text(page('/sheet'))).toBe('the newer client');
    expect((await answer(world, asset('/assets/index-one.js', 'script'))).status).toBe(404);
  });

  it('is of one build: a newer one takes the place of the older as a whole', async () => {
    deploy('one');
    await keepApp(world, 'de');
    deploy('two');
    await keepApp(world, 'de');
    expect([...builds.keys()]).toEqual(['app two de']);
    site.clear();
    expect(await text(page('/sheet'))).toContain('<b>two</b>');
  });

  it('stays as it was where the newer one breaks off, and the next visit goes on', async () => {
    deploy('one');
    await keepApp(world, 'de');
    deploy('two');
    site.delete('/assets/Sheets-two.css');
    await expect(keepApp(world, 'de')).rejects.toThrow();
    const later = new Map(site);
    site.clear();
    expect(await text(page('/sheet'))).toContain('<b>one</b>');
    site = later;
    deploy('two');
    await keepApp(world, 'de');
    site.clear();
    expect(await text(page('/sheet'))).toContain('<b>two</b>');
  });

  it('is not mixed of two builds where the server is deployed anew in between', async () => {
    deploy('one');
    await keepApp(world, 'de');
    deploy('two');
    site.set('/app/de/sheet.json', JSON.stringify({ stamp: 'between', files: [] }));
    await keepApp(world, 'de');
    expect([...builds.keys()]).toEqual(['app one de']);
  });

  it('asks for nothing again while the build is the same', async () => {
    deploy('one');
    await keepApp(world, 'de');
    asked = [];
    await keepApp(world, 'de');
    expect(asked).toEqual(['/app/de/sheet.json']);
  });
});
