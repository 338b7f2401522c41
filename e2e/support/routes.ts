import { readFileSync } from 'node:fs';
import { legalLinks as contract } from '../../spec/extensions/navigation';
import { type Route, routes } from '../../spec/routes';
import { site } from '../../src/site';
import { familyPages } from '../../tests/support/families';
import { approvedFile, textName } from '../../tools/approved-text/files';

const all: readonly Route[] = routes;

/** The route at an address. @throws if the contract has none there */
export function routeOf(path: string): Route {
  const route = all.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The contract has no route ${path}`);
  return route;
}

/** The text of a page's h1: the contract's, or that of the approved text. */
export function headingOf({ path, heading }: Route): string {
  if (heading !== null) return heading;
  const text = readFileSync(approvedFile(textName(path)), 'utf8');
  return /^# (.+)$/m.exec(text)?.[1] ?? '';
}

/** The routes of one page of each family. */
export const families = Object.values(familyPages).map(routeOf);

/** The links below the footer's columns that this clinic's facts ask for. */
export const legalLinks = contract.filter((link) => {
  const { coveredEntity, federalFunds } = { ...site.law, ...('when' in link ? link.when : {}) };
  return coveredEntity === site.law.coveredEntity && federalFunds === site.law.federalFunds;
});

export { all as routes };
