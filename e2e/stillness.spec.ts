import type { Page, Route } from '@playwright/test';
import { families } from './support/families';
import { covers, expect, test } from './support/test';

/** Records every layout shift from the start of the page load. @returns a function that returns them */
async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: readonly { node?: Node }[] };
        const moved = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80));
        shifts.push(`${value.toFixed(4)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: readonly string[] }).shifts);
}

for (const { path } of families) {
  for (const width of [390, 1440]) {
    test(
      `nothing on ${path}, ${width} px wide, moves when fonts and pictures arrive late`,
      covers('SHELL-STILL~1'),
      async ({ page }) => {
        const shifts = await watchShifts(page);
        const held: Route[] = [];
        let late = true;
        await page.route(/\.(?:woff2|svg)$/, (route) => (late ? held.push(route) : route.continue()));
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        // Waits until the page is painted without them.
        await page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
        expect(held.length).toBeGreaterThan(1);
        late = false;
        await Promise.all(held.map((route) => route.continue()));
        await page.evaluate(async () => {
          await document.fonts.ready;
          const near = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
          await Promise.all(near.map((image) => image.decode()));
          await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        });
        expect(await shifts()).toEqual([]);
      },
    );
  }
}
