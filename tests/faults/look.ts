import type { Break } from './fault';

/** Extensions to sections 1 and 2: what the site looks like, in every light and on every medium. */
export const look: readonly Break[] = [
  {
    what: 'The call bar stays while a field is filled in.',
    file: 'src/layout/CallBar.module.css',
    find: '(input, textarea):focus',
    replace: '(input, textarea):active',
    rules: ['SHELL-CALL-BAR~1'],
  },
  {
    what: '“Message” leaves the page though its form is there.',
    file: 'src/layout/CallBar.tsx',
    find: '  event.preventDefault();\n',
    replace: '',
    rules: ['SHELL-CALL-BAR~1'],
  },
  {
    what: 'The table of contents stays collapsed.',
    file: 'src/components/TableOfContents/TableOfContents.module.css',
    find: '.toggle:not([open]) + ul',
    replace: '.toggle + ul',
    rules: ['SHELL-CONTENTS~1'],
  },
  {
    what: 'By night, leads are written in the ink of the day.',
    file: 'src/styles/tokens.css',
    find: '--ink-2: #c5d6d1',
    replace: '--ink-2: #3c5652',
    rules: ['SHELL-DARK~1'],
  },
  {
    what: 'The menus are printed.',
    file: 'src/styles/print.css',
    find: '    nav,\n',
    replace: '',
    rules: ['SHELL-PRINT~1'],
  },
  {
    what: 'Links are printed without their address.',
    file: 'src/styles/print.css',
    find: 'content: " (" attr(href) ")";',
    replace: 'content: none;',
    rules: ['SHELL-PRINT~1'],
  },
  {
    what: 'The font of the text is swapped in when it arrives late.',
    file: 'src/styles/fonts.css',
    find: '  font-weight: 400;\n  font-display: optional;\n  src: url("./fonts',
    replace: '  font-weight: 400;\n  font-display: swap;\n  src: url("./fonts',
    rules: ['SHELL-STILL~1'],
  },
  {
    what: 'Pages name a drawing to be shown by other sites, which show none.',
    file: 'src/seo/share-tags.tsx',
    find: '/media/${scene}-share.png',
    replace: '/media/${scene}-wide.svg',
    rules: ['SHELL-SHARE~1'],
  },
  {
    what: 'The picture on cocaine is that on alcohol.',
    file: 'tools/illustrations/recipes/substances.ts',
    find: "place('noon', 'desert', 62, ['manzanita', 0.7], [0.38, 0.2], { tint: 'ember', wind: -0.2 })",
    replace: "place('golden', 'peaks', 61, ['toyon', 0.7], [0.4, 0.34], { tint: 'ember' })",
    rules: ['SHELL-PICTURES~1'],
  },
  {
    what: 'A swipe turns the slider the wrong way.',
    file: 'src/components/Slider/use-swipe.ts',
    find: 'onSwipe(moved < 0 ? 1 : -1)',
    replace: 'onSwipe(moved < 0 ? -1 : 1)',
    rules: ['A11Y-HERO-BY-HAND~1'],
  },
];
