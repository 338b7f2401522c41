import type { Fault } from './fault';

// biome-ignore format: a table, one fault per entry
export const appearance: readonly Fault[] = [
  { id: 'landscape-menu-ends-below-screen', rules: ['NAV-ADDICTION-MENU'], file: 'src/styles/base.css',
    what: 'On a phone in landscape, the open menu ends below the screen, and the page does not scroll.',
    find: '@media screen and (min-height: 35.01rem)', replace: '@media screen' },
];
