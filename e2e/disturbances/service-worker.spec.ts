import { headingOf, routeOf } from '../support/routes';
import { nothing, stored } from '../support/stored';
import { expect, hydrated, subject, test } from '../support/test';
import { serveFormerSite } from './helpers/former-site';

const tags = subject('resilience');

const onFormerSite = test.extend<{ formerSite: Awaited<ReturnType<typeof serveFormerSite>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this form
  formerSite: async ({}, use) => {
    const site = await serveFormerSite();
    await use(site);
    site.close();
  },
  baseURL: ({ formerSite }, use) => use(formerSite.origin),
});

onFormerSite('the next page replaces a former site with a service worker', tags, async ({ page, formerSite }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  formerSite.replace();
  await page.goto('/mission');
  await page.evaluate(() => document.body.append('typed text'));
  await expect.poll(() => stored(page)).toEqual(nothing);
  // Nothing has reloaded the page.
  await expect(heading).toHaveText('Former site');
  await expect(page.getByText('typed text')).toBeVisible();
  await page.goto('/contact');
  await expect(heading).toHaveText(headingOf(routeOf('/contact')));
  await hydrated(page);
  expect(await stored(page)).toEqual(nothing);
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
