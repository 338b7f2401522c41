import type { ComponentType } from 'react';
import type { PageMetadata } from './content/types';
import { ConditionPage, SubstancePage } from './pages/GuidePage';
import { MenuPage } from './pages/MenuPage';
import { ProgramPage } from './pages/ProgramPage';
import { TextPage } from './pages/TextPage';
import type { RoutePath } from './paths';

/** A page that has loaded. */
export interface PageModule {
  readonly metadata: PageMetadata;
  readonly Page: ComponentType;
}

type LoadPage = () => Promise<PageModule>;

/** Returns the loader of a page that consists of a template and its content. */
function page<Content extends PageMetadata>(
  Template: ComponentType<{ content: Content }>,
  loadContent: () => Promise<{ readonly content: Content }>,
): LoadPage {
  return async () => {
    const { content } = await loadContent();
    return { metadata: content, Page: () => <Template content={content} /> };
  };
}

/** The loader of every page (specification section 2). */
export const pages: Readonly<Record<RoutePath, LoadPage>> = {
  '/': () => import('./pages/home'),
  '/treatment': page(TextPage, () => import('./content/pages/treatment')),
  '/about-us': page(TextPage, () => import('./content/pages/about-us')),
  '/insurance': () => import('./pages/insurance'),
  '/contact': () => import('./pages/contact'),
  '/jobs': page(TextPage, () => import('./content/pages/jobs')),
  '/mental-health': page(MenuPage, () => import('./content/pages/mental-health')),
  '/substance-abuse': page(MenuPage, () => import('./content/pages/substance-abuse')),
  '/mission': page(TextPage, () => import('./content/pages/mission')),
  '/privacy': page(TextPage, () => import('./content/pages/privacy')),
  '/accessibility': page(TextPage, () => import('./content/pages/accessibility')),
  '/not-found': () => import('./pages/not-found'),

  '/partial-hospitalization-program': page(
    ProgramPage,
    () => import('./content/programs/partial-hospitalization-program'),
  ),
  '/intensive-outpatient-program': page(ProgramPage, () => import('./content/programs/intensive-outpatient-program')),
  '/outpatient-program': page(ProgramPage, () => import('./content/programs/outpatient-program')),
  '/case-management': page(ProgramPage, () => import('./content/programs/case-management')),
  '/crisis-intervention': () => import('./pages/crisis-intervention'),
  '/family-therapy': page(ProgramPage, () => import('./content/programs/family-therapy')),

  '/depression': page(ConditionPage, () => import('./content/conditions/depression')),
  '/anxiety': page(ConditionPage, () => import('./content/conditions/anxiety')),
  '/panic-disorder': page(ConditionPage, () => import('./content/conditions/panic-disorder')),
  '/acute-stress-disorder': page(ConditionPage, () => import('./content/conditions/acute-stress-disorder')),
  '/adhd': page(ConditionPage, () => import('./content/conditions/adhd')),
  '/anger-disorder': page(ConditionPage, () => import('./content/conditions/anger-disorder')),
  '/bipolar-disorder': page(ConditionPage, () => import('./content/conditions/bipolar-disorder')),
  '/ptsd': page(ConditionPage, () => import('./content/conditions/ptsd')),
  '/schizoaffective': page(ConditionPage, () => import('./content/conditions/schizoaffective')),
  '/schizophrenia': page(ConditionPage, () => import('./content/conditions/schizophrenia')),

  '/alcohol': page(SubstancePage, () => import('./content/substances/alcohol')),
  '/cocaine': page(SubstancePage, () => import('./content/substances/cocaine')),
  '/fentanyl': page(SubstancePage, () => import('./content/substances/fentanyl')),
  '/heroin': page(SubstancePage, () => import('./content/substances/heroin')),
  '/kratom': page(SubstancePage, () => import('./content/substances/kratom')),
  '/mdma': page(SubstancePage, () => import('./content/substances/mdma')),
  '/meth': page(SubstancePage, () => import('./content/substances/meth')),
  '/opiate': page(SubstancePage, () => import('./content/substances/opiate')),
  '/opioid': page(SubstancePage, () => import('./content/substances/opioid')),
  '/oxycodone': page(SubstancePage, () => import('./content/substances/oxycodone')),
  '/prescriptions': page(SubstancePage, () => import('./content/substances/prescriptions')),
  '/xanax': page(SubstancePage, () => import('./content/substances/xanax')),
};
