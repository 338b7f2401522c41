import type { Fault } from './fault';

/** Extensions to sections 1 and 2: appearance in light and dark mode and in print. */
export const appearance: readonly Fault[] = [
  {
    what: 'The call bar stays visible while a field has the focus.',
    file: 'src/layout/CallBar.module.css',
    find: '(input, textarea):focus',
    replace: '(input, textarea):active',
    rules: ['SHELL-CALL-BAR~2'],
  },
  {
    what: '“Message” opens the contact page even on a page with a form.',
    file: 'src/layout/CallBar.tsx',
    find: '  event.preventDefault();\n',
    replace: '',
    rules: ['SHELL-CALL-BAR~2'],
  },
  {
    what: 'On a page with a form, “Message” opens no tab when a key asks for one.',
    file: 'src/layout/CallBar.tsx',
    find: '  if (isModified(event)) return;\n',
    replace: '',
    rules: ['SHELL-CALL-BAR~2'],
  },
  {
    what: 'The table of contents stays collapsed.',
    file: 'src/components/TableOfContents/TableOfContents.module.css',
    find: '.toggle:not([open]) + ul',
    replace: '.toggle + ul',
    rules: ['SHELL-CONTENTS~2'],
  },
  {
    what: 'Lead paragraphs keep their light-mode color in dark mode.',
    file: 'src/styles/tokens.css',
    find: '--ink-2: #c5d6d1',
    replace: '--ink-2: #3c5652',
    rules: ['SHELL-DARK~1'],
  },
  {
    what: 'The menus appear in print.',
    file: 'src/styles/print.css',
    find: '    nav,\n',
    replace: '',
    rules: ['SHELL-PRINT~1'],
  },
  {
    what: 'Links appear in print without their address.',
    file: 'src/styles/print.css',
    find: 'content: " (" attr(href) ")";',
    replace: 'content: none;',
    rules: ['SHELL-PRINT~1'],
  },
  {
    what: 'The text font is not shown on the first page when it loads late.',
    file: 'src/styles/fonts.css',
    find: '  font-weight: 400;\n  font-display: swap;\n  src: url("./fonts',
    replace: '  font-weight: 400;\n  font-display: optional;\n  src: url("./fonts',
    rules: ['SHELL-STILL~2'],
  },
  {
    what: 'The fallback of the text font is too wide.',
    file: 'src/styles/fonts.css',
    find: 'local("Liberation Sans");\n  ascent-override: 99.6%;\n  descent-override: 31.98%;\n  line-gap-override: 0%;\n  size-adjust: 98.8%;',
    replace: 'local("Liberation Sans");\n  size-adjust: 120%;',
    rules: ['SHELL-STILL~2'],
  },
  {
    what: 'The share picture of a page is an SVG file.',
    file: 'src/seo/PageHead.tsx',
    find: '/media/${meta.picture}-share.png',
    replace: '/media/${meta.picture}-wide.svg',
    rules: ['SHELL-SHARE~1'],
  },
  {
    what: 'A swipe moves the slider in the wrong direction.',
    file: 'src/components/Slider/use-swipe.ts',
    find: 'onSwipe(moved < 0 ? 1 : -1)',
    replace: 'onSwipe(moved < 0 ? -1 : 1)',
    rules: ['A11Y-HERO-BY-HAND~2'],
  },
  {
    what: 'A pinch on the slider changes its slide.',
    file: 'src/components/Slider/use-swipe.ts',
    find: 'event.isPrimary && ',
    replace: '',
    rules: ['A11Y-HERO-BY-HAND~2'],
  },
];
