/**
 * The testable sentences of the specification as rules, reworded. `decisions` lists what this project decides where a
 * sentence leaves a point open, and `informative` the sentences that cannot be tested.
 *
 * - `from` has the numbers of the sentences that a rule comes from. The report shows it in the section of the first.
 *   `npm run trace -- --specification FILE` checks each number in the document, which is not part of this project.
 * - `layers` lists the layers that must test the rule: `unit` is for data, rendered pages and hosts; `component` is for
 *   components that react to events, and for the e-mail call; `e2e` is for the built site in a browser. The crawl
 *   (e2e/crawl) asserts that all text is visible, so a rule about wording needs only the unit layer.
 * - `fixture` names the fixture (file.export) with the values of a rule about data. Rules about content have quotes (content.ts).
 */
type Topic = 'ROUTE' | 'NAV' | 'FOOT' | 'HOME' | 'CARD' | 'FORM' | 'VAL' | 'CALL' | 'CONST' | 'CONTENT' | 'LAYOUT';
type Section = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/**
 * The number of a sentence or table row of the specification: its section (0 before section 1) and its position there, as
 * in `2.14`. If semicolons divide the sentence, a letter names the part: `2.14a`.
 */
type Sentence = `${Section}.${string}`;
type Sentences = Sentence | readonly [Sentence, ...Sentence[]];

interface Rule {
  readonly id: `${Topic}-${string}`;
  readonly from: Sentences;
  readonly statement: string;
  readonly layers: readonly ('unit' | 'component' | 'e2e')[];
  readonly fixture?: string;
}

// biome-ignore format: a table, one rule per entry
export const rules = [
  // Routes
  { id: 'ROUTE-HOME', from: '2.4', layers: ['e2e'], fixture: 'routes.routes', statement: 'When / is opened, the site shall show the home page.' },
  { id: 'ROUTE-TREATMENT', from: '2.5', layers: ['e2e'], fixture: 'routes.routes', statement: 'When /treatment is opened, the site shall show the treatment programs.' },
  { id: 'ROUTE-ABOUT', from: '2.6', layers: ['e2e'], fixture: 'routes.routes', statement: 'When /about-us is opened, the site shall show the page about the clinic.' },
  { id: 'ROUTE-INSURANCE', from: '2.7', layers: ['e2e'], fixture: 'routes.routes',
    statement: 'When /insurance is opened, the site shall show the insurance page with a hero and the insurance section.' },
  { id: 'ROUTE-CONTACT', from: '2.8', layers: ['e2e'], fixture: 'routes.routes',
    statement: 'When /contact is opened, the site shall show the contact page headed "Have some questions?".' },
  { id: 'ROUTE-JOBS', from: '2.9', layers: ['e2e'], fixture: 'routes.routes',
    statement: 'When /jobs is opened, the site shall show the employment assistance page, headed "Job Assistance".' },
  { id: 'ROUTE-MENTAL-HEALTH', from: '2.10', layers: ['e2e'], fixture: 'routes.routes',
    statement: 'When /mental-health is opened, the site shall show the menu of mental-health cards.' },
  { id: 'ROUTE-SUBSTANCE-ABUSE', from: '2.11', layers: ['e2e'], fixture: 'routes.routes',
    statement: 'When /substance-abuse is opened, the site shall show the menu of 12 addiction cards.' },
  { id: 'ROUTE-PARTIAL-HOSPITALIZATION', from: '2.12', layers: ['e2e'], fixture: 'routes.routes',
    statement: 'When /partial-hospitalization-program is opened, the site shall show that program.' },
  { id: 'ROUTE-INTENSIVE-OUTPATIENT', from: '2.13', layers: ['e2e'], fixture: 'routes.routes',
    statement: 'When /intensive-outpatient-program is opened, the site shall show that program.' },
  { id: 'ROUTE-OUTPATIENT', from: '2.14a', layers: ['e2e'], fixture: 'routes.routes', statement: 'When /outpatient-program is opened, the site shall show that program.' },
  { id: 'ROUTE-CASE-MANAGEMENT', from: '2.15a', layers: ['e2e'], fixture: 'routes.routes', statement: 'When /case-management is opened, the site shall show that service.' },
  { id: 'ROUTE-CRISIS', from: '2.16a', layers: ['e2e'], fixture: 'routes.routes', statement: 'When /crisis-intervention is opened, the site shall show that service.' },
  { id: 'ROUTE-FAMILY-THERAPY', from: '2.17a', layers: ['e2e'], fixture: 'routes.routes', statement: 'When /family-therapy is opened, the site shall show that service.' },
  { id: 'ROUTE-MISSION-FOOTER-ONLY', from: '2.18a', layers: ['unit'], fixture: 'navigation.footerOnlyPaths',
    statement: 'Every page shall link to /mission in its footer and nowhere else.' },
  { id: 'ROUTE-CONDITIONS', from: '2.19', layers: ['e2e'], fixture: 'routes.routes',
    statement: 'When the address of one of the ten conditions is opened, the site shall show the page of that condition.' },
  { id: 'ROUTE-SUBSTANCES', from: '2.20', layers: ['e2e'], fixture: 'routes.routes',
    statement: 'When the address of one of the twelve substances is opened, the site shall show the page of that substance.' },
  { id: 'ROUTE-EXACT', from: '2.1', layers: ['e2e'], fixture: 'routes.unknownAddresses',
    statement: 'When an address differs from every route, by a further segment, a trailing slash, letter case or otherwise, the site shall not show the page of a route.' },
  { id: 'ROUTE-SHARED-FRAME', from: '2.2', layers: ['e2e'], statement: 'When any page is shown, the same header shall be above it and the same footer below it.' },
  { id: 'ROUTE-TOPIC-PARTS', from: '2.21', layers: ['e2e'],
    statement: 'When a condition or substance page is shown, it shall show a banner, an informational section, the contact form and the footer.' },
  { id: 'ROUTE-PUBLIC', from: ['6.1a', '1.2', '6.1b'], layers: ['e2e'],
    statement: 'When any page is opened in a fresh browser, the site shall show it without asking for a role, an account or a sign-in.' },

  // Header and menus
  { id: 'NAV-HEADER-LINKS', from: '2.26', layers: ['unit'], fixture: 'navigation.headerLinks',
    statement: 'The navigation bar shall contain the six links with the labels and addresses of the fixture, in order.' },
  { id: 'NAV-PROGRAMS-MENU', from: '2.27', layers: ['unit'], fixture: 'navigation.menus', statement: 'The Programs menu shall list the seven entries of the fixture, in order.' },
  { id: 'NAV-MENTAL-HEALTH-MENU', from: '2.28', layers: ['unit'], fixture: 'navigation.menus', statement: 'The Mental Health menu shall list the ten condition pages, in order.' },
  { id: 'NAV-ADDICTION-MENU', from: '2.29', layers: ['unit'], fixture: 'navigation.menus', statement: 'The Addiction menu shall list the twelve substance pages, in order.' },
  { id: 'NAV-MENU-PARENTS', from: ['2.28', '2.29'], layers: ['unit'], fixture: 'navigation.menus',
    statement: 'The Mental Health menu shall offer a link to /mental-health and the Addiction menu one to /substance-abuse.' },
  { id: 'NAV-LINKS-LEAD', from: ['2.26', '2.27', '2.28', '2.29', '2.31a', '2.31b', '2.31c', '2.31d'], layers: ['e2e'], fixture: 'navigation.headerLinks',
    statement: 'When a link of the header, a menu or the footer is followed, the site shall show the page of its address.' },
  { id: 'NAV-HAMBURGER', from: '2.30a', layers: ['e2e'], statement: 'When the screen is small, a toggle shall replace the navigation bar; on a wide screen the toggle shall not show.' },
  { id: 'NAV-MOBILE-MENU-STATES', from: '4.1', layers: ['component'],
    statement: 'When the toggle is pressed, the mobile menu shall change from closed to open or from open to closed.' },
  { id: 'NAV-SUBMENU-OPENS', from: '2.30b', layers: ['component'], statement: 'When the button of a closed dropdown menu is clicked, the menu shall open.' },
  { id: 'NAV-SUBMENU-CLOSES', from: '2.30b', layers: ['component'], statement: 'When the button of an open dropdown menu is clicked, the menu shall close.' },
  { id: 'NAV-SUBMENU-STATES', from: ['4.1', '4.2'], layers: ['component'], statement: 'When a page is opened, each of the three dropdown menus and the mobile menu shall be closed.' },
  { id: 'NAV-DETAIL-SCROLL', from: '2.24', layers: ['e2e'], fixture: 'constants.durations',
    statement: 'When a link to a detail page is followed, the page shall scroll smoothly to its top over 500 ms.' },

  // Footer
  { id: 'FOOT-PHONE', from: '1.7', layers: ['unit'], statement: 'The footer shall show the phone number of the clinic.' },
  { id: 'FOOT-CERTIFICATION', from: '1.7', layers: ['unit'], fixture: 'constants.certificationExpiry',
    statement: 'The footer shall show the state certification with its number and its expiry date as text.' },
  { id: 'FOOT-REGISTER-LINK', from: ['1.7', '7.4'], layers: ['unit'], fixture: 'constants.externalLinks',
    statement: 'The footer shall link the state certification to the external license register.' },
  { id: 'FOOT-ACCREDITATION', from: '1.7', layers: ['unit'], statement: 'The footer shall have a note on the accreditation by a hospital accreditation body.' },
  { id: 'FOOT-COPYRIGHT', from: '1.7', layers: ['unit'], fixture: 'constants.copyrightYear', statement: 'The footer shall have a copyright line for 2025.' },
  { id: 'FOOT-COMPANY', from: '2.31a', layers: ['unit'], fixture: 'navigation.footerColumns', statement: 'The Company column of the footer shall contain its three links, in order.' },
  { id: 'FOOT-NAVIGATION', from: '2.31b', layers: ['unit'], fixture: 'navigation.footerColumns',
    statement: 'The Navigation column of the footer shall contain its three links, in order.' },
  { id: 'FOOT-PROGRAMS', from: '2.31c', layers: ['unit'], fixture: 'navigation.footerColumns',
    statement: 'The Programs column of the footer shall contain links to three program pages.' },
  { id: 'FOOT-SERVICES', from: '2.31d', layers: ['unit'], fixture: 'navigation.footerColumns', statement: 'The Services column of the footer shall contain its three links, in order.' },
  { id: 'FOOT-BACK-TO-TOP', from: '2.32', layers: ['e2e'], fixture: 'constants.durations',
    statement: 'When the up-arrow control is pressed, the page shall scroll smoothly to its top over 500 ms.' },

  // Home page
  { id: 'HOME-HERO', from: '1.5a', layers: ['component'], fixture: 'constants.counts', statement: 'The home page shall begin with a slider of three images and a headline.' },
  { id: 'HOME-TAGLINE', from: ['1.5b', '1.5c'], layers: ['unit'], statement: 'The home page shall have a tagline about a path to mental wellness and a short description.' },
  { id: 'HOME-CALL-LINK', from: '1.5d', layers: ['unit'], statement: 'The home page shall have a link in its main content that dials the clinic.' },
  { id: 'HOME-CONTACT-LINK', from: '1.5e', layers: ['unit'], statement: 'The home page shall have a link in its main content to /contact.' },
  { id: 'HOME-ABOUT', from: '1.5f', layers: ['unit'], statement: 'The home page shall have a summary of the clinic.' },
  { id: 'HOME-SUBSTANCE-CARDS', from: '1.5g', layers: ['unit'], statement: 'The home page shall show cards that lead to substance pages.' },
  { id: 'HOME-PROGRAM-CARDS', from: '1.5h', layers: ['unit'], statement: 'The home page shall show cards that lead to program pages.' },
  { id: 'HOME-INSURANCE', from: '1.5i', layers: ['unit'], statement: 'The insurance section of the home page shall say that the clinic works with major insurance groups.' },
  { id: 'HOME-INSURER-LOGOS', from: '1.5i', layers: ['unit'], fixture: 'constants.counts',
    statement: 'The insurance section of the home page and of /insurance shall show six insurer logos.' },
  { id: 'HOME-INSURANCE-REACH-OUT', from: '1.5i', layers: ['unit'],
    statement: 'The insurance section of the home page and of /insurance shall ask visitors whose insurer is not shown to reach out.' },
  { id: 'HOME-MENTAL-HEALTH-PROMO', from: '1.5j', layers: ['unit'],
    statement: 'The home page shall have a section that promotes mental health, with a "Learn More" button that leads to /mental-health.' },
  { id: 'HOME-MISSION', from: '1.5k', layers: ['unit'], statement: 'The home page shall state the mission.' },

  // Cards
  { id: 'CARD-PARTS', from: '2.22', layers: ['component'], fixture: 'cards.cardButton',
    statement: 'A menu card shall show an image, a title and a "Learn More" button that leads to its page.' },
  { id: 'CARD-CONDITIONS', from: '2.10', layers: ['unit'], fixture: 'cards.conditionCards', statement: 'The mental-health menu shall show a card for each of the ten condition pages.' },
  { id: 'CARD-SUBSTANCES', from: '2.11', layers: ['unit'], fixture: 'cards.substanceCards', statement: 'The addiction menu shall show twelve cards, one for each substance page.' },
  { id: 'CARD-MISMATCHED-TITLES', from: ['2.23a', '2.23b'], layers: ['unit'], fixture: 'cards.substanceCards',
    statement: 'The addiction cards that lead to /opioid and /xanax shall be titled "Cocaine Addiction".' },
  { id: 'CARD-MISMATCHED-PICTURES', from: ['2.23a', '2.23b'], layers: ['unit'], fixture: 'cards.substanceCards',
    statement: 'Several addiction cards shall show the picture of another page.' },

  // Contact form
  { id: 'FORM-PAGES', from: ['2.5', '1.5l', '2.6', '2.7', '2.8', '2.9', '2.21'], layers: ['e2e'], fixture: 'routes.routes',
    statement: 'Every page to which the fixture assigns the contact form shall have it.' },
  { id: 'FORM-ONLY-INPUT', from: '1.3', layers: ['e2e'], statement: 'Except in the contact form, the site shall have no control into which a visitor can enter anything.' },
  { id: 'FORM-FIELDS', from: '3.1', layers: ['component'], fixture: 'validation.fields',
    statement: 'The contact form shall have exactly the five fields name, email, phone, subject and message.' },
  { id: 'FORM-NOT-STORED', from: '3.2a', layers: ['e2e'],
    statement: 'When a message is written, has been sent or could not be sent, the browser shall keep no copy of it: not in cookies, not in any storage, not in the history, not in the address.' },
  { id: 'FORM-LABEL-IDLE', from: '4.4a', layers: ['component'], fixture: 'validation.buttonLabels',
    statement: 'When nothing has been sent, the button of the form shall read "Submit".' },
  { id: 'FORM-LABEL-SENT', from: ['4.4b', '7.1d'], layers: ['component'], fixture: 'validation.buttonLabels',
    statement: 'When a send has succeeded, the button shall read "Message Sent".' },
  { id: 'FORM-LABEL-RETURNS', from: '4.4b', layers: ['component'], fixture: 'constants.durations',
    statement: 'When 3 seconds have passed since a successful send, the button shall read "Submit" again.' },
  { id: 'FORM-RESET-AT-START', from: '4.5', layers: ['component'], statement: 'When a send starts, the form shall be emptied at once, before any answer.' },
  { id: 'FORM-ERRORS-UNDER-FIELDS', from: '4.6', layers: ['component'], statement: 'When a field fails its check, its message shall appear under that field.' },
  { id: 'FORM-ERRORS-REPLACED', from: '4.6', layers: ['component'], statement: 'When a visitor submits again, the messages of the new attempt shall replace those of the earlier one.' },
  { id: 'FORM-SILENT-FAILURE', from: ['4.7', '8.3b'], layers: ['component'], statement: 'When a send fails, the page shall show the visitor nothing new.' },
  { id: 'FORM-CHECK-ON-SUBMIT', from: '5.1', layers: ['component'], statement: 'When a visitor types in or leaves a field without submitting, no message shall appear.' },
  { id: 'FORM-CHECK-TRIMMED', from: '5.1', layers: ['component'], fixture: 'validation.accepted',
    statement: 'When a value has white space around it, the checks shall run on the value without the white space.' },
  { id: 'FORM-SEND-ONLY-VALID', from: '5.2', layers: ['component'], statement: 'When any check fails, the form shall send nothing; when all pass, it shall send the message once.' },
  { id: 'FORM-REQUIRED-ATTRIBUTE', from: '5.3', layers: ['component'], statement: 'Each of the five controls shall have the required attribute.' },

  // Validation messages
  { id: 'VAL-NAME-REQUIRED', from: '5.4', layers: ['unit', 'component'], fixture: 'validation.rejected',
    statement: 'When the name is empty after trimming, the message shall be "Name is required".' },
  { id: 'VAL-NAME-LETTERS', from: '5.5', layers: ['unit', 'component'], fixture: 'validation.rejected',
    statement: 'When the name contains anything except letters and spaces, the message shall be "Name must contain only letters and spaces".' },
  { id: 'VAL-EMAIL-REQUIRED', from: '5.6', layers: ['unit', 'component'], fixture: 'validation.rejected',
    statement: 'When the e-mail address is empty after trimming, the message shall be "Email is required".' },
  { id: 'VAL-EMAIL-SHAPE', from: '5.7', layers: ['unit', 'component'], fixture: 'validation.rejected',
    statement: 'When the e-mail address contains a space or does not have the form "something, one at sign, something, a dot, something", the message shall be "Enter a valid email address".' },
  { id: 'VAL-PHONE-REQUIRED', from: '5.8', layers: ['unit', 'component'], fixture: 'validation.rejected',
    statement: 'When the phone number is empty after trimming, the message shall be "Phone number is required".' },
  { id: 'VAL-PHONE-DIGITS', from: '5.9', layers: ['unit', 'component'], fixture: 'validation.rejected',
    statement: 'When the phone number is not 10 to 15 digits and nothing else, the message shall be "Enter a valid phone number".' },
  { id: 'VAL-SUBJECT-REQUIRED', from: '5.10', layers: ['unit', 'component'], fixture: 'validation.rejected',
    statement: 'When the subject is empty after trimming, the message shall be "Subject is required".' },
  { id: 'VAL-MESSAGE-REQUIRED', from: '5.11', layers: ['unit', 'component'], fixture: 'validation.rejected',
    statement: 'When the message is empty after trimming, the message under it shall be "Message is required".' },
  { id: 'VAL-CATALOG', from: '8.1', layers: ['unit'], fixture: 'validation.fields', statement: 'The checks of the form shall show no message other than the eight of the fixture.' },
  { id: 'VAL-ACCEPTED', from: ['5.4', '5.5', '5.6', '5.7', '5.8', '5.9', '5.10', '5.11'], layers: ['unit', 'component'], fixture: 'validation.accepted',
    statement: 'When a value follows every rule of its field, there shall be no message.' },

  // E-mail call
  { id: 'CALL-IDENTIFIERS', from: '3.3', layers: ['component'],
    statement: 'When a message is sent, the request shall contain the version of the library and the configured service, template and user identifiers.' },
  { id: 'CALL-POST', from: ['7.1a', '3.2b'], layers: ['component'], fixture: 'email.path',
    statement: 'When a message is sent, the site shall make one POST to the path of the fixture.' },
  { id: 'CALL-HOST', from: ['7.1a', '1.3'], layers: ['component'], fixture: 'email.defaultOrigin',
    statement: 'When the build names no other origin, the call shall go to the API host of the e-mail service.' },
  { id: 'CALL-MULTIPART', from: '7.1a', layers: ['component'], fixture: 'email.encoding', statement: 'When a message is sent, the body shall be multipart form data.' },
  { id: 'CALL-PAYLOAD', from: ['7.1a', '3.1', '3.3'], layers: ['component', 'e2e'], fixture: 'email.payloadFields',
    statement: 'When a message is sent, the body shall contain exactly the nine fields of the fixture, each once, with the values that the visitor entered.' },
  { id: 'CALL-SUCCESS-STATUS', from: '7.1a', layers: ['component'], fixture: 'email.responses',
    statement: 'When the answer has status 200, the send shall count as a success whatever its text.' },
  { id: 'CALL-SUCCESS-TEXT', from: '7.1a', layers: ['component'], fixture: 'email.responses',
    statement: 'When the text of the answer is OK, the send shall count as a success whatever its status.' },
  { id: 'CALL-FAILURE', from: '7.1b', layers: ['component'], fixture: 'email.responses',
    statement: 'When the answer has another status and another text, or none arrives, the send shall count as a failure.' },
  { id: 'CALL-FAILURE-OBJECT', from: ['8.3a', '7.1b'], layers: ['component'], fixture: 'email.logged',
    statement: 'When the helper reports a failure, it shall give an object with the status and the text of the response.' },
  { id: 'CALL-LOG-SUCCESS', from: '7.1c', layers: ['component'], fixture: 'email.logged', statement: 'When a send succeeds, the text of the answer shall be logged.' },
  { id: 'CALL-LOG-FAILURE', from: '7.1e', layers: ['component'], fixture: 'email.logged',
    statement: 'When a send fails, its status and text shall be logged and nothing else shall happen.' },
  { id: 'CALL-HELPER-USER-ID', from: ['5.12', '5.13a', '8.2'], layers: ['component'], fixture: 'email.helperErrors',
    statement: 'When the helper gets no user ID, it shall refuse and say that the user ID is required.' },
  { id: 'CALL-HELPER-SERVICE-ID', from: ['5.12', '5.13b', '8.2'], layers: ['component'], fixture: 'email.helperErrors',
    statement: 'When the helper gets no service ID, it shall refuse and say that the service ID is required.' },
  { id: 'CALL-HELPER-TEMPLATE-ID', from: ['5.12', '5.13c', '8.2'], layers: ['component'], fixture: 'email.helperErrors',
    statement: 'When the helper gets no template ID, it shall refuse and say that the template ID is required.' },
  { id: 'CALL-HELPER-FORM', from: ['5.12', '5.13d', '8.2'], layers: ['component'], fixture: 'email.helperErrors',
    statement: 'When the helper gets neither a form element nor a selector of one, it shall refuse and say that it expects an HTML form element or its selector.' },
  { id: 'CALL-HELPER-SELECTOR', from: '5.12', layers: ['component'], statement: 'When the helper gets a form element or a selector that resolves to one, it shall send that form.' },
  { id: 'CALL-PHONE-SCHEME', from: '7.3', layers: ['unit'], statement: 'Every link that phones shall use the telephone scheme and dial the number that it shows.' },
  { id: 'CALL-IMAGES', from: '7.2', layers: ['unit'],
    statement: 'Images shall be fetched from the static media of the site or from the configured storage bucket, and from nowhere else.' },
  { id: 'CALL-NO-BACKEND', from: '7.5', layers: ['e2e'],
    statement: 'When a visitor walks all pages and sends a message, the site shall request only its own static files, the bucket and the e-mail service.' },

  // Constants
  { id: 'CONST-PHONE-DIGITS', from: '9.1', layers: ['unit'], fixture: 'constants.phoneDigits',
    statement: 'When a phone number has 10 or 15 digits it shall pass; with 9 or 16 it shall not.' },
  { id: 'CONST-SENT-LABEL', from: '9.2a', layers: ['component'], fixture: 'constants.durations',
    statement: 'When a send has succeeded, the label shall still be "Message Sent" just before 3000 ms and "Submit" at 3000 ms.' },
  { id: 'CONST-SMOOTH-SCROLL', from: '9.2b', layers: ['unit'], fixture: 'constants.durations',
    statement: 'When a smooth scroll runs, it shall still be running just before 500 ms and have ended at 500 ms.' },
  { id: 'CONST-LIB-VERSION', from: '9.3', layers: ['component'], fixture: 'email.libVersion', statement: 'When a message is sent, the field lib_version shall be 3.2.0.' },
  { id: 'CONST-HERO-SLIDES', from: '9.4a', layers: ['unit'], fixture: 'constants.counts', statement: 'The hero slider shall have three slides.' },
  { id: 'CONST-INSURERS', from: '9.4b', layers: ['unit'], fixture: 'constants.counts', statement: 'The insurance section shall show the logos of six different insurers.' },
  { id: 'CONST-SUBSTANCE-PAGES', from: '9.4c', layers: ['unit'], fixture: 'constants.counts', statement: 'The site shall have twelve substance pages.' },
  { id: 'CONST-CONDITION-PAGES', from: '9.4d', layers: ['unit'], fixture: 'constants.counts', statement: 'The site shall have ten condition pages.' },
  { id: 'CONST-CERTIFICATION-EXPIRY', from: '9.5a', layers: ['unit'], fixture: 'constants.certificationExpiry',
    statement: 'The certification shall be shown with the expiry date 11/30/25.' },
  { id: 'CONST-COPYRIGHT-YEAR', from: '9.5b', layers: ['unit'], fixture: 'constants.copyrightYear', statement: 'The copyright line shall name the year 2025, whatever the date.' },
  { id: 'CONST-PLAN-30-DAYS', from: '9.6a', layers: ['unit'], statement: 'The treatment page shall say that the treatment plan is developed within 30 days of admission.' },
  { id: 'CONST-WEEKLY-SUMMARY', from: '9.6b', layers: ['unit'], statement: 'The treatment page shall say that progress is reassessed each week through a weekly summary.' },
  { id: 'CONST-DBT-6-MONTHS', from: '9.6c', layers: ['unit'], statement: 'The treatment page shall say that DBT asks for a commitment of at least 6 months.' },
  { id: 'CONST-ACUTE-STRESS', from: '9.6d', layers: ['unit'],
    statement: 'The acute stress disorder page shall say that the diagnosis takes at least 9 symptoms that last 3 days up to 1 month.' },
  { id: 'CONST-CRISIS-24-7', from: '9.6e', layers: ['unit'], statement: 'The crisis page shall say that crisis support is available 24/7.' },
  { id: 'CONST-DEPRESSION-PATH', from: '9.7a', layers: ['unit'], fixture: 'constants.depressionPath', statement: 'The page on depression shall be registered as /depression.' },

  // Contact details and page text
  { id: 'CONTENT-STREET-ADDRESS', from: '1.6', layers: ['unit'], statement: 'The site shall show the street address of the clinic.' },
  { id: 'CONTENT-CALIFORNIA', from: '0.1', layers: ['unit'], statement: 'The street address of the clinic shall be in a city of California.' },
  { id: 'CONTENT-PHONE', from: ['1.6', '2.8'], layers: ['unit'], statement: 'The contact page shall show the phone number of the clinic.' },
  { id: 'CONTENT-SECOND-PHONE', from: '1.6', layers: ['unit'], statement: 'The hero of the contact page shall show a second phone number that differs from the first.' },
  { id: 'CONTENT-EMAIL', from: '1.6', layers: ['unit'], statement: 'The site shall show the info e-mail address of the clinic.' },
  { id: 'CONTENT-SUPPORT-TEAM', from: '1.8', layers: ['unit'],
    statement: 'The page text shall say that the support team is available to help, in one variant 24 hours a day, 7 days a week.' },
  { id: 'CONTENT-ADMISSIONS', from: '1.8', layers: ['unit'], statement: 'The page text shall tell visitors with questions to call the admissions department.' },
  { id: 'CONTENT-ASSESSMENT-CALL', from: '1.9', layers: ['unit'], statement: 'Every page shall ask visitors to phone the clinic to schedule an initial assessment.' },
  { id: 'CONTENT-CRISIS-HOTLINE', from: '1.10', layers: ['unit'],
    statement: 'The crisis page shall name a crisis hotline with the phone number of the clinic, and its link shall dial that number.' },
  { id: 'CONTENT-CRISIS-AROUND-CLOCK', from: '1.10', layers: ['unit'], statement: 'The crisis page shall say that immediate support is given around the clock.' },
  { id: 'CONTENT-TREATMENT', from: '2.5', layers: ['unit'],
    statement: 'The treatment page shall cover CBT, DBT, psychodynamic therapy, interpersonal therapy, the treatment plan and recreation activities.' },
  { id: 'CONTENT-ABOUT', from: '2.6', layers: ['unit'], statement: 'The page about the clinic shall contain a welcome, the mission and the approach.' },
  { id: 'CONTENT-INSURANCE', from: '2.7', layers: ['unit'], statement: 'The insurance page shall contain the insurance section.' },
  { id: 'CONTENT-JOBS', from: '2.9', layers: ['unit'], statement: 'The employment assistance page shall contain text on the job program.' },
  { id: 'CONTENT-JOBS-LINK', from: ['2.9', '7.4'], layers: ['unit'], fixture: 'constants.externalLinks',
    statement: 'The employment assistance page shall link to the site of the jobs-program organization.' },
  { id: 'CONTENT-PARTIAL-HOSPITALIZATION', from: '2.12', layers: ['unit'], statement: 'The partial hospitalization page shall contain a long description and its benefits.' },
  { id: 'CONTENT-INTENSIVE-OUTPATIENT', from: '2.13', layers: ['unit'], statement: 'The intensive outpatient page shall contain a long description and its benefits.' },
  { id: 'CONTENT-OUTPATIENT-WHAT', from: ['2.14a', '2.14b'], layers: ['unit'], statement: 'The outpatient page shall contain a part on getting started and explain outpatient rehab.' },
  { id: 'CONTENT-OUTPATIENT-WHO', from: '2.14c', layers: ['unit'],
    statement: 'The outpatient page shall say that it is for people with a stable supportive home, motivated and committed, without a need for 24/7 medical supervision, who need to balance treatment with work and family.' },
  { id: 'CONTENT-OUTPATIENT-SERVICES', from: '2.14d', layers: ['unit'],
    statement: 'The outpatient page shall name six services: individual counseling, group therapy, psychoeducation, family involvement, specialized therapies such as CBT and DBT, and holistic approaches.' },
  { id: 'CONTENT-OUTPATIENT-BENEFITS', from: '2.14e', layers: ['unit'],
    statement: 'The outpatient page shall name four benefits: flexibility, community support, cost-effectiveness and transition to independence.' },
  { id: 'CONTENT-OUTPATIENT-START', from: '2.14f', layers: ['unit'], statement: 'The outpatient page shall say that patients start by calling to book an initial assessment.' },
  { id: 'CONTENT-CASE-MANAGEMENT-APPROACH', from: '2.15b', layers: ['unit'],
    statement: 'The case management page shall name the parts of its approach: assessment, personalized planning, advocacy and coordination, monitoring and follow-up, and crisis intervention.' },
  { id: 'CONTENT-CASE-MANAGEMENT-HELP', from: '2.15c', layers: ['unit'],
    statement: 'The case management page shall name how it helps: streamlined care, advocacy and support, resource navigation, and empowerment and education.' },
  { id: 'CONTENT-CRISIS-BENEFITS', from: '2.16b', layers: ['unit'],
    statement: 'The crisis page shall name five benefits: immediate response, safety and well-being, emotional support and empathy, referrals, and empowerment and coping skills.' },
  { id: 'CONTENT-SERVICE-HEROES', from: ['2.15a', '2.16a', '2.17a'], layers: ['unit'],
    statement: 'The heroes of the case management, crisis and family therapy pages shall be headed "Case Management", "Crisis Intervention Program" and, after the name of the clinic, "Family Addiction Therapy".' },
  { id: 'CONTENT-FAMILY-THERAPY', from: '2.17b', layers: ['unit'],
    statement: 'The family therapy page shall contain three parts: a comprehensive family-centered approach, building stronger foundations, and creating lasting change together.' },
  { id: 'CONTENT-FAMILY-CALL-LINK', from: '2.17c', layers: ['unit'], statement: 'The contact link of the family therapy page shall dial the phone number of the clinic.' },
  { id: 'CONTENT-RECREATION-CLEARANCE', from: '6.2', layers: ['unit'], statement: 'The page text shall say that the doctor must clear clients for recreation.' },
  { id: 'CONTENT-PLAN-SIGN-OFF', from: '6.2', layers: ['unit'], statement: 'The page text shall say that the clinical director signs off treatment plans.' },
  { id: 'CONTENT-EXTERNAL-LINKS', from: '7.4', layers: ['unit'], fixture: 'constants.externalLinks',
    statement: 'The site shall link to exactly two other sites: the jobs-program organization and the state license register.' },

  // Layout
  { id: 'LAYOUT-NO-STORED-DATA', from: '1.2', layers: ['e2e'], statement: 'When a visitor walks all pages, the site shall keep no data about the visitor: no cookie, no storage.' },
  { id: 'LAYOUT-LAZY-IMAGES', from: '2.25', layers: ['e2e'], statement: 'Every image shall be marked to load lazily.' },
] as const satisfies readonly Rule[];

export type RuleId = (typeof rules)[number]['id'];

/** What this project decides where a sentence leaves a point open, or where it departs from the letter of a sentence. */
interface Decision {
  readonly from: Sentences;
  readonly statement: string;
}

// biome-ignore format: a table, one decision per entry
export const decisions = [
  { from: ['1.2', '3.2a'], statement: 'Until a message is sent, its values stay in the memory of the open document, and other forms of the site receive them. Nothing is stored.' },
  { from: '1.5a', statement: 'The slider shows its next slide every six seconds, with a button that stops it. It stands still on a phone, and when the visitor prefers reduced motion.' },
  { from: '2.1', statement: 'When a host serves a page at another spelling of its address, the page stays, and the address bar shows the exact address.' },
  { from: ['2.3', '8.4'], statement: 'An unknown address gets status 404 and a page with the phone number and the menus. A page that fails gets a panel with 911, 988, the phone number and a link to try again.' },
  { from: '2.18b', statement: '/mission shows the mission. No page links to it except in its footer; the sitemap lists it.' },
  { from: '2.22', statement: 'The name of a “Learn More” button goes on to say where it leads: for screen readers only, but visibly under a mismatched title.' },
  { from: ['2.23a', '2.23b'], statement: 'Only the cards that the fixture names are mismatched. A clinic can correct them (option correctedCards).' },
  { from: ['2.24', '2.32'], statement: 'A scroll stops when the visitor does anything, and jumps when the visitor prefers reduced motion. Links to other pages show their top at once.' },
  { from: '2.25', statement: 'Besides being marked to load lazily, the picture at the top of a page is preloaded.' },
  { from: '2.30b', statement: 'An open menu also closes with Escape, and when the visitor clicks or focuses something outside the navigation.' },
  { from: '4.4b', statement: 'A second success while “Message Sent” shows keeps the label for 3 seconds more. Meanwhile, an empty form is not validated.' },
  { from: '4.5', statement: 'While a message is being sent, submitting does nothing.' },
  { from: ['4.7', '8.3b'], statement: 'A clinic can choose to tell visitors about failures, and to give them their text back (option announceSendFailure).' },
  { from: '5.1', statement: 'Invisible characters count as white space at the ends of a value. In e-mail addresses and phone numbers, they are removed anywhere. The trimmed values are sent.' },
  { from: '5.3', statement: 'With scripts, the messages of the site replace those of the browser.' },
  { from: '5.5', statement: 'Letters of all scripts pass, with their combining marks, and spaces of any width.' },
  { from: '5.7', statement: 'An address must also be valid by the definition in HTML, extended to letters of all scripts, because an answer to any other would never arrive.' },
  { from: '5.9', statement: 'Only 0 to 9 are digits.' },
  { from: '7.1b', statement: 'A send without an answer counts as a failure after 20 seconds, and so does an error that the helper throws.' },
  { from: '7.4', statement: 'A notice that the law requires may also link to an official page, once the clinic has entered its address.' },
] as const satisfies readonly Decision[];

/** A sentence of the specification that cannot be tested, reworded. */
interface Informative {
  readonly from: Sentences;
  readonly sentence: string;
  readonly reason: string;
}

// biome-ignore format: a table, one sentence per entry
export const informative = [
  { from: '0.1', sentence: 'The product is a public, static information site of an outpatient clinic for addiction and mental health.',
    reason: 'Introduces the product.' },
  { from: '0.2', sentence: 'Its visitors are prospective patients and their families.', reason: 'Describes people, not the site.' },
  { from: '0.3', sentence: 'The document covers pages, routes, form, validation, call and constants.', reason: 'Is about the document.' },
  { from: '1.1', sentence: 'The product informs about programs, conditions, substances, insurance, jobs and contact.',
    reason: 'Sums up the route table, which has its own rules.' },
  { from: '1.4', sentence: 'The following is shown.', reason: 'Introduces a list.' },
  { from: '2.3', sentence: 'No fallback or not-found route is shown.', reason: 'States what the source does not decide.' },
  { from: '2.18b', sentence: 'Content and registration of the mission page are not shown.', reason: 'States what the source does not decide.' },
  { from: '3.3', sentence: 'The values of the fixed identifiers are not printed.', reason: 'Is about the document.' },
  { from: '4.3', sentence: 'There are no business states.', reason: 'States an absence, which no test can observe.' },
  { from: '6.2', sentence: 'The two statements of page text are descriptive only.', reason: 'Explains other rules.' },
  { from: '7.6', sentence: 'Server behavior and the shape of the response body are not shown.', reason: 'Concerns the e-mail service.' },
  { from: '8.4', sentence: 'No not-found or error screen is shown.', reason: 'States what the source does not decide.' },
  { from: '9.7b', sentence: 'The home context shows nothing else about the depression page.', reason: 'States what the source does not decide.' },
] as const satisfies readonly Informative[];
