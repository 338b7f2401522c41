import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { listen } from '../../tests/support/ports';
import { projectRoot } from '../../tools/project-root';
import { serveAsHost } from '../../tools/vite/static-host';
import { headingOf, routeOf } from '../support/routes';
import { test as base, expect, hydrated, subject } from '../support/test';

/** A host, on which another build can replace the site. (Intercepted requests would turn off the browser's cache.) */
const test = base.extend<{ host: { origin: string; build?: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this form
  host: async ({}, use) => {
    const serve = serveAsHost(join(projectRoot, 'dist'));
    const host: { origin: string; build?: string } = { origin: '' };
    const server = createServer((request, response) => {
      if (host.build !== undefined && request.url === '/build.json') response.end(host.build);
      else serve(request, response);
    });
    host.origin = `http://localhost:${await listen(server)}`;
    await use(host);
    server.close();
    server.closeAllConnections();
  },
  baseURL: ({ host }, use) => use(host.origin),
});

const another = JSON.stringify({ script: 'assets/index-another.js' });
const tags = subject('resilience');
const days = 3 * 24 * 60 * 60 * 1000;

/** Lets days pass, and returns to the tab. */
async function returnAfterDays(page: Page) {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + days);
  const answer = page.waitForResponse(/build\.json$/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await answer).finished();
}

/** Follows a link to /about-us, and returns whether the browser loaded its document. */
async function loadsDocument(page: Page): Promise<boolean> {
  await hydrated(page);
  await page.evaluate(() => void document.documentElement.setAttribute('data-old', ''));
  await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(routeOf('/about-us')));
  return (await page.locator('html[data-old]').count()) === 0;
}

test(
  'in a tab that was open for days, a link loads the document if the host has another build',
  tags,
  async ({ page, host }) => {
    await page.goto('/contact');
    await hydrated(page);
    await returnAfterDays(page);
    expect(await loadsDocument(page), 'the same build').toBe(false);
    await page.goto('/contact');
    await hydrated(page);
    host.build = another;
    await returnAfterDays(page);
    expect(await loadsDocument(page), 'another build').toBe(true);
  },
);

test(
  'a link from a page that the browser restored from its cache loads the document of another build',
  tags,
  async ({ page, host }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.goto('/privacy');
    host.build = another;
    const answer = page.waitForResponse(/build\.json$/);
    await page.goBack();
    await (await answer).finished();
    expect(await loadsDocument(page)).toBe(true);
  },
);

test('a link keeps what the visitor has written, even if the host has another build', tags, async ({ page, host }) => {
  await page.goto('/contact');
  await hydrated(page);
  host.build = another;
  await returnAfterDays(page);
  await page.getByLabel('Message').fill('A question');
  expect(await loadsDocument(page)).toBe(false);
});

test('a host without build.json changes nothing', tags, async ({ page, host }) => {
  await page.goto('/contact');
  await hydrated(page);
  host.build = '<!doctype html><title>Not found</title>';
  await returnAfterDays(page);
  expect(await loadsDocument(page)).toBe(false);
});
