import type { Page } from '@playwright/test';
import { families } from './support/families';
import { covers, expect, openHydrated, test } from './support/test';
import { small } from './support/viewports';

declare global {
  interface Window {
    moved: PerformanceEntry[];
  }
}

test.use({ viewport: small });

for (const { path } of families) {
  test(
    `${path} asks for its scripts when its fonts and its first picture are here`,
    covers('PERF-FIRST-SCREEN~1'),
    async ({ page }) => {
      await openHydrated(page, path);
      const { shown, scripts } = await page.evaluate(() => {
        const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(
          ({ href }) => href,
        );
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return {
          shown: files.filter(({ name }) => preloaded.includes(name)).map(({ responseEnd }) => responseEnd),
          scripts: files.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
        };
      });
      // Three fonts and a picture.
      expect(shown).toHaveLength(4);
      expect(scripts.length).toBeGreaterThan(3);
      expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.max(...shown));
    },
  );
}

for (const [what, pattern] of [
  ['a font', /newsreader-600.*\.woff2$/],
  ['the first picture', /depression-wide\.svg$/],
] as const) {
  test(`a page comes alive though ${what} never comes`, covers('PERF-FIRST-SCREEN~1'), async ({ page }) => {
    // Neither answered nor refused.
    await page.route(pattern, () => {});
    await page.goto('/depression', { waitUntil: 'commit' });
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

/** Opens a page whose fonts stay away until they are let in, so that its first screen is not drawn before. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/newsreader-600.*\.woff2$/, async (route) => {
    await held;
    await route.continue();
  });
  // The wait for whatever stalls never ends here. (The test's own clock would also take away how the page was come to.)
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((act: () => void, ms?: number) =>
      ms === 2000 ? 0 : setTimeout(act, ms)) as typeof setTimeout;
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  return letIn;
}

/** Whether an element is drawn, or would be as soon as it is in view. */
const isDrawn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test('what lies below the first screen is drawn after it', covers('PERF-REST-LATER~1'), async ({ page }) => {
  const letIn = await openHeld(page, '/depression');
  expect(await isDrawn(page, 'h1')).toBe(true);
  await expect.poll(() => isDrawn(page, 'footer p')).toBe(false);
  letIn();
  await expect(page.locator('html[data-hydrated]:not([data-drawing])')).toBeAttached();
  expect(await isDrawn(page, 'footer p')).toBe(true);
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
});

test('a page is laid out whole for a place on it', covers('PERF-REST-LATER~1'), async ({ page }) => {
  const letIn = await openHeld(page, '/depression#signs');
  expect(await isDrawn(page, 'footer p')).toBe(true);
  letIn();
});

for (const { path } of families) {
  test(
    `${path} is as long once it is drawn as when it is laid out whole`,
    covers('PERF-REST-LATER~1'),
    async ({ page }) => {
      /** How far down the page ends, in px. */
      const end = () =>
        page.locator('footer').evaluate((footer: HTMLElement) => footer.offsetTop + footer.offsetHeight);
      // Fonts that come late are not swapped in, and lines are longer without them: here they are in the cache.
      await openHydrated(page, path);
      await openHydrated(page, path);
      const drawn = await end();
      // A page that is loaded once more is laid out whole from the start.
      await page.reload();
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      expect(drawn).toBe(await end());
    },
  );

  test(`nothing in view moves while ${path} is drawn`, covers('PERF-REST-LATER~1'), async ({ page }) => {
    await page.addInitScript(() => {
      window.moved = [];
      new PerformanceObserver((list) => window.moved.push(...list.getEntries())).observe({ type: 'layout-shift' });
    });
    await openHydrated(page, path);
    // What moved in a frame is told after the next.
    await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))));
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });
}
