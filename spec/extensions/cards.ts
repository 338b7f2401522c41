import type { Card, PictureCard } from '../cards.ts';

/** The cards of the home page, in order. The specification only says that it has some. */
export const homeSubstanceCards = [
  { title: 'Alcohol Addiction', path: '/alcohol', picture: 'alcohol' },
  { title: 'Prescription Addiction', path: '/prescriptions', picture: 'prescriptions' },
  { title: 'Cocaine Addiction', path: '/cocaine', picture: 'cocaine' },
] as const satisfies readonly PictureCard[];

export const homeProgramCards = [
  { title: 'Partial Hospitalization', path: '/partial-hospitalization-program' },
  { title: 'Intensive Outpatient', path: '/intensive-outpatient-program' },
  { title: 'Outpatient', path: '/outpatient-program' },
  { title: 'Case Management', path: '/case-management' },
  { title: 'Crisis Intervention', path: '/crisis-intervention' },
  { title: 'Family Therapy', path: '/family-therapy' },
] as const satisfies readonly Card[];
