import { cardButton } from './cards.ts';
import {
  acuteStress,
  certificationExpiry,
  crisisHours,
  dbtMonths,
  depressionPath,
  treatmentPlanDays,
} from './constants.ts';
import { type Path, routes, type Template } from './routes.ts';
import type { RuleId } from './rules.ts';

/**
 * A sentence or list of an approved text (spec/pages) that satisfies a rule about content, or that visitors need in an emergency.
 * A person made this judgment. If you reword the sentence, read the rule again, and quote the new sentence here.
 *
 * `says` has one or more whole sentences as in the Markdown of the page, with links, and with `#` before a heading. To
 * quote a list, give the beginning of each item, in order. A name in braces stands for a fact of the clinic
 * (tests/support/facts.ts).
 */
export interface Quote {
  /** The rule. None for first aid and crisis help, which the specification does not mention. */
  readonly rule?: RuleId;
  /** The page, or the text that pages share: `layout` (header, footer), `contact-form`. */
  readonly page: Path | 'layout' | 'contact-form';
  /** The heading above the quote, or '' if it is above the first heading. Omit it if the quote may be anywhere on the page. */
  readonly under?: string;
  readonly says: string | readonly string[];
  /** Whether the quote says or implies that the phone is answered at night. The pages of a clinic that is closed at night omit it. */
  readonly atNight?: true;
}

const pathsOf = (...templates: readonly Template[]) =>
  routes.filter(({ template }) => templates.includes(template)).map(({ path }) => path);

const anyHour = `${crisisHours.day} hours a day, ${crisisHours.week} days a week`;
const roundTheClock = `${crisisHours.day}/${crisisHours.week}`;

// biome-ignore format: a table, one quote per entry
const ofOnePage: readonly Quote[] = [
  // Home page
  { rule: 'HOME-TAGLINE', page: '/', says: '## A path to mental wellness, at your own pace' },
  { rule: 'HOME-TAGLINE', page: '/', under: 'A path to mental wellness, at your own pace',
    says: '{name} is an outpatient clinic in {city}, {state}: you come to us for treatment and live at home.' },
  { rule: 'HOME-CALL-LINK', page: '/', under: 'A path to mental wellness, at your own pace', says: '[Call us {number}]({dial})' },
  { rule: 'HOME-CONTACT-LINK', page: '/', under: 'A path to mental wellness, at your own pace', says: '[Write to us](/contact)' },
  { rule: 'HOME-ABOUT', page: '/', under: 'How we work with you', says: 'You call, and we ask what’s going on.' },
  { rule: 'HOME-ABOUT', page: '/', under: 'How we work with you', says: 'You live at home while you’re in treatment, and each week we look together at whether the plan still fits.' },
  { rule: 'HOME-INSURANCE', page: '/', says: '## We work with major insurance groups' },
  { rule: 'HOME-INSURANCE-REACH-OUT', page: '/', under: 'We work with major insurance groups',
    says: 'If you don’t see your insurance provider here, please reach out. Call {phone} or [send us your question](/contact).' },
  { rule: 'HOME-INSURANCE-REACH-OUT', page: '/insurance', under: 'We work with major insurance groups',
    says: 'If you don’t see your insurance provider here, please reach out. Call {phone} or [send us your question](/contact).' },
  { rule: 'HOME-MENTAL-HEALTH-PROMO', page: '/', under: 'Help with mental health',
    says: 'Depression, panic, trauma, and psychosis can all be treated.' },
  { rule: 'HOME-MENTAL-HEALTH-PROMO', page: '/', under: 'Help with mental health', says: `[${cardButton} (read aloud: about mental health)](/mental-health)` },
  { rule: 'HOME-MISSION', page: '/', under: 'Our mission', says: 'We want people to find skilled, kind care close to home, for substance use and mental health together.' },

  // Contact details
  { rule: 'CONTENT-STREET-ADDRESS', page: '/contact', says: '**Visit us:** {name}, {street}, {locality}' },
  { rule: 'CONTENT-CALIFORNIA', page: '/contact', says: '**Visit us:** {name}, {street}, {locality}' },
  { rule: 'CONTENT-PHONE', page: '/contact', says: '**Call us:** {phone}' },
  { rule: 'CONTENT-SECOND-PHONE', page: '/contact', under: 'Have some questions?', says: '[Call {number}]({dial}) {secondPurpose}: {secondPhone}' },
  { rule: 'CONTENT-EMAIL', page: '/contact', says: '**Email us:** [{email}](mailto:{email})' },
  { rule: 'FOOT-PHONE', page: 'layout', says: '{name}, {street}, {locality}. Phone {phone}' },
  { rule: 'FOOT-CERTIFICATION', page: 'layout', says: 'State {stateStatus} number {certification}. Expires {expires}.' },
  { rule: 'CONST-CERTIFICATION-EXPIRY', page: 'layout', says: `Expires ${certificationExpiry}.` },
  { rule: 'FOOT-ACCREDITATION', page: 'layout', says: '{accreditation}.' },

  // Whom to call
  { rule: 'CONTENT-SUPPORT-TEAM', page: 'layout', says: 'Our support team is available to help.' },
  { rule: 'CONTENT-SUPPORT-TEAM', atNight: true, page: '/treatment', under: 'Your first weeks, step by step', says: `Our support team is available to help ${anyHour}.` },
  { rule: 'CONTENT-SUPPORT-TEAM', atNight: true, page: '/contact', under: 'Have some questions?',
    says: `Our support team is available to help ${anyHour}, and calling is the fastest way to reach a person.` },
  { rule: 'CONTENT-ADMISSIONS', page: 'layout', says: 'Have a question? Call the admissions department at {phone}.' },
  { rule: 'CONTENT-ADMISSIONS', page: '/treatment', under: 'Your first weeks, step by step', says: '**You call** our admissions department at {phone}, {hours}, with questions or to book your initial assessment.' },
  { atNight: true, page: '/crisis-intervention', under: 'Crisis Intervention Program', says: [
    'A life in danger, or an overdose [Call 911](tel:911)', 'Thoughts of suicide, or any crisis [Call 988](tel:988) [Text 988](sms:988)', 'To talk with us, day and night [Our hotline {number}]({dial})'] },
  { page: '/crisis-intervention', says: '## Call [911](tel:911) if' },
  { rule: 'CONST-CRISIS-24-7', atNight: true, page: '/crisis-intervention', under: 'Crisis Intervention Program', says: 'To talk with us, day and night [Our hotline {number}]({dial})' },
  { rule: 'CONTENT-CRISIS-HOTLINE', atNight: true, page: '/crisis-intervention', under: 'Is it right for you?', says: 'Call our crisis hotline at {phone}.' },
  { rule: 'CONTENT-CRISIS-HOTLINE', page: '/crisis-intervention', under: 'How to start', says: 'In a crisis, call our hotline now: {phone}.' },
  { rule: 'CONTENT-CRISIS-AROUND-CLOCK', atNight: true, page: '/crisis-intervention', under: 'Is it right for you?', says: `We give immediate support around the clock, ${anyHour}.` },
  { rule: 'CONST-CRISIS-24-7', atNight: true, page: '/', under: 'A path to mental wellness, at your own pace', says: 'We answer day and night.' },
  { rule: 'CONST-CRISIS-24-7', atNight: true, page: '/acute-stress-disorder', under: 'Which of our programs may fit',
    says: `In the first days, you can call our crisis hotline ${roundTheClock} to plan your next step.` },
  { rule: 'CONST-CRISIS-24-7', atNight: true, page: '/contact', under: 'What people ask before they call', says: `{phone} is answered ${anyHour}.` },
  { rule: 'CONST-CRISIS-24-7', atNight: true, page: '/crisis-intervention', says: `**Description:** Our crisis hotline gives support ${anyHour}.` },
  { rule: 'CONST-CRISIS-24-7', atNight: true, page: '/crisis-intervention', under: 'Is it right for you?', says: `**Hours:** Around the clock: ${anyHour}.` },
  { rule: 'CONST-CRISIS-24-7', atNight: true, page: '/crisis-intervention', under: 'How the program helps', says: 'The hotline is there day and night, on weekends and on holidays.' },
  { rule: 'CONST-CRISIS-24-7', atNight: true, page: '/crisis-intervention', under: 'The first days', says: '**The first call:** Support right away, day or night.' },
  { rule: 'CONST-CRISIS-24-7', atNight: true, page: '/crisis-intervention', under: 'The first days', says: 'You can call the hotline again at any time.' },
  { rule: 'CONST-CRISIS-24-7', atNight: true, page: '/crisis-intervention', under: 'How to start', says: 'It’s open day and night.' },
  { rule: 'CONST-CRISIS-24-7', atNight: true, page: '/family-therapy', under: 'How to start', says: 'If you need help tonight, call [our crisis hotline](/crisis-intervention), day or night.' },
  { rule: 'CONST-CRISIS-24-7', atNight: true, page: '/fentanyl', under: 'Which of our programs may fit', says: `When the urge feels too strong, you can call our crisis hotline ${roundTheClock}.` },
  { rule: 'CONST-CRISIS-24-7', atNight: true, page: '/mdma', under: 'Which of our programs may fit',
    says: `For panic or a frightening comedown, our crisis hotline answers ${roundTheClock} and helps you decide what to do next.` },
  { rule: 'CONST-CRISIS-24-7', atNight: true, page: '/schizophrenia', under: 'Which of our programs may fit', says: `If voices or fears build up at night, you or your family can call our crisis hotline ${roundTheClock}.` },
  { rule: 'CONST-CRISIS-24-7', atNight: true, page: '/xanax', under: 'Which of our programs may fit', says: `If panic hits at night, you can call our crisis hotline ${roundTheClock} for help getting through it.` },

  // Treatment, and the figures of section 9
  { rule: 'CONTENT-TREATMENT', page: '/treatment', under: 'Cognitive behavioral therapy (CBT)', says: 'You look at what you think, feel, and do just before it.' },
  { rule: 'CONTENT-TREATMENT', page: '/treatment', under: 'Dialectical behavior therapy (DBT)', says: 'DBT teaches skills for feelings that come on fast and strong.' },
  { rule: 'CONTENT-TREATMENT', page: '/treatment', under: 'Psychodynamic therapy', says: 'You talk freely about your past, your relationships, and whatever comes up as you talk.' },
  { rule: 'CONTENT-TREATMENT', page: '/treatment', under: 'Interpersonal therapy', says: 'You and your therapist agree on one thing in your life with other people that weighs on your mood.' },
  { rule: 'CONTENT-TREATMENT', page: '/treatment', under: 'Your treatment plan, and who signs it', says: 'Your plan puts in writing what you want to change, how we’ll work on it, and how many hours of care you get.' },
  { rule: 'CONTENT-TREATMENT', page: '/treatment', under: 'Recreation activities, once a doctor clears you', says: 'In recreation, you move, make something, or spend time with other people, and find out what you enjoy.' },
  { rule: 'CONTENT-RECREATION-CLEARANCE', page: '/treatment', under: 'Recreation activities, once a doctor clears you', says: 'You must be cleared by the doctor first, so tell the doctor about any health problem and any medicine you take.' },
  { rule: 'CONTENT-RECREATION-CLEARANCE', page: '/partial-hospitalization-program', under: 'Your days and your plan', says: 'Recreation activities, once the doctor has cleared you for them' },
  { rule: 'CONTENT-PLAN-SIGN-OFF', page: '/treatment', under: 'Your treatment plan, and who signs it', says: 'The clinical director signs off on it.' },
  { rule: 'CONTENT-PLAN-SIGN-OFF', page: '/about-us', under: 'Our approach', says: 'The clinical director signs off on it.' },
  { rule: 'CONST-PLAN-30-DAYS', page: '/treatment', under: 'Your treatment plan, and who signs it', says: `It’s developed within ${treatmentPlanDays} days of admission.` },
  { rule: 'CONST-WEEKLY-SUMMARY', page: '/treatment', under: 'Your treatment plan, and who signs it', says: 'We reassess your progress each week and record it in a weekly summary.' },
  { rule: 'CONST-DBT-6-MONTHS', page: '/treatment', under: 'Dialectical behavior therapy (DBT)', says: `The full DBT program, with sessions of your own as well as the group, asks for a commitment of at least ${dbtMonths} months.` },
  { rule: 'CONST-ACUTE-STRESS', page: '/acute-stress-disorder', under: 'How clinicians diagnose it',
    says: `The diagnosis calls for at least ${acuteStress.symptoms} symptoms, lasting ${acuteStress.fromDays} days up to ${acuteStress.toMonths} month after a trauma.` },
  { rule: 'CONST-DEPRESSION-PATH', page: depressionPath, says: '# Depression' },

  // The clinic, insurance, jobs
  { rule: 'CONTENT-ABOUT', page: '/about-us', says: '# Welcome to {name}' },
  { rule: 'CONTENT-ABOUT', page: '/about-us', under: 'Our mission, in short', says: 'Our mission is to help people get well and stay well where they live.' },
  { rule: 'CONTENT-ABOUT', page: '/about-us', under: 'Our approach', says: ['We listen:', 'We match the care to the need:', 'We plan together:', 'We check in:', 'We look ahead:'] },
  { rule: 'CONTENT-INSURANCE', page: '/insurance', says: '## We work with major insurance groups' },
  { rule: 'CONTENT-JOBS', page: '/jobs', under: 'What work can do for you', says: 'Besides a paycheck, work brings many people:' },
  { rule: 'CONTENT-JOBS', page: '/jobs', under: 'What we help with', says: 'Our employment assistance starts with a conversation about you.' },
  { rule: 'CONTENT-JOBS-LINK', page: '/jobs', under: 'A jobs program to try', says: '{jobsProgram} is a jobs-program organization.' },
  { rule: 'CONTENT-JOBS-LINK', page: '/jobs', under: 'A jobs program to try', says: '[Visit the website of {jobsProgram}]({jobsProgramUrl})' },

  // Programs
  { rule: 'CONTENT-PARTIAL-HOSPITALIZATION', page: '/partial-hospitalization-program', under: 'What partial hospitalization is',
    says: 'You get a full day of care, several days a week, with nights and free time at home.' },
  { rule: 'CONTENT-PARTIAL-HOSPITALIZATION', page: '/partial-hospitalization-program', under: 'Your days and your plan', says: 'Care starts on your first day, and so does your treatment plan.' },
  { rule: 'CONTENT-PARTIAL-HOSPITALIZATION', page: '/partial-hospitalization-program', under: 'Benefits', says: ['**Close support by day**.', '**Your own bed at night**.', '**One plan for several problems**.', '**People who understand**.', '**A path to fewer hours**.'] },
  { rule: 'CONTENT-INTENSIVE-OUTPATIENT', page: '/intensive-outpatient-program', under: 'What an intensive outpatient program is',
    says: 'It takes more of your week than a single session with a counselor, and less than full days of treatment.' },
  { rule: 'CONTENT-INTENSIVE-OUTPATIENT', page: '/intensive-outpatient-program', under: 'Your plan, and how long it takes', says: 'You help write your treatment plan.' },
  { rule: 'CONTENT-INTENSIVE-OUTPATIENT', page: '/intensive-outpatient-program', under: 'Benefits', says: ['**Time for the rest of your life**.', '**Practice in the real world**.', '**A group that knows you**.', '**Enough time to change**.', '**Room to step up or down**.'] },
  { rule: 'CONTENT-OUTPATIENT-WHAT', page: '/outpatient-program', under: 'Getting started', says: 'We begin with an assessment.' },
  { rule: 'CONTENT-OUTPATIENT-WHAT', page: '/outpatient-program', under: 'What outpatient rehab is', says: 'Outpatient rehab is treatment without an overnight stay.' },
  { rule: 'CONTENT-OUTPATIENT-WHO', page: '/outpatient-program', under: 'Who it is for', says: 'This level of care tends to work well when these 4 points fit you:' },
  { rule: 'CONTENT-OUTPATIENT-WHO', page: '/outpatient-program', under: 'Who it is for', says: ['**Stable supportive home**.', '**Motivated and committed**.', '**No need for 24/7 medical supervision**.', '**Needs to balance treatment with work and family**.'] },
  { rule: 'CONTENT-OUTPATIENT-SERVICES', page: '/outpatient-program', under: 'Services in the program',
    says: ['**Individual counseling**.', '**Group therapy**.', '**Psychoeducation**.', '**Family involvement**.', '**Specialized therapies such as CBT and DBT**.', '**Holistic approaches**.'] },
  { rule: 'CONTENT-OUTPATIENT-BENEFITS', page: '/outpatient-program', under: 'Benefits', says: ['**Flexibility**.', '**Community support**.', '**Cost-effectiveness**.', '**Transition to independence**.'] },
  { rule: 'CONTENT-OUTPATIENT-START', page: '/outpatient-program', under: 'How to start', says: 'Call us at {phone} to book an initial assessment.' },
  { rule: 'CONTENT-SERVICE-HEROES', page: '/case-management', says: '# Case Management' },
  { rule: 'CONTENT-SERVICE-HEROES', page: '/crisis-intervention', says: '# Crisis Intervention Program' },
  { rule: 'CONTENT-SERVICE-HEROES', page: '/family-therapy', says: '# {name} Family Addiction Therapy' },
  { rule: 'CONTENT-CASE-MANAGEMENT-APPROACH', page: '/case-management', under: 'Our approach in 5 steps',
    says: ['**Assessment**.', '**Personalized planning**.', '**Advocacy and coordination**.', '**Monitoring and follow-up**.', '**Crisis intervention**.'] },
  { rule: 'CONTENT-CASE-MANAGEMENT-HELP', page: '/case-management', under: 'How it can help you', says: ['**Streamlined care**.', '**Advocacy and support**.', '**Resource navigation**.', '**Empowerment and education**.'] },
  { rule: 'CONTENT-CRISIS-BENEFITS', page: '/crisis-intervention', under: 'How the program helps',
    says: ['**Immediate response**.', '**Safety and well-being**.', '**Emotional support and empathy**.', '**Referrals**.', '**Empowerment and coping skills**.'] },
  { rule: 'CONTENT-FAMILY-THERAPY', page: '/family-therapy', under: 'Comprehensive family-centered approach', says: 'In a session, a therapist sits down with all of you, and each person gets time to talk.' },
  { rule: 'CONTENT-FAMILY-THERAPY', page: '/family-therapy', under: 'Building stronger foundations', says: 'We practice skills that you can use the same evening:' },
  { rule: 'CONTENT-FAMILY-THERAPY', page: '/family-therapy', under: 'Creating lasting change together', says: 'Before you finish, you write down what you’ve learned: early warning signs, who calls whom, and what each of you will do if things slip.' },
  { rule: 'CONTENT-FAMILY-CALL-LINK', page: '/family-therapy', under: 'How to start', says: 'Contact us by phone at {phone} to book an initial assessment.' },
];

const firstCall = 'What happens at the first call';

/** For each page, the text that asks visitors to call about an initial assessment. */
// biome-ignore format: a table, one sentence per entry
const assessmentCalls: readonly (readonly [pages: readonly Path[], under: string, says: string])[] = [
  [['/'], 'A path to mental wellness, at your own pace', 'Call {phone} to ask a question or to schedule an initial assessment, for yourself or for someone you love.'],
  [['/contact'], 'Admissions department', 'Call the admissions department at {phone}, {hours}. You can also schedule your initial assessment at this number.'],
  [['/partial-hospitalization-program'], 'How to start', 'Call {phone} and ask to book an initial assessment.'],
  [['/intensive-outpatient-program'], 'How to start', 'Call {phone} to book an initial assessment, and say in a few words what’s going on.'],
  [['/outpatient-program'], 'How to start', 'Call us at {phone} to book an initial assessment.'],
  [['/case-management'], 'How to start', 'Call {phone} to book an initial assessment, and say that it’s about case management.'],
  [['/crisis-intervention'], 'How to start', 'Past the worst? Call {phone} to book an initial assessment.'],
  [['/family-therapy'], 'How to start', 'Contact us by phone at {phone} to book an initial assessment.'],
  [pathsOf('text'), 'Book your initial assessment', 'Care starts with an initial assessment, a conversation about what you need. Call {phone} to schedule yours.'],
  [pathsOf('not-found'), 'Talk it over with us', 'Call {phone} to schedule an initial assessment or just to ask a question.'],
  [['/mental-health'], 'Which page fits?', 'Call {phone} to schedule an initial assessment or just to ask a question.'],
  [['/substance-abuse'], 'What happens when you call', 'Call {phone} to schedule an initial assessment or just to ask a question, for yourself or about someone you love.'],
  [pathsOf('condition'), firstCall, 'Call {phone}, {hours}, to book an initial assessment.'],
  [['/alcohol'], firstCall, 'Call {phone}, even after a drink. We’ll ask how much you drink and when the last one was, to know whether you should see a doctor first, and then we book your initial assessment.'],
  [['/cocaine'], firstCall, 'At {phone}, we’ll ask about your heart, your sleep, and your mood first, since the crash can bring dark thoughts. Then we ask how often you use, and we book your initial assessment.'],
  [['/fentanyl'], firstCall, 'Call {phone} while you’re still using, if that’s where you are. We’ll ask when you last used, and whether you’ve overdosed. We talk first about where you can start medicine this week, since that protects your life. On the same call, you can book an initial assessment with us.'],
  [['/heroin'], firstCall, 'At {phone}, you can talk about heroin in plain words. We’ll ask how you take it, when you last used, and about sores, fever, or past overdoses. Coming from jail or detox? Tell us the date you get out, and we’ll try to book your initial assessment close to it.'],
  [['/kratom'], firstCall, 'Call {phone}, and we’ll ask which product you take, how often, what for, and what happened when you tried to stop. Then we can say what a doctor should look at, and book your initial assessment.'],
  [['/mdma'], firstCall, 'You can call {phone} even if you only use a few times a year and wonder whether it’s a problem. We’ll ask about the days after, your sleep, other drugs, and any antidepressant you take. “I want to use less” is a good enough reason to book an initial assessment.'],
  [['/meth'], firstCall, 'Call {phone}, or have someone call with you. We’ll ask how you sleep and eat, whether you hear or see things, and whether you think of dying. If you lose the thread, we say it again, and then we book your initial assessment.'],
  [['/opiate'], firstCall, 'Have the bottle in your hand when you call {phone}. We’ll ask what the label says, how much you really take, what for, and who prescribes it, and then we book your initial assessment.'],
  [['/opioid'], firstCall, 'You or someone close to you can call {phone}. We’ll ask which opioid it is and when it was last taken. We talk first about who can prescribe for you, and then book an initial assessment for therapy.'],
  [['/oxycodone'], firstCall, 'Call {phone}, and we’ll ask about the pain, the pills (from a pharmacy or elsewhere), and how many days you have left. If you’re about to run out, we talk about that first, and then we book your initial assessment.'],
  [['/prescriptions'], firstCall, 'Have your bottles in front of you, and call {phone}. We’ll ask how you really take each one, and how many days are left. If one is dangerous to stop, we talk about who can prescribe it meanwhile, and then we book your initial assessment.'],
  [['/xanax'], firstCall, 'Call {phone} before you change anything. We’ll ask how many pills you have left, whether you’ve missed any, and whether you’ve ever had a seizure. If you’re close to running out, we talk first about where to go today. Nobody here will take your pills away. Then we book your initial assessment.'],
];

const hot = '**Very hot:** move them somewhere cool, take off extra clothes, wet their skin, and fan them.';
const cool = '**Very hot:** cool them with water and air.';
const seizure = '**Having a seizure:** clear the space around them.';
const unreal = '**Seeing or believing things that aren’t real:** give them space, and keep your voice low.';
const howTo =
  'if it’s within reach, or send someone for it: [how to give it](#overdose). Don’t leave someone who isn’t breathing.';
const ifInReach =
  'if it’s within reach, or send someone for it. Don’t leave someone who isn’t breathing to look for it.';
const naloxone = {
  always: [`Give naloxone ${howTo}`, `**Give naloxone** ${ifInReach}`],
  afterOpioids: [
    `Opioids as well, or not sure? Give naloxone ${howTo}`,
    `**Opioids as well, or not sure? Give naloxone** ${ifInReach}`,
  ],
  ifNeeded: [
    `Hard to wake, or breathing slowly? Give naloxone ${howTo}`,
    `**Hard to wake, or breathing slowly? Give naloxone** ${ifInReach}`,
  ],
} as const;

interface Overdose {
  readonly page: Path;
  /** When to give naloxone: in the emergency box, and in the steps. */
  readonly naloxone: readonly [string, string];
  /** Further advice for this substance, in the emergency box. */
  readonly card: readonly string[];
  /** Further advice for this substance, in the steps. */
  readonly steps: readonly string[];
}

/** The parts of the overdose steps that differ from page to page. */
// biome-ignore format: a table, one page per line
const overdoses: readonly Overdose[] = [
  { page: '/alcohol', naloxone: naloxone.afterOpioids, card: [], steps: [seizure] },
  { page: '/cocaine', naloxone: naloxone.ifNeeded, card: [cool], steps: [hot, seizure] },
  { page: '/fentanyl', naloxone: naloxone.always, card: [], steps: [] },
  { page: '/heroin', naloxone: naloxone.always, card: [], steps: [] },
  { page: '/kratom', naloxone: naloxone.ifNeeded, card: [], steps: [seizure] },
  { page: '/mdma', naloxone: naloxone.ifNeeded, card: [cool], steps: [hot, seizure] },
  { page: '/meth', naloxone: naloxone.ifNeeded, card: [cool], steps: [hot, seizure, unreal] },
  { page: '/opiate', naloxone: naloxone.always, card: [], steps: [] },
  { page: '/opioid', naloxone: naloxone.always, card: [], steps: [] },
  { page: '/oxycodone', naloxone: naloxone.always, card: [], steps: [] },
  { page: '/prescriptions', naloxone: naloxone.ifNeeded, card: [cool], steps: [hot, seizure] },
  { page: '/xanax', naloxone: naloxone.always, card: [], steps: [seizure] },
];

const breathsInShort =
  '**Not breathing, or only gasping:** rescue breaths or CPR right away. Still not breathing after 2 to 3 minutes? A new spray in the other nostril.';
const breaths =
  '**Not breathing, or only gasping:** give rescue breaths or CPR right away, as the dispatcher tells you.';
const call = '**Call** [911](tel:911) and put the phone on speaker:';
const speaker = 'Put the phone on speaker.';
const onSide = '**Breathing but not awake:** roll them onto their side.';
const spray = '**Still not breathing, or hardly, after 2 to 3 minutes:** use a new spray in the other nostril.';

/** What to do in and after an overdose. */
// biome-ignore format: a table, one quote per entry
export const firstAid: readonly Quote[] = [
  { page: '/opioid', under: 'After an overdose', says: 'It’s right to fear the next one: the danger isn’t over in the days and weeks after.' },
  ...overdoses.flatMap(({ page, naloxone: [inCard, inSteps], card, steps }): readonly Quote[] => [
    { page, under: 'While you wait', says:
      [speaker, inCard, breathsInShort, onSide, ...card, 'Stay until help comes.'] },
    { page, under: 'Overdose: what to do', says:
      [call, inSteps, breaths, spray, onSide, ...steps, '**Stay** until help comes.'] },
  ]),
  { page: '/crisis-intervention', under: 'While you wait', says:
    [speaker, 'Could it be an overdose? Give naloxone if it’s within reach, or send someone for it: [how to give it](/substance-abuse#overdose).', breathsInShort, onSide, seizure, cool, 'If they may hurt themselves, move weapons and pills out of reach if you safely can.', 'Stay until help comes, if you’re safe.'] },
  { page: '/substance-abuse', under: 'Overdose: what to do', says:
    [call, naloxone.ifNeeded[1], breaths, spray, onSide, hot, seizure,
      '**Chest pain, a drooping face, a weak arm, or slurred speech:** tell the dispatcher.', '**Stay** until help comes.'] },
  { page: '/crisis-intervention', under: 'Sobredosis: qué hacer', says:
    ['**Llame al** [911](tel:911) y ponga el altavoz.', '**Dé naloxona** si la tiene a mano, o mande a alguien por ella.', '**Si no respira o solo boquea:** dele respiración de rescate o RCP de inmediato, según le indiquen.', '**Si después de 2 o 3 minutos no respira o apenas respira:** use un aerosol nuevo en el otro orificio.',
      '**Si respira pero no despierta:** póngala de lado.', '**Dolor de pecho, convulsiones o mucho calor en el cuerpo:** dígalo por teléfono.', '**Quédese** con la persona hasta que llegue la ayuda.'] },
];

/** All quotes. Text that is the same on several pages has one quote for each page. */
export const quotes: readonly Quote[] = [
  ...ofOnePage,
  ...assessmentCalls.flatMap(([pages, under, says]) =>
    pages.map((page): Quote => ({ rule: 'CONTENT-ASSESSMENT-CALL', page, under, says })),
  ),
  ...firstAid,
];
