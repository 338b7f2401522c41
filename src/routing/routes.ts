import { type ComponentType, createElement, type ReactNode } from 'react';
import type { ConditionContent, PageMeta, ProgramContent, SubstanceContent } from '../content/types';
import { conditionPaths, paths, programPaths, type RoutePath, substancePaths } from './paths';

/** A page that is ready to be shown. */
export interface Page {
  /** What the page says about itself. */
  readonly meta: PageMeta;
  render(): ReactNode;
}

/** How a page is loaded: each is a chunk of its own, or a family's component and one content chunk. */
interface Route {
  /** The source files that its chunks are made from, so that the build can name them in the page's head. */
  readonly files: readonly string[];
  load(): Promise<Page>;
}

type Loaders<Module> = Record<string, () => Promise<Module>>;

const screens = import.meta.glob<{ meta: PageMeta; Page: ComponentType }>(['../pages/*.tsx', '!../pages/[A-Z]*.tsx']);
const conditions = import.meta.glob<{ content: ConditionContent }>('../content/conditions/*.ts');
const substances = import.meta.glob<{ content: SubstanceContent }>('../content/substances/*.ts');
const guides = () => import('../pages/guides');
const programs = import.meta.glob<{ content: ProgramContent }>('../content/programs/*.ts');

function find<Module>(loaders: Loaders<Module>, file: string): () => Promise<Module> {
  const load = loaders[file];
  if (!load) throw new Error(`There is no module ${file}`);
  return load;
}

/** A page with a module of its own, named like its path. */
function screen(path: RoutePath): Route {
  const file = `../pages/${path === '/' ? 'home' : path.slice(1)}.tsx`;
  const loadScreen = find(screens, file);
  const load = async () => {
    const { meta, Page } = await loadScreen();
    return { meta, render: () => createElement(Page) };
  };
  return { files: [file], load };
}

/** A page of a family: one component, typed content. */
function member<Content extends PageMeta>(
  loadComponent: () => Promise<ComponentType<{ content: Content }>>,
  contents: Loaders<{ content: Content }>,
  contentFile: string,
): Route {
  const loadContent = find(contents, contentFile);
  const load = async () => {
    const [Component, { content }] = await Promise.all([loadComponent(), loadContent()]);
    return { meta: content, render: () => createElement(Component, { content }) };
  };
  return { files: ['../pages/guides.ts', contentFile], load };
}

const includes = (list: readonly string[], path: string) => list.includes(path);

function routeOf(path: RoutePath): Route {
  if (includes(conditionPaths, path)) {
    return member(async () => (await guides()).ConditionPage, conditions, `../content/conditions${path}.ts`);
  }
  if (includes(substancePaths, path)) {
    return member(async () => (await guides()).SubstancePage, substances, `../content/substances${path}.ts`);
  }
  if (includes(programPaths, path)) {
    return member(async () => (await guides()).ProgramPage, programs, `../content/programs${path}.ts`);
  }
  return screen(path);
}

/** Every page of the site and how it is loaded (specification section 2). */
export const routes = Object.fromEntries(paths.map((path) => [path, routeOf(path)])) as Record<RoutePath, Route>;

/** The page at an address: exact matches only (no trailing slash, no other case); anything else is the not-found page. */
export function routeAt(pathname: string): RoutePath {
  return paths.find((path) => path === pathname) ?? '/not-found';
}

/** Pages about one condition, substance or program: links to them scroll smoothly to the top (section 2). */
export function isDetailPage(path: RoutePath): boolean {
  return includes(conditionPaths, path) || includes(substancePaths, path) || includes(programPaths, path);
}
