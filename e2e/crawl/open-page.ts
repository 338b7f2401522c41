import type { Page } from '@playwright/test';
import { type Node, NodeType, parse } from 'node-html-parser';
import type { Route } from '../../spec/routes';
import { withStyles } from './styles';

const textsIn = (node: Node): readonly string[] =>
  node.nodeType === NodeType.TEXT_NODE
    ? [node.text.trim()]
    : node.childNodes.filter(({ rawTagName }) => !/^(?:script|style|noscript)$/i.test(rawTagName)).flatMap(textsIn);

/** The texts of the HTML that the server sends for a page, which scripts have removed from the open page. */
export async function lostTexts(page: Page, path: string): Promise<readonly string[]> {
  const present = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push((node.nodeValue ?? '').trim());
    return texts;
  });
  const body = parse(await (await page.request.get(path)).text()).querySelector('body');
  if (!body) throw new Error('The HTML has no body');
  const left = [...present];
  return textsIn(body).filter((text) => {
    const at = left.indexOf(text);
    // Each text of the page stands for one of the HTML.
    if (at >= 0) left.splice(at, 1);
    return text && at < 0;
  });
}

/** What can be seen to take input on a page, with the form that it is in: "form name". */
export const entryFields = (page: Page): Promise<readonly string[]> =>
  page
    .locator(
      'input:not([type="hidden"]), textarea, select, [contenteditable], [role="textbox"], [role="searchbox"], [role="combobox"]',
    )
    .evaluateAll((all) =>
      all
        .filter((field) => field.checkVisibility())
        .map((field) => `${field.closest('form') ? 'form' : 'page'} ${field.getAttribute('name')}`),
    );

/** The links in the text of a printed page without their addresses. */
export const bareLinks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(a[href^="/"], a[href^="http"])')]
      .filter((link) => link.checkVisibility())
      .filter((link) => !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? '?'))
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );

/** Filled links and controls without a border, which forced colors would show without any shape. */
export const shapeless = (page: Page): Promise<readonly string[]> =>
  withStyles(page, '* { forced-color-adjust: none !important }', () =>
    page.evaluate(() => {
      const fillOf = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
      return [...document.querySelectorAll('a, button, summary')]
        .filter((control) => control.checkVisibility())
        .filter(
          (control) =>
            !/transparent|, 0\)$/.test(fillOf(control) ?? '') && fillOf(control) !== fillOf(control.parentElement),
        )
        .filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) === 0)
        .map(({ outerHTML }) => outerHTML.slice(0, 200));
    }),
  );

const hero = 'main :has(> img):has(h1)';
const information = 'main div:has(> section[id] > h2):not(:has(form))';
const insuranceSection = 'main section:has(h2):has(li > svg)';

/** The parts of a page's main content that the specification names. */
function mainParts({ rule, template }: Pick<Route, 'rule' | 'template'>): readonly string[] {
  if (template === 'condition' || template === 'substance') return [hero, information, 'main form'];
  return rule === 'ROUTE-INSURANCE' ? [hero, insuranceSection, 'main form'] : ['main'];
}

/**
 * Looks for the parts of a page, of which each must begin where the one before it ends, or below: header, main content and
 * footer.
 * @returns one line for each part that is missing or in the wrong place
 */
export function missingParts(page: Page, route: Pick<Route, 'rule' | 'template'>): Promise<readonly string[]> {
  const parts = ['header', ...mainParts(route), 'footer'];
  return page.evaluate((selectors) => {
    let end = 0;
    return selectors.flatMap((selector) => {
      const [part, ...others] = document.querySelectorAll(selector);
      const { top = 0, bottom = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
      const isBelow = top + scrollY >= end - 1;
      end = bottom + scrollY;
      if (height < 40) return [`${selector} is not there`];
      return [...(isBelow ? [] : [`${selector} begins too high`]), ...others.map(() => `${selector} is there twice`)];
    });
  }, parts);
}
