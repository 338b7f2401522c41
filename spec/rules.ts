/**
 * Every testable sentence of the specification as one rule in our own words; `informative` lists the sentences that
 * cannot be tested, with reasons. What this project adds is in extensions/rules.ts.
 *
 * - `from` is the number of the sentence that a rule comes from, or of several; the rule belongs to the section of the
 *   first. `npm run trace -- --specification FILE` checks each in the document, which is not part of this project.
 * - `layers` are those in which the rule must be tested: unit compares data or the text of rendered pages, component
 *   renders components with events or the e-mail call, e2e opens the built site in a browser. The survey (e2e/crawl)
 *   holds that all text can be seen, so a rule about a text needs the unit layer only.
 * - `fixture` names the fixture (file.export) with the values of a rule about data.
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
 * A sentence or table row of the specification: its section (0 before the first) and its number there, as in `2.14`. Where
 * semicolons divide it, each part has a letter: `2.14a`.
 */
type Sentence = `${0 | Section}.${string}`;
export type Sentences = Sentence | readonly [Sentence, ...Sentence[]];

/** What a rule of the specification and one of ours have in common. */
export interface BasicRule {
  readonly id: `${Topic}-${string}`;
  readonly statement: string;
  readonly layers: readonly ('unit' | 'component' | 'e2e')[];
  readonly fixture?: string;
}

export interface SpecificationRule extends BasicRule {
  readonly from: Sentences;
}

// biome-ignore format: a table, one rule an entry
export const specificationRules = [
  // Routes
  { id: 'ROUTE-HOME', layers: ['e2e'], fixture: 'routes.routes', from: '2.4',
    statement: 'When / is opened, the site shall show the home page.' },
  { id: 'ROUTE-TREATMENT', layers: ['e2e'], fixture: 'routes.routes', from: '2.5',
    statement: 'When /treatment is opened, the site shall show the treatment programs.' },
  { id: 'ROUTE-ABOUT', layers: ['e2e'], fixture: 'routes.routes', from: '2.6',
    statement: 'When /about-us is opened, the site shall show the page about the clinic.' },
  { id: 'ROUTE-INSURANCE', layers: ['e2e'], fixture: 'routes.routes', from: '2.7',
    statement: 'When /insurance is opened, the site shall show the insurance page with a hero and the insurance ' +
      'section.' },
  { id: 'ROUTE-CONTACT', layers: ['e2e'], fixture: 'routes.routes', from: '2.8',
    statement: 'When /contact is opened, the site shall show the contact page headed "Have some questions?".' },
  { id: 'ROUTE-JOBS', layers: ['e2e'], fixture: 'routes.routes', from: '2.9',
    statement: 'When /jobs is opened, the site shall show the employment assistance page, headed "Job Assistance".' },
  { id: 'ROUTE-MENTAL-HEALTH', layers: ['e2e'], fixture: 'routes.routes', from: '2.10',
    statement: 'When /mental-health is opened, the site shall show the menu of mental-health cards.' },
  { id: 'ROUTE-SUBSTANCE-ABUSE', layers: ['e2e'], fixture: 'routes.routes', from: '2.11',
    statement: 'When /substance-abuse is opened, the site shall show the menu of 12 addiction cards.' },
  { id: 'ROUTE-PARTIAL-HOSPITALIZATION', layers: ['e2e'], fixture: 'routes.routes', from: '2.12',
    statement: 'When /partial-hospitalization-program is opened, the site shall show that program.' },
  { id: 'ROUTE-INTENSIVE-OUTPATIENT', layers: ['e2e'], fixture: 'routes.routes', from: '2.13',
    statement: 'When /intensive-outpatient-program is opened, the site shall show that program.' },
  { id: 'ROUTE-OUTPATIENT', layers: ['e2e'], fixture: 'routes.routes', from: '2.14a',
    statement: 'When /outpatient-program is opened, the site shall show that program.' },
  { id: 'ROUTE-CASE-MANAGEMENT', layers: ['e2e'], fixture: 'routes.routes', from: '2.15a',
    statement: 'When /case-management is opened, the site shall show that service.' },
  { id: 'ROUTE-CRISIS', layers: ['e2e'], fixture: 'routes.routes', from: '2.16a',
    statement: 'When /crisis-intervention is opened, the site shall show that service.' },
  { id: 'ROUTE-FAMILY-THERAPY', layers: ['e2e'], fixture: 'routes.routes', from: '2.17a',
    statement: 'When /family-therapy is opened, the site shall show that service.' },
  { id: 'ROUTE-MISSION-FOOTER-ONLY', layers: ['unit'], fixture: 'navigation.footerOnlyPaths',
    from: '2.18a',
    statement: 'Every page shall link to /mission in its footer and nowhere else.' },
  { id: 'ROUTE-CONDITIONS', layers: ['e2e'], fixture: 'routes.routes', from: '2.19',
    statement: 'When the address of one of the ten conditions is opened, the site shall show the page of that ' +
      'condition.' },
  { id: 'ROUTE-SUBSTANCES', layers: ['e2e'], fixture: 'routes.routes', from: '2.20',
    statement: 'When the address of one of the twelve substances is opened, the site shall show the page of that ' +
      'substance.' },
  { id: 'ROUTE-EXACT', layers: ['e2e'], fixture: 'routes.unknownAddresses', from: '2.1',
    statement: 'When an address differs from every route, by a further segment, a trailing slash, letter case or ' +
      'otherwise, the site shall not show the page of a route.' },
  { id: 'ROUTE-SHARED-FRAME', layers: ['e2e'], from: '2.2',
    statement: 'When any page is shown, the same header shall stand above it and the same footer below it.' },
  { id: 'ROUTE-TOPIC-PARTS', layers: ['e2e'], from: '2.21',
    statement: 'When a condition or substance page is shown, it shall show a banner, an informational section, the ' +
      'contact form and the footer.' },
  { id: 'ROUTE-PUBLIC', layers: ['e2e'], from: ['6.1a', '1.2', '6.1b'],
    statement: 'When any page is opened in a fresh browser, the site shall show it without asking for a role, an ' +
      'account or a sign-in.' },

  // Header and menus
  { id: 'NAV-HEADER-LINKS', layers: ['unit'], fixture: 'navigation.headerLinks', from: '2.26',
    statement: 'The navigation bar shall hold the six links with the labels and addresses of the fixture, in order.' },
  { id: 'NAV-PROGRAMS-MENU', layers: ['unit'], fixture: 'navigation.menus', from: '2.27',
    statement: 'The Programs menu shall list the seven entries of the fixture, in order.' },
  { id: 'NAV-MENTAL-HEALTH-MENU', layers: ['unit'], fixture: 'navigation.menus', from: '2.28',
    statement: 'The Mental Health menu shall list the ten condition pages, in order.' },
  { id: 'NAV-ADDICTION-MENU', layers: ['unit'], fixture: 'navigation.menus', from: '2.29',
    statement: 'The Addiction menu shall list the twelve substance pages, in order.' },
  { id: 'NAV-MENU-PARENTS', layers: ['unit'], fixture: 'navigation.menus',
    from: ['2.28', '2.29'],
    statement: 'The Mental Health menu shall offer a link to /mental-health and the Addiction menu one to ' +
      '/substance-abuse.' },
  { id: 'NAV-LINKS-LEAD', layers: ['e2e'], fixture: 'navigation.headerLinks', from: ['2.26', '2.27', '2.28', '2.29', '2.31a', '2.31b', '2.31c', '2.31d'],
    statement: 'When a link of the header, a menu or the footer is followed, the site shall show the page of its ' +
      'address.' },
  { id: 'NAV-HAMBURGER', layers: ['e2e'], from: '2.30a',
    statement: 'When the screen is small, a toggle shall stand in place of the navigation bar; on a wide screen it ' +
      'shall not show.' },
  { id: 'NAV-MOBILE-MENU-STATES', layers: ['component'], from: '4.1',
    statement: 'When the toggle is pressed, the mobile menu shall change from closed to open or from open to closed.' },
  { id: 'NAV-SUBMENU-OPENS', layers: ['component'], from: '2.30b',
    statement: 'When the button of a closed dropdown menu is clicked, the menu shall open.' },
  { id: 'NAV-SUBMENU-CLOSES', layers: ['component'], from: '2.30b',
    statement: 'When the button of an open dropdown menu is clicked, the menu shall close.' },
  { id: 'NAV-SUBMENU-STATES', layers: ['component'], from: ['4.1', '4.2'],
    statement: 'When a page is opened, each of the three dropdown menus and the mobile menu shall be closed.' },
  { id: 'NAV-DETAIL-SCROLL', layers: ['e2e'], fixture: 'constants.durations', from: '2.24',
    statement: 'When a link to a detail page is followed, the page shall scroll smoothly to its top over 500 ms.' },

  // Footer
  { id: 'FOOT-PHONE', layers: ['unit'], from: '1.7',
    statement: 'The footer shall show the phone number of the clinic.' },
  { id: 'FOOT-CERTIFICATION', layers: ['unit'], fixture: 'constants.certificationExpiry',
    from: '1.7',
    statement: 'The footer shall show the state certification with its number and its expiry date as text.' },
  { id: 'FOOT-REGISTER-LINK', layers: ['unit'], fixture: 'constants.externalLinks',
    from: ['1.7', '7.4'],
    statement: 'The footer shall link the state certification to the external license register.' },
  { id: 'FOOT-ACCREDITATION', layers: ['unit'], fixture: 'statements.statements', from: '1.7',
    statement: 'The footer shall carry a note on the accreditation by a hospital accreditation body.' },
  { id: 'FOOT-COPYRIGHT', layers: ['unit'], fixture: 'constants.copyrightYear', from: '1.7',
    statement: 'The footer shall carry a copyright line for 2025.' },
  { id: 'FOOT-COMPANY', layers: ['unit'], fixture: 'navigation.footerColumns', from: '2.31a',
    statement: 'The Company column of the footer shall hold its three links, in order.' },
  { id: 'FOOT-NAVIGATION', layers: ['unit'], fixture: 'navigation.footerColumns', from: '2.31b',
    statement: 'The Navigation column of the footer shall hold its three links, in order.' },
  { id: 'FOOT-PROGRAMS', layers: ['unit'], fixture: 'navigation.footerColumns', from: '2.31c',
    statement: 'The Programs column of the footer shall hold links to three program pages.' },
  { id: 'FOOT-SERVICES', layers: ['unit'], fixture: 'navigation.footerColumns', from: '2.31d',
    statement: 'The Services column of the footer shall hold its three links, in order.' },
  { id: 'FOOT-BACK-TO-TOP', layers: ['e2e'], fixture: 'constants.durations', from: '2.32',
    statement: 'When the up-arrow control is pressed, the page shall scroll smoothly to its top over 500 ms.' },

  // Home page
  { id: 'HOME-HERO', layers: ['component'], fixture: 'constants.counts', from: '1.5a',
    statement: 'The home page shall open with a slider of three images and a headline.' },
  { id: 'HOME-TAGLINE', layers: ['unit'], fixture: 'routes.routes', from: ['1.5b', '1.5c'],
    statement: 'The home page shall carry a tagline about a path to mental wellness and a short description.' },
  { id: 'HOME-CALL-LINK', layers: ['unit'], from: '1.5d',
    statement: 'The home page shall hold a link in its main part that dials the clinic.' },
  { id: 'HOME-CONTACT-LINK', layers: ['unit'], from: '1.5e',
    statement: 'The home page shall hold a link in its main part to /contact.' },
  { id: 'HOME-ABOUT', layers: ['unit'], from: '1.5f',
    statement: 'The home page shall sum up what the clinic is about.' },
  { id: 'HOME-SUBSTANCE-CARDS', layers: ['unit'], from: '1.5g',
    statement: 'The home page shall show cards that lead to substance pages.' },
  { id: 'HOME-PROGRAM-CARDS', layers: ['unit'], from: '1.5h',
    statement: 'The home page shall show cards that lead to program pages.' },
  { id: 'HOME-INSURANCE', layers: ['unit'], fixture: 'routes.routes', from: '1.5i',
    statement: 'The insurance section of the home page shall say that the clinic works with major insurance groups.' },
  { id: 'HOME-INSURER-LOGOS', layers: ['unit'], fixture: 'constants.counts', from: '1.5i',
    statement: 'The insurance section of the home page and of /insurance shall show six insurer logos.' },
  { id: 'HOME-INSURANCE-REACH-OUT', layers: ['unit'], fixture: 'routes.routes', from: '1.5i',
    statement: 'The insurance section of the home page and of /insurance shall ask visitors whose insurer is not ' +
      'shown to reach out.' },
  { id: 'HOME-MENTAL-HEALTH-PROMO', layers: ['unit'], from: '1.5j',
    statement: 'The home page shall hold a section that promotes mental health, with a "Learn More" button that ' +
      'leads to /mental-health.' },
  { id: 'HOME-MISSION', layers: ['unit'], from: '1.5k',
    statement: 'The home page shall state the mission.' },

  // Cards
  { id: 'CARD-PARTS', layers: ['component'], fixture: 'cards.cardButton', from: '2.22',
    statement: 'A menu card shall show an image, a title and a "Learn More" button that leads to its page.' },
  { id: 'CARD-CONDITIONS', layers: ['unit'], fixture: 'cards.conditionCards', from: '2.10',
    statement: 'The mental-health menu shall show a card for each of the ten condition pages.' },
  { id: 'CARD-SUBSTANCES', layers: ['unit'], fixture: 'cards.substanceCards', from: '2.11',
    statement: 'The addiction menu shall show twelve cards, one for each substance page.' },
  { id: 'CARD-MISMATCHED-TITLES', layers: ['unit'], fixture: 'cards.substanceCards',
    from: ['2.23a', '2.23b'],
    statement: 'The addiction cards that lead to /opioid and /xanax shall be titled "Cocaine Addiction".' },
  { id: 'CARD-MISMATCHED-PICTURES', layers: ['unit'], fixture: 'cards.substanceCards',
    from: ['2.23a', '2.23b'],
    statement: 'Several addiction cards shall show the picture of another page.' },

  // Contact form
  { id: 'FORM-PAGES', layers: ['e2e'], fixture: 'routes.routes', from: ['2.5', '1.5l', '2.6', '2.7', '2.8', '2.9', '2.21'],
    statement: 'The contact form shall stand on every page that the fixture gives it to.' },
  { id: 'FORM-ONLY-INPUT', layers: ['e2e'], from: '1.3',
    statement: 'Besides the contact form, the site shall offer no control that takes what a visitor enters.' },
  { id: 'FORM-FIELDS', layers: ['component'], fixture: 'validation.fields', from: '3.1',
    statement: 'The contact form shall hold exactly the five fields name, email, phone, subject and message.' },
  { id: 'FORM-NOT-STORED', layers: ['e2e'], from: '3.2a',
    statement: 'When a message is written, has been sent or could not be sent, the browser shall keep no copy of it: ' +
      'not in cookies, not in any storage, not in the history, not in the address.' },
  { id: 'FORM-LABEL-IDLE', layers: ['component'], fixture: 'validation.buttonLabels',
    from: '4.4a',
    statement: 'When nothing has been sent, the button of the form shall read "Submit".' },
  { id: 'FORM-LABEL-SENT', layers: ['component'], fixture: 'validation.buttonLabels',
    from: ['4.4b', '7.1d'],
    statement: 'When a send has succeeded, the button shall read "Message Sent".' },
  { id: 'FORM-LABEL-RETURNS', layers: ['component'], fixture: 'constants.durations',
    from: '4.4b',
    statement: 'When 3 seconds have passed since a successful send, the button shall read "Submit" again.' },
  { id: 'FORM-RESET-AT-START', layers: ['component'], from: '4.5',
    statement: 'When a send starts, the form shall be emptied at once, before any answer.' },
  { id: 'FORM-ERRORS-UNDER-FIELDS', layers: ['component'], from: '4.6',
    statement: 'When a field fails its check, its message shall appear under that field.' },
  { id: 'FORM-ERRORS-REPLACED', layers: ['component'], from: '4.6',
    statement: 'When a visitor submits again, the messages of the earlier attempt shall give way to those of the new ' +
      'one.' },
  { id: 'FORM-SILENT-FAILURE', layers: ['component'], from: ['4.7', '8.3b'],
    statement: 'When a send fails, the page shall show the visitor nothing new.' },
  { id: 'FORM-CHECK-ON-SUBMIT', layers: ['component'], from: '5.1',
    statement: 'When a visitor types in or leaves a field without submitting, no message shall appear.' },
  { id: 'FORM-CHECK-TRIMMED', layers: ['component'], fixture: 'validation.accepted', from: '5.1',
    statement: 'When a value has white space around it, the checks shall run on the value without it.' },
  { id: 'FORM-SEND-ONLY-VALID', layers: ['component'], from: '5.2',
    statement: 'When any check fails, the form shall send nothing; when all pass, it shall send the message once.' },
  { id: 'FORM-REQUIRED-ATTRIBUTE', layers: ['component'], from: '5.3',
    statement: 'Each of the five controls shall carry the required attribute of the browser.' },

  // Validation messages
  { id: 'VAL-NAME-REQUIRED', layers: ['unit', 'component'], fixture: 'validation.rejected',
    from: '5.4',
    statement: 'When the name is empty after trimming, the message shall be "Name is required".' },
  { id: 'VAL-NAME-LETTERS', layers: ['unit', 'component'], fixture: 'validation.rejected',
    from: '5.5',
    statement: 'When the name holds anything but letters and spaces, the message shall be "Name must contain only ' +
      'letters and spaces".' },
  { id: 'VAL-EMAIL-REQUIRED', layers: ['unit', 'component'], fixture: 'validation.rejected',
    from: '5.6',
    statement: 'When the e-mail address is empty after trimming, the message shall be "Email is required".' },
  { id: 'VAL-EMAIL-SHAPE', layers: ['unit', 'component'], fixture: 'validation.rejected',
    from: '5.7',
    statement: 'When the e-mail address holds a space or is not something, one at sign, something, a dot, something, ' +
      'the message shall be "Enter a valid email address".' },
  { id: 'VAL-PHONE-REQUIRED', layers: ['unit', 'component'], fixture: 'validation.rejected',
    from: '5.8',
    statement: 'When the phone number is empty after trimming, the message shall be "Phone number is required".' },
  { id: 'VAL-PHONE-DIGITS', layers: ['unit', 'component'], fixture: 'validation.rejected',
    from: '5.9',
    statement: 'When the phone number is not 10 to 15 digits and nothing else, the message shall be "Enter a valid ' +
      'phone number".' },
  { id: 'VAL-SUBJECT-REQUIRED', layers: ['unit', 'component'], fixture: 'validation.rejected',
    from: '5.10',
    statement: 'When the subject is empty after trimming, the message shall be "Subject is required".' },
  { id: 'VAL-MESSAGE-REQUIRED', layers: ['unit', 'component'], fixture: 'validation.rejected',
    from: '5.11',
    statement: 'When the message is empty after trimming, the message under it shall be "Message is required".' },
  { id: 'VAL-CATALOG', layers: ['unit'], fixture: 'validation.fields', from: '8.1',
    statement: 'The checks of the form shall give no message other than the eight of the fixture.' },
  { id: 'VAL-ACCEPTED', layers: ['unit', 'component'], fixture: 'validation.accepted',
    from: ['5.4', '5.5', '5.6', '5.7', '5.8', '5.9', '5.10', '5.11'],
    statement: 'When a value keeps every rule of its field, there shall be no message.' },

  // E-mail call
  { id: 'CALL-IDENTIFIERS', layers: ['component'], from: '3.3',
    statement: 'When a message is sent, the request shall carry the version of the library and the configured ' +
      'service, template and user identifiers.' },
  { id: 'CALL-POST', layers: ['component'], fixture: 'email.path',
    from: ['7.1a', '3.2b'],
    statement: 'When a message is sent, the site shall make one POST to the path of the fixture.' },
  { id: 'CALL-HOST', layers: ['component'], fixture: 'email.defaultOrigin',
    from: ['7.1a', '1.3'],
    statement: 'When the build names no other origin, the call shall go to the API host of the e-mail service.' },
  { id: 'CALL-MULTIPART', layers: ['component'], fixture: 'email.encoding', from: '7.1a',
    statement: 'When a message is sent, the body shall be multipart form data.' },
  { id: 'CALL-PAYLOAD', layers: ['component', 'e2e'], fixture: 'email.payloadFields',
    from: ['7.1a', '3.1', '3.3'],
    statement: 'When a message is sent, the body shall hold exactly the nine fields of the fixture, each once, with ' +
      'what the visitor entered.' },
  { id: 'CALL-SUCCESS-STATUS', layers: ['component'], fixture: 'email.answers', from: '7.1a',
    statement: 'When the answer has status 200, the send shall count as a success whatever its text.' },
  { id: 'CALL-SUCCESS-TEXT', layers: ['component'], fixture: 'email.answers', from: '7.1a',
    statement: 'When the text of the answer is OK, the send shall count as a success whatever its status.' },
  { id: 'CALL-FAILURE', layers: ['component'], fixture: 'email.answers', from: '7.1b',
    statement: 'When the answer has another status and another text, or none arrives, the send shall count as a ' +
      'failure.' },
  { id: 'CALL-FAILURE-OBJECT', layers: ['component'], fixture: 'email.logged',
    from: ['8.3a', '7.1b'],
    statement: 'When the helper reports a failure, it shall give an object with the status and the text of the ' +
      'response.' },
  { id: 'CALL-LOG-SUCCESS', layers: ['component'], fixture: 'email.logged', from: '7.1c',
    statement: 'When a send succeeds, the text of the answer shall be logged.' },
  { id: 'CALL-LOG-FAILURE', layers: ['component'], fixture: 'email.logged', from: '7.1e',
    statement: 'When a send fails, its status and text shall be logged and nothing else shall happen.' },
  { id: 'CALL-HELPER-USER-ID', layers: ['component'], fixture: 'email.helperErrors',
    from: ['5.12', '5.13a', '8.2'],
    statement: 'When the helper gets no user ID, it shall refuse and say that the user ID is required.' },
  { id: 'CALL-HELPER-SERVICE-ID', layers: ['component'], fixture: 'email.helperErrors',
    from: ['5.12', '5.13b', '8.2'],
    statement: 'When the helper gets no service ID, it shall refuse and say that the service ID is required.' },
  { id: 'CALL-HELPER-TEMPLATE-ID', layers: ['component'], fixture: 'email.helperErrors',
    from: ['5.12', '5.13c', '8.2'],
    statement: 'When the helper gets no template ID, it shall refuse and say that the template ID is required.' },
  { id: 'CALL-HELPER-FORM', layers: ['component'], fixture: 'email.helperErrors',
    from: ['5.12', '5.13d', '8.2'],
    statement: 'When the helper gets neither a form element nor a selector of one, it shall refuse and say that it ' +
      'expects an HTML form element or its selector.' },
  { id: 'CALL-HELPER-SELECTOR', layers: ['component'], from: '5.12',
    statement: 'When the helper gets a form element or a selector that resolves to one, it shall send that form.' },
  { id: 'CALL-PHONE-SCHEME', layers: ['unit'], from: '7.3',
    statement: 'Every link that phones shall use the telephone scheme and dial the number that it shows.' },
  { id: 'CALL-IMAGES', layers: ['unit'], from: '7.2',
    statement: 'Images shall be fetched from the static media of the site or from the configured storage bucket, and ' +
      'from nowhere else.' },
  { id: 'CALL-NO-BACKEND', layers: ['e2e'], from: '7.5',
    statement: 'When a visitor walks all pages and sends a message, the site shall request nothing but its own ' +
      'static files, the bucket and the e-mail service.' },

  // Constants
  { id: 'CONST-PHONE-DIGITS', layers: ['unit', 'component'], fixture: 'constants.phoneDigits',
    from: '9.1',
    statement: 'When a phone number has 10 or 15 digits it shall pass; with 9 or 16 it shall not.' },
  { id: 'CONST-SENT-LABEL', layers: ['component'], fixture: 'constants.durations', from: '9.2a',
    statement: 'When a send has succeeded, the label shall still be "Message Sent" just before 3000 ms and "Submit" ' +
      'at 3000 ms.' },
  { id: 'CONST-SMOOTH-SCROLL', layers: ['unit'], fixture: 'constants.durations', from: '9.2b',
    statement: 'When a smooth scroll runs, it shall be under way before 500 ms and at its end at 500 ms.' },
  { id: 'CONST-LIB-VERSION', layers: ['component'], fixture: 'email.libVersion', from: '9.3',
    statement: 'When a message is sent, the field lib_version shall be 3.2.0.' },
  { id: 'CONST-HERO-SLIDES', layers: ['unit'], fixture: 'constants.counts', from: '9.4a',
    statement: 'The hero slider shall have three slides.' },
  { id: 'CONST-INSURERS', layers: ['unit'], fixture: 'constants.counts', from: '9.4b',
    statement: 'The insurance section shall show the logos of six different insurers.' },
  { id: 'CONST-SUBSTANCE-PAGES', layers: ['unit'], fixture: 'constants.counts', from: '9.4c',
    statement: 'The site shall have twelve substance pages.' },
  { id: 'CONST-CONDITION-PAGES', layers: ['unit'], fixture: 'constants.counts', from: '9.4d',
    statement: 'The site shall have ten condition pages.' },
  { id: 'CONST-CERTIFICATION-EXPIRY', layers: ['unit'], fixture: 'constants.certificationExpiry',
    from: '9.5a',
    statement: 'The certification shall be shown with the expiry date 11/30/25.' },
  { id: 'CONST-COPYRIGHT-YEAR', layers: ['unit'], fixture: 'constants.copyrightYear', from: '9.5b',
    statement: 'The copyright line shall name the year 2025, whatever the date.' },
  { id: 'CONST-PLAN-30-DAYS', layers: ['unit'], fixture: 'statements.statements', from: '9.6a',
    statement: 'The treatment page shall say that the treatment plan is developed within 30 days of admission.' },
  { id: 'CONST-WEEKLY-SUMMARY', layers: ['unit'], fixture: 'statements.statements', from: '9.6b',
    statement: 'The treatment page shall say that progress is reassessed each week through a weekly summary.' },
  { id: 'CONST-DBT-6-MONTHS', layers: ['unit'], fixture: 'statements.statements', from: '9.6c',
    statement: 'The treatment page shall say that DBT asks for a commitment of at least 6 months.' },
  { id: 'CONST-ACUTE-STRESS', layers: ['unit'], fixture: 'statements.statements', from: '9.6d',
    statement: 'The acute stress disorder page shall say that the diagnosis takes at least 9 symptoms that last 3 ' +
      'days up to 1 month.' },
  { id: 'CONST-CRISIS-24-7', layers: ['unit'], fixture: 'statements.statements', from: '9.6e',
    statement: 'The crisis page shall say that crisis support is available 24/7.' },
  { id: 'CONST-DEPRESSION-PATH', layers: ['unit'], fixture: 'constants.depressionPath',
    from: '9.7a',
    statement: 'The page on depression shall be registered as /depression.' },

  // Contact details and page text
  { id: 'CONTENT-STREET-ADDRESS', layers: ['unit'], from: '1.6',
    statement: 'The site shall show the street address of the clinic.' },
  { id: 'CONTENT-CALIFORNIA', layers: ['unit'], from: '0.1',
    statement: 'The street address of the clinic shall be in a city of California.' },
  { id: 'CONTENT-PHONE', layers: ['unit'], from: ['1.6', '2.8'],
    statement: 'The contact page shall show the phone number of the clinic.' },
  { id: 'CONTENT-SECOND-PHONE', layers: ['unit'], from: '1.6',
    statement: 'The hero of the contact page shall show a second phone number, unlike the first.' },
  { id: 'CONTENT-EMAIL', layers: ['unit'], from: '1.6',
    statement: 'The site shall show the info e-mail address of the clinic.' },
  { id: 'CONTENT-SUPPORT-TEAM', layers: ['unit'], fixture: 'statements.statements', from: '1.8',
    statement: 'The page text shall say that the support team is available to help, in one variant 24 hours a day, 7 ' +
      'days a week.' },
  { id: 'CONTENT-ADMISSIONS', layers: ['unit'], fixture: 'statements.statements', from: '1.8',
    statement: 'The page text shall tell visitors with questions to call the admissions department.' },
  { id: 'CONTENT-ASSESSMENT-CALL', layers: ['unit'], fixture: 'statements.statements', from: '1.9',
    statement: 'Every page shall ask visitors to phone the clinic to schedule an initial assessment.' },
  { id: 'CONTENT-CRISIS-HOTLINE', layers: ['unit'], fixture: 'statements.statements', from: '1.10',
    statement: 'The crisis page shall name a crisis hotline with the phone number of the clinic, and its link shall ' +
      'dial that number.' },
  { id: 'CONTENT-CRISIS-AROUND-CLOCK', layers: ['unit'], fixture: 'statements.statements',
    from: '1.10',
    statement: 'The crisis page shall say that immediate support is given around the clock.' },
  { id: 'CONTENT-TREATMENT', layers: ['unit'], fixture: 'routes.routes', from: '2.5',
    statement: 'The treatment page shall cover CBT, DBT, psychodynamic therapy, interpersonal therapy, the treatment ' +
      'plan and recreation activities.' },
  { id: 'CONTENT-ABOUT', layers: ['unit'], fixture: 'routes.routes', from: '2.6',
    statement: 'The page about the clinic shall hold a welcome, the mission and the approach.' },
  { id: 'CONTENT-INSURANCE', layers: ['unit'], fixture: 'routes.routes', from: '2.7',
    statement: 'The insurance page shall hold the insurance section.' },
  { id: 'CONTENT-JOBS', layers: ['unit'], fixture: 'routes.routes', from: '2.9',
    statement: 'The employment assistance page shall hold text on the job program.' },
  { id: 'CONTENT-JOBS-LINK', layers: ['unit'], fixture: 'constants.externalLinks',
    from: ['2.9', '7.4'],
    statement: 'The employment assistance page shall link to the site of the jobs-program organization.' },
  { id: 'CONTENT-PARTIAL-HOSPITALIZATION', layers: ['unit'], fixture: 'routes.routes',
    from: '2.12',
    statement: 'The partial hospitalization page shall hold a description as long as the fixture says, and its ' +
      'benefits.' },
  { id: 'CONTENT-INTENSIVE-OUTPATIENT', layers: ['unit'], fixture: 'routes.routes', from: '2.13',
    statement: 'The intensive outpatient page shall hold a description as long as the fixture says, and its ' +
      'benefits.' },
  { id: 'CONTENT-OUTPATIENT-WHAT', layers: ['unit'], fixture: 'routes.routes',
    from: ['2.14a', '2.14b'],
    statement: 'The outpatient page shall hold a part on getting started and say what outpatient rehab is.' },
  { id: 'CONTENT-OUTPATIENT-WHO', layers: ['unit'], fixture: 'routes.routes', from: '2.14c',
    statement: 'The outpatient page shall say that it is for people with a stable supportive home, motivated and ' +
      'committed, without a need for 24/7 medical supervision, who need to balance treatment with work and family.' },
  { id: 'CONTENT-OUTPATIENT-SERVICES', layers: ['unit'], fixture: 'routes.routes', from: '2.14d',
    statement: 'The outpatient page shall name six services: individual counseling, group therapy, psychoeducation, ' +
      'family involvement, specialized therapies such as CBT and DBT, and holistic approaches.' },
  { id: 'CONTENT-OUTPATIENT-BENEFITS', layers: ['unit'], fixture: 'routes.routes', from: '2.14e',
    statement: 'The outpatient page shall name four benefits: flexibility, community support, cost-effectiveness and ' +
      'transition to independence.' },
  { id: 'CONTENT-OUTPATIENT-START', layers: ['unit'], fixture: 'routes.routes', from: '2.14f',
    statement: 'The outpatient page shall say that one starts by phoning to book an initial assessment.' },
  { id: 'CONTENT-CASE-MANAGEMENT-APPROACH', layers: ['unit'], fixture: 'routes.routes',
    from: '2.15b',
    statement: 'The case management page shall name the parts of its approach: assessment, personalized planning, ' +
      'advocacy and coordination, monitoring and follow-up, and crisis intervention.' },
  { id: 'CONTENT-CASE-MANAGEMENT-HELP', layers: ['unit'], fixture: 'routes.routes', from: '2.15c',
    statement: 'The case management page shall name how it helps: streamlined care, advocacy and support, resource ' +
      'navigation, and empowerment and education.' },
  { id: 'CONTENT-CRISIS-BENEFITS', layers: ['unit'], fixture: 'routes.routes', from: '2.16b',
    statement: 'The crisis page shall name five benefits: immediate response, safety and well-being, emotional ' +
      'support and empathy, referrals, and empowerment and coping skills.' },
  { id: 'CONTENT-SERVICE-HEROES', layers: ['unit'], fixture: 'routes.routes',
    from: ['2.15a', '2.16a', '2.17a'],
    statement: 'The heroes of the case management, crisis and family therapy pages shall be headed as in the ' +
      'fixture, the last two with the name of the clinic first.' },
  { id: 'CONTENT-FAMILY-THERAPY', layers: ['unit'], fixture: 'routes.routes', from: '2.17b',
    statement: 'The family therapy page shall hold three parts: a comprehensive family-centered approach, building ' +
      'stronger foundations, and creating lasting change together.' },
  { id: 'CONTENT-FAMILY-CALL-LINK', layers: ['unit'], from: '2.17c',
    statement: 'The contact link of the family therapy page shall dial the phone number of the clinic.' },
  { id: 'CONTENT-RECREATION-CLEARANCE', layers: ['unit'], fixture: 'statements.statements',
    from: '6.2',
    statement: 'The page text shall say that the doctor must clear clients for recreation.' },
  { id: 'CONTENT-PLAN-SIGN-OFF', layers: ['unit'], fixture: 'statements.statements', from: '6.2',
    statement: 'The page text shall say that the clinical director signs off treatment plans.' },
  { id: 'CONTENT-EXTERNAL-LINKS', layers: ['unit'], fixture: 'constants.externalLinks',
    from: '7.4',
    statement: 'The site shall link to exactly two other sites: the jobs-program organization and the state license ' +
      'register.' },

  // Shell
  { id: 'SHELL-NO-STORED-DATA', layers: ['e2e'], from: '1.2',
    statement: 'When a visitor walks all pages, the site shall keep no data about the visitor: no cookie, no ' +
      'storage.' },
  { id: 'SHELL-LAZY-IMAGES', layers: ['e2e'], from: '2.25',
    statement: 'Every image shall be marked to load lazily, and one below the first screen shall load only as the ' +
      'visitor nears it.' },
] as const satisfies readonly SpecificationRule[];

/** A sentence of the specification, in our own words, that cannot be tested. */
export interface Informative {
  readonly from: Sentences;
  readonly sentence: string;
  readonly reason: string;
  /** The extension that decides what the sentence leaves open. */
  readonly decidedBy?: BasicRule['id'];
}

// biome-ignore format: a table, one sentence an entry
export const informative = [
  { from: '0.1', reason: 'Introduces the product.',
    sentence: 'The product is a public, static information site of an outpatient clinic for addiction and mental health.' },
  { from: '0.2', sentence: 'Its visitors are prospective patients and their families.',
    reason: 'Describes people, not the site.' },
  { from: '0.3', sentence: 'The document covers pages, routes, form, validation, call and constants.',
    reason: 'Speaks of the document.' },
  { from: '1.1', reason: 'Sums up the route table, which has its own rules.',
    sentence: 'The product informs about programs, conditions, substances, insurance, jobs and contact.' },
  { from: '1.4', sentence: 'The following is shown.', reason: 'Introduces a list.' },
  { from: '2.3', sentence: 'No fallback or not-found route is shown.', decidedBy: 'SHELL-NOT-FOUND',
    reason: 'States what the source leaves open.' },
  { from: '2.18b', sentence: 'Content and registration of the mission page are not shown.', decidedBy: 'ROUTE-MISSION',
    reason: 'States what the source leaves open.' },
  { from: '3.3', sentence: 'The values of the fixed identifiers are not printed.',
    reason: 'Speaks of the document.' },
  { from: '4.3', sentence: 'There are no business states.',
    reason: 'An absence without anything to look at.' },
  { from: '6.2', sentence: 'The two statements of page text are descriptive only.',
    reason: 'Explains other rules.' },
  { from: '7.6', sentence: 'Server behavior and the shape of the response body are not shown.',
    reason: 'Concerns the e-mail service.' },
  { from: '8.4', sentence: 'No not-found or error screen is shown.', decidedBy: 'SHELL-NOT-FOUND',
    reason: 'States what the source leaves open.' },
  { from: '9.7b', sentence: 'Nothing more is shown of the depression page in the home context.',
    reason: 'States what the source leaves open.' },
] as const satisfies readonly Informative[];
