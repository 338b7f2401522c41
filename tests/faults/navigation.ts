import type { Fault } from './fault';

/** Section 2: header and menus. */
export const navigation: readonly Fault[] = [
  {
    what: 'The contract calls the header link to the about page “About”.',
    file: 'spec/navigation.ts',
    find: "\n  { label: 'About Us', path: '/about-us' },",
    replace: "\n  { label: 'About', path: '/about-us' },",
    rules: ['NAV-HEADER-LINKS~2'],
  },
  {
    what: 'The contract ends the Programs menu with family therapy.',
    file: 'spec/navigation.ts',
    find: "      { label: 'Family Therapy', path: '/family-therapy' },\n      { label: 'Job Assistance', path: '/jobs' },",
    replace:
      "      { label: 'Job Assistance', path: '/jobs' },\n      { label: 'Family Therapy', path: '/family-therapy' },",
    rules: ['NAV-PROGRAMS-MENU~2'],
  },
  {
    what: 'The contract calls an entry of the Mental Health menu differently.',
    file: 'spec/navigation.ts',
    find: "{ label: 'ADHD', path: '/adhd' }",
    replace: "{ label: 'Attention Disorder', path: '/adhd' }",
    rules: ['NAV-MENTAL-HEALTH-MENU~2'],
  },
  {
    what: 'The Mental Health menu lists PTSD before bipolar disorder.',
    file: 'src/content/navigation.ts',
    find: "  { to: '/bipolar-disorder', label: 'Bipolar Disorder', picture: 'bipolar-disorder' },\n  { to: '/ptsd', label: 'PTSD', picture: 'ptsd' },",
    replace:
      "  { to: '/ptsd', label: 'PTSD', picture: 'ptsd' },\n  { to: '/bipolar-disorder', label: 'Bipolar Disorder', picture: 'bipolar-disorder' },",
    rules: ['NAV-MENTAL-HEALTH-MENU~2'],
  },
  {
    what: 'The contract begins the Addiction menu with cocaine.',
    file: 'spec/navigation.ts',
    find: "      { label: 'Alcohol Addiction', path: '/alcohol' },\n      { label: 'Cocaine Addiction', path: '/cocaine' },",
    replace:
      "      { label: 'Cocaine Addiction', path: '/cocaine' },\n      { label: 'Alcohol Addiction', path: '/alcohol' },",
    rules: ['NAV-ADDICTION-MENU~2'],
  },
  {
    what: 'The opioid entry of the Addiction menu leads to opiates.',
    file: 'src/content/navigation.ts',
    find: "{ to: '/opioid', label: 'Opioid Addiction',",
    replace: "{ to: '/opiate', label: 'Opioid Addiction',",
    rules: ['NAV-ADDICTION-MENU~2'],
  },
  {
    what: 'The contract has the Addiction menu lead to the mental-health page.',
    file: 'spec/navigation.ts',
    find: "parent: '/substance-abuse'",
    replace: "parent: '/mental-health'",
    rules: ['NAV-MENU-PARENTS~2'],
  },
  {
    what: 'The contract has the header’s insurance link lead to the contact page.',
    file: 'spec/navigation.ts',
    find: "{ label: 'Insurance', path: '/insurance' },\n  {",
    replace: "{ label: 'Insurance', path: '/contact' },\n  {",
    rules: ['NAV-LINKS-LEAD~1'],
  },
  {
    what: 'The menu button appears on a wide screen.',
    file: 'src/layout/Header.module.css',
    find: '    .hamburger,\n    .phone {\n      display: none;\n    }\n\n    .panel',
    replace: '    .phone {\n      display: none;\n    }\n\n    .panel',
    rules: ['NAV-HAMBURGER~1'],
  },
  {
    what: 'The navigation bar appears beside the menu button on a small screen.',
    file: 'src/layout/Header.module.css',
    find: '    .hamburger:not([open]) + .panel {\n      display: none;',
    replace: '    .hamburger:not([open]) + .panel {\n      display: block;',
    rules: ['NAV-HAMBURGER~1'],
  },
  {
    what: 'The menu button does not close the mobile menu.',
    file: 'src/layout/Header.tsx',
    find: '<details className={styles.hamburger} onToggle={placePanel}>',
    replace: '<details className={styles.hamburger} onToggle={({ currentTarget }) => (currentTarget.open = true)}>',
    rules: ['NAV-MOBILE-MENU-STATES~1'],
  },
  {
    what: 'A dropdown’s summary does not open it.',
    file: 'src/layout/MenuDisclosure.tsx',
    find: '<summary className',
    replace: '<summary onClick={(event) => event.preventDefault()} className',
    rules: ['NAV-SUBMENU-OPENS~1'],
  },
  {
    what: 'A dropdown’s summary does not close it again.',
    file: 'src/layout/MenuDisclosure.tsx',
    find: '<summary className',
    replace:
      '<summary onClick={(event) => event.currentTarget.parentElement?.matches("[open]") && event.preventDefault()} className',
    rules: ['NAV-SUBMENU-CLOSES~1'],
  },
  {
    what: 'One dropdown is open when the page opens.',
    file: 'src/layout/MenuDisclosure.tsx',
    find: '<details name="menu"',
    replace: '<details name="menu" open={label === "Addiction"}',
    rules: ['NAV-SUBMENU-STATES~1'],
  },
  {
    what: 'A link to a detail page jumps to the top.',
    file: 'src/routing/use-navigation-effects.ts',
    find: '    if (!back && isDetailPage(path)) return smoothScrollToTop();\n',
    replace: '',
    rules: ['NAV-DETAIL-SCROLL~1'],
  },
  {
    what: 'The contract has a smooth scroll take twice as long.',
    file: 'spec/constants.ts',
    find: 'smoothScrollMs: 500',
    replace: 'smoothScrollMs: 1000',
    rules: ['NAV-DETAIL-SCROLL~1', 'FOOT-BACK-TO-TOP~1', 'CONST-SMOOTH-SCROLL~2'],
  },
];
