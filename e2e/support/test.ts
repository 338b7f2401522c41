import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { RuleTag } from '../../spec/all-rules';
import { show, type View } from './show';

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

/** Marks a test that only adds more cases to others: `npm run test:all` runs it, `npm test` does not. */
export function long({ tag, annotation }: ReturnType<typeof covers>) {
  return { tag: ['@long', ...tag], annotation };
}

interface Console {
  /** Returns the lines since the test began or since the last call. Lines not taken by the end fail the test. */
  take(): readonly string[];
  /** Allows any number of lines that match, at any time during the test. */
  allow(pattern: RegExp): void;
}

/** Reports every console message (including hydration warnings), uncaught error and request to another origin. */
export function watch(context: BrowserContext, home: string | undefined, report: (line: string) => void) {
  context.on('console', (message) => report(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => report(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== home) report(`request to another origin: ${request.url()}`);
  });
}

/** The tab that a worker keeps open, and the function that receives its console lines. */
export interface Tab {
  readonly page: Page;
  report: (line: string) => void;
  /** The path that `look` opened, until the tab is used in another way. */
  shown: string | undefined;
}

/** The console lines of a test's pages so far. */
interface Output {
  lines: string[];
}

interface Fixtures {
  output: Output;
  console: Console;
  /**
   * The worker's tab, for a test that opens its pages itself. The documents are new, but the browser context is not: a new
   * one, with an empty cache, takes three times as long. View, routes and connection are reset after the test; a test that
   * installs a clock or an init script needs a `page` of its own.
   */
  keptPage: Page;
  /** Opens a page in the worker's tab and waits until it is hydrated, where it may run scripts. */
  visit(path: string, view?: Partial<View>): Promise<Page>;
  /**
   * Shows a page in the worker's tab to a test that only looks at it. Consecutive tests of the same page share one visit;
   * each gets its own view, scrolled to the top, with no element focused. Group them by page, so that one worker runs them
   * in order: `test.describe.configure({ mode: 'default' })`.
   */
  look(path: string, view?: Partial<View>): Promise<Page>;
}

/**
 * Playwright's test, which also fails on a console message, an uncaught error or a request to another origin that the
 * test did not take.
 */
export const test = base.extend<Fixtures, { tab: Tab }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null, userAgent } = project.use;
      const { isMobile = false, hasTouch = false, javaScriptEnabled = true } = project.use;
      const device = { viewport, isMobile, hasTouch, ...(userAgent && { userAgent }) };
      const context = await browser.newContext({ baseURL, javaScriptEnabled, ...device });
      const tab: Tab = { page: await context.newPage(), report: () => {}, shown: undefined };
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
  keptPage: async ({ tab, viewport }, use) => {
    const { page } = tab;
    tab.shown = undefined;
    await show(page, viewport ? { viewport } : {});
    await use(page);
    page.removeAllListeners('request');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
    // Ends pending requests, so that their errors count for this test and not the next.
    await page.goto('about:blank');
  },
  visit: async ({ tab, viewport, javaScriptEnabled }, use) => {
    await use(async (path, view = {}) => {
      tab.shown = undefined;
      await show(tab.page, { ...(viewport && { viewport }), ...view });
      await (javaScriptEnabled === false ? tab.page.goto(path) : openHydrated(tab.page, path));
      return tab.page;
    });
    tab.page.removeAllListeners('request');
  },
  look: async ({ tab, javaScriptEnabled }, use) => {
    await use(async (path, view = {}) => {
      await show(tab.page, view);
      if (tab.shown === path && new URL(tab.page.url()).pathname === path) await toTheStart(tab.page);
      else await (javaScriptEnabled === false ? tab.page.goto(path) : openHydrated(tab.page, path));
      tab.shown = path;
      return tab.page;
    });
  },
});

/** Scrolls a page to its top and resets the focus, so that the Tab key starts from the beginning. */
async function toTheStart(page: Page): Promise<void> {
  await page.evaluate(() => {
    // After `blur()`, the Tab key would still continue from the last focused element.
    const start = document.body.insertBefore(document.createElement('span'), document.body.firstChild);
    start.tabIndex = -1;
    start.focus();
    start.remove();
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

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
