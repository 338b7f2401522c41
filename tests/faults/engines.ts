import type { Break } from './fault';

/** The journey in other engines, and the monkey. */
export const engines: readonly Break[] = [
  {
    what: 'No key closes an open menu of the header.',
    file: 'src/layout/use-closing-menus.ts',
    find: "event.key !== 'Escape'",
    replace: "event.key !== 'Unknown'",
    rules: ['ENGINE-JOURNEY~1'],
  },
  {
    what: 'The form of a page that came alive asks the browser to check it first.',
    file: 'src/contact/ContactForm.tsx',
    find: '          noValidate={hydrated}\n',
    replace: '',
    rules: ['ENGINE-JOURNEY~1'],
  },
  {
    what: 'What the mobile menu covered stays hidden after it.',
    file: 'src/layout/Header.module.css',
    find: ':root:has(.hamburger[open]) :is(main',
    replace: ':root:has(.hamburger) :is(main',
    rules: ['FUZZ-MONKEY~1'],
  },
  {
    what: 'The identifiers of the service stay in the form of a page that is alive.',
    file: 'src/contact/ContactForm.tsx',
    find: '{!hydrated && <ServiceIdentifiers />}',
    replace: '<ServiceIdentifiers />',
    rules: ['FUZZ-MONKEY~1'],
  },
];
