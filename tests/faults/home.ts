import type { Fault } from './fault';

// biome-ignore format: a table, one fault per entry
export const home: readonly Fault[] = [
  { id: 'pictures-hero-transparent', rules: ['HOME-HERO'], file: 'src/components/Slider/Slider.module.css',
    what: 'The pictures of the hero are transparent.', find: `.current {
    visibility: visible;
    opacity: 1;`, replace: `.current {
    visibility: visible;
    opacity: 0;` },
  { id: 'slider-two-slides', rules: ['HOME-HERO', 'CONST-HERO-SLIDES'], file: 'src/components/Slider/Slider.tsx',
    what: 'The slider has two slides.', find: '{slides.map(', replace: '{slides.slice(1).map(' },
  { id: 'call-link-home-page-not-link', rules: ['HOME-CALL-LINK'], file: 'src/pages/home.tsx',
    what: 'The call link of the home page is not a link.',
    find: '<CallButton label={content.callLabel} />', replace: '<span>{content.callLabel}</span>' },
  { id: 'contact-link-home-page-leads', rules: ['HOME-CONTACT-LINK'], file: 'src/pages/home.tsx',
    what: 'The contact link of the home page leads to the insurance page.',
    find: '<Button to="/contact" variant="quiet">', replace: '<Button to="/insurance" variant="quiet">' },
  { id: 'insurers-appear-without-logos', rules: ['HOME-INSURER-LOGOS'], file: 'src/components/InsuranceSection/InsuranceSection.tsx',
    what: 'The insurers appear without their logos.', find: `<svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
                <path d={insurerLogos[index % insurerLogos.length]} fill="currentColor" />
              </svg>`, replace: '' },
  { id: 'insurance-section-shows-first', rules: ['HOME-INSURER-LOGOS', 'CONST-INSURERS'],
    file: 'src/components/InsuranceSection/InsuranceSection.tsx', what: 'The insurance section shows only the first five insurers.',
    find: '{insurers.map(', replace: '{insurers.slice(0, 5).map(' },
  { id: 'home-page-shows-program-cards', rules: ['HOME-SUBSTANCE-CARDS'], file: 'src/pages/home.tsx',
    what: 'The home page shows program cards in place of the substance cards.',
    find: 'cards={substances.cards}', replace: 'cards={programs.cards}' },
  { id: 'substance-cards-as-programs', rules: ['HOME-PROGRAM-CARDS'], file: 'src/pages/home.tsx',
    what: 'The home page shows substance cards as its programs.',
    find: '<Cards cards={programs.cards} />', replace: '<Cards cards={substances.cards} />' },
  { id: 'cards-no-pictures', rules: ['CARD-PARTS'], file: 'src/components/Cards/Cards.tsx', what: 'The cards have no pictures.',
    find: `          <Picture name={card.picture} crop="tall" source={source} />
          <`, replace: '          <' },
  { id: 'addiction-menu-omits-substance', rules: ['CARD-SUBSTANCES', 'CONST-SUBSTANCE-PAGES'], file: 'src/content/interface/cards.ts',
    what: 'The addiction menu omits a substance.',
    find: 'substanceLinks.map((link)', replace: "substanceLinks.filter(({ to }) => to !== '/mdma').map((link)" },
  { id: 'mental-health-menu-omits', rules: ['CARD-CONDITIONS', 'CONST-CONDITION-PAGES'], file: 'src/content/pages/mental-health.ts',
    what: 'The mental-health menu omits a condition.',
    find: 'cards: conditionLinks,', replace: "cards: conditionLinks.filter(({ to }) => to !== '/adhd')," },
  { id: 'css-hides-cards-both-menus', rules: ['ROUTE-MENTAL-HEALTH', 'ROUTE-SUBSTANCE-ABUSE'], file: 'src/pages/MenuPage.module.css',
    what: 'CSS hides the cards of both menu pages.', find: '.cards {', replace: `.cards {
    display: none;` },
  { id: 'title-mismatched-xanax-card', rules: ['CARD-MISMATCHED-TITLES'], file: 'src/content/interface/cards.ts',
    what: 'The title of the mismatched Xanax card is corrected.',
    find: "'/xanax': { title: 'Cocaine Addiction', picture: 'alcohol' }", replace: "'/xanax': { title: 'Xanax Addiction', picture: 'alcohol' }" },
  { id: 'mismatched-picture-oxycodone', rules: ['CARD-MISMATCHED-PICTURES'], file: 'src/content/interface/cards.ts',
    what: 'The mismatched picture of the oxycodone card is corrected.',
    find: "{ title: 'Oxycodone Addiction', picture: 'cocaine' }", replace: "{ title: 'Oxycodone Addiction', picture: 'oxycodone' }" },
];
