/**
 * What to do in an overdose, written once for all pages about substances. The order of the steps saves lives. The text is first aid,
 * so have a clinician approve each change (`spec/pages`).
 */
import type { Block, Inline, Text } from '../rich-text';
import type { UrgentAction } from '../types';

interface OverdoseDetails {
  /** Signs of an overdose. */
  readonly signs: Text;
  /** What to say during the call to 911. */
  readonly call?: string;
  /** When to give naloxone: a question before the naloxone step. By default, always. */
  readonly when?: string;
  /** The substances that naloxone doesn’t reverse, and why to give it anyway. */
  readonly notReversed?: string;
  /** Steps for this substance, before the last step. */
  readonly also?: readonly Text[];
  /** What to do until help comes, besides staying with the person: also if naloxone wears off. */
  readonly stay?: string;
  /** Paragraphs below the steps. */
  readonly after?: readonly Block[];
  /** Whom to call about a child. */
  readonly child?: Text;
}

/** How to tell an overdose from sleep, for the end of a sentence about someone who doesn’t answer or wake. */
export const shoutAndRub = 'when you shout and rub your knuckles hard on their breastbone';
export const noAnswer = `no answer ${shoutAndRub}`;

const withinReach = ' if it’s within reach, or send someone for it';

/** CPR must not wait for a spray that isn’t there. */
const dontLeave = 'Don’t leave someone who isn’t breathing to look for it.';

/** Rescue breaths must not wait for naloxone, which takes minutes to work: the brain needs oxygen at once. */
const notBreathing = { strong: 'Not breathing, or only gasping:' } satisfies Inline;
const stillNotBreathing = { strong: 'Still not breathing, or hardly, after 2 to 3 minutes:' } satisfies Inline;

const breathing = [{ strong: 'Breathing but not awake:' }, ' roll them onto their side.'] satisfies Text;

/**
 * Returns the first points under “While you wait” in an emergency box: the steps in short, in the same order.
 * @param how a link to the steps
 * @param when when to give naloxone: the beginning of the naloxone point
 */
export const waitingPoints = (how: Inline, when = ''): readonly Text[] => [
  'Put the phone on speaker.',
  [`${when}Give naloxone${withinReach}: `, how, '. Don’t leave someone who isn’t breathing.'],
  [
    notBreathing,
    ' rescue breaths or CPR right away. Still not breathing after 2 to 3 minutes? A new spray in the other nostril.',
  ],
  breathing,
];

/** The label of a link to the steps, for a sentence that has named naloxone. */
export const howToGiveIt = 'how to give\u00a0it';

/** What to do in a seizure: a step on pages about substances that can cause one, and a point on the crisis page. */
export const seizure = [
  { strong: 'Having a seizure:' },
  ' clear the space around them. Don’t hold them down or put anything in their mouth. When it stops, check their breathing.',
] satisfies Text;

/** What to do about overheating, in short: a point in emergency boxes. */
export const cool = [{ strong: 'Very hot:' }, ' cool them with water and air.'] satisfies Text;

/** What to do about overheating: a point and a step on pages about substances that can cause it, and a point on the crisis page. */
export const veryHot = [
  { strong: 'Very hot:' },
  ' move them somewhere cool, take off extra clothes, wet their skin, and fan them.',
] satisfies Text;

/** When to give naloxone in an overdose that opioids may not have caused. */
export const ifDrowsy = 'Hard to wake, or breathing slowly? ';

/** The legal protection for people who call. The source is the California Health and Safety Code, section 11376.5. */
const immunity = [
  { strong: 'Don’t be afraid to call.' },
  ' In California, calling ',
  { call: '911' },
  ' in good faith for a drug overdose protects both of you from charges for using drugs, or for having drugs or paraphernalia ' +
    'for your own use. It doesn’t cover selling, giving, or sharing drugs, impaired driving, hindering the crew, a ' +
    'warrant, probation, or parole.',
] satisfies Text;

/** A link to the steps in Spanish. Only the crisis page has them. */
export const inSpanish = [
  'In Spanish: ',
  { to: '/crisis-intervention', section: 'overdose-in-spanish', text: 'pasos en caso de sobredosis', lang: 'es' },
  '.',
] satisfies Text;

/**
 * Returns whom to call about a child.
 * @param drug what the child may have had
 * @param slow medicines that can slow a child’s breathing hours later
 */
export const ifChild = (drug: string, slow = ''): Text => [
  { strong: `Could a child have had ${drug}?` },
  ' Call ',
  { call: '911' },
  ' and follow the steps above if they’re hard to wake, breathing slowly or with difficulty, having a seizure, very hot or ' +
    'restless, or not acting normally. Naloxone is safe for children. If they seem well, call Poison Control right away: ',
  { call: 'poison' },
  `.${slow && ` After ${slow}, expect to be sent to an emergency room even then, because breathing can slow hours later.`}`,
];

/** The same, for pages about drugs of any kind. */
const anyChild = ifChild('alcohol, a pill, or another drug', 'methadone, buprenorphine, or a long-acting tablet');

/** The section “Overdose: what to do”. */
export function overdose({
  signs,
  call = '',
  when = '',
  notReversed = 'stimulants or benzodiazepines',
  also = [],
  stay = 'Naloxone can wear off first, so ask them not to use more or leave, but don’t hold them down.',
  after = [],
  child = anyChild,
}: OverdoseDetails): readonly Block[] {
  return [
    signs,
    {
      steps: [
        [
          { strong: 'Call ' },
          { call: '911' },
          ` and put the phone on speaker: ${call && `${call}, and `}the dispatcher can talk you through CPR. Send someone for a nearby defibrillator (AED).`,
        ],
        [
          { strong: `${when}Give naloxone` },
          `${withinReach}. ${dontLeave} Lay them on their back, tilt the head back, put the tip into one nostril, and press the plunger all the way.`,
        ],
        [
          notBreathing,
          ' give rescue breaths or CPR right away, as the dispatcher tells you. Don’t wait for the naloxone to work.',
        ],
        [
          stillNotBreathing,
          ' use a new spray in the other nostril. Each contains one dose. Repeat while you have more.',
        ],
        breathing,
        ...also,
        [{ strong: 'Stay' }, ` until help comes. ${stay}`],
      ],
    },
    inSpanish,
    { note: immunity },
    `Naloxone needs no prescription and is often free from the county. It’s safe when you’re unsure, but it doesn’t reverse ${notReversed}.`,
    ...after,
    child,
  ];
}

interface UrgentDetails {
  /** Reasons to call 911 for this substance, besides the signs of an overdose: two at most. */
  readonly also?: readonly Text[];
  /** When to give naloxone: the beginning of the naloxone point. By default, always. */
  readonly when?: string;
  /** What to do for this substance while waiting, before the last point: one point at most. */
  readonly meanwhile?: readonly Text[];
}

/** Returns the content of the emergency box at the top of a substance page. The box links to the steps. */
export function urgentActions({ also = [], when, meanwhile = [] }: UrgentDetails = {}): readonly UrgentAction[] {
  return [
    {
      heading: ['Call ', { call: '911' }, ' if'],
      points: [
        `someone doesn’t wake ${shoutAndRub}`,
        'they’re breathing slowly, or not at all',
        'their lips are blue, gray, or pale',
        ...also,
      ],
    },
    {
      heading: 'While you wait',
      points: [
        ...waitingPoints({ section: 'overdose', text: howToGiveIt }, when),
        ...meanwhile,
        'Stay until help comes.',
      ],
    },
  ];
}
