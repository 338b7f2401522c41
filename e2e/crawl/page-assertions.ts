import * as find from '../../tools/sight/index';
import { stored } from '../support/stored';
import { isExample, type PageAssertion, rulesOf, tagsOf } from './assertion';
import { staysIn } from './exceptions';
import * as site from './page-findings';
import { invalidHtml } from './valid-html';
import { inEachLayout, isDark, isMain, isPhone, isPlain, isVeryWide, isWide, onPaper, runsScripts } from './views';

/** Whether to look at the fixed and sticky parts: in each layout, but on phones and wide screens only for a page of each template. */
const forFixedParts: PageAssertion['on'] = (view, route) => inEachLayout(view) && (isExample(route) || !isMain(view));

/** The assertions about an open page. `tools/sight` explains the findings of `find`, and page-findings.ts those of `site`. */
// biome-ignore format: a table
export const pageAssertions: readonly PageAssertion[] = [
  { what: 'the heading of the page is its only h1', tags: tagsOf,
    on: (view) => isMain(view) || !runsScripts(view),
    ofPage: site.wrongHeading },
  { what: 'header, content and footer follow each other from top to bottom', tags: rulesOf,
    on: isMain,
    ofPage: site.missingParts },
  { what: 'no dialog is open, and nothing covers the content', tags: ['ROUTE-PUBLIC'],
    on: isMain,
    ofPage: site.inTheWay },
  { what: 'every image is marked to load lazily', tags: ['LAYOUT-LAZY-IMAGES'],
    on: isWide,
    ofPage: site.eagerPictures },
  { what: 'the page requests only files of the site', tags: ['CALL-NO-BACKEND'],
    on: isMain,
    ofPage: site.otherRequests },
  { what: 'no content scrolls over a fixed or sticky part or shines through it', tags: ['look'],
    on: forFixedParts,
    ofPage: find.slidesOver },
  { what: 'no fixed or sticky part covers a link, control or section heading that is scrolled into view', tags: ['a11y'],
    on: forFixedParts,
    ofPage: find.coveredTargets },
  { what: 'what should stay in view stays', tags: ['look'],
    on: forFixedParts,
    ofPage: (page, _route, view) => find.lostParts(page, staysIn(view)) },
  { what: 'axe reports no violations', tags: ['a11y'],
    // A page has the same HTML in each view, and one dark view shows its dark colors. The layouts between a phone and a wide
    // screen add only the header's phone link, which states.spec.ts scans.
    on: (view, route) =>
      isPhone(view) || (isDark(view) && !view.touch) || (isExample(route) && (isWide(view) || isDark(view))),
    ofPage: (page) => find.axe(page) },
  { what: 'Tab reaches every link and control once, in document order, and each is visible while it has the focus', tags: ['a11y'],
    on: (view, route) => isWide(view) || (inEachLayout(view) && isExample(route)),
    ofPage: find.keyboardWalk },
  { what: 'every filled link and button has a border, which forced colors preserve', tags: ['a11y'],
    on: ({ forcedColors }) => forcedColors !== undefined,
    ofPage: find.shapeless },
  { what: 'after hydration, the page has exactly the text that the server sends', tags: ['text'],
    on: isWide,
    ofPage: site.changedText },
  { what: 'the server sends valid HTML', tags: ['a11y'],
    on: isWide,
    ofPage: async (page, { path }) => invalidHtml(await (await page.request.get(path)).text()) },
  { what: 'the page stores nothing in the browser', tags: ['LAYOUT-NO-STORED-DATA'],
    on: isWide,
    ofPage: stored },
  { what: 'only links to sections, to the contact page and to websites are printed with addresses, and the domain once', tags: ['look'],
    on: onPaper,
    ofPage: site.wrongAddresses },
  { what: 'no item of a list is split across sheets of paper, and no heading ends a sheet', tags: ['look'],
    on: onPaper,
    ofPage: site.splitParts },
  { what: 'only the fields of the contact form take input', tags: ['FORM-PAGES', 'FORM-ONLY-INPUT'],
    on: isWide,
    ofPage: site.wrongFields },
  { what: 'touch scrolls the page to its end', tags: ['a11y'],
    // Together, these pages have all kinds of parts that could stop a swipe: the slider, the table of contents and the form.
    on: (view, { path }) => isPhone(view) && ['/', '/insurance'].includes(path),
    ofPage: site.stuckSwipe },
  { what: 'fixed and sticky parts hold at most a fifth of the window', tags: ['a11y'],
    // The header and the call bar are the same on all pages. No style can know of a visitor's own styles.
    on: (view, { path }) => isPlain(view) && !view.css && path === '/alcohol',
    ofPage: find.tallPins },
  { what: 'text grows with the font size in the settings', tags: ['a11y'],
    // The font size of the root element is the same on all pages.
    on: (view, { path }) => isVeryWide(view) && path === '/',
    ofPage: site.fixedText },
];
