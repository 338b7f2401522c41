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

/** Fails unless the error page is shown and focused. tests/component/error-boundary.test.tsx tests its links. */
async function expectErrorPage({ heading }: Visitor): Promise<void> {
  await expect(heading).toHaveText('This page didn’t load');
  await expect(heading).toBeFocused();
}

const retry = ({ page }: Visitor) => page.getByRole('link', { name: 'Try this page again' });

/** Waits until the site has checked whether it can load the document of a page, and has its answer or none. */
async function checked({ page }: Visitor, path: string): Promise<void> {
  const check = await page.waitForRequest((request) => new URL(request.url()).pathname === path);
  await check.response();
}

test('offline, a link shows the error page; online again, each link works', tags, async ({ visitor, console }) => {
  const { page } = visitor;
  const goOffline = (offline: boolean) => page.context().setOffline(offline);
  console.allow(failedToFetch);
  await visitor.open('/contact');
  await goOffline(true);
  await visitor.followFooter('Our Mission');
  await expectErrorPage(visitor);
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
    const failed = checked(visitor, path);
    await visitor.followFooter(label);
    await failed;
    await expectErrorPage(visitor);
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
  for (const follow of [() => visitor.followFooter('Our Mission'), () => visitor.press(retry(visitor))]) {
    const failed = checked(visitor, '/mission');
    await follow();
    await failed;
    await expectErrorPage(visitor);
  }
  await page.unrouteAll();
  await visitor.press(retry(visitor));
  await visitor.see('/mission');
  await hydrated(page);
});
