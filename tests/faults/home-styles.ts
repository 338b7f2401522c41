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
    rules: ['HOME-ORDER~2'],
  },
  {
    what: 'CSS moves the slider above the headline on small screens.',
    file: 'src/pages/home.module.css',
    find: '  .hero h1 {\n    margin: 0;',
    replace: '  .hero {\n    display: flex;\n    flex-direction: column-reverse;\n  }\n\n  .hero h1 {\n    margin: 0;',
    rules: ['HOME-ORDER~2'],
  },
  {
    what: 'CSS hides the description below the tagline of the home page.',
    file: 'src/pages/home.module.css',
    find: '  .intro p {\n    max-width: var(--measure);',
    replace: '  .intro p {\n    display: none;\n    max-width: var(--measure);',
    rules: ['HOME-TAGLINE~2'],
  },
  {
    what: 'CSS hides the call link and the contact link of the home page.',
    file: 'src/pages/home.module.css',
    find: '  .actions {\n    display: flex;',
    replace: '  .actions {\n    display: none;',
    rules: ['HOME-CALL-LINK~2', 'HOME-CONTACT-LINK~2', 'HOME-ORDER~2'],
  },
  {
    what: 'CSS hides the summary of the clinic on the home page.',
    file: 'src/pages/home.module.css',
    find: '  .about {\n    margin-block: var(--space-8);\n  }\n',
    replace: '  .about {\n    display: none;\n    margin-block: var(--space-8);\n  }\n',
    rules: ['HOME-ABOUT~2', 'HOME-ORDER~2'],
  },
  {
    what: 'CSS hides the cards on the home page.',
    file: 'src/pages/home.module.css',
    find: '  .cards {\n    margin-block-end: var(--space-8);',
    replace: '  .cards {\n    visibility: hidden;\n    margin-block-end: var(--space-8);',
    rules: ['HOME-SUBSTANCE-CARDS~2', 'HOME-PROGRAM-CARDS~2', 'HOME-ORDER~2'],
  },
  {
    what: 'CSS hides the insurers.',
    file: 'src/components/InsuranceSection/InsuranceSection.module.css',
    find: '  .insurers {\n    display: grid;\n',
    replace: '  .insurers {\n    display: none;\n',
    rules: ['HOME-INSURER-LOGOS~2', 'CONST-INSURERS~2'],
  },
  {
    what: 'CSS hides the insurance section.',
    file: 'src/components/InsuranceSection/InsuranceSection.module.css',
    find: '  .wide section {\n',
    replace: '  .wide section {\n    display: none;\n',
    rules: [
      'HOME-INSURANCE~2',
      'HOME-INSURANCE-REACH-OUT~2',
      'CONTENT-INSURANCE~2',
      'ROUTE-INSURANCE~1',
      'HOME-ORDER~2',
    ],
  },
  {
    what: 'CSS hides the mental-health section of the home page.',
    file: 'src/pages/home.module.css',
    find: '  .promo {\n    margin-block-start: var(--space-8);',
    replace: '  .promo {\n    display: none;\n    margin-block-start: var(--space-8);',
    rules: ['HOME-MENTAL-HEALTH-PROMO~2', 'HOME-ORDER~2'],
  },
  {
    what: 'CSS hides the mission on the home page.',
    file: 'src/pages/home.module.css',
    find: '  .mission {\n    padding-block: var(--space-8) var(--space-5);',
    replace: '  .mission {\n    display: none;\n    padding-block: var(--space-8) var(--space-5);',
    rules: ['HOME-MISSION~2', 'HOME-ORDER~2'],
  },
];
