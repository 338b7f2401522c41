import { isDeepStrictEqual } from 'node:util';
import type { Page, TestInfo } from '@playwright/test';
import type { RuleId } from '../../spec/all-rules';
import { headingLimits } from '../../spec/extensions/budgets';
import type { Route } from '../../spec/routes';
import { fields } from '../../spec/validation';
import { families, headingOf, routes } from '../support/routes';
import { nothing, stored } from '../support/stored';
import { covers, long } from '../support/test';
import { axe } from './axe';
import {
  crowdedHeader,
  disordered,
  glare,
  idleFirstScreen,
  lateHeading,
  misfit,
  overlapping,
  type Survey,
  unclickable,
  ungrown,
  unhidden,
  unseenPictures,
  unseenTexts,
  untouchable,
} from './findings';
import { expect, test } from './fixtures';
import { keyboardWalk } from './keyboard-walk';
import { bareLinks, entryFields, lostTexts, missingParts, shapeless } from './open-page';
import { reducedMotion } from './reduced-motion';
import { stateTests } from './states';
import { stuckFinger } from './touch';
import { invalidHtml } from './valid-html';
import { byTouch, isDark, isMain, isPhone, isPlain, onPaper, runsScripts, type View, views } from './views';

type Rules = readonly [RuleId, ...RuleId[]];

/** What must be true of a page in a view. */
interface Assertion {
  readonly what: string;
  readonly rules: Rules | ((route: Route, view: View) => Rules);
  /** The views that it is for: all, if it says nothing. */
  readonly on?: (view: View) => boolean;
  /** Whether `npm test` looks at every page in these views, where they do; otherwise, at a page of each family. */
  readonly every: (view: View) => boolean;
  /** What must not be found in the data of a survey: one line for each finding. */
  readonly data?: (survey: Survey, view: View, route: Route) => readonly string[];
  /** The same on the open page. */
  readonly page?: (page: Page, route: Route, info: TestInfo) => Promise<readonly string[]>;
  /** Whether it does something to the page, and needs one of its own. */
  readonly acts?: true;
}

const isTopic = ({ family }: Route) => family === 'condition' || family === 'substance';
const frameRules = (route: Route): Rules => [
  'ROUTE-SHARED-FRAME',
  ...(isTopic(route) ? (['ROUTE-TOPIC-PARTS'] as const) : []),
];

/** The rules of the text and pictures of a page, header and footer among them, in a view. */
const rulesOf = (route: Route, { rules }: View): Rules => rules ?? [route.rule, ...frameRules(route)];
const always = () => true;
const never = () => false;
const onWide = ({ title }: View) => title === views.wide[0].title;

/** How far down the heading of a page may begin in this view. */
const headingLimit = ({ viewport }: View) =>
  headingLimits.find(({ width, height }) => width === viewport.width && height === viewport.height)?.top;

const assertions: readonly Assertion[] = [
  { what: 'all text can be seen', rules: rulesOf, every: always, data: unseenTexts },
  {
    what: 'the heading of the page is there',
    rules: (route, view) => [...rulesOf(route, view), 'ROUTE-PUBLIC'],
    on: (view) => isMain(view) || !runsScripts(view),
    every: always,
    page: async (page, route) => {
      const [wanted, found] = [headingOf(route), await page.getByRole('heading', { level: 1 }).allInnerTexts()];
      return found.length === 1 && found[0] === wanted ? [] : [`headings: ${found.join(', ') || 'none'}`];
    },
  },
  { what: 'all pictures, icons and fields can be seen', rules: rulesOf, every: always, data: unseenPictures },
  {
    what: 'what should be hidden or closed is so',
    rules: (route, view) => [
      onPaper(view) ? 'SHELL-PRINT' : 'NAV-HAMBURGER',
      ...(isTopic(route) ? (['SHELL-CONTENTS'] as const) : []),
    ],
    every: always,
    data: unhidden,
  },
  {
    what: 'everything stands in the order of the document',
    rules: ['A11Y-ORDER'],
    // Colors do not change the order.
    on: (view) => isPlain(view) || onPaper(view) || !runsScripts(view),
    every: always,
    data: disordered,
  },
  {
    what: 'every link and control can be pressed, in an area that is large enough',
    rules: ['A11Y-TARGETS'],
    on: (view) => !onPaper(view) && !isDark(view) && !view.forcedColors,
    every: always,
    data: (survey, view) => unclickable(survey, isPhone(view) ? 44 : 24),
  },
  {
    what: 'every part can be scrolled and pinched',
    rules: ['A11Y-TOUCH'],
    on: byTouch,
    every: always,
    data: untouchable,
  },
  {
    what: 'a finger scrolls down to the end',
    rules: ['A11Y-TOUCH'],
    on: (view) => isPhone(view) && isPlain(view),
    every: never,
    page: stuckFinger,
    acts: true,
  },
  {
    what: 'nothing overlaps, and the page is as wide as the screen',
    rules: (_route, { rules = [] }) => ['A11Y-REFLOW', ...rules],
    on: (view) => isPlain(view) || !runsScripts(view),
    every: always,
    data: (survey, { viewport }) => [...misfit(survey, viewport.width), ...overlapping(survey)],
  },
  {
    what: 'the first screen has the heading, and on a phone something to press',
    rules: ['SHELL-FIRST-SCREEN'],
    on: (view) => isPlain(view) && !view.css && headingLimit(view) !== undefined,
    every: always,
    data: (survey, view, { path }) =>
      // Begins with four calls, before its heading.
      path === '/crisis-intervention'
        ? idleFirstScreen(survey, view.viewport.height, 4)
        : [
            ...lateHeading(survey, headingLimit(view) ?? 0),
            ...(isPhone(view) ? idleFirstScreen(survey, view.viewport.height) : []),
          ],
  },
  { what: 'most of it is dark', rules: ['SHELL-DARK'], on: isDark, every: always, data: glare },
  {
    what: 'all text grows with the size that the visitor has set, and so do icons',
    rules: ['A11Y-TEXT-SIZE'],
    on: ({ rules }) => rules?.includes('A11Y-TEXT-SIZE') ?? false,
    every: always,
    data: ungrown,
  },
  {
    what: 'every filled link and button has a border, which keeps its shape',
    rules: ['A11Y-FORCED-COLORS'],
    on: ({ forcedColors }) => forcedColors !== undefined,
    every: always,
    page: shapeless,
  },
  {
    what: 'axe finds nothing',
    rules: ['A11Y-AXE', 'A11Y-TARGETS'],
    on: (view) => (isPlain(view) || isDark(view)) && !view.css,
    every: isMain,
    page: (page, _route, info) => axe(page, info),
  },
  {
    what: 'the Tab key reaches every link and control once, in order and in view',
    rules: ['A11Y-KEYBOARD-WALK', 'A11Y-FOCUS-CLEAR'],
    on: (view) => isPlain(view) && !view.css,
    every: isMain,
    page: keyboardWalk,
  },
  {
    what: 'no text of the HTML is lost when scripts run',
    rules: ['CONTENT-APPROVED'],
    on: onWide,
    every: always,
    page: (page, { path }) => lostTexts(page, path),
  },
  {
    what: 'the server sends valid HTML',
    rules: ['A11Y-AXE'],
    on: onWide,
    every: always,
    page: async (page, { path }) => invalidHtml(await (await page.request.get(path)).text()),
  },
  {
    what: 'nothing is kept in the browser',
    rules: ['SHELL-NO-STORED-DATA'],
    on: onWide,
    every: always,
    page: async (page) => {
      const kept = await stored(page);
      return isDeepStrictEqual(kept, nothing) ? [] : [JSON.stringify(kept)];
    },
  },
  {
    what: 'the address of each link is printed',
    rules: ['SHELL-PRINT'],
    on: onPaper,
    every: always,
    page: bareLinks,
  },
  {
    what: 'header, content and footer stand one below the other',
    rules: (route) => [route.rule, ...frameRules(route)],
    on: isMain,
    every: always,
    page: missingParts,
  },
  {
    what: 'the fields of the contact form take input, and nothing else does',
    rules: ['FORM-PAGES', 'FORM-ONLY-INPUT'],
    on: onWide,
    every: always,
    page: async (page, { form }) => {
      const [found, wanted] = [await entryFields(page), form ? fields.map(({ name }) => `form ${name}`) : []];
      return found.join() === wanted.join() ? [] : [`what takes input: ${found.join(', ') || 'nothing'}`];
    },
  },
  {
    what: 'the header is one row, in which nothing touches its neighbor',
    rules: ['A11Y-REFLOW'],
    // On narrower screens, the toggle has a row of its own.
    on: (view) => isPlain(view) && !view.css && view.viewport.width >= views.phone[0].viewport.width,
    every: never,
    data: crowdedHeader,
  },
  {
    what: 'nothing moves at rest or on a press under reduced motion',
    rules: ['A11Y-STILLNESS'],
    on: isMain,
    every: never,
    page: reducedMotion,
    acts: true,
  },
];

/** Surveys all pages in these views. The tests of a page share one visit: they run in order, in one worker. */
export function surveyTests(all: readonly View[]): void {
  for (const route of routes) {
    const { path } = route;
    test.describe(path, () => {
      test.describe.configure({ mode: 'default' });

      for (const view of all) {
        for (const { what, rules, on = () => true, every, data, page: check, acts } of assertions) {
          if (!on(view)) continue;
          const tags = covers(...(typeof rules === 'function' ? rules(route, view) : rules));
          const isUsual = families.includes(route) || (!view.families && every(view));
          const title = `${path} ${view.title}: ${what}`;
          test(title, isUsual ? tags : long(tags), async ({ surveyOf, expectNone, look, open }, info) => {
            if (data) {
              const survey = await surveyOf(path, view);
              await expectNone(survey, data(survey, view, route));
            }
            if (check) expect(await check(await (acts ? open : look)(path, view), route, info)).toEqual([]);
          });
        }
      }
    });
  }
  stateTests(all);
}
