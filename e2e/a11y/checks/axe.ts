import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page, TestInfo } from '@playwright/test';
import type { Result } from 'axe-core';

// The minified build takes half as long to load.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Prepares a scan; waits for animations to finish, because a menu that is still opening is half transparent. */
async function builderFor(page: Page): Promise<AxeBuilder> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // Half a megabyte: loading it once a page is enough; the builder would load it twice for each scan.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // The default mode opens a second tab, which only pages with cross-origin frames need; this site has none.
  return new AxeBuilder({ page, axeSource: '"loaded"' }).setLegacyMode();
}

/** One line for each element: the rule, axe's selector, and what is wrong in axe's words. */
const lines = (results: readonly Result[]) =>
  results.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = new Set([...any, ...all, ...none].map(({ message }) => message));
      return `${id}: ${target.join(' ')}: ${[...reasons].join('; ')}`;
    }),
  );

/**
 * Scans the page as it is now with all rules of axe for WCAG 2.0 to 2.2 A and AA and for best practice, with no part of
 * the page left out. What axe cannot decide is attached to the test as JSON and counted in an annotation, `incomplete`.
 * @param within the part of the page to scan, as a selector; axe then skips its rules about whole pages
 * @returns the violations, one line for each element
 */
export async function axe(page: Page, info: TestInfo, within = 'html'): Promise<string[]> {
  const builder = await builderFor(page);
  const { violations, incomplete } = await builder
    .include(within)
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
      // Off by default, although WCAG 2.2 requires it.
      rules: { 'target-size': { enabled: true } },
      // Nothing reads what passed, so axe need not describe it.
      resultTypes: ['violations', 'incomplete'],
      preload: false,
    })
    .analyze();
  const undecided = lines(incomplete);
  info.annotations.push({ type: 'incomplete', description: String(undecided.length) });
  await info.attach('incomplete', { body: JSON.stringify(undecided, null, 2), contentType: 'application/json' });
  return lines(violations);
}

/**
 * Checks the contrast of all text, and nothing else.
 * @returns the violations, one line for each element, and how many elements passed
 */
export async function axeContrast(page: Page): Promise<{ violations: string[]; passed: number }> {
  const builder = await builderFor(page);
  const { violations, passes } = await builder.options({ runOnly: ['color-contrast'], preload: false }).analyze();
  return { violations: lines(violations), passed: passes.reduce((sum, { nodes }) => sum + nodes.length, 0) };
}
