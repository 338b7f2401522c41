import type { Page } from '@playwright/test';
import { cdp } from '../tools/sight/index';
import { hold } from './support/messages';
import { routes, templateRoutes } from './support/routes';
import { expect, slow, subject, test } from './support/test';

const tags = subject('look');

/** Returns all layout shifts since the page began to load, with the elements that moved. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    // By the second frame, the browser has painted and recorded them.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().map((entry) => {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: readonly { node?: Node }[] };
      return { value, moved: sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80)) };
    });
  });

/** Returns the font families that the browser uses for an element. Marks those that are installed on the device. */
async function fontsOf(page: Page, selector: string) {
  const session = await cdp(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `${familyName} of the device`));
}

for (const route of routes) {
  const { path } = route;
  // Fonts shift a narrow page more. On a wide screen, a page of each template is enough, and the home page for `npm test`.
  for (const width of templateRoutes.includes(route) ? [390, 1440] : [390]) {
    const own = templateRoutes.includes(route) && (width === 390 || path === '/') ? tags : slow(tags);
    test(`${path}, ${width} px wide: late fonts hardly shift it, late pictures never`, own, async ({ page }) => {
      const releaseFonts = await hold(page, /\.woff2$/);
      const releasePictures = await hold(page, /\.svg$/);
      await page.setViewportSize({ width, height: 900 });
      const [font, picture] = [page.waitForRequest(/\.woff2$/), page.waitForRequest(/\.svg$/)];
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await Promise.all([font, picture]);
      await page.evaluate(
        () => new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true })),
      );
      releaseFonts();
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const byFonts = await shiftsOf(page);
      releasePictures();
      await page.evaluate(async () => {
        const near = [...document.images].filter(
          (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
        );
        await Promise.all(near.map((image) => image.decode()));
      });
      expect((await shiftsOf(page)).slice(byFonts.length), 'shifts by pictures').toEqual([]);
      expect(await fontsOf(page, 'h1')).toEqual([expect.stringMatching(/^Newsreader/)]);
      // Skip paragraphs of buttons (`.actions`), and focusable paragraphs, whose font is that of headings.
      expect(await fontsOf(page, 'main p:not(.actions, [tabindex])')).toEqual([expect.stringMatching(/^Atkinson/)]);
      const measurable = await page.evaluate(() => {
        const loaded = [...document.fonts].flatMap(({ status, family }) => (status === 'loaded' ? family : []));
        return ['Newsreader', 'Atkinson'].every((name) => loaded.some((each) => each.includes(`${name} fallback`)));
      });
      test.skip(!measurable, 'a fallback font is not installed');
      const sum = byFonts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(byFonts)).toBeLessThanOrEqual(0.05);
    });
  }
}
