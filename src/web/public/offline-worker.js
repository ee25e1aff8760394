/*
 * Shows a page of ours when one is opened without a connection. It keeps that page and what it looks like, and nothing
 * else: no data, no scripts, and no page in place of a newer one. The build fills in version and files.
 */
const cacheName = 'offline-%VERSION%';
const files = '%FILES%'.split(' ');
const [offlinePage] = files;

/** Whether the files were read again since this worker was started. */
let isFresh = false;

async function keepFiles() {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache', credentials: 'omit' })));
  isFresh = true;
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => self.skipWaiting()));
});

async function replaceOlder() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(replaceOlder()));

/** The network answers whenever it can. */
async function openPage(event) {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    // The brand may have changed.
    if (!isFresh) event.waitUntil(keepFiles().catch(() => {}));
    return page;
  } catch {
    return kept(offlinePage);
  }
}

async function kept(file) {
  return (await caches.match(file, { ignoreVary: true })) ?? Response.error();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (files.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)));
});
