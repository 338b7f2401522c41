import type { Criteria, Reference } from '../tools/trace/declarations';

/** The tests of a file. */
const all = (file: string): Reference => ({ file });
/** The tests of an assertion of the crawl: on each page, in the views of the assertion. */
const crawl = (title: string): Reference => ({ file: 'e2e/crawl/crawl.spec.ts', title: `: ${title}` });

const axe = crawl('axe reports no violations');
const structure = all('tests/unit/pages/structure.test.ts');
const spoken = all('e2e/spoken.spec.ts');
const errors = all('tests/component/form-validation.test.tsx');
const fields = all('tests/component/form-fields.test.tsx');
const slider = all('tests/component/slider.test.tsx');
const menus = [all('tests/component/header-menus.test.tsx'), all('tests/component/mobile-menu.test.tsx')];
const cards = all('tests/component/cards.test.tsx');
const links = [
  all('tests/unit/pages/header.test.ts'),
  crawl('header, content and footer follow each other from top to bottom'),
];
const order = crawl('the order on the screen is the order of the document');
const tab = crawl(
  'Tab reaches every link and control once, in document order, and each is visible while it has the focus',
);
const forcedColors = crawl('every filled link and button has a border, which forced colors preserve');
const overlap = 'no text or field overlaps another, and the page is as wide as the screen';
const ring: Reference = {
  file: 'e2e/crawl/states.spec.ts',
  title:
    'each kind of link and control stays legible and still when hovered, focused or pressed, and a ring shows the focus',
};

const media = 'The site has no audio and no video.';
const person = 'Only a person can judge this.';

/**
 * The tests of each success criterion of WCAG 2.2, levels A and AA, or why it has none. (WCAG 2.2 removed 4.1.1.) `axe` is listed
 * where it has checks for the criterion. The trace fails if a test that a criterion names is gone or does not pass.
 */
export const accessibilityCriteria: Criteria['tests'] = {
  '1.1.1 Non-text Content (A)': [axe, structure, spoken],
  '1.2.1 Audio-only and Video-only (Prerecorded) (A)': media,
  '1.2.2 Captions (Prerecorded) (A)': media,
  '1.2.3 Audio Description or Media Alternative (Prerecorded) (A)': media,
  '1.2.4 Captions (Live) (AA)': media,
  '1.2.5 Audio Description (Prerecorded) (AA)': media,
  '1.3.1 Info and Relationships (A)': [axe, structure, fields, errors, spoken],
  '1.3.2 Meaningful Sequence (A)': [order, tab, spoken],
  '1.3.3 Sensory Characteristics (A)': person,
  '1.3.4 Orientation (AA)': [{ file: 'e2e/crawl/crawl.spec.ts', title: 'on other screens: all text is visible' }],
  '1.3.5 Identify Input Purpose (AA)': [axe, fields],
  '1.4.1 Use of Color (A)': [axe],
  '1.4.2 Audio Control (A)': media,
  '1.4.3 Contrast (Minimum) (AA)': [axe, crawl('most of the page is dark')],
  '1.4.4 Resize Text (AA)': [
    crawl('all text and icons grow with the text size that the visitor sets'),
    crawl('a finger can scroll and pinch-zoom on every part'),
    crawl('no word of a heading is broken across lines'),
    { file: 'e2e/crawl/states.spec.ts', title: 'swipes reach the last entry of the longest menu' },
  ],
  '1.4.5 Images of Text (AA)': person,
  '1.4.10 Reflow (AA)': [crawl(overlap)],
  '1.4.11 Non-text Contrast (AA)': [ring, forcedColors],
  '1.4.12 Text Spacing (AA)': [
    axe,
    { file: 'e2e/crawl/crawl.spec.ts', title: `with larger text or spacing: ${overlap}` },
  ],
  '1.4.13 Content on Hover or Focus (AA)': [fields, all('e2e/focus.spec.ts')],
  '2.1.1 Keyboard (A)': [axe, tab, ...menus, slider],
  '2.1.2 No Keyboard Trap (A)': [tab, ...menus],
  '2.1.4 Character Key Shortcuts (A)': 'The site has no such shortcuts.',
  '2.2.1 Timing Adjustable (A)': [axe],
  '2.2.2 Pause, Stop, Hide (A)': [slider, ring],
  '2.3.1 Three Flashes or Below Threshold (A)': 'Nothing flashes.',
  '2.4.1 Bypass Blocks (A)': [axe, all('e2e/focus.spec.ts')],
  '2.4.2 Page Titled (A)': [axe, all('tests/unit/pages/head.test.ts')],
  '2.4.3 Focus Order (A)': [tab, errors, ...menus, all('e2e/focus.spec.ts')],
  '2.4.4 Link Purpose (In Context) (A)': [axe, cards, structure],
  '2.4.5 Multiple Ways (AA)': [
    all('tests/unit/pages/header.test.ts'),
    all('e2e/flows/menus.spec.ts'),
    all('e2e/flows/reading.spec.ts'),
  ],
  '2.4.6 Headings and Labels (AA)': [axe, fields],
  '2.4.7 Focus Visible (AA)': [ring, forcedColors],
  '2.4.11 Focus Not Obscured (Minimum) (AA)': [
    crawl('no fixed or sticky part covers a link, control or section heading that is scrolled into view'),
    tab,
  ],
  '2.5.1 Pointer Gestures (A)': [slider],
  '2.5.2 Pointer Cancellation (A)': 'Links and buttons of the browser act when the pointer is released.',
  '2.5.3 Label in Name (A)': [cards, spoken],
  '2.5.4 Motion Actuation (A)': 'Nothing reacts to the motion of a device.',
  '2.5.7 Dragging Movements (AA)': [slider],
  '2.5.8 Target Size (Minimum) (AA)': [axe, crawl('every link and control can be pressed, and is large enough')],
  '3.1.1 Language of Page (A)': [axe],
  '3.1.2 Language of Parts (AA)': [axe, all('tests/unit/pages/language.test.ts')],
  '3.2.1 On Focus (A)': [tab],
  '3.2.2 On Input (A)': 'No control acts before a button is pressed.',
  '3.2.3 Consistent Navigation (AA)': links,
  '3.2.4 Consistent Identification (AA)': person,
  '3.2.6 Consistent Help (A)': [all('tests/unit/pages/language.test.ts'), ...links],
  '3.3.1 Error Identification (A)': [errors, all('tests/unit/validation.test.ts')],
  '3.3.2 Labels or Instructions (A)': [axe, fields],
  '3.3.3 Error Suggestion (AA)': [errors, all('tests/unit/validation.test.ts')],
  '3.3.4 Error Prevention (Legal, Financial, Data) (AA)': 'The form makes no commitment and changes no data.',
  '3.3.7 Redundant Entry (A)': [all('tests/component/form-between-pages.test.tsx'), all('e2e/flows/form.spec.ts')],
  '3.3.8 Accessible Authentication (Minimum) (AA)': 'The site has no sign-in (ROUTE-PUBLIC).',
  '4.1.2 Name, Role, Value (A)': [axe, spoken, ...menus],
  '4.1.3 Status Messages (AA)': [all('tests/component/form-sending.test.tsx'), errors],
};
