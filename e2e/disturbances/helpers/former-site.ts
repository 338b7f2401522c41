import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { listen } from '../../../tests/support/ports';
import { projectRoot } from '../../../tools/project-root';
import { serveAsHost } from '../../../tools/vite/static-host';

/** Responds to every navigation with a cached page, as Workbox does in an application made by Create React App. */
const precachingWorker = `
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open('workbox-precache-v2').then((cache) => cache.add('/index.html')));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/index.html'));
});`;

const worker = '/service-worker.js';
const formerPage = `<!doctype html>
<html lang="en-US"><title>Former site</title><link rel="icon" href="data:,"><h1>Former site</h1>
<script>addEventListener('load', () => navigator.serviceWorker.register('${worker}'))</script></html>`;

/**
 * Starts a server with a site that the clinic had at this address before. The service worker of the former site
 * responds to navigations from its cache, so visitors keep seeing the former site: the browser requests only the script
 * of the worker from the server. A worker whose script is gone stays installed
 * (https://github.com/w3c/ServiceWorker/issues/1258, https://github.com/vite-pwa/vite-plugin-pwa/issues/831).
 */
export async function serveFormerSite() {
  const former: RequestListener = (request, response) => {
    const isWorker = request.url === worker;
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? precachingWorker : formerPage);
  };
  let site = former;
  const server = createServer((request, response) => site(request, response));
  const port = await listen(server);
  return {
    origin: `http://localhost:${port}`,
    /** Replaces the former site with the built site. */
    replace() {
      site = serveAsHost(join(projectRoot, 'dist'));
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
