import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
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

/** Tells of every console message, uncaught error and request to another origin. A hydration warning is such a message. */
function watch(context: BrowserContext, home: string | undefined, tell: (line: string) => void) {
  context.on('console', (message) => tell(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => tell(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== home) tell(`request to another origin: ${request.url()}`);
  });
}

/** The one tab that a worker keeps open, and where to send what is noticed in it. */
interface Tab {
  readonly page: Page;
  tell: (line: string) => void;
}

/** What the pages of a test print, as it comes. */
interface Noise {
  lines: string[];
}

interface Fixtures {
  noise: Noise;
  console: Console;
  /**
   * Opens a page, alive, in the tab that the worker keeps: a new document, but no new browser context, which takes three
   * times as long. For tests that change nothing but the document: no clock, no routes, no emulation, no lost connection.
   */
  visit(path: string): Promise<Page>;
}

/**
 * Playwright's test, with a guard: any console message, uncaught error, or request to another origin that the test did
 * not take fails it.
 */
export const test = base.extend<Fixtures, { tab: Tab }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null } = project.use;
      const context = await browser.newContext({ baseURL, viewport });
      const tab: Tab = { page: await context.newPage(), tell: () => {} };
      watch(context, baseURL, (line) => tab.tell(line));
      await use(tab);
      await context.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern here, also of a fixture that needs no other.
  noise: async ({}, use) => use({ lines: [] }),
  // Watched here, so that a test that never asks for a context of its own does not pay for one.
  context: async ({ context, baseURL, noise }, use) => {
    watch(context, baseURL, (line) => noise.lines.push(line));
    await use(context);
  },
  console: [
    async ({ noise, tab }, use) => {
      const allowed: RegExp[] = [];
      tab.tell = (line) => noise.lines.push(line);
      const take = () => {
        const taken = noise.lines.filter((line) => !allowed.some((pattern) => pattern.test(line)));
        noise.lines = [];
        return taken;
      };
      await use({ take, allow: (pattern) => allowed.push(pattern) });
      expect(take(), 'console messages, errors and requests that the test did not expect').toEqual([]);
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

/** Opens a page and waits until it has come alive. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Asked of the page itself: a locator has to be built anew in each document, which takes longer than coming alive.
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
