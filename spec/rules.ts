/**
 * Every testable sentence of sections 1 to 9 of the specification as one rule in our own words; `informative` lists the
 * sentences that cannot be tested, with reasons.
 *
 * - `section` is the section of the specification; for an extension, the section that it extends. An extension has a
 *   reason.
 * - `source` names the sentences that a rule comes from. `npm run trace -- --specification FILE` checks each of them in the
 *   document, which is not part of this project.
 * - `layers` are those in which the rule must be tested: unit compares data or the text of rendered pages, component
 *   renders components with events or the e-mail call, e2e opens the built site in a browser.
 * - `fixture` names the fixture (file.export) with the values of a rule about data.
 * - Raise `rev` when the meaning changes.
 */
type Topic =
  | 'ROUTE'
  | 'NAV'
  | 'FOOT'
  | 'HOME'
  | 'CARD'
  | 'FORM'
  | 'VAL'
  | 'CALL'
  | 'CONST'
  | 'CONTENT'
  | 'A11Y'
  | 'PERF'
  | 'SHELL'
  | 'SAFE'
  | 'HOST'
  | 'FIND'
  | 'LAW'
  | 'OPTION'
  | 'FAULT'
  | 'ENGINE'
  | 'FUZZ'
  | 'SUPPLY';

type Section = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/**
 * A sentence or table row of the specification: its section (0 before the first) and its number there, then a fingerprint of
 * its text, as in `2.14#a1b2c3d4`. Where semicolons divide it, each part has a letter: `2.14a`.
 */
type Source = `${0 | Section}.${string}#${string}`;
type Sources = readonly [Source, ...Source[]];

interface Base {
  readonly id: `${Topic}-${string}`;
  readonly rev: number;
  readonly section: Section;
  readonly statement: string;
  readonly layers: readonly ('unit' | 'component' | 'e2e')[];
  readonly fixture?: string;
}

export type Rule = Base &
  (
    | { readonly origin: 'specification'; readonly source: Sources }
    | { readonly origin: 'extension'; readonly reason: string }
  );

// biome-ignore format: a table, one rule an entry
export const rules = [
  // Routes
  { id: 'ROUTE-HOME', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['2.4#3b3a4cda'],
    statement: 'When / is opened, the site shall show the home page.' },
  { id: 'ROUTE-TREATMENT', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['2.5#2617ee53'],
    statement: 'When /treatment is opened, the site shall show the treatment programs.' },
  { id: 'ROUTE-ABOUT', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['2.6#f6fdacf1'],
    statement: 'When /about-us is opened, the site shall show the page about the clinic.' },
  { id: 'ROUTE-INSURANCE', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['2.7#be8baece'],
    statement: 'When /insurance is opened, the site shall show the insurance page with a hero and the insurance ' +
      'section.' },
  { id: 'ROUTE-CONTACT', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['2.8#9521889d'],
    statement: 'When /contact is opened, the site shall show the contact page headed "Have some questions?".' },
  { id: 'ROUTE-JOBS', rev: 2, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['2.9#923bc65f'],
    statement: 'When /jobs is opened, the site shall show the employment assistance page, headed "Job Assistance".' },
  { id: 'ROUTE-MENTAL-HEALTH', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['2.10#733d4839'],
    statement: 'When /mental-health is opened, the site shall show the menu of mental-health cards.' },
  { id: 'ROUTE-SUBSTANCE-ABUSE', rev: 2, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['2.11#bc880856'],
    statement: 'When /substance-abuse is opened, the site shall show the menu of 12 addiction cards.' },
  { id: 'ROUTE-PARTIAL-HOSPITALIZATION', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['2.12#e1f72db5'],
    statement: 'When /partial-hospitalization-program is opened, the site shall show that program.' },
  { id: 'ROUTE-INTENSIVE-OUTPATIENT', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['2.13#1bc198df'],
    statement: 'When /intensive-outpatient-program is opened, the site shall show that program.' },
  { id: 'ROUTE-OUTPATIENT', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['2.14a#a32e675d'],
    statement: 'When /outpatient-program is opened, the site shall show that program.' },
  { id: 'ROUTE-CASE-MANAGEMENT', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['2.15a#73707156'],
    statement: 'When /case-management is opened, the site shall show that service.' },
  { id: 'ROUTE-CRISIS', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['2.16a#25e2ad01'],
    statement: 'When /crisis-intervention is opened, the site shall show that service.' },
  { id: 'ROUTE-FAMILY-THERAPY', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['2.17a#7c71e987'],
    statement: 'When /family-therapy is opened, the site shall show that service.' },
  { id: 'ROUTE-MISSION', rev: 2, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'extension',
    reason: 'The specification links to /mission and does not show what it holds; a link must lead somewhere.',
    statement: 'When /mission is opened, the site shall show the mission.' },
  { id: 'ROUTE-MISSION-FOOTER-ONLY', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'navigation.footerOnlyPaths',
    origin: 'specification',
    source: ['2.18a#635b09a7'],
    statement: 'Every page shall link to /mission in its footer and nowhere else.' },
  { id: 'ROUTE-CONDITIONS', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['2.19#e4549f06'],
    statement: 'When the address of one of the ten conditions is opened, the site shall show the page of that ' +
      'condition.' },
  { id: 'ROUTE-SUBSTANCES', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['2.20#339dc4c2'],
    statement: 'When the address of one of the twelve substances is opened, the site shall show the page of that ' +
      'substance.' },
  { id: 'ROUTE-EXACT', rev: 2, section: 2, layers: ['e2e'], fixture: 'routes.unknownAddresses', origin: 'specification',
    source: ['2.1#66689a3f'],
    statement: 'When an address differs from every route, by a further segment, a trailing slash, letter case or ' +
      'otherwise, the site shall not show the page of a route.' },
  { id: 'ROUTE-SHARED-FRAME', rev: 1, section: 2, layers: ['e2e'], origin: 'specification',
    source: ['2.2#2fd81d0a'],
    statement: 'When any page is shown, the same header shall stand above it and the same footer below it.' },
  { id: 'ROUTE-TOPIC-PARTS', rev: 2, section: 2, layers: ['e2e'], origin: 'specification',
    source: ['2.21#64c953d8'],
    statement: 'When a condition or substance page is shown, it shall show a banner, an informational section, the ' +
      'contact form and the footer.' },
  { id: 'ROUTE-TOPIC-ORDER', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'The specification names the parts and says nothing of their order.',
    statement: 'When a condition or substance page is shown, its banner shall stand above its informational ' +
      'sections, these above the contact form, and this above the footer.' },
  { id: 'ROUTE-PUBLIC', rev: 1, section: 6, layers: ['e2e'], origin: 'specification',
    source: ['1.2#d96cf83d', '6.1a#1be82d01', '6.1b#0eae79f2'],
    statement: 'When any page is opened in a fresh browser, the site shall show it without asking for a role, an ' +
      'account or a sign-in.' },
  { id: 'ROUTE-PRIVACY', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'extension',
    reason: 'A form that passes on personal data needs a privacy page.',
    statement: 'When /privacy is opened, the site shall show the privacy page.' },
  { id: 'ROUTE-ACCESSIBILITY', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'extension',
    reason: 'Visitors who meet a barrier need to know how to report it.',
    statement: 'When /accessibility is opened, the site shall show the accessibility page.' },
  { id: 'ROUTE-TABLE', rev: 1, section: 2, layers: ['unit'], fixture: 'routes.routes', origin: 'extension',
    reason: 'A page that no contract names would go unchecked.',
    statement: 'The site shall have the addresses of the route table and no other.' },

  // Header and menus
  { id: 'NAV-HEADER-LINKS', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'navigation.headerLinks',
    origin: 'specification',
    source: ['2.26#582fd02e'],
    statement: 'The navigation bar shall hold the six links with the labels and addresses of the fixture, in order.' },
  { id: 'NAV-PROGRAMS-MENU', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'navigation.menus',
    origin: 'specification',
    source: ['2.27#7ae11541'],
    statement: 'The Programs menu shall list the seven entries of the fixture, in order.' },
  { id: 'NAV-MENTAL-HEALTH-MENU', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'navigation.menus',
    origin: 'specification',
    source: ['2.28#ca7a625e'],
    statement: 'The Mental Health menu shall list the ten condition pages, in order.' },
  { id: 'NAV-ADDICTION-MENU', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'navigation.menus',
    origin: 'specification',
    source: ['2.29#300b0e4a'],
    statement: 'The Addiction menu shall list the twelve substance pages, in order.' },
  { id: 'NAV-MENU-PARENTS', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'navigation.menus',
    origin: 'specification',
    source: ['2.28#ca7a625e', '2.29#300b0e4a'],
    statement: 'The Mental Health menu shall offer a link to /mental-health and the Addiction menu one to ' +
      '/substance-abuse.' },
  { id: 'NAV-LINKS-LEAD', rev: 1, section: 2, layers: ['e2e'], fixture: 'navigation.headerLinks',
    origin: 'specification',
    source: ['2.26#582fd02e', '2.27#7ae11541', '2.28#ca7a625e', '2.29#300b0e4a', '2.31a#d00277b2', '2.31b#ca662ece',
      '2.31c#681904ac', '2.31d#ed18c671'],
    statement: 'When a link of the header, a menu or the footer is followed, the site shall show the page of its ' +
      'address.' },
  { id: 'NAV-HAMBURGER', rev: 1, section: 2, layers: ['e2e'], origin: 'specification',
    source: ['2.30a#6b8698e4'],
    statement: 'When the screen is small, a toggle shall stand in place of the navigation bar; on a wide screen it ' +
      'shall not show.' },
  { id: 'NAV-MOBILE-MENU-STATES', rev: 1, section: 4, layers: ['component'], origin: 'specification',
    source: ['4.1#ab9cbd39'],
    statement: 'When the toggle is pressed, the mobile menu shall change from closed to open or from open to closed.' },
  { id: 'NAV-SUBMENU-OPENS', rev: 1, section: 2, layers: ['component'], origin: 'specification',
    source: ['2.30b#216a09d2'],
    statement: 'When the button of a closed dropdown menu is clicked, the menu shall open.' },
  { id: 'NAV-SUBMENU-CLOSES', rev: 1, section: 2, layers: ['component'], origin: 'specification',
    source: ['2.30b#216a09d2'],
    statement: 'When the button of an open dropdown menu is clicked, the menu shall close.' },
  { id: 'NAV-SUBMENU-STATES', rev: 1, section: 4, layers: ['component'], origin: 'specification',
    source: ['4.1#ab9cbd39', '4.2#6e1ec567'],
    statement: 'When a page is opened, each of the three dropdown menus and the mobile menu shall be closed.' },
  { id: 'NAV-DETAIL-SCROLL', rev: 1, section: 2, layers: ['e2e'], fixture: 'constants.durations',
    origin: 'specification',
    source: ['2.24#b7fc36f2'],
    statement: 'When a link to a detail page is followed, the page shall scroll smoothly to its top over 500 ms.' },
  { id: 'NAV-OTHER-PAGES', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'The specification says how links to detail pages scroll, and nothing of the others.',
    statement: 'When a link to a page that is no detail page is followed, the page shall show its top at once.' },
  { id: 'NAV-SCROLL-YIELDS', rev: 2, section: 2, layers: ['unit', 'component'], origin: 'extension',
    reason: 'A page must not scroll against the visitor.',
    statement: 'When a visitor turns the wheel, touches the screen, clicks or presses a key during a smooth scroll, ' +
      'the scroll shall stop where it is.' },
  { id: 'NAV-MENU-GIVES-WAY', rev: 1, section: 4, layers: ['component'], origin: 'extension',
    reason: 'An open menu covers what the visitor turns to.',
    statement: 'An open dropdown menu shall close when the visitor clicks or focuses something outside the ' +
      'navigation, which keeps the focus, and shall stay open while the focus moves within it.' },
  { id: 'NAV-OWN-TAB', rev: 1, section: 2, layers: ['component'], origin: 'extension',
    reason: 'Links open in new tabs and windows, as everywhere.',
    statement: 'When a link is clicked with Control, Command, Shift, Alt or the middle button, the site shall leave ' +
      'it to the browser.' },
  { id: 'NAV-CURRENT-PAGE', rev: 1, section: 2, layers: ['component'], origin: 'extension',
    reason: 'Visitors want to know where they are.',
    statement: 'A link to the page that is shown shall be marked as the current one, and no other link.' },

  // Footer
  { id: 'FOOT-PHONE', rev: 2, section: 1, layers: ['unit', 'e2e'], origin: 'specification',
    source: ['1.7#ea0f1d63'],
    statement: 'The footer shall show the phone number of the clinic.' },
  { id: 'FOOT-CERTIFICATION', rev: 2, section: 1, layers: ['unit', 'e2e'], fixture: 'constants.certificationExpiry',
    origin: 'specification',
    source: ['1.7#ea0f1d63'],
    statement: 'The footer shall show the state certification with its number and its expiry date as text.' },
  { id: 'FOOT-REGISTER-LINK', rev: 2, section: 1, layers: ['unit', 'e2e'], fixture: 'constants.externalLinks',
    origin: 'specification',
    source: ['1.7#ea0f1d63', '7.4#5accc5f2'],
    statement: 'The footer shall link the state certification to the external license register.' },
  { id: 'FOOT-ACCREDITATION', rev: 2, section: 1, layers: ['unit', 'e2e'], fixture: 'constants.statements',
    origin: 'specification',
    source: ['1.7#ea0f1d63'],
    statement: 'The footer shall carry a note on the accreditation by a hospital accreditation body.' },
  { id: 'FOOT-COPYRIGHT', rev: 2, section: 1, layers: ['unit', 'e2e'], fixture: 'constants.copyrightYear',
    origin: 'specification',
    source: ['1.7#ea0f1d63'],
    statement: 'The footer shall carry a copyright line for 2025.' },
  { id: 'FOOT-COMPANY', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'navigation.footerColumns',
    origin: 'specification',
    source: ['2.31a#d00277b2'],
    statement: 'The Company column of the footer shall hold its three links, in order.' },
  { id: 'FOOT-NAVIGATION', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'navigation.footerColumns',
    origin: 'specification',
    source: ['2.31b#ca662ece'],
    statement: 'The Navigation column of the footer shall hold its three links, in order.' },
  { id: 'FOOT-PROGRAMS', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'navigation.footerColumns',
    origin: 'specification',
    source: ['2.31c#681904ac'],
    statement: 'The Programs column of the footer shall hold the three program links, in order.' },
  { id: 'FOOT-SERVICES', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'navigation.footerColumns',
    origin: 'specification',
    source: ['2.31d#ed18c671'],
    statement: 'The Services column of the footer shall hold its three links, in order.' },
  { id: 'FOOT-BACK-TO-TOP', rev: 1, section: 2, layers: ['e2e'], fixture: 'constants.durations',
    origin: 'specification',
    source: ['2.32#f4e5f85a'],
    statement: 'When the up-arrow control is pressed, the page shall scroll smoothly to its top over 500 ms.' },
  { id: 'FOOT-LEGAL', rev: 1, section: 2, layers: ['unit'], fixture: 'navigation.legalLinks', origin: 'extension',
    reason: 'The two added pages must be reachable from everywhere.',
    statement: 'The footer shall hold the legal links of the fixture below its columns.' },
  { id: 'FOOT-DISCLAIMER', rev: 1, section: 1, layers: ['unit'], fixture: 'language.footerDisclaimer',
    origin: 'extension', reason: 'Health information must not pass for medical advice.',
    statement: 'The footer shall say that the site gives general information, not medical advice.' },

  // Home page
  { id: 'HOME-HERO', rev: 2, section: 1, layers: ['component', 'e2e'], fixture: 'constants.counts',
    origin: 'specification',
    source: ['1.5a#6bce9b32'],
    statement: 'The home page shall open with a slider of three images and a headline.' },
  { id: 'HOME-AUTOPLAY', rev: 3, section: 1, layers: ['component'], origin: 'extension',
    reason: 'The specification asks for a slider and does not say when its slides change.',
    statement: 'The hero slider shall show its next slide every six seconds, but not while it is hovered or focused ' +
      'unless the visitor has started it since, and shall announce slides to screen readers only while it is stopped ' +
      'or paused.' },
  { id: 'HOME-TAGLINE', rev: 2, section: 1, layers: ['unit', 'e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['1.5b#550f6cdf', '1.5c#78c301f2'],
    statement: 'The home page shall carry a tagline about a path to mental wellness and a short description.' },
  { id: 'HOME-CALL-LINK', rev: 2, section: 1, layers: ['unit', 'e2e'], origin: 'specification',
    source: ['1.5d#9df6b2e5'],
    statement: 'The home page shall hold a link in its main part that dials the clinic.' },
  { id: 'HOME-CONTACT-LINK', rev: 2, section: 1, layers: ['unit', 'e2e'], origin: 'specification',
    source: ['1.5e#dcfeed41'],
    statement: 'The home page shall hold a link in its main part to /contact.' },
  { id: 'HOME-ABOUT', rev: 2, section: 1, layers: ['unit', 'e2e'], origin: 'specification',
    source: ['1.5f#529db45a'],
    statement: 'The home page shall sum up what the clinic is about.' },
  { id: 'HOME-SUBSTANCE-CARDS', rev: 2, section: 1, layers: ['unit', 'e2e'], origin: 'specification',
    source: ['1.5g#d46f7e83'],
    statement: 'The home page shall show cards that lead to substance pages.' },
  { id: 'HOME-PROGRAM-CARDS', rev: 2, section: 1, layers: ['unit', 'e2e'], origin: 'specification',
    source: ['1.5h#563093f5'],
    statement: 'The home page shall show cards that lead to program pages.' },
  { id: 'HOME-CARD-CHOICE', rev: 1, section: 1, layers: ['unit', 'e2e'], fixture: 'cards.homeSubstanceCards',
    origin: 'extension',
    reason: 'The specification does not say which cards; the choice must not change by accident.',
    statement: 'The home page shall show the three substance cards and the six program cards of the fixture, in ' +
      'order, and no others.' },
  { id: 'HOME-INSURANCE', rev: 2, section: 1, layers: ['unit', 'e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['1.5i#a735d271'],
    statement: 'The insurance section of the home page shall say that the clinic works with major insurance groups.' },
  { id: 'HOME-INSURER-LOGOS', rev: 2, section: 1, layers: ['unit', 'e2e'], fixture: 'constants.counts',
    origin: 'specification',
    source: ['1.5i#a735d271'],
    statement: 'The insurance section of the home page and of /insurance shall show six insurer logos, each with ' +
      'the name of its insurer as text.' },
  { id: 'HOME-INSURANCE-REACH-OUT', rev: 2, section: 1, layers: ['unit', 'e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['1.5i#a735d271'],
    statement: 'The insurance section of the home page and of /insurance shall ask visitors whose insurer is not ' +
      'shown to reach out.' },
  { id: 'HOME-MENTAL-HEALTH-PROMO', rev: 2, section: 1, layers: ['unit', 'e2e'], origin: 'specification',
    source: ['1.5j#a4f297f2'],
    statement: 'The home page shall hold a section that promotes mental health, with a "Learn More" button that ' +
      'leads to /mental-health.' },
  { id: 'HOME-MISSION', rev: 2, section: 1, layers: ['unit', 'e2e'], origin: 'specification',
    source: ['1.5k#ac3004a6'],
    statement: 'The home page shall state the mission.' },
  { id: 'HOME-ORDER', rev: 2, section: 1, layers: ['e2e'], origin: 'extension',
    reason: 'The specification lists the parts of the home page in prose, which has no order to keep.',
    statement: 'The home page shall show its parts in order: hero, tagline, description, call link, contact link, ' +
      'about, substance cards, program cards, insurance, mental health, mission, form.' },
  { id: 'HOME-VIEW-ALL', rev: 1, section: 1, layers: ['unit'], fixture: 'cards.homeViewAll', origin: 'extension',
    reason: 'Three cards stand for twelve pages; visitors need the way to the rest.',
    statement: 'The substance cards of the home page shall end with a "View All" link to /substance-abuse.' },

  // Cards
  { id: 'CARD-PARTS', rev: 2, section: 2, layers: ['component', 'e2e'], fixture: 'cards.cardButton',
    origin: 'specification',
    source: ['2.22#9a6d4e33'],
    statement: 'A menu card shall show an image, a title and a "Learn More" button that leads to its page.' },
  { id: 'CARD-CONDITIONS', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'cards.conditionCards',
    origin: 'specification',
    source: ['2.10#733d4839'],
    statement: 'The mental-health menu shall show the ten cards of the fixture with their titles, addresses and ' +
      'pictures.' },
  { id: 'CARD-SUBSTANCES', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'cards.substanceCards',
    origin: 'specification',
    source: ['2.11#bc880856'],
    statement: 'The addiction menu shall show twelve cards, each leading to the address of the fixture.' },
  { id: 'CARD-MISMATCHED-TITLES', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'cards.substanceCards',
    origin: 'specification',
    source: ['2.23a#2ad3a47e', '2.23b#22cba288'],
    statement: 'The addiction cards that lead to /opioid and /xanax shall be titled "Cocaine Addiction", all others ' +
      'as in the fixture.' },
  { id: 'CARD-MISMATCHED-PICTURES', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'cards.substanceCards',
    origin: 'specification',
    source: ['2.23a#2ad3a47e', '2.23b#22cba288'],
    statement: 'The addiction cards shall show the pictures of the fixture, those of other substances for ' +
      '/oxycodone and /xanax included.' },

  // Contact form
  { id: 'FORM-PAGES', rev: 2, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['1.5l#d7fe59df', '2.5#2617ee53', '2.6#f6fdacf1', '2.7#be8baece', '2.8#9521889d', '2.9#923bc65f',
      '2.21#64c953d8'],
    statement: 'The contact form shall stand on every page that the fixture gives it to.' },
  { id: 'FORM-NO-OTHER-PAGES', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.routes', origin: 'extension',
    reason: 'The specification gives the other pages no form, and does not forbid it.',
    statement: 'The contact form shall stand once at most on a page, and on no page that the fixture does not give ' +
      'it to.' },
  { id: 'FORM-ONLY-INPUT', rev: 1, section: 1, layers: ['e2e'], origin: 'specification',
    source: ['1.3#624efaf6'],
    statement: 'Besides the contact form, the site shall offer no control that takes what a visitor enters.' },
  { id: 'FORM-FIELDS', rev: 2, section: 3, layers: ['component', 'e2e'], fixture: 'contact-form.fields',
    origin: 'specification',
    source: ['3.1#7fe87d2a'],
    statement: 'The contact form shall hold exactly the five fields name, email, phone, subject and message.' },
  { id: 'FORM-NOT-STORED', rev: 2, section: 3, layers: ['e2e'], origin: 'specification',
    source: ['3.2a#d2e0483c'],
    statement: 'When a message is written, has been sent or could not be sent, the browser shall keep no copy of ' +
      'it: not in cookies, not in any storage, not in the history, not in the address.' },
  { id: 'FORM-LABEL-IDLE', rev: 2, section: 4, layers: ['component', 'e2e'], fixture: 'contact-form.buttonLabels',
    origin: 'specification',
    source: ['4.4a#de6946e8'],
    statement: 'When nothing has been sent, the button of the form shall read "Submit".' },
  { id: 'FORM-LABEL-SENT', rev: 1, section: 4, layers: ['component'], fixture: 'contact-form.buttonLabels',
    origin: 'specification',
    source: ['4.4b#022dbc1b', '7.1d#e113f614'],
    statement: 'When a send has succeeded, the button shall read "Message Sent".' },
  { id: 'FORM-LABEL-RETURNS', rev: 1, section: 4, layers: ['component'], fixture: 'contact-form.durations',
    origin: 'specification',
    source: ['4.4b#022dbc1b'],
    statement: 'When 3 seconds have passed since a successful send, the button shall read "Submit" again.' },
  { id: 'FORM-RESET-AT-START', rev: 1, section: 4, layers: ['component'], origin: 'specification',
    source: ['4.5#5442374b'],
    statement: 'When a send starts, the form shall be emptied at once, before any answer.' },
  { id: 'FORM-ERRORS-UNDER-FIELDS', rev: 1, section: 4, layers: ['component'], origin: 'specification',
    source: ['4.6#c4c41d3b'],
    statement: 'When a field fails its check, its message shall appear under that field.' },
  { id: 'FORM-ERRORS-REPLACED', rev: 1, section: 4, layers: ['component'], origin: 'specification',
    source: ['4.6#c4c41d3b'],
    statement: 'When a visitor submits again, the messages of the earlier attempt shall give way to those of the new ' +
      'one.' },
  { id: 'FORM-SILENT-FAILURE', rev: 1, section: 4, layers: ['component', 'e2e'], origin: 'specification',
    source: ['4.7#8c1bba4d', '8.3b#52ee6c79'],
    statement: 'When a send fails, the page shall show the visitor nothing new.' },
  { id: 'FORM-CHECK-ON-SUBMIT', rev: 1, section: 5, layers: ['component'], origin: 'specification',
    source: ['5.1#ea9c5045'],
    statement: 'When a visitor types in or leaves a field without submitting, no message shall appear.' },
  { id: 'FORM-CHECK-TRIMMED', rev: 1, section: 5, layers: ['component'], fixture: 'contact-form.accepted',
    origin: 'specification',
    source: ['5.1#ea9c5045'],
    statement: 'When a value has white space around it, the checks shall run on the value without it.' },
  { id: 'FORM-SEND-ONLY-VALID', rev: 1, section: 5, layers: ['component'], origin: 'specification',
    source: ['5.2#506f0faf'],
    statement: 'When any check fails, the form shall send nothing; when all pass, it shall send the message once.' },
  { id: 'FORM-REQUIRED-ATTRIBUTE', rev: 2, section: 5, layers: ['component', 'e2e'], origin: 'specification',
    source: ['5.3#96e04cde'],
    statement: 'Each of the five controls shall carry the required attribute of the browser.' },
  { id: 'FORM-OWN-MESSAGES', rev: 1, section: 5, layers: ['component'], origin: 'extension',
    reason: 'The required attribute alone would let the browser show its own bubbles before ours.',
    statement: 'When an empty form is submitted, all five required messages of the fixture shall appear instead of a ' +
      'hint of the browser.' },
  { id: 'FORM-KEEPS-VALUES', rev: 1, section: 4, layers: ['component'], origin: 'extension',
    reason: 'A visitor must be able to correct what was refused.',
    statement: 'When a check fails, every field shall keep what the visitor entered.' },
  { id: 'FORM-LABEL-LATEST', rev: 1, section: 4, layers: ['component'], fixture: 'contact-form.durations',
    origin: 'extension', reason: 'The specification does not say what a second success within the 3 seconds does.',
    statement: 'When a second send succeeds while "Message Sent" shows, the label shall stay for 3 seconds from the ' +
      'second success.' },
  { id: 'FORM-ONE-IN-FLIGHT', rev: 1, section: 4, layers: ['component'], origin: 'extension',
    reason: 'A double click must not send a message twice.',
    statement: 'When a visitor submits while a send is in flight, the form shall neither send nor show messages.' },
  { id: 'FORM-SEND-TIMEOUT', rev: 1, section: 4, layers: ['component'], fixture: 'constants.durations',
    origin: 'extension', reason: 'A request without an answer would block the form for good.',
    statement: 'When a send has no answer after 20 seconds, it shall count as failed, be logged, and free the form.' },
  { id: 'FORM-SURVIVES-NAVIGATION', rev: 1, section: 4, layers: ['e2e'], origin: 'extension',
    reason: 'A message must not be lost because its sender reads on.',
    statement: 'When a visitor goes to another page of the site during a send, the send shall complete.' },
  { id: 'FORM-NOTES', rev: 1, section: 2, layers: ['component'], fixture: 'language.formNotes', origin: 'extension',
    reason: 'As a failed send stays silent, visitors need to know how to tell and whom to call.',
    statement: 'The form shall always show the two notes of the fixture near its button.' },

  { id: 'FORM-NAME-HINT', rev: 2, section: 5, layers: ['unit', 'component'], fixture: 'contact-form.nameExample',
    origin: 'extension', reason: 'The check refuses hyphens and apostrophes, and many people have one in their name.',
    statement: 'The form shall say beside Name, before anything is entered, that it takes letters and spaces only, ' +
      'with an example of a name that has a hyphen and an apostrophe, and of what to type.' },

  // Validation messages
  { id: 'VAL-NAME-REQUIRED', rev: 2, section: 5, layers: ['unit', 'component'], fixture: 'contact-form.rejected',
    origin: 'specification',
    source: ['5.4#8ad380ad'],
    statement: 'When the name is empty after trimming, the message shall be "Name is required".' },
  { id: 'VAL-NAME-LETTERS', rev: 2, section: 5, layers: ['unit', 'component'], fixture: 'contact-form.rejected',
    origin: 'specification',
    source: ['5.5#3007320e'],
    statement: 'When the name holds anything but letters and spaces, the message shall be "Name must contain only ' +
      'letters and spaces".' },
  { id: 'VAL-EMAIL-REQUIRED', rev: 2, section: 5, layers: ['unit', 'component'], fixture: 'contact-form.rejected',
    origin: 'specification',
    source: ['5.6#b72e5b8d'],
    statement: 'When the e-mail address is empty after trimming, the message shall be "Email is required".' },
  { id: 'VAL-EMAIL-SHAPE', rev: 2, section: 5, layers: ['unit', 'component'], fixture: 'contact-form.rejected',
    origin: 'specification',
    source: ['5.7#4cbd65a0'],
    statement: 'When the e-mail address holds a space or is not something, one at sign, something, a dot, ' +
      'something, the message shall be "Enter a valid email address".' },
  { id: 'VAL-PHONE-REQUIRED', rev: 2, section: 5, layers: ['unit', 'component'], fixture: 'contact-form.rejected',
    origin: 'specification',
    source: ['5.8#7f2603de'],
    statement: 'When the phone number is empty after trimming, the message shall be "Phone number is required".' },
  { id: 'VAL-PHONE-DIGITS', rev: 2, section: 5, layers: ['unit', 'component'], fixture: 'contact-form.rejected',
    origin: 'specification',
    source: ['5.9#0c34814d'],
    statement: 'When the phone number is not 10 to 15 digits and nothing else, the message shall be "Enter a valid ' +
      'phone number".' },
  { id: 'VAL-SUBJECT-REQUIRED', rev: 2, section: 5, layers: ['unit', 'component'], fixture: 'contact-form.rejected',
    origin: 'specification',
    source: ['5.10#e895f2fd'],
    statement: 'When the subject is empty after trimming, the message shall be "Subject is required".' },
  { id: 'VAL-MESSAGE-REQUIRED', rev: 2, section: 5, layers: ['unit', 'component'], fixture: 'contact-form.rejected',
    origin: 'specification',
    source: ['5.11#34a865b8'],
    statement: 'When the message is empty after trimming, the message under it shall be "Message is required".' },
  { id: 'VAL-CATALOG', rev: 2, section: 8, layers: ['unit', 'component'], fixture: 'contact-form.fields',
    origin: 'specification',
    source: ['8.1#235e3c9f'],
    statement: 'The checks of the form shall give no message other than the eight of the fixture.' },
  { id: 'VAL-ACCEPTED', rev: 2, section: 5, layers: ['unit', 'component'], fixture: 'contact-form.accepted',
    origin: 'specification',
    source: ['5.4#8ad380ad', '5.5#3007320e', '5.6#b72e5b8d', '5.7#4cbd65a0', '5.8#7f2603de', '5.9#0c34814d',
      '5.10#e895f2fd', '5.11#34a865b8'],
    statement: 'When a value keeps every rule of its field, there shall be no message.' },
  { id: 'VAL-NAME-ANY-SCRIPT', rev: 1, section: 5, layers: ['unit'], fixture: 'contact-form.accepted',
    origin: 'extension', reason: 'The specification says letters; names of patients come in every script.',
    statement: 'When a name holds letters of any script, with their combining marks, it shall pass.' },
  { id: 'VAL-PHONE-ASCII', rev: 1, section: 5, layers: ['unit'], fixture: 'contact-form.rejected', origin: 'extension',
    reason: 'The specification says digits; only 0 to 9 can be dialed as received.',
    statement: 'When a phone number holds digits other than 0 to 9, the message shall be "Enter a valid phone ' +
      'number".' },

  // E-mail call
  { id: 'CALL-IDENTIFIERS', rev: 2, section: 3, layers: ['unit', 'component'], origin: 'specification',
    source: ['3.3#4313f3bd'],
    statement: 'When a message is sent, the request shall carry the version of the library and the configured ' +
      'service, template and user identifiers.' },
  { id: 'CALL-POST', rev: 1, section: 7, layers: ['component'], fixture: 'email-call.path', origin: 'specification',
    source: ['3.2b#302b2413', '7.1a#cebdaf30'],
    statement: 'When a message is sent, the site shall make one POST to the path of the fixture.' },
  { id: 'CALL-HOST', rev: 1, section: 7, layers: ['component'], fixture: 'email-call.defaultOrigin',
    origin: 'specification',
    source: ['1.3#624efaf6', '7.1a#cebdaf30'],
    statement: 'When the build names no other origin, the call shall go to the API host of the e-mail service.' },
  { id: 'CALL-MULTIPART', rev: 2, section: 7, layers: ['unit', 'component'], fixture: 'email-call.encoding',
    origin: 'specification',
    source: ['7.1a#cebdaf30'],
    statement: 'When a message is sent, the body shall be multipart form data.' },
  { id: 'CALL-PAYLOAD', rev: 1, section: 7, layers: ['component', 'e2e'], fixture: 'email-call.payloadFields',
    origin: 'specification',
    source: ['3.1#7fe87d2a', '3.3#4313f3bd', '7.1a#cebdaf30'],
    statement: 'When a message is sent, the body shall hold exactly the nine fields of the fixture, each once, with ' +
      'what the visitor entered.' },
  { id: 'CALL-SUCCESS-STATUS', rev: 1, section: 7, layers: ['component'], fixture: 'email-call.answers',
    origin: 'specification',
    source: ['7.1a#cebdaf30'],
    statement: 'When the answer has status 200, the send shall count as a success whatever its text.' },
  { id: 'CALL-SUCCESS-TEXT', rev: 1, section: 7, layers: ['component'], fixture: 'email-call.answers',
    origin: 'specification',
    source: ['7.1a#cebdaf30'],
    statement: 'When the text of the answer is OK, the send shall count as a success whatever its status.' },
  { id: 'CALL-FAILURE', rev: 1, section: 7, layers: ['component'], fixture: 'email-call.answers',
    origin: 'specification',
    source: ['7.1b#648c500a'],
    statement: 'When the answer has another status and another text, or none arrives, the send shall count as a ' +
      'failure.' },
  { id: 'CALL-FAILURE-OBJECT', rev: 1, section: 8, layers: ['component'], fixture: 'email-call.logged',
    origin: 'specification',
    source: ['7.1b#648c500a', '8.3a#3dcb400c'],
    statement: 'When the helper reports a failure, it shall give an object with the status and the text of the ' +
      'response.' },
  { id: 'CALL-LOG-SUCCESS', rev: 1, section: 7, layers: ['component'], fixture: 'email-call.logged',
    origin: 'specification',
    source: ['7.1c#c2e2a7d4'],
    statement: 'When a send succeeds, the text of the answer shall be logged.' },
  { id: 'CALL-LOG-FAILURE', rev: 1, section: 7, layers: ['component'], fixture: 'email-call.logged',
    origin: 'specification',
    source: ['7.1e#344ae60b'],
    statement: 'When a send fails, its status and text shall be logged and nothing else shall happen.' },
  { id: 'CALL-HELPER-USER-ID', rev: 2, section: 5, layers: ['component'], fixture: 'email-call.helperErrors',
    origin: 'specification',
    source: ['5.12#e6095691', '5.13a#0a80aac0', '8.2#c691c1e3'],
    statement: 'When the helper gets no user ID, it shall refuse and say that the user ID is required.' },
  { id: 'CALL-HELPER-SERVICE-ID', rev: 2, section: 5, layers: ['component'], fixture: 'email-call.helperErrors',
    origin: 'specification',
    source: ['5.12#e6095691', '5.13b#77d6c6d9', '8.2#c691c1e3'],
    statement: 'When the helper gets no service ID, it shall refuse and say that the service ID is required.' },
  { id: 'CALL-HELPER-TEMPLATE-ID', rev: 2, section: 5, layers: ['component'], fixture: 'email-call.helperErrors',
    origin: 'specification',
    source: ['5.12#e6095691', '5.13c#45c8a658', '8.2#c691c1e3'],
    statement: 'When the helper gets no template ID, it shall refuse and say that the template ID is required.' },
  { id: 'CALL-HELPER-FORM', rev: 2, section: 5, layers: ['component'], fixture: 'email-call.helperErrors',
    origin: 'specification',
    source: ['5.12#e6095691', '5.13d#1e457c63', '8.2#c691c1e3'],
    statement: 'When the helper gets neither a form element nor a selector of one, it shall refuse and say that it ' +
      'expects an HTML form element or its selector.' },
  { id: 'CALL-HELPER-SELECTOR', rev: 1, section: 5, layers: ['component'], origin: 'specification',
    source: ['5.12#e6095691'],
    statement: 'When the helper gets a form element or a selector that resolves to one, it shall send that form.' },
  { id: 'CALL-PHONE-SCHEME', rev: 2, section: 7, layers: ['unit', 'e2e'], origin: 'specification',
    source: ['7.3#6d4e0a93'],
    statement: 'Every link that phones shall use the telephone scheme and dial the number that it shows.' },
  { id: 'CALL-TEXT-SCHEME', rev: 1, section: 7, layers: ['unit'], fixture: 'language.textLines', origin: 'extension',
    reason: 'Some people in danger cannot speak; a link must open the message, not describe it.',
    statement: 'Every link that writes a text message shall use the SMS scheme, the name and the number of the fixture.' },
  { id: 'CALL-IMAGES', rev: 2, section: 7, layers: ['unit', 'e2e'], origin: 'specification',
    source: ['7.2#8aa29a4c'],
    statement: 'Images shall be fetched from the static media of the site or from the configured storage bucket, ' +
      'and from nowhere else.' },
  { id: 'CALL-IMAGE-STORES', rev: 1, section: 7, layers: ['unit'], origin: 'extension',
    reason: 'The specification does not say which image comes from where.',
    statement: 'The pictures of the menu pages’ cards shall be fetched from the bucket, all other images from the ' +
      'static media of the site.' },
  { id: 'CALL-NO-BACKEND', rev: 1, section: 7, layers: ['e2e'], origin: 'specification',
    source: ['7.5#60f11a79'],
    statement: 'When a visitor walks all pages and sends a message, the site shall request nothing but its own ' +
      'static files, the bucket and the e-mail service.' },
  { id: 'CALL-TRIMMED', rev: 1, section: 7, layers: ['component'], fixture: 'contact-form.accepted',
    origin: 'extension', reason: 'The specification checks trimmed values and leaves open which are sent.',
    statement: 'When a message is sent, its fields shall carry the trimmed values.' },
  { id: 'CALL-LOG-PRIVATE', rev: 1, section: 7, layers: ['component'], origin: 'extension',
    reason: 'What a visitor writes is health data and must stay out of logs.',
    statement: 'When a send settles in any way, no log entry shall hold anything that the visitor wrote.' },
  { id: 'CALL-REFUSAL-IS-FAILURE', rev: 1, section: 7, layers: ['component'], origin: 'extension',
    reason: 'The helper throws at once for a missing identifier; the specification names only answers.',
    statement: 'When the helper refuses to send, the form shall treat that as a failure without an uncaught error.' },

  // Constants
  { id: 'CONST-PHONE-DIGITS', rev: 2, section: 9, layers: ['unit', 'component'], fixture: 'constants.phoneDigits',
    origin: 'specification',
    source: ['9.1#662e3579'],
    statement: 'When a phone number has 10 or 15 digits it shall pass; with 9 or 16 it shall not.' },
  { id: 'CONST-SENT-LABEL', rev: 1, section: 9, layers: ['component'], fixture: 'constants.durations',
    origin: 'specification',
    source: ['9.2a#d4f393b6'],
    statement: 'When a send has succeeded, the label shall still be "Message Sent" just before 3000 ms and "Submit" ' +
      'at 3000 ms.' },
  { id: 'CONST-SMOOTH-SCROLL', rev: 2, section: 9, layers: ['unit', 'component'], fixture: 'constants.durations',
    origin: 'specification',
    source: ['9.2b#a8b91907'],
    statement: 'When a smooth scroll runs, it shall be under way before 500 ms and at its end at 500 ms.' },
  { id: 'CONST-LIB-VERSION', rev: 2, section: 9, layers: ['unit', 'component'], fixture: 'constants.libVersion',
    origin: 'specification',
    source: ['9.3#ff443c1f'],
    statement: 'When a message is sent, the field lib_version shall be 3.2.0.' },
  { id: 'CONST-HERO-SLIDES', rev: 2, section: 9, layers: ['unit', 'e2e'], fixture: 'constants.counts',
    origin: 'specification',
    source: ['9.4a#31d83377'],
    statement: 'The hero slider shall have three slides.' },
  { id: 'CONST-INSURERS', rev: 2, section: 9, layers: ['unit', 'e2e'], fixture: 'constants.counts',
    origin: 'specification',
    source: ['9.4b#3f9cfbc3'],
    statement: 'The insurance section shall show the logos of six different insurers.' },
  { id: 'CONST-SUBSTANCE-PAGES', rev: 2, section: 9, layers: ['unit', 'e2e'], fixture: 'constants.counts',
    origin: 'specification',
    source: ['9.4c#d3bae794'],
    statement: 'The site shall have twelve substance pages.' },
  { id: 'CONST-CONDITION-PAGES', rev: 2, section: 9, layers: ['unit', 'e2e'], fixture: 'constants.counts',
    origin: 'specification',
    source: ['9.4d#536337b3'],
    statement: 'The site shall have ten condition pages.' },
  { id: 'CONST-CERTIFICATION-EXPIRY', rev: 2, section: 9, layers: ['unit', 'e2e'],
    fixture: 'constants.certificationExpiry', origin: 'specification',
    source: ['9.5a#403f63d5'],
    statement: 'The certification shall be shown with the expiry date 11/30/25.' },
  { id: 'CONST-COPYRIGHT-YEAR', rev: 2, section: 9, layers: ['unit', 'e2e'], fixture: 'constants.copyrightYear',
    origin: 'specification',
    source: ['9.5b#fd646b42'],
    statement: 'The copyright line shall name the year 2025, whatever the date.' },
  { id: 'CONST-PLAN-30-DAYS', rev: 2, section: 9, layers: ['unit', 'e2e'], fixture: 'constants.claims',
    origin: 'specification',
    source: ['9.6a#37f8628f'],
    statement: 'The treatment page shall say that the treatment plan is developed within 30 days of admission.' },
  { id: 'CONST-WEEKLY-SUMMARY', rev: 2, section: 9, layers: ['unit', 'e2e'], fixture: 'constants.claims',
    origin: 'specification',
    source: ['9.6b#0a9e3696'],
    statement: 'The treatment page shall say that progress is reassessed each week through a weekly summary.' },
  { id: 'CONST-DBT-6-MONTHS', rev: 2, section: 9, layers: ['unit', 'e2e'], fixture: 'constants.claims',
    origin: 'specification',
    source: ['9.6c#2a7cf09c'],
    statement: 'The treatment page shall say that DBT asks for a commitment of at least 6 months.' },
  { id: 'CONST-ACUTE-STRESS', rev: 2, section: 9, layers: ['unit', 'e2e'], fixture: 'constants.claims',
    origin: 'specification',
    source: ['9.6d#d3c0fb9c'],
    statement: 'The acute stress disorder page shall say that the diagnosis takes at least 9 symptoms that last 3 ' +
      'days up to 1 month.' },
  { id: 'CONST-CRISIS-24-7', rev: 2, section: 9, layers: ['unit', 'e2e'], fixture: 'constants.claims',
    origin: 'specification',
    source: ['9.6e#2c5a953c'],
    statement: 'The crisis page shall say that crisis support is available 24/7.' },
  { id: 'CONST-DEPRESSION-PATH', rev: 2, section: 9, layers: ['unit', 'e2e'], fixture: 'constants.depressionPath',
    origin: 'specification',
    source: ['9.7a#55779340'],
    statement: 'The page on depression shall be registered as /depression.' },

  // Contact details and page text
  { id: 'CONTENT-STREET-ADDRESS', rev: 2, section: 1, layers: ['unit', 'e2e'], origin: 'specification',
    source: ['1.6#b4612d29'],
    statement: 'The site shall show the street address of the clinic.' },
  { id: 'CONTENT-CALIFORNIA', rev: 1, section: 1, layers: ['unit', 'e2e'], origin: 'specification',
    source: ['0.1#0ab1e35a'],
    statement: 'The site shall say that the clinic is in a city of California, in its street address and in its ' +
      'text.' },
  { id: 'CONTENT-PHONE', rev: 2, section: 1, layers: ['unit', 'e2e'], origin: 'specification',
    source: ['1.6#b4612d29', '2.8#9521889d'],
    statement: 'The contact page shall show the phone number of the clinic.' },
  { id: 'CONTENT-SECOND-PHONE', rev: 2, section: 1, layers: ['unit', 'e2e'], origin: 'specification',
    source: ['1.6#b4612d29'],
    statement: 'The hero of the contact page shall show a second phone number, unlike the first.' },
  { id: 'CONTENT-EMAIL', rev: 2, section: 1, layers: ['unit', 'e2e'], origin: 'specification',
    source: ['1.6#b4612d29'],
    statement: 'The site shall show the info e-mail address of the clinic.' },
  { id: 'CONTENT-SUPPORT-TEAM', rev: 2, section: 1, layers: ['unit', 'e2e'], fixture: 'constants.statements',
    origin: 'specification',
    source: ['1.8#f9e93ec4'],
    statement: 'The page text shall say that the support team is available to help, in one variant 24 hours a day, ' +
      '7 days a week.' },
  { id: 'CONTENT-ADMISSIONS', rev: 2, section: 1, layers: ['unit', 'e2e'], fixture: 'constants.statements',
    origin: 'specification',
    source: ['1.8#f9e93ec4'],
    statement: 'The page text shall tell visitors with questions to call the admissions department.' },
  { id: 'CONTENT-ASSESSMENT-CALL', rev: 2, section: 1, layers: ['unit', 'e2e'], fixture: 'constants.statements',
    origin: 'specification',
    source: ['1.9#2b92b9fd'],
    statement: 'Every page shall ask visitors to phone the clinic to schedule an initial assessment.' },
  { id: 'CONTENT-CRISIS-HOTLINE', rev: 2, section: 1, layers: ['unit', 'e2e'], fixture: 'constants.statements',
    origin: 'specification',
    source: ['1.10#661ced44'],
    statement: 'The crisis page shall name a crisis hotline with the phone number of the clinic, and its link shall ' +
      'dial that number.' },
  { id: 'CONTENT-CRISIS-AROUND-CLOCK', rev: 2, section: 1, layers: ['unit', 'e2e'], fixture: 'constants.statements',
    origin: 'specification',
    source: ['1.10#661ced44'],
    statement: 'The crisis page shall say that immediate support is given around the clock.' },
  { id: 'CONTENT-TREATMENT', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['2.5#2617ee53'],
    statement: 'The treatment page shall cover CBT, DBT, psychodynamic therapy, interpersonal therapy, the ' +
      'treatment plan and recreation activities.' },
  { id: 'CONTENT-ABOUT', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['2.6#f6fdacf1'],
    statement: 'The page about the clinic shall hold a welcome, the mission and the approach.' },
  { id: 'CONTENT-INSURANCE', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['2.7#be8baece'],
    statement: 'The insurance page shall hold the insurance section.' },
  { id: 'CONTENT-JOBS', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'routes.routes', origin: 'specification',
    source: ['2.9#923bc65f'],
    statement: 'The employment assistance page shall hold text on the job program.' },
  { id: 'CONTENT-JOBS-LINK', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'constants.externalLinks',
    origin: 'specification',
    source: ['2.9#923bc65f', '7.4#5accc5f2'],
    statement: 'The employment assistance page shall link to the site of the jobs-program organization.' },
  { id: 'CONTENT-PARTIAL-HOSPITALIZATION', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['2.12#e1f72db5'],
    statement: 'The partial hospitalization page shall hold a description as long as the fixture says, and its ' +
      'benefits.' },
  { id: 'CONTENT-INTENSIVE-OUTPATIENT', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['2.13#1bc198df'],
    statement: 'The intensive outpatient page shall hold a description as long as the fixture says, and its ' +
      'benefits.' },
  { id: 'CONTENT-OUTPATIENT-WHAT', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['2.14a#a32e675d', '2.14b#15d8eb9a'],
    statement: 'The outpatient page shall hold a part on getting started and say what outpatient rehab is.' },
  { id: 'CONTENT-OUTPATIENT-WHO', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['2.14c#02d3daf2'],
    statement: 'The outpatient page shall say that it is for people with a stable supportive home, motivated and ' +
      'committed, without a need for 24/7 medical supervision, who need to balance treatment with work and family.' },
  { id: 'CONTENT-OUTPATIENT-SERVICES', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['2.14d#c984a98c'],
    statement: 'The outpatient page shall name six services: individual counseling, group therapy, psychoeducation, ' +
      'family involvement, specialized therapies such as CBT and DBT, and holistic approaches.' },
  { id: 'CONTENT-OUTPATIENT-BENEFITS', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['2.14e#71f59cdb'],
    statement: 'The outpatient page shall name four benefits: flexibility, community support, cost-effectiveness ' +
      'and transition to independence.' },
  { id: 'CONTENT-OUTPATIENT-START', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['2.14f#313167fe'],
    statement: 'The outpatient page shall say that one starts by phoning to book an initial assessment.' },
  { id: 'CONTENT-CASE-MANAGEMENT-APPROACH', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['2.15b#49ca9787'],
    statement: 'The case management page shall name the parts of its approach: assessment, personalized planning, ' +
      'advocacy and coordination, monitoring and follow-up, and crisis intervention.' },
  { id: 'CONTENT-CASE-MANAGEMENT-HELP', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['2.15c#a2fa66ac'],
    statement: 'The case management page shall name how it helps: streamlined care, advocacy and support, resource ' +
      'navigation, and empowerment and education.' },
  { id: 'CONTENT-CRISIS-BENEFITS', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['2.16b#18c8f9a2'],
    statement: 'The crisis page shall name five benefits: immediate response, safety and well-being, emotional ' +
      'support and empathy, referrals, and empowerment and coping skills.' },
  { id: 'CONTENT-SERVICE-HEROES', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['2.15a#73707156', '2.16a#25e2ad01', '2.17a#7c71e987'],
    statement: 'The heroes of the case management, crisis and family therapy pages shall be headed as in the ' +
      'fixture, the last two with the name of the clinic first.' },
  { id: 'CONTENT-FAMILY-THERAPY', rev: 2, section: 2, layers: ['unit', 'e2e'], fixture: 'routes.routes',
    origin: 'specification',
    source: ['2.17b#3e9c5bde'],
    statement: 'The family therapy page shall hold three parts: a comprehensive family-centered approach, building ' +
      'stronger foundations, and creating lasting change together.' },
  { id: 'CONTENT-FAMILY-CALL-LINK', rev: 2, section: 2, layers: ['unit', 'e2e'], origin: 'specification',
    source: ['2.17c#64af2555'],
    statement: 'The contact link of the family therapy page shall dial the phone number of the clinic.' },
  { id: 'CONTENT-RECREATION-CLEARANCE', rev: 2, section: 6, layers: ['unit', 'e2e'], fixture: 'constants.statements',
    origin: 'specification',
    source: ['6.2#ef321bf2'],
    statement: 'The page text shall say that the doctor must clear clients for recreation.' },
  { id: 'CONTENT-PLAN-SIGN-OFF', rev: 2, section: 6, layers: ['unit', 'e2e'], fixture: 'constants.statements',
    origin: 'specification',
    source: ['6.2#ef321bf2'],
    statement: 'The page text shall say that the clinical director signs off treatment plans.' },
  { id: 'CONTENT-EXTERNAL-LINKS', rev: 2, section: 7, layers: ['unit', 'e2e'], fixture: 'constants.externalLinks',
    origin: 'specification',
    source: ['7.4#5accc5f2'],
    statement: 'The site shall link to exactly two other sites: the jobs-program organization and the state license ' +
      'register.' },
  { id: 'CONTENT-OPIOID-MEDICINES', rev: 2, section: 2, layers: ['unit'], origin: 'extension',
    reason: 'Clinics differ in it, and people call with this question.',
    statement: 'Where a page names medicines for opioid use disorder, it shall say who prescribes them, as the ' +
      'clinic’s facts say.' },
  { id: 'CONTENT-URGENT', rev: 2, section: 1, layers: ['unit'], fixture: 'language.urgentSentence',
    origin: 'extension', reason: 'A clinic number must not stand in for emergency lines.',
    statement: 'Every page shall carry the urgent sentence with links that call 911 and call or text 988, on the ' +
      'crisis page above the number of the clinic.' },
  { id: 'CONTENT-APPROVED', rev: 1, section: 2, layers: ['unit'], origin: 'extension',
    reason: 'The specification leaves most text open; a changed word can endanger a reader, so a person reads each change.',
    statement: 'Every page, the frame around it and the contact form shall say what their approved text in spec/pages ' +
      'says, and nothing else.' },
  { id: 'CONTENT-NO-CONTRADICTION', rev: 1, section: 9, layers: ['unit'], fixture: 'figures.figures', origin: 'extension',
    reason: 'A figure that one sentence has right and another has wrong is worse than none.',
    statement: 'Every sentence about something that the specification gives a figure for shall have that figure, or none.' },
  { id: 'CONTENT-LANGUAGE', rev: 1, section: 1, layers: ['unit'], fixture: 'language.banned', origin: 'extension',
    reason: 'Person-first language and honest claims are what a clinician would sign.',
    statement: 'No page shall use a word or phrase of the banned list.' },
  { id: 'CONTENT-READING-LEVEL', rev: 2, section: 1, layers: ['unit'], fixture: 'language.readingLevel',
    origin: 'extension', reason: 'Visitors read under stress.',
    statement: 'The running text of every page, as far as it is English, shall need a reading level of grade 8 or ' +
      'lower.' },
  { id: 'CONTENT-NUMBER-WORDS', rev: 1, section: 1, layers: ['unit'], origin: 'extension',
    reason: 'A clinic adds pages, and the text counts them.',
    statement: 'A count in running text shall be a word up to twelve, and figures above.' },
  { id: 'CONTENT-PRIVACY-PICTURES', rev: 1, section: 7, layers: ['unit'], origin: 'extension',
    reason: 'A promise of no request to others is untrue where the pictures come from a bucket elsewhere.',
    statement: 'When the pictures of the menu cards come from another host, the privacy page shall name that host and ' +
      'what it sees; otherwise it shall say without exception that no request to others is sent.' },
  { id: 'CONTENT-ASKED-BEFORE', rev: 2, section: 1, layers: ['unit'], origin: 'extension',
    reason: 'A question that the site leaves open is a call that is not made.',
    statement: 'What people ask before they call shall be answered from the facts of the clinic.' },
  { id: 'CONTENT-UNKNOWN-FACTS', rev: 1, section: 1, layers: ['unit'], origin: 'extension',
    reason: 'A clinic that has not said whether it takes a plan has not said no.',
    statement: 'When the clinic leaves a fact out, the answer shall say how to find out, and claim nothing.' },
  { id: 'CONTENT-AFTER-SUBMIT', rev: 2, section: 4, layers: ['unit', 'component'], origin: 'extension',
    reason: 'Without scripts the browser posts the form, and "Message Sent" never appears.',
    statement: 'The contact page shall describe, in a text that hydration does not change, both things that can happen ' +
      'on Submit: that the button changes, and without scripts that the browser opens a page of the e-mail service.' },
  { id: 'CONTENT-ONE-IDENTITY', rev: 1, section: 1, layers: ['unit'], origin: 'extension',
    reason: 'Sites of this kind print one number and dial another; one source of each fact rules that out.',
    statement: 'The name, numbers and addresses of the clinic shall be written in one source file only.' },

  // Notices that the law asks of a clinic
  { id: 'LAW-NOTICES', rev: 1, section: 2, layers: ['unit', 'e2e'], fixture: 'notices.notices', origin: 'extension',
    reason: 'Federal and California law, named in the fixture, ask a clinic to publish these notices.',
    statement: 'Each notice of the fixture shall stand on its pages, in a section with its heading, and say what the ' +
      'fixture lists, where it comes from, and when it was checked.' },
  { id: 'LAW-CHOICE', rev: 1, section: 2, layers: ['unit'], fixture: 'notices.notices', origin: 'extension',
    reason: 'A notice that does not bind a clinic would mislead; the law of each notice says whom it binds.',
    statement: 'What a notice says, and whether it is shown, shall follow from the facts of the clinic.' },
  { id: 'LAW-LINKS', rev: 1, section: 7, layers: ['unit'], origin: 'extension',
    reason: 'The specification has two links to other sites. Health and Safety Code 11831.5 and Business and ' +
      'Professions Code 663 ask for more, whose addresses a clinic must verify.',
    statement: 'A notice shall link to an official page, or to a document of the clinic, exactly when the clinic has ' +
      'entered its address, and name the office in any case.' },
  { id: 'LAW-LANGUAGES', rev: 1, section: 2, layers: ['unit', 'e2e'], fixture: 'notices.languages', origin: 'extension',
    reason: '45 CFR 92.11 asks for the notice in English and the 15 languages most spoken in the state.',
    statement: 'The accessibility page shall offer help in each language of the fixture, with the phone number, marked ' +
      'with the language and its direction.' },
  { id: 'LAW-SCRIPTS', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'The fonts of the site have Latin letters only.',
    statement: 'Text in another language than English shall be in fonts of the system, and no font shall be fetched ' +
      'for it.' },
  { id: 'LAW-SPANISH-LINE', rev: 1, section: 1, layers: ['unit', 'e2e'], origin: 'extension',
    reason: '45 CFR 92.11: who reads no English does not look for help on an English page.',
    statement: 'The footer of every page shall say in Spanish that help with the language is free, with the phone ' +
      'number.' },
  { id: 'LAW-STATE-STATUS', rev: 1, section: 1, layers: ['unit', 'e2e'], fixture: 'notices.stateStatements',
    origin: 'extension', reason: 'California Health and Safety Code 11831.12 asks for these words.',
    statement: 'The footer shall say, beside the certification, by whom the program is certified.' },
  { id: 'LAW-REVIEW', rev: 2, section: 2, layers: ['unit'], origin: 'extension',
    reason: 'Readers of health information should see who answers for it; nobody should see an invented review.',
    statement: 'A page shall say near its top who reviewed it, when, and when next, exactly when the clinic has ' +
      'entered a review of the text that the page has now; by default there is none.' },
  { id: 'LAW-LAUNCH', rev: 2, section: 1, layers: ['unit'], origin: 'extension',
    reason: 'Only the clinic can say which laws bind it, and a notice goes out of date unseen.',
    statement: 'When the launch check runs, it shall list, in groups and each with where to enter it, every notice that ' +
      'nobody confirmed, every owed link and every translation that is missing, and every review that is overdue or of an ' +
      'earlier text, as text or as JSON.' },
  { id: 'LAW-FACTS', rev: 1, section: 1, layers: ['unit'], origin: 'extension',
    reason: 'What the clinic has not said, visitors must call to ask; facts that contradict each other choose wrong notices.',
    statement: 'When the launch check runs, it shall list each fact about care that nobody entered, and each pair of ' +
      'facts about care and law that cannot both be true.' },

  // Accessibility
  { id: 'A11Y-AXE', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'The site aims at WCAG 2.2 AA.',
    statement: 'When any page is scanned for WCAG 2.2 A and AA, nothing shall be found.' },
  { id: 'A11Y-REFLOW', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'The site aims at WCAG 2.2 AA (1.4.10).',
    statement: 'When any page is shown 320 pixels wide, it shall not scroll sideways.' },
  { id: 'A11Y-MENU-KEYBOARD', rev: 1, section: 4, layers: ['component'], origin: 'extension',
    reason: 'The specification asks for click; a keyboard must do as well.',
    statement: 'When Escape is pressed in an open menu, the menu shall close and focus shall return to its button; ' +
      'Enter and Space shall open it.' },
  { id: 'A11Y-FIELD-LABELS', rev: 1, section: 3, layers: ['component'], fixture: 'contact-form.fields',
    origin: 'extension', reason: 'The site aims at WCAG 2.2 AA (1.3.5, 3.3.2).',
    statement: 'Each control of the form shall have the visible label and the autocomplete token of the fixture.' },
  { id: 'A11Y-ERRORS-BOUND', rev: 1, section: 4, layers: ['component'], origin: 'extension',
    reason: 'A message under a field must also be heard with it.',
    statement: 'When a field fails its check, it shall be marked invalid and described by its message.' },
  { id: 'A11Y-FIRST-ERROR-FOCUS', rev: 1, section: 4, layers: ['component'], origin: 'extension',
    reason: 'Without it, keyboard and screen-reader users search for what went wrong.',
    statement: 'When a submit fails the checks, focus shall go to the first field with a message.' },
  { id: 'A11Y-SENT-ANNOUNCED', rev: 1, section: 4, layers: ['component'], origin: 'extension',
    reason: 'The site aims at WCAG 2.2 AA (4.1.3).',
    statement: 'When "Message Sent" appears, assistive technology shall be told without a move of focus.' },
  { id: 'A11Y-CARD-NAMES', rev: 1, section: 2, layers: ['component'], origin: 'extension',
    reason: 'Twenty-two links named "Learn More" alone say nothing.',
    statement: 'The accessible name of a "Learn More" link shall begin with these words and say where it leads.' },
  { id: 'A11Y-HERO-STOP', rev: 2, section: 1, layers: ['component'], origin: 'extension',
    reason: 'The site aims at WCAG 2.2 AA (2.2.2).',
    statement: 'While the hero slider autoplays, a visible button shall stop it; when the visitor prefers reduced ' +
      'motion, it shall not autoplay.' },
  { id: 'A11Y-HERO-BY-HAND', rev: 2, section: 1, layers: ['component'], origin: 'extension',
    reason: 'Visitors use touchscreens, keyboards and pointers.',
    statement: 'When its buttons, the arrow keys or a swipe are used, the hero slider shall change its slide.' },
  { id: 'A11Y-AXE-VIEWS', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'What is right at one width, or at rest, may be wrong at another or in use.',
    statement: 'When any page is scanned at 1440, 390 or 320 pixels, with a menu open, with errors or just sent, by ' +
      'all rules of WCAG 2.2 AA and of good practice, nothing shall be found.' },
  { id: 'A11Y-ZOOM', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'The site aims at WCAG 2.2 AA (1.4.10).',
    statement: 'When any page is shown at 400 percent, it shall not scroll sideways, and nothing shall be cut off.' },
  { id: 'A11Y-TEXT-SPACING', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'The site aims at WCAG 2.2 AA (1.4.12).',
    statement: 'When a visitor spaces text out as WCAG 1.4.12 says, no text shall be cut off or overlap.' },
  { id: 'A11Y-TEXT-SIZE', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'The site aims at WCAG 2.2 AA (1.4.4).',
    statement: 'When a visitor doubles the size of text, no text shall be cut off or overlap.' },
  { id: 'A11Y-FORCED-COLORS', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'Visitors with low vision let their system choose the colors.',
    statement: 'When the system forces its colors, every control and every focus ring shall stay visible.' },
  { id: 'A11Y-STILLNESS', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'Motion makes some visitors ill.',
    statement: 'When the visitor prefers reduced motion, nothing shall move: no slide, no menu, no hover, no scroll.' },
  { id: 'A11Y-KEYBOARD-WALK', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'The site aims at WCAG 2.2 AA (2.1.1, 2.1.2, 2.4.3).',
    statement: 'When a page is walked with the Tab key, every link and control shall be reached once, in the order ' +
      'of the page, and the walk shall end.' },
  { id: 'A11Y-MENU-KEYS', rev: 1, section: 4, layers: ['e2e'], origin: 'extension',
    reason: 'The site aims at WCAG 2.2 AA (2.1.1), on each page as it is built.',
    statement: 'When a menu of a built page is used by keyboard, Enter and Space shall open it, Escape shall close it ' +
      'and give the focus back to its button, and the focus leaving the navigation shall close it.' },
  { id: 'A11Y-FOCUS-RING', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'The site aims at WCAG 2.2 AA (2.4.7) and at the contrast of 2.4.13.',
    statement: 'When a link or control has the focus, a ring around it shall be seen, with a contrast of 3 to 1 ' +
      'against what was there before.' },
  { id: 'A11Y-FOCUS-CLEAR', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'The site aims at WCAG 2.2 AA (2.4.11).',
    statement: 'When a link or control has the focus, neither the header nor the call bar shall hide it.' },
  { id: 'A11Y-PANEL-FOCUS', rev: 1, section: 4, layers: ['component'], origin: 'extension',
    reason: 'Behind the open menu of a small screen nothing can be seen, so nothing there may take the focus.',
    statement: 'While the mobile menu is open, the Tab key shall stay within the urgent strip, the header and the ' +
      'call bar.' },
  { id: 'A11Y-TARGETS', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'The site aims at WCAG 2.2 AA (2.5.8), and at 44 pixels where fingers press.',
    statement: 'Every link and control shall be 24 pixels wide and high at least, and every control outside running ' +
      'text 44 on a small screen.' },
  { id: 'A11Y-STRUCTURE', rev: 2, section: 2, layers: ['unit'], origin: 'extension',
    reason: 'Screen readers walk pages by headings, landmarks and links.',
    statement: 'Each page shall have one h1, headings without gaps, at most 12 landmarks, each with a name of its own, ' +
      'a language, link names that say where they lead, and a text for each picture that means something.' },
  { id: 'A11Y-SPOKEN', rev: 1, section: 2, layers: ['component'], origin: 'extension',
    reason: 'What a screen reader says is what counts in the end.',
    statement: 'A screen reader shall speak header, menus, slider, form and the pages of each family in the order and ' +
      'with the names, roles and states that the screen shows.' },
  { id: 'A11Y-VALID-HTML', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'Browsers repair invalid pages, each in its own way.',
    statement: 'Every built page shall be valid HTML, without an id that stands twice.' },

  // Performance
  { id: 'PERF-BUDGETS', rev: 2, section: 2, layers: ['e2e'], fixture: 'budgets.budgets', origin: 'extension',
    reason: 'Visitors come on old phones with bad connections, and some pay for each byte.',
    statement: 'When a page is opened on a phone that has nothing of the site yet, its document, scripts and fonts, and ' +
      'all that is fetched, shall stay within the budgets.' },
  { id: 'PERF-FIRST-SCREEN', rev: 2, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'Scripts that arrive beside the first screen take connections and time from it.',
    statement: 'When a page is opened, React and the chunks of the site shall be requested only once its fonts and its ' +
      'first picture are here.' },
  { id: 'PERF-NAVIGATION', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'Pointing at a link is the moment to fetch what it leads to.',
    statement: 'When a link is followed that was pointed at, the new page shall be shown with one request at most, ' +
      'which is for no script and no document.' },
  { id: 'PERF-PREFETCH', rev: 1, section: 2, layers: ['unit'], origin: 'extension',
    reason: 'Nobody may pay for a page that they did not ask for.',
    statement: 'A page shall be fetched ahead only on a connection that is neither slow nor metered nor asked to save ' +
      'data.' },
  { id: 'PERF-CACHE', rev: 1, section: 2, layers: ['unit'], origin: 'extension',
    reason: 'A returning visitor has most of the site already.',
    statement: 'The site shall be served so that browsers keep files with a hash in their name for a year without ' +
      'asking, and ask for pages each time, which are not sent again while they are the same.' },
  { id: 'PERF-BACK-FORWARD', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'The way back is the most frequent navigation there is.',
    statement: 'No page shall do anything that keeps a browser from showing it as it was left when the visitor comes ' +
      'back.' },
  { id: 'PERF-PICTURE-LIMITS', rev: 2, section: 2, layers: ['unit'], fixture: 'budgets.pictureLimits',
    origin: 'extension', reason: 'A visitor waits while a phone decodes and paints the pictures of a page.',
    statement: 'No picture shall have more elements, more painted shapes or more bytes than the fixture allows.' },

  // Shell
  { id: 'SHELL-NO-STORED-DATA', rev: 1, section: 1, layers: ['e2e'], origin: 'specification',
    source: ['1.2#d96cf83d'],
    statement: 'When a visitor walks all pages, the site shall keep no data about the visitor: no cookie, no ' +
      'storage.' },
  { id: 'SHELL-LAZY-IMAGES', rev: 2, section: 2, layers: ['e2e'], origin: 'specification',
    source: ['2.25#95944e9a'],
    statement: 'Every image shall be marked to load lazily, and one below the first screen shall load only as the ' +
      'visitor nears it.' },
  { id: 'SHELL-NOT-FOUND', rev: 1, section: 2, layers: ['e2e'], fixture: 'routes.unknownAddresses',
    origin: 'extension', reason: 'The specification shows no such screen; a blank page would strand a visitor.',
    statement: 'When an unknown address is opened, the site shall answer 404 with the not-found page, the phone ' +
      'number and the menus.' },
  { id: 'SHELL-SKIP-LINK', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'The site aims at WCAG 2.2 AA (2.4.1).',
    statement: 'When the first Tab key is pressed on a page, a skip link shall appear that moves focus to the main ' +
      'part.' },
  { id: 'SHELL-TITLE', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'Tabs, history and screen readers name a page by its title.',
    statement: 'When a page is opened or reached by a link, the document shall have the title of that page, unlike ' +
      'that of any other.' },
  { id: 'SHELL-DESCRIPTION', rev: 1, section: 2, layers: ['unit'], fixture: 'language.descriptionLength',
    origin: 'extension', reason: 'Search engines and link previews show it in place of the page.',
    statement: 'Each page shall have a description of the length of the fixture, unlike that of any other.' },
  { id: 'SHELL-CANONICAL', rev: 2, section: 2, layers: ['unit'], origin: 'extension',
    reason: 'A page reached under several hosts must count as one, and the not-found page not at all.',
    statement: 'Each page shall name its own address, and no other, as the canonical one, but the not-found page ' +
      'none: it shall ask search engines not to list it.' },
  { id: 'SHELL-NO-DEAD-LINK', rev: 1, section: 2, layers: ['unit'], fixture: 'routes.routes', origin: 'extension',
    reason: 'A dead link strands a visitor.',
    statement: 'Each link inside the site shall lead to an address of the route table, and each fragment to an ' +
      'element of that page.' },
  { id: 'SHELL-FOCUS', rev: 2, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'A change of page inside the site is silent otherwise, and the focus must be where the visitor reads on.',
    statement: 'When a link inside the site is followed, focus shall go to the h1 of the new page; when "Back to top" ' +
      'is pressed, to that of the page.' },
  { id: 'SHELL-WHILE-LOADING', rev: 1, section: 2, layers: ['component'], origin: 'extension',
    reason: 'On a slow connection the next page takes a while.',
    statement: 'While the page that a link leads to is fetched, the page before it shall stay and be marked busy; ' +
      'the last link followed shall win; and a bar shall show progress unless the page comes at once.' },
  { id: 'SHELL-SCROLL-RESTORE', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'Visitors expect Back to bring them to where they were.',
    statement: 'When the visitor goes back or forward, the page shall be scrolled to where it was left.' },
  { id: 'SHELL-REDUCED-MOTION', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'The specification asks for motion that makes some visitors ill.',
    statement: 'When the visitor prefers reduced motion, every scroll to the top shall be instant.' },
  { id: 'SHELL-PRERENDERED', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'Visitors without scripts and search engines get the whole page too.',
    statement: 'When a page is opened without scripts, its heading, text and links shall be there.' },
  { id: 'SHELL-CLEAN-CONSOLE', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'A hydration warning or an error is a defect that nobody sees.',
    statement: 'When any page is opened, the console shall stay empty.' },
  { id: 'SHELL-CALL-BAR', rev: 2, section: 1, layers: ['e2e'], origin: 'extension',
    reason: 'Most visitors use a phone, and every page asks them to call.',
    statement: 'On a small screen, a bar at the bottom edge shall offer to call and to write a message; it shall be ' +
      'hidden while a field has the focus.' },
  { id: 'SHELL-CONTENTS', rev: 2, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'The pages are long, and a visitor in need looks for one part of them.',
    statement: 'Each condition and substance page shall have a table of contents with links to its headings, open ' +
      'beside the text on a wide screen and collapsed at first on a small one.' },
  { id: 'SHELL-DARK', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'Many visitors read at night, with a device that asks for dark pages.',
    statement: 'When the device of the visitor asks for dark pages, every page shall be dark, with text of the ' +
      'contrast of WCAG 2.2 AA.' },
  { id: 'SHELL-PRINT', rev: 1, section: 1, layers: ['e2e'], origin: 'extension',
    reason: 'People take phone numbers and addresses along on paper.',
    statement: 'On paper a page shall keep its text, a phone number and the address, shall print the address of each ' +
      'link in its text, and shall leave out navigation, form, buttons and pictures.' },
  { id: 'SHELL-STILL', rev: 2, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'A text that jumps under the finger makes visitors press what they did not mean. The font of the text was ' +
      'chosen for people who see badly.',
    statement: 'When pictures arrive late, nothing on the page shall move. When fonts arrive late, the first page ' +
      'shall show them too, with a layout shift of at most 0.05.' },
  { id: 'SHELL-SHARE', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'Families pass pages on; a bare address looks like a trap.',
    statement: 'Each page shall name a picture of 1200 by 630 pixels for other sites to show, and it shall be there.' },
  { id: 'SHELL-PICTURES', rev: 1, section: 2, layers: ['unit'], origin: 'extension',
    reason: 'Old phones and bad connections carry little, and a picture that repeats says nothing of its page.',
    statement: 'No picture shall weigh more than 12,000 bytes compressed, and no two shall be alike at the size of a ' +
      'thumbnail.' },
  { id: 'SHELL-PICTURE-FILES', rev: 1, section: 2, layers: ['unit'], origin: 'extension',
    reason: 'A clinic replaces pictures by hand.',
    statement: 'Each picture that the pages may name shall be there in each crop and size, and no file beside them ' +
      'and the icons.' },
  { id: 'SHELL-CARD-COLUMNS', rev: 1, section: 2, layers: ['unit'], origin: 'extension',
    reason: 'A clinic adds cards, and a last row with one card looks forgotten.',
    statement: 'Cards shall stand in as many columns as leave the fewest gaps in the last row.' },
  // Privacy, policy, hosts
  { id: 'SAFE-POLICY', rev: 1, section: 7, layers: ['unit', 'e2e'], fixture: 'policy.directives', origin: 'extension',
    reason: 'Visitors write of their health here; what the site does not need, no browser shall do on it.',
    statement: 'When a page is built, its head shall hold, before any script, style or link, a Content-Security-' +
      'Policy with the directives of the fixture and with the hash of each inline script and style of the page, and ' +
      'no element of the page shall have an event handler or a style of its own.' },
  { id: 'SAFE-REFUSED', rev: 1, section: 7, layers: ['e2e'], origin: 'extension',
    reason: 'A policy counts only as far as browsers follow it.',
    statement: 'When foreign code, markup, styles, pictures, frames or calls are brought into a page, the browser ' +
      'shall refuse them.' },
  { id: 'SAFE-SILENT', rev: 2, section: 1, layers: ['e2e'], fixture: 'policy.fingerprintingApis', origin: 'extension',
    reason: 'Who reads about an addiction is nobody\'s business.',
    statement: 'When a page is opened, read to its end and left by a link, the site shall ask no other origin, name ' +
      'the page in no referrer, keep nothing in the browser, and touch nothing that tells one device from another.' },
  { id: 'SAFE-ONE-CALL', rev: 2, section: 7, layers: ['e2e'], fixture: 'email-call.payloadFields', origin: 'extension',
    reason: 'Which page a visitor read says as much as the message.',
    statement: 'When a message is sent, the site shall make one call, which carries the nine fields, no ' +
      'cookie, and no referrer beyond the origin of the site.' },
  { id: 'SAFE-LINKS', rev: 2, section: 7, layers: ['unit'], origin: 'extension',
    reason: 'The other site need not know where its visitors come from, nor reach back into the page.',
    statement: 'Each link to another site shall be noopener and noreferrer, and each picture from the bucket shall be ' +
      'fetched without a referrer.' },
  { id: 'HOST-ADDRESSES', rev: 1, section: 2, layers: ['unit'], origin: 'extension',
    reason: 'A site that is tried with one server and served by another shows its faults to visitors first.',
    statement: 'Each host that the build makes files for shall give a page at its exact address and nowhere else, and ' +
      'the not-found page with status 404 at any other.' },
  { id: 'HOST-HEADERS', rev: 1, section: 7, layers: ['unit'], fixture: 'policy.headers', origin: 'extension',
    reason: 'What a page cannot say itself, its host must, and clinics have different hosts.',
    statement: 'Each host that the build makes files for shall give the headers of the fixture with every answer.' },
  { id: 'HOST-DELIVERY', rev: 1, section: 2, layers: ['unit'], fixture: 'policy.caching', origin: 'extension',
    reason: 'The budgets hold only where files are sent compressed and kept as long as they may be.',
    statement: 'Each host that the build makes files for shall send files compressed to whoever can read that, let ' +
      'them be kept as long as the fixture says, and not send again what has not changed.' },

  // Found by search engines and people
  { id: 'FIND-DATA', rev: 2, section: 2, layers: ['unit'], fixture: 'structured-data.vocabulary', origin: 'extension',
    reason: 'Search engines interpret pages by the vocabulary of schema.org and ignore words that it lacks.',
    statement: 'Each page but the not-found page shall have one block of structured data with its type, title and ' +
      'address, in types and properties of schema.org, and no text in it shall be able to close its script element.' },
  { id: 'FIND-CLINIC', rev: 1, section: 1, layers: ['unit'], origin: 'extension',
    reason: 'People look for a phone number and an address before they look for a page.',
    statement: 'The structured data of the home page shall state the name, phone, e-mail and postal address of the ' +
      'clinic as the file of its facts has them, and shall claim nothing beyond them but the field of medicine.' },
  { id: 'FIND-BREADCRUMBS', rev: 1, section: 2, layers: ['unit'], fixture: 'structured-data.parents',
    origin: 'extension', reason: 'Search engines show the way to a page in place of its address.',
    statement: 'The structured data of each page but the home page shall name the way to it from the home page, ' +
      'through the menu page of its family, each step by its heading and address.' },
  { id: 'FIND-SITEMAP', rev: 1, section: 2, layers: ['unit'], fixture: 'routes.routes', origin: 'extension',
    reason: 'A search engine that follows links alone finds pages late.',
    statement: 'The sitemap shall list the canonical address of each page but the not-found page, each once and no ' +
      'other, and robots.txt shall let every crawler in and name the sitemap.' },
  { id: 'FIND-SHARED', rev: 1, section: 2, layers: ['unit'], origin: 'extension',
    reason: 'A page that is passed on must be recognized as that page.',
    statement: 'What a page tells other sites of its title, description and address shall be what it tells browsers.' },
  { id: 'FIND-ICONS', rev: 2, section: 2, layers: ['unit'], fixture: 'structured-data.icons', origin: 'extension',
    reason: 'Visitors come back through a tab, a bookmark or a home screen.',
    statement: 'The web manifest shall name the clinic, the home page and the icons of the fixture; each icon shall ' +
      'have its size and show the logo, and the maskable icon shall keep the logo within its safe zone.' },
  { id: 'FIND-SERVED', rev: 2, section: 2, layers: ['e2e'], fixture: 'structured-data.served', origin: 'extension',
    reason: 'Search engines and browsers skip a file that is missing or has the wrong type, and report nothing.',
    statement: 'When a file for search engines or for installing the site is requested, the site shall serve it ' +
      'with its media type, and it shall serve each address that such a file or the head of a page names.' },

  // The two options
  { id: 'OPTION-DEFAULT', rev: 1, section: 4, layers: ['unit'], origin: 'extension',
    reason: 'The specification fixes two behaviors that a clinic may want otherwise; it must be the one to choose.',
    statement: 'As the site is delivered, both options that differ from the specification shall be off.' },
  { id: 'OPTION-ANNOUNCE', rev: 1, section: 4, layers: ['component'], origin: 'extension',
    reason: 'Who is not told that a message was lost waits for an answer that never comes.',
    statement: 'When a send fails and the clinic chose to announce it, the form shall say so in a live region, with ' +
      "the clinic's number as a link, until the next send starts, and focus shall stay where it is." },
  { id: 'OPTION-VALUES-RESTORED', rev: 1, section: 4, layers: ['component'], origin: 'extension',
    reason: 'What somebody wrote about an illness is hard to write twice, and is nobody else\'s to keep.',
    statement: 'When a send fails and the clinic chose to announce it, the values that were sent shall be restored in ' +
      'every empty field of the form that the visitor then sees, and nothing shall be overwritten or stored.' },
  { id: 'OPTION-LIMITS', rev: 1, section: 4, layers: ['unit'], origin: 'extension',
    reason: 'A limit that the clinic has removed is no limit any more.',
    statement: 'The accessibility page shall list the silent failure of a send, and the emptied form, as limits unless ' +
      'the clinic chose to announce failures.' },
  { id: 'OPTION-CARDS', rev: 1, section: 2, layers: ['unit'], origin: 'extension',
    reason: 'Who looks for help with one substance is led to another by a mismatched card.',
    statement: 'When the clinic chose corrected cards, each menu card shall have the title and the picture of the ' +
      'page that it leads to.' },
  { id: 'OPTION-RECOMMENDED', rev: 1, section: 4, layers: ['unit'], origin: 'extension',
    reason: 'A clinic should choose knowing what its patients would meet.',
    statement: 'When the launch check runs, it shall recommend each option that is off, name each that is on, and ' +
      'count neither as something left to change.' },

  // Without scripts, and when things fail
  { id: 'FAULT-SCRIPTLESS-PAGES', rev: 1, section: 2, layers: ['e2e'], fixture: 'navigation.menus',
    origin: 'extension', reason: 'Scripts are switched off, or never arrive, more often than anybody notices.',
    statement: 'When a page is opened without scripts, it shall show its heading, its text and the phone, every page ' +
      'of the menus shall be in reach, and no button shall be there that does nothing.' },
  { id: 'FAULT-SCRIPTLESS-FORM', rev: 2, section: 7, layers: ['e2e'], fixture: 'email-call.payloadFields',
    origin: 'extension', reason: 'Whoever writes to a clinic must be heard, and only by it.',
    statement: 'When the form is submitted without scripts or before hydration, the nine fields shall reach the ' +
      'service, each once, with the origin of the site, and no value of them shall stand in an address.' },
  { id: 'FAULT-LOADING', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'Connections break, hosts lose files, and a visitor in need does not try again.',
    statement: 'When a script, a font or a picture of a page fails or never comes, the page shall have its text, its ' +
      'phone, its menus and a form that sends.' },
  { id: 'FAULT-REACT', rev: 2, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'A blank page is the worst answer to a call for help.',
    statement: 'When rendering fails in React, the site shall show 911, 988, the phone number of the clinic and ' +
      'links to try again and to the home page, and the header and footer unless these failed.' },
  { id: 'FAULT-PANEL', rev: 1, section: 2, layers: ['component'], origin: 'extension',
    reason: 'Where a page cannot be shown, a visitor in need must still get help.',
    statement: 'When a page fails or cannot be fetched, a panel shall take its place and the focus, with links to ' +
      '911, 988, the phone of the clinic, the home page and the same page again; the error shall be logged once, ' +
      'and the next link shall work.' },
  { id: 'FAULT-FRAGMENT', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'Addresses are cut and garbled when they are passed on.',
    statement: 'When the fragment of an address cannot be read, the page shall stay as it is.' },
  { id: 'FAULT-SERVICE', rev: 1, section: 7, layers: ['e2e'], origin: 'extension',
    reason: 'The service is not ours, and may do anything.',
    statement: 'When the service answers anything else than it should, or nothing, the page shall stay, nothing shall ' +
      'be thrown, and the next message shall be sent.' },
  { id: 'FAULT-HOSTILE', rev: 1, section: 5, layers: ['e2e'], origin: 'extension',
    reason: 'A form takes whatever is typed or pasted into it.',
    statement: 'When markup, a megabyte, control characters or reversed text is entered in any field, it shall be ' +
      'refused by the check of that field or arrive as it is, once, and nothing of it shall be run.' },
  { id: 'FAULT-DOM', rev: 2, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'Extensions, translators and password managers change pages before they are hydrated.',
    statement: 'When something else changes a page before it is hydrated, the page shall keep its text, and its form ' +
      'shall send a message once.' },

  // Other engines, fuzz test
  { id: 'ENGINE-USER-FLOW', rev: 1, section: 2, layers: ['e2e'], origin: 'extension',
    reason: 'Visitors come with Safari and Firefox as well, and a family on a telephone has no other browser to try.',
    statement: 'When a visitor opens pages and menus, follows links, goes back, and writes a message, in Chromium and ' +
      'in each of Firefox and WebKit that is installed, the site shall do the same in each.' },
  { id: 'FUZZ-VISITS', rev: 2, section: 4, layers: ['e2e'], origin: 'extension',
    reason: 'Visitors do what no test foresees: they press again, go back, lose the connection, rotate the device.',
    statement: 'When a visitor clicks, types, presses keys, goes back, resizes and goes offline at random, the site ' +
      'shall throw no error, show no blank page, trap no focus, and keep the form and its nine fields.' },

  // Packages
  { id: 'SUPPLY-PINNED', rev: 1, section: 7, layers: ['unit'], origin: 'extension',
    reason: 'What is installed tomorrow is what was tested today; the wire contract hangs on one version of one package.',
    statement: 'Every package shall be pinned to one version and locked with the hash of its content.' },
  { id: 'SUPPLY-LISTED', rev: 1, section: 7, layers: ['unit'], origin: 'extension',
    reason: 'Each package is code by strangers; somebody has to have said why it is here.',
    statement: 'Every package that the project names itself shall be listed with its version, its license and its purpose.' },
  { id: 'SUPPLY-NO-SCRIPTS', rev: 1, section: 7, layers: ['unit'], origin: 'extension',
    reason: 'A script that runs on installing can do anything on the machine that builds the site.',
    statement: 'Installing shall run no script of any package.' },
  { id: 'SUPPLY-LICENSES', rev: 1, section: 7, layers: ['e2e'], origin: 'extension',
    reason: 'The licenses of what is in the scripts and fonts ask for their text to go with every copy.',
    statement: 'The site shall publish the licenses of all packages and fonts that are in its files.' },
] as const satisfies readonly Rule[];

type TagOf<R> = R extends { readonly id: infer Id extends string; readonly rev: infer Rev extends number }
  ? `${Id}~${Rev}`
  : never;

/** The tag of a test that covers a rule: the rule's id and the revision that the test was written for. */
export type RuleTag = TagOf<(typeof rules)[number]>;

export interface Informative {
  readonly section: Section;
  readonly source: Sources;
  readonly sentence: string;
  readonly reason: string;
}

/** Sentences of the specification, in our own words, that cannot be tested. */
export const informative = [
  {
    section: 1,
    source: ['0.1#0ab1e35a'],
    sentence:
      'The product is a public, static information site of an outpatient clinic for addiction and mental health.',
    reason: 'Introduces the product.',
  },
  {
    section: 1,
    source: ['0.2#a5543893'],
    sentence: 'Its visitors are prospective patients and their families.',
    reason: 'Describes people, not the site.',
  },
  {
    section: 1,
    source: ['0.3#468d9eb9'],
    sentence: 'The document covers pages, routes, form, validation, call and constants.',
    reason: 'Speaks of the document.',
  },
  {
    section: 1,
    source: ['1.1#514139ac'],
    sentence: 'The product informs about programs, conditions, substances, insurance, jobs and contact.',
    reason: 'Sums up the route table, which has its own rules.',
  },
  { section: 1, source: ['1.4#e54c4e4b'], sentence: 'The following is shown.', reason: 'Introduces a list.' },
  {
    section: 2,
    source: ['2.3#0947694d'],
    sentence: 'No fallback or not-found route is shown.',
    reason: 'States what the source leaves open.',
  },
  {
    section: 2,
    source: ['2.18b#32566ba0'],
    sentence: 'Content and registration of the mission page are not shown.',
    reason: 'States what the source leaves open.',
  },
  {
    section: 3,
    source: ['3.3#4313f3bd'],
    sentence: 'The values of the fixed identifiers are not printed.',
    reason: 'Speaks of the document.',
  },
  {
    section: 4,
    source: ['4.3#50ef95d0'],
    sentence: 'There are no business states.',
    reason: 'An absence without anything to look at.',
  },
  {
    section: 6,
    source: ['6.2#ef321bf2'],
    sentence: 'The two statements of page text are descriptive only.',
    reason: 'Explains other rules.',
  },
  {
    section: 7,
    source: ['7.6#078f9e0d'],
    sentence: 'Server behavior and the shape of the response body are not shown.',
    reason: 'Concerns the e-mail service.',
  },
  {
    section: 8,
    source: ['8.4#24eb815d'],
    sentence: 'No not-found or error screen is shown.',
    reason: 'States what the source leaves open.',
  },
  {
    section: 9,
    source: ['9.7b#39e4f435'],
    sentence: 'Nothing more is shown of the depression page in the home context.',
    reason: 'States what the source leaves open.',
  },
] as const satisfies readonly Informative[];
