import type { Fault } from './fault';

/** Section 1: parts of the home page that a style hides or moves. */
export const homeStyles: readonly Fault[] = [
  {
    what: 'CSS hides the headline of the home page.',
    file: 'src/pages/home.module.css',
    find: '  .hero h1 {\n    margin: 0;',
    replace: '  .hero h1 {\n    display: none;\n    margin: 0;',
    rules: ['HOME-HERO~2'],
  },
  {
    what: 'CSS reverses the order of the home page.',
    file: 'src/pages/home.module.css',
    find: '  .hero h1 {\n    margin: 0;',
    replace:
      '  main:has(> .hero) {\n    display: flex;\n    flex-direction: column-reverse;\n  }\n\n  .hero h1 {\n    margin: 0;',
    rules: ['A11Y-ORDER~1'],
  },
  {
    what: 'CSS moves the slider above the headline on small screens.',
    file: 'src/pages/home.module.css',
    find: '  .hero h1 {\n    margin: 0;',
    replace: '  .hero {\n    display: flex;\n    flex-direction: column-reverse;\n  }\n\n  .hero h1 {\n    margin: 0;',
    rules: ['A11Y-ORDER~1'],
  },
  {
    what: 'CSS hides the insurers.',
    file: 'src/components/InsuranceSection/InsuranceSection.module.css',
    find: '  .insurers {\n    display: grid;\n',
    replace: '  .insurers {\n    display: none;\n',
    rules: ['ROUTE-HOME~1', 'ROUTE-INSURANCE~1'],
  },
  {
    what: 'CSS hides the insurance section.',
    file: 'src/components/InsuranceSection/InsuranceSection.module.css',
    find: '  .wide section {\n',
    replace: '  .wide section {\n    display: none;\n',
    rules: ['ROUTE-INSURANCE~1'],
  },
];
