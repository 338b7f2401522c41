// This site has no service worker. Its address may have had another site, whose worker shows that site for good. Browsers
// look for a new version of a worker at its old address, find this one, and are rid of both. Open pages stay as they are,
// because somebody may be writing in one. The next page is this site's.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
