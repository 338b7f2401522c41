import type { ComponentType, ReactElement } from 'react';
import type { PageMeta } from './content/types';
import { ConditionPage } from './pages/ConditionPage';
import { MenuPage } from './pages/MenuPage';
import { ProgramPage } from './pages/ProgramPage';
import { SubstancePage } from './pages/SubstancePage';
import { TextPage } from './pages/TextPage';

/** A page that has loaded. */
export interface PageModule {
  readonly meta: PageMeta;
  readonly element: ReactElement;
}

type LoadPage = () => Promise<PageModule>;
type LoadContent<Content> = () => Promise<{ readonly content: Content }>;

/** Makes the loaders of a family's pages: its template, filled with content. */
const family =
  <Content extends PageMeta>(Template: ComponentType<{ content: Content }>) =>
  (loadContent: LoadContent<Content>): LoadPage =>
  async () => {
    const { content } = await loadContent();
    return { meta: content, element: <Template content={content} /> };
  };

const text = family(TextPage);
const menu = family(MenuPage);
const program = family(ProgramPage);
const condition = family(ConditionPage);
const substance = family(SubstancePage);

const conditions = {
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

const substances = {
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

const programs = {
  '/partial-hospitalization-program': program(() => import('./content/programs/partial-hospitalization-program')),
  '/intensive-outpatient-program': program(() => import('./content/programs/intensive-outpatient-program')),
  '/outpatient-program': program(() => import('./content/programs/outpatient-program')),
  '/case-management': program(() => import('./content/programs/case-management')),
  '/crisis-intervention': program(() => import('./content/programs/crisis-intervention')),
  '/family-therapy': program(() => import('./content/programs/family-therapy')),
};

const others = {
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

export type ConditionPath = keyof typeof conditions;
export type SubstancePath = keyof typeof substances;
export type ProgramPath = keyof typeof programs;
/** Any page of the site; a link to something else does not compile. */
export type RoutePath = keyof typeof others | ProgramPath | ConditionPath | SubstancePath;

/** Every page of the site and how it is loaded (specification section 2). */
export const pages: Readonly<Record<RoutePath, LoadPage>> = { ...others, ...programs, ...conditions, ...substances };

const pathsOf = <Table extends Readonly<Record<string, LoadPage>>>(table: Table) =>
  Object.keys(table) as readonly (keyof Table)[];

export const conditionPaths = pathsOf(conditions);
export const substancePaths = pathsOf(substances);
export const programPaths = pathsOf(programs);
export const paths = pathsOf(pages);

/** The route at an address: exact matches only (no trailing slash, no other case); anything else is the not-found page. */
export function routeAt(pathname: string): RoutePath {
  return paths.find((path) => path === pathname) ?? '/not-found';
}

/** Decodes an address, as far as it can be decoded. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The route whose page a host serves at an address that is spelled in another way: in other letter case, with escapes,
 * with more slashes, or by the name of its file. An address that spells no route is the not-found page's.
 */
export function routeSpelledBy(pathname: string): RoutePath {
  const name = decoded(pathname)
    .toLowerCase()
    .replace(/\.html?\/*$/, '')
    .split('/')
    .filter((part) => part !== '');
  if (name.at(-1) === 'index') name.pop();
  return routeAt(`/${name.join('/')}`);
}

const detailPaths: readonly string[] = [...conditionPaths, ...substancePaths, ...programPaths];

/** Pages about one condition, substance or program: links to them scroll smoothly to the top (section 2). */
export const isDetailPage = (path: RoutePath) => detailPaths.includes(path);
