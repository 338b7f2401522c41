import { fault } from './fault';

export const home = [
  fault('pictures-hero-transparent', 'HOME-HERO~2')`The pictures of the hero are transparent.
    src/components/Slider/Slider.module.css
      .current {
    -     opacity: 1;
    +     opacity: 0;`,
  fault('slider-begins-with-dawn-at-night', 'HOME-AT-NIGHT~1')`At night, the slider begins with the bay at dawn.
    src/components/Slider/Slider.tsx
    - ? slides.length - 1 : 0
    + ? 0 : 0`,
  fault(
    'dawn-at-night-before-hydration',
    'HOME-AT-NIGHT~1',
  )`At night, the slider shows the bay at dawn until it hydrates.
    src/components/Slider/Slider.module.css
    - .unmoved > :last-child {
    -       opacity: 1;
    + .unmoved > :last-child {
    +       opacity: 0;`,
  fault('slider-two-slides', 'HOME-HERO~2', 'CONST-HERO-SLIDES~2')`The slider has two slides.
    src/components/Slider/Slider.tsx
    - {slides.map(
    + {slides.slice(1).map(`,
  fault('third-slide-shows-picture-second', 'CONST-HERO-SLIDES~2')`The third slide shows the picture of the second.
    src/content/home.ts
    - picture: 'hero-dusk', label
    + picture: 'hero-golden', label`,
  fault('tagline-another-wording', 'HOME-TAGLINE~2')`The tagline has another wording.
    src/content/home.ts
    - 'A path to mental wellness, at your own pace'
    + 'A road to recovery, at your own pace'`,
  fault('call-link-home-page-not-link', 'HOME-CALL-LINK~2')`The call link of the home page is not a link.
    src/pages/home.tsx
    - <CallButton label={content.callLabel} />
    + <span>{content.callLabel}</span>`,
  fault('contact-link-home-page-leads', 'HOME-CONTACT-LINK~2')`
    The contact link of the home page leads to the insurance page.
    src/pages/home.tsx
    - <Button to="/contact" look="quiet">
    + <Button to="/insurance" look="quiet">`,
  fault('home-page-omits-summary-clinic', 'HOME-ABOUT~2')`The home page omits the summary of the clinic.
    src/pages/home.tsx
    - heading={about.heading} body={about.body}
    + heading={about.heading} body={[]}`,
  fault('summary-clinic-home-page-only', 'HOME-ABOUT~2')`The summary of the clinic on the home page is only “Read on.”.
    src/pages/home.tsx
    - heading={about.heading} body={about.body}
    + heading={about.heading} body={['Read on.']}`,
  fault('home-does-not-lead-families', 'HOME-NEEDS~1')`The home page does not lead families anywhere.
    src/content/quick-links.ts
    - { to: '/family-therapy', title: 'For families', text: 'When someone you love needs or refuses help' },`,
  fault('home-overdose-without-steps', 'HOME-NEEDS~1')`The overdose link of the home page does not lead to the steps.
    src/content/quick-links.ts
    - section: 'overdose',`,
  fault('home-claims-accreditation', 'HOME-PROOF~1')`The home page says of every clinic that it is accredited.
    src/content/proof.ts
    - ...(accreditation ? ['Accredited'] : []),
    + 'Accredited',`,
  fault('home-omits-last-proof', 'HOME-PROOF~1')`The home page does not say that calling commits to nothing.
    src/pages/home.tsx
    - {content.proof.map(
    + {content.proof.slice(0, -1).map(`,
  fault('insurers-all-checked', 'HOME-NETWORKS~1')`A check marks insurers, too, in whose network the clinic is not.
    src/components/InsuranceSection/InsuranceSection.tsx
    - {network === 'in' && <Icon
    + {network && <Icon`,
  fault('insurer-unknown-not-in-network', 'HOME-NETWORKS~1')`
    An insurer whose network is not known is one whose network the clinic is not in.
    src/components/InsuranceSection/InsuranceSection.tsx
    - network ?? 'unknown'
    + network ?? 'out'`,
  fault('program-cards-without-lines', 'HOME-PROGRAM-LINES~1')`The program cards do not say what the programs are.
    src/components/Cards/Cards.tsx
    - {card.line && <p>{card.line}</p>}`,
  fault('program-card-hours-of-another', 'HOME-PROGRAM-LINES~1')`The outpatient card has the hours of another program.
    src/content/home.ts
    - '/outpatient-program': weekly('/outpatient-program')
    + '/outpatient-program': weekly('/intensive-outpatient-program')`,
  fault('menu-cards-before-what-is-urgent', 'CONTENT-MENU-URGENT~1')`The menu pages begin with their cards.
    src/pages/MenuPage.tsx
    - <QuickLinks {...content.urgent} />`,
  fault('insurance-section-not-say-clinic', 'HOME-INSURANCE~2', 'CONTENT-INSURANCE~2')`
    The insurance section does not say that the clinic works with major insurance groups.
    src/content/insurance-section.ts
    - heading: 'We work with major insurance groups'
    + heading: 'About your insurance'`,
  fault('insurance-section-not-ask', 'HOME-INSURANCE-REACH-OUT~2')`
    The insurance section does not ask visitors to reach out.
    src/content/insurance-section.ts
    - 'If you don’t see your insurance provider here, please reach out. Call ',
    + 'There are more groups than these. Call ',`,
  fault('insurers-appear-without-logos', 'HOME-INSURER-LOGOS~3')`The insurers appear without their logos.
    src/components/InsuranceSection/InsuranceSection.tsx
    - <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
    -                 <path d={glyphs[index % glyphs.length]} fill="currentColor" />
    -               </svg>`,
  fault('all-insurers-same-logo', 'HOME-INSURER-LOGOS~3')`All insurers have the same logo.
    src/components/InsuranceSection/InsuranceSection.tsx
    - glyphs[index % glyphs.length]
    + glyphs[index - index]`,
  fault('insurance-section-shows-first', 'HOME-INSURER-LOGOS~3', 'CONST-INSURERS~2')`
    The insurance section shows the first five insurers.
    src/components/InsuranceSection/InsuranceSection.tsx
    - {insurers.map(
    + {insurers.slice(0, 5).map(`,
  fault('mental-health-section-home-page', 'HOME-MENTAL-HEALTH-PROMO~2')`
    The mental-health section of the home page links to the substances.
    src/pages/home.tsx
    - <Button to="/mental-health">
    + <Button to="/substance-abuse">`,
  fault('home-page-omits-mission', 'HOME-MISSION~2')`The home page omits the mission.
    src/pages/home.tsx
    - <PageSection id="mission" heading={mission.heading} body={mission.body} />
    + {mission.heading}`,
  fault('mission-home-page-only-read', 'HOME-MISSION~2')`The mission on the home page is only “Read on.”.
    src/pages/home.tsx
    - heading={mission.heading} body={mission.body}
    + heading={mission.heading} body={['Read on.']}`,
  fault('home-page-shows-program-cards', 'HOME-SUBSTANCE-CARDS~2')`
    The home page shows program cards in place of the substance cards.
    src/pages/home.tsx
    - cards={substances.cards}
    + cards={programs.cards}`,
  fault('substance-cards-as-programs', 'HOME-PROGRAM-CARDS~2')`The home page shows substance cards as its programs.
    src/pages/home.tsx
    - <Cards cards={programs.cards} />
    + <Cards cards={substances.cards} />`,
  fault('cards-no-pictures', 'CARD-PARTS~2')`The cards have no pictures.
    src/components/Cards/Cards.tsx
    -           <Picture name={card.picture} crop="tall" store={store} />
                <`,
  fault('button-cards-reads-read-more', 'CARD-PARTS~2')`The button of the cards reads “Read More”.
    src/components/Cards/Cards.tsx
    - {labels.learnMore}
    + Read More`,
  fault('css-makes-titles-cards', 'CARD-PARTS~2')`CSS makes the titles of the cards transparent.
    src/components/Cards/Cards.module.css
      .text h3 {
    +     opacity: 0;`,
  fault('adhd-card-anxiety-picture', 'CARD-OTHERS~1')`The ADHD card has the anxiety picture.
    src/content/navigation.ts
    - { to: '/adhd', label: 'ADHD', picture: 'adhd' }
    + { to: '/adhd', label: 'ADHD', picture: 'anxiety' }`,
  fault('addiction-menu-omits-substance', 'CARD-SUBSTANCES~3', 'CONST-SUBSTANCE-PAGES~2')`
    The addiction menu omits a substance.
    src/content/cards.ts
    - substanceLinks.map((link)
    + substanceLinks.filter(({ to }) => to !== '/mdma').map((link)`,
  fault('mental-health-menu-omits', 'CARD-CONDITIONS~3', 'CONST-CONDITION-PAGES~2')`
    The mental-health menu omits a condition.
    src/content/mental-health.ts
    - cards: conditionLinks,
    + cards: conditionLinks.filter(({ to }) => to !== '/adhd'),`,
  fault('css-hides-cards-both-menus', 'ROUTE-MENTAL-HEALTH~1', 'ROUTE-SUBSTANCE-ABUSE~2')`
    CSS hides the cards of both menus.
    src/pages/MenuPage.module.css
      .cards {
    +     display: none;`,
  fault('title-mismatched-xanax-card', 'CARD-MISMATCHED-TITLES~3')`The title of the mismatched Xanax card is corrected.
    src/content/cards.ts
    - '/xanax': { title: 'Cocaine Addiction', picture: 'alcohol' }
    + '/xanax': { title: 'Xanax Addiction', picture: 'alcohol' }`,
  fault('mismatched-picture-oxycodone', 'CARD-MISMATCHED-PICTURES~3')`
    The mismatched picture of the oxycodone card is corrected.
    src/content/cards.ts
    - { title: 'Oxycodone Addiction', picture: 'cocaine' }
    + { title: 'Oxycodone Addiction', picture: 'oxycodone' }`,
  fault('home-omits-description', 'HOME-TAGLINE~2')`The home page has no description below its tagline.
    src/pages/home.tsx
    - <RichText text={content.intro} />
    + {null}`,
  fault('home-call-link-second-number', 'HOME-CALL-LINK~2')`The call buttons dial the second number.
    src/components/CallButton/CallButton.tsx
    - <Button phone="clinic"
    + <Button phone="second"`,
  fault('home-contact-link-no-link', 'HOME-CONTACT-LINK~2')`The contact link of the home page is no link.
    src/pages/home.tsx
    - <Button to="/contact" look="quiet">
    -               {content.contactLinkText}
    -             </Button>
    + <span>{content.contactLinkText}</span>`,
  fault('home-substance-cards-lead-to-menu', 'HOME-SUBSTANCE-CARDS~2')`
    The substance cards of the home page lead to the addiction menu.
    src/pages/home.tsx
    - cards={substances.cards}
    + cards={substances.cards.map((card) => ({ ...card, to: '/substance-abuse' as const }))}`,
  fault('home-program-cards-lead-to-treatment', 'HOME-PROGRAM-CARDS~2')`
    The program cards of the home page lead to the treatment page.
    src/pages/home.tsx
    - <Cards cards={programs.cards} />
    + <Cards cards={programs.cards.map((card) => ({ ...card, to: '/treatment' as const }))} />`,
  fault('insurance-page-does-not-ask', 'HOME-INSURANCE-REACH-OUT~2')`
    Only the home page asks visitors whose insurer is not shown to reach out.
    src/pages/insurance.tsx
    - import { InsuranceSection } from '../components/InsuranceSection/InsuranceSection';
    + import { PageSection } from '../components/PageSection/PageSection';
    + import { insuranceSection } from '../content/insurance-section';
    + const InsuranceSection = () => <PageSection id="insurance" heading={insuranceSection.heading} body={[]} />;`,
  fault('home-promo-button-read-more', 'HOME-MENTAL-HEALTH-PROMO~2')`
    The button of the mental-health section reads “Read More”.
    src/content/home.ts
    - linkText: 'Learn More'
    + linkText: 'Read More'`,
  fault('home-promo-without-text', 'HOME-MENTAL-HEALTH-PROMO~2')`
    The mental-health section of the home page is only a button.
    src/pages/home.tsx
    - heading={promo.heading} body={promo.body}
    + heading="" body={[]}`,
  fault('card-titles-swapped', 'CARD-OTHERS~1')`Two cards of the mental-health menu have each other’s title.
    src/content/mental-health.ts
    - cards: conditionLinks,
    + cards: conditionLinks.map((link, index) => ({ ...link, title: conditionLinks[index ^ 1]?.label ?? '' })),`,
  fault('card-conditions-reversed', 'CARD-CONDITIONS~3')`A card of the mental-health menu leads to another condition.
    src/content/mental-health.ts
    - cards: conditionLinks,
    + cards: conditionLinks.map((link) => ({ ...link, to: link.to === '/ptsd' ? '/anxiety' : link.to })),`,
  fault('two-substance-cards-lead-to-heroin', 'CARD-SUBSTANCES~3')`
    Two cards of the addiction menu lead to the page on heroin.
    src/content/cards.ts
    - substanceLinks.map((link) => ({ ...link,
    + substanceLinks.map((link) => ({ ...link, to: link.to === '/meth' ? '/heroin' : link.to,`,
  fault('opioid-card-title-corrected', 'CARD-MISMATCHED-TITLES~3')`The title of the mismatched opioid card is corrected.
    src/content/cards.ts
    - '/opioid': { title: 'Cocaine Addiction', picture: 'opioid' }
    + '/opioid': { title: 'Opioid Addiction', picture: 'opioid' }`,
  fault('heroin-card-titled-cocaine', 'CARD-OTHERS~1')`The heroin card is titled “Cocaine Addiction”, too.
    src/content/cards.ts
    - '/oxycodone': { title
    + '/heroin': { title: 'Cocaine Addiction', picture: 'heroin' },
    +   '/oxycodone': { title`,
  fault('xanax-card-picture-corrected', 'CARD-MISMATCHED-PICTURES~3')`
    The mismatched picture of the Xanax card is corrected.
    src/content/cards.ts
    - '/xanax': { title: 'Cocaine Addiction', picture: 'alcohol' }
    + '/xanax': { title: 'Cocaine Addiction', picture: 'xanax' }`,
];
