import type { Fault } from './fault';

/** Sections 1 and 2: the footer. */
export const footer: readonly Fault[] = [
  {
    what: 'The footer shows no phone number.',
    file: 'src/layout/Footer.tsx',
    find: '            <RichText text={supportTeam} />\n          </p>\n          {law.federalFunds && (\n            <p lang="es" className={styles.spanish}>\n              {spanishLine} <PhoneLink phone="clinic" />.\n            </p>\n          )}\n          <p>\n            {site.name}, {site.address.street}, {site.address.locality}. Phone <PhoneLink phone="clinic" />',
    replace: '            {site.name}, {site.address.street}, {site.address.locality}.',
    rules: ['FOOT-PHONE~2'],
  },
  {
    what: 'The footer omits the number of the certification.',
    file: 'src/layout/Footer.tsx',
    find: '{footer.certification} {certification.number}.',
    replace: '{footer.certification}.',
    rules: ['FOOT-CERTIFICATION~2'],
  },
  {
    what: 'The footer names the license register without a link.',
    file: 'src/layout/Footer.tsx',
    find: '<a href={certification.registerUrl} rel="noopener noreferrer">\n              Check it in the {certification.registerName}\n            </a>',
    replace: '<span>Check it in the {certification.registerName}</span>',
    rules: ['FOOT-REGISTER-LINK~2'],
  },
  {
    what: 'The footer omits the accreditation.',
    file: 'src/layout/Footer.tsx',
    find: '          <p>{site.accreditation}.</p>\n',
    replace: '',
    rules: ['FOOT-ACCREDITATION~2'],
  },
  {
    what: 'The copyright line has another year.',
    file: 'src/content/footer.ts',
    find: 'copyrightYear: 2025',
    replace: 'copyrightYear: 2026',
    rules: ['FOOT-COPYRIGHT~2'],
  },
  {
    what: 'The footer link to the mission page reads “Mission”.',
    file: 'src/content/navigation.ts',
    find: "{ to: '/mission', label: 'Our Mission' }",
    replace: "{ to: '/mission', label: 'Mission' }",
    rules: ['FOOT-COMPANY~2'],
  },
  {
    what: 'The footer lists job assistance before insurance.',
    file: 'src/content/navigation.ts',
    find: 'links: [home, insurance, jobs]',
    replace: 'links: [home, jobs, insurance]',
    rules: ['FOOT-NAVIGATION~2'],
  },
  {
    what: 'The footer lists a fourth program.',
    file: 'src/content/navigation.ts',
    find: 'programLinks.slice(0, 3)',
    replace: 'programLinks.slice(0, 4)',
    rules: ['FOOT-PROGRAMS~3'],
  },
  {
    what: 'The footer omits case management from its services.',
    file: 'src/content/navigation.ts',
    find: 'programLinks.slice(3)',
    replace: 'programLinks.slice(4)',
    rules: ['FOOT-SERVICES~2'],
  },
  {
    what: 'The up-arrow jumps to the top.',
    file: 'src/layout/BackToTop.tsx',
    find: '  smoothScrollToTop();\n',
    replace: '  window.scrollTo(0, 0);\n',
    rules: ['FOOT-BACK-TO-TOP~1'],
  },
  {
    what: 'The facts in the footer have the color of its background.',
    file: 'src/layout/Footer.module.css',
    find: '    margin-block: var(--space-6);\n    color: var(--night-muted);',
    replace: '    margin-block: var(--space-6);\n    color: var(--night);',
    rules: ['ROUTE-HOME~1'],
  },
];
