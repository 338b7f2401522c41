import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page, TestInfo } from '@playwright/test';
import type { NodeResult, Result } from 'axe-core';
import { inPage } from './in-page';
import type { Box } from './snapshot';

// The minified build takes half as long to load.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Something that is wrong with a page, and where it is. */
export interface Finding {
  readonly line: string;
  readonly boxes: readonly Box[];
}

/** The beginning of an element's HTML. */
const beginning = (markup: string) => (markup.length > 160 ? `${markup.slice(0, 160)}…` : markup);

/** Why axe reports an element, in its own words. */
const reasonsOf = ({ any, all, none }: NodeResult) => [
  ...new Set([...any, ...all, ...none].map(({ message }) => message)),
];

/** One finding for each element: the rule, the element by its text or the name of its field, the reasons and its HTML. */
async function described(page: Page, results: readonly Result[]): Promise<readonly Finding[]> {
  const found = results.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, node })));
  if (found.length === 0) return [];
  const elements = await (await inPage(page)).evaluate(
    ({ boxOf, nameOf }, selectors) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector);
        return element && { name: nameOf(element), box: boxOf(element.getBoundingClientRect()) };
      }),
    found.map(({ node }) => String(node.target[0])),
  );
  return found.map(({ id, node }, at) => ({
    line: `${id}: ${elements[at]?.name}: ${reasonsOf(node).join('; ')}: ${beginning(node.html)}`,
    boxes: elements[at] ? [elements[at].box] : [],
  }));
}

/**
 * Scans the page as it is now with all rules of axe for WCAG 2.0 to 2.2 A and AA and for best practice, with no part of
 * the page left out. What axe cannot decide is attached to the test as JSON.
 * @param within the part of the page to scan, as a selector; axe then skips its rules about whole pages
 * @returns the violations, one for each element
 */
export async function axe(page: Page, info: TestInfo, within = 'html'): Promise<readonly Finding[]> {
  // A menu that is still opening is half transparent.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // To axe, what is in a closed <details> is hidden, though wide screens show the navigation and the table of contents.
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
  // Half a megabyte: loading it once a page is enough; the builder would load it twice for each scan.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // The default mode opens a second tab, which only pages with cross-origin frames need; this site has none.
  const { violations, incomplete } = await new AxeBuilder({ page, axeSource: '"loaded"' })
    .setLegacyMode()
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
  await open(false);
  const undecided = (await described(page, incomplete)).map(({ line }) => line);
  await info.attach('incomplete', { body: JSON.stringify(undecided, null, 2), contentType: 'application/json' });
  return described(page, violations);
}
