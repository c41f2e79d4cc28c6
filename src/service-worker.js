/* Hashed files of this build and one impersonal offline page. Never a personal page, never an answer of the store. */
const build = '__BUILD__';
const files = [
  /* __FILES__ */
];
const cacheName = `kete-${build}`;
const offlinePage = '/offline';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll([...files, new Request(offlinePage, { credentials: 'omit', cache: 'reload' })]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith('kete-') && name !== cacheName).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(offlinePage, { cacheName, ignoreVary: true })));
  } else if (files.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname, { cacheName, ignoreVary: true }).then((hit) => hit ?? fetch(request)));
  }
});
