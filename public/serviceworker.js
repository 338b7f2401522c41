// This site has no service worker. Its address may have had another site, whose worker shows that site for good. Browsers
// look for a new version of a worker at its old address, find this one, and are rid of both.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
    for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
  };
  event.waitUntil(remove());
});
