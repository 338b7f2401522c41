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

/** Marks a test that covers no rule, such as a test of the tools. */
export const meta = { tag: '@meta' };

interface Console {
  /** Returns the lines since the test began or since the last call. Lines not taken by the end fail the test. */
  take(): readonly string[];
  /** Allows any number of lines that match, at any time during the test. */
  allow(pattern: RegExp): void;
}

/** Reports every console message (including hydration warnings), uncaught error and request to another origin. */
function watch(context: BrowserContext, home: string | undefined, report: (line: string) => void) {
  context.on('console', (message) => report(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => report(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== home) report(`request to another origin: ${request.url()}`);
  });
}

/** The tab that a worker keeps open, and the function that receives its console lines. */
interface Tab {
  readonly page: Page;
  report: (line: string) => void;
}

/** The console lines of a test's pages so far. */
interface Output {
  lines: string[];
}

interface Fixtures {
  output: Output;
  console: Console;
  /**
   * Opens a page in the worker's tab and waits until it is hydrated. The document is new, but the browser context is
   * not: a new one takes three times as long. Only for tests that change no more than the document: no clock, routes or
   * offline mode.
   */
  visit(path: string): Promise<Page>;
}

/**
 * Playwright's test, which also fails on a console message, an uncaught error or a request to another origin that the
 * test did not take.
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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern here, even for a fixture without dependencies.
  output: async ({}, use) => use({ lines: [] }),
  // Not an automatic fixture, because tests that only use `visit` need no context of their own.
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
  // Runs in the page, because a locator in a new document takes longer than hydration.
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
