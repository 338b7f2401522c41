import type { Page } from '@playwright/test';
import { headingOf, routeOf } from '../support/routes';
import { nothing, stored } from '../support/stored';
import { test as base, expect, hydrated, slow, subject } from '../support/test';
import { serveFormerSite } from './helpers/former-site';

interface Fixtures {
  /** The path of the former site's service worker. */
  readonly worker: string;
  readonly formerSite: Awaited<ReturnType<typeof serveFormerSite>>;
}

const test = base.extend<Fixtures>({
  worker: ['/service-worker.js', { option: true }],
  formerSite: async ({ worker }, use) => {
    const site = await serveFormerSite(worker);
    await use(site);
    site.close();
  },
  baseURL: ({ formerSite }, use) => use(formerSite.origin),
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the former site, and waits until its service worker responds to a navigation. */
async function visitFormerSite(page: Page) {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/mission');
  await expect(heading(page)).toHaveText('Former site');
}

/** Expects the page of this site, with nothing stored by the former site. */
async function expectThisSite(page: Page, path: string) {
  await expect(heading(page)).toHaveText(headingOf(routeOf(path)));
  await hydrated(page);
  await expect.poll(() => stored(page)).toEqual(nothing);
}

const workers = ['/service-worker.js', '/sw.js', '/serviceworker.js', '/ngsw-worker.js'] as const;
const tags = subject('resilience');

for (const worker of workers) {
  test.describe(() => {
    test.use({ worker });

    // One path is enough for `npm test`, because the test below asserts that the four files are the same.
    test(
      `one visit replaces a former site whose service worker is at ${worker}`,
      worker === workers[0] ? tags : slow(tags),
      async ({ page, formerSite }) => {
        await visitFormerSite(page);
        formerSite.replace();
        await page.goto('/about-us', { waitUntil: 'commit' });
        await expectThisSite(page, '/about-us');
        await page.goto('/contact');
        await expectThisSite(page, '/contact');
      },
    );
  });
}

test('each address of a former service worker serves the same script', tags, async ({ request, formerSite }) => {
  formerSite.replace();
  const responses = await Promise.all(workers.map((worker) => request.get(worker)));
  for (const response of responses) {
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('javascript');
    expect(await response.text()).toBe(await responses[0]?.text());
  }
});

test('one visit also replaces the former site in another open tab', tags, async ({ page, context, formerSite }) => {
  await visitFormerSite(page);
  formerSite.replace();
  const other = await context.newPage();
  await other.goto('/about-us', { waitUntil: 'commit' });
  await expectThisSite(other, '/about-us');
  await expectThisSite(page, '/mission');
});
