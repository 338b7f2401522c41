/**
 * What to do in an overdose, written once for all pages about substances. The order of the steps saves lives. The text is first aid,
 * so have a clinician approve each change (`spec/pages`).
 */
import type { Block, Inline, Text } from './rich-text';
import type { UrgentAction } from './types';

interface OverdoseDetails {
  /** Signs of an overdose. */
  readonly signs: Text;
  /** What to do during the call to 911. */
  readonly call?: string;
  /** The beginning of the naloxone step. By default, it tells everyone to give naloxone. */
  readonly naloxone?: string;
  /** The substances that naloxone doesn’t reverse, and why to give it anyway. */
  readonly notReversed?: string;
  /** Steps for this substance, before the last step. */
  readonly also?: readonly Text[];
  /** What to do until help comes, besides staying with the person. */
  readonly stay?: string;
  /** Paragraphs below the steps. */
  readonly after?: readonly Block[];
}

/** Rescue breaths must not wait for naloxone, which takes minutes to work: the brain needs oxygen at once. */
const notBreathing = [
  { strong: 'Not breathing, or only gasping:' },
  ' give rescue breaths or CPR right away, as the dispatcher tells you.',
] satisfies Text;

const stillNotBreathing = {
  strong: 'Still not breathing, or hardly, after 2 to 3 minutes:',
} satisfies Inline;
/** A new spray, because each contains one dose. */
const newSpray = ' use a new spray in the other nostril';

const breathing = { strong: 'Breathing but not awake:' } satisfies Inline;

/** The points that follow the naloxone point in emergency boxes, in the same order as the steps. */
export const breathingPoints: readonly Text[] = [
  [...notBreathing, ' ', stillNotBreathing, `${newSpray}.`],
  [breathing, ' roll them onto their side.'],
];

/** The label of a link to the steps, for a sentence that has named naloxone. */
export const howToGiveIt = 'how to give it';

/** What to do in a seizure: a step on pages about substances that can cause one, and a point on the crisis page. */
export const seizure = [
  { strong: 'Having a seizure:' },
  ' clear the space around them. Don’t hold them down or put anything in their mouth. When it stops, check their breathing.',
] satisfies Text;

/** What to do about overheating: a point and a step on pages about substances that can cause it, and a point on the crisis page. */
export const veryHot = [
  { strong: 'Very hot:' },
  ' move them somewhere cool, take off extra clothes, wet their skin, and fan them.',
] satisfies Text;

/** The naloxone step or point for an overdose that opioids may not have caused. */
export const naloxoneIfDrowsy = 'Hard to wake, or breathing slowly? Give naloxone.';

/** The legal protection for people who call. The source is the California Health and Safety Code, section 11376.5. */
const immunity = [
  { strong: 'Don’t be afraid to call.' },
  ' In California, calling ',
  { call: '911' },
  ' in good faith for a drug overdose protects you and the person from charges for using drugs, having them for your own ' +
    'use, or having paraphernalia, as long as nobody gets in the way of the medics or the police. The law doesn’t cover selling, giving, or sharing drugs, driving under the influence, a warrant, probation, or parole.',
] satisfies Text;

/** A link to the steps in Spanish. Only the crisis page has them. */
export const inSpanish = [
  'In Spanish: ',
  { to: '/crisis-intervention', section: 'overdose-in-spanish', text: 'pasos en caso de sobredosis', lang: 'es' },
  '.',
] satisfies Text;

/** Whom to call about a child who may have taken something. */
export const child = [
  { strong: 'If a child may have had alcohol, a pill, or another drug:' },
  ' call ',
  { call: '911' },
  ' if they’re hard to wake, breathing slowly or with difficulty, having a seizure, very hot or very restless, or not ' +
    'acting normally. If it may be an opioid, give naloxone, which is safe for children. If they seem well, don’t wait ' +
    'for signs. Call Poison Control, at any hour: ',
  { call: 'poison' },
  '.',
] satisfies Text;

/** The section “Overdose: what to do”. */
export function overdose({
  signs,
  call = '',
  naloxone = 'Give naloxone.',
  notReversed = 'stimulants or benzodiazepines, but give it even if they took those',
  also = [],
  stay = '',
  after = [],
}: OverdoseDetails): readonly Block[] {
  return [
    signs,
    {
      steps: [
        [{ strong: 'Call ' }, { call: '911' }, `. The dispatcher can talk you through CPR. ${call}`.trimEnd()],
        [
          { strong: naloxone },
          ' Lay them on their back, tilt the head back, put the tip into one nostril, and press the plunger all the way.',
        ],
        [...notBreathing, ' Don’t wait for the naloxone to work.'],
        [
          stillNotBreathing,
          `${newSpray}. Each spray contains one dose. Use another one every 2 to 3 minutes, until they breathe well or you have none left.`,
        ],
        [breathing, ' roll them onto their side, in the recovery position.'],
        ...also,
        [
          { strong: 'Stay' },
          ' until help comes. Naloxone can wear off before the drug does. Ask them not to use more or leave, but don’t hold them down. ' +
            stay,
        ],
      ],
    },
    inSpanish,
    { note: immunity },
    'Naloxone nasal spray is sold without a prescription, and many county health departments give it out free. It’s safe ' +
      `to give when you’re unsure. It doesn’t reverse ${notReversed}.`,
    ...after,
    child,
  ];
}

interface UrgentDetails {
  /** Reasons to call 911 for this substance, besides the signs of an overdose: two at most. */
  readonly also?: readonly Text[];
  /** The naloxone point, up to the link to the steps. */
  readonly naloxone?: string;
  /** What to do for this substance while waiting, before the last point: one point at most. */
  readonly meanwhile?: readonly Text[];
}

/** Returns the content of the emergency box at the top of a substance page. The box links to the steps. */
export function urgentActions({
  also = [],
  naloxone = 'Give naloxone if you have it.',
  meanwhile = [],
}: UrgentDetails = {}): readonly UrgentAction[] {
  return [
    {
      heading: ['Call ', { call: '911' }, ' if'],
      points: [
        'someone can’t be woken',
        'they’re breathing slowly, or not at all',
        'their lips are blue, gray, or pale',
        ...also,
      ],
    },
    {
      heading: 'While you wait',
      points: [
        [`${naloxone} See `, { section: 'overdose', text: howToGiveIt }, '.'],
        ...breathingPoints,
        ...meanwhile,
        'Stay until help comes.',
      ],
    },
  ];
}
