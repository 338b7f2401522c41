import { fault } from './fault';

export const content = [
  fault('contact-page-omits-street', 'CONTENT-STREET-ADDRESS~2')`The contact page omits the street.
    src/pages/contact.tsx
    -               <Verbatim>{site.address.street}</Verbatim>
                      <br`,
  fault('every-link-clinics-number-shows', 'CONTENT-PHONE~2')`
    Every link to the clinic’s number shows and dials the second one.
    src/content/phones.ts
    - clinic: site.phone,
    + clinic: site.secondPhone,`,
  fault('hero-contact-page-repeats-first', 'CONTENT-SECOND-PHONE~2')`
    The hero of the contact page repeats the first number.
    src/pages/contact.tsx
    - <PhoneLink phone="second" />
    + <PhoneLink phone="clinic" />`,
  fault('contact-page-shows-email-address', 'CONTENT-EMAIL~2')`The contact page shows the e-mail address without a link.
    src/pages/contact.tsx
    - <a href={\`mailto:\${site.email}\`}>
    -                 <Verbatim>{site.email}</Verbatim>
    -               </a>
    + <span>{site.email}</span>`,
  fault('no-page-says-support-team', 'CONTENT-SUPPORT-TEAM~2')`
    No page says that the support team is available 24 hours a day, 7 days a week.
    src/components/RichText/RichText.tsx
    - if (typeof text === 'string') return text;
    + if (typeof text === 'string') return text.replace(' 24 hours a day, 7 days a week', '');`,
  fault('every-page-sends-visitors', 'CONTENT-ADMISSIONS~2')`Every page sends visitors with questions to the front desk.
    src/components/RichText/RichText.tsx
    - if (typeof piece === 'string') return piece;
    + if (typeof piece === 'string') return piece.replace('admissions department', 'front desk');`,
  fault('contact-page-not-ask-visitors', 'CONTENT-ASSESSMENT-CALL~2')`
    The contact page does not ask visitors to call for an initial assessment.
    src/content/contact.ts
    - You can also schedule your initial assessment at this number.
    + You can also arrange a guided tour at this number.`,
  fault('crisis-page-front-desk-instead', 'CONTENT-CRISIS-HOTLINE~2')`
    The crisis page has a front desk instead of a hotline.
    src/content/programs/crisis-intervention.ts
    - Call our crisis hotline at \`,
    + Call our front desk at \`,`,
  fault('crisis-hotline-dials-second', 'CONTENT-CRISIS-HOTLINE~2')`The crisis hotline dials the second number.
    src/content/programs/crisis-intervention.ts
      you can call our crisis hotline at ',
          ),
    -     { call: 'clinic' },
    +     { call: 'second' },`,
  fault('crisis-page-promises-call-back', 'CONTENT-CRISIS-AROUND-CLOCK~2')`
    The crisis page promises a call back on the next working day.
    src/content/programs/crisis-intervention.ts
    - . We give immediate support around the clock, 24 hours a day, 7 days a week.
    + . We call you back on the next working day.`,
  fault('treatment-page-omits-doctor', 'CONTENT-RECREATION-CLEARANCE~2')`
    The treatment page omits that the doctor clears clients for recreation.
    src/content/treatment.ts
    - 'You must be cleared by the doctor first. This is for your safety, so tell the doctor
    + 'You can join in right away. For your safety, tell the doctor`,
  fault('treatment-page-says-doctor-need', 'CONTENT-RECREATION-CLEARANCE~2')`
    The treatment page says that the doctor need not clear clients for recreation.
    src/content/treatment.ts
    - 'You must be cleared by the doctor first. This is
    + 'You need not be cleared by the doctor first. This is`,
  fault('treatment-page-says-counselor', 'CONTENT-PLAN-SIGN-OFF~2')`
    The treatment page says that a counselor signs off the plan.
    src/content/treatment.ts
    - 'The clinical director signs off on it.'
    + 'A counselor signs off on it.'`,
  fault('treatment-page-says-clinical', 'CONTENT-PLAN-SIGN-OFF~2')`
    The treatment page says that the clinical director does not sign off the plan.
    src/content/treatment.ts
    - 'The clinical director signs off on it.'
    + 'Nobody signs off on it, not even the clinical director.'`,
  fault('link-jobs-program-leads-jobs', 'CONTENT-JOBS-LINK~2', 'CONTENT-EXTERNAL-LINKS~2')`
    The link to the jobs program leads to the jobs page itself.
    src/pages/jobs.tsx
    - <a href={site.jobsProgram.url} rel="noopener noreferrer" className="standalone-link">
    + <a href="/jobs">`,
  fault('site-links-third-site', 'CONTENT-EXTERNAL-LINKS~2')`The site links to a third site.
    src/layout/EmergencyBar.tsx
      </ul>
    +       <a href="https://988lifeline.example/" rel="noopener noreferrer">
    +         Chat
    +       </a>`,
  fault('strip-calls-where-it-says-text', 'CONTENT-URGENT~4')`The link of the strip that says “Text 988” calls.
    src/content/shared.ts
    - { phone: 'text988', when
    + { phone: '988', when`,
  fault('strip-omits-call-988', 'CONTENT-URGENT~4')`The strip has no link that calls 988.
    src/content/shared.ts
    - { phone: '988', when: 'In crisis, any time:', verb: 'Call', number: '988' },`,
  fault('strip-omits-text-988', 'CONTENT-URGENT~4')`The strip has no link to text 988.
    src/layout/EmergencyBar.tsx
    - emergencyLinks.map(
    + emergencyLinks.slice(0, 2).map(`,
  fault('page-uses-word-addicts', 'CONTENT-LANGUAGE~1')`A page uses the word “addicts”.
    src/content/mission.ts
    - title: 'Our Mission',
    + title: 'Our Mission for addicts',`,
  fault('not-found-page-legal-language', 'CONTENT-READING-LEVEL~2')`The not-found page is in legal language.
    src/content/not-found.ts
    - lead: 'There’s no page at this address. The link may be old, or the address may be mistyped. You can still find what you need.',
    + lead: 'Notwithstanding any representation to the contrary contained in previously distributed documentation, the availability of individual pages under historically communicated addresses can unfortunately not be assured after administrative reorganizations, typographical irregularities or comparable circumstances beyond our immediate responsibility.',`,
  fault('crisis-page-without-spanish', 'CONTENT-SPANISH~3')`The crisis page has no help in Spanish.
    src/pages/crisis-intervention.tsx
    - <PageSection id={spanishSection} heading={headings.spanish} body={inSpanish} />`,
  fault('crisis-page-begins-with-picture', 'CONTENT-CRISIS-FIRST~1')`The crisis page begins with its picture.
    src/pages/crisis-intervention.tsx
    - <UrgentCalls {...urgentCalls} />`,
  fault('hotline-before-911', 'CONTENT-CRISIS-FIRST~1')`The hotline comes before 911.
    src/components/UrgentCalls/UrgentCalls.tsx
    - {calls.map(
    + {calls.toReversed().map(`,
  fault('spanish-not-marked', 'CONTENT-SPANISH~3')`The help in Spanish is not marked as Spanish.
    src/components/InSpanish/InSpanish.tsx
    - <div lang="es"
    + <div`,
  fault('spanish-numbers-behind-click', 'CONTENT-SPANISH~3')`The numbers for help in Spanish open only on a click.
    src/components/InSpanish/InSpanish.tsx
    - <p className={styles.calls}>
    -         <RichText text={callsInSpanish} />
    -       </p>
    -       <details className={styles.more}>
    + <details className={styles.more}>
    +         <RichText text={callsInSpanish} />`,
  fault('second-file-repeats-street', 'CONTENT-ONE-IDENTITY~1')`A second file repeats the street of the clinic.
    src/content/mission.ts
    - title: 'Our Mission',
    + title: 'Our Mission', // 1420 Estuary Lane, Suite 200`,
  fault('treatment-page-no-heading', 'CONTENT-TREATMENT~2')`The treatment page has no heading for interpersonal therapy.
    src/content/treatment.ts
    - heading: 'Interpersonal therapy',
    + heading: 'You and your people',`,
  fault('text-about-psychodynamic-therapy', 'CONTENT-TREATMENT~2')`
    The text about psychodynamic therapy is only “Ask us about it.”.
    src/content/treatment.ts
    - 'Some patterns are older than today’s problem. You may keep having the same fight, or pull back ' +
    -           'each time someone gets close. Psychodynamic therapy looks at where patterns like these come from.',
    -         'You talk freely about your past, your relationships, and what comes up as you talk. The better ' +
    -           'you understand what drives you, the more choice you have in what you do next. Studies support it for ' +
    -           'depression and some kinds of anxiety, though there are fewer of them than for CBT.',
    + 'Ask us about it.',`,
  fault('about-us-page-no-heading', 'CONTENT-ABOUT~2')`The About Us page has no heading for the approach.
    src/content/about-us.ts
    - heading: 'Our approach',
    + heading: 'How we work',`,
  fault('mission-about-us-page-only-ask', 'CONTENT-ABOUT~2')`
    The mission on the About Us page is only “Ask us about it.”.
    src/content/about-us.ts
    - 'Our mission is to help people get well and stay well where they live. Recovery is rarely a straight line, so we take a setback as a reason to change the plan, not to give up on the person. We treat substance use and mental health together, because each affects the other.',
    + 'Ask us about it.',`,
  fault('jobs-page-not-mention-employment', 'CONTENT-JOBS~2')`The jobs page does not mention employment assistance.
    src/content/jobs.ts
    - 'Our employment assistance starts with a conversation about you.
    + 'We start with a conversation about you.`,
  fault('jobs-page-no-sections-except', 'CONTENT-JOBS~2')`The jobs page has no sections except the one with the link.
    src/pages/jobs.tsx
    - <TextPage content={content}
    + <TextPage content={{ ...content, lead: 'Employment assistance', sections: [] }}`,
  fault('contact-hero-omits-second-phone', 'CONTENT-SECOND-PHONE~2')`
    The hero of the contact page has no second phone number.
    src/pages/contact.tsx
    - {site.secondPhone.purpose}: <PhoneLink phone="second" />
    + {site.secondPhone.purpose}`,
  fault('email-link-writes-to-privacy-officer', 'CONTENT-EMAIL~2')`
    The link of the e-mail address writes to another address.
    src/pages/contact.tsx
    - href={\`mailto:\${site.email}\`}
    + href={\`mailto:\${site.law.privacyOfficer.email}\`}`,
  fault('support-team-not-available', 'CONTENT-SUPPORT-TEAM~2')`No page says that the support team is available to help.
    src/components/RichText/RichText.tsx
    - if (typeof text === 'string') return text;
    + if (typeof text === 'string') return text.replaceAll('is available to help', 'has questions, too');`,
  fault('pages-without-form-no-assessment-call', 'CONTENT-ASSESSMENT-CALL~2')`
    The menu pages do not ask visitors to call for an initial assessment.
    src/pages/MenuPage.tsx
    - <CallPanel />
    + {null}`,
  fault('outpatient-page-omits-flexibility', 'CONTENT-OUTPATIENT-BENEFITS~2')`The outpatient page omits flexibility.
    src/content/programs/outpatient-program.ts
    - { strong: 'Flexibility' },
    + { strong: 'Shorter days' },`,
  fault('outpatient-page-omits-community', 'CONTENT-OUTPATIENT-BENEFITS~2')`The outpatient page omits community support.
    src/content/programs/outpatient-program.ts
    - { strong: 'Community support' },
    + { strong: 'Friends' },`,
  fault('outpatient-page-omits-independence', 'CONTENT-OUTPATIENT-BENEFITS~2')`
    The outpatient page omits the transition to independence.
    src/content/programs/outpatient-program.ts
    - { strong: 'Transition to independence' },
    + { strong: 'Next steps' },`,
  fault('case-management-omits-advocacy', 'CONTENT-CASE-MANAGEMENT-HELP~2')`
    The case management page omits advocacy and support.
    src/content/programs/case-management.ts
    - { strong: 'Advocacy and support' },
    + { strong: 'Someone beside you' },`,
  fault('crisis-page-omits-safety', 'CONTENT-CRISIS-BENEFITS~2')`The crisis page omits safety and well-being.
    src/content/programs/crisis-intervention.ts
    - { strong: 'Safety and well-being' },
    + { strong: 'A plan' },`,
  fault('crisis-page-omits-empathy', 'CONTENT-CRISIS-BENEFITS~2')`
    The crisis page promises emotional support without empathy.
    src/content/programs/crisis-intervention.ts
    - { strong: 'Emotional support and empathy' },
    + { strong: 'Emotional support' },`,
  fault('family-page-heading-changed', 'CONTENT-FAMILY-THERAPY~2')`
    The family therapy page has no heading for lasting change.
    src/content/programs/family-therapy.ts
    - heading: 'Creating lasting change together'
    + heading: 'After therapy'`,
  fault('family-call-link-not-a-link', 'CONTENT-FAMILY-CALL-LINK~2')`
    The contact line of the family therapy page names the number without a link.
    src/content/programs/family-therapy.ts
    - 'Contact us by phone at ',
    -       { call: 'clinic' },
    + \`Contact us by phone at \${site.phone.display}\`,
            ' to book`,
  fault('case-management-hero-renamed', 'CONTENT-SERVICE-HEROES~2')`
    The hero of the case management page has another heading.
    src/content/programs/case-management.ts
    - title: 'Case Management'
    + title: 'Managing Your Case'`,
];
