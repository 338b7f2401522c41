import { headingLimits } from '../../spec/extensions/budgets';
import type { Route } from '../../spec/routes';
import { templateRoutes } from '../support/routes';
import { type Assertion, isTopic, rulesOf } from './assertion';
import {
  crowdedHeader,
  disordered,
  glare,
  idleFirstScreen,
  lateHeading,
  misfit,
  oddIcons,
  overlapping,
  unclickable,
  unfilledFrames,
  ungrown,
  unhidden,
  unseenPictures,
  unseenTexts,
  untouchable,
} from './findings';
import type { Snapshot } from './take-snapshot';
import { byTouch, isDark, isPhone, isPlain, onPaper, runsScripts, targetSide, type View, views } from './views';

/** An assertion about a snapshot of a page. */
interface SnapshotAssertion extends Assertion {
  /** Returns one line for each problem. */
  readonly findings: (snapshot: Snapshot, view: View, route: Route) => readonly string[];
}

/** Returns how far down the heading of a page may begin in this view, if there is a limit. */
const headingLimit = ({ viewport }: View) =>
  headingLimits.find(({ width, height }) => width === viewport.width && height === viewport.height)?.top;

export const snapshotAssertions: readonly SnapshotAssertion[] = [
  { what: 'all text is visible', rules: rulesOf, findings: unseenTexts },
  { what: 'all pictures, icons and fields are visible', rules: rulesOf, findings: unseenPictures },
  {
    what: 'every picture fills its frame',
    rules: ['LAYOUT-PICTURES'],
    on: (view) => !onPaper(view) && !isDark(view) && !view.forcedColors,
    findings: unfilledFrames,
  },
  {
    what: 'every icon of a link or button has the color of its text',
    rules: ['LAYOUT-ICONS'],
    on: (view) => !onPaper(view) && !view.css,
    pages: (route) => templateRoutes.includes(route),
    findings: oddIcons,
  },
  {
    what: 'the parts that this view should hide are hidden, and no menu is open',
    rules: (route, view) => [
      onPaper(view) ? 'LAYOUT-PRINT' : 'NAV-HAMBURGER',
      ...(isTopic(route) ? (['LAYOUT-CONTENTS'] as const) : []),
    ],
    findings: unhidden,
  },
  {
    what: 'the order on the screen is the order of the document',
    rules: ['A11Y-ORDER'],
    // Colors do not change the order.
    on: (view) => isPlain(view) || onPaper(view) || !runsScripts(view),
    findings: disordered,
  },
  {
    what: 'every link and control can be pressed, and is large enough',
    rules: ['A11Y-TARGETS'],
    on: (view) => !onPaper(view) && !isDark(view) && !view.forcedColors,
    findings: (snapshot, view) => unclickable(snapshot, targetSide(view)),
  },
  {
    what: 'a finger can scroll and pinch-zoom on every part',
    rules: ['A11Y-TOUCH'],
    on: byTouch,
    findings: untouchable,
  },
  {
    what: 'no text or field overlaps another, and the page is as wide as the screen',
    rules: (_route, { rules = [] }) => ['A11Y-REFLOW', ...rules],
    on: (view) => isPlain(view) || !runsScripts(view),
    findings: (snapshot, { viewport }) => [...misfit(snapshot, viewport.width), ...overlapping(snapshot)],
  },
  {
    what: 'the first screen has the heading and, on a phone, a link to press',
    rules: ['LAYOUT-FIRST-SCREEN'],
    on: (view) => isPlain(view) && !view.css && headingLimit(view) !== undefined,
    findings: (snapshot, view, { path }) =>
      // This page begins with four links to call or text, before its heading.
      path === '/crisis-intervention'
        ? idleFirstScreen(snapshot, view.viewport.height, 4)
        : [
            ...lateHeading(snapshot, headingLimit(view) ?? 0),
            ...(isPhone(view) ? idleFirstScreen(snapshot, view.viewport.height) : []),
          ],
  },
  { what: 'most of the page is dark', rules: ['LAYOUT-DARK'], on: isDark, findings: glare },
  {
    what: 'all text and icons grow with the text size that the visitor sets',
    rules: ['A11Y-TEXT-SIZE'],
    on: ({ rules }) => rules?.includes('A11Y-TEXT-SIZE') ?? false,
    findings: ungrown,
  },
  {
    what: 'the header is one row, and no entry touches its neighbor',
    rules: ['A11Y-REFLOW'],
    // On screens narrower than a phone's, the toggle is in a second row.
    on: (view) => isPlain(view) && !view.css && view.viewport.width >= views.phone[0].viewport.width,
    pages: (route) => templateRoutes.includes(route),
    findings: crowdedHeader,
  },
];
