import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { listen } from '../../../tests/support/ports';
import { projectRoot } from '../../../tools/project-root';
import { serveAsHost } from '../../../tools/vite/static-host';

/** Answers every address with its cached page, as Workbox does in an application made by Create React App. */
const precachingWorker = `
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open('workbox-precache-v2').then((cache) => cache.add('/index.html')));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/index.html'));
});`;

const formerPage = (worker: string) => `<!doctype html>
<html lang="en-US"><title>Former site</title><link rel="icon" href="data:,"><h1>Former site</h1>
<script>addEventListener('load', () => navigator.serviceWorker.register('${worker}'))</script></html>`;

/**
 * A server at whose address a clinic had another site before this one. The former site's service worker answers from its
 * cache and asks the server for nothing but a new version of itself, so visitors go on seeing the former site, and a worker
 * whose script is gone stays (https://github.com/w3c/ServiceWorker/issues/1258,
 * https://github.com/vite-pwa/vite-plugin-pwa/issues/831).
 * @param worker the path of the former site's service worker
 */
export async function serveFormerSite(worker: string) {
  const former: RequestListener = (request, response) => {
    const isWorker = request.url === worker;
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? precachingWorker : formerPage(worker));
  };
  let site = former;
  const server = createServer((request, response) => site(request, response));
  const port = await listen(server);
  return {
    origin: `http://localhost:${port}`,
    /** From now on, the server has our site, as it was built last. */
    replace() {
      site = serveAsHost(join(projectRoot, 'dist'));
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
