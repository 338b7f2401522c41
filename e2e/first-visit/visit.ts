import type { Browser, Page, Request } from '@playwright/test';
import { addressesOf, bytesOf, collectRequests, revealing } from '../support/requests';
import { phone, wide } from '../support/screens';
import { stored } from '../support/stored';
import { test as base, expect, openHydrated, watch } from '../support/test';
import { fingerprintingCalls, watchFingerprinting } from './fingerprinting';

/** What one visit to a page with an empty cache found. */
export type FirstVisit = Awaited<ReturnType<typeof visit>>;

/** The bytes that requests transferred, by kind, and their total with response headers. */
async function transferred(requests: readonly Request[]) {
  const ofType = (type: string) => bytesOf(requests.filter((request) => request.resourceType() === type));
  return {
    document: await ofType('document'),
    scripts: await ofType('script'),
    fonts: await ofType('font'),
    all: await bytesOf(requests, true),
  };
}

/** The images of a page that has not been scrolled, and how far from its top each begins, in px. */
const imagesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.images].map((image) => {
      const top = image.getBoundingClientRect().top + scrollY;
      return { src: image.getAttribute('src') ?? '', loading: image.loading, top };
    }),
  );

/** Scrolls to each image and waits for it. @returns those that did not load */
const loadAllImages = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await image.decode().catch(() => {});
    }
    return [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src);
  });

/** What stands between the visitor and the page. */
const inTheWay = (page: Page) =>
  page.evaluate(() => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const dialogs = document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"], [popover]');
    return [...(middle?.closest('main') ? [] : [middle?.outerHTML]), ...[...dialogs].map((each) => each.outerHTML)];
  });

/** Opens a page on a phone that has nothing of the site, scrolls to its end, presses what can be pressed, and leaves it. */
async function visit(browser: Browser, baseURL: string, path: string) {
  const context = await browser.newContext({ baseURL, viewport: phone });
  const printed: string[] = [];
  watch(context, baseURL, (line) => printed.push(line));
  const page = await context.newPage();
  const requests = collectRequests(page);
  await watchFingerprinting(page);

  await openHydrated(page, path);
  // By now every request has begun that the page makes by itself.
  await page.waitForLoadState();
  await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
  const pathOf = (request: Request) => request.url().replace(baseURL, '');
  const atOnce = {
    heading: await page.getByRole('heading', { level: 1 }).innerText(),
    inTheWay: await inTheWay(page),
    bytes: await transferred(requests),
    images: await imagesOf(page),
    /** The images fetched before the page was scrolled. */
    fetched: requests.filter((request) => request.resourceType() === 'image').map(pathOf),
  };

  const notLoaded = await loadAllImages(page);
  // On a phone, the open navigation would cover the links.
  await page.setViewportSize(wide);
  await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('button:not([type="submit"]), summary');
    for (const control of controls) control.click();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Family Therapy' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Family');
  const documents = requests.filter((request) => request.isNavigationRequest());
  const found = {
    ...atOnce,
    notLoaded,
    status: (await documents[0]?.response())?.status(),
    /** The addresses of all documents: more than one after a redirect. */
    documents: documents.map(pathOf),
    /** Every request; those that reveal the page; and what was logged, requests to other origins among it. */
    requests: addressesOf(requests, baseURL),
    revealing: await revealing(requests),
    printed,
    fingerprinting: await fingerprintingCalls(page),
    stored: await stored(page),
  };
  await context.close();
  return found;
}

/** Playwright's test with first visits, for tests that only read from them: each worker visits each page once. */
export const test = base.extend<object, { firstVisit: (path: string) => Promise<FirstVisit> }>({
  firstVisit: [
    async ({ browser }, use, { project }) => {
      const visits = new Map<string, Promise<FirstVisit>>();
      await use((path) => {
        const made = visits.get(path) ?? visit(browser, project.use.baseURL ?? '', path);
        visits.set(path, made);
        return made;
      });
    },
    { scope: 'worker' },
  ],
});
