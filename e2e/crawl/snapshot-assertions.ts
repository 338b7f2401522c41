import { headingLimits } from '../../spec/extensions/budgets';
import type { Route } from '../../spec/routes';
import { phone } from '../support/screens';
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
import { isAltered, isDark, isPhone, isPlain, onPaper, runsScripts, type Tags, targetSide, type View } from './views';

/** The properties that a snapshot assertion and a page assertion share. */
export interface Assertion {
  /** The end of the test's title. */
  readonly what: string;
  readonly tags: Tags | ((route: Route, view: View) => Tags);
  /** Selects the views in which it runs. By default, all views. */
  readonly on?: (view: View) => boolean;
  /** Selects the pages on which `npm test` runs it. By default, all pages of the view. `npm run test:all` ignores this. */
  readonly pages?: (route: Route, view: View) => boolean;
}

/** An assertion about a snapshot of a page. */
export interface SnapshotAssertion extends Assertion {
  /** Returns one line for each problem. */
  readonly findings: (snapshot: Snapshot, view: View, route: Route) => readonly string[];
}

const isTopic = ({ template }: Route): boolean => template === 'condition' || template === 'substance';

/** Returns the rules about a page, its parts and their order. */
export const rulesOf = (route: Route): Tags => [
  'ROUTE-SHARED-FRAME',
  ...(isTopic(route) ? (['ROUTE-TOPIC-PARTS'] as const) : []),
  ...(route.rule ? [route.rule] : []),
];
/** Returns the tags of assertions about the text and pictures of a page in a view. */
export const tagsOf = (route: Route, { tags }: View): Tags => tags ?? rulesOf(route);

/** Returns how far down the heading of a page may begin in this view, if there is a limit. */
const headingLimit = ({ viewport }: View) =>
  headingLimits.find(({ width, height }) => width === viewport.width && height === viewport.height)?.top;

export const snapshotAssertions: readonly SnapshotAssertion[] = [
  { what: 'all text is visible', tags: tagsOf, findings: unseenTexts },
  { what: 'all pictures, icons and fields are visible', tags: tagsOf, findings: unseenPictures },
  {
    what: 'every picture fills its frame',
    tags: ['look'],
    on: (view) => !onPaper(view) && !isDark(view) && !view.forcedColors,
    findings: unfilledFrames,
  },
  {
    what: 'every icon of a link or button has the color of its text',
    tags: ['look'],
    on: (view) => !onPaper(view) && !isAltered(view),
    findings: oddIcons,
  },
  {
    what: 'the parts that this view should hide are hidden, and no menu is open',
    tags: (_route, view) => (onPaper(view) ? ['look'] : ['NAV-HAMBURGER', 'NAV-SUBMENU-STATES']),
    findings: unhidden,
  },
  {
    what: 'the order on the screen is the order of the document',
    tags: ['a11y'],
    // Colors do not change the order.
    on: (view) => isPlain(view) || onPaper(view) || !runsScripts(view),
    findings: disordered,
  },
  {
    what: 'every link and control can be pressed, and is large enough',
    tags: ['a11y'],
    on: (view) => !onPaper(view) && !isDark(view) && !view.forcedColors,
    findings: (snapshot, view) => unclickable(snapshot, targetSide(view)),
  },
  {
    what: 'a finger can scroll and pinch-zoom on every part',
    tags: ['a11y'],
    on: ({ touch }) => touch === true,
    findings: untouchable,
  },
  {
    what: 'no text or field overlaps another, and the page is as wide as the screen',
    tags: ['a11y'],
    on: (view) => isPlain(view) || !runsScripts(view),
    findings: (snapshot, { viewport }) => [...misfit(snapshot, viewport.width), ...overlapping(snapshot)],
  },
  {
    what: 'the first screen has the heading and, on a phone, a link to press',
    tags: ['look'],
    on: (view) => isPlain(view) && !isAltered(view) && headingLimit(view) !== undefined,
    findings: (snapshot, view, { path }) => [
      ...lateHeading(snapshot, headingLimit(view) ?? 0),
      // The crisis page has four links to call or text.
      ...(path === '/crisis-intervention' ? idleFirstScreen(snapshot, view.viewport.height, 4) : []),
      ...(isPhone(view) ? idleFirstScreen(snapshot, view.viewport.height) : []),
    ],
  },
  { what: 'most of the page is dark', tags: ['look'], on: isDark, findings: glare },
  {
    what: 'all text and icons grow with the text size that the visitor sets',
    tags: ['a11y'],
    // On a phone, headings and the call bar stop growing before they would not fit.
    on: ({ title }) => title === 'with text at twice the size',
    findings: ungrown,
  },
  {
    what: 'the header is one row, and no entry touches its neighbor',
    tags: ['a11y'],
    // On screens narrower than a phone's, the toggle is in a second row.
    on: (view) => isPlain(view) && !isAltered(view) && view.viewport.width >= phone.width,
    findings: crowdedHeader,
  },
];
