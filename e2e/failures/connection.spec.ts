import type { Page } from '@playwright/test';
import { test, type Visitor } from '../flows/visitor';
import { saveData } from '../support/requests';
import { expect, hydrated, subject } from '../support/test';

const tags = subject('resilience');
const failedToFetch = /^error: (?:Failed to load resource|TypeError: Failed to fetch|Failed to load module script)/;

/**
 * Simulates a network with a captive portal, as in a hotel, which responds in place of every host until the guest signs in. The
 * device reports that it is online (https://developer.mozilla.org/docs/Web/API/Navigator/onLine, RFC 8952).
 */
const replaceSite = (page: Page) =>
  page.route('**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title><h1>Accept the terms</h1>' }),
  );

// A prefetched page would load despite the failure.
test.beforeEach(({ page }) => saveData(page));

const retry = ({ page }: Visitor) => page.getByRole('link', { name: 'Try this page again' });

/**
 * Follows a link. Fails unless the error page is shown and focused once the site has checked whether it can load the document of the
 * page, and has its answer or none. tests/component/error-boundary.test.tsx tests the links of the error page.
 */
async function expectErrorPage({ page, heading }: Visitor, path: string, follow: () => Promise<void>): Promise<void> {
  const check = page.waitForRequest((request) => new URL(request.url()).pathname === path);
  await follow();
  await (await check).response();
  await expect(heading).toHaveText('This page didn’t load');
  await expect(heading).toBeFocused();
}

test('offline, a link shows the error page; online again, each link works', tags, async ({ visitor, console }) => {
  const { page } = visitor;
  const goOffline = (offline: boolean) => page.context().setOffline(offline);
  console.allow(failedToFetch);
  await visitor.open('/contact');
  await goOffline(true);
  await expectErrorPage(visitor, '/mission', () => visitor.followFooter('Our Mission'));
  await expect(page.getByRole('main').getByText('check your connection')).toBeVisible();
  await page.goBack();
  await expect(visitor.heading).toHaveText('Have some questions?');
  const again: readonly (readonly [label: string, path: string, follow: (label: string) => Promise<void>])[] = [
    ['About Us', '/about-us', (label) => visitor.followMain(label)],
    ['Insurance', '/insurance', () => visitor.press(retry(visitor))],
    ['Our Mission', '/mission', (label) => visitor.followFooter(label)],
  ];
  for (const [label, path, follow] of again) {
    await goOffline(true);
    await expectErrorPage(visitor, path, () => visitor.followFooter(label));
    await goOffline(false);
    // A browser doesn't request a failed chunk again, so the page loads as a document.
    await follow(label);
    await visitor.see(path);
    // Check hydration last: before the new document loads, the old one would pass this check.
    await hydrated(page);
  }
});

test('while a network shows its sign-in page, the error page stays', tags, async ({ visitor, page, console }) => {
  console.allow(failedToFetch);
  await visitor.open('/contact');
  await replaceSite(page);
  for (const follow of [() => visitor.followFooter('Our Mission'), () => visitor.press(retry(visitor))])
    await expectErrorPage(visitor, '/mission', follow);
  await page.unrouteAll();
  await visitor.press(retry(visitor));
  await visitor.see('/mission');
  await hydrated(page);
});
