import { fields } from '../../spec/validation';
import { headingOf } from '../support/routes';
import { stored } from '../support/stored';
import { swipeUp } from '../support/swipe';
import { servedText, wholeText } from '../support/text';
import { isExample, type PageAssertion, rulesOf, tagsOf } from './assertion';
import { axe } from './axe';
import { inPage } from './in-page';
import { keyboardWalk } from './keyboard-walk';
import * as find from './page-findings';
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

/**
 * Whether a view is a screen with scripts, light colors, the usual text and a layout of its own. (Screens wider than `wide`
 * have the same layout.)
 */
const inEachLayout = (view: View) => isPlain(view) && !isAltered(view) && !isVeryWide(view);
/** Whether to look at the fixed and sticky parts: in each layout, but on phones and wide screens only for a page of each template. */
const forFixedParts: PageAssertion['on'] = (view, route) => inEachLayout(view) && (isExample(route) || !isMain(view));

export const pageAssertions: readonly PageAssertion[] = [
  {
    what: 'the heading of the page is its only h1',
    tags: tagsOf,
    on: (view) => isMain(view) || !runsScripts(view),
    ofPage: async (page, route) => {
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
    ofPage: find.missingParts,
  },
  {
    what: 'no dialog is open, and nothing covers the content',
    tags: ['ROUTE-PUBLIC'],
    on: isMain,
    ofPage: find.inTheWay,
  },
  {
    what: 'every image is marked to load lazily',
    tags: ['LAYOUT-LAZY-IMAGES'],
    on: isWide,
    ofPage: find.eagerPictures,
  },
  {
    what: 'the page requests only files of the site',
    tags: ['CALL-NO-BACKEND'],
    on: isMain,
    ofPage: find.otherRequests,
  },
  {
    what: 'no content scrolls over a fixed or sticky part or shines through it',
    tags: ['look'],
    on: forFixedParts,
    ofPage: async (page) => (await inPage(page)).evaluate(({ slidesOver }) => slidesOver()),
  },
  {
    what: 'no fixed or sticky part covers a link, control or section heading that is scrolled into view',
    tags: ['a11y'],
    on: forFixedParts,
    ofPage: async (page) => (await inPage(page)).evaluate(({ coveredTargets }) => coveredTargets()),
  },
  {
    what: 'axe reports no violations',
    tags: ['a11y'],
    // A page has the same HTML in each view, and one dark view shows its dark colors. The layouts between a phone and a wide
    // screen add only the header's phone link, which states.spec.ts scans.
    on: (view, route) =>
      isPhone(view) || (isDark(view) && !view.touch) || (isExample(route) && (isWide(view) || isDark(view))),
    ofPage: (page) => axe(page),
  },
  {
    what: 'Tab reaches every link and control once, in document order, and each is visible while it has the focus',
    tags: ['a11y'],
    on: (view, route) => isWide(view) || (inEachLayout(view) && isExample(route)),
    ofPage: keyboardWalk,
  },
  {
    what: 'every filled link and button has a border, which forced colors preserve',
    tags: ['a11y'],
    on: ({ forcedColors }) => forcedColors !== undefined,
    ofPage: find.shapeless,
  },
  {
    what: 'after hydration, the page has exactly the text that the server sends',
    tags: ['text'],
    on: isWide,
    ofPage: async (page, { path }) => {
      const [found, wanted] = [await wholeText(page), await servedText(page, path)];
      return found === wanted ? [] : [`found: ${found}`, `wanted: ${wanted}`];
    },
  },
  {
    what: 'the server sends valid HTML',
    tags: ['a11y'],
    on: isWide,
    ofPage: async (page, { path }) => invalidHtml(await (await page.request.get(path)).text()),
  },
  {
    what: 'the page stores nothing in the browser',
    tags: ['LAYOUT-NO-STORED-DATA'],
    on: isWide,
    ofPage: stored,
  },
  {
    what: 'only links to sections, to the contact page and to websites are printed with addresses, and the domain once',
    tags: ['look'],
    on: onPaper,
    ofPage: find.wrongAddresses,
  },
  {
    what: 'no item of a list is split across sheets of paper, and no heading ends a sheet',
    tags: ['look'],
    on: onPaper,
    ofPage: find.splitParts,
  },
  {
    what: 'only the fields of the contact form take input',
    tags: ['FORM-PAGES', 'FORM-ONLY-INPUT'],
    on: isWide,
    ofPage: async (page, { form }) => {
      const [found, wanted] = [await find.entryFields(page), form ? fields.map(({ name }) => `form ${name}`) : []];
      return found.join() === wanted.join() ? [] : [`fields: ${found.join(', ') || 'none'}`];
    },
  },
  {
    what: 'touch scrolls the page to its end',
    tags: ['a11y'],
    // Together, these pages have all kinds of parts that could stop a swipe: the slider, the table of contents and the form.
    on: (view, { path }) => isPhone(view) && ['/', '/insurance'].includes(path),
    ofPage: async (page) => {
      while (await swipeUp(page));
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
      return end > 1 ? [`the last swipe ends ${end} px above the end`] : [];
    },
  },
  {
    what: 'fixed and sticky parts hold at most a fifth of the window',
    tags: ['a11y'],
    // The header and the call bar are the same on all pages. No style can know of a visitor's own styles.
    on: (view, { path }) => isPlain(view) && !view.css && path === '/alcohol',
    ofPage: async (page) => (await inPage(page)).evaluate(({ tallPins }) => tallPins()),
  },
  {
    what: 'text grows with the font size in the settings',
    tags: ['a11y'],
    // The font size of the root element is the same on all pages.
    on: (view, { path }) => isVeryWide(view) && path === '/',
    ofPage: find.fixedText,
  },
];
