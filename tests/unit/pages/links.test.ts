import { describe, expect, test } from 'vitest';
import { counts, externalLinks } from '../../../spec/constants';
import { routes } from '../../../spec/routes';
import * as product from '../../../src/routing/paths';
import { site } from '../../../src/site';
import { covers } from '../../support/covers';
import { linksOf, partOf } from '../../support/places';
import { type Path, rendered } from '../../support/rendered';

const pathsOf = (family: string) => routes.filter((route) => route.family === family).map(({ path }) => path);
/** A clinic's own pages are extensions and leave the specification's counts as they are. */
const specified = (family: string) =>
  routes.filter((route) => route.family === family && route.origin === 'specification');
const isPath = (path: string): path is Path => routes.some((route) => route.path === path);
const leavesTheSite = (href: string) => /^(https?:)?\/\//.test(href);

test(`the site has exactly the ${routes.length} addresses of the route table`, covers('ROUTE-TABLE~1'), () => {
  expect([...product.paths].sort(), 'src/routing/paths.ts as in spec/routes.ts').toEqual(
    routes.map(({ path }) => path).sort(),
  );
});

test(
  `the site has the condition pages of the route table, ${counts.conditionPages} of them the specification's`,
  covers('CONST-CONDITION-PAGES~1'),
  () => {
    expect(specified('condition')).toHaveLength(counts.conditionPages);
    expect(product.conditionPaths, 'src/routing/paths.ts as in spec/routes.ts').toEqual(pathsOf('condition'));
  },
);

test(
  `the site has the substance pages of the route table, ${counts.substancePages} of them the specification's`,
  covers('CONST-SUBSTANCE-PAGES~1'),
  () => {
    expect(specified('substance')).toHaveLength(counts.substancePages);
    expect(product.substancePaths, 'src/routing/paths.ts as in spec/routes.ts').toEqual(pathsOf('substance'));
  },
);

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
        (link) => !/^(tel|mailto):/.test(link.path) && !leavesTheSite(link.path),
      );
      expect(inside).not.toEqual([]);
      expect(inside.flatMap((link) => deadReason(path, link.path) ?? [])).toEqual([]);
    });
  }
});

describe('links to other sites', () => {
  const address: Record<(typeof externalLinks)[number]['what'], string> = {
    'jobs-program organization': site.jobsProgram.url,
    'state license register': site.certification.registerUrl,
  };
  const externalOf = (path: Path) =>
    rendered(path)
      .page.querySelectorAll('a')
      .map((link) => ({ href: link.getAttribute('href') ?? '', within: partOf(link) }))
      .filter(({ href }) => leavesTheSite(href));

  for (const { path } of routes) {
    const expected = externalLinks
      .filter(({ pages }) => pages === 'every' || pages.some((page) => page === path))
      .map(({ what, within }) => ({ href: address[what], within }));
    const names = expected.map(({ href, within }) => `${href} in its ${within}`).join(' and ');

    test(
      `${path} links only to these other sites: ${names}`,
      covers('CONTENT-EXTERNAL-LINKS~1', 'FOOT-REGISTER-LINK~1'),
      () => {
        expect(externalOf(path)).toEqual(expected);
      },
    );
  }

  test('the site links to exactly two other sites', covers('CONTENT-EXTERNAL-LINKS~1'), () => {
    const all = routes.flatMap(({ path }) => externalOf(path).map(({ href }) => href));
    expect([...new Set(all)].sort()).toEqual(Object.values(address).sort());
  });

  test('the employment page links to the jobs-program organization', covers('CONTENT-JOBS-LINK~1'), () => {
    expect(externalOf('/jobs')).toContainEqual({ href: site.jobsProgram.url, within: 'main' });
  });
});
