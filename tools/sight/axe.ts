import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

// The minified build loads in half the time.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Scans the open page with axe: all rules for WCAG 2.0 to 2.2 at levels A and AA, and for best practices. No part of the
 * page is excluded. Leaves out what axe cannot decide.
 * @param within a selector of the part of the page to scan; for a part, axe skips its rules about whole pages
 * @returns a line for each rule and each element that violates it
 */
export async function axe(page: Page, within = 'html'): Promise<readonly string[]> {
  // Wait for animations, because a menu is half transparent while it opens. Those that follow the scroll position do not end.
  await page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.allSettled(timed.map(({ finished }) => finished));
  });
  // axe treats the content of a closed <details> as hidden, even if styles show it.
  const shown = await page.evaluateHandle(() =>
    [...document.querySelectorAll('details')].filter(
      ({ open, children }) => !open && children[1]?.checkVisibility({ visibilityProperty: true }),
    ),
  );
  const toggle = () => shown.evaluate((all) => all.map((details) => details.toggleAttribute('open')));
  await toggle();
  // Load axe once for each page. The builder would load it, half a megabyte, twice for each scan.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // The default mode opens a second tab. Only pages with cross-origin frames need that mode.
  const { violations } = await new AxeBuilder({ page, axeSource: '"loaded"' })
    .setLegacyMode()
    .include(within)
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
      // WCAG 2.2 requires it, but it is off by default.
      rules: { 'target-size': { enabled: true } },
      // Skip the details of rules that passed: nothing reads them.
      resultTypes: ['violations'],
      preload: false,
    })
    .analyze();
  await toggle();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ any, all, none, html }) => {
      const reasons = new Set([...any, ...all, ...none].map(({ message }) => message));
      return `${id}: ${[...reasons].join('; ')}: ${html.slice(0, 200)}`;
    }),
  );
}
