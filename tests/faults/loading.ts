import type { Break } from './fault';

/** A page without scripts, and a page of which something fails. */
export const faults: readonly Break[] = [
  {
    what: 'Without scripts, the controls of the slider are shown though they do nothing.',
    file: 'src/components/Slider/Slider.tsx',
    find: 'className={styles.controls} data-needs-scripts',
    replace: 'className={styles.controls}',
    rules: ['FAULT-SCRIPTLESS-PAGES~1'],
  },
  {
    what: 'Without scripts the words of a message stand in an address.',
    file: 'src/contact/ContactForm.tsx',
    find: '          method="post"\n',
    replace: '          method="get"\n',
    rules: ['FAULT-SCRIPTLESS-FORM~1'],
  },
  {
    what: 'Before a page is alive each press posts the form.',
    file: 'src/inline/one-press.ts',
    find: 'if (event.timeStamp >= heldUntil) return;',
    replace: 'if (heldUntil >= 0) return;',
    rules: ['FAULT-ONE-PRESS~1'],
  },
  {
    what: 'Before hydration, "Back to top" is shown though it does nothing.',
    file: 'src/layout/BackToTop.tsx',
    find: ' data-needs-scripts',
    replace: '',
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
    find: '    change({ sending: false });\n',
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
