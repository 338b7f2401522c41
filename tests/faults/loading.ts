import type { Break } from './fault';

/** A page without scripts, and a page of which something fails. */
export const faults: readonly Break[] = [
  {
    what: 'Without scripts the menu has no links of its own.',
    file: 'src/layout/ScriptlessMenu.tsx',
    find: '          <Entries links={headerLinks} />\n',
    replace: '',
    rules: ['FAULT-SCRIPTLESS-PAGES~1'],
  },
  {
    what: 'Without scripts the values of a message stand in an address.',
    file: 'src/contact/ContactForm.tsx',
    find: '          method="post"\n',
    replace: '          method="get"\n',
    rules: ['FAULT-SCRIPTLESS-FORM~2'],
  },
  {
    what: 'A form that is posted without scripts has the origin "null".',
    file: 'index.html',
    find: 'content="strict-origin"',
    replace: 'content="no-referrer"',
    rules: ['FAULT-SCRIPTLESS-FORM~2'],
  },
  {
    what: 'The menus of a page that never comes alive stay shut.',
    file: 'src/inline/early-menus.ts',
    find: '!html.dataset.hydrated && target',
    replace: 'html.dataset.hydrated && target',
    rules: ['FAULT-LOADING~1'],
  },
  {
    what: 'Where React fails, the page stays blank.',
    file: 'src/layout/as-built.ts',
    find: '      root.replaceChildren(...copy.childNodes);\n',
    replace: '',
    rules: ['FAULT-AS-BUILT~1'],
  },
  {
    what: 'After a failure the form is never free again.',
    file: 'src/contact/sender.ts',
    find: '    change({ sending: false, failed: keepFailed ? values : undefined });\n',
    replace: '',
    rules: ['FAULT-SERVICE~1'],
  },
  {
    what: 'The form cuts long values off.',
    file: 'src/contact/ContactForm.tsx',
    find: 'controlOf(form, name).value = message[name];',
    replace: 'controlOf(form, name).value = message[name].slice(0, 5000);',
    rules: ['FAULT-HOSTILE~1'],
  },
  {
    what: 'What was entered is lost when the page has to be drawn anew.',
    file: 'src/layout/as-built.ts',
    find: '      console.warn(error);\n      carryOver();\n',
    replace: '      console.warn(error);\n',
    rules: ['FAULT-DOM~1'],
  },
];
