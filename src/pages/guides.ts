/** The pages of the three families, in one chunk: they share nearly all, so a visitor of one has the others. */
export { ConditionPage } from './ConditionPage';
export { ProgramPage } from './ProgramPage';
export { SubstancePage } from './SubstancePage';
