import type { Page, TestInfo, ViewportSize } from '@playwright/test';
import { addStyles, removeStyles } from '../support/add-styles';
import { families } from '../support/families';
import { routes } from '../support/routes';
import type { View } from '../support/show';
import { covers, expect, long, test } from '../support/test';
import { narrowest, small, wide } from '../support/viewports';
import { axe } from './checks/axe';
import { dark } from './checks/dark';
import { focusRing } from './checks/focus-ring';
import { forcedColors } from './checks/forced-colors';
import { keyboardWalk } from './checks/keyboard-walk';
import { reflow } from './checks/reflow';
import { targets } from './checks/targets';
import { duplicateIds } from './checks/valid-html';

/*
 * The checks of pages at rest. All tests of a page share one visit, because loading the page takes longer than most of
 * the checks.
 */

/** One check of a page in one view. */
interface Look {
  readonly what: string;
  readonly rules: ReturnType<typeof covers | typeof long>;
  readonly view: Partial<View> & Pick<View, 'viewport'>;
  /** @returns one line for each finding */
  readonly check: (page: Page, info: TestInfo) => Promise<readonly string[]>;
}

/** The text spacing of WCAG 1.4.12, overriding the page's own. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** The reflow check with additional styles. */
const reflowWith = (css: string) => async (page: Page) => {
  await addStyles(page, css);
  const findings = await reflow(page);
  await removeStyles(page);
  return findings;
};

/** What depends on the styles that the pages of a family share: `npm test` looks at a page of each family. */
const ofStyles: readonly Look[] = [
  ...[small, narrowest].map((viewport) => ({
    what: 'axe finds nothing',
    rules: covers('A11Y-AXE-VIEWS~1'),
    view: { viewport },
    check: axe,
  })),
  {
    what: 'the page is dark with enough contrast when the device prefers dark mode',
    rules: covers('SHELL-DARK~1'),
    // Without transitions, the colors of links are there at once.
    view: { viewport: wide, colorScheme: 'dark', reducedMotion: 'reduce' },
    check: dark,
  },
  {
    what: 'with text spacing no content is lost, and the page does not scroll sideways',
    rules: covers('A11Y-TEXT-SPACING~1'),
    view: { viewport: small },
    check: reflowWith(spacing),
  },
];

const everyPage: readonly Look[] = [
  {
    what: 'no id is used twice',
    rules: covers('A11Y-VALID-HTML~1'),
    view: { viewport: wide },
    check: duplicateIds,
  },
  {
    what: 'axe finds nothing',
    // On a wide screen, the scan also covers the rules that apply to every screen.
    rules: covers('A11Y-AXE~1', 'A11Y-AXE-VIEWS~1', 'A11Y-TARGETS~1'),
    view: { viewport: wide },
    check: axe,
  },
  {
    what: 'at 400 percent zoom no content is lost, and the page does not scroll sideways',
    rules: covers('A11Y-ZOOM~1', 'A11Y-REFLOW~1'),
    // WCAG 1.4.10: 1280 by 1024 pixels at 400 percent zoom.
    view: { viewport: { width: 320, height: 256 } },
    check: reflow,
  },
  {
    what: 'with text spacing no content is lost, and the page does not scroll sideways',
    rules: covers('A11Y-TEXT-SPACING~1'),
    view: { viewport: narrowest },
    check: reflowWith(spacing),
  },
  {
    what: 'with text of twice the size no content is lost, and the page does not scroll sideways',
    rules: covers('A11Y-TEXT-SIZE~1'),
    view: { viewport: wide },
    check: reflowWith(':root { font-size: 200% !important }'),
  },
  {
    what: 'every link and control is large enough for touch',
    rules: covers('A11Y-TARGETS~1'),
    view: { viewport: small },
    check: (page) => targets(page),
  },
  ...[wide, small].map((viewport) => ({
    what: 'the Tab key reaches every link and control once, in order and in view',
    rules: covers('A11Y-KEYBOARD-WALK~1', 'A11Y-FOCUS-CLEAR~1'),
    view: { viewport },
    check: keyboardWalk,
  })),
];

const schemes = ['light', 'dark'] as const;

const inForcedColors: readonly Look[] = [wide, small].flatMap((viewport) =>
  schemes.map((colorScheme) => ({
    what: `every link and control is visible in forced ${colorScheme} colors`,
    rules: covers('A11Y-FORCED-COLORS~1'),
    view: { viewport, colorScheme, forcedColors: 'active' },
    check: forcedColors,
  })),
);

/** @param within the part of the page to check, as a selector */
const focusRings = (viewport: ViewportSize, within: string): readonly Look[] =>
  schemes.map((colorScheme) => ({
    what: `a visible ring shows the focused element, in ${colorScheme} mode`,
    rules: covers('A11Y-FOCUS-RING~1'),
    view: { viewport, colorScheme, reducedMotion: 'reduce' },
    check: (page) => focusRing(page, within),
  }));

for (const route of routes) {
  const { path } = route;
  const isHome = route.family === 'home';
  const ofFamily = families.includes(route);
  const looks = [
    ...everyPage,
    ...ofStyles.map((each) => (ofFamily ? each : { ...each, rules: long(each.rules) })),
    // The pages of a family share their styles, and all pages share header and footer.
    ...(ofFamily ? [...inForcedColors, ...focusRings(small, isHome ? 'body' : 'main')] : []),
    // A ring has the same color at every width; parts that only a wide viewport shows are all on the home page.
    ...(isHome ? focusRings(wide, 'body') : []),
  ];

  test.describe(path, () => {
    // In order, in one worker.
    test.describe.configure({ mode: 'default' });

    for (const { what, rules, view, check } of looks) {
      test(`${what}, ${view.viewport.width} px wide`, rules, async ({ look }, info) => {
        expect(await check(await look(path, view), info)).toEqual([]);
      });
    }

    test(
      'the first Tab shows a skip link that leads to the main content',
      covers('SHELL-SKIP-LINK~1'),
      async ({ look }) => {
        const page = await look(path);
        await page.keyboard.press('Tab');
        const skip = page.getByRole('link', { name: 'Skip to main content' });
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
      },
    );
  });
}
