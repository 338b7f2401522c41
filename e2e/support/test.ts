import { test as base, expect, type Page } from '@playwright/test';
import type { RuleTag } from '../../spec/rules';

/**
 * Names the rules that a test holds, each with the revision it was written for, as tag and annotation:
 * `test('…', covers('NAV-…~1'), …)`. An unknown rule or an old revision does not compile.
 */
export function covers(...tags: [RuleTag, ...RuleTag[]]) {
  return {
    tag: tags.map((tag) => `@${tag}`),
    annotation: tags.map((tag) => ({ type: 'rule', description: tag })),
  };
}

/** Marks a test of our own machinery, which holds no rule. */
export const meta = { tag: '@meta' };

interface Console {
  /** What the page printed since the test began or since the last call; taking it says that it was expected. */
  take(): readonly string[];
  /** Says that messages like this are expected at any time of the test, as many as come. */
  allow(pattern: RegExp): void;
}

/**
 * Playwright's test, with a guard: any console message, uncaught error, or request to another origin that the test did
 * not take fails it. A hydration warning is such a message.
 */
export const test = base.extend<{ console: Console }>({
  console: [
    async ({ context, baseURL }, use) => {
      let lines: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
      context.on('weberror', (error) => lines.push(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL)
          lines.push(`request to another origin: ${request.url()}`);
      });
      const take = () => {
        const taken = lines.filter((line) => !allowed.some((pattern) => pattern.test(line)));
        lines = [];
        return taken;
      };
      await use({ take, allow: (pattern) => allowed.push(pattern) });
      expect(take(), 'console messages, errors and requests that the test did not expect').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it has come alive. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-alive]').waitFor();
}

export { expect };
