import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page, TestInfo } from '@playwright/test';
import type axeCore from 'axe-core';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';

// By hand: the builder for Playwright opens a second tab for each scan, which only pages with frames need. Without its
// blanks and comments it takes half the time to read.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA, and axe's own good practice: every rule of these, no part of a page left out. */
const standard: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  },
  // These two are named because axe once shipped the one, and still turns to the other, only when asked.
  rules: { 'color-contrast': { enabled: true }, 'target-size': { enabled: true } },
};

/** Runs axe in the page once nothing in it moves any more: a menu that is still unfolding is half transparent. */
async function scan(
  page: Page,
  options: RunOptions,
): Promise<Pick<AxeResults, 'violations' | 'incomplete' | 'passes'>> {
  await page.evaluate(source);
  return page.evaluate(async (asked) => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const injected = window as typeof window & { axe: typeof axeCore };
    // Styles from other origins, of which there are none, need not be fetched first.
    const { violations, incomplete, passes } = await injected.axe.run(document, { preload: false, ...asked });
    return { violations, incomplete, passes };
  }, options);
}

/** Names an element by axe's selector and says, in axe's words, what is wrong with it. */
function tell(rule: string, { target, any, all, none }: NodeResult): string {
  const why = [...any, ...all, ...none].map(({ message }) => message);
  return `${rule}: ${target.join(' ')}: ${[...new Set(why)].join('; ')}`;
}

function list(results: AxeResults['violations']): string[] {
  return results.flatMap(({ id, nodes }) => nodes.map((node) => tell(id, node)));
}

/**
 * Scans the page as it stands with all rules of axe for WCAG 2.2 AA and good practice.
 * What axe could not decide is attached to the test as JSON and counted in an annotation named `incomplete`.
 * @returns the violations, one line an element; none for a sound page
 */
export async function axe(page: Page, info: TestInfo): Promise<string[]> {
  const { violations, incomplete } = await scan(page, { ...standard, resultTypes: ['violations', 'incomplete'] });
  const undecided = list(incomplete);
  info.annotations.push({ type: 'incomplete', description: String(undecided.length) });
  await info.attach('incomplete', { body: JSON.stringify(undecided, null, 2), contentType: 'application/json' });
  return list(violations);
}

/**
 * Looks at the contrast of every text, and at nothing else.
 * @returns what is too faint, one line an element, and how many elements are not
 */
export async function axeContrast(page: Page): Promise<{ faint: string[]; clear: number }> {
  const { violations, passes } = await scan(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
  return { faint: list(violations), clear: passes.reduce((sum, { nodes }) => sum + nodes.length, 0) };
}
