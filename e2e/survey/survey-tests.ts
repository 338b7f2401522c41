import type { Page, TestInfo } from '@playwright/test';
import type { RuleTag } from '../../spec/all-rules';
import { headerLinks, menus } from '../../spec/navigation';
import type { Route } from '../../spec/routes';
import { axe } from '../a11y/checks/axe';
import { dark } from '../a11y/checks/dark';
import { focusRing } from '../a11y/checks/focus-ring';
import { forcedColors } from '../a11y/checks/forced-colors';
import { keyboardWalk } from '../a11y/checks/keyboard-walk';
import { reflow } from '../a11y/checks/reflow';
import { targets } from '../a11y/checks/targets';
import { duplicateIds } from '../a11y/checks/valid-html';
import { addStyles, removeStyles } from '../support/add-styles';
import { families } from '../support/families';
import { mainNavigation, menuToggle } from '../support/menus';
import { routes, ruleOf } from '../support/routes';
import { show } from '../support/show';
import { covers, long } from '../support/test';
import { lostTexts } from './lost-texts';
import { stateTests } from './states';
import { disorder, type Finding, misfit, type Survey, unclickable, unseenPictures, unseenTexts } from './survey';
import { expect, test } from './test';
import { hasBar, onPaper, type View, views } from './views';

const isDark = ({ colorScheme }: View) => colorScheme === 'dark';
const runsScripts = ({ scripts }: View) => scripts !== false;
const [onPhone, onWide] = [views.phone[0].title, views.wide[0].title];
/** The phone and the wide screen in light colors; what takes long is looked at there on every page. */
const isMain = ({ title }: View) => title === onPhone || title === onWide;
/** Whether a page looks as on any screen, in its own light colors. */
const isPlain = (view: View) => runsScripts(view) && !isDark(view) && !view.media && !view.forcedColors;

/** The rules of the text and pictures of a page in a view. */
const rulesOf = (route: Route, { rules }: View): readonly [RuleTag, ...RuleTag[]] => rules ?? [ruleOf(route)];

/** What the data of a survey must not show. */
interface Assertion {
  readonly what: string;
  readonly rules: (route: Route, view: View) => readonly [RuleTag, ...RuleTag[]];
  readonly on: (view: View) => boolean;
  readonly findings: (survey: Survey, view: View) => readonly Finding[];
}

const assertions: readonly Assertion[] = [
  { what: 'all text can be seen', rules: rulesOf, on: () => true, findings: unseenTexts },
  { what: 'all pictures, icons and fields can be seen', rules: rulesOf, on: () => true, findings: unseenPictures },
  {
    what: 'everything stands in the order of the document',
    rules: () => ['A11Y-ORDER~1'],
    // Neither colors nor scripts change the order.
    on: (view) => isPlain(view) || onPaper(view),
    findings: disorder,
  },
  {
    what: 'every link and control can be clicked, on a page as wide as the screen',
    rules: () => ['A11Y-TARGETS~1', 'A11Y-REFLOW~2'],
    on: (view) => !onPaper(view) && !isDark(view) && !view.forcedColors,
    findings: (survey, { viewport }) => [...misfit(survey, viewport.width), ...unclickable(survey)],
  },
];

/** A check that looks at the open page itself. */
interface Check {
  readonly what: string;
  readonly rules: readonly [RuleTag, ...RuleTag[]];
  readonly on: (view: View) => boolean;
  /** Whether `npm test` checks every page in this view; otherwise it checks a page of each family. */
  readonly every: (view: View) => boolean;
  /** @returns one line for each finding */
  readonly check: (page: Page, info: TestInfo, path: string) => Promise<readonly string[]>;
}

/** The reflow check with additional styles. */
const reflowWith = (css: string) => async (page: Page) => {
  await addStyles(page, css);
  const findings = await reflow(page);
  await removeStyles(page);
  return findings;
};

/** The text spacing of WCAG 1.4.12, overriding the page's own. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

const all = () => true;
const checks: readonly Check[] = [
  {
    what: 'nothing overflows, is cut off or overlaps',
    rules: ['A11Y-REFLOW~2'],
    on: isPlain,
    every: all,
    check: reflow,
  },
  {
    what: 'with text spacing nothing overflows, is cut off or overlaps',
    rules: ['A11Y-TEXT-SPACING~1'],
    on: ({ title }) => title === onPhone || title === 'at 400 percent zoom',
    every: ({ title }) => title !== onPhone,
    check: reflowWith(spacing),
  },
  {
    what: 'with text of twice the size nothing overflows, is cut off or overlaps',
    rules: ['A11Y-TEXT-SIZE~1'],
    on: ({ title }) => title === onWide,
    every: all,
    check: reflowWith(':root { font-size: 200% !important }'),
  },
  {
    what: 'axe finds nothing',
    rules: ['A11Y-AXE~2', 'A11Y-TARGETS~1'],
    on: isPlain,
    every: isMain,
    check: (page, info) => axe(page, info),
  },
  {
    what: 'no text of the HTML is lost when scripts run',
    rules: ['CONTENT-APPROVED~1'],
    on: ({ title }) => title === onWide,
    every: all,
    check: async (page, _info, path) => lostTexts(page, await (await page.request.get(path)).text()),
  },
  {
    what: 'the heading of the page is there',
    rules: ['FAULT-SCRIPTLESS-PAGES~1'],
    on: (view) => !runsScripts(view),
    every: all,
    check: async (page) => ((await page.getByRole('heading', { level: 1 }).isVisible()) ? [] : ['no heading']),
  },
  {
    what: 'no id is used twice',
    rules: ['A11Y-AXE~2'],
    on: ({ title }) => title === onWide,
    every: all,
    check: duplicateIds,
  },
  {
    what: 'the page is dark with enough contrast',
    rules: ['SHELL-DARK~1'],
    on: isDark,
    every: () => false,
    check: dark,
  },
  {
    what: 'every link and control is large enough for touch',
    rules: ['A11Y-TARGETS~1'],
    on: ({ title }) => title === onPhone,
    every: all,
    check: (page) => targets(page),
  },
  {
    what: 'the Tab key reaches every link and control once, in order and in view',
    rules: ['A11Y-KEYBOARD-WALK~1', 'A11Y-FOCUS-CLEAR~1'],
    on: isPlain,
    every: isMain,
    check: keyboardWalk,
  },
  {
    what: 'every link and control is visible in forced colors',
    rules: ['A11Y-FORCED-COLORS~1'],
    on: ({ forcedColors: forced }) => forced === 'active',
    every: () => false,
    check: async (page) => {
      const findings: string[] = [];
      for (const { viewport } of [views.wide[0], views.phone[0]]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await show(page, { viewport, colorScheme, forcedColors: 'active' });
          findings.push(...(await forcedColors(page)));
        }
      }
      return findings;
    },
  },
  {
    what: 'a visible ring shows the focused element',
    rules: ['A11Y-FOCUS-RING~1'],
    on: (view) => isMain(view) || isDark(view),
    every: () => false,
    // All pages share header and footer, and those of a family their styles.
    check: (page, _info, path) => focusRing(page, path === '/' ? 'body' : 'main'),
  },
];

/** Surveys all pages in these views. The tests of a page share one visit: they run in order, in one worker. */
export function surveyTests(all: readonly View[]): void {
  for (const route of routes) {
    const { path } = route;
    const tagged = (everyPage: boolean, rules: readonly [RuleTag, ...RuleTag[]]) =>
      everyPage || families.includes(route) ? covers(...rules) : long(covers(...rules));

    test.describe(path, () => {
      test.describe.configure({ mode: 'default' });

      for (const view of all) {
        const of = `${path} ${view.title}`;

        for (const { what, rules, findings } of assertions.filter(({ on }) => on(view))) {
          test(`${of}: ${what}`, tagged(!view.families, rules(route, view)), async ({ surveyOf, expectNone }) => {
            const survey = await surveyOf(path, view);
            await expectNone(survey, findings(survey, view));
          });
        }

        for (const { what, rules, every, check } of checks.filter(({ on }) => on(view))) {
          test(`${of}: ${what}`, tagged(every(view), rules), async ({ look }, info) => {
            expect(await check(await look(path, view), info, path)).toEqual([]);
          });
        }

        if (isPlain(view) || !runsScripts(view)) {
          const bar = hasBar(view);
          const header = bar ? 'the header shows its nine entries and no toggle' : 'a toggle stands for the navigation';
          test(`${of}: ${header}`, tagged(false, ['NAV-HAMBURGER~1']), async ({ look }) => {
            const page = await look(path, view);
            await expect(menuToggle(page)).toBeVisible({ visible: !bar });
            const entries = mainNavigation(page).locator('> ul > li').filter({ visible: true });
            await expect(entries).toHaveCount(bar ? headerLinks.length + menus.length : 0);
          });
        }
      }
    });
  }
  stateTests(all);
}
