import { legalLinks as contract } from '../../spec/extensions/links';
import { type Route, routes as specified } from '../../spec/routes';
import { site } from '../../src/site';
import { templatePages } from '../../tests/support/template-pages';
import { approvedText, textName } from '../../tools/approved-text/files';

export const routes: readonly Route[] = specified;

/** Finds the route of a path. @throws if the contract has no such route */
export function routeOf(path: string): Route {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The contract has no route ${path}`);
  return route;
}

/** Returns the text of a page's h1, from the contract or else from the approved text. */
export function headingOf({ path, heading }: Route): string {
  if (heading !== null) return heading;
  return /^# (.+)$/m.exec(approvedText(textName(path)) ?? '')?.[1] ?? '';
}

export const templateRoutes = Object.values(templatePages).map(routeOf);

/** The links below the footer's columns that apply to this clinic. */
export const legalLinks = contract.filter((link) => {
  const { coveredEntity, federalFunds } = { ...site.law, ...('when' in link ? link.when : {}) };
  return coveredEntity === site.law.coveredEntity && federalFunds === site.law.federalFunds;
});
