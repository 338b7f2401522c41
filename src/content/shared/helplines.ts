/** Helplines besides our own, with the same wording on all pages. Each substance page’s section for families ends with `helplines`. */
import type { Block, Text } from '../rich-text';

/** A referral line, without counseling. */
export const nationalHelpline = [
  'The federal government’s National Helpline tells you where to find help near you: ',
  { call: 'samhsa' },
  '.',
] satisfies Text;

/** The domestic violence hotline, for passages about leaving safely. */
export const violenceHotline = [
  'If someone hurts or scares you, the National Domestic Violence Hotline helps you plan a safe way out: call ',
  { call: 'domesticViolence' },
  ' or ',
  { call: 'textDomesticViolence' },
  '.',
] satisfies Text;

export const helplines = [
  [
    'If you can’t go on, call ',
    { call: '988' },
    ' or ',
    { call: 'text988' },
    '. If they refuse help, read ',
    { to: '/family-therapy', section: 'refusing-help', text: 'what you can do' },
    '.',
  ],
] satisfies readonly Block[];
