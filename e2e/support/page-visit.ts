import type { Browser, Page, Request } from '@playwright/test';
import { type HTMLElement as ParsedElement, parse } from 'node-html-parser';
import { parsedPage } from '../../tests/support/parsed-page';
import { fingerprintingCalls, watchFingerprinting } from './fingerprinting';
import { loadingOrder, transferred } from './loading';
import { addressesOf, collectRequests, revealing } from './requests';
import { stored } from './stored';
import { test as base, expect, openHydrated, watch } from './test';
import { small, wide } from './viewports';
import { visibleHtml } from './visible-html';

/** An image of a page that is hydrated and has not been scrolled. */
export interface VisitedImage {
  readonly src: string;
  readonly loading: string;
  /** The distance of its upper edge from the top of the page, in px. */
  readonly top: number;
}

/** The findings of one visit to a page with an empty cache. */
export type PageVisit = Awaited<ReturnType<typeof visit>>;

const controls = 'input, textarea, select, [contenteditable], [role="textbox"], [role="searchbox"], [role="combobox"]';

/** The part of a page that is visible once its animations have finished. */
export async function shownHtml(page: Page): Promise<ParsedElement> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  return parse(await page.evaluate(visibleHtml));
}

/** The position of a visible element on the page, in px. */
export function boxOf(element: ParsedElement) {
  const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-box') ?? '').split(' ').map(Number);
  return { left, top, width, height, right: left + width, bottom: top + height };
}

/** Waits until all requests so far have been answered. */
const arrivalOf = (requests: readonly Request[]) =>
  Promise.all(requests.map(async (request) => (await request.response())?.finished()));

/** Two frames: the styles of a new viewport are applied, and what they start has begun. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What is in front of the page. */
const inFrontOf = (page: Page) =>
  page.evaluate(() => ({
    main: Boolean(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main')),
    dialogs: document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"], [popover]').length,
  }));

/** Scrolls to the end of the page, a screen at a time, and waits for the images; returns those that did not load. */
function loadAllImages(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (!image.complete)
        await new Promise((done) => ['load', 'error'].map((type) => image.addEventListener(type, done)));
    }
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.src);
  });
}

/** The controls of a page that take input, visible or not, and its images. */
const inventoryOf = (page: Page) =>
  page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)];
    const inForms = all.filter((control) => control.closest('form')).length;
    const images: readonly VisitedImage[] = [...document.images].map((image) => {
      const { top } = image.getBoundingClientRect();
      return { src: image.getAttribute('src') ?? '', loading: image.loading, top: top + scrollY };
    });
    return { forms: document.forms.length, controls: { inForms, elsewhere: all.length - inForms }, images };
  }, controls);

/** Clicks every menu and every button except Submit. */
const pressAll = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('button:not([type="submit"]), summary');
    for (const control of all) control.click();
  });

/** Leaves the page by a link of its footer, with the keyboard. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Family Therapy' }).press('Enter');
  await expect(page).toHaveURL('/family-therapy');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Family');
}

/**
 * Opens a page on a phone that has nothing of the site, looks at it there and on a wide screen, scrolls to its end,
 * presses what can be pressed, and leaves it by a link.
 */
async function visit(browser: Browser, baseURL: string, path: string) {
  const context = await browser.newContext({ baseURL, viewport: small });
  const printed: string[] = [];
  watch(context, baseURL, (line) => printed.push(line));
  const page = await context.newPage();
  const requests = collectRequests(page);
  await watchFingerprinting(page);

  await openHydrated(page, path);
  // Lazy images that are near are requested within a frame of the layout.
  await settled(page);
  const pathOf = (request: Request) => request.url().replace(baseURL, '');
  const fetchedAtOnce = requests.filter((request) => request.resourceType() === 'image').map(pathOf);
  // By now every request has begun that the page makes by itself.
  await page.waitForLoadState();
  await arrivalOf(requests);
  const [bytes, order] = [await transferred(requests), await loadingOrder(page)];

  const inventory = await inventoryOf(page);
  const onSmall = parsedPage(await shownHtml(page));
  const inFront = [await inFrontOf(page)];
  await page.setViewportSize(wide);
  await settled(page);
  const onWide = parsedPage(await shownHtml(page));
  inFront.push(await inFrontOf(page));
  const notLoaded = await loadAllImages(page);

  await pressAll(page);
  await leave(page);
  const documents = requests.filter((request) => request.isNavigationRequest());
  const found = {
    ...inventory,
    /** The status of the page, and the addresses of all documents: more than one after a redirect. */
    status: (await documents.at(-1)?.response())?.status(),
    documents: documents.map(pathOf),
    /** The visible part of the page on each screen. */
    wide: onWide,
    small: onSmall,
    /** On each screen, whether the middle of the screen is part of the page, and how many dialogs are open. */
    inFront,
    /** On the small screen: the images fetched before the page was scrolled. */
    fetchedAtOnce,
    /** Images that had not loaded after the page was scrolled to its end. */
    notLoaded,
    /** What the page transferred and in which order, before it was scrolled. */
    bytes,
    order,
    /** Console messages, errors and requests to other origins. */
    printed,
    /** Every request, those that reveal the page, and calls that identify the device. */
    requests: addressesOf(requests, baseURL),
    revealing: await revealing(requests),
    fingerprinting: await fingerprintingCalls(page),
    /** What the browser keeps after the visit. */
    stored: await stored(page),
  };
  await context.close();
  return found;
}

/** Playwright's test with `pageVisit`, for tests that only look: each worker visits each page once. */
export const test = base.extend<object, { pageVisit: (path: string) => Promise<PageVisit> }>({
  pageVisit: [
    async ({ browser }, use, { project }) => {
      const visits = new Map<string, Promise<PageVisit>>();
      await use((path) => {
        const made = visits.get(path) ?? visit(browser, project.use.baseURL ?? '', path);
        visits.set(path, made);
        return made;
      });
    },
    { scope: 'worker' },
  ],
});
