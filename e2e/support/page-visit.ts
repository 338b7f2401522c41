import type { Browser, Page } from '@playwright/test';
import { type HTMLElement as ParsedElement, parse } from 'node-html-parser';
import { type PageParts, partsOf } from '../../tests/support/places';
import { test as base, openHydrated, watch } from './test';
import { small, wide } from './viewports';
import { visibleHtml } from './visible-html';

/** An image of a page that is hydrated and has not been scrolled. */
export interface VisitedImage {
  readonly src: string;
  readonly loading: string;
  /** The distance of its upper edge from the top of the page, in px. */
  readonly top: number;
}

/** What one visit to a page, in a browser that has nothing of the site, found. */
export interface PageVisit {
  readonly status: number;
  /** The addresses of the documents that the visit went through. */
  readonly documents: readonly string[];
  /** What can be seen on each screen. */
  readonly wide: PageParts;
  readonly small: PageParts;
  /** Forms and controls that take input, seen or not. */
  readonly forms: number;
  readonly controls: { readonly inForms: number; readonly elsewhere: number };
  /** On each screen, whether the middle of the screen is part of the page, and how many dialogs are open. */
  readonly inFront: readonly { readonly main: boolean; readonly dialogs: number }[];
  /** Cookies, and the entries of every storage, once every button but Submit and every menu has been pressed. */
  readonly stored: unknown;
  /** On a small screen: all images, and those that were fetched before the page was scrolled. */
  readonly images: readonly VisitedImage[];
  readonly fetchedAtOnce: readonly string[];
  /** The images that were not there once the page had been scrolled to its end. */
  readonly notLoaded: readonly string[];
}

const controls = 'input, textarea, select, [contenteditable], [role="textbox"], [role="searchbox"], [role="combobox"]';

/** What can be seen of a page now. */
export const shownHtml = async (page: Page): Promise<ParsedElement> => parse(await page.evaluate(visibleHtml));

/** The place of an element of what can be seen, in px of the page. */
export function boxOf(element: ParsedElement) {
  const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-box') ?? '').split(' ').map(Number);
  return { left, top, width, height, right: left + width, bottom: top + height };
}

/** Two frames: the styles of a new viewport are applied, and what they start has begun. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What is in front of the page. */
const inFrontOf = (page: Page) =>
  page.evaluate(() => ({
    main: Boolean(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main')),
    dialogs: document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"], [popover]').length,
  }));

/** Scrolls to the end of the page, a screen at a time, and waits for the images; returns those that never came. */
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

/** Presses every button but Submit and every menu, then looks into every storage. */
async function storedAfterUse(page: Page) {
  const stores = await page.evaluate(async () => {
    const pressed = document.querySelectorAll<HTMLElement>('button:not([type="submit"]), summary');
    for (const control of pressed) control.click();
    return {
      storage: localStorage.length + sessionStorage.length,
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    };
  });
  return { ...stores, cookies: await page.context().cookies() };
}

async function visit(
  browser: Browser,
  baseURL: string,
  path: string,
  report: (line: string) => void,
): Promise<PageVisit> {
  const context = await browser.newContext({ baseURL, viewport: small });
  watch(context, baseURL, report);
  const page = await context.newPage();
  const documents: string[] = [];
  const images: string[] = [];
  const statuses: number[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) documents.push(pathname + search);
    if (request.resourceType() === 'image') images.push(pathname + search);
  });
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) statuses.push(response.status());
  });
  await openHydrated(page, path);
  // Lazy images that are near are asked for within a frame of the layout.
  await settled(page);
  const fetchedAtOnce = [...images];
  const found = await page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)];
    const inForms = all.filter((control) => control.closest('form')).length;
    return {
      forms: document.forms.length,
      controls: { inForms, elsewhere: all.length - inForms },
      images: [...document.images].map((image) => {
        const { top } = image.getBoundingClientRect();
        return { src: image.getAttribute('src') ?? '', loading: image.loading, top: top + scrollY };
      }),
    };
  }, controls);
  const onSmall = partsOf(await shownHtml(page));
  const inFront = [await inFrontOf(page)];
  await page.setViewportSize(wide);
  await settled(page);
  const onWide = partsOf(await shownHtml(page));
  inFront.push(await inFrontOf(page));
  const notLoaded = await loadAllImages(page);
  const stored = await storedAfterUse(page);
  await context.close();
  const [status = 0] = statuses.slice(-1);
  return { status, documents, inFront, small: onSmall, wide: onWide, fetchedAtOnce, notLoaded, stored, ...found };
}

/** Playwright's test with `pageVisit`, for tests that only look: each page is visited once a worker. */
export const test = base.extend<object, { pageVisit: (path: string) => Promise<PageVisit> }>({
  pageVisit: [
    async ({ browser, tab }, use, { project }) => {
      const visits = new Map<string, Promise<PageVisit>>();
      await use((path) => {
        const made = visits.get(path) ?? visit(browser, project.use.baseURL ?? '', path, (line) => tab.report(line));
        visits.set(path, made);
        return made;
      });
    },
    { scope: 'worker' },
  ],
});
