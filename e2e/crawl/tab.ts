import { type Browser, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { cdp, type Snapshot, takeSnapshot } from '../../tools/sight/index';
import { openHydrated, watch } from '../support/test';
import { scopeOf } from './exceptions';
import { isAltered, runsScripts, type View } from './views';

/** Sets the size of the screen, and emulates the medium and the visitor's preferences. */
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

/** Sets the font size, and replaces the `css` of the previous view in the open page with that of this view. */
async function applySettings(page: Page, { css = '', fontSize = 16 }: View): Promise<void> {
  // The browser forgets this size when a page loads, when the screen changes, and when it takes a screenshot of a whole page.
  await (await cdp(page)).send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/**
 * Waits for two frames. By then, React has rendered for the new view, and the browser has begun to fetch its pictures. Once in
 * thousands of visits, Chromium paints no frame after a change of size, so waits for at most two seconds.
 */
const frames = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const twoFrames = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return Promise.race([twoFrames, new Promise((done) => setTimeout(done, 2000))]);
  });

/** Scrolls a page to the top, and resets the focus so that Tab starts at the beginning. */
const toTheStart = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // `blur()` is not enough: Tab would continue from the last focused element.
    const start = document.body.insertBefore(document.createElement('span'), document.body.firstChild);
    start.tabIndex = -1;
    start.focus();
    start.remove();
    scrollTo({ top: 0, behavior: 'instant' });
  });

/** The tab in front. A tab behind another one may get no animation frames. */
let front: Tab | undefined;

/** A tab that a worker keeps open between tests, because loading a page takes most of a test's time. */
export class Tab {
  /** The console messages, errors and requests to other origins since the test began. */
  lines: string[] = [];
  /** The path and view that `visit` last showed. Undefined after `open`, because the test may change the page. */
  #shown: { readonly path: string; readonly view: View } | undefined;
  /** The snapshots of the page that `visit` shows, by view. */
  readonly #snapshots = new Map<View, Snapshot>();

  constructor(readonly page: Page) {}

  async #toTheFront(): Promise<void> {
    if (front !== this) await this.page.bringToFront();
    front = this;
  }

  /** Loads a page for a test that changes it, and waits until it is hydrated if scripts run. */
  async open(path: string, view: View): Promise<Page> {
    this.#shown = undefined;
    this.#snapshots.clear();
    await this.#toTheFront();
    // Before the page loads, or its colors would still be fading to dark; and after, because Chromium can forget the medium.
    await emulate(this.page, view);
    await (runsScripts(view) ? openHydrated(this.page, path) : this.page.goto(path));
    await emulate(this.page, view);
    await applySettings(this.page, view);
    return this.page;
  }

  /**
   * Shows a page for a test that does not change it. Consecutive tests of the same page share one page load. Each test
   * gets the page in the given view, scrolled to the top and without a focused element.
   */
  async visit(path: string, view: View): Promise<Page> {
    if (this.#shown?.path !== path) await this.open(path, view);
    else {
      await this.#toTheFront();
      if (this.#shown.view !== view) {
        await emulate(this.page, view);
        await applySettings(this.page, view);
        if (runsScripts(view)) await frames(this.page);
      }
      await toTheStart(this.page);
    }
    this.#shown = { path, view };
    return this.page;
  }

  /** Takes a snapshot of the open page, or of a part of it. @param within a selector of the part */
  look(view: View, within = 'body'): Promise<Snapshot> {
    // Chromium takes a screenshot of a whole page with the usual size of the text on a phone. (Colors do not depend on the size.)
    const screenshot = !view.touch || !isAltered(view);
    return takeSnapshot(this.page, { ...scopeOf(view), within, screenshot });
  }

  /** Visits a page and takes a snapshot. Consecutive tests of the same page share its snapshots. */
  async snapshotOf(path: string, view: View): Promise<Snapshot> {
    const known = this.#shown?.path === path ? this.#snapshots.get(view) : undefined;
    if (known) return known;
    await this.visit(path, view);
    const snapshot = await this.look(view);
    this.#snapshots.set(view, snapshot);
    return snapshot;
  }

  /** Returns the findings with the view. If there are any, attaches to the test a screenshot of the page in this view. */
  async report(findings: readonly string[], view: View, info: TestInfo): Promise<readonly string[]> {
    if (findings.length > 0 || process.env.CRAWL_SCREENSHOTS) {
      if (this.#shown && this.#shown.view !== view) await this.visit(this.#shown.path, view);
      const body = await this.page.screenshot({ fullPage: true });
      await applySettings(this.page, view);
      await info.attach(`the page ${view.title}`, { body, contentType: 'image/png' });
    }
    return findings.map((finding) => `${view.title}: ${finding}`);
  }
}

async function openTab(browser: Browser, baseURL: string | undefined, view: View): Promise<Tab> {
  const isTouch = view.touch !== undefined;
  const emulated = {
    viewport: view.viewport,
    isMobile: isTouch,
    hasTouch: isTouch,
    javaScriptEnabled: runsScripts(view),
  };
  const context = await browser.newContext({ ...(baseURL && { baseURL }), ...emulated });
  const tab = new Tab(await context.newPage());
  watch(context, baseURL, (line) => tab.lines.push(line));
  return tab;
}

/** The tabs of this worker, by kind of device. */
const tabs = new Map<string, Tab>();

/** Playwright's test for the crawl. It fails on any console message, uncaught error or request to another origin. */
export const test = base.extend<{
  /** Returns the worker's tab for the device of a view. */
  tabFor(view: View): Promise<Tab>;
}>({
  tabFor: async ({ browser, baseURL }, use) => {
    for (const tab of tabs.values()) tab.lines = [];
    await use(async (view) => {
      const device = view.touch ? 'touch' : runsScripts(view) ? 'mouse' : 'no scripts';
      const tab = tabs.get(device) ?? (await openTab(browser, baseURL, view));
      tabs.set(device, tab);
      return tab;
    });
    const lines = [...tabs.values()].flatMap((tab) => tab.lines);
    expect(lines, 'unexpected console messages, errors and requests').toEqual([]);
  },
});

export { expect };
