import type { Page } from '@playwright/test';
import { payloadFields, path as sendPath } from '../spec/email-call';
import { fingerprintingApis } from '../spec/policy';
import { fill, messageWith, outboxEntry, submit } from './support/contact-form';
import { fingerprintingCalls, watchFingerprinting } from './support/fingerprinting';
import { routes } from './support/routes';
import { covers, expect, meta, openHydrated, test } from './support/test';

/** The referrer that names the site but no page. */
const siteReferrer = (address: string) => `${new URL(address).origin}/`;

/** Records every request with a cookie or with a referrer that names a page. (Other origins fail every test.) */
function watchReferrers(page: Page): () => Promise<readonly string[]> {
  const revealing: Promise<string[]>[] = [];
  page.on('request', (request) => {
    const found = request.allHeaders().then(({ referer, cookie }) => {
      const namesPage = referer !== undefined && referer !== siteReferrer(request.url());
      return namesPage || cookie ? [`${request.url()} from ${referer}`] : [];
    });
    revealing.push(found.catch(() => []));
  });
  return async () => (await Promise.all(revealing)).flat();
}

for (const { path } of routes) {
  test(
    `a visit to ${path} reveals the page to nobody, stores nothing and reads nothing about the device`,
    covers('SAFE-SILENT~2'),
    async ({ page, context }) => {
      const revealing = watchReferrers(page);
      await watchFingerprinting(page);
      await openHydrated(page, path);
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      await footer.getByRole('link', { name: 'Family Therapy' }).click();
      await expect(page).toHaveURL('/family-therapy');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Family');
      expect(await fingerprintingCalls(page)).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      const kept = await page.evaluate(async () => ({
        items: localStorage.length + sessionStorage.length,
        databases: await indexedDB.databases(),
        caches: await caches.keys(),
      }));
      expect(kept).toEqual({ items: 0, databases: [], caches: [] });
      expect(await revealing()).toEqual([]);
    },
  );
}

for (const { path, form } of routes.filter((route) => route.form)) {
  test(
    `a message from ${path} makes one call, which does not name the page`,
    covers('SAFE-ONE-CALL~2'),
    async ({ visit, console }) => {
      const page = await visit(path);
      const calls: Promise<{ to: string; headers: Record<string, string> }>[] = [];
      page.on('request', (request) => {
        const to = `${request.method()} ${new URL(request.url()).pathname}`;
        if (request.method() !== 'GET') calls.push(request.allHeaders().then((headers) => ({ to, headers })));
      });
      const message = messageWith(`Silent ${form}`);
      await fill(page, message);
      await submit(page);
      await expect(page.locator('form').getByRole('button')).toHaveText('Message Sent');
      console.take();
      const [call, ...others] = await Promise.all(calls);
      expect(others).toEqual([]);
      expect(call?.to).toBe(`POST ${sendPath}`);
      expect(call?.headers.referer).toBe(siteReferrer(page.url()));
      expect(call?.headers.cookie).toBeUndefined();
      const entries = await outboxEntry(page, message.subject);
      expect(entries.map(([name]) => name).sort()).toEqual([...payloadFields].sort());
    },
  );
}

test('fingerprinting check reports each call', meta, async ({ page }) => {
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Empty</title>' }));
  await watchFingerprinting(page);
  await page.goto('/');
  const there = await page.evaluate((names) => {
    const found: string[] = [];
    for (const name of names) {
      const [first = '', member] = name.split('.');
      const owner = member ? Reflect.get(Reflect.get(window, first) ?? {}, 'prototype') : window;
      const descriptor = owner && Object.getOwnPropertyDescriptor(owner, member ?? first);
      if (!descriptor) continue;
      found.push(name);
      try {
        // Called on null, which fails; the attempt is enough.
        Promise.resolve((descriptor.get ?? descriptor.value).call(null)).catch(() => {});
      } catch {}
    }
    return found;
  }, fingerprintingApis);
  expect(there.length).toBeGreaterThan(20);
  expect(await fingerprintingCalls(page)).toEqual(there);
});
