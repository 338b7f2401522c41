/** Headings and sections that pages of a template share. Other headings are in the content of each page. */
import type { Block } from '../rich-text';
import type { ConditionContent, ProgramContent, Section, SubstanceContent } from '../types';

/** Headings of condition and substance pages. */
export const guideHeadings = {
  programs: 'Which of our programs may fit',
  families: 'For families and friends',
} as const;

/** Introduces the programs that may fit, on every condition and substance page. */
export const compareLevels = {
  link: { to: '/treatment', section: 'levels', text: 'Compare the programs' },
} satisfies Block;

/** Returns the sections of a condition page above the programs that may fit. */
export const conditionSections = ({ name, picture, ...content }: ConditionContent): readonly Section[] => [
  { id: 'signs', heading: `Signs of ${name}`, body: content.signs, drawing: `${picture}-1` },
  { id: 'diagnosis', heading: 'How clinicians diagnose it', body: content.diagnosis, drawing: `${picture}-2` },
  { id: 'treatment', heading: 'How treatment helps', body: content.treatment },
];

/** Returns the sections of a substance page above the programs that may fit. */
export const substanceSections = ({ name, picture, ...content }: SubstanceContent): readonly Section[] => [
  { id: 'effects', heading: `Effects and risks of ${name}`, body: content.effects },
  { id: 'signs', heading: `Signs of a problem with ${name}`, body: content.signs, drawing: `${picture}-1` },
  { id: 'overdose', kind: 'do', heading: 'Overdose: what to do', body: content.overdose },
  ...(content.afterOverdose
    ? [{ id: 'after-overdose', kind: 'do', heading: 'After an overdose', body: content.afterOverdose } as const]
    : []),
  { id: 'stopping', kind: 'do', heading: `Stopping ${name} safely`, body: content.stopping },
  { id: 'treatment', heading: `How treatment helps with ${name}`, body: content.treatment, drawing: `${picture}-2` },
];

/** Returns the sections of a program page: those of its content, then a typical week. */
export const programSections = ({ picture, sections, week, weekHeading }: ProgramContent): readonly Section[] => [
  ...sections,
  {
    id: 'week',
    heading: weekHeading ?? 'A typical week',
    body: [{ terms: week.map(({ when, what }) => [when, what]) }],
    drawing: `${picture}-3`,
  },
];

/** Headings of program pages. */
export const programHeadings = {
  glance: 'Is it right for you?',
  suits: 'Who it suits',
  hours: 'Hours',
  moreCare: 'Who needs more care',
  start: 'How to start',
} as const;

/** The hours per week of each level of care. */
export const hoursAWeek = {
  '/partial-hospitalization-program': '20 or more',
  '/intensive-outpatient-program': '9 to 19',
  '/outpatient-program': 'Under 9',
} as const;
