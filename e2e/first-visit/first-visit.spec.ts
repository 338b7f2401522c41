import type { Page, Request } from '@playwright/test';
import { budgets } from '../../spec/extensions/budgets';
import { site } from '../../src/site';
import { isFictional } from '../../tools/launch-check/fictional';
import { inTheWay } from '../crawl/open-page';
import { saveData } from '../support/data-saving';
import { addressesOf, bytesOf, collectRequests, revealing } from '../support/requests';
import { routes, templateRoutes } from '../support/routes';
import { phone, wide } from '../support/screens';
import { nothing, stored } from '../support/stored';
import { covers, expect, openHydrated, slow, subject, test } from '../support/test';
import { fingerprintingCalls, watchFingerprinting } from './fingerprinting';

/** The greatest distance from the viewport at which Chromium fetches a lazy image, in px. */
const lookahead = 2500;
const file = /^GET \/(?:assets|media)\/[^?]+$/;

const ofType = (requests: readonly Request[], type: string) =>
  requests.filter((request) => request.resourceType() === type);

/** Fails if a page transferred more than its budgets, or if a kind of file is missing. */
async function expectWithinBudgets(requests: readonly Request[], total: number): Promise<void> {
  for (const [type, most] of [
    ['document', budgets.document],
    ['script', budgets.scripts],
    ['font', budgets.fonts],
  ] as const) {
    const bytes = await bytesOf(ofType(requests, type));
    expect.soft(bytes, type).toBeGreaterThan(5_000);
    expect.soft(bytes, type).toBeLessThanOrEqual(most);
  }
  // A clinic's own pictures and logo may be larger.
  const counted = isFictional(site) ? requests : requests.filter((each) => each.resourceType() !== 'image');
  expect.soft(await bytesOf(counted, true), 'all responses, with headers').toBeLessThanOrEqual(total);
}

/** Returns the images of a page and the distance of each from the top of the page, in px. */
const imagesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.images].map((image) => ({
      src: image.getAttribute('src') ?? '',
      loading: image.loading,
      top: image.getBoundingClientRect().top + scrollY,
    })),
  );

/** Scrolls to each displayed image and waits until it loads. @returns the images that did not load */
const loadAllImages = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await image.decode().catch(() => {});
    }
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.src);
  });

const rules = covers('ROUTE-PUBLIC', 'LAYOUT-LAZY-IMAGES', 'CALL-NO-BACKEND', 'LAYOUT-NO-STORED-DATA');

for (const route of routes) {
  const { path, template } = route;
  const total = template === 'home' ? budgets.home : budgets.other;

  test(
    `a first visit to ${path} on a phone needs no sign-in, transfers at most ${total / 1000} kB, loads images lazily, and discloses and stores nothing`,
    templateRoutes.includes(route) ? rules : slow(rules),
    async ({ page, baseURL }) => {
      const home = baseURL ?? '';
      await page.setViewportSize(phone);
      // Measure the page without prefetched pages. The next test measures these.
      await saveData(page);
      const requests = collectRequests(page);
      await watchFingerprinting(page);
      const response = await openHydrated(page, path);
      // All requests of the page have started by now.
      await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
      expect(response?.status()).toBe(200);
      expect(await inTheWay(page)).toEqual([]);
      await expectWithinBudgets(requests, total);

      const images = await imagesOf(page);
      const fetched = ofType(requests, 'image').map((request) => request.url().replace(home, ''));
      expect(images.length).toBeGreaterThan(0);
      expect(images.filter(({ loading, src }) => loading !== 'lazy' || !/^\/media\/[\w-]+\.\w+$/.test(src))).toEqual(
        [],
      );
      const near = images.filter(({ top }) => top <= phone.height + lookahead).map(({ src }) => src);
      const far = images.map(({ src }) => src).filter((src) => !near.includes(src));
      expect(fetched.filter((src) => far.includes(src))).toEqual([]);
      expect(await loadAllImages(page), 'images that did not load after scrolling to them').toEqual([]);

      // On a phone, the open mobile menu would cover the links.
      await page.setViewportSize(wide);
      await page.evaluate(() => {
        const controls = document.querySelectorAll<HTMLElement>('button:not([type="submit"]), summary');
        for (const control of controls) control.click();
      });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Family Therapy' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Family');
      expect(addressesOf(requests, home).filter((address) => !file.test(address))).toEqual([`GET ${path}`]);
      expect(await revealing(requests)).toEqual([]);
      // With such a link, a browser connects to a host without a request.
      await expect(page.locator('link[rel~="preconnect"], link[rel~="dns-prefetch"]')).toHaveCount(0);
      expect(await fingerprintingCalls(page)).toEqual([]);
      expect(await stored(page)).toEqual(nothing);
    },
  );
}

for (const path of ['/', '/depression']) {
  test(
    `reading ${path} to the end on a phone prefetches at most ${budgets.prefetched / 1000} kB of other pages`,
    subject('speed'),
    async ({ page }) => {
      await page.setViewportSize(phone);
      const requests = collectRequests(page);
      await openHydrated(page, path);
      for (const link of await page.getByRole('main').getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded();
        await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => idle(undefined))));
      }
      const scripts = ofType(requests, 'script');
      await Promise.all(scripts.map(async (request) => (await request.response())?.finished()));
      // Include the page's own scripts: prefetching starts before a test can see that the page is hydrated.
      expect(await bytesOf(scripts)).toBeLessThanOrEqual(budgets.scripts + budgets.prefetched);
    },
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of ['/', '/depression']) {
    test(
      `in ${colorScheme} colors, ${path} preloads only the picture at its top`,
      subject('speed'),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await openHydrated(page, path);
        const [preloaded, shown] = await page.evaluate(() => {
          const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')];
          const images = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((image) => {
            const { left, right, top } = image.getBoundingClientRect();
            const isOnScreen = right > 0 && left < window.innerWidth && top < window.innerHeight / 2;
            return isOnScreen && image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          });
          return [
            links.filter(({ media }) => matchMedia(media).matches).map(({ href }) => href),
            images.map(({ src }) => src),
          ];
        });
        expect(preloaded).toHaveLength(1);
        expect(shown).toEqual(preloaded);
      },
    );
  }
}
