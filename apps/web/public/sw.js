// Keeps the page for times without a network: home, settings and practice work then too. The build writes the list of files;
// what is played at tables is never kept here.

const FILES = ['__FILES__'];
const SHELF = 'page-__VERSION__';

/** A network that is there but does not answer is as good as none. */
const PATIENCE = 4000;

const isTalk = ({ pathname }) => /^\/(api|ws|health)(\/|$)/.test(pathname);

async function fill() {
  const shelf = await caches.open(SHELF);
  // Past the browser's own cache: an old page would ask for files that are gone.
  await shelf.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
}

async function clear() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)));
  await self.clients.claim();
}

const shell = async () => (await caches.match('/')) ?? Response.error();

/** The newest page if there is a network, else the kept one. */
async function page(request) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(() => caches.match('/'));
  const fresh = fetch(request).catch(shell);
  return (await Promise.race([fresh, late])) ?? fresh;
}

const file = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** Back to the table that called, or home where it was closed. */
async function front() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const table = pages.find(({ url }) => new URL(url).pathname.startsWith('/t/')) ?? pages[0];
  await (table ? table.focus() : self.clients.openWindow('/'));
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(clear()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || isTalk(url)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(front());
});
