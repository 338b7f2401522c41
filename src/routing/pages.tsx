import type { ComponentType } from 'react';
import type { ConditionContent, PageMeta, ProgramContent, SubstanceContent } from '../content/types';
import type { RoutePath } from './paths';

/** A page that is ready to be rendered. */
export interface PageModule {
  /** The page's title, description and picture. */
  readonly meta: PageMeta;
  readonly Page: ComponentType;
}

type LoadPage = () => Promise<PageModule>;
type LoadContent<Content> = () => Promise<{ readonly content: Content }>;
type Templates = typeof import('../pages/templates');

/** Makes the loader of a page that is a template and its typed content. */
function templatePage<Content extends PageMeta>(
  loadContent: LoadContent<Content>,
  templateIn: (templates: Templates) => ComponentType<{ content: Content }>,
): LoadPage {
  return async () => {
    const [templates, { content }] = await Promise.all([import('../pages/templates'), loadContent()]);
    const Template = templateIn(templates);
    return { meta: content, Page: () => <Template content={content} /> };
  };
}

const condition = (load: LoadContent<ConditionContent>) => templatePage(load, ({ ConditionPage }) => ConditionPage);
const program = (load: LoadContent<ProgramContent>) => templatePage(load, ({ ProgramPage }) => ProgramPage);
const substance = (load: LoadContent<SubstanceContent>) => templatePage(load, ({ SubstancePage }) => SubstancePage);

/** Every page of the site and how it is loaded (specification section 2). A path without its page does not compile. */
export const pages: Readonly<Record<RoutePath, LoadPage>> = {
  '/': () => import('../pages/home'),
  '/treatment': () => import('../pages/treatment'),
  '/about-us': () => import('../pages/about-us'),
  '/insurance': () => import('../pages/insurance'),
  '/contact': () => import('../pages/contact'),
  '/jobs': () => import('../pages/jobs'),
  '/mental-health': () => import('../pages/mental-health'),
  '/substance-abuse': () => import('../pages/substance-abuse'),
  '/mission': () => import('../pages/mission'),
  '/privacy': () => import('../pages/privacy'),
  '/accessibility': () => import('../pages/accessibility'),
  '/not-found': () => import('../pages/not-found'),
  '/partial-hospitalization-program': program(() => import('../content/programs/partial-hospitalization-program')),
  '/intensive-outpatient-program': program(() => import('../content/programs/intensive-outpatient-program')),
  '/outpatient-program': program(() => import('../content/programs/outpatient-program')),
  '/case-management': program(() => import('../content/programs/case-management')),
  '/crisis-intervention': program(() => import('../content/programs/crisis-intervention')),
  '/family-therapy': program(() => import('../content/programs/family-therapy')),
  '/depression': condition(() => import('../content/conditions/depression')),
  '/anxiety': condition(() => import('../content/conditions/anxiety')),
  '/panic-disorder': condition(() => import('../content/conditions/panic-disorder')),
  '/acute-stress-disorder': condition(() => import('../content/conditions/acute-stress-disorder')),
  '/adhd': condition(() => import('../content/conditions/adhd')),
  '/anger-disorder': condition(() => import('../content/conditions/anger-disorder')),
  '/bipolar-disorder': condition(() => import('../content/conditions/bipolar-disorder')),
  '/ptsd': condition(() => import('../content/conditions/ptsd')),
  '/schizoaffective': condition(() => import('../content/conditions/schizoaffective')),
  '/schizophrenia': condition(() => import('../content/conditions/schizophrenia')),
  '/alcohol': substance(() => import('../content/substances/alcohol')),
  '/cocaine': substance(() => import('../content/substances/cocaine')),
  '/fentanyl': substance(() => import('../content/substances/fentanyl')),
  '/heroin': substance(() => import('../content/substances/heroin')),
  '/kratom': substance(() => import('../content/substances/kratom')),
  '/mdma': substance(() => import('../content/substances/mdma')),
  '/meth': substance(() => import('../content/substances/meth')),
  '/opiate': substance(() => import('../content/substances/opiate')),
  '/opioid': substance(() => import('../content/substances/opioid')),
  '/oxycodone': substance(() => import('../content/substances/oxycodone')),
  '/prescriptions': substance(() => import('../content/substances/prescriptions')),
  '/xanax': substance(() => import('../content/substances/xanax')),
};
