import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { RuleTag } from '../../spec/rules';

/**
 * Names the rules that a test covers, each with its revision, as tag and annotation:
 * `test('…', covers('NAV-…~1'), …)`. An unknown rule or an old revision does not compile.
 */
export function covers(...tags: [RuleTag, ...RuleTag[]]) {
  return {
    tag: tags.map((tag) => `@${tag}`),
    annotation: tags.map((tag) => ({ type: 'rule', description: tag })),
  };
}

/** Marks a test of the tests' own tools, which covers no rule. */
export const meta = { tag: '@meta' };

interface Console {
  /** What the page printed since the test began or since the last call. Only what is left at the end fails the test. */
  take(): readonly string[];
  /** Expects messages like this, any number of them, at any time of the test. */
  allow(pattern: RegExp): void;
}

/** Reports every console message (hydration warnings among them), uncaught error and request to another origin. */
export function watch(context: BrowserContext, home: string | undefined, report: (line: string) => void) {
  context.on('console', (message) => report(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => report(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== home) report(`request to another origin: ${request.url()}`);
  });
}

/** The tab that a worker keeps open, and where its messages go. */
interface Tab {
  readonly page: Page;
  report: (line: string) => void;
}

/** What the pages of a test have printed so far. */
interface Output {
  lines: string[];
}

interface Fixtures {
  output: Output;
  console: Console;
  /**
   * Opens a page, hydrated, in the tab that the worker keeps: a new document, but no new browser context, which takes
   * three times as long. For tests that change nothing but the document: no clock, no routes, no offline mode.
   */
  visit(path: string): Promise<Page>;
}

/**
 * Playwright's test, with a guard: a console message, an uncaught error or a request to another origin that the test did
 * not take makes it fail.
 */
export const test = base.extend<Fixtures, { tab: Tab }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null } = project.use;
      const context = await browser.newContext({ baseURL, viewport });
      const tab: Tab = { page: await context.newPage(), report: () => {} };
      watch(context, baseURL, (line) => tab.report(line));
      await use(tab);
      await context.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern here, also of a fixture that needs no other.
  output: async ({}, use) => use({ lines: [] }),
  // Not in an automatic fixture: tests that only use `visit` need no context of their own.
  context: async ({ context, baseURL, output }, use) => {
    watch(context, baseURL, (line) => output.lines.push(line));
    await use(context);
  },
  console: [
    async ({ output, tab }, use) => {
      const allowed: RegExp[] = [];
      tab.report = (line) => output.lines.push(line);
      const take = () => {
        const taken = output.lines.filter((line) => !allowed.some((pattern) => pattern.test(line)));
        output.lines = [];
        return taken;
      };
      await use({ take, allow: (pattern) => allowed.push(pattern) });
      expect(take(), 'unexpected console messages, errors and requests').toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ tab, viewport }, use) => {
    await use(async (path) => {
      const now = tab.page.viewportSize();
      const same = now?.width === viewport?.width && now?.height === viewport?.height;
      if (viewport && !same) await tab.page.setViewportSize(viewport);
      await openHydrated(tab.page, path);
      return tab.page;
    });
    tab.page.removeAllListeners('request');
  },
});

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // In the page itself: a locator takes longer in a new document than hydration does.
  await page.evaluate(async () => {
    const { documentElement: html } = document;
    if (html.dataset.hydrated) return;
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => html.dataset.hydrated && resolve());
      observer.observe(html, { attributeFilter: ['data-hydrated'] });
    });
  });
}

export { expect };
