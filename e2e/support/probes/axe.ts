import type { Page, TestInfo } from '@playwright/test';
import axeCore, { type AxeResults, type NodeResult } from 'axe-core';

/** WCAG 2.0 to 2.2, levels A and AA, and axe's own good practice: every rule of these, no part of a page left out. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Scan = Pick<AxeResults, 'violations' | 'incomplete'>;

/** Runs axe in the page once nothing in it moves any more: a menu that is still unfolding is half transparent. */
async function scan(page: Page): Promise<Scan> {
  // Injected by hand: the builder for Playwright opens a second tab for each scan, which only pages with frames need.
  await page.evaluate(axeCore.source);
  return page.evaluate(async (values) => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const injected = window as typeof window & { axe: typeof axeCore };
    const { violations, incomplete } = await injected.axe.run(document, {
      runOnly: { type: 'tag', values },
      // These two are named because axe once shipped the one, and still turns to the other, only when asked.
      rules: { 'color-contrast': { enabled: true }, 'target-size': { enabled: true } },
      resultTypes: ['violations', 'incomplete'],
    });
    return { violations, incomplete };
  }, standard);
}

/** Names an element by axe's selector and says, in axe's words, what is wrong with it. */
function tell(rule: string, { target, any, all, none }: NodeResult): string {
  const why = [...any, ...all, ...none].map(({ message }) => message);
  return `${rule}: ${target.join(' ')}: ${[...new Set(why)].join('; ')}`;
}

function list(results: Scan['violations']): string[] {
  return results.flatMap(({ id, nodes }) => nodes.map((node) => tell(id, node)));
}

/**
 * Scans the page as it stands with all rules of axe for WCAG 2.2 AA and good practice.
 * What axe could not decide is attached to the test as JSON and counted in an annotation named `incomplete`.
 * @returns the violations, one line an element; none for a sound page
 */
export async function axe(page: Page, info: TestInfo): Promise<string[]> {
  const { violations, incomplete } = await scan(page);
  const undecided = list(incomplete);
  info.annotations.push({ type: 'incomplete', description: String(undecided.length) });
  await info.attach('incomplete', { body: JSON.stringify(undecided, null, 2), contentType: 'application/json' });
  return list(violations);
}
