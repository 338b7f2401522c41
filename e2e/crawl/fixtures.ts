import { test as base, expect, type Page } from '@playwright/test';
import { openHydrated, watch } from '../support/test';
import { type Survey, survey } from './findings';
import { marked } from './screenshot';
import { scopeOf, type View } from './views';

/** The tab that a worker keeps open, since loading a page is most of the cost of looking at it. */
interface Tab {
  readonly page: Page;
  /** The console lines since the test began. */
  lines: string[];
  /** The path and the view that `look` showed, until the tab is used in another way. */
  shown: { readonly path: string; readonly view: View } | undefined;
  /** The last survey, and what it is of. */
  last?: { readonly of: string; readonly data: Survey };
}

interface Fixtures {
  /** Fails on an unexpected console message. */
  quiet: undefined;
  /** Opens a page anew, for a test that acts on it, and waits until it is hydrated, where it may run scripts. */
  open(path: string, view: View): Promise<Page>;
  /**
   * Shows a page to a test that only looks at it. Consecutive tests of the same page share one visit; each gets its own
   * view, scrolled to the top, with no element focused.
   */
  look(path: string, view: View): Promise<Page>;
  /** Shows a page and writes down what can be seen of it. Consecutive tests of the same page and view share the data. */
  surveyOf(path: string, view: View): Promise<Survey>;
  /** Fails if there are findings, and marks what they name in a picture of the page, which Playwright's report shows. */
  expectNone(survey: Survey, findings: readonly string[]): Promise<void>;
}

/** Changes what a tab is shown on: its size, and the preferences of the visitor. */
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

/** Adds the visitor's own styles to the open page, in place of those before. */
async function dress(page: Page, { css }: View): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css ?? '');
}

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

/** Playwright's test for surveys of pages; it fails on any console message, uncaught error and request elsewhere. */
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
      // Before the page is there, or its colors would still be fading into dark ones.
      await emulate(tab.page, view);
      await (javaScriptEnabled === false ? tab.page.goto(path) : openHydrated(tab.page, path));
      await dress(tab.page, view);
      return tab.page;
    });
  },
  look: async ({ tab, open, javaScriptEnabled }, use) => {
    await use(async (path, view) => {
      if (tab.shown?.path !== path) await open(path, view);
      else {
        if (tab.shown.view !== view) {
          await emulate(tab.page, view);
          await dress(tab.page, view);
          // With the second frame, the browser has begun to fetch the pictures of these colors.
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
  surveyOf: async ({ look, tab }, use) => {
    await use(async (path, view) => {
      const of = `${path} ${view.title}`;
      if (tab.last?.of === of) return tab.last.data;
      const data = await survey(await look(path, view), scopeOf(view));
      tab.last = { of, data };
      return data;
    });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern here, even for a fixture without dependencies.
  expectNone: async ({}, use, info) => {
    await use(async ({ shot, texts, pictures, fields, controls }, findings) => {
      if (findings.length > 0 || process.env.SURVEY_SCREENSHOTS) {
        const named = [...texts, ...pictures, ...fields, ...controls].filter(({ name }) =>
          findings.some((finding) => finding.includes(name)),
        );
        const body = await marked(
          shot,
          named.flatMap(({ boxes }) => boxes),
        );
        await info.attach('the findings on the page', { body, contentType: 'image/png' });
      }
      expect(findings).toEqual([]);
    });
  },
});

export { expect };
