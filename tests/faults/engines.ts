import type { Fault } from './fault';

/** The user flow in each engine, and the fuzz test. */
export const engines: readonly Fault[] = [
  {
    what: 'The page stays hidden after the mobile menu has closed.',
    file: 'src/layout/Header.module.css',
    find: ':root:has(.hamburger[open]) :is(main',
    replace: ':root:has(.hamburger) :is(main',
    rules: ['FUZZ-VISITS~2'],
  },
];
