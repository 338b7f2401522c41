import { headingLimits } from '../../spec/extensions/budgets';
import { phone } from '../support/screens';
import { type SnapshotAssertion, tagsOf } from './assertion';
import { isAltered, isDark, isPhone, isPlain, isWideEnlarged, onPaper, runsScripts, type View } from './views';

/** Whether colors are those of the site, in light. */
const isLight = (view: View) => !onPaper(view) && !isDark(view) && !view.forcedColors;
/** Whether the view is a phone or tablet without the visitor's own styles. */
const onOwnPhone = ({ touch, css }: View) => touch !== undefined && !css;
/** Returns how far down the heading of a page may begin in this view, if there is a limit. */
const headingLimit = ({ viewport }: View) =>
  headingLimits.find(({ width, height }) => width === viewport.width && height === viewport.height)?.top;

/** The assertions about a snapshot of a page. The README of `tools/sight` explains what it finds. */
// biome-ignore format: a table
export const snapshotAssertions: readonly SnapshotAssertion[] = [
  { what: 'all text is visible', tags: tagsOf,
    ofSnapshot: ({ hiddenText }) => hiddenText },
  { what: 'all pictures, icons and fields are visible', tags: tagsOf,
    ofSnapshot: ({ hiddenPictures }) => hiddenPictures },
  { what: 'every picture fills its frame', tags: ['look'],
    on: isLight,
    ofSnapshot: ({ unfilled }) => unfilled },
  { what: 'every icon of a link or button has the color of its text', tags: ['look'],
    on: (view) => !onPaper(view) && !isAltered(view),
    ofSnapshot: ({ oddIcons }) => oddIcons },
  { what: 'the parts that this view should hide are hidden, and no menu is open',
    tags: (_route, view) => (onPaper(view) ? ['look'] : ['NAV-HAMBURGER', 'NAV-SUBMENU-STATES']),
    ofSnapshot: ({ shown }) => shown },
  { what: 'the order on the screen is the order of the document', tags: ['a11y'],
    // Colors do not change the order.
    on: (view) => isPlain(view) || onPaper(view) || !runsScripts(view),
    ofSnapshot: ({ misplaced }) => misplaced },
  { what: 'every link and control can be pressed, and is large enough', tags: ['a11y'],
    on: isLight,
    ofSnapshot: ({ unclickable }) => unclickable },
  { what: 'a finger can scroll and pinch-zoom on every part', tags: ['a11y'],
    on: ({ touch }) => touch !== undefined,
    ofSnapshot: ({ untouchable }) => untouchable },
  { what: 'no text or field overlaps another, and the page is as wide as the screen', tags: ['a11y'],
    on: (view) => isPlain(view) || !runsScripts(view),
    ofSnapshot: ({ tooWide, overlapping }) => [...tooWide, ...overlapping] },
  { what: 'the first screen has the heading and, on a phone, a link to press', tags: ['look'],
    on: (view) => isPlain(view) && !isAltered(view) && headingLimit(view) !== undefined,
    ofSnapshot: ({ firstScreen: { heading, links } }, view, { path }) => {
      // The crisis page has four links to call or text.
      const [limit = 0, least] = [headingLimit(view), path === '/crisis-intervention' ? 4 : isPhone(view) ? 1 : 0];
      return [
        ...(heading > limit ? [`the h1 begins at ${heading} px, below the limit of ${limit} px`] : []),
        ...(links < least ? [`the first screen has ${links} links, less than ${least}`] : []),
      ];
    } },
  { what: 'no word of a heading is broken across lines', tags: ['a11y'],
    on: onOwnPhone,
    ofSnapshot: ({ brokenWords }) => brokenWords },
  { what: 'no phone number is broken across lines', tags: ['look'],
    // A phone has no room for a number at twice the size.
    on: (view) => !isAltered(view),
    ofSnapshot: ({ brokenText }) => brokenText },
  { what: 'no text is smaller than text of a lower rank', tags: ['a11y'],
    on: onOwnPhone,
    ofSnapshot: ({ misranked }) => misranked },
  { what: 'most of the page is dark', tags: ['look'],
    on: isDark,
    ofSnapshot: ({ luminance = 1 }) => (luminance < 0.06 ? [] : [`its median luminance is ${luminance.toFixed(2)}`]) },
  { what: 'all text and icons grow with the text size that the visitor sets', tags: ['a11y'],
    // On a phone, headings and the call bar stop growing before they would not fit.
    on: isWideEnlarged,
    ofSnapshot: ({ tooSmall }) => tooSmall },
  { what: 'the header is one row, and no entry touches its neighbor', tags: ['a11y'],
    // On screens narrower than a phone's, the toggle is in a second row.
    on: (view) => isPlain(view) && !isAltered(view) && view.viewport.width >= phone.width,
    ofSnapshot: ({ crowdedHeader }) => crowdedHeader },
];
