import type { ComponentType, ReactElement } from 'react';
import type { PageMetadata } from './content/types';
import { ConditionPage } from './pages/ConditionPage';
import { MenuPage } from './pages/MenuPage';
import { ProgramPage } from './pages/ProgramPage';
import { SubstancePage } from './pages/SubstancePage';
import { TextPage } from './pages/TextPage';
import type { ConditionPath, ProgramPath, RoutePath, SubstancePath } from './paths';

/** A page that has loaded. */
export interface PageModule {
  readonly metadata: PageMetadata;
  readonly element: ReactElement;
}

type LoadPage = () => Promise<PageModule>;
type LoadContent<Content> = () => Promise<{ readonly content: Content }>;

/** Returns a function that makes the loader of a page with this template. The loader fills the template with the page’s content. */
const loadersOf =
  <Content extends PageMetadata>(Template: ComponentType<{ content: Content }>) =>
  (loadContent: LoadContent<Content>): LoadPage =>
  async () => {
    const { content } = await loadContent();
    return { metadata: content, element: <Template content={content} /> };
  };

const text = loadersOf(TextPage);
const menu = loadersOf(MenuPage);
const program = loadersOf(ProgramPage);
const condition = loadersOf(ConditionPage);
const substance = loadersOf(SubstancePage);

type Loaders<Path extends RoutePath> = Readonly<Record<Path, LoadPage>>;

const conditions: Loaders<ConditionPath> = {
  '/depression': condition(() => import('./content/conditions/depression')),
  '/anxiety': condition(() => import('./content/conditions/anxiety')),
  '/panic-disorder': condition(() => import('./content/conditions/panic-disorder')),
  '/acute-stress-disorder': condition(() => import('./content/conditions/acute-stress-disorder')),
  '/adhd': condition(() => import('./content/conditions/adhd')),
  '/anger-disorder': condition(() => import('./content/conditions/anger-disorder')),
  '/bipolar-disorder': condition(() => import('./content/conditions/bipolar-disorder')),
  '/ptsd': condition(() => import('./content/conditions/ptsd')),
  '/schizoaffective': condition(() => import('./content/conditions/schizoaffective')),
  '/schizophrenia': condition(() => import('./content/conditions/schizophrenia')),
};

const substances: Loaders<SubstancePath> = {
  '/alcohol': substance(() => import('./content/substances/alcohol')),
  '/cocaine': substance(() => import('./content/substances/cocaine')),
  '/fentanyl': substance(() => import('./content/substances/fentanyl')),
  '/heroin': substance(() => import('./content/substances/heroin')),
  '/kratom': substance(() => import('./content/substances/kratom')),
  '/mdma': substance(() => import('./content/substances/mdma')),
  '/meth': substance(() => import('./content/substances/meth')),
  '/opiate': substance(() => import('./content/substances/opiate')),
  '/opioid': substance(() => import('./content/substances/opioid')),
  '/oxycodone': substance(() => import('./content/substances/oxycodone')),
  '/prescriptions': substance(() => import('./content/substances/prescriptions')),
  '/xanax': substance(() => import('./content/substances/xanax')),
};

const programs: Loaders<ProgramPath> = {
  '/partial-hospitalization-program': program(() => import('./content/programs/partial-hospitalization-program')),
  '/intensive-outpatient-program': program(() => import('./content/programs/intensive-outpatient-program')),
  '/outpatient-program': program(() => import('./content/programs/outpatient-program')),
  '/case-management': program(() => import('./content/programs/case-management')),
  '/crisis-intervention': () => import('./pages/crisis-intervention'),
  '/family-therapy': program(() => import('./content/programs/family-therapy')),
};

const others: Loaders<Exclude<RoutePath, ProgramPath | ConditionPath | SubstancePath>> = {
  '/': () => import('./pages/home'),
  '/treatment': text(() => import('./content/treatment')),
  '/about-us': text(() => import('./content/about-us')),
  '/insurance': () => import('./pages/insurance'),
  '/contact': () => import('./pages/contact'),
  '/jobs': () => import('./pages/jobs'),
  '/mental-health': menu(() => import('./content/mental-health')),
  '/substance-abuse': menu(() => import('./content/substance-abuse')),
  '/mission': text(() => import('./content/mission')),
  '/privacy': text(() => import('./content/privacy')),
  '/accessibility': text(() => import('./content/accessibility')),
  '/not-found': () => import('./pages/not-found'),
};

/** The loader of every page (specification section 2). */
export const pages: Loaders<RoutePath> = { ...others, ...programs, ...conditions, ...substances };
