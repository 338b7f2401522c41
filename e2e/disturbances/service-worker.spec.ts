import type { RequestListener } from 'node:http';
import { headingOf, routeOf } from '../support/routes';
import { stored } from '../support/stored';
import { expect, hydrated, subject } from '../support/test';
import { test } from './helpers/host';

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
const formerSite: RequestListener = (request, response) => {
  const isWorker = request.url === worker;
  response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
  response.end(isWorker ? precachingWorker : formerPage);
};

const tags = subject('resilience');

test('the next page replaces a former site with a service worker', tags, async ({ page, host }) => {
  host.answer = formerSite;
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  host.answer = host.site;
  await page.goto('/mission');
  await page.evaluate(() => document.body.append('typed text'));
  await expect.poll(() => stored(page)).toEqual([]);
  // Nothing has reloaded the page.
  await expect(heading).toHaveText('Former site');
  await expect(page.getByText('typed text')).toBeVisible();
  await page.goto('/contact');
  await expect(heading).toHaveText(headingOf(routeOf('/contact')));
  await hydrated(page);
  await expect.poll(() => stored(page)).toEqual([]);
});

test('each usual address of a service worker has the script that removes it', tags, async ({ request }) => {
  const script = await (await request.get('/service-worker.js')).text();
  expect(script).toContain('unregister');
  for (const address of ['/sw.js', '/serviceworker.js', '/ngsw-worker.js']) {
    const response = await request.get(address);
    expect(response.headers()['content-type'], address).toContain('javascript');
    expect(await response.text(), address).toBe(script);
  }
});
