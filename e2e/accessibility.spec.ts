import AxeBuilder from '@axe-core/playwright';
import { routes } from './support/routes';
import { covers, expect, test } from './support/test';

/** WCAG 2.0 to 2.2, levels A and AA: every rule of these, none switched off, no part of a page left out. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

for (const { path } of routes) {
  test(`axe finds nothing against WCAG 2.2 AA on ${path}`, covers('A11Y-AXE~1'), async ({ visit }) => {
    const page = await visit(path);
    const { violations } = await new AxeBuilder({ page }).withTags(standard).analyze();
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }))).toEqual([]);
  });

  test(`${path} does not scroll sideways on a screen 320 px wide`, covers('A11Y-REFLOW~1'), async ({ visit }) => {
    const page = await visit(path);
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
}
