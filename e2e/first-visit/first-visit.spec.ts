import type { Request } from '@playwright/test';
import { budgets } from '../../spec/extensions/budgets';
import { site } from '../../src/site';
import { isFictional } from '../../tools/launch-check/fictional';
import { bytesOf, collectRequests, revealing, saveData } from '../support/requests';
import { routes, templateRoutes } from '../support/routes';
import { phone } from '../support/screens';
import { expect, openHydrated, slow, subject, test } from '../support/test';

const ofType = (requests: readonly Request[], type: string) =>
  requests.filter((request) => request.resourceType() === type);

/** Finds budgets that a page exceeds, and kinds of files that are missing. @param total the budget of all responses */
async function overBudget(requests: readonly Request[], total: number): Promise<readonly string[]> {
  const sizes = [
    ['document', await bytesOf(ofType(requests, 'document')), budgets.document],
    ['script', await bytesOf(ofType(requests, 'script')), budgets.scripts],
    ['font', await bytesOf(ofType(requests, 'font')), budgets.fonts],
    ['all responses, with headers', await bytesOf(requests, true), total],
  ] as const;
  return sizes.flatMap(([what, bytes, most]) =>
    // The limits were measured with the facts and pictures of the fictional clinic.
    bytes > 5_000 && (bytes <= most || !isFictional(site)) ? [] : [`${what}: ${bytes} bytes, at most ${most}`],
  );
}

const tags = subject('privacy', 'speed');

for (const route of routes) {
  const { path, template } = route;
  const total = template === 'home' ? budgets.home : budgets.other;
  const own = templateRoutes.includes(route) ? tags : slow(tags);

  test(`a first visit to ${path} transfers at most ${total / 1000} kB and reveals nothing`, own, async ({ page }) => {
    await page.setViewportSize(phone);
    // Measure the page without prefetched pages. The next test measures these.
    await saveData(page);
    const requests = collectRequests(page);
    await openHydrated(page, path);
    // All requests of the page have started by now.
    await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
    expect([...(await overBudget(requests, total)), ...(await revealing(requests))]).toEqual([]);
    // With such a link, a browser connects to a host without a request.
    await expect(page.locator('link[rel~="preconnect"], link[rel~="dns-prefetch"]')).toHaveCount(0);
  });
}

for (const path of ['/', '/depression']) {
  test(`reading ${path} prefetches at most ${budgets.prefetched / 1000} kB`, subject('speed'), async ({ page }) => {
    await page.setViewportSize(phone);
    const requests = collectRequests(page);
    await openHydrated(page, path);
    await page.evaluate(async () => {
      for (const link of document.querySelectorAll('main a')) {
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise((idle) => requestIdleCallback(() => idle(undefined)));
      }
    });
    const scripts = ofType(requests, 'script');
    await Promise.all(scripts.map(async (request) => (await request.response())?.finished()));
    // Include the page's own scripts: prefetching starts before a test can see that the page is hydrated.
    expect(await bytesOf(scripts)).toBeLessThanOrEqual(budgets.scripts + budgets.prefetched);
  });

  test(`in light and dark colors, ${path} preloads only the picture at its top`, subject('speed'), async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      // With reduced motion, the slider shows the same picture however long this takes.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
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
          images.map(({ currentSrc }) => currentSrc.replace(/#.*/, '')),
        ];
      });
      expect(preloaded, colorScheme).toHaveLength(1);
      expect(shown, colorScheme).toEqual(preloaded);
    }
  });
}
