// The worker of the whole site. It holds pages to read and the score sheet for when there is no network; where there is
// one, it is asked first, so that an old client never comes from here.
import { keepApp } from './app';
import { answer, concerns, keep, type World } from './keeper';

declare const self: ServiceWorkerGlobalScope;

const world: World = {
  shelf: () => caches.open('kept'),
  shelves: {
    names: () => caches.keys(),
    open: (name) => caches.open(name),
    drop: (name) => caches.delete(name),
  },
  // Styles and pictures may lie in the browser's own cache; pages are asked for again.
  fetch: (request) => fetch(request),
  origin: self.location.origin,
};

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]).then(() => undefined),
  );
});
self.addEventListener('message', (event) => {
  const wish: unknown = (event.data as { keep?: unknown } | null)?.keep;
  if (typeof wish === 'string' && /^[a-z]{2}$/.test(wish))
    event.waitUntil(keep(world, wish).then(() => keepApp(world, wish)));
});
self.addEventListener('fetch', (event) => {
  if (!concerns(event.request, world.origin)) return;
  const early = event.preloadResponse as Promise<Response | undefined>;
  event.respondWith(answer(world, event.request, early));
});
