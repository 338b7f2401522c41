import type { Fault } from './fault';

/** Pages without scripts, and pages on which something fails. */
export const loading: readonly Fault[] = [
  {
    what: 'Without scripts, the slider shows controls that do nothing.',
    file: 'src/components/Slider/Slider.tsx',
    find: 'className={styles.controls} data-needs-scripts',
    replace: 'className={styles.controls}',
    rules: ['FAULT-SCRIPTLESS-PAGES~1'],
  },
  {
    what: 'Without scripts, the values of a message appear in the URL.',
    file: 'src/contact/ContactForm.tsx',
    find: '          method="post"\n',
    replace: '          method="get"\n',
    rules: ['FAULT-SCRIPTLESS-FORM~2'],
  },
  {
    what: 'Without scripts, the form is posted with the origin "null".',
    file: 'index.html',
    find: 'content="strict-origin"',
    replace: 'content="no-referrer"',
    rules: ['FAULT-SCRIPTLESS-FORM~2'],
  },
  {
    what: 'A page whose chunk cannot be fetched is hydrated anyway.',
    file: 'src/main.tsx',
    find: '  await loadPage(routeAt(window.location.pathname));',
    replace: '  await Promise.allSettled([loadPage(routeAt(window.location.pathname))]);',
    rules: ['FAULT-LOADING~1'],
  },
  {
    what: 'Before hydration, "Back to top" is visible but does nothing.',
    file: 'src/layout/BackToTop.tsx',
    find: ' data-needs-scripts',
    replace: '',
    rules: ['FAULT-LOADING~1'],
  },
  {
    what: 'When React fails, the page stays blank.',
    file: 'src/layout/ErrorBoundary.tsx',
    find: '    return { failed: true };',
    replace: '    return { failed: false };',
    rules: ['FAULT-REACT~2'],
  },
  {
    what: 'After a failure, the form never sends again.',
    file: 'src/contact/sender.ts',
    find: '    change({ sending: false, failed: keepFailed ? values : undefined });\n',
    replace: '',
    rules: ['FAULT-SERVICE~1'],
  },
  {
    what: 'A hydration mismatch empties the page.',
    file: 'src/main.tsx',
    find: 'hydrateRoot(root, site)',
    replace: 'hydrateRoot(root, site, { onRecoverableError: () => root.replaceChildren() })',
    rules: ['FAULT-DOM~2'],
  },
];
