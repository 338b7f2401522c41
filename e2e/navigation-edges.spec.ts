import type { Page } from '@playwright/test';
import { covers, expect, openHydrated, test } from './support/test';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows a link without scrolling to it, as Playwright's own click would. */
const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test('back restores a scroll position from before hydration', covers('SHELL-SCROLL-RESTORE~1'), async ({ page }) => {
  let allowScripts = () => {};
  const allowed = new Promise<void>((resolve) => {
    allowScripts = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto('/substance-abuse', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(
    () =>
      new Promise((scrolled) => {
        document.addEventListener('scroll', scrolled, { once: true });
        window.scrollTo(0, 700);
      }),
  );
  allowScripts();
  await page.locator('html[data-hydrated]').waitFor();
  await follow(page, '/xanax');
  await expect(heading(page)).toHaveText('Xanax Addiction');
  await page.goBack();
  await expect(heading(page)).toHaveText('Substance Abuse');
  expect(await scrollY(page)).toBe(700);
});

test('back stops the smooth scroll of the page that is left', covers('SHELL-SCROLL-RESTORE~1'), async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/substance-abuse');
  await page.evaluate(
    () =>
      new Promise((scrolled) => {
        document.addEventListener('scroll', scrolled, { once: true });
        window.scrollTo(0, 700);
      }),
  );
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, '/xanax');
  await expect(heading(page)).toHaveText('Xanax Addiction');
  await page.clock.runFor(200);
  await page.evaluate(() => window.history.back());
  await expect(heading(page)).toHaveText('Substance Abuse');
  await page.clock.runFor(1000);
  expect(await scrollY(page)).toBe(700);
});

test('a fragment that cannot be decoded does not break the page', covers('FAULT-FRAGMENT~1'), async ({ page }) => {
  await openHydrated(page, '/mission');
  await follow(page, '/contact');
  await expect(page).toHaveTitle(/^Have some questions/);
  await page.evaluate(() => {
    window.scrollTo(0, 300);
    // A key of its own, as the router gives a link: no position is saved for it.
    window.history.pushState({ key: 'undecodable', idx: 9 }, '', '#%');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  // The site has handled the navigation: there is no such element, so the page is at its top.
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(heading(page)).toHaveText('Have some questions?');
});
