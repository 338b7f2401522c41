import { fault } from './fault';

export const footer = [
  fault('footer-shows-no-phone-number', 'FOOT-PHONE~2')`The footer shows no phone number.
    src/layout/Footer.tsx
    - <RichText text={supportTeam} />
    -           </p>
    -           {law.federalFunds && (
    -             <p lang="es">
    -               {spanishLine} <PhoneLink phone="clinic" />.
    -             </p>
    -           )}
    -           <p>
    -             {site.name}, <Verbatim>{postalAddress}</Verbatim>. {footer.phone} <PhoneLink phone="clinic" />
    + {site.name}, <Verbatim>{postalAddress}</Verbatim>.`,
  fault('footer-omits-number', 'FOOT-CERTIFICATION~2')`The footer omits the number of the certification.
    src/layout/Footer.tsx
    - {footer.certification} <Verbatim>{certification.number}</Verbatim>.
    + {footer.certification}.`,
  fault('footer-omits-expiry', 'FOOT-CERTIFICATION~2')`The footer omits the expiry date of the certification.
    src/layout/Footer.tsx
    - {footer.expires} {shortDate(certification.expires)}.
    + `,
  fault('footer-names-license-register', 'FOOT-REGISTER-LINK~2')`The footer names the license register without a link.
    src/layout/Footer.tsx
    - <a href={certification.registerUrl} rel="noopener noreferrer">
    -                   {footer.register}
    -                 </a>
    + <span>{footer.register}</span>`,
  fault('footer-omits-accreditation', 'FOOT-ACCREDITATION~2')`The footer omits the accreditation.
    src/layout/Footer.tsx
    - {site.accreditation && <p>{site.accreditation}.</p>}`,
  fault('copyright-line-another-year', 'FOOT-COPYRIGHT~2')`The copyright line has another year.
    src/content/footer.ts
    - copyrightYear: 2025
    + copyrightYear: 2026`,
  fault('footer-link-mission-page-reads', 'FOOT-COMPANY~2')`The footer link to the mission page reads “Mission”.
    src/content/navigation.ts
    - { to: '/mission', label: 'Our Mission' }
    + { to: '/mission', label: 'Mission' }`,
  fault('footer-lists-job-assistance', 'FOOT-NAVIGATION~2')`The footer lists job assistance before insurance.
    src/content/navigation.ts
    - links: [home, insurance, jobs]
    + links: [home, jobs, insurance]`,
  fault('footer-lists-fourth-program', 'FOOT-PROGRAMS~3')`The footer lists a fourth program.
    src/content/navigation.ts
    - programLinks.slice(0, 3)
    + programLinks.slice(0, 4)`,
  fault('footer-omits-case-management', 'FOOT-SERVICES~2')`The footer omits case management from its services.
    src/content/navigation.ts
    - programLinks.slice(3)
    + programLinks.slice(4)`,
  fault('up-arrow-jumps-top', 'FOOT-BACK-TO-TOP~1')`The up-arrow jumps to the top.
    src/layout/BackToTop.tsx
    - smoothScrollToTop();
    + window.scrollTo(0, 0);`,
  fault('facts-footer-color-background', 'ROUTE-HOME~1')`The facts in the footer have the color of its background.
    src/layout/Footer.module.css
      margin-block: var(--space-6);
    -     color: var(--night-muted);
    +     color: var(--night);`,
  fault('footer-phone-second-number', 'FOOT-PHONE~2')`The footer shows the second phone number.
    src/layout/Footer.tsx
    - {footer.phone} <PhoneLink phone="clinic" />
    + {footer.phone} <PhoneLink phone="second" />`,
  fault('footer-register-link-to-jobs', 'FOOT-REGISTER-LINK~2')`
    The link to the license register leads to the jobs program.
    src/layout/Footer.tsx
    - href={certification.registerUrl}
    + href={site.jobsProgram.url}`,
  fault('accreditation-without-hospital-body', 'FOOT-ACCREDITATION~2')`The accreditation does not say who gave it.
    src/layout/Footer.tsx
    - <p>{site.accreditation}.</p>
    + <p>Accredited.</p>`,
  fault('copyright-line-without-sign', 'FOOT-COPYRIGHT~2')`The copyright line is only a year and a name.
    src/layout/Footer.tsx
    - © {footer.copyrightYear}
    + {footer.copyrightYear}`,
  fault('footer-company-contact-first', 'FOOT-COMPANY~2')`The Company column lists “Contact Us” before “About Us”.
    src/content/navigation.ts
    - { to: '/about-us', label: 'About Us' },
    -       { to: '/contact', label: 'Contact Us' },
    + { to: '/contact', label: 'Contact Us' },
    +       { to: '/about-us', label: 'About Us' },`,
  fault('footer-contact-leads-home', 'FOOT-COMPANY~2')`“Contact Us” in the footer leads to the home page.
    src/content/navigation.ts
    - { to: '/contact', label: 'Contact Us' }
    + { to: '/', label: 'Contact Us' }`,
  fault('footer-navigation-omits-home', 'FOOT-NAVIGATION~2')`The Navigation column omits Home.
    src/content/navigation.ts
    - links: [home, insurance, jobs]
    + links: [insurance, jobs]`,
  fault('footer-programs-reversed', 'FOOT-PROGRAMS~3')`The Programs column is in reverse order.
    src/content/navigation.ts
    - programLinks.slice(0, 3) }
    + programLinks.slice(0, 3).reverse() }`,
  fault('footer-services-reversed', 'FOOT-SERVICES~2')`The Services column is in reverse order.
    src/content/navigation.ts
    - programLinks.slice(3) }
    + programLinks.slice(3).reverse() }`,
  fault('back-to-top-without-arrow', 'FOOT-BACK-TO-TOP~1')`The control that scrolls to the top has no arrow.
    src/layout/BackToTop.tsx
    - <Icon name="up" /> {labels.backToTop}
    + {labels.backToTop}`,
  fault('back-to-top-stops-below-top', 'FOOT-BACK-TO-TOP~1')`The up-arrow leaves the page 40 px below its top.
    src/navigation/smooth-scroll.ts
    - from * (1 - easeInOut(progress))
    + Math.max(40, from * (1 - easeInOut(progress)))`,
];
