/** The templates of the families of pages, in one chunk, since they share nearly all of their code. */
export { ConditionPage } from './ConditionPage';
export { MenuPage } from './MenuPage';
export { ProgramPage } from './ProgramPage';
export { SubstancePage } from './SubstancePage';
export { TextPage } from './TextPage';
