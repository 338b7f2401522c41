import { fault, misrouted } from './fault';

export const routes = [
  misrouted('home-address-shows-contact-page', 'ROUTE-HOME~1', 'pages', 'home', 'contact'),
  fault('home-page-heading-contact-page', 'ROUTE-HOME~1')`The home page has the heading of the contact page.
    src/content/home.ts
    - title: \`Help with addiction and mental\u00a0health in \${site.city}\`
    + title: 'Have some questions?'`,
  misrouted('treatment-address-shows-mission', 'ROUTE-TREATMENT~1', 'content', 'treatment', 'mission'),
  misrouted('about-us-address-shows-mission', 'ROUTE-ABOUT~1', 'content', 'about-us', 'mission'),
  misrouted('insurance-address-shows', 'ROUTE-INSURANCE~1', 'pages', 'insurance', 'jobs'),
  fault('insurance-page-no-insurance', 'ROUTE-INSURANCE~1', 'CONTENT-INSURANCE~2')`
    The insurance page has no insurance section.
    src/pages/insurance.tsx
    -  before={<InsuranceSection />}`,
  fault('insurance-page-plain-heading', 'ROUTE-INSURANCE~1')`The insurance page has a plain heading instead of its hero.
    src/pages/TextPage.tsx
    - <Banner title={content.title} lead={content.lead} picture={content.picture}>
    -         <NextSteps callLabel={content.callLabel} />
    -       </Banner>
    + {content.path === '/insurance' ? (
    +         <h1 tabIndex={-1}>{content.title}</h1>
    +       ) : (
    +         <Banner title={content.title} lead={content.lead} picture={content.picture} />
    +       )}`,
  fault('contact-page-heading-any', 'ROUTE-CONTACT~1')`The contact page has the heading “Any questions?”.
    src/content/contact.ts
    - title: 'Have some questions?'
    + title: 'Any questions?'`,
  misrouted('jobs-address-shows-insurance', 'ROUTE-JOBS~2', 'pages', 'jobs', 'insurance'),
  misrouted('mental-health-address-shows', 'ROUTE-MENTAL-HEALTH~1', 'content', 'mental-health', 'substance-abuse'),
  fault('mental-health-menu-no-cards', 'ROUTE-MENTAL-HEALTH~1')`The mental-health menu has no cards.
    src/content/mental-health.ts
    - cards: conditionLinks
    + cards: []`,
  misrouted('addiction-menu-address-shows', 'ROUTE-SUBSTANCE-ABUSE~2', 'content', 'substance-abuse', 'mental-health'),
  fault('addiction-menu-cards-mental', 'ROUTE-SUBSTANCE-ABUSE~2')`
    The addiction menu has the cards of the mental-health menu.
    src/content/substance-abuse.ts
    - import { substanceCards } from './cards';
    + import { conditionLinks as substanceCards } from './navigation';`,
  fault('partial-hospitalization-address', 'ROUTE-PARTIAL-HOSPITALIZATION~1')`
    The partial hospitalization address shows the intensive outpatient program.
    src/routes.tsx
    - import('./content/programs/partial-hospitalization-program')
    + import('./content/programs/intensive-outpatient-program')`,
  fault('intensive-outpatient-address', 'ROUTE-INTENSIVE-OUTPATIENT~1')`
    The intensive outpatient address shows the outpatient program.
    src/routes.tsx
    - import('./content/programs/intensive-outpatient-program')
    + import('./content/programs/outpatient-program')`,
  fault('outpatient-address-shows', 'ROUTE-OUTPATIENT~1')`The outpatient address shows the intensive outpatient program.
    src/routes.tsx
    - import('./content/programs/outpatient-program')
    + import('./content/programs/intensive-outpatient-program')`,
  fault('case-management-address-shows', 'ROUTE-CASE-MANAGEMENT~1')`The case management address shows family therapy.
    src/routes.tsx
    - import('./content/programs/case-management')
    + import('./content/programs/family-therapy')`,
  fault('crisis-intervention-address', 'ROUTE-CRISIS~1')`The crisis intervention address shows the contact page.
    src/routes.tsx
    - import('./pages/crisis-intervention')
    + import('./pages/contact')`,
  fault('family-therapy-address-shows', 'ROUTE-FAMILY-THERAPY~1')`The family therapy address shows crisis intervention.
    src/routes.tsx
    - import('./content/programs/family-therapy')
    + import('./content/programs/crisis-intervention')`,
  fault('mission-page-titled-our-vision', 'ROUTE-MISSION~2')`The mission page is titled “Our Vision”.
    src/content/mission.ts
    - title: 'Our Mission'
    + title: 'Our Vision'`,
  fault('headers-treatment-link-leads', 'ROUTE-MISSION-FOOTER-ONLY~2', 'NAV-HEADER-LINKS~2')`
    The header’s treatment link leads to the mission page.
    src/content/navigation.ts
    - { to: '/treatment', label: 'Treatment' },
    + { to: '/mission', label: 'Treatment' },`,
  misrouted('panic-disorder-page-shows-text', 'ROUTE-CONDITIONS~1', 'content/conditions', 'panic-disorder', 'ptsd'),
  misrouted('heroin-page-shows-text-about', 'ROUTE-SUBSTANCES~1', 'content/substances', 'heroin', 'kratom'),
  fault('addresses-matched-case', 'ROUTE-EXACT~2')`Addresses are matched case-insensitively.
    src/navigation/route-at.ts
    - paths.find((path) => path === pathname)
    + paths.find((path) => path === pathname.toLowerCase())`,
  fault('trailing-slash-address-ignored', 'ROUTE-EXACT~2')`A trailing slash in an address is ignored.
    src/navigation/route-at.ts
    - paths.find((path) => path === pathname)
    + paths.find((path) => path === pathname || \`\${path}/\` === pathname)`,
  fault('address-additional-segment-shows', 'ROUTE-EXACT~2')`
    An address with an additional segment shows the page above it.
    src/navigation/route-at.ts
    - paths.find((path) => path === pathname)
    + paths.find((path) => path === pathname || (path.length > 1 && pathname.startsWith(\`\${path}/\`)))`,
  misrouted('privacy-address-shows', 'ROUTE-PRIVACY~1', 'content', 'privacy', 'accessibility'),
  misrouted('accessibility-address-shows', 'ROUTE-ACCESSIBILITY~1', 'content', 'accessibility', 'privacy'),
  fault('site-address-not-route-table', 'ROUTE-TABLE~1')`The site has an address that is not in the route table.
    src/routes.tsx
      '/not-found': () => import('./pages/not-found'),
    +   '/team': () => import('./pages/not-found'),`,
  fault('jobs-page-headed-employment', 'ROUTE-JOBS~2')`The jobs page is headed “Employment”.
    src/content/jobs.ts
    - title: 'Job Assistance'
    + title: 'Employment'`,
  fault('anxiety-address-not-found', 'ROUTE-CONDITIONS~1')`The anxiety address shows the not-found page.
    src/navigation/route-at.ts
    - paths.find((path) => path === pathname)
    + paths.find((path) => path === pathname && path !== '/anxiety')`,
  fault('header-programs-menu-lists-mission', 'ROUTE-MISSION-FOOTER-ONLY~2')`
    The Programs menu links to the mission page, too.
    src/content/navigation.ts
    - entries: [...programLinks, jobs]
    + entries: [...programLinks, jobs, { to: '/mission', label: 'Our Mission' }]`,
  fault('footer-omits-mission', 'ROUTE-MISSION-FOOTER-ONLY~2', 'FOOT-COMPANY~2')`The footer omits the mission.
    src/content/navigation.ts
    - { to: '/mission', label: 'Our Mission' },`,
];
