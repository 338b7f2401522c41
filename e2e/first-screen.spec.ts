import { families } from './support/families';
import { small } from './support/screens';
import { covers, expect, openAlive, test } from './support/test';

test.use({ viewport: small });

for (const { path } of families) {
  test(
    `${path} asks for its scripts when its fonts and its first picture are here`,
    covers('PERF-FIRST-SCREEN~1'),
    async ({ page }) => {
      await openAlive(page, path);
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
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
