import { describe, expect, test } from 'vitest';
import { counts } from '../../../spec/constants';
import { routes } from '../../../spec/routes';
import * as product from '../../../src/routing/paths';
import { linkCases } from '../../page-cases/links';
import { cardListsOf } from '../../support/cards';
import { covers } from '../../support/covers';
import { pageTests } from '../../support/page-tests';
import { linksOf, one } from '../../support/places';
import { type Path, rendered } from '../../support/rendered';
import { textOf } from '../../support/text';

const isPath = (path: string): path is Path => routes.some((route) => route.path === path);
const leavesTheSite = (href: string) => /^(https?:)?\/\//.test(href);

test(`the site has exactly the ${routes.length} addresses of the route table`, covers('ROUTE-TABLE~1'), () => {
  expect([...product.paths].sort(), 'src/routing/paths.ts as in spec/routes.ts').toEqual(
    routes.map(({ path }) => path).sort(),
  );
});

for (const [family, paths] of [
  ['condition', product.conditionPaths],
  ['substance', product.substancePaths],
] as const) {
  test(`the site has the ${family} pages of the route table, in order`, covers('ROUTE-TABLE~1'), () => {
    const expected = routes.filter((route) => route.family === family).map(({ path }) => path);
    expect(paths, 'src/routing/paths.ts as in spec/routes.ts').toEqual(expected);
  });
}

for (const { menu, count, rule } of [
  { menu: '/mental-health', count: counts.conditionPages, rule: 'CONST-CONDITION-PAGES~2' },
  { menu: '/substance-abuse', count: counts.substancePages, rule: 'CONST-SUBSTANCE-PAGES~2' },
] as const) {
  test(`the pages that ${menu} leads to are ${count} different ones`, covers(rule), () => {
    const specified = routes.filter(({ origin }) => origin === 'specification').map(({ path }) => path);
    const linked = cardListsOf(rendered(menu).main).flatMap((list) => list.map((card) => card.path));
    const pages = specified.filter((path) => linked.includes(path)).map((path) => rendered(path).main);
    const headings = pages.map((main) => textOf(one(main, 'h1')));
    expect(new Set(headings).size, 'headings').toBe(count);
    expect(headings, 'the heading of an unknown address').not.toContain(textOf(one(rendered('/not-found').main, 'h1')));
    expect(new Set(pages.map((main) => textOf(one(main, 'h1 + p')))).size, 'first sentences').toBe(count);
  });
}

/** Why a link within the site is dead; undefined if it is not. */
function deadReason(from: Path, href: string): string | undefined {
  const [path = '', fragment] = href.split('#');
  const target = path || from;
  if (!isPath(target)) return `${href} is not in spec/routes.ts`;
  if (fragment !== undefined && !rendered(target).page.getElementById(fragment)) return `${target} has no #${fragment}`;
  return undefined;
}

describe('links within the site', () => {
  for (const { path } of routes) {
    test(`${path} has no dead link`, covers('SHELL-NO-DEAD-LINK~1'), () => {
      const inside = linksOf(rendered(path).page).filter(
        (link) => !/^(tel|sms|mailto):/.test(link.path) && !leavesTheSite(link.path),
      );
      expect(inside).not.toEqual([]);
      expect(inside.flatMap((link) => deadReason(path, link.path) ?? [])).toEqual([]);
    });
  }
});

pageTests(linkCases);
