import type { PhoneKey } from '../phones';
import type { Text } from '../rich-text';

interface EmergencyLink {
  readonly phone: PhoneKey;
  /** When to use the link. Shown if there is room, but never for `text988`; screen readers always read it. */
  readonly when: string;
  readonly verb: string;
  /** The phone whose number the link shows. For `text988` this is `988`, because the verb comes before it. */
  readonly number: PhoneKey;
}

/** The links at the top of every page. `spec/extensions/language.ts` fixes the wording. */
export const emergencyLinks = [
  { phone: '911', when: 'Life in danger or overdose:', verb: 'Emergency', number: '911' },
  { phone: '988', when: 'In crisis, any time:', verb: 'Call', number: '988' },
  { phone: 'text988', when: 'In crisis, any time:', verb: 'Text', number: '988' },
] as const satisfies readonly EmergencyLink[];

/** For readers who think of suicide, at the head of the emergency box of the condition pages. */
export const suicidalThoughts = {
  heading: 'Thoughts of suicide, even without a plan?',
  buttons: [
    { phone: '988', label: 'Call 988' },
    { phone: 'text988', label: 'Text 988' },
  ],
} as const;

/** Whom to call, in the emergency box of a page that failed. */
export const emergencyCalls = [
  { strong: 'Life in danger or overdose:' },
  ' call ',
  { call: '911' },
  '. ',
  { strong: 'In crisis:' },
  ' call ',
  { call: '988' },
  ' or ',
  { call: 'text988' },
  ', any time.',
] satisfies Text;
