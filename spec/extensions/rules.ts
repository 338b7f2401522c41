import type { BasicRule, Section } from '../rules.ts';

/** A promise to visitors, or to the clinic, that goes beyond the specification. */
export interface ExtensionRule extends BasicRule {
  /** The section of the specification that it extends. */
  readonly section: Section;
  /** Why this project has it. */
  readonly reason: string;
}

// biome-ignore format: a table, one rule an entry
export const extensionRules = [
  // Routes
  { id: 'ROUTE-MISSION', section: 2, layers: ['e2e'], fixture: 'routes.routes',
    reason: 'The specification links to /mission and does not show what it holds; a link must lead somewhere.',
    statement: 'When /mission is opened, the site shall show the mission.' },
  { id: 'ROUTE-PRIVACY', section: 2, layers: ['e2e'], fixture: 'routes.routes',
    reason: 'A form that passes on personal data needs a privacy page.',
    statement: 'When /privacy is opened, the site shall show the privacy page.' },
  { id: 'ROUTE-ACCESSIBILITY', section: 2, layers: ['e2e'], fixture: 'routes.routes',
    reason: 'Visitors who meet a barrier need to know how to report it.',
    statement: 'When /accessibility is opened, the site shall show the accessibility page.' },
  { id: 'ROUTE-TABLE', section: 2, layers: ['unit'], fixture: 'routes.routes',
    reason: 'A page that no contract names would go unchecked.',
    statement: 'The site shall have the addresses of the route table and no other.' },

  // Header and menus
  { id: 'NAV-OTHER-PAGES', section: 2, layers: ['e2e'],
    reason: 'The specification says how links to detail pages scroll, and nothing of the others.',
    statement: 'When a link to a page that is no detail page is followed, the page shall show its top at once.' },
  { id: 'NAV-SCROLL-YIELDS', section: 2, layers: ['unit', 'component'],
    reason: 'A page must not scroll against the visitor.',
    statement: 'When a visitor turns the wheel, touches the screen, clicks or presses a key during a smooth scroll, ' +
      'the scroll shall stop where it is.' },
  { id: 'NAV-MENU-GIVES-WAY', section: 4, layers: ['component'],
    reason: 'An open menu covers what the visitor turns to.',
    statement: 'An open dropdown menu shall close when the visitor clicks or focuses something outside the ' +
      'navigation, which keeps the focus, and shall stay open while the focus moves within it.' },
  { id: 'NAV-QUICK-LINKS', section: 2, layers: ['unit'], fixture: 'extensions/navigation.quickLinks',
    reason: 'Who opens the menu in an emergency cannot read through it first.',
    statement: 'The mobile menu shall begin with the quick links of the fixture, each as on the home page.' },
  { id: 'NAV-PARENT-FIRST', section: 2, layers: ['unit', 'component'],
    fixture: 'extensions/navigation.parentEntries',
    reason: 'A finger cannot tell the name of a menu from the arrow beside it.',
    statement: 'On a small screen, the name of a menu shall open it, and its first entry shall lead to its parent page ' +
      'with the label of the fixture; on a wide screen, the name shall lead there.' },
  { id: 'NAV-MENU-STAYS', section: 4, layers: ['component'],
    reason: 'A row that moves away under the finger leads to the wrong page.',
    statement: 'When a menu opens on a small screen, its row shall stay where it is, and other open menus shall stay ' +
      'open.' },
  { id: 'NAV-OWN-TAB', section: 2, layers: ['component'],
    reason: 'Links open in new tabs and windows, as everywhere.',
    statement: 'When a link is clicked with Control, Command, Shift, Alt or the middle button, the site shall leave ' +
      'it to the browser.' },
  { id: 'NAV-CURRENT-PAGE', section: 2, layers: ['component'],
    reason: 'Visitors want to know where they are.',
    statement: 'A link to the page that is shown shall be marked as the current one, and no other link.' },

  // Home page
  { id: 'HOME-AUTOPLAY', section: 1, layers: ['component'],
    reason: 'The specification asks for a slider and does not say when its slides change.',
    statement: 'The hero slider shall show its next slide every six seconds, but not while it is hovered or focused ' +
      'unless the visitor has started it since, and shall announce slides to screen readers only while it is stopped ' +
      'or paused.' },

  { id: 'HOME-AT-NIGHT', section: 1, layers: ['component'],
    reason: 'Who opens the page at three in the morning is not greeted by a sunrise.',
    statement: 'In a dark color scheme, the hero slider shall begin with its last picture, the bay at dusk, also ' +
      'before hydration.' },
  { id: 'HOME-NEEDS', section: 1, layers: ['unit'],
    reason: 'People in an emergency, and families, open the home page first and cannot search it.',
    statement: 'Below its hero and above all else, the home page shall lead to help in a crisis, to what to do in an ' +
      'overdose, to stopping safely, and to what families find.' },

  { id: 'HOME-PROOF', section: 1, layers: ['unit'],
    reason: 'Who is about to call asks first who answers, whether it is paid for, and what it leads to.',
    statement: 'Below its call, the home page shall say that the clinic is certified or licensed by the state, that it is ' +
      'accredited and that it takes Medi-Cal, each only if its facts say so, and that calling commits to nothing.' },
  { id: 'HOME-NETWORKS', section: 1, layers: ['unit'],
    reason: 'A list of names does not say which plan pays.',
    statement: 'The insurance section shall say below each insurer whether the clinic is in its network or, if that is not ' +
      'known, to ask, and mark with a check only those whose network it is in.' },
  { id: 'HOME-PROGRAM-LINES', section: 1, layers: ['unit'],
    reason: 'The names of the programs say nothing to who has never needed one.',
    statement: 'Each program card of the home page shall say in a line what the program is, and those of the levels of ' +
      'care the hours a week that the treatment page gives.' },

  // Cards
  { id: 'CONTENT-MENU-URGENT', section: 2, layers: ['unit'],
    reason: 'Who has no time to read a menu of twelve must not have to.',
    statement: 'Before its cards, the addiction menu shall lead to what to do in an overdose and to stopping safely, and ' +
      'the mental-health menu to help in a crisis and to help with voices the same day; the text shall follow the cards.' },
  { id: 'CARD-OTHERS', section: 2, layers: ['unit'], fixture: 'cards.substanceCards',
    reason: 'The specification says that several cards are mismatched; no others may be.',
    statement: 'Each card of the two menus shall have the title and the picture of its page, but for those that the ' +
      'fixture marks as mismatched.' },

  // Contact form
  { id: 'FORM-OWN-MESSAGES', section: 5, layers: ['component'],
    reason: 'The required attribute alone would let the browser show its own bubbles before ours.',
    statement: 'When an empty form is submitted, all five required messages of the fixture shall appear instead of a ' +
      'hint of the browser.' },
  { id: 'FORM-KEEPS-VALUES', section: 4, layers: ['component'],
    reason: 'A visitor must be able to correct what was refused.',
    statement: 'When a check fails, every field shall keep what the visitor entered.' },
  { id: 'FORM-LABEL-LATEST', section: 4, layers: ['component'], fixture: 'constants.durations',
    reason: 'The specification does not say what a second success within the 3 seconds does.',
    statement: 'When a second send succeeds while "Message Sent" shows, the label shall stay for 3 seconds from the ' +
      'second success.' },
  { id: 'FORM-ONE-IN-FLIGHT', section: 4, layers: ['component'],
    reason: 'A double click must not send a message twice.',
    statement: 'When a visitor submits while a send is in flight, the form shall neither send nor show messages.' },
  { id: 'FORM-SEND-TIMEOUT', section: 4, layers: ['component'], fixture: 'constants.durations',
    reason: 'A request without an answer would block the form for good.',
    statement: 'When a send has no answer after 20 seconds, it shall count as failed, be logged, and free the form; a ' +
      'success that comes later shall be confirmed.' },
  { id: 'FORM-SURVIVES-NAVIGATION', section: 4, layers: ['e2e'],
    reason: 'A message must not be lost because its sender reads on.',
    statement: 'When a visitor goes to another page of the site during a send, the send shall complete.' },
  { id: 'FORM-LEFT-TO-RIGHT', section: 3, layers: ['component'],
    reason: 'In a page that was translated into Arabic, a number is typed and read in the wrong order.',
    statement: 'The fields for an address and a phone number shall be written from left to right, whatever surrounds ' +
      'them, and begin where the other fields begin.' },
  { id: 'FORM-NAME-HINT', section: 5, layers: ['unit', 'component'], fixture: 'extensions/contact-form.nameExample',
    reason: 'The check refuses hyphens and apostrophes, and many people have one in their name.',
    statement: 'The form shall say beside Name, before anything is entered, that it takes letters and spaces only, ' +
      'with an example of a name that has a hyphen and an apostrophe, and of what to type.' },

  { id: 'FORM-DRAFT', section: 4, layers: ['component', 'e2e'],
    reason: 'What somebody writes about an illness is hard to write twice. It is nobody else\'s to keep.',
    statement: 'What a visitor has typed and not sent, and the focus in it, shall stand in every empty form of the site ' +
      'that is rendered while the document lives, whatever has changed the page; a message that was sent shall not.' },
  { id: 'FORM-SENT-SHOWN', section: 4, layers: ['component'], fixture: 'extensions/contact-form.sentColor',
    reason: 'A word that changes on a button for three seconds is easily missed.',
    statement: 'While the button reads "Message Sent", it shall have the color of the fixture and a tick, which is no ' +
      'part of its name.' },
  { id: 'FORM-LABELS-CLOSE', section: 3, layers: ['component'],
    reason: 'A gap between a label and its field, because the field beside it has a hint, hides what belongs together.',
    statement: 'At any width, each control of the form shall stand right below its label, and controls beside each ' +
      'other at one height.' },
  { id: 'FORM-WHAT-NEXT', section: 4, layers: ['component'],
    reason: 'Who writes to a clinic wants to know who reads it and when an answer comes.',
    statement: 'The form shall say what happens next, on a wide screen beside it and on a small one below it.' },
  { id: 'FORM-SENT-ONCE', section: 4, layers: ['component'],
    reason: 'Five errors beside "Message Sent" tell a visitor that nothing was sent.',
    statement: 'While "Message Sent" shows, a form with nothing in it shall not be validated.' },
  { id: 'FORM-ASKS-BEFORE-LEAVING', section: 4, layers: ['e2e'],
    reason: 'Leaving the document cancels a message in flight without a word.',
    statement: 'While a message is in flight, and at no other time, the browser shall ask before the document is left; ' +
      'a call or a text message shall go through without a question.' },
  { id: 'FORM-RESTORED', section: 4, layers: ['e2e'],
    reason: 'People read another page and come back; and they share computers.',
    statement: 'When the browser restores a document, it shall restore all five fields; while a page is in use, the ' +
      'browser shall keep no subject for the next visitor.' },
  // Validation messages
  { id: 'VAL-NAME-ANY-SCRIPT', section: 5, layers: ['unit'], fixture: 'validation.accepted',
    reason: 'The specification says letters; names of patients come in every script.',
    statement: 'When a name holds letters of any script with their combining marks, joiners between letters, and spaces ' +
      'of any width, it shall pass; with a tab or a line break between them, it shall not.' },
  { id: 'VAL-PHONE-ASCII', section: 5, layers: ['unit'], fixture: 'validation.rejected',
    reason: 'The specification says digits; only 0 to 9 can be dialed as received.',
    statement: 'When a phone number holds digits other than 0 to 9, the message shall be "Enter a valid phone ' +
      'number".' },

  { id: 'VAL-EMAIL-ANSWERABLE', section: 5, layers: ['unit'], fixture: 'validation.rejected',
    reason: 'The answer to an address that was copied with a bracket, a scheme or a full stop never arrives.',
    statement: 'When an e-mail address is not what HTML calls valid, in letters of any script, the message shall be ' +
      '"Enter a valid email address".' },
  { id: 'FORM-INVISIBLE', section: 5, layers: ['unit', 'component', 'e2e'], fixture: 'validation.accepted',
    reason: 'Phones and mail programs put invisible marks around what people copy. It must not be refused, nor bounce.',
    statement: 'What cannot be seen, such as format characters (Unicode category Cf), shall count as white space at the ' +
      'ends of every field, unless it makes the last character another one, and vanish inside phone and email; a value of which nothing can be seen shall count as missing; the browser shall check the same ' +
      'before hydration.' },

  // E-mail call
  { id: 'CALL-TRIMMED', section: 7, layers: ['component'], fixture: 'validation.accepted',
    reason: 'The specification checks trimmed values and leaves open which are sent.',
    statement: 'When a message is sent, its fields shall carry the trimmed values.' },
  { id: 'CALL-LOG-PRIVATE', section: 7, layers: ['component'],
    reason: 'What a visitor writes is health data and must stay out of logs.',
    statement: 'When a send settles in any way, no log entry shall hold anything that the visitor wrote.' },
  { id: 'CALL-REFUSAL-IS-FAILURE', section: 7, layers: ['component'],
    reason: 'The helper throws at once for a missing identifier; the specification names only answers.',
    statement: 'When the helper refuses to send, the form shall treat that as a failure without an uncaught error.' },

  { id: 'CALL-ONLY-NUMBERS', section: 7, layers: ['unit'],
    reason: 'An iPhone makes a call link of any ten digits, such as the example beside the phone field.',
    statement: 'No page shall let a device make call links of digits; each number to call is a link already.' },

  // Contact details and page text
  { id: 'CONTENT-OPIOID-MEDICINES', section: 2, layers: ['unit'],
    reason: 'Clinics differ in it, and people call with this question.',
    statement: 'Where a page names medicines for opioid use disorder, it shall say who prescribes them, as the ' +
      'clinic’s facts say.' },
  { id: 'CONTENT-URGENT', section: 1, layers: ['unit'], fixture: 'extensions/language.emergencyLinks',
    reason: 'A clinic number must not stand in for emergency lines.',
    statement: 'Every page shall begin with links that call 911, call 988 and text 988, each saying when to use it.' },
  { id: 'CONTENT-CRISIS-FIRST', section: 1, layers: ['unit'],
    reason: 'A frightened person acts in the first screen or not at all.',
    statement: 'The crisis page shall begin with buttons that call 911, call and text 988, and call the clinic, in this ' +
      'order, and then say when to call 911, before its picture and its heading.' },
  { id: 'SHELL-EMERGENCY-STRIP', section: 1, layers: ['component'], fixture: 'extensions/language.emergencyLinks',
    reason: 'A shaking hand misses a link in a sentence.',
    statement: 'The emergency links shall stand in one row from 320 pixels on and be 44 pixels high or more, on a phone ' +
      'as buttons of the same width, 8 pixels apart.' },
  { id: 'SHELL-EMERGENCY-BOX', section: 2, layers: ['component'],
    reason: 'A notice that takes half of its frame, or a head that ends in the middle, looks broken.',
    statement: 'What the emergency box begins with, and its head, shall go across it on any screen.' },
  { id: 'CONTENT-APPROVED', section: 2, layers: ['unit'],
    reason: 'The specification leaves most text open; a changed word can endanger a reader, so a person reads each ' +
      'change.',
    statement: 'Every page, the frame around it and the contact form shall say what their approved text in ' +
      'spec/pages says, and nothing else.' },
  { id: 'CONTENT-FIRST-AID', section: 2, layers: ['unit'],
    reason: 'A frightened reader works through the steps one by one, and a brain without oxygen cannot wait for naloxone.',
    statement: 'On each substance page and, in Spanish too, on the crisis page, the steps in an overdose shall be 911, ' +
      'naloxone, rescue breaths right away, a second spray, the recovery position, and staying, in this order.' },
  { id: 'CONTENT-NO-CONTRADICTION', section: 9, layers: ['unit'], fixture: 'extensions/figures.figures',
    reason: 'A figure that one sentence has right and another has wrong is worse than none.',
    statement: 'Every sentence about something that the specification gives a figure for shall have that figure, or ' +
      'none.' },
  { id: 'CONTENT-LANGUAGE', section: 1, layers: ['unit'], fixture: 'extensions/language.banned',
    reason: 'Person-first language and honest claims are what a clinician would sign.',
    statement: 'No page shall use a word or phrase of the banned list.' },
  { id: 'CONTENT-READING-LEVEL', section: 1, layers: ['unit'], fixture: 'extensions/language.readingLevel',
    reason: 'Visitors read under stress.',
    statement: 'The running text of every page, as far as it is English, shall need a reading level of grade 8 or ' +
      'lower.' },
  { id: 'CONTENT-PRIVACY-PICTURES', section: 7, layers: ['unit'],
    reason: 'A promise of no request to others is untrue where the pictures come from a bucket elsewhere.',
    statement: 'When the pictures of the menu cards come from another host, the privacy page shall name that host ' +
      'and what it sees; otherwise it shall say without exception that no request to others is sent.' },
  { id: 'CONTENT-ASKED-BEFORE', section: 1, layers: ['unit'],
    reason: 'A question that the site leaves open is a call that is not made.',
    statement: 'What people ask before they call shall be answered from the facts of the clinic.' },
  { id: 'CONTENT-UNKNOWN-FACTS', section: 1, layers: ['unit'],
    reason: 'A clinic that has not said whether it takes a plan has not said no.',
    statement: 'When the clinic leaves a fact out, the answer shall say how to find out, and claim nothing.' },
  { id: 'CONTENT-SPANISH', section: 1, layers: ['unit'],
    reason: 'Many people in California read Spanish first, and in need they do not look for it.',
    statement: 'The home page and the contact page shall say near their top, in one line in Spanish and marked as such, ' +
      'how to reach 911, 988, and the clinic, and open the rest on a click; the crisis page shall link there to its ' +
      'section in Spanish that says all of it.' },
  { id: 'CONTENT-ONE-IDENTITY', section: 1, layers: ['unit'],
    reason: 'Sites of this kind print one number and dial another; one source of each fact rules that out.',
    statement: 'The name, numbers and addresses of the clinic shall be written in one source file only.' },

  // Notices that the law asks of a clinic
  { id: 'LAW-NOTICES', section: 2, layers: ['unit'], fixture: 'extensions/notices.notices',
    reason: 'Federal and California law, named in the fixture, ask a clinic to publish these notices.',
    statement: 'Each notice of the fixture shall stand on its pages, in a section with its heading; where it comes from ' +
      'and when it was checked shall be in its data only. (What it says is approved text.)' },
  { id: 'LAW-CHOICE', section: 2, layers: ['unit'], fixture: 'extensions/notices.notices',
    reason: 'A notice that does not bind a clinic would mislead; the law of each notice says whom it binds.',
    statement: 'What a notice says, and whether it is shown, shall follow from the facts of the clinic.' },
  { id: 'LAW-LINKS', section: 7, layers: ['unit'],
    reason: 'The specification has two links to other sites. Health and Safety Code 11831.5 and Business and ' +
      'Professions Code 663 ask for more, whose addresses a clinic must verify.',
    statement: 'A notice shall link to an official page, or to a document of the clinic, exactly when the clinic has ' +
      'entered its address, and name the office in any case.' },
  { id: 'LAW-LANGUAGES', section: 2, layers: ['unit'], fixture: 'extensions/notices.languages',
    reason: '45 CFR 92.11 asks for the notice in English and the 15 languages most spoken in the state.',
    statement: 'The accessibility page shall offer help in each language of the fixture, with the phone number, ' +
      'marked with the language and its direction.' },
  { id: 'LAW-REVIEW', section: 2, layers: ['unit'],
    reason: 'Readers of health information should see who answers for it; nobody should see an invented review.',
    statement: 'A page shall say near its top who reviewed it, when, and when next, exactly when the clinic has ' +
      'entered a review of the text that the page has now; by default there is none.' },
  { id: 'LAW-LAUNCH', section: 1, layers: ['unit'],
    reason: 'Only the clinic can say which laws bind it, and a notice goes out of date unseen.',
    statement: 'When the launch check runs, it shall list, in groups and each with where to enter it, every notice ' +
      'that nobody confirmed, every owed link and every translation that is missing, and every review that is ' +
      'overdue or of an earlier text, as text or as JSON.' },
  { id: 'LAW-FACTS', section: 1, layers: ['unit'],
    reason: 'What the clinic has not said, visitors must call to ask; facts that contradict each other choose wrong ' +
      'notices.',
    statement: 'When the launch check runs, it shall list each fact about care that nobody entered, and each pair of ' +
      'facts about care and law that cannot both be true.' },

  // Accessibility
  { id: 'A11Y-AXE', section: 2, layers: ['e2e'],
    reason: 'The site aims at WCAG 2.2 AA, at every width and in use.',
    statement: 'When any page is scanned at any width, with a menu open or with errors, by all rules of WCAG 2.2 AA ' +
      'and of good practice, nothing shall be found.' },
  { id: 'A11Y-REFLOW', section: 2, layers: ['e2e'],
    reason: 'The site aims at WCAG 2.2 AA (1.4.10).',
    statement: 'When any page is shown at any width from 320 pixels, which is 1280 at 400 percent, it shall not ' +
      'scroll sideways, and nothing shall be cut off or overlap.' },
  { id: 'A11Y-MENU-KEYBOARD', section: 4, layers: ['component'],
    reason: 'The specification asks for click; a keyboard must do as well.',
    statement: 'When Escape is pressed in an open menu, the menu shall close and focus shall return to its button; ' +
      'Enter and Space shall open it.' },
  { id: 'A11Y-FIELD-LABELS', section: 3, layers: ['component'], fixture: 'validation.fields',
    reason: 'The site aims at WCAG 2.2 AA (1.3.5, 3.3.2).',
    statement: 'Each control of the form shall have the visible label and the autocomplete token of the fixture.' },
  { id: 'A11Y-ERRORS-BOUND', section: 4, layers: ['component'],
    reason: 'A message under a field must also be heard with it.',
    statement: 'When a field fails its check, it shall be marked invalid and described by its message.' },
  { id: 'A11Y-FIRST-ERROR-FOCUS', section: 4, layers: ['component'],
    reason: 'Without it, keyboard and screen-reader users search for what went wrong.',
    statement: 'When a submit fails the checks, focus shall go to the first field with a message.' },
  { id: 'A11Y-SENT-ANNOUNCED', section: 4, layers: ['component'],
    reason: 'The site aims at WCAG 2.2 AA (4.1.3).',
    statement: 'When "Message Sent" appears, assistive technology shall be told without a move of focus.' },
  { id: 'A11Y-CARD-NAMES', section: 2, layers: ['component'],
    reason: 'Twenty-two links named "Learn More" alone say nothing.',
    statement: 'The accessible name of a "Learn More" link shall begin with these words and say where it leads.' },
  { id: 'A11Y-HERO-STOP', section: 1, layers: ['component'],
    reason: 'The site aims at WCAG 2.2 AA (2.2.2).',
    statement: 'While the hero slider autoplays, a visible button shall stop it; when the visitor prefers reduced ' +
      'motion, it shall not autoplay.' },
  { id: 'A11Y-HERO-BY-HAND', section: 1, layers: ['component'],
    reason: 'Visitors use touchscreens, keyboards and pointers.',
    statement: 'When its buttons, the arrow keys or a swipe are used, the hero slider shall change its slide.' },
  { id: 'A11Y-TEXT-SPACING', section: 2, layers: ['e2e'],
    reason: 'The site aims at WCAG 2.2 AA (1.4.12).',
    statement: 'When a visitor spaces text out as WCAG 1.4.12 says, no text shall be cut off or overlap.' },
  { id: 'A11Y-TEXT-SIZE', section: 2, layers: ['e2e'],
    reason: 'The site aims at WCAG 2.2 AA (1.4.4).',
    statement: 'When a visitor doubles the size of text, icons shall grow with it, and no text shall be cut off or ' +
      'overlap.' },
  { id: 'A11Y-FORCED-COLORS', section: 2, layers: ['e2e'],
    reason: 'Visitors with low vision let their system choose the colors.',
    statement: 'When the system forces its colors, every control and every focus ring shall stay visible.' },
  { id: 'A11Y-STILLNESS', section: 2, layers: ['e2e'],
    reason: 'Motion makes some visitors ill.',
    statement: 'When the visitor prefers reduced motion, nothing shall move: no slide, no menu, no hover, no scroll.' },
  { id: 'A11Y-ORDER', section: 2, layers: ['e2e'],
    reason: 'The site aims at WCAG 2.2 AA (1.3.2).',
    statement: 'What a page shows shall stand on the screen in the order of its document.' },
  { id: 'A11Y-KEYBOARD-WALK', section: 2, layers: ['e2e'],
    reason: 'The site aims at WCAG 2.2 AA (2.1.1, 2.1.2, 2.4.3).',
    statement: 'When a page is walked with the Tab key, every link and control shall be reached once, in the order ' +
      'of the page, and the walk shall end.' },
  { id: 'A11Y-FOCUS-RING', section: 2, layers: ['e2e'],
    reason: 'The site aims at WCAG 2.2 AA (2.4.7) and at the contrast of 2.4.13.',
    statement: 'When a link or control has the focus, a ring around it shall be seen, with a contrast of 3 to 1 ' +
      'against what was there before.' },
  { id: 'A11Y-FOCUS-CLEAR', section: 2, layers: ['e2e'],
    reason: 'The site aims at WCAG 2.2 AA (2.4.11).',
    statement: 'When a link or control has the focus, neither the header nor the call bar shall hide it.' },
  { id: 'A11Y-PANEL-FOCUS', section: 4, layers: ['component'],
    reason: 'Behind the open menu of a small screen nothing can be seen, so nothing there may take the focus.',
    statement: 'While the mobile menu is open, the Tab key shall stay within the urgent strip, the header and the ' +
      'call bar.' },
  { id: 'A11Y-TARGETS', section: 2, layers: ['e2e'],
    reason: 'The site aims at WCAG 2.2 AA (2.5.8), and at 44 pixels where fingers press.',
    statement: 'Every link and control shall be 24 pixels wide and high at least, and every control outside running ' +
      'text 44 on a small screen.' },
  { id: 'A11Y-TOUCH', section: 2, layers: ['e2e'],
    reason: 'On a phone, a part that holds the finger traps the reader; and some must enlarge a page to read it.',
    statement: 'When a finger is moved up or down on any part of a page, the page shall scroll; when two fingers are ' +
      'spread there, it shall be enlarged.' },
  { id: 'A11Y-STRUCTURE', section: 2, layers: ['unit'],
    reason: 'Screen readers walk pages by headings, landmarks and links.',
    statement: 'Each page shall have one h1, headings without gaps, at most 12 landmarks, each with a name of its ' +
      'own, a language, link names that say where they lead, and a text for each picture that means something.' },
  { id: 'A11Y-SPOKEN', section: 2, layers: ['component', 'e2e'],
    reason: 'What a screen reader says is what counts in the end.',
    statement: 'A screen reader shall speak header, menus, slider, form and the pages of each family in the order ' +
      'and with the names, roles and states that the screen shows.' },

  // Performance
  { id: 'PERF-BUDGETS', section: 2, layers: ['e2e'], fixture: 'extensions/budgets.budgets',
    reason: 'Visitors come on old phones with bad connections, and some pay for each byte.',
    statement: 'When a page is opened on a phone that has nothing of the site yet, its document, scripts and fonts, ' +
      'all that it needs, and what it prefetches, shall stay within the budgets.' },
  { id: 'PERF-PREFETCH', section: 2, layers: ['unit', 'component'],
    reason: 'A tap is answered at once only if the next page is here, but nobody may pay for one they did not ask for.',
    statement: 'A page shall be prefetched once a link to it is in view above the footer, is pointed at, touched or ' +
      'focused, and only on a connection that is neither slow nor metered nor asked to save data.' },
  { id: 'PERF-BACK-FORWARD', section: 2, layers: ['e2e'],
    reason: 'The way back is the most frequent navigation there is.',
    statement: 'No page shall do anything that keeps a browser from showing it as it was left when the visitor comes ' +
      'back.' },
  { id: 'PERF-PICTURE-LIMITS', section: 2, layers: ['unit'], fixture: 'extensions/budgets.pictureLimits',
    reason: 'A visitor waits while a phone decodes and paints the pictures of a page.',
    statement: 'No picture shall have more elements or more bytes than the fixture allows.' },

  // Shell
  { id: 'SHELL-NOT-FOUND', section: 2, layers: ['e2e'], fixture: 'routes.unknownAddresses',
    reason: 'The specification shows no such screen; a blank page would strand a visitor.',
    statement: 'When an unknown address is opened, the site shall answer 404 with the not-found page, the phone ' +
      'number and the menus.' },
  { id: 'SHELL-SKIP-LINK', section: 2, layers: ['e2e'],
    reason: 'The site aims at WCAG 2.2 AA (2.4.1).',
    statement: 'When the first Tab key is pressed on a page, a skip link shall appear that moves focus to the main ' +
      'part.' },
  { id: 'SHELL-TITLE', section: 2, layers: ['e2e'],
    reason: 'Tabs, history and screen readers name a page by its title.',
    statement: 'When a page is opened or reached by a link, the document shall have the title of that page, unlike ' +
      'that of any other.' },
  { id: 'SHELL-CANONICAL', section: 2, layers: ['unit'],
    reason: 'A page reached under several hosts must count as one, and the not-found page not at all.',
    statement: 'Each page shall name its own address, and no other, as the canonical one, but the not-found page ' +
      'none: it shall ask search engines not to list it.' },
  { id: 'SHELL-ONE-HEAD', section: 2, layers: ['e2e'],
    reason: 'With two titles or two canonical addresses, a program takes the wrong one.',
    statement: 'Whatever has changed a page before it is hydrated, the head shall then have one title, one description, ' +
      'one canonical address and one set of share tags, those of the page that is shown.' },
  { id: 'SHELL-NO-DEAD-LINK', section: 2, layers: ['unit'], fixture: 'routes.routes',
    reason: 'A dead link strands a visitor.',
    statement: 'Each link inside the site shall lead to an address of the route table, and each fragment to an ' +
      'element of that page.' },
  { id: 'SHELL-FOCUS', section: 2, layers: ['e2e'],
    reason: 'A change of page inside the site is silent otherwise, and the focus must be where the visitor reads on.',
    statement: 'When a link inside the site is followed, focus shall go to the h1 of the new page, or to the title of the ' +
      'calls that the crisis page begins with; when "Back to top" is pressed, to that of the page.' },
  { id: 'SHELL-WHILE-LOADING', section: 2, layers: ['component', 'e2e'],
    reason: 'On a slow connection the next page takes a while.',
    statement: 'While the page that a link leads to is fetched, the page before it shall stay and be marked busy; ' +
      'the last link followed shall win; and a bar in front of the header shall show progress unless the page comes ' +
      'at once.' },
  { id: 'SHELL-WHOLE-PAGE', section: 2, layers: ['component'],
    reason: 'The first screen of a page may come before the rest, but the rest must be there for whoever asks for it.',
    statement: 'When a link inside the site is followed, the first screen of the page shall come first and keep the ' +
      'footer out of view, and the rest in the next frame, or at once for a key or for printing; after Back and after a ' +
      'link to a section, the whole page shall come at once.' },
  { id: 'SHELL-SCROLL-RESTORE', section: 2, layers: ['e2e'],
    reason: 'Visitors expect Back to bring them to where they were.',
    statement: 'When the visitor goes back or forward, the page shall be scrolled to where it was left.' },
  { id: 'SHELL-CALL-BAR', section: 1, layers: ['e2e'],
    reason: 'Most visitors use a phone, and every page asks them to call.',
    statement: 'On a small screen, a bar at the bottom edge shall offer to call, to write a message and to read what ' +
      'helps in a crisis, and the header shall offer no second call; the bar shall be hidden while a field has the focus.' },
  { id: 'SHELL-HEADER-ROW', section: 2, layers: ['component'],
    reason: 'What wraps pushes the page down; and a screen without the call bar has room for the number.',
    statement: 'The header shall be one row from 320 pixels on, and from 768 pixels show the number of the clinic once.' },
  { id: 'SHELL-FIRST-SCREEN', section: 2, layers: ['e2e'], fixture: 'extensions/budgets.headingLimits',
    reason: 'A frightened person acts in the first screen or not at all.',
    statement: 'The heading of every page shall begin near the top of the screen, and on a phone a button to call, or ' +
      'one that leads to what is urgent, shall follow it in the first screen; the crisis page shall have all of its calls there.' },
  { id: 'SHELL-CONTENTS', section: 2, layers: ['e2e'],
    reason: 'The pages are long, and a visitor in need looks for one part of them.',
    statement: 'Each condition and substance page shall have a table of contents with links to its headings, open ' +
      'beside the text on a wide screen and collapsed at first on a small one.' },
  { id: 'SHELL-DARK', section: 2, layers: ['e2e'],
    reason: 'Many visitors read at night, with a device that asks for dark pages.',
    statement: 'When the device of the visitor asks for dark pages, every page shall be dark, with text of the ' +
      'contrast of WCAG 2.2 AA.' },
  { id: 'SHELL-PRINT', section: 1, layers: ['e2e'],
    reason: 'People take phone numbers and addresses along on paper.',
    statement: 'On paper a page shall keep its text, a phone number and the address, shall print the address of each ' +
      'link in its text, and shall leave out navigation, form, buttons and pictures.' },
  { id: 'SHELL-STILL', section: 2, layers: ['e2e'],
    reason: 'A text that jumps under the finger makes visitors press what they did not mean. The font of the text ' +
      'was chosen for people who see badly.',
    statement: 'When pictures arrive late, nothing on the page shall move. When fonts arrive late, the first page ' +
      'shall show them too, with a layout shift of at most 0.05.' },
  { id: 'SHELL-PICTURES', section: 2, layers: ['e2e'],
    reason: 'A strip beside a picture, or a picture that ends before its card does, looks broken.',
    statement: 'On any screen up to 2560 pixels wide, each picture shall fill the frame that it stands in, and a picture ' +
      'that goes across the page shall reach both edges.' },
  { id: 'SHELL-ICONS', section: 2, layers: ['e2e'],
    reason: 'An icon of its own color is lost in the dark and where the system chooses the colors.',
    statement: 'Each icon of a link or button shall have the color of the text beside it, in light, dark and forced colors.' },
  { id: 'SHELL-STICKY', section: 2, layers: ['e2e'],
    reason: 'What is always on the screen must neither be covered nor cover what a visitor goes to.',
    statement: 'While a page is scrolled, nothing shall slide over the header, the call bar or the table of contents, or shine ' +
      'through them; and they shall not cover a link, a field or a section that a key or a link has brought into view, on a phone ' +
      'in landscape neither.' },
  { id: 'SHELL-SHARE', section: 2, layers: ['e2e'],
    reason: 'Families pass pages on; a bare address looks like a trap.',
    statement: 'Each page shall name a picture of 1200 by 630 pixels for other sites to show, and it shall be there.' },

  // Privacy, policy, hosts
  { id: 'SAFE-REFUSED', section: 7, layers: ['e2e'], fixture: 'extensions/policy.directives',
    reason: 'A policy counts only as far as browsers follow it.',
    statement: 'When foreign code, markup, styles, pictures, frames or calls are brought into a page, the browser ' +
      'shall refuse them.' },
  { id: 'SAFE-SILENT', section: 1, layers: ['e2e'], fixture: 'extensions/policy.fingerprintingApis',
    reason: "Who reads about an addiction is nobody's business.",
    statement: 'When a page is opened, read to its end and left by a link, the site shall ask no other origin, name ' +
      'the page in no referrer, keep nothing in the browser, and touch nothing that tells one device from another.' },
  { id: 'SAFE-ONE-CALL', section: 7, layers: ['e2e'], fixture: 'email.payloadFields',
    reason: 'Which page a visitor read says as much as the message.',
    statement: 'When a message is sent, the site shall make one call, which carries the nine fields, no cookie, and ' +
      'no referrer beyond the origin of the site.' },
  { id: 'SAFE-LINKS', section: 7, layers: ['unit'],
    reason: 'The other site need not know where its visitors come from, nor reach back into the page.',
    statement: 'Each link to another site shall be noopener and noreferrer, and each picture from the bucket shall ' +
      'be fetched without a referrer.' },
  { id: 'HOST-ADDRESSES', section: 2, layers: ['unit'],
    reason: 'A site that is tried with one server and served by another shows its faults to visitors first.',
    statement: 'Each host that the build makes files for shall give a page at its exact address and nowhere else, ' +
      'and the not-found page with status 404 at any other.' },
  { id: 'HOST-HEADERS', section: 7, layers: ['unit'], fixture: 'extensions/policy.headers',
    reason: 'What a page cannot say itself, its host must, and clinics have different hosts.',
    statement: 'Each host that the build makes files for shall give the headers of the fixture with every answer.' },
  { id: 'HOST-DELIVERY', section: 2, layers: ['unit'], fixture: 'extensions/policy.caching',
    reason: 'The budgets hold only where files are sent compressed and kept as long as they may be.',
    statement: 'Each host that the build makes files for shall send files compressed to whoever can read that, let ' +
      'them be kept as long as the fixture says, and not send again what has not changed.' },
  { id: 'HOST-FORMER-SITE', section: 2, layers: ['e2e'],
    reason: 'The service worker of a former site at the same address shows that site to its visitors for good.',
    statement: 'When a visitor of a former site with a service worker at one of the usual addresses opens the site, ' +
      'the browser shall show the site, and keep neither that worker nor its caches.' },

  // Found by search engines and people
  { id: 'FIND-DATA', section: 2, layers: ['unit'], fixture: 'extensions/structured-data.pageTypes',
    reason: 'Search engines interpret pages by the vocabulary of schema.org and ignore words that it lacks.',
    statement: 'Each page but the not-found page shall have one block of structured data with its type, title and ' +
      'address, in types and properties of schema.org, and no text in it shall be able to close its script element.' },
  { id: 'FIND-CLINIC', section: 1, layers: ['unit'],
    reason: 'People look for a phone number and an address before they look for a page.',
    statement: 'The structured data of the home page shall state the name, phone, e-mail and postal address of the ' +
      'clinic as the file of its facts has them, and shall claim nothing beyond them but the field of medicine.' },
  { id: 'FIND-BREADCRUMBS', section: 2, layers: ['unit'], fixture: 'extensions/structured-data.breadcrumbParents',
    reason: 'Search engines show the way to a page in place of its address.',
    statement: 'The structured data of each page but the home page shall name the way to it from the home page, ' +
      'through the menu page of its family, each step by its heading and address.' },
  { id: 'FIND-SITEMAP', section: 2, layers: ['unit'], fixture: 'routes.routes',
    reason: 'A search engine that follows links alone finds pages late.',
    statement: 'The sitemap shall list the canonical address of each page but the not-found page, each once and no ' +
      'other, and robots.txt shall let every crawler in and name the sitemap.' },
  { id: 'FIND-SHARED', section: 2, layers: ['unit'],
    reason: 'A page that is passed on must be recognized as that page.',
    statement: 'What a page tells other sites of its title, description and address shall be what it tells browsers.' },
  { id: 'FIND-ICONS', section: 2, layers: ['unit'], fixture: 'extensions/structured-data.icons',
    reason: 'Visitors come back through a tab, a bookmark or a home screen.',
    statement: 'The web manifest shall name the clinic, the home page and the icons of the fixture; each icon shall ' +
      'have its size and show the logo, and the maskable icon shall keep the logo within its safe zone.' },
  { id: 'FIND-SERVED', section: 2, layers: ['e2e'], fixture: 'extensions/structured-data.servedFiles',
    reason: 'Search engines and browsers skip a file that is missing or has the wrong type, and report nothing.',
    statement: 'When a file for search engines or for installing the site is requested, the site shall serve it with ' +
      'its media type, and it shall serve each address that such a file or the head of a page names.' },

  // The two options
  { id: 'OPTION-DEFAULT', section: 4, layers: ['unit'],
    reason: 'The specification fixes behaviors that a clinic may want otherwise; it must be the one to choose.',
    statement: 'As the site is delivered, every option that differs from the specification shall be off.' },
  { id: 'OPTION-ANNOUNCE', section: 4, layers: ['component'],
    reason: 'Who is not told that a message was lost waits for an answer that never comes.',
    statement: 'When a send fails and the clinic chose to announce it, the form shall say so in a live region, with ' +
      "the clinic's number as a link, until the next send starts, and focus shall stay where it is; unless the service " +
      'or its helper refused the message, it shall say that nobody can tell whether it arrived.' },
  { id: 'OPTION-VALUES-RESTORED', section: 4, layers: ['component'],
    reason: "What somebody wrote about an illness is hard to write twice, and is nobody else's to keep.",
    statement: 'When a send fails and the clinic chose to announce it, the values that were sent shall be restored ' +
      'in every empty field of the form that the visitor then sees, and nothing shall be overwritten or stored.' },
  { id: 'OPTION-LIMITS', section: 4, layers: ['unit'],
    reason: 'A limit that the clinic has removed is no limit any more.',
    statement: 'The accessibility page shall list the silent failure of a send, and the emptied form, as limits ' +
      'unless the clinic chose to announce failures.' },
  { id: 'OPTION-CARDS', section: 2, layers: ['unit'],
    reason: 'Who looks for help with one substance is led to another by a mismatched card.',
    statement: 'When the clinic chose corrected cards, each menu card shall have the title and the picture of the ' +
      'page that it leads to.' },
  { id: 'OPTION-CLOSED', section: 1, layers: ['unit'],
    reason: 'Who calls a number at night that nobody answers needs another one at once.',
    statement: 'When the clinic is closed at night, no page shall say that the phone of the clinic is answered at any ' +
      'hour, and each that names the crisis hotline shall say whom to call then.' },

  // The page that arrived stays
  { id: 'ROUTE-SPELLING', section: 2, layers: ['unit', 'e2e'],
    reason: 'Hosts serve a page also at other spellings of its address; "Page not found" in its place helps nobody.',
    statement: 'When a host serves a page at another spelling of its address (letter case, slashes, escapes, the name of ' +
      'its file), the page shall stay and work, and the address shall become its own.' },
  { id: 'ROUTE-ELSEWHERE', section: 2, layers: ['e2e'],
    reason: 'Archives, proxies and wrong settings of hosts show pages at addresses that are not the site\'s.',
    statement: 'When a page is served at an address that is not its own in any spelling, it shall stay as it was ' +
      'prerendered, with its text, menus, links and form.' },
  { id: 'NAV-OTHER-FILES', section: 2, layers: ['component'],
    reason: 'A clinic has documents of its own, such as its notice of privacy practices.',
    statement: 'When a link leads to an address that is no page of the site, the browser shall follow it.' },
  // Without scripts, and when things fail
  { id: 'FAILURE-SCRIPTLESS-PAGES', section: 2, layers: ['e2e'], fixture: 'navigation.menus',
    reason: 'Scripts are switched off, or never arrive, more often than anybody notices.',
    statement: 'When a page is opened without scripts, it shall show its heading, its text and the phone, every page ' +
      'of the menus shall be in reach, and no button shall be there that does nothing.' },
  { id: 'FAILURE-SCRIPTLESS-FORM', section: 7, layers: ['e2e'], fixture: 'email.payloadFields',
    reason: 'Whoever writes to a clinic must be heard, and only by it.',
    statement: 'When the form is submitted without scripts or before hydration, the nine fields shall reach the ' +
      'service, each once, with the origin of the site, and no value of them shall stand in an address.' },
  { id: 'FAILURE-LOADING', section: 2, layers: ['e2e'],
    reason: 'Connections break, hosts lose files, and a visitor in need does not try again.',
    statement: 'When a script, a font or a picture of a page fails or never comes, the page shall have its text, its ' +
      'phone, its menus and a form that sends.' },
  { id: 'FAILURE-REACT', section: 2, layers: ['e2e'],
    reason: 'A blank page is the worst answer to a call for help.',
    statement: 'When rendering fails in React, the site shall show 911, 988, the phone number of the clinic and ' +
      'links to try again and to the home page, and the header and footer unless these failed.' },
  { id: 'FAILURE-PANEL', section: 2, layers: ['component'],
    reason: 'Where a page cannot be shown, a visitor in need must still get help.',
    statement: 'When a page fails or cannot be fetched, a panel shall take its place and the focus, with links to ' +
      '911, 988, the phone of the clinic, the home page and the same page again; the error shall be logged once, and ' +
      'the next link shall work.' },
  { id: 'FAILURE-UNREACHABLE', section: 2, layers: ['e2e'],
    reason: 'A browser\'s own error page has no phone number.',
    statement: 'When a page cannot be fetched, the panel shall stay until the document of the page is known to be there, ' +
      'also when the visitor tries again.' },
  { id: 'FAILURE-FRAGMENT', section: 2, layers: ['e2e'],
    reason: 'Addresses are cut and garbled when they are passed on.',
    statement: 'When the fragment of an address cannot be read, the page shall stay as it is.' },
  { id: 'FAILURE-SERVICE', section: 7, layers: ['e2e'],
    reason: 'The service is not ours, and may do anything.',
    statement: 'When the service answers anything else than it should, or nothing, the page shall stay, nothing ' +
      'shall be thrown, and the next message shall be sent.' },
  { id: 'FAILURE-HOSTILE', section: 5, layers: ['e2e'],
    reason: 'A form takes whatever is typed or pasted into it.',
    statement: 'When markup, a megabyte, control characters or reversed text is entered in any field, it shall be ' +
      'refused by the check of that field or arrive as it is, once, and nothing of it shall be run.' },
  { id: 'FAILURE-DOM', section: 2, layers: ['e2e'],
    reason: 'Extensions, translators and password managers change pages before they are hydrated.',
    statement: 'When something else changes a page before it is hydrated, the page shall keep its text, and its form ' +
      'shall send a message once.' },
  { id: 'FAILURE-TRANSLATED', section: 2, layers: ['e2e'],
    reason: 'Translators replace the texts of an open page, and React still holds those that were there.',
    statement: 'When a translator has replaced the texts of a hydrated page, what the page says shall change with its ' +
      'state as before, its links shall lead on, and nothing shall be thrown.' },
  { id: 'FAILURE-RIGHT-TO-LEFT', section: 1, layers: ['e2e'],
    reason: 'A number whose parts stand in reverse order reaches nobody.',
    statement: 'When a page is translated into a language that is written from right to left, every phone number and ' +
      'address shall be seen from left to right.' },
  { id: 'FAILURE-READER-VIEW', section: 1, layers: ['e2e'],
    reason: 'Who cannot read a page as it is opens the reader view of the browser, which leaves out most of it.',
    statement: 'The reader view of every page shall keep the phone number of the clinic and all numbered steps; that of ' +
      'pages about conditions, substances and crises shall keep 911, 988 and what to do at once.' },

  // Other engines
  { id: 'ENGINE-USER-FLOW', section: 2, layers: ['e2e'],
    reason: 'Visitors come with Safari and Firefox as well, and a family on a telephone has no other browser to try.',
    statement: 'When a visitor opens pages and menus, follows links, goes back, and writes a message, in Chromium ' +
      'and in each of Firefox and WebKit that is installed, the site shall do the same in each.' },

  // Packages
  { id: 'SUPPLY-LICENSES', section: 7, layers: ['e2e'],
    reason: 'The licenses of what is in the scripts and fonts ask for their text to go with every copy.',
    statement: 'The site shall publish the licenses of all packages and fonts that are in its files.' },
] as const satisfies readonly ExtensionRule[];
