import type { Fault } from './fault';

/** Notices that the law asks of a clinic, and reviews of pages. */
export const law: readonly Fault[] = [
  {
    what: 'The good faith estimate leaves out from which amount a bill can be disputed.',
    file: 'src/content/notices/costs.ts',
    find: 'If a bill is $400 or more above the estimate',
    replace: 'If a bill is above the estimate',
    rules: ['LAW-NOTICES~1'],
  },
  {
    what: 'The Notice of Privacy Practices leaves out court cases against the patient.',
    file: 'src/content/notices/part-2.ts',
    find: 'in a civil, criminal, administrative, or legislative case',
    replace: 'in court',
    rules: ['LAW-NOTICES~1'],
  },
  {
    what: 'Pages show every notice, whatever the facts of the clinic.',
    file: 'src/components/Notices/Notices.tsx',
    find: '    .filter(({ appliesIf }) => appliesIf(law))\n',
    replace: '',
    rules: ['LAW-CHOICE~1'],
  },
  {
    what: 'The Notice of Privacy Practices has the part on substance use records whether or not Part 2 applies.',
    file: 'src/content/notices/privacy-practices.ts',
    find: '...(law.federallyAssisted ?',
    replace: '...(law.coveredEntity ?',
    rules: ['LAW-CHOICE~1'],
  },
  {
    what: 'The footer says that the program is certified, whatever the state has given it.',
    file: 'src/layout/Footer.tsx',
    find: '{stateStatement[law.stateStatus]}',
    replace: '{stateStatement.certified}',
    rules: ['LAW-CHOICE~1'],
  },
  {
    what: 'A notice links to an official page whose address is empty.',
    file: 'src/components/Notices/Notices.tsx',
    find: 'link && law.officialLinks[link.field] ?',
    replace: 'link ?',
    rules: ['LAW-LINKS~1'],
  },
  {
    what: 'Notices never link to official pages.',
    file: 'src/components/Notices/Notices.tsx',
    find: '[...official, ...(text(law)',
    replace: '[...official.slice(1), ...(text(law)',
    rules: ['LAW-LINKS~1'],
  },
  {
    what: 'The line in Armenian is marked as Arabic.',
    file: 'src/content/notices/languages.ts',
    find: "lang: 'hy'",
    replace: "lang: 'ar'",
    rules: ['LAW-LANGUAGES~1'],
  },
  {
    what: 'Lines in other languages lose their direction.',
    file: 'src/components/Notices/Notices.tsx',
    find: '<li lang={lang} dir={dir} ',
    replace: '<li lang={lang} ',
    rules: ['LAW-LANGUAGES~1'],
  },
  {
    what: 'The banner leaves out who reviewed the page.',
    file: 'src/components/Banner/Banner.tsx',
    find: '          <PageReview />\n',
    replace: '',
    rules: ['LAW-REVIEW~2'],
  },
  {
    what: 'A page shows its review whatever has changed since.',
    file: 'src/content/reviews.ts',
    find: "changed.split(' ').includes(path) ? undefined : reviews[path]",
    replace: 'changed === path ? undefined : reviews[path]',
    rules: ['LAW-REVIEW~2'],
  },
  {
    what: 'The build takes every review for one of the text that the page has now.',
    file: 'tools/approved-text/reviewed.ts',
    find: '!== reviews[path]?.text',
    replace: '=== undefined',
    rules: ['LAW-REVIEW~2'],
  },
];
