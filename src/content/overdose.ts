/**
 * What to do in an overdose, written once for all substance pages: the steps in the order in which they save lives.
 * `spec/overdose.ts` fixes their order, conditions, and numbers.
 */
import type { Block, Inline, Text, UrgentAction } from './types';

interface OverdoseDetails {
  /** What the person may look like. */
  readonly signs: Text;
  /** What to say or do during the call to 911. */
  readonly call?: string;
  /** The naloxone step up to how it is given; by default it is for everyone. */
  readonly naloxone?: readonly Inline[];
  /** What naloxone doesn’t reverse, and why to give it all the same. */
  readonly notReversed?: string;
  /** Steps for this substance, before the last. */
  readonly also?: readonly Text[];
  /** Why to stay. */
  readonly stay?: string;
  /** Below the steps. */
  readonly after?: readonly Block[];
}

const notBreathing = [
  { strong: 'Not breathing:' },
  ' give rescue breaths or CPR, as the dispatcher tells you.',
] satisfies Text;

const repeatNaloxone = 'Give it again after 2 to 3 minutes if breathing doesn’t return.';

/** A step of pages about what can cause seizures. */
export const seizure = [
  { strong: 'Having a seizure:' },
  ' clear the space around them. Don’t hold them down.',
] satisfies Text;

/** California Health and Safety Code, section 11376.5. */
const immunity = [
  { strong: 'Don’t be afraid to call.' },
  ' In California, calling ',
  { call: '911' },
  ' in good faith for a drug overdose protects you and the person from charges for using drugs or having them for your ' +
    'own use. It doesn’t protect anyone from other charges, such as selling.',
] satisfies Text;

const child = [
  { strong: 'If a child may have had any:' },
  ' call ',
  { call: '911' },
  ' if they’re sleepy or breathing slowly. If they’re not, call Poison Control at once, before there are signs: ',
  { call: 'poison' },
  '. It advises on any substance, day and night.',
] satisfies Text;

/** The section “Overdose: what to do”. */
export function overdose({
  signs,
  call = '',
  naloxone = [{ strong: 'Give naloxone.' }],
  notReversed = 'stimulants or benzodiazepines, but give it even if they took those, too',
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
          ...naloxone,
          ` Tilt the head back, put the tip into one nostril, and press the plunger all the way. ${repeatNaloxone}`,
        ],
        notBreathing,
        [{ strong: 'Breathing but not awake:' }, ' roll them onto their side, in the recovery position.'],
        ...also,
        [{ strong: 'Stay' }, ` until help comes. ${stay}`.trimEnd()],
      ],
    },
    { note: immunity },
    'Naloxone nasal spray is sold without a prescription, and many county health departments give it out free. It’s safe ' +
      `to give when you’re unsure. It doesn’t reverse ${notReversed}.`,
    ...after,
    child,
  ];
}

interface UrgentDetails {
  /** When to call 911 for this substance, besides the signs of an overdose: two at most. */
  readonly also?: readonly Text[];
  /** The naloxone point up to when it is repeated. */
  readonly naloxone?: string;
}

/** The card at the top of pages on alcohol, opioids, and what is mixed with them. */
export function urgentActions({
  also = [],
  naloxone = 'Give naloxone if you have it',
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
        `${naloxone}. ${repeatNaloxone}`,
        notBreathing,
        [{ strong: 'Breathing but not awake:' }, ' roll them onto their side.'],
        'Stay until help comes.',
      ],
    },
  ];
}
