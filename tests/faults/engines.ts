import type { Fault } from './fault';

/** The user flow in other browser engines, and the fuzz test. */
export const engines: readonly Fault[] = [
  {
    what: 'No key closes an open menu of the header.',
    file: 'src/layout/use-menus.ts',
    find: "event.key !== 'Escape' || dropdown",
    replace: "event.key !== 'Unknown' || dropdown",
    rules: ['ENGINE-JOURNEY~1'],
  },
  {
    what: 'A hydrated form runs the browser’s own validation.',
    file: 'src/contact/ContactForm.tsx',
    find: '          noValidate={hydrated}\n',
    replace: '',
    rules: ['ENGINE-JOURNEY~1'],
  },
  {
    what: 'The page stays inert after the mobile menu is closed.',
    file: 'src/layout/use-inert-behind.ts',
    find: '      cover(false);\n',
    replace: '',
    rules: ['FUZZ-MONKEY~1'],
  },
  {
    what: 'The hidden service identifiers stay in a hydrated form.',
    file: 'src/contact/ContactForm.tsx',
    find: '{!hydrated && <ServiceIdentifiers />}',
    replace: '<ServiceIdentifiers />',
    rules: ['FUZZ-MONKEY~1'],
  },
];
