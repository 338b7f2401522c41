import { type Route, routes } from '../../spec/routes';
import { familyPages } from '../../tests/support/families';

const all: readonly Route[] = routes;

/** The route at an address. @throws if the contract has none there */
export function routeOf(path: string): Route {
  const route = all.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The contract has no route ${path}`);
  return route;
}

/** The required text of a page's h1: all of it, only its end, or any text. */
export function headingOf({ heading, headingEndsWith }: Route): string | RegExp {
  if (heading !== null) return heading;
  return headingEndsWith ? new RegExp(`${headingEndsWith}$`) : /\S/;
}

/** The routes of one page of each family. */
export const families = Object.values(familyPages).map(routeOf);

export { all as routes };
