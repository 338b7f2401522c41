import { headingLimits } from '../../spec/extensions/budgets';
import * as find from '../../tools/sight/index';
import { phone } from '../support/screens';
import { type SnapshotAssertion, tagsOf } from './assertion';
import { isAltered, isDark, isPhone, isPlain, isWideEnlarged, onPaper, runsScripts, type View } from './views';

/** Whether colors are those of the site, in light. */
const isLight = (view: View) => !onPaper(view) && !isDark(view) && !view.forcedColors;
/** Whether the view is a phone or tablet without the visitor's own styles. */
const onOwnPhone = ({ touch, css }: View) => touch !== undefined && !css;
/** The least width and height of a target, in px: for a mouse (WCAG 2.5.8), and for a finger on a phone. */
export const targetSide = ({ touch }: View) => (touch === 'phone' ? 44 : 24);
/** Returns how far down the heading of a page may begin in this view, if there is a limit. */
const headingLimit = ({ viewport }: View) =>
  headingLimits.find(({ width, height }) => width === viewport.width && height === viewport.height)?.top;

/** The assertions about a snapshot of a page. `tools/sight` explains its findings. */
// biome-ignore format: a table
export const snapshotAssertions: readonly SnapshotAssertion[] = [
  { what: 'all text is visible', tags: tagsOf,
    ofSnapshot: find.unseenTexts },
  { what: 'all pictures, icons and fields are visible', tags: tagsOf,
    ofSnapshot: find.unseenPictures },
  { what: 'every picture fills its frame', tags: ['look'],
    on: isLight,
    ofSnapshot: ({ unfilled }) => unfilled },
  { what: 'every icon of a link or button has the color of its text', tags: ['look'],
    on: (view) => !onPaper(view) && !isAltered(view),
    ofSnapshot: ({ oddIcons }) => oddIcons },
  { what: 'the parts that this view should hide are hidden, and no menu is open',
    tags: (_route, view) => (onPaper(view) ? ['look'] : ['NAV-HAMBURGER', 'NAV-SUBMENU-STATES']),
    ofSnapshot: find.unhidden },
  { what: 'the order on the screen is the order of the document', tags: ['a11y'],
    // Colors do not change the order.
    on: (view) => isPlain(view) || onPaper(view) || !runsScripts(view),
    ofSnapshot: find.misplaced },
  { what: 'every link and control can be pressed, and is large enough', tags: ['a11y'],
    on: isLight,
    ofSnapshot: (snapshot, view) => find.unclickable(snapshot, targetSide(view)) },
  { what: 'a finger can scroll and pinch-zoom on every part', tags: ['a11y'],
    on: ({ touch }) => touch !== undefined,
    ofSnapshot: ({ untouchable }) => untouchable },
  { what: 'no text or field overlaps another, and the page is as wide as the screen', tags: ['a11y'],
    on: (view) => isPlain(view) || !runsScripts(view),
    ofSnapshot: (snapshot, { viewport }) => [...find.misfit(snapshot, viewport.width), ...find.overlapping(snapshot)] },
  { what: 'the first screen has the heading and, on a phone, a link to press', tags: ['look'],
    on: (view) => isPlain(view) && !isAltered(view) && headingLimit(view) !== undefined,
    ofSnapshot: (snapshot, view, { path }) => [
      ...find.lateHeading(snapshot, headingLimit(view) ?? 0),
      // The crisis page has four links to call or text.
      ...(path === '/crisis-intervention' ? find.idleFirstScreen(snapshot, view.viewport.height, 4) : []),
      ...(isPhone(view) ? find.idleFirstScreen(snapshot, view.viewport.height) : []),
    ] },
  { what: 'no word of a heading is broken across lines', tags: ['a11y'],
    on: onOwnPhone,
    ofSnapshot: ({ brokenWords }) => brokenWords },
  { what: 'no phone number is broken across lines', tags: ['look'],
    // A phone has no room for a number at twice the size.
    on: (view) => !isAltered(view),
    ofSnapshot: ({ brokenTexts }) => brokenTexts },
  { what: 'no text is smaller than text of a lower rank', tags: ['a11y'],
    on: onOwnPhone,
    ofSnapshot: ({ misranked }) => misranked },
  { what: 'most of the page is dark', tags: ['look'],
    on: isDark,
    ofSnapshot: (snapshot) => find.bright(snapshot, 0.06) },
  { what: 'all text and icons grow with the text size that the visitor sets', tags: ['a11y'],
    // On a phone, headings and the call bar stop growing before they would not fit. At the usual size, the smallest text is
    // 16 px high, and the narrowest icon is 12 px wide.
    on: isWideEnlarged,
    ofSnapshot: (snapshot) => find.ungrown(snapshot, { text: 31, icon: 23 }) },
  { what: 'the header is one row, and no entry touches its neighbor', tags: ['a11y'],
    // On screens narrower than a phone's, the toggle is in a second row.
    on: (view) => isPlain(view) && !isAltered(view) && view.viewport.width >= phone.width,
    ofSnapshot: find.crowdedHeader },
];
