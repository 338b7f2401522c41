import type { Fault } from './fault';

// biome-ignore format: a table, one fault per entry
export const programs: readonly Fault[] = [
  { id: 'partial-hospitalization-page-no', rules: ['CONTENT-PARTIAL-HOSPITALIZATION'],
    file: 'src/content/programs/partial-hospitalization-program.ts', what: 'The partial hospitalization page has no heading for the benefits.',
    find: "heading: 'Benefits',", replace: "heading: 'Good to know'," },
  { id: 'description-partial', rules: ['CONTENT-PARTIAL-HOSPITALIZATION'], file: 'src/content/programs/partial-hospitalization-program.ts',
    what: 'The description of partial hospitalization omits that it takes a full day.',
    find: 'You get a full day of care, several days a week, with nights and free time at home.', replace: '' },
  { id: 'intensive-outpatient-page-no', rules: ['CONTENT-INTENSIVE-OUTPATIENT'], file: 'src/content/programs/intensive-outpatient-program.ts',
    what: 'The intensive outpatient page has no heading for the description.',
    find: "heading: 'What an intensive outpatient program is',", replace: "heading: 'About the program'," },
  { id: 'program-pages-show-only-first', rules: ['CONTENT-OUTPATIENT-WHO', 'CONTENT-OUTPATIENT-SERVICES'],
    file: 'src/pages/ProgramPage.tsx', what: 'Program pages show only the first paragraph of each section.',
    find: '<PageSection key={section.id} {...section} />',
    replace: '<PageSection key={section.id} {...section} body={section.body.slice(0, 1)} />' },
  { id: 'outpatient-page-no-heading-what', rules: ['CONTENT-OUTPATIENT-WHAT'], file: 'src/content/programs/outpatient-program.ts',
    what: 'The outpatient page has no heading for its definition of outpatient rehab.',
    find: "heading: 'What outpatient rehab is',", replace: "heading: 'About the program'," },
  { id: 'text-about-getting-started', rules: ['CONTENT-OUTPATIENT-WHAT'], file: 'src/content/programs/outpatient-program.ts',
    what: 'The outpatient page omits that care begins with an assessment.', find: 'We begin with an assessment. ', replace: '' },
  { id: 'outpatient-page-says-program-not', rules: ['CONTENT-OUTPATIENT-WHO'], file: 'src/content/programs/outpatient-program.ts',
    what: 'The outpatient page says that the program is not for people with any of the four traits.',
    find: "'This level of care tends to work well when these 4 points fit you:'",
    replace: "'This level of care is not for you when one of these 4 points fits you:'" },
  { id: 'outpatient-page-says-call-guided', rules: ['CONTENT-OUTPATIENT-START'], file: 'src/content/programs/outpatient-program.ts',
    what: 'The outpatient page says to call for a guided tour.', find: "' to book an initial assessment. That one call is enough to begin.'",
    replace: "' to book a guided tour. That one call is enough to begin.'" },
  { id: 'case-management-page-omits', rules: ['CONTENT-CASE-MANAGEMENT-APPROACH'], file: 'src/content/programs/case-management.ts',
    what: 'The case management page omits monitoring and follow-up.',
    find: "{ strong: 'Monitoring and follow-up' }", replace: "{ strong: 'Regular visits' }" },
  { id: 'heading-family-therapy-page', rules: ['CONTENT-SERVICE-HEROES'], file: 'src/content/programs/family-therapy.ts',
    what: 'The heading of the family therapy page omits the clinic’s name.',
    find: 'title: `${site.name} Family Addiction Therapy`', replace: "title: 'Family Addiction Therapy'" },
  { id: 'css-makes-headings-banners', rules: ['ROUTE-CONTACT'], file: 'src/components/Banner/Banner.module.css',
    what: 'CSS makes the headings in banners transparent.', find: `.panel h1 {
    font-size: var(--text-title);`, replace: `.panel h1 {
    font-size: var(--text-title);
    opacity: 0;` },
  { id: 'family-therapy-page-no-heading', rules: ['CONTENT-FAMILY-THERAPY'], file: 'src/content/programs/family-therapy.ts',
    what: 'The family therapy page has no heading for building stronger foundations.',
    find: "heading: 'Building stronger foundations',", replace: "heading: 'Skills to practice'," },
  { id: 'css-hides-lists-running-text', rules: ['ROUTE-OUTPATIENT', 'ROUTE-CASE-MANAGEMENT', 'ROUTE-CRISIS'],
    file: 'src/components/PageSection/PageSection.module.css', what: 'CSS hides the lists in running text.', find: '.section > :last-child,',
    replace: `.section > ul {
    display: none;
  }

  .section > :last-child,` },
];
