import { isDeepStrictEqual } from 'node:util';
import type { Page, TestInfo } from '@playwright/test';
import type { Route } from '../../spec/routes';
import { fields } from '../../spec/validation';
import { headingOf, templateRoutes } from '../support/routes';
import { nothing, stored } from '../support/stored';
import { type Assertion, frameRules, rulesOf } from './assertion';
import { axe, type Finding } from './axe';
import { inPage } from './in-page';
import { keyboardWalk } from './keyboard-walk';
import { bareLinks, entryFields, lostTexts, missingParts, shapeless } from './open-page';
import { reducedMotion } from './reduced-motion';
import { stuckFinger } from './touch';
import { invalidHtml } from './valid-html';
import { isDark, isMain, isPhone, isPlain, isVeryWide, onPaper, runsScripts, type View, views } from './views';

/** What must be true of an open page. */
interface PageAssertion extends Assertion {
  readonly findings: (page: Page, route: Route, info: TestInfo) => Promise<readonly (string | Finding)[]>;
  /** Whether it changes the page, and needs one that no other test uses. */
  readonly acts?: true;
}

const onWide = ({ title }: View) => title === views.wide[0].title;
/** In any layout, with the colors and the text of the site. */
const inEachLayout = (view: View) => isPlain(view) && !view.css && !isVeryWide(view);
/** Every page on the phone, and a page of each template in other views. */
const allOnPhone = (route: Route, view: View) => (isPhone(view) && isPlain(view)) || templateRoutes.includes(route);
/** Every page on the wide screen, and a page of each template in other views. */
const allOnWide = (route: Route, view: View) => onWide(view) || templateRoutes.includes(route);
const ofTemplates = (route: Route) => templateRoutes.includes(route);

export const pageAssertions: readonly PageAssertion[] = [
  {
    what: 'the heading of the page is there',
    rules: (route, view) => [...rulesOf(route, view), 'ROUTE-PUBLIC'],
    on: (view) => isMain(view) || !runsScripts(view),
    findings: async (page, route) => {
      const [wanted, found] = [headingOf(route), await page.getByRole('heading', { level: 1 }).allInnerTexts()];
      return found.length === 1 && found[0] === wanted ? [] : [`headings: ${found.join(', ') || 'none'}`];
    },
  },
  {
    what: 'header, content and footer stand one below the other',
    rules: (route) => [route.rule, ...frameRules(route)],
    on: isMain,
    findings: missingParts,
  },
  {
    what: 'nothing slides over what stays on the screen while it is scrolled',
    rules: ['LAYOUT-STICKY'],
    on: inEachLayout,
    pages: ofTemplates,
    findings: async (page) => (await inPage(page)).evaluate(({ slidesOver }) => slidesOver()),
  },
  {
    what: 'nothing that stays on the screen covers a target that is scrolled into view',
    rules: ['LAYOUT-STICKY', 'A11Y-FOCUS-CLEAR'],
    on: inEachLayout,
    pages: ofTemplates,
    findings: async (page) => (await inPage(page)).evaluate(({ coveredTargets }) => coveredTargets()),
  },
  {
    what: 'axe finds nothing',
    rules: ['A11Y-AXE', 'A11Y-TARGETS'],
    // Layouts between the phone and the wide screen have the same elements and colors.
    on: (view) => isMain(view) || isDark(view),
    pages: allOnPhone,
    findings: (page, _route, info) => axe(page, info),
  },
  {
    what: 'the Tab key reaches every link and control once, in order and in view',
    rules: ['A11Y-KEYBOARD-WALK', 'A11Y-FOCUS-CLEAR'],
    on: inEachLayout,
    pages: allOnWide,
    findings: keyboardWalk,
  },
  {
    what: 'every filled link and button has a border, which keeps its shape',
    rules: ['A11Y-FORCED-COLORS'],
    on: ({ forcedColors }) => forcedColors !== undefined,
    findings: shapeless,
  },
  {
    what: 'no text of the HTML is lost when scripts run',
    rules: ['CONTENT-APPROVED'],
    on: onWide,
    findings: (page, { path }) => lostTexts(page, path),
  },
  {
    what: 'the server sends valid HTML',
    rules: ['A11Y-AXE'],
    on: onWide,
    findings: async (page, { path }) => invalidHtml(await (await page.request.get(path)).text()),
  },
  {
    what: 'nothing is kept in the browser',
    rules: ['LAYOUT-NO-STORED-DATA'],
    on: onWide,
    findings: async (page) => {
      const kept = await stored(page);
      return isDeepStrictEqual(kept, nothing) ? [] : [JSON.stringify(kept)];
    },
  },
  { what: 'the address of each link is printed', rules: ['LAYOUT-PRINT'], on: onPaper, findings: bareLinks },
  {
    what: 'the fields of the contact form take input, and nothing else does',
    rules: ['FORM-PAGES', 'FORM-ONLY-INPUT'],
    on: onWide,
    findings: async (page, { form }) => {
      const [found, wanted] = [await entryFields(page), form ? fields.map(({ name }) => `form ${name}`) : []];
      return found.join() === wanted.join() ? [] : [`what takes input: ${found.join(', ') || 'nothing'}`];
    },
  },
  {
    what: 'a finger scrolls down to the end',
    rules: ['A11Y-TOUCH'],
    on: (view) => isPhone(view) && isPlain(view),
    // One with each part that listens to fingers or fields: the slider, the table of contents, the form.
    pages: ({ path }) => ['/', '/alcohol', '/contact'].includes(path),
    findings: stuckFinger,
    acts: true,
  },
  {
    what: 'nothing moves at rest or on a press under reduced motion',
    rules: ['A11Y-STILLNESS'],
    on: isMain,
    pages: ofTemplates,
    findings: reducedMotion,
    acts: true,
  },
];
