import type { Fault } from './fault';

/** The user flow in each engine, and the fuzz test. */
export const engines: readonly Fault[] = [
  {
    what: 'Escape does not close an open menu of the header.',
    file: 'src/layout/use-closing-menus.ts',
    find: "event.key !== 'Escape'",
    replace: "event.key !== 'Unknown'",
    rules: ['ENGINE-USER-FLOW~1'],
  },
  {
    what: 'A hydrated form runs the browser’s own validation.',
    file: 'src/contact/ContactForm.tsx',
    find: '          noValidate={hydrated}\n',
    replace: '',
    rules: ['ENGINE-USER-FLOW~1'],
  },
  {
    what: 'The page stays hidden after the mobile menu has closed.',
    file: 'src/layout/Header.module.css',
    find: ':root:has(.hamburger[open]) :is(main',
    replace: ':root:has(.hamburger) :is(main',
    rules: ['FUZZ-VISITS~1'],
  },
  {
    what: 'The hidden service identifiers stay in a hydrated form.',
    file: 'src/contact/ContactForm.tsx',
    find: '{!hydrated && <ServiceIdentifiers />}',
    replace: '<ServiceIdentifiers />',
    rules: ['FUZZ-VISITS~1'],
  },
];
