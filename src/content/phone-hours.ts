/** What pages say of the clinic’s own phone: one text if it is answered around the clock, another if it is closed at night. */
import { site } from '../site';
import type { Inline } from './rich-text';

/** The text for a clinic whose phone is always answered, or for one that is closed at night (`options.closedAtNight`). */
export const byHours = <Always, ByDay>(always: Always, byDay: ByDay): Always | ByDay =>
  site.options.closedAtNight ? byDay : always;

/** When the phone is answered, as `src/site.ts` says: "from 9 a.m. to 6 p.m., Monday to Friday". */
export const hours = site.care.phoneHours;

/** When somebody answers, in the middle of a sentence. */
export const atAnyHour = byHours('day or night', hours);

/** Whom to call while the clinic is closed. */
export const whenClosed: readonly Inline[] = [
  'When we’re closed, call or ',
  { call: 'text988' },
  ' ',
  { call: '988' },
  '.',
];
