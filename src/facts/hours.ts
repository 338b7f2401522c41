/** The schema of the hours that a clinic enters. */
import { phrase, text } from './texts.ts';

/** Abbreviated days: "Mon-Fri", "M–F". */
const shortDay = /\b(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun|[MTWFS](?=\s?[-–—/]\s?[MTWFS]))\b/;
const impossibleHour = /(?<![:.\d])(?:0|1[3-9]|[2-9]\d)(?::\d\d)? ?[ap]\.?m\b/i;

/** Days and hours within a sentence: "from 8 a.m. to 6 p.m., Monday to Saturday". */
export const hours = text
  .refine((value) => !shortDay.test(value), 'write days in full: from 8 a.m. to 6 p.m., Monday to Saturday')
  .refine((value) => !impossibleHour.test(value), 'hours with a.m. or p.m. go from 1 to 12')
  .pipe(phrase);
