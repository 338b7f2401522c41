import type { Break } from './fault';

/** Extensions on accessibility: what the checks examine on every page. */
export const accessibilityChecks: readonly Break[] = [
  {
    what: 'The entries of an open menu are too pale to read.',
    file: 'src/layout/MenuDisclosure.module.css',
    find: '    padding-inline: var(--space-4);\n    color: var(--ink);',
    replace: '    padding-inline: var(--space-4);\n    color: var(--rule);',
    rules: ['A11Y-AXE-VIEWS~1'],
  },
  {
    what: 'Fields keep their width on a page of 400 percent.',
    file: 'src/contact/FormField.module.css',
    find: '  .control {\n    width: 100%;',
    replace: '  .control {\n    width: 30rem;',
    rules: ['A11Y-ZOOM~1'],
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
    what: 'Buttons insist on colors of their own, whatever colors are forced.',
    file: 'src/components/buttons/button.module.css',
    find: '    border: var(--line-strong) solid transparent;',
    replace:
      '    border: 0;\n    forced-color-adjust: none;\n    color: #fff !important;\n    background: #fff !important;',
    rules: ['A11Y-FORCED-COLORS~1'],
  },
  {
    what: 'Menus unfold though reduced motion is asked for.',
    file: 'src/styles/tokens.css',
    find: '      --motion-menu: 0ms;\n',
    replace: '',
    rules: ['A11Y-STILLNESS~1'],
  },
  {
    what: 'The call buttons come before everything else in the order of the keyboard.',
    file: 'src/components/buttons/CallButton.tsx',
    find: 'className={styles.call}>',
    replace: 'tabIndex={1} className={styles.call}>',
    rules: ['A11Y-KEYBOARD-WALK~1'],
  },
  {
    what: 'The focus shows by its pale halo alone.',
    file: 'src/styles/base.css',
    find: '    outline: var(--focus-outline);',
    replace: '    outline: none;',
    rules: ['A11Y-FOCUS-RING~1'],
  },
  {
    what: 'The page leaves no room for what sticks to its edges.',
    file: 'src/styles/base.css',
    find: '    scroll-padding-block: calc(',
    replace: '    scroll-margin-block: calc(',
    rules: ['A11Y-FOCUS-CLEAR~1'],
  },
  {
    what: 'The focus can go behind the open mobile menu.',
    file: 'src/layout/use-inert-behind.ts',
    find: 'part.inert = covers',
    replace: 'part.inert = false',
    rules: ['A11Y-PANEL-FOCUS~1'],
  },
  {
    what: 'The links of the footer are as low as their text.',
    file: 'src/layout/Footer.module.css',
    find: '    align-items: center;\n    min-height: var(--target);',
    replace: '    align-items: center;',
    rules: ['A11Y-TARGETS~1'],
  },
  {
    what: 'Sections of running text begin with a heading of the fourth level.',
    file: 'src/components/PageSection/PageSection.tsx',
    find: '      <h2 id={`${id}-heading`} tabIndex={-1}>\n        {heading}\n      </h2>',
    replace: '      <h4 id={`${id}-heading`} tabIndex={-1}>\n        {heading}\n      </h4>',
    rules: ['A11Y-STRUCTURE~1'],
  },
  {
    what: 'The buttons of the menus no longer say whether they are open.',
    file: 'src/layout/MenuDisclosure.tsx',
    find: "    'aria-expanded': open,\n",
    replace: '',
    rules: ['A11Y-SPOKEN~1'],
  },
  {
    what: 'All fields of the form have one id.',
    file: 'src/contact/FormField.tsx',
    find: 'const id = useId();',
    replace: "const id = 'field';",
    rules: ['A11Y-VALID-HTML~1'],
  },
];
