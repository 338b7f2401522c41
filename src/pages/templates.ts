/** The templates that pages of a family share, in one chunk: they have nearly all of it in common. */
export { ConditionPage } from './ConditionPage';
export { ProgramPage } from './ProgramPage';
export { SubstancePage } from './SubstancePage';
