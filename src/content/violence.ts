/** Where people turn whom somebody at home hurts or scares: one sentence, for every page on which leaving safely matters. */
import type { Inline } from './rich-text';

export const violenceHotline: readonly Inline[] = [
  'The National Domestic Violence Hotline, ',
  { call: 'domesticViolence' },
  ', helps you plan a safe way out, day and night.',
];
