import { type Route, routes } from '../../spec/routes';

const all: readonly Route[] = routes;

/** The route at an address; throws for an address that the contract does not have. */
export function routeOf(path: string): Route {
  const route = all.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The contract has no route ${path}`);
  return route;
}

/** What the h1 of a page must read: its heading, or its end where only that is fixed, or anything at all. */
export function headingOf({ heading, headingEndsWith }: Route): string | RegExp {
  if (heading !== null) return heading;
  return headingEndsWith === null ? /\S/ : new RegExp(`${headingEndsWith}$`);
}

export { pageRule as ruleOf } from '../../tests/support/page-rules';
export { all as routes };
