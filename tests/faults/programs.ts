import { fault } from './fault';

export const programs = [
  fault('partial-hospitalization-page-no', 'CONTENT-PARTIAL-HOSPITALIZATION~2')`
    The partial hospitalization page has no heading for the benefits.
    src/content/programs/partial-hospitalization-program.ts
    - heading: 'Benefits',
    + heading: 'Good to know',`,
  fault('description-partial', 'CONTENT-PARTIAL-HOSPITALIZATION~2')`
    The description of partial hospitalization is cut to “It is a program.”.
    src/content/programs/partial-hospitalization-program.ts
    - 'The name can sound alarming, but you don’t stay in a hospital. You get a full day of care, several days a week, with nights and free time at home.',
    -         'Some people come to us after a hospital stay, when going straight back to daily life feels like too much. Others come from a program with fewer hours that wasn’t enough. For some, it’s the first step.',
    -         'The days have a set structure. When life feels like chaos, it can be a relief to know where to be and what comes next.',
    + 'It is a program.',`,
  fault('intensive-outpatient-page-no', 'CONTENT-INTENSIVE-OUTPATIENT~2')`
    The intensive outpatient page has no heading for the description.
    src/content/programs/intensive-outpatient-program.ts
    - heading: 'What an intensive outpatient program is',
    + heading: 'About the program',`,
  fault('description-intensive-outpatient', 'CONTENT-INTENSIVE-OUTPATIENT~2')`
    The description of the intensive outpatient program is cut to “It is a program.”.
    src/content/programs/intensive-outpatient-program.ts
    - 'Think of it as the middle step. It takes more of your week than a single session with a counselor, and less than full days of treatment.',
    -         'Most of the work happens in groups. A group meets on set days, so the same faces see you through good weeks and rough ones. You also have time alone with a counselor, for things you’d rather not say in a group.',
    -         'People join for different reasons. Some step down from day treatment and want to stay steady. Some have gone back to drinking or using and want to act early. Others live with depression, anxiety, or trauma that a weekly session hasn’t eased.',
    + 'It is a program.',`,
  fault(
    'program-pages-show-only-first',
    'CONTENT-OUTPATIENT-WHO~2',
    'CONTENT-OUTPATIENT-SERVICES~2',
    'CONTENT-CASE-MANAGEMENT-APPROACH~2',
  )`
    Program pages show only the first paragraph of each section.
    src/pages/ProgramPage.tsx
    - <PageSection key={section.id} {...section} />
    + <PageSection key={section.id} {...section} body={section.body.slice(0, 1)} />`,
  fault('outpatient-page-no-heading-what', 'CONTENT-OUTPATIENT-WHAT~2')`
    The outpatient page has no heading for what outpatient rehab is.
    src/content/programs/outpatient-program.ts
    - heading: 'What outpatient rehab is',
    + heading: 'About the program',`,
  fault('text-about-getting-started', 'CONTENT-OUTPATIENT-WHAT~2')`
    The text about getting started on the outpatient page is only “Ask us about it.”.
    src/content/programs/outpatient-program.ts
    - 'Asking for help is often the hardest part, and you don’t need to have it all figured out. Bring your questions, and a friend or relative if that makes it easier.',
    -         'We begin with an assessment. We ask about your health, your mood, what you use, and how your days go. Then we talk about what kind of care makes sense. How long it takes depends on you. On the phone, ask how soon you could start and how long people tend to stay.',
    + 'Ask us about it.',`,
  fault('outpatient-page-not-mention', 'CONTENT-OUTPATIENT-WHO~2')`
    The outpatient page does not mention a supportive home.
    src/content/programs/outpatient-program.ts
    - { strong: 'Stable supportive home' }
    + { strong: 'A place to sleep' }`,
  fault('outpatient-page-says-program', 'CONTENT-OUTPATIENT-WHO~2')`
    The outpatient page says that the program is for people who need 24/7 medical supervision.
    src/content/programs/outpatient-program.ts
    - { strong: 'No need for 24/7 medical supervision' }
    + { strong: 'Need for 24/7 medical supervision' }`,
  fault('outpatient-page-says-program-not', 'CONTENT-OUTPATIENT-WHO~2')`
    The outpatient page says that the program is not for people with the four traits.
    src/content/programs/outpatient-program.ts
    - 'This level of care tends to work well when these 4 points fit you:'
    + 'This level of care is not for you when one of these 4 points fits you:'`,
  fault('outpatient-page-lists-hypnosis', 'CONTENT-OUTPATIENT-SERVICES~2')`
    The outpatient page lists hypnosis instead of psychoeducation.
    src/content/programs/outpatient-program.ts
    - { strong: 'Psychoeducation' }
    + { strong: 'Hypnosis' }`,
  fault('outpatient-page-lists-low-prices', 'CONTENT-OUTPATIENT-BENEFITS~2')`
    The outpatient page lists low prices instead of cost-effectiveness.
    src/content/programs/outpatient-program.ts
    - { strong: 'Cost-effectiveness' }
    + { strong: 'Low prices' }`,
  fault('outpatient-page-says-call-guided', 'CONTENT-OUTPATIENT-START~2')`
    The outpatient page says to call for a guided tour.
    src/content/programs/outpatient-program.ts
    - ' to book an initial assessment. That one call is enough to begin.'
    + ' to book a guided tour. That one call is enough to begin.'`,
  fault('outpatient-page-says-write', 'CONTENT-OUTPATIENT-START~2')`
    The outpatient page says to write instead of to call.
    src/content/programs/outpatient-program.ts
    - ['Call us at ', { call: 'clinic' }, ' to book
    + ['Write to us through ', { to: '/contact', text: 'the form' }, ' to book`,
  fault('case-management-page-omits', 'CONTENT-CASE-MANAGEMENT-APPROACH~2')`
    The case management page omits monitoring and follow-up.
    src/content/programs/case-management.ts
    - { strong: 'Monitoring and follow-up' }
    + { strong: 'Regular visits' }`,
  fault('case-management-page-omits-resource', 'CONTENT-CASE-MANAGEMENT-HELP~2')`
    The case management page omits resource navigation.
    src/content/programs/case-management.ts
    - { strong: 'Resource navigation' }
    + { strong: 'Finding services' }`,
  fault('crisis-page-omits-referrals', 'CONTENT-CRISIS-BENEFITS~2')`The crisis page omits referrals.
    src/content/programs/crisis-intervention.ts
    - { strong: 'Referrals' }
    + { strong: 'Next steps' }`,
  fault('heading-family-therapy-page', 'CONTENT-SERVICE-HEROES~2')`
    The heading of the family therapy page omits the clinic’s name.
    src/content/programs/family-therapy.ts
    - title: \`\${site.name} Family Addiction Therapy\`
    + title: 'Family Addiction Therapy'`,
  fault('css-makes-headings-banners', 'ROUTE-CONTACT~1')`CSS makes the headings in banners transparent.
    src/components/Banner/Banner.module.css
      .panel h1 {
          font-size: var(--text-title);
    +     opacity: 0;`,
  fault('contact-line-family-therapy-page', 'CONTENT-FAMILY-CALL-LINK~2')`
    The contact line of the family therapy page dials 911.
    src/content/programs/family-therapy.ts
      'Contact us by phone at ',
    -       { call: 'clinic' },
    +       { call: '911' },`,
  fault('family-therapy-page-no-heading', 'CONTENT-FAMILY-THERAPY~2')`
    The family therapy page has no heading for building stronger foundations.
    src/content/programs/family-therapy.ts
    - heading: 'Building stronger foundations',
    + heading: 'Skills to practice',`,
  fault('css-hides-lists-running-text', 'ROUTE-OUTPATIENT~1', 'ROUTE-CASE-MANAGEMENT~1', 'ROUTE-CRISIS~1')`
    CSS hides the lists in running text.
    src/components/PageSection/PageSection.module.css
    - .section > :last-child,
    + .section > ul {
    +     display: none;
    +   }
    +
    +   .section > :last-child,`,
];
