import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { NodeResult } from 'axe-core';

// The minified build loads in half the time.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Describes an element that violates a rule: the rule, axe's reasons and the beginning of the element's HTML. */
function describe(id: string, { any, all, none, html }: NodeResult): string {
  const reasons = new Set([...any, ...all, ...none].map(({ message }) => message));
  return `${id}: ${[...reasons].join('; ')}: ${html.slice(0, 200)}`;
}

/**
 * Scans the open page with axe: all rules for WCAG 2.0 to 2.2 at levels A and AA, and for best practices. No part of the
 * page is excluded. Leaves out what axe cannot decide.
 * @param within a selector of the part of the page to scan; for a part, axe skips its rules about whole pages
 * @returns a line for each rule and each element that violates it
 */
export async function axe(page: Page, within = 'html'): Promise<readonly string[]> {
  // Wait for animations, because a menu is half transparent while it opens. One that follows the scroll position never finishes.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap(({ timeline, finished }) => (timeline === document.timeline ? [finished] : [])),
    ),
  );
  // axe treats the content of a closed <details> as hidden, but wide screens show the navigation and the table of contents.
  const shown = await page.evaluateHandle(() =>
    [...document.querySelectorAll('details')].filter(
      ({ open, children }) => !open && children[1]?.checkVisibility({ visibilityProperty: true }),
    ),
  );
  const open = (value: boolean) =>
    shown.evaluate((all, to) => {
      for (const details of all) details.open = to;
    }, value);
  await open(true);
  // Load axe once for each page. The builder would load it, half a megabyte, twice for each scan.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // The default mode opens a second tab. Only pages with cross-origin frames need that mode, and this site has none.
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
  await open(false);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => describe(id, node)));
}
