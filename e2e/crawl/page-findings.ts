import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import type { Route } from '../../spec/routes';
import { fields } from '../../spec/validation';
import { cdp } from '../../tools/sight/index';
import { headingOf } from '../support/routes';
import { swipeUp } from '../support/swipe';
import { servedText, wholeText } from '../support/text';

/** Lists the h1 elements if they are not the one that the page should have. */
export async function wrongHeading(page: Page, route: Route): Promise<readonly string[]> {
  const found = await page.getByRole('heading', { level: 1 }).allInnerTexts();
  // Without soft hyphens.
  const isRight = found.length === 1 && found[0]?.replaceAll('\u00AD', '') === headingOf(route);
  return isRight ? [] : [`headings: ${found.join(', ') || 'none'}`];
}

/** Compares the text of the open page with the text that the server sends. */
export async function changedText(page: Page, { path }: Route): Promise<readonly string[]> {
  const [found, wanted] = [await wholeText(page), await servedText(page, path)];
  return found === wanted ? [] : [`found: ${found}`, `wanted: ${wanted}`];
}

/** Returns what could ask for a sign-in: dialogs, and an element outside the main content that covers the middle of the screen. */
export const inTheWay = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const dialogs = document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"], [popover]');
    return [...(middle?.closest('main') ? [] : [middle]), ...dialogs].map((each) => each?.outerHTML ?? 'nothing');
  });

/** Finds pictures in the server's HTML that do not load lazily, or not from the folder of pictures. */
export const eagerPictures = async (page: Page, { path }: Route): Promise<readonly string[]> =>
  parse(await (await page.request.get(path)).text())
    .querySelectorAll('img')
    .filter(({ attributes: { loading, src = '' } }) => loading !== 'lazy' || !/^\/media\/[\w-]+\.\w+$/.test(src))
    .map(({ outerHTML }) => outerHTML);

/** Finds out whether text grows by more than a pixel if the visitor sets the font size to 20 px instead of 16 px. */
export async function fixedText(page: Page): Promise<readonly string[]> {
  const session = await cdp(page);
  async function sizeAt(standard: number): Promise<number> {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    return page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  }
  const [large, usual] = [await sizeAt(20), await sizeAt(16)];
  return usual > 16 && large > usual + 1 ? [] : [`text of ${usual} px grows to ${large} px`];
}

/** Lists the visible fields of a page if they are not those of its form: "form email", or "page email" for one outside a form. */
export async function wrongFields(page: Page, { form }: Route): Promise<readonly string[]> {
  const found = await page
    .locator(
      'input:not([type="hidden"]), textarea, select, [contenteditable], [role="textbox"], [role="searchbox"], [role="combobox"]',
    )
    .evaluateAll((all) =>
      all
        .filter((field) => field.checkVisibility())
        .map((field) => `${field.closest('form') ? 'form' : 'page'} ${field.getAttribute('name')}`),
    );
  const wanted = form ? fields.map(({ name }) => `form ${name}`) : [];
  return found.join() === wanted.join() ? [] : [`fields: ${found.join(', ') || 'none'}`];
}

/** Swipes through the page. Reports if the last swipe ends above the end. */
export async function stuckSwipe(page: Page): Promise<readonly string[]> {
  while (await swipeUp(page));
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  return end > 1 ? [`the last swipe ends ${end} px above the end`] : [];
}

/** Finds items of lists that may be split across sheets, and headings that may end a sheet. Runs on a printed page. */
export const splitParts = (page: Page): Promise<readonly string[]> =>
  page.locator('main :is(h1, h2, h3, li, dt, dd, tr)').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { breakInside, breakAfter } = getComputedStyle(part);
      const isKept = (/^H/.test(part.tagName) ? breakAfter : breakInside) === 'avoid';
      return isKept || !part.checkVisibility() ? [] : [`${part.localName}: ${part.textContent.slice(0, 60)}`];
    }),
  );

/**
 * Finds links that are printed without their address although it leads to a section, the contact page or a website, and
 * other links that are printed with theirs. Also reports if the domain is not printed once.
 */
export const wrongAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const printed = (element: Element) => getComputedStyle(element, '::after').content;
    const links = [...document.querySelectorAll('main a, footer a')].filter((link) => link.checkVisibility());
    const wrong = links.filter((link) => {
      const href = link.getAttribute('href') ?? '?';
      const isDue = /^http/.test(href) || (!!link.closest('main') && /^\/.*#|^\/contact$/.test(href));
      return isDue !== printed(link).includes(href);
    });
    const domains = [...document.querySelectorAll('*')].filter((element) => /localhost:\d+"?$/.test(printed(element)));
    return [
      ...wrong.map(({ outerHTML }) => outerHTML.slice(0, 200)),
      ...(domains.length === 1 ? [] : [`the domain is printed ${domains.length} times`]),
    ];
  });

const hero = 'main :has(> img, > picture):has(h1)';
const information = 'main div:has(> section[id] > h2):not(:has(form))';
const insuranceSection = 'main section:has(h2):has(li > svg)';

/** Returns selectors of the parts of the main content that the specification names. */
function mainParts({ rule, template }: Route): readonly string[] {
  if (template === 'condition' || template === 'substance') return [hero, information, 'main form'];
  return rule === 'ROUTE-INSURANCE' ? [hero, insuranceSection, 'main form'] : ['main'];
}

/**
 * Checks that a page has its header, the specified parts of its main content and its footer, each once, and that none begins
 * above the end of the part before it.
 * @returns one line for each part that is missing, repeated or in the wrong place
 */
export function missingParts(page: Page, route: Route): Promise<readonly string[]> {
  const parts = ['header', ...mainParts(route), 'footer'];
  return page.evaluate((selectors) => {
    let end = 0;
    return selectors.flatMap((selector) => {
      const [part, ...others] = document.querySelectorAll(selector);
      const { top = 0, bottom = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
      const isBelow = top + scrollY >= end - 1;
      end = bottom + scrollY;
      if (height < 40) return [`${selector} is missing`];
      return [
        ...(isBelow ? [] : [`${selector} begins too high`]),
        ...others.map(() => `${selector} occurs more than once`),
      ];
    });
  }, parts);
}

/** Finds requests of the open page for anything but the files of the site. */
export const otherRequests = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.replace(location.origin, ''))
      .filter((address) => !/^\/(?:(?:assets|media)\/[^?]+|[\w.-]+)$/.test(address)),
  );
