/** Wording about when the clinic’s phone is answered: around the clock, or not at night. */
import { site } from '../../site';
import type { Inline } from '../rich-text';

/** Returns `always`, or `byDay` if nobody answers the phone at night (`options.closedAtNight`). */
export const byHours = <Always, ByDay>(always: Always, byDay: ByDay): Always | ByDay =>
  site.options.closedAtNight ? byDay : always;

/** When the phone is answered, as `src/site.ts` says: "from 9 a.m. to 6 p.m., Monday to Friday". */
export const hours = site.care.phoneHours;

/** When the phone is answered, for the middle of a sentence: "day or night", or the hours. */
export const atAnyHour = byHours('day or night', hours);

/** Whom to call while the clinic is closed. */
export const whenClosed: readonly Inline[] = [
  'When we’re closed, call ',
  { call: '988' },
  ' or ',
  { call: 'text988' },
  '.',
];
