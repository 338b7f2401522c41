/** Texts about the clinic’s phone, which is answered around the clock or closed at night. */
import { site } from '../site';
import type { Inline } from './rich-text';

/** Chooses between the text for a phone that is always answered and the text for one that is not (`options.closedAtNight`). */
export const byHours = <Always, ByDay>(always: Always, byDay: ByDay): Always | ByDay =>
  site.options.closedAtNight ? byDay : always;

/** When the phone is answered, as `src/site.ts` says: "from 9 a.m. to 6 p.m., Monday to Friday". */
export const hours = site.care.phoneHours;

/** The hours of the phone, for the middle of a sentence. */
export const atAnyHour = byHours('day or night', hours);

/** Whom to call while the clinic is closed. */
export const whenClosed: readonly Inline[] = [
  'When we’re closed, call or ',
  { call: 'text988' },
  ' ',
  { call: '988' },
  '.',
];
