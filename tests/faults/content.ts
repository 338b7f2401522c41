import type { Fault } from './fault';

// biome-ignore format: a table, one fault per entry
export const content: readonly Fault[] = [
  { id: 'contact-page-omits-street', rules: ['CONTENT-STREET-ADDRESS'], file: 'src/pages/contact.tsx', what: 'The contact page omits the street.',
    find: `              <Verbatim>{site.address.street}</Verbatim>
                <br`, replace: '                <br' },
  { id: 'every-link-clinics-number-shows', rules: ['CONTENT-PHONE'], file: 'src/content/phones.ts',
    what: 'Every link to the clinic’s number shows and dials the second number.', find: 'clinic: site.phone,', replace: 'clinic: site.secondPhone,' },
  { id: 'hero-contact-page-repeats-first', rules: ['CONTENT-SECOND-PHONE'], file: 'src/pages/contact.tsx',
    what: 'The hero of the contact page repeats the first number.',
    find: '<PhoneLink phone="second" />', replace: '<PhoneLink phone="clinic" />' },
  { id: 'contact-page-shows-email-address', rules: ['CONTENT-EMAIL'], file: 'src/pages/contact.tsx',
    what: 'The contact page shows the e-mail address without a link.', find: `<a href={\`mailto:\${site.email}\`} className="standalone-link">
                <Verbatim>{site.email}</Verbatim>
              </a>`, replace: '<span>{site.email}</span>' },
  { id: 'treatment-page-says-counselor', rules: ['CONTENT-PLAN-SIGN-OFF'], file: 'src/content/pages/treatment.ts',
    what: 'The treatment page says that a counselor signs off on the plan.',
    find: "'The clinical director signs off on it.'", replace: "'A counselor signs off on it.'" },
  { id: 'link-jobs-program-leads-jobs', rules: ['CONTENT-JOBS-LINK', 'CONTENT-EXTERNAL-LINKS'], file: 'src/content/pages/jobs.ts',
    what: 'The link to the jobs program leads to the jobs page itself.',
    find: '{ href: url, text:', replace: "{ to: '/jobs', text:" },
  { id: 'case-management-hero-renamed', rules: ['CONTENT-SERVICE-HEROES'], file: 'src/content/programs/case-management.ts',
    what: 'The hero of the case management page has another heading.', find: "title: 'Case Management'", replace: "title: 'Managing Your Case'" },
  { id: 'outpatient-page-says-call-guided', rules: ['CONTENT-OUTPATIENT-START'], file: 'src/content/programs/outpatient-program.ts',
    what: 'The outpatient page says to call for a guided tour.', find: "' to book an initial assessment.'",
    replace: "' to book a guided tour.'" },
  { id: 'cards-menu-pages-take-pictures', rules: ['CALL-IMAGES'], file: 'src/pages/MenuPage.tsx',
    what: 'The cards of the menu pages take their pictures from the site.',
    find: '<Cards cards={content.cards} source="bucket" />', replace: '<Cards cards={content.cards} />' },
  { id: 'address-contact-page-ends-city', rules: ['CONTENT-CALIFORNIA'], file: 'src/pages/contact.tsx',
    what: 'The address on the contact page ends with the city.', find: '{site.address.locality}', replace: '{site.city}' },
];
