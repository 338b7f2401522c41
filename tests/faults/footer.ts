import type { Fault } from './fault';

// biome-ignore format: a table, one fault per entry
export const footer: readonly Fault[] = [
  { id: 'footer-shows-no-phone-number', rules: ['FOOT-PHONE'], file: 'src/layout/Footer.tsx', what: 'The footer shows no phone number.',
    find: `<Blocks blocks={[supportTeam]} />
          {site.law.federalFunds && (
            <p lang="es">
              {spanishLine} <PhoneLink phone="clinic" />.
            </p>
          )}
          <Blocks blocks={clinicFacts} />`,
    replace: '<Blocks blocks={clinicFacts.slice(1)} />' },
  { id: 'footer-omits-number', rules: ['FOOT-CERTIFICATION'], file: 'src/content/interface/footer.ts',
    what: 'The footer omits the number of the certification.', find: '{ verbatim: number },', replace: '' },
  { id: 'footer-names-license-register', rules: ['FOOT-REGISTER-LINK'], file: 'src/content/interface/footer.ts',
    what: 'The footer names the license register without a link.',
    find: '{ href: registerUrl, text: `Check it in the ${registerName}` }', replace: '`Check it in the ${registerName}`' },
  { id: 'footer-omits-accreditation', rules: ['FOOT-ACCREDITATION'], file: 'src/content/interface/footer.ts', what: 'The footer omits the accreditation.',
    find: '...(site.accreditation ? [`${site.accreditation}.`] : []),', replace: '' },
  { id: 'copyright-line-another-year', rules: ['FOOT-COPYRIGHT'], file: 'src/layout/Footer.tsx', what: 'The copyright line has another year.',
    find: '{site.copyrightYear}', replace: '2026' },
  { id: 'footer-lists-job-assistance', rules: ['FOOT-NAVIGATION'], file: 'src/content/interface/menus.ts',
    what: 'The footer lists job assistance before insurance.', find: 'links: [home, insurance, jobs]', replace: 'links: [home, jobs, insurance]' },
  { id: 'footer-lists-fourth-program', rules: ['FOOT-PROGRAMS'], file: 'src/content/interface/menus.ts', what: 'The footer lists a fourth program.',
    find: 'programLinks.slice(0, 3)', replace: 'programLinks.slice(0, 4)' },
  { id: 'footer-omits-case-management', rules: ['FOOT-SERVICES'], file: 'src/content/interface/menus.ts',
    what: 'The footer omits case management from its services.', find: 'programLinks.slice(3)', replace: 'programLinks.slice(4)' },
  { id: 'up-arrow-jumps-top', rules: ['FOOT-BACK-TO-TOP'], file: 'src/layout/Footer.tsx', what: '“Back to top” jumps instead of scrolling smoothly.',
    find: 'smoothScrollToTop();', replace: 'window.scrollTo(0, 0);' },
  { id: 'footer-links-do-nothing', rules: ['NAV-LINKS-LEAD'], file: 'src/layout/Footer.tsx', what: 'A click on a link of the footer does nothing.',
    find: '<SiteLink to={to} section={section}>', replace: '<SiteLink to={to} section={section} onClick={(event) => event.preventDefault()}>' },
  { id: 'back-to-top-without-arrow', rules: ['FOOT-BACK-TO-TOP'], file: 'src/layout/Footer.tsx',
    what: '“Back to top” has no arrow.', find: '<Icon name="up" /> {labels.backToTop}', replace: '{labels.backToTop}' },
];
