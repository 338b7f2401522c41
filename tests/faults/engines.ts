import type { Break } from './fault';

/** The user flow in each engine, and the fuzz test. */
export const engines: readonly Break[] = [
  {
    what: 'No key closes an open menu of the header.',
    file: 'src/layout/use-menus.ts',
    find: "event.key !== 'Escape' || dropdown",
    replace: "event.key !== 'Unknown' || dropdown",
    rules: ['ENGINE-USER-FLOW~1'],
  },
  {
    what: 'The form of a page that came alive asks the browser to check it first.',
    file: 'src/contact/ContactForm.tsx',
    find: '          noValidate={hydrated}\n',
    replace: '',
    rules: ['ENGINE-USER-FLOW~1'],
  },
  {
    what: 'What the mobile menu covered stays closed off after it.',
    file: 'src/layout/use-inert-behind.ts',
    find: '      cover(false);\n',
    replace: '',
    rules: ['FUZZ-VISITS~1'],
  },
  {
    what: 'The identifiers of the service stay in the form of a page that is alive.',
    file: 'src/contact/ContactForm.tsx',
    find: '{!hydrated && <ServiceIdentifiers />}',
    replace: '<ServiceIdentifiers />',
    rules: ['FUZZ-VISITS~1'],
  },
];
