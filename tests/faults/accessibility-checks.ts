import type { Fault } from './fault';

/** Extensions on accessibility: what the accessibility checks test on every page. */
export const accessibilityChecks: readonly Fault[] = [
  {
    what: 'The entries of an open menu have too little contrast.',
    file: 'src/layout/MenuDisclosure.module.css',
    find: '    padding-inline: var(--space-4);\n    color: var(--ink);',
    replace: '    padding-inline: var(--space-4);\n    color: var(--rule);',
    rules: ['A11Y-AXE~2'],
  },
  {
    what: 'Fields keep their width at 400 percent zoom.',
    file: 'src/contact/FormField.module.css',
    find: '  .control {\n    width: 100%;',
    replace: '  .control {\n    width: 30rem;',
    rules: ['A11Y-REFLOW~2'],
  },
  {
    what: 'The urgent strip has a fixed height.',
    file: 'src/layout/UrgentStrip.module.css',
    find: '    margin: 0;\n',
    replace: '    margin: 0;\n    height: 3.6rem;\n    overflow: hidden;\n',
    rules: ['A11Y-TEXT-SPACING~1'],
  },
  {
    what: 'The panel of the banner has a fixed height.',
    file: 'src/components/Banner/Banner.module.css',
    find: '    max-width: 46rem;\n',
    replace: '    max-width: 46rem;\n    height: 240px;\n    overflow: hidden;\n',
    rules: ['A11Y-TEXT-SIZE~1'],
  },
  {
    what: 'Buttons ignore forced colors.',
    file: 'src/components/buttons/button.module.css',
    find: '    border: var(--line-strong) solid transparent;',
    replace:
      '    border: 0;\n    forced-color-adjust: none;\n    color: #fff !important;\n    background: #fff !important;',
    rules: ['A11Y-FORCED-COLORS~1'],
  },
  {
    what: 'Menus animate despite the reduced-motion preference.',
    file: 'src/styles/tokens.css',
    find: '      --motion-menu: 0ms;\n',
    replace: '',
    rules: ['A11Y-STILLNESS~1'],
  },
  {
    what: 'The call buttons come first in the tab order.',
    file: 'src/components/buttons/CallButton.tsx',
    find: 'className={styles.call}>',
    replace: 'tabIndex={1} className={styles.call}>',
    rules: ['A11Y-KEYBOARD-WALK~1'],
  },
  {
    what: 'Focused elements have a pale halo and no outline.',
    file: 'src/styles/base.css',
    find: '    outline: var(--focus-outline);',
    replace: '    outline: none;',
    rules: ['A11Y-FOCUS-RING~1'],
  },
  {
    what: 'The page has no scroll padding for its sticky bars.',
    file: 'src/styles/base.css',
    find: '    scroll-padding-block: calc(',
    replace: '    scroll-margin-block: calc(',
    rules: ['A11Y-FOCUS-CLEAR~1'],
  },
  {
    what: 'The focus can move behind the open mobile menu.',
    file: 'src/layout/Header.module.css',
    find: '      visibility: hidden;\n',
    replace: '      opacity: 0;\n',
    rules: ['A11Y-PANEL-FOCUS~1'],
  },
  {
    what: 'The links of the footer are smaller than a touch target.',
    file: 'src/layout/Footer.module.css',
    find: '    align-items: center;\n    min-height: var(--target);',
    replace: '    align-items: center;',
    rules: ['A11Y-TARGETS~1'],
  },
  {
    what: 'Sections of text have an h4 as their heading.',
    file: 'src/components/PageSection/PageSection.tsx',
    find: '<h2 tabIndex={-1}>{heading}</h2>',
    replace: '<h4 tabIndex={-1}>{heading}</h4>',
    rules: ['A11Y-STRUCTURE~2'],
  },
  {
    what: 'Each section of text is a landmark.',
    file: 'src/components/PageSection/PageSection.tsx',
    find: '<section id={id} className={styles.section}>',
    replace: '<section id={id} className={styles.section} aria-label={heading}>',
    rules: ['A11Y-STRUCTURE~2'],
  },
  {
    what: 'The disclosure of a menu has no name.',
    file: 'src/layout/MenuDisclosure.tsx',
    find: '<span className="visually-hidden">{`${label} menu`}</span>',
    replace: "''",
    rules: ['A11Y-SPOKEN~1'],
  },
];
