import { isDeepStrictEqual } from 'node:util';
import type { Page, TestInfo } from '@playwright/test';
import type { Route } from '../../spec/routes';
import { fields } from '../../spec/validation';
import { headingOf, templateRoutes } from '../support/routes';
import { nothing, stored } from '../support/stored';
import { swipeUp } from '../support/swipe';
import { servedText, wholeText } from '../support/text';
import { axe, type Finding } from './axe';
import { inPage } from './in-page';
import { keyboardWalk } from './keyboard-walk';
import {
  eagerPictures,
  entryFields,
  fixedText,
  inTheWay,
  missingParts,
  otherRequests,
  shapeless,
  splitParts,
  wrongAddresses,
} from './open-page';
import { type Assertion, rulesOf, tagsOf } from './snapshot-assertions';
import { invalidHtml } from './valid-html';
import {
  isAltered,
  isDark,
  isMain,
  isPhone,
  isPlain,
  isVeryWide,
  isWide,
  onPaper,
  runsScripts,
  type View,
} from './views';

/** An assertion about an open page. */
export interface PageAssertion extends Assertion {
  readonly findings: (page: Page, route: Route, info: TestInfo) => Promise<readonly (string | Finding)[]>;
  /** Whether the assertion changes the page. If so, each of its tests loads the page again and does not share it. */
  readonly acts?: true;
}

/**
 * Whether a view is a screen with scripts, light colors, the usual text and a layout of its own. (Screens wider than `wide`
 * have the same layout.)
 */
const inEachLayout = (view: View) => isPlain(view) && !isAltered(view) && !isVeryWide(view);
/** Whether to test a page in a view: every page on a phone, and a page of each template in the other views. */
const allOnPhone = (route: Route, view: View) => isPhone(view) || templateRoutes.includes(route);
/** Whether to test a page in a view: every page on a wide screen, and a page of each template in the other views. */
const allOnWide = (route: Route, view: View) => isWide(view) || templateRoutes.includes(route);
const ofTemplates = (route: Route) => templateRoutes.includes(route);

export const pageAssertions: readonly PageAssertion[] = [
  {
    what: 'the heading of the page is its only h1',
    tags: tagsOf,
    on: (view) => isMain(view) || !runsScripts(view),
    findings: async (page, route) => {
      const [wanted, found] = [headingOf(route), await page.getByRole('heading', { level: 1 }).allInnerTexts()];
      // Without soft hyphens.
      return found.length === 1 && found[0]?.replaceAll('\u00AD', '') === wanted
        ? []
        : [`headings: ${found.join(', ') || 'none'}`];
    },
  },
  {
    what: 'header, content and footer follow each other from top to bottom',
    tags: rulesOf,
    on: isMain,
    findings: missingParts,
  },
  {
    what: 'no dialog is open, and nothing covers the content',
    tags: ['ROUTE-PUBLIC'],
    on: isMain,
    findings: inTheWay,
  },
  {
    what: 'every image is marked to load lazily',
    tags: ['LAYOUT-LAZY-IMAGES'],
    on: isWide,
    findings: eagerPictures,
  },
  {
    what: 'the page requests only files of the site',
    tags: ['CALL-NO-BACKEND'],
    on: isMain,
    findings: otherRequests,
  },
  {
    what: 'no content scrolls over a fixed or sticky part or shines through it',
    tags: ['look'],
    on: inEachLayout,
    pages: ofTemplates,
    findings: async (page) => (await inPage(page)).evaluate(({ slidesOver }) => slidesOver()),
  },
  {
    what: 'no fixed or sticky part covers a link, control or section heading that is scrolled into view',
    tags: ['a11y'],
    on: inEachLayout,
    pages: ofTemplates,
    findings: async (page) => (await inPage(page)).evaluate(({ coveredTargets }) => coveredTargets()),
  },
  {
    what: 'axe reports no violations',
    tags: ['a11y'],
    // The layouts between a phone and a wide screen add only the header's phone link, which states.spec.ts scans.
    on: (view) => isMain(view) || isDark(view),
    pages: allOnPhone,
    findings: (page, _route, info) => axe(page, info),
  },
  {
    what: 'Tab reaches every link and control once, in document order, and each is visible while it has the focus',
    tags: ['a11y'],
    on: inEachLayout,
    pages: allOnWide,
    findings: keyboardWalk,
  },
  {
    what: 'every filled link and button has a border, which forced colors preserve',
    tags: ['a11y'],
    on: ({ forcedColors }) => forcedColors !== undefined,
    findings: shapeless,
  },
  {
    what: 'after hydration, the page has exactly the text that the server sends',
    tags: ['text'],
    on: isWide,
    findings: async (page, { path }) => {
      const [found, wanted] = [await wholeText(page), await servedText(page, path)];
      return found === wanted ? [] : [`found: ${found}`, `wanted: ${wanted}`];
    },
  },
  {
    what: 'the server sends valid HTML',
    tags: ['a11y'],
    on: isWide,
    findings: async (page, { path }) => invalidHtml(await (await page.request.get(path)).text()),
  },
  {
    what: 'the page stores nothing in the browser',
    tags: ['LAYOUT-NO-STORED-DATA'],
    on: isWide,
    findings: async (page) => {
      const data = await stored(page);
      return isDeepStrictEqual(data, nothing) ? [] : [JSON.stringify(data)];
    },
  },
  {
    what: 'only links to sections, to the contact page and to websites are printed with addresses, and the domain once',
    tags: ['look'],
    on: onPaper,
    findings: wrongAddresses,
  },
  {
    what: 'no item of a list is split across sheets of paper, and no heading ends a sheet',
    tags: ['look'],
    on: onPaper,
    findings: splitParts,
  },
  {
    what: 'only the fields of the contact form take input',
    tags: ['FORM-PAGES', 'FORM-ONLY-INPUT'],
    on: isWide,
    findings: async (page, { form }) => {
      const [found, wanted] = [await entryFields(page), form ? fields.map(({ name }) => `form ${name}`) : []];
      return found.join() === wanted.join() ? [] : [`fields: ${found.join(', ') || 'none'}`];
    },
  },
  {
    what: 'touch scrolls the page to its end',
    tags: ['a11y'],
    on: isPhone,
    // Together, these pages have all kinds of parts that could stop a swipe: the slider, the table of contents and the form.
    pages: ({ path }) => ['/', '/alcohol', '/contact'].includes(path),
    findings: async (page) => {
      while (await swipeUp(page));
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
      return end > 1 ? [`the last swipe ends ${end} px above the end`] : [];
    },
    acts: true,
  },
  {
    what: 'no word of a heading is broken across lines',
    tags: ['a11y'],
    on: ({ touch, css }) => touch === true && !css,
    pages: allOnPhone,
    findings: async (page) => (await inPage(page)).evaluate(({ brokenWords }) => brokenWords()),
  },
  {
    what: 'text grows with the font size in the settings',
    tags: ['a11y'],
    on: isVeryWide,
    pages: ofTemplates,
    findings: fixedText,
    acts: true,
  },
];
