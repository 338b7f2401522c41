/**
 * Every testable sentence of the specification as one rule in our own words; `informative` lists the sentences that
 * cannot be tested, with reasons. What this project adds is in extensions/rules.ts.
 *
 * - `source` names the sentences that a rule comes from; the rule belongs to the section of the first. `npm run trace --
 *   --specification FILE` checks each in the document, which is not part of this project.
 * - `layers` are those in which the rule must be tested: unit compares data or the text of rendered pages, component
 *   renders components with events or the e-mail call, e2e opens the built site in a browser. The survey (e2e/survey)
 *   holds that all text can be seen, so a rule about a text needs the unit layer only.
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
  | 'FAILURE'
  | 'ENGINE'
  | 'SUPPLY';

export type Section = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/**
 * A sentence or table row of the specification: its section (0 before the first) and its number there, then a fingerprint
 * of its text, as in `2.14#a1b2c3d4`. Where semicolons divide it, each part has a letter: `2.14a`.
 */
type Source = `${0 | Section}.${string}#${string}`;
export type Sources = readonly [Source, ...Source[]];

/** What a rule of the specification and one of ours have in common. */
export interface BasicRule {
  readonly id: `${Topic}-${string}`;
  readonly rev: number;
  readonly statement: string;
  readonly layers: readonly ('unit' | 'component' | 'e2e')[];
  readonly fixture?: string;
}

export interface SpecificationRule extends BasicRule {
  readonly source: Sources;
}

// biome-ignore format: a table, one rule an entry
export const specificationRules = [
  // Routes
  { id: 'ROUTE-HOME', rev: 1, layers: ['e2e'], fixture: 'routes.routes', source: ['2.4#3b3a4cda'],
    statement: 'When / is opened, the site shall show the home page.' },
  { id: 'ROUTE-TREATMENT', rev: 1, layers: ['e2e'], fixture: 'routes.routes', source: ['2.5#2617ee53'],
    statement: 'When /treatment is opened, the site shall show the treatment programs.' },
  { id: 'ROUTE-ABOUT', rev: 1, layers: ['e2e'], fixture: 'routes.routes', source: ['2.6#f6fdacf1'],
    statement: 'When /about-us is opened, the site shall show the page about the clinic.' },
  { id: 'ROUTE-INSURANCE', rev: 1, layers: ['e2e'], fixture: 'routes.routes', source: ['2.7#be8baece'],
    statement: 'When /insurance is opened, the site shall show the insurance page with a hero and the insurance ' +
      'section.' },
  { id: 'ROUTE-CONTACT', rev: 1, layers: ['e2e'], fixture: 'routes.routes', source: ['2.8#9521889d'],
    statement: 'When /contact is opened, the site shall show the contact page headed "Have some questions?".' },
  { id: 'ROUTE-JOBS', rev: 2, layers: ['e2e'], fixture: 'routes.routes', source: ['2.9#923bc65f'],
    statement: 'When /jobs is opened, the site shall show the employment assistance page, headed "Job Assistance".' },
  { id: 'ROUTE-MENTAL-HEALTH', rev: 1, layers: ['e2e'], fixture: 'routes.routes', source: ['2.10#733d4839'],
    statement: 'When /mental-health is opened, the site shall show the menu of mental-health cards.' },
  { id: 'ROUTE-SUBSTANCE-ABUSE', rev: 2, layers: ['e2e'], fixture: 'routes.routes', source: ['2.11#bc880856'],
    statement: 'When /substance-abuse is opened, the site shall show the menu of 12 addiction cards.' },
  { id: 'ROUTE-PARTIAL-HOSPITALIZATION', rev: 1, layers: ['e2e'], fixture: 'routes.routes', source: ['2.12#e1f72db5'],
    statement: 'When /partial-hospitalization-program is opened, the site shall show that program.' },
  { id: 'ROUTE-INTENSIVE-OUTPATIENT', rev: 1, layers: ['e2e'], fixture: 'routes.routes', source: ['2.13#1bc198df'],
    statement: 'When /intensive-outpatient-program is opened, the site shall show that program.' },
  { id: 'ROUTE-OUTPATIENT', rev: 1, layers: ['e2e'], fixture: 'routes.routes', source: ['2.14a#a32e675d'],
    statement: 'When /outpatient-program is opened, the site shall show that program.' },
  { id: 'ROUTE-CASE-MANAGEMENT', rev: 1, layers: ['e2e'], fixture: 'routes.routes', source: ['2.15a#73707156'],
    statement: 'When /case-management is opened, the site shall show that service.' },
  { id: 'ROUTE-CRISIS', rev: 1, layers: ['e2e'], fixture: 'routes.routes', source: ['2.16a#25e2ad01'],
    statement: 'When /crisis-intervention is opened, the site shall show that service.' },
  { id: 'ROUTE-FAMILY-THERAPY', rev: 1, layers: ['e2e'], fixture: 'routes.routes', source: ['2.17a#7c71e987'],
    statement: 'When /family-therapy is opened, the site shall show that service.' },
  { id: 'ROUTE-MISSION-FOOTER-ONLY', rev: 2, layers: ['unit'], fixture: 'navigation.footerOnlyPaths',
    source: ['2.18a#635b09a7'],
    statement: 'Every page shall link to /mission in its footer and nowhere else.' },
  { id: 'ROUTE-CONDITIONS', rev: 1, layers: ['e2e'], fixture: 'routes.routes', source: ['2.19#e4549f06'],
    statement: 'When the address of one of the ten conditions is opened, the site shall show the page of that ' +
      'condition.' },
  { id: 'ROUTE-SUBSTANCES', rev: 1, layers: ['e2e'], fixture: 'routes.routes', source: ['2.20#339dc4c2'],
    statement: 'When the address of one of the twelve substances is opened, the site shall show the page of that ' +
      'substance.' },
  { id: 'ROUTE-EXACT', rev: 2, layers: ['e2e'], fixture: 'routes.unknownAddresses', source: ['2.1#66689a3f'],
    statement: 'When an address differs from every route, by a further segment, a trailing slash, letter case or ' +
      'otherwise, the site shall not show the page of a route.' },
  { id: 'ROUTE-SHARED-FRAME', rev: 1, layers: ['e2e'], source: ['2.2#2fd81d0a'],
    statement: 'When any page is shown, the same header shall stand above it and the same footer below it.' },
  { id: 'ROUTE-TOPIC-PARTS', rev: 2, layers: ['e2e'], source: ['2.21#64c953d8'],
    statement: 'When a condition or substance page is shown, it shall show a banner, an informational section, the ' +
      'contact form and the footer.' },
  { id: 'ROUTE-PUBLIC', rev: 1, layers: ['e2e'], source: ['6.1a#1be82d01', '1.2#d96cf83d', '6.1b#0eae79f2'],
    statement: 'When any page is opened in a fresh browser, the site shall show it without asking for a role, an ' +
      'account or a sign-in.' },

  // Header and menus
  { id: 'NAV-HEADER-LINKS', rev: 2, layers: ['unit'], fixture: 'navigation.headerLinks', source: ['2.26#582fd02e'],
    statement: 'The navigation bar shall hold the six links with the labels and addresses of the fixture, in order.' },
  { id: 'NAV-PROGRAMS-MENU', rev: 2, layers: ['unit'], fixture: 'navigation.menus', source: ['2.27#7ae11541'],
    statement: 'The Programs menu shall list the seven entries of the fixture, in order.' },
  { id: 'NAV-MENTAL-HEALTH-MENU', rev: 2, layers: ['unit'], fixture: 'navigation.menus', source: ['2.28#ca7a625e'],
    statement: 'The Mental Health menu shall list the ten condition pages, in order.' },
  { id: 'NAV-ADDICTION-MENU', rev: 2, layers: ['unit'], fixture: 'navigation.menus', source: ['2.29#300b0e4a'],
    statement: 'The Addiction menu shall list the twelve substance pages, in order.' },
  { id: 'NAV-MENU-PARENTS', rev: 2, layers: ['unit'], fixture: 'navigation.menus',
    source: ['2.28#ca7a625e', '2.29#300b0e4a'],
    statement: 'The Mental Health menu shall offer a link to /mental-health and the Addiction menu one to ' +
      '/substance-abuse.' },
  { id: 'NAV-LINKS-LEAD', rev: 1, layers: ['e2e'], fixture: 'navigation.headerLinks', source: ['2.26#582fd02e',
    '2.27#7ae11541', '2.28#ca7a625e', '2.29#300b0e4a', '2.31a#d00277b2', '2.31b#ca662ece', '2.31c#681904ac',
    '2.31d#ed18c671'],
    statement: 'When a link of the header, a menu or the footer is followed, the site shall show the page of its ' +
      'address.' },
  { id: 'NAV-HAMBURGER', rev: 1, layers: ['e2e'], source: ['2.30a#6b8698e4'],
    statement: 'When the screen is small, a toggle shall stand in place of the navigation bar; on a wide screen it ' +
      'shall not show.' },
  { id: 'NAV-MOBILE-MENU-STATES', rev: 1, layers: ['component'], source: ['4.1#ab9cbd39'],
    statement: 'When the toggle is pressed, the mobile menu shall change from closed to open or from open to closed.' },
  { id: 'NAV-SUBMENU-OPENS', rev: 1, layers: ['component'], source: ['2.30b#216a09d2'],
    statement: 'When the button of a closed dropdown menu is clicked, the menu shall open.' },
  { id: 'NAV-SUBMENU-CLOSES', rev: 1, layers: ['component'], source: ['2.30b#216a09d2'],
    statement: 'When the button of an open dropdown menu is clicked, the menu shall close.' },
  { id: 'NAV-SUBMENU-STATES', rev: 1, layers: ['component'], source: ['4.1#ab9cbd39', '4.2#6e1ec567'],
    statement: 'When a page is opened, each of the three dropdown menus and the mobile menu shall be closed.' },
  { id: 'NAV-DETAIL-SCROLL', rev: 1, layers: ['e2e'], fixture: 'constants.durations', source: ['2.24#b7fc36f2'],
    statement: 'When a link to a detail page is followed, the page shall scroll smoothly to its top over 500 ms.' },

  // Footer
  { id: 'FOOT-PHONE', rev: 2, layers: ['unit'], source: ['1.7#ea0f1d63'],
    statement: 'The footer shall show the phone number of the clinic.' },
  { id: 'FOOT-CERTIFICATION', rev: 2, layers: ['unit'], fixture: 'constants.certificationExpiry',
    source: ['1.7#ea0f1d63'],
    statement: 'The footer shall show the state certification with its number and its expiry date as text.' },
  { id: 'FOOT-REGISTER-LINK', rev: 2, layers: ['unit'], fixture: 'constants.externalLinks',
    source: ['1.7#ea0f1d63', '7.4#5accc5f2'],
    statement: 'The footer shall link the state certification to the external license register.' },
  { id: 'FOOT-ACCREDITATION', rev: 2, layers: ['unit'], fixture: 'statements.statements', source: ['1.7#ea0f1d63'],
    statement: 'The footer shall carry a note on the accreditation by a hospital accreditation body.' },
  { id: 'FOOT-COPYRIGHT', rev: 2, layers: ['unit'], fixture: 'constants.copyrightYear', source: ['1.7#ea0f1d63'],
    statement: 'The footer shall carry a copyright line for 2025.' },
  { id: 'FOOT-COMPANY', rev: 2, layers: ['unit'], fixture: 'navigation.footerColumns', source: ['2.31a#d00277b2'],
    statement: 'The Company column of the footer shall hold its three links, in order.' },
  { id: 'FOOT-NAVIGATION', rev: 2, layers: ['unit'], fixture: 'navigation.footerColumns', source: ['2.31b#ca662ece'],
    statement: 'The Navigation column of the footer shall hold its three links, in order.' },
  { id: 'FOOT-PROGRAMS', rev: 3, layers: ['unit'], fixture: 'navigation.footerColumns', source: ['2.31c#681904ac'],
    statement: 'The Programs column of the footer shall hold links to three program pages.' },
  { id: 'FOOT-SERVICES', rev: 2, layers: ['unit'], fixture: 'navigation.footerColumns', source: ['2.31d#ed18c671'],
    statement: 'The Services column of the footer shall hold its three links, in order.' },
  { id: 'FOOT-BACK-TO-TOP', rev: 1, layers: ['e2e'], fixture: 'constants.durations', source: ['2.32#f4e5f85a'],
    statement: 'When the up-arrow control is pressed, the page shall scroll smoothly to its top over 500 ms.' },

  // Home page
  { id: 'HOME-HERO', rev: 2, layers: ['component'], fixture: 'constants.counts', source: ['1.5a#6bce9b32'],
    statement: 'The home page shall open with a slider of three images and a headline.' },
  { id: 'HOME-TAGLINE', rev: 2, layers: ['unit'], fixture: 'routes.routes', source: ['1.5b#550f6cdf', '1.5c#78c301f2'],
    statement: 'The home page shall carry a tagline about a path to mental wellness and a short description.' },
  { id: 'HOME-CALL-LINK', rev: 2, layers: ['unit'], source: ['1.5d#9df6b2e5'],
    statement: 'The home page shall hold a link in its main part that dials the clinic.' },
  { id: 'HOME-CONTACT-LINK', rev: 2, layers: ['unit'], source: ['1.5e#dcfeed41'],
    statement: 'The home page shall hold a link in its main part to /contact.' },
  { id: 'HOME-ABOUT', rev: 2, layers: ['unit'], source: ['1.5f#529db45a'],
    statement: 'The home page shall sum up what the clinic is about.' },
  { id: 'HOME-SUBSTANCE-CARDS', rev: 2, layers: ['unit'], source: ['1.5g#d46f7e83'],
    statement: 'The home page shall show cards that lead to substance pages.' },
  { id: 'HOME-PROGRAM-CARDS', rev: 2, layers: ['unit'], source: ['1.5h#563093f5'],
    statement: 'The home page shall show cards that lead to program pages.' },
  { id: 'HOME-INSURANCE', rev: 2, layers: ['unit'], fixture: 'routes.routes', source: ['1.5i#a735d271'],
    statement: 'The insurance section of the home page shall say that the clinic works with major insurance groups.' },
  { id: 'HOME-INSURER-LOGOS', rev: 3, layers: ['unit'], fixture: 'constants.counts', source: ['1.5i#a735d271'],
    statement: 'The insurance section of the home page and of /insurance shall show six insurer logos.' },
  { id: 'HOME-INSURANCE-REACH-OUT', rev: 2, layers: ['unit'], fixture: 'routes.routes', source: ['1.5i#a735d271'],
    statement: 'The insurance section of the home page and of /insurance shall ask visitors whose insurer is not ' +
      'shown to reach out.' },
  { id: 'HOME-MENTAL-HEALTH-PROMO', rev: 2, layers: ['unit'], source: ['1.5j#a4f297f2'],
    statement: 'The home page shall hold a section that promotes mental health, with a "Learn More" button that ' +
      'leads to /mental-health.' },
  { id: 'HOME-MISSION', rev: 2, layers: ['unit'], source: ['1.5k#ac3004a6'],
    statement: 'The home page shall state the mission.' },

  // Cards
  { id: 'CARD-PARTS', rev: 2, layers: ['component'], fixture: 'cards.cardButton', source: ['2.22#9a6d4e33'],
    statement: 'A menu card shall show an image, a title and a "Learn More" button that leads to its page.' },
  { id: 'CARD-CONDITIONS', rev: 3, layers: ['unit'], fixture: 'cards.conditionCards', source: ['2.10#733d4839'],
    statement: 'The mental-health menu shall show a card for each of the ten condition pages.' },
  { id: 'CARD-SUBSTANCES', rev: 3, layers: ['unit'], fixture: 'cards.substanceCards', source: ['2.11#bc880856'],
    statement: 'The addiction menu shall show twelve cards, one for each substance page.' },
  { id: 'CARD-MISMATCHED-TITLES', rev: 3, layers: ['unit'], fixture: 'cards.substanceCards',
    source: ['2.23a#2ad3a47e', '2.23b#22cba288'],
    statement: 'The addiction cards that lead to /opioid and /xanax shall be titled "Cocaine Addiction".' },
  { id: 'CARD-MISMATCHED-PICTURES', rev: 3, layers: ['unit'], fixture: 'cards.substanceCards',
    source: ['2.23a#2ad3a47e', '2.23b#22cba288'],
    statement: 'Several addiction cards shall show the picture of another page.' },

  // Contact form
  { id: 'FORM-PAGES', rev: 2, layers: ['e2e'], fixture: 'routes.routes', source: ['2.5#2617ee53', '1.5l#d7fe59df',
    '2.6#f6fdacf1', '2.7#be8baece', '2.8#9521889d', '2.9#923bc65f', '2.21#64c953d8'],
    statement: 'The contact form shall stand on every page that the fixture gives it to.' },
  { id: 'FORM-ONLY-INPUT', rev: 1, layers: ['e2e'], source: ['1.3#624efaf6'],
    statement: 'Besides the contact form, the site shall offer no control that takes what a visitor enters.' },
  { id: 'FORM-FIELDS', rev: 2, layers: ['component'], fixture: 'contact-form.fields', source: ['3.1#7fe87d2a'],
    statement: 'The contact form shall hold exactly the five fields name, email, phone, subject and message.' },
  { id: 'FORM-NOT-STORED', rev: 2, layers: ['e2e'], source: ['3.2a#d2e0483c'],
    statement: 'When a message is written, has been sent or could not be sent, the browser shall keep no copy of it: ' +
      'not in cookies, not in any storage, not in the history, not in the address.' },
  { id: 'FORM-LABEL-IDLE', rev: 2, layers: ['component'], fixture: 'contact-form.buttonLabels',
    source: ['4.4a#de6946e8'],
    statement: 'When nothing has been sent, the button of the form shall read "Submit".' },
  { id: 'FORM-LABEL-SENT', rev: 1, layers: ['component'], fixture: 'contact-form.buttonLabels',
    source: ['4.4b#022dbc1b', '7.1d#e113f614'],
    statement: 'When a send has succeeded, the button shall read "Message Sent".' },
  { id: 'FORM-LABEL-RETURNS', rev: 1, layers: ['component'], fixture: 'constants.durations',
    source: ['4.4b#022dbc1b'],
    statement: 'When 3 seconds have passed since a successful send, the button shall read "Submit" again.' },
  { id: 'FORM-RESET-AT-START', rev: 1, layers: ['component'], source: ['4.5#5442374b'],
    statement: 'When a send starts, the form shall be emptied at once, before any answer.' },
  { id: 'FORM-ERRORS-UNDER-FIELDS', rev: 1, layers: ['component'], source: ['4.6#c4c41d3b'],
    statement: 'When a field fails its check, its message shall appear under that field.' },
  { id: 'FORM-ERRORS-REPLACED', rev: 1, layers: ['component'], source: ['4.6#c4c41d3b'],
    statement: 'When a visitor submits again, the messages of the earlier attempt shall give way to those of the new ' +
      'one.' },
  { id: 'FORM-SILENT-FAILURE', rev: 1, layers: ['component'], source: ['4.7#8c1bba4d', '8.3b#52ee6c79'],
    statement: 'When a send fails, the page shall show the visitor nothing new.' },
  { id: 'FORM-CHECK-ON-SUBMIT', rev: 1, layers: ['component'], source: ['5.1#ea9c5045'],
    statement: 'When a visitor types in or leaves a field without submitting, no message shall appear.' },
  { id: 'FORM-CHECK-TRIMMED', rev: 1, layers: ['component'], fixture: 'contact-form.accepted', source: ['5.1#ea9c5045'],
    statement: 'When a value has white space around it, the checks shall run on the value without it.' },
  { id: 'FORM-SEND-ONLY-VALID', rev: 1, layers: ['component'], source: ['5.2#506f0faf'],
    statement: 'When any check fails, the form shall send nothing; when all pass, it shall send the message once.' },
  { id: 'FORM-REQUIRED-ATTRIBUTE', rev: 2, layers: ['component'], source: ['5.3#96e04cde'],
    statement: 'Each of the five controls shall carry the required attribute of the browser.' },

  // Validation messages
  { id: 'VAL-NAME-REQUIRED', rev: 2, layers: ['unit', 'component'], fixture: 'contact-form.rejected',
    source: ['5.4#8ad380ad'],
    statement: 'When the name is empty after trimming, the message shall be "Name is required".' },
  { id: 'VAL-NAME-LETTERS', rev: 2, layers: ['unit', 'component'], fixture: 'contact-form.rejected',
    source: ['5.5#3007320e'],
    statement: 'When the name holds anything but letters and spaces, the message shall be "Name must contain only ' +
      'letters and spaces".' },
  { id: 'VAL-EMAIL-REQUIRED', rev: 2, layers: ['unit', 'component'], fixture: 'contact-form.rejected',
    source: ['5.6#b72e5b8d'],
    statement: 'When the e-mail address is empty after trimming, the message shall be "Email is required".' },
  { id: 'VAL-EMAIL-SHAPE', rev: 2, layers: ['unit', 'component'], fixture: 'contact-form.rejected',
    source: ['5.7#4cbd65a0'],
    statement: 'When the e-mail address holds a space or is not something, one at sign, something, a dot, something, ' +
      'the message shall be "Enter a valid email address".' },
  { id: 'VAL-PHONE-REQUIRED', rev: 2, layers: ['unit', 'component'], fixture: 'contact-form.rejected',
    source: ['5.8#7f2603de'],
    statement: 'When the phone number is empty after trimming, the message shall be "Phone number is required".' },
  { id: 'VAL-PHONE-DIGITS', rev: 2, layers: ['unit', 'component'], fixture: 'contact-form.rejected',
    source: ['5.9#0c34814d'],
    statement: 'When the phone number is not 10 to 15 digits and nothing else, the message shall be "Enter a valid ' +
      'phone number".' },
  { id: 'VAL-SUBJECT-REQUIRED', rev: 2, layers: ['unit', 'component'], fixture: 'contact-form.rejected',
    source: ['5.10#e895f2fd'],
    statement: 'When the subject is empty after trimming, the message shall be "Subject is required".' },
  { id: 'VAL-MESSAGE-REQUIRED', rev: 2, layers: ['unit', 'component'], fixture: 'contact-form.rejected',
    source: ['5.11#34a865b8'],
    statement: 'When the message is empty after trimming, the message under it shall be "Message is required".' },
  { id: 'VAL-CATALOG', rev: 2, layers: ['unit'], fixture: 'contact-form.fields', source: ['8.1#235e3c9f'],
    statement: 'The checks of the form shall give no message other than the eight of the fixture.' },
  { id: 'VAL-ACCEPTED', rev: 2, layers: ['unit', 'component'], fixture: 'contact-form.accepted',
    source: ['5.4#8ad380ad', '5.5#3007320e', '5.6#b72e5b8d', '5.7#4cbd65a0', '5.8#7f2603de', '5.9#0c34814d',
    '5.10#e895f2fd', '5.11#34a865b8'],
    statement: 'When a value keeps every rule of its field, there shall be no message.' },

  // E-mail call
  { id: 'CALL-IDENTIFIERS', rev: 2, layers: ['component'], source: ['3.3#4313f3bd'],
    statement: 'When a message is sent, the request shall carry the version of the library and the configured ' +
      'service, template and user identifiers.' },
  { id: 'CALL-POST', rev: 1, layers: ['component'], fixture: 'email-call.path',
    source: ['7.1a#cebdaf30', '3.2b#302b2413'],
    statement: 'When a message is sent, the site shall make one POST to the path of the fixture.' },
  { id: 'CALL-HOST', rev: 1, layers: ['component'], fixture: 'email-call.defaultOrigin',
    source: ['7.1a#cebdaf30', '1.3#624efaf6'],
    statement: 'When the build names no other origin, the call shall go to the API host of the e-mail service.' },
  { id: 'CALL-MULTIPART', rev: 2, layers: ['component'], fixture: 'email-call.encoding', source: ['7.1a#cebdaf30'],
    statement: 'When a message is sent, the body shall be multipart form data.' },
  { id: 'CALL-PAYLOAD', rev: 1, layers: ['component', 'e2e'], fixture: 'email-call.payloadFields',
    source: ['7.1a#cebdaf30', '3.1#7fe87d2a', '3.3#4313f3bd'],
    statement: 'When a message is sent, the body shall hold exactly the nine fields of the fixture, each once, with ' +
      'what the visitor entered.' },
  { id: 'CALL-SUCCESS-STATUS', rev: 1, layers: ['component'], fixture: 'email-call.answers', source: ['7.1a#cebdaf30'],
    statement: 'When the answer has status 200, the send shall count as a success whatever its text.' },
  { id: 'CALL-SUCCESS-TEXT', rev: 1, layers: ['component'], fixture: 'email-call.answers', source: ['7.1a#cebdaf30'],
    statement: 'When the text of the answer is OK, the send shall count as a success whatever its status.' },
  { id: 'CALL-FAILURE', rev: 1, layers: ['component'], fixture: 'email-call.answers', source: ['7.1b#648c500a'],
    statement: 'When the answer has another status and another text, or none arrives, the send shall count as a ' +
      'failure.' },
  { id: 'CALL-FAILURE-OBJECT', rev: 1, layers: ['component'], fixture: 'email-call.logged',
    source: ['8.3a#3dcb400c', '7.1b#648c500a'],
    statement: 'When the helper reports a failure, it shall give an object with the status and the text of the ' +
      'response.' },
  { id: 'CALL-LOG-SUCCESS', rev: 1, layers: ['component'], fixture: 'email-call.logged', source: ['7.1c#c2e2a7d4'],
    statement: 'When a send succeeds, the text of the answer shall be logged.' },
  { id: 'CALL-LOG-FAILURE', rev: 1, layers: ['component'], fixture: 'email-call.logged', source: ['7.1e#344ae60b'],
    statement: 'When a send fails, its status and text shall be logged and nothing else shall happen.' },
  { id: 'CALL-HELPER-USER-ID', rev: 2, layers: ['component'], fixture: 'email-call.helperErrors',
    source: ['5.12#e6095691', '5.13a#0a80aac0', '8.2#c691c1e3'],
    statement: 'When the helper gets no user ID, it shall refuse and say that the user ID is required.' },
  { id: 'CALL-HELPER-SERVICE-ID', rev: 2, layers: ['component'], fixture: 'email-call.helperErrors',
    source: ['5.12#e6095691', '5.13b#77d6c6d9', '8.2#c691c1e3'],
    statement: 'When the helper gets no service ID, it shall refuse and say that the service ID is required.' },
  { id: 'CALL-HELPER-TEMPLATE-ID', rev: 2, layers: ['component'], fixture: 'email-call.helperErrors',
    source: ['5.12#e6095691', '5.13c#45c8a658', '8.2#c691c1e3'],
    statement: 'When the helper gets no template ID, it shall refuse and say that the template ID is required.' },
  { id: 'CALL-HELPER-FORM', rev: 2, layers: ['component'], fixture: 'email-call.helperErrors',
    source: ['5.12#e6095691', '5.13d#1e457c63', '8.2#c691c1e3'],
    statement: 'When the helper gets neither a form element nor a selector of one, it shall refuse and say that it ' +
      'expects an HTML form element or its selector.' },
  { id: 'CALL-HELPER-SELECTOR', rev: 1, layers: ['component'], source: ['5.12#e6095691'],
    statement: 'When the helper gets a form element or a selector that resolves to one, it shall send that form.' },
  { id: 'CALL-PHONE-SCHEME', rev: 2, layers: ['unit'], source: ['7.3#6d4e0a93'],
    statement: 'Every link that phones shall use the telephone scheme and dial the number that it shows.' },
  { id: 'CALL-IMAGES', rev: 2, layers: ['unit'], source: ['7.2#8aa29a4c'],
    statement: 'Images shall be fetched from the static media of the site or from the configured storage bucket, and ' +
      'from nowhere else.' },
  { id: 'CALL-NO-BACKEND', rev: 1, layers: ['e2e'], source: ['7.5#60f11a79'],
    statement: 'When a visitor walks all pages and sends a message, the site shall request nothing but its own ' +
      'static files, the bucket and the e-mail service.' },

  // Constants
  { id: 'CONST-PHONE-DIGITS', rev: 2, layers: ['unit', 'component'], fixture: 'constants.phoneDigits',
    source: ['9.1#662e3579'],
    statement: 'When a phone number has 10 or 15 digits it shall pass; with 9 or 16 it shall not.' },
  { id: 'CONST-SENT-LABEL', rev: 1, layers: ['component'], fixture: 'constants.durations', source: ['9.2a#d4f393b6'],
    statement: 'When a send has succeeded, the label shall still be "Message Sent" just before 3000 ms and "Submit" ' +
      'at 3000 ms.' },
  { id: 'CONST-SMOOTH-SCROLL', rev: 2, layers: ['unit'], fixture: 'constants.durations', source: ['9.2b#a8b91907'],
    statement: 'When a smooth scroll runs, it shall be under way before 500 ms and at its end at 500 ms.' },
  { id: 'CONST-LIB-VERSION', rev: 2, layers: ['component'], fixture: 'email-call.libVersion', source: ['9.3#ff443c1f'],
    statement: 'When a message is sent, the field lib_version shall be 3.2.0.' },
  { id: 'CONST-HERO-SLIDES', rev: 2, layers: ['unit'], fixture: 'constants.counts', source: ['9.4a#31d83377'],
    statement: 'The hero slider shall have three slides.' },
  { id: 'CONST-INSURERS', rev: 2, layers: ['unit'], fixture: 'constants.counts', source: ['9.4b#3f9cfbc3'],
    statement: 'The insurance section shall show the logos of six different insurers.' },
  { id: 'CONST-SUBSTANCE-PAGES', rev: 2, layers: ['unit'], fixture: 'constants.counts', source: ['9.4c#d3bae794'],
    statement: 'The site shall have twelve substance pages.' },
  { id: 'CONST-CONDITION-PAGES', rev: 2, layers: ['unit'], fixture: 'constants.counts', source: ['9.4d#536337b3'],
    statement: 'The site shall have ten condition pages.' },
  { id: 'CONST-CERTIFICATION-EXPIRY', rev: 2, layers: ['unit'], fixture: 'constants.certificationExpiry',
    source: ['9.5a#403f63d5'],
    statement: 'The certification shall be shown with the expiry date 11/30/25.' },
  { id: 'CONST-COPYRIGHT-YEAR', rev: 2, layers: ['unit'], fixture: 'constants.copyrightYear', source: ['9.5b#fd646b42'],
    statement: 'The copyright line shall name the year 2025, whatever the date.' },
  { id: 'CONST-PLAN-30-DAYS', rev: 2, layers: ['unit'], fixture: 'statements.statements', source: ['9.6a#37f8628f'],
    statement: 'The treatment page shall say that the treatment plan is developed within 30 days of admission.' },
  { id: 'CONST-WEEKLY-SUMMARY', rev: 2, layers: ['unit'], fixture: 'statements.statements', source: ['9.6b#0a9e3696'],
    statement: 'The treatment page shall say that progress is reassessed each week through a weekly summary.' },
  { id: 'CONST-DBT-6-MONTHS', rev: 2, layers: ['unit'], fixture: 'statements.statements', source: ['9.6c#2a7cf09c'],
    statement: 'The treatment page shall say that DBT asks for a commitment of at least 6 months.' },
  { id: 'CONST-ACUTE-STRESS', rev: 2, layers: ['unit'], fixture: 'statements.statements', source: ['9.6d#d3c0fb9c'],
    statement: 'The acute stress disorder page shall say that the diagnosis takes at least 9 symptoms that last 3 ' +
      'days up to 1 month.' },
  { id: 'CONST-CRISIS-24-7', rev: 2, layers: ['unit'], fixture: 'statements.statements', source: ['9.6e#2c5a953c'],
    statement: 'The crisis page shall say that crisis support is available 24/7.' },
  { id: 'CONST-DEPRESSION-PATH', rev: 2, layers: ['unit'], fixture: 'constants.depressionPath',
    source: ['9.7a#55779340'],
    statement: 'The page on depression shall be registered as /depression.' },

  // Contact details and page text
  { id: 'CONTENT-STREET-ADDRESS', rev: 2, layers: ['unit'], source: ['1.6#b4612d29'],
    statement: 'The site shall show the street address of the clinic.' },
  { id: 'CONTENT-CALIFORNIA', rev: 2, layers: ['unit'], source: ['0.1#0ab1e35a'],
    statement: 'The street address of the clinic shall be in a city of California.' },
  { id: 'CONTENT-PHONE', rev: 2, layers: ['unit'], source: ['1.6#b4612d29', '2.8#9521889d'],
    statement: 'The contact page shall show the phone number of the clinic.' },
  { id: 'CONTENT-SECOND-PHONE', rev: 2, layers: ['unit'], source: ['1.6#b4612d29'],
    statement: 'The hero of the contact page shall show a second phone number, unlike the first.' },
  { id: 'CONTENT-EMAIL', rev: 2, layers: ['unit'], source: ['1.6#b4612d29'],
    statement: 'The site shall show the info e-mail address of the clinic.' },
  { id: 'CONTENT-SUPPORT-TEAM', rev: 2, layers: ['unit'], fixture: 'statements.statements', source: ['1.8#f9e93ec4'],
    statement: 'The page text shall say that the support team is available to help, in one variant 24 hours a day, 7 ' +
      'days a week.' },
  { id: 'CONTENT-ADMISSIONS', rev: 2, layers: ['unit'], fixture: 'statements.statements', source: ['1.8#f9e93ec4'],
    statement: 'The page text shall tell visitors with questions to call the admissions department.' },
  { id: 'CONTENT-ASSESSMENT-CALL', rev: 2, layers: ['unit'], fixture: 'statements.statements', source: ['1.9#2b92b9fd'],
    statement: 'Every page shall ask visitors to phone the clinic to schedule an initial assessment.' },
  { id: 'CONTENT-CRISIS-HOTLINE', rev: 2, layers: ['unit'], fixture: 'statements.statements', source: ['1.10#661ced44'],
    statement: 'The crisis page shall name a crisis hotline with the phone number of the clinic, and its link shall ' +
      'dial that number.' },
  { id: 'CONTENT-CRISIS-AROUND-CLOCK', rev: 2, layers: ['unit'], fixture: 'statements.statements',
    source: ['1.10#661ced44'],
    statement: 'The crisis page shall say that immediate support is given around the clock.' },
  { id: 'CONTENT-TREATMENT', rev: 2, layers: ['unit'], fixture: 'routes.routes', source: ['2.5#2617ee53'],
    statement: 'The treatment page shall cover CBT, DBT, psychodynamic therapy, interpersonal therapy, the treatment ' +
      'plan and recreation activities.' },
  { id: 'CONTENT-ABOUT', rev: 2, layers: ['unit'], fixture: 'routes.routes', source: ['2.6#f6fdacf1'],
    statement: 'The page about the clinic shall hold a welcome, the mission and the approach.' },
  { id: 'CONTENT-INSURANCE', rev: 2, layers: ['unit'], fixture: 'routes.routes', source: ['2.7#be8baece'],
    statement: 'The insurance page shall hold the insurance section.' },
  { id: 'CONTENT-JOBS', rev: 2, layers: ['unit'], fixture: 'routes.routes', source: ['2.9#923bc65f'],
    statement: 'The employment assistance page shall hold text on the job program.' },
  { id: 'CONTENT-JOBS-LINK', rev: 2, layers: ['unit'], fixture: 'constants.externalLinks',
    source: ['2.9#923bc65f', '7.4#5accc5f2'],
    statement: 'The employment assistance page shall link to the site of the jobs-program organization.' },
  { id: 'CONTENT-PARTIAL-HOSPITALIZATION', rev: 2, layers: ['unit'], fixture: 'routes.routes',
    source: ['2.12#e1f72db5'],
    statement: 'The partial hospitalization page shall hold a description as long as the fixture says, and its ' +
      'benefits.' },
  { id: 'CONTENT-INTENSIVE-OUTPATIENT', rev: 2, layers: ['unit'], fixture: 'routes.routes', source: ['2.13#1bc198df'],
    statement: 'The intensive outpatient page shall hold a description as long as the fixture says, and its ' +
      'benefits.' },
  { id: 'CONTENT-OUTPATIENT-WHAT', rev: 2, layers: ['unit'], fixture: 'routes.routes',
    source: ['2.14a#a32e675d', '2.14b#15d8eb9a'],
    statement: 'The outpatient page shall hold a part on getting started and say what outpatient rehab is.' },
  { id: 'CONTENT-OUTPATIENT-WHO', rev: 2, layers: ['unit'], fixture: 'routes.routes', source: ['2.14c#02d3daf2'],
    statement: 'The outpatient page shall say that it is for people with a stable supportive home, motivated and ' +
      'committed, without a need for 24/7 medical supervision, who need to balance treatment with work and family.' },
  { id: 'CONTENT-OUTPATIENT-SERVICES', rev: 2, layers: ['unit'], fixture: 'routes.routes', source: ['2.14d#c984a98c'],
    statement: 'The outpatient page shall name six services: individual counseling, group therapy, psychoeducation, ' +
      'family involvement, specialized therapies such as CBT and DBT, and holistic approaches.' },
  { id: 'CONTENT-OUTPATIENT-BENEFITS', rev: 2, layers: ['unit'], fixture: 'routes.routes', source: ['2.14e#71f59cdb'],
    statement: 'The outpatient page shall name four benefits: flexibility, community support, cost-effectiveness and ' +
      'transition to independence.' },
  { id: 'CONTENT-OUTPATIENT-START', rev: 2, layers: ['unit'], fixture: 'routes.routes', source: ['2.14f#313167fe'],
    statement: 'The outpatient page shall say that one starts by phoning to book an initial assessment.' },
  { id: 'CONTENT-CASE-MANAGEMENT-APPROACH', rev: 2, layers: ['unit'], fixture: 'routes.routes',
    source: ['2.15b#49ca9787'],
    statement: 'The case management page shall name the parts of its approach: assessment, personalized planning, ' +
      'advocacy and coordination, monitoring and follow-up, and crisis intervention.' },
  { id: 'CONTENT-CASE-MANAGEMENT-HELP', rev: 2, layers: ['unit'], fixture: 'routes.routes', source: ['2.15c#a2fa66ac'],
    statement: 'The case management page shall name how it helps: streamlined care, advocacy and support, resource ' +
      'navigation, and empowerment and education.' },
  { id: 'CONTENT-CRISIS-BENEFITS', rev: 2, layers: ['unit'], fixture: 'routes.routes', source: ['2.16b#18c8f9a2'],
    statement: 'The crisis page shall name five benefits: immediate response, safety and well-being, emotional ' +
      'support and empathy, referrals, and empowerment and coping skills.' },
  { id: 'CONTENT-SERVICE-HEROES', rev: 2, layers: ['unit'], fixture: 'routes.routes',
    source: ['2.15a#73707156', '2.16a#25e2ad01', '2.17a#7c71e987'],
    statement: 'The heroes of the case management, crisis and family therapy pages shall be headed as in the ' +
      'fixture, the last two with the name of the clinic first.' },
  { id: 'CONTENT-FAMILY-THERAPY', rev: 2, layers: ['unit'], fixture: 'routes.routes', source: ['2.17b#3e9c5bde'],
    statement: 'The family therapy page shall hold three parts: a comprehensive family-centered approach, building ' +
      'stronger foundations, and creating lasting change together.' },
  { id: 'CONTENT-FAMILY-CALL-LINK', rev: 2, layers: ['unit'], source: ['2.17c#64af2555'],
    statement: 'The contact link of the family therapy page shall dial the phone number of the clinic.' },
  { id: 'CONTENT-RECREATION-CLEARANCE', rev: 2, layers: ['unit'], fixture: 'statements.statements',
    source: ['6.2#ef321bf2'],
    statement: 'The page text shall say that the doctor must clear clients for recreation.' },
  { id: 'CONTENT-PLAN-SIGN-OFF', rev: 2, layers: ['unit'], fixture: 'statements.statements', source: ['6.2#ef321bf2'],
    statement: 'The page text shall say that the clinical director signs off treatment plans.' },
  { id: 'CONTENT-EXTERNAL-LINKS', rev: 2, layers: ['unit'], fixture: 'constants.externalLinks',
    source: ['7.4#5accc5f2'],
    statement: 'The site shall link to exactly two other sites: the jobs-program organization and the state license ' +
      'register.' },

  // Shell
  { id: 'SHELL-NO-STORED-DATA', rev: 1, layers: ['e2e'], source: ['1.2#d96cf83d'],
    statement: 'When a visitor walks all pages, the site shall keep no data about the visitor: no cookie, no ' +
      'storage.' },
  { id: 'SHELL-LAZY-IMAGES', rev: 2, layers: ['e2e'], source: ['2.25#95944e9a'],
    statement: 'Every image shall be marked to load lazily, and one below the first screen shall load only as the ' +
      'visitor nears it.' },
] as const satisfies readonly SpecificationRule[];

/** A sentence of the specification, in our own words, that cannot be tested. */
export interface Informative {
  readonly source: Sources;
  readonly sentence: string;
  readonly reason: string;
}

// biome-ignore format: a table, one sentence an entry
export const informative = [
  { source: ['0.1#0ab1e35a'], reason: 'Introduces the product.',
    sentence: 'The product is a public, static information site of an outpatient clinic for addiction and mental health.' },
  { source: ['0.2#a5543893'], sentence: 'Its visitors are prospective patients and their families.',
    reason: 'Describes people, not the site.' },
  { source: ['0.3#468d9eb9'], sentence: 'The document covers pages, routes, form, validation, call and constants.',
    reason: 'Speaks of the document.' },
  { source: ['1.1#514139ac'], reason: 'Sums up the route table, which has its own rules.',
    sentence: 'The product informs about programs, conditions, substances, insurance, jobs and contact.' },
  { source: ['1.4#e54c4e4b'], sentence: 'The following is shown.', reason: 'Introduces a list.' },
  { source: ['2.3#0947694d'], sentence: 'No fallback or not-found route is shown.',
    reason: 'States what the source leaves open.' },
  { source: ['2.18b#32566ba0'], sentence: 'Content and registration of the mission page are not shown.',
    reason: 'States what the source leaves open.' },
  { source: ['3.3#4313f3bd'], sentence: 'The values of the fixed identifiers are not printed.',
    reason: 'Speaks of the document.' },
  { source: ['4.3#50ef95d0'], sentence: 'There are no business states.',
    reason: 'An absence without anything to look at.' },
  { source: ['6.2#ef321bf2'], sentence: 'The two statements of page text are descriptive only.',
    reason: 'Explains other rules.' },
  { source: ['7.6#078f9e0d'], sentence: 'Server behavior and the shape of the response body are not shown.',
    reason: 'Concerns the e-mail service.' },
  { source: ['8.4#24eb815d'], sentence: 'No not-found or error screen is shown.',
    reason: 'States what the source leaves open.' },
  { source: ['9.7b#39e4f435'], sentence: 'Nothing more is shown of the depression page in the home context.',
    reason: 'States what the source leaves open.' },
] as const satisfies readonly Informative[];
