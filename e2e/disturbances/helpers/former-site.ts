import type { RequestListener } from 'node:http';

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
 * Serves a site that the clinic had at this address before. Its service worker responds to navigations from its cache, so visitors keep
 * seeing the former site: the browser requests only the script of the worker from the server. A worker whose script is gone
 * stays installed (https://github.com/w3c/ServiceWorker/issues/1258, https://github.com/vite-pwa/vite-plugin-pwa/issues/831).
 */
export const formerSite: RequestListener = (request, response) => {
  const isWorker = request.url === worker;
  response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
  response.end(isWorker ? precachingWorker : formerPage);
};
