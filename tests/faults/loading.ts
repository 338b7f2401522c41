import type { Fault } from './fault';

/** Pages without scripts, and pages on which something fails. */
export const loading: readonly Fault[] = [
  {
    what: 'Without scripts, the controls of the slider are shown though they do nothing.',
    file: 'src/components/Slider/Slider.tsx',
    find: 'className={styles.controls} data-needs-scripts',
    replace: 'className={styles.controls}',
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
    what: 'A page whose chunk cannot be fetched is hydrated all the same.',
    file: 'src/main.tsx',
    find: '  await pages[routeAt(window.location.pathname)]();',
    replace: '  await pages[routeAt(window.location.pathname)]().catch(() => {});',
    rules: ['FAULT-LOADING~1'],
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
    file: 'src/layout/ErrorBoundary.tsx',
    find: '    return { failed: true };',
    replace: '    return { failed: false };',
    rules: ['FAULT-REACT~1'],
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
    what: 'Anything that changes the page before hydration stops it.',
    file: 'src/main.tsx',
    find: 'hydrateRoot(root, site)',
    replace: 'hydrateRoot(root, site, { onRecoverableError: () => root.replaceChildren() })',
    rules: ['FAULT-DOM~2'],
  },
];
