import { test as base, expect, type Page } from '@playwright/test';
import { openHydrated, watch } from '../support/test';
import type { Finding } from './axe';
import { marked, screenshot } from './screenshot';
import { type Snapshot, takeSnapshot } from './take-snapshot';
import { scopeOf, type View } from './views';

/** The tab that a worker keeps open between tests, because loading a page takes most of a test's time. */
interface Tab {
  readonly page: Page;
  /** The console messages, errors and requests to other origins since the test began. */
  lines: string[];
  /** The path and view that `visit` last showed. Undefined after `open`, because the test may change the page. */
  shown: { readonly path: string; readonly view: View } | undefined;
  /** The last snapshot. `of` is its page and view, or the part of the page that it covers. */
  last?: { readonly of: string; readonly snapshot: Snapshot } | undefined;
}

interface Fixtures {
  /** Fails on a console message, an uncaught error or a request to another origin. */
  quiet: undefined;
  /** Loads a page for a test that changes it, and waits until it is hydrated if scripts run. */
  open(path: string, view: View): Promise<Page>;
  /**
   * Shows a page for a test that does not change it. Consecutive tests of the same page share one page load. Each test
   * gets the page in the given view, scrolled to the top and without a focused element.
   */
  visit(path: string, view: View): Promise<Page>;
  /** Visits a page and takes a snapshot. Consecutive tests of the same page and view share the snapshot. */
  snapshotOf(path: string, view: View): Promise<Snapshot>;
  /** Takes a snapshot of a part of the open page. */
  snapshotNow(view: View, within: string): Promise<Snapshot>;
  /** Fails if there are findings. Attaches a screenshot of the page, in which their elements are marked if they are known. */
  expectNone(findings: readonly (string | Finding)[]): Promise<void>;
}

/** Sets the viewport size, and emulates the medium and the visitor's preferences. */
async function emulate(page: Page, { viewport, media, colorScheme, forcedColors }: View): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== viewport.width || now.height !== viewport.height) await page.setViewportSize(viewport);
  await page.emulateMedia({
    media: media ?? 'screen',
    colorScheme: colorScheme ?? 'light',
    forcedColors: forcedColors ?? 'none',
    reducedMotion: 'no-preference',
  });
}

/** Replaces the `css` of the previous view in the open page with that of this view. */
async function injectStyles(page: Page, { css }: View): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css ?? '');
}

/** Scrolls a page to the top, and resets the focus so that Tab starts at the beginning. */
async function toTheStart(page: Page): Promise<void> {
  await page.evaluate(() => {
    // `blur()` is not enough: Tab would continue from the last focused element.
    const start = document.body.insertBefore(document.createElement('span'), document.body.firstChild);
    start.tabIndex = -1;
    start.focus();
    start.remove();
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Playwright's test for the crawl. It fails on any console message, uncaught error or request to another origin. */
export const test = base.extend<Fixtures, { tab: Tab }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null, userAgent } = project.use;
      const { isMobile = false, hasTouch = false, javaScriptEnabled = true } = project.use;
      const device = { viewport, isMobile, hasTouch, ...(userAgent && { userAgent }) };
      const context = await browser.newContext({ baseURL, javaScriptEnabled, ...device });
      const tab: Tab = { page: await context.newPage(), lines: [], shown: undefined };
      watch(context, baseURL, (line) => tab.lines.push(line));
      await use(tab);
      await context.close();
    },
    { scope: 'worker' },
  ],
  quiet: [
    async ({ tab }, use) => {
      tab.lines = [];
      await use(undefined);
      expect(tab.lines, 'unexpected console messages, errors and requests').toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ tab, javaScriptEnabled }, use) => {
    await use(async (path, view) => {
      tab.shown = undefined;
      tab.last = undefined;
      // Emulate before the page loads. Otherwise, its colors would still be fading to dark.
      await emulate(tab.page, view);
      await (javaScriptEnabled === false ? tab.page.goto(path) : openHydrated(tab.page, path));
      await injectStyles(tab.page, view);
      return tab.page;
    });
  },
  visit: async ({ tab, open, javaScriptEnabled }, use) => {
    await use(async (path, view) => {
      if (tab.shown?.path !== path) await open(path, view);
      else {
        if (tab.shown.view !== view) {
          await emulate(tab.page, view);
          await injectStyles(tab.page, view);
          // By the second frame, the browser has begun to fetch the pictures of this color scheme.
          if (javaScriptEnabled !== false)
            await tab.page.evaluate(
              () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
            );
        }
        await toTheStart(tab.page);
      }
      tab.shown = { path, view };
      return tab.page;
    });
  },
  snapshotOf: async ({ visit, tab }, use) => {
    await use(async (path, view) => {
      const of = `${path} ${view.title}`;
      if (tab.last?.of !== of) {
        const page = await visit(path, view);
        tab.last = { of, snapshot: await takeSnapshot(page, scopeOf(view)) };
      }
      return tab.last.snapshot;
    });
  },
  snapshotNow: async ({ tab }, use) => {
    await use(async (view, within) => {
      const snapshot = await takeSnapshot(tab.page, scopeOf(view, within));
      tab.last = { of: within, snapshot };
      return snapshot;
    });
  },
  expectNone: async ({ tab }, use, info) => {
    await use(async (findings) => {
      const lines = findings.map((finding) => (typeof finding === 'string' ? finding : finding.line));
      if (lines.length > 0 || process.env.CRAWL_SCREENSHOTS) {
        const { texts = [], pictures = [], fields = [], controls = [], icons = [], shot } = tab.last?.snapshot ?? {};
        const named = [...texts, ...pictures, ...fields, ...controls, ...icons].filter(({ name }) =>
          lines.some((line) => line.includes(name)),
        );
        const boxes = findings.flatMap((finding) => (typeof finding === 'string' ? [] : finding.boxes));
        const body = await marked(shot ?? (await screenshot(tab.page)), [
          ...named.flatMap((item) => item.boxes),
          ...boxes,
        ]);
        await info.attach('the findings on the page', { body, contentType: 'image/png' });
      }
      expect(lines).toEqual([]);
    });
  },
});

export { expect };
