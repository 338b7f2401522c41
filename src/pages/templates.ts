/** The templates of the three families of pages, in one chunk, since they share nearly all of their code. */
export { ConditionPage } from './ConditionPage';
export { ProgramPage } from './ProgramPage';
export { SubstancePage } from './SubstancePage';
