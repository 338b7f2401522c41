import { describe, expect, test } from 'vitest';
import { routes as contract, unknownAddresses } from '../../spec/routes';
import { pages } from '../../src/routing/pages';
import { conditionPaths, isDetailPage, paths, routeAt, substancePaths } from '../../src/routing/paths';
import { covers } from '../support/covers';

const notFound = '/not-found';
const detailFamilies: readonly string[] = ['condition', 'substance', 'program'];

const pathsOf = (family: string) => contract.filter((route) => route.family === family).map(({ path }) => path);

test('src/routing/paths.ts has exactly the addresses of spec/routes.ts', covers('ROUTE-TABLE~1'), () => {
  expect([...paths].sort()).toEqual(contract.map(({ path }) => path).sort());
  expect(conditionPaths).toEqual(pathsOf('condition'));
  expect(substancePaths).toEqual(pathsOf('substance'));
});

for (const path of unknownAddresses.paths) {
  test(`routeAt finds no page at ${path}`, covers('ROUTE-EXACT~2'), () => {
    expect(routeAt(path)).toBe(notFound);
  });
}

describe.each(contract)('$path', ({ path, family }) => {
  test('is found by its exact address', covers('ROUTE-EXACT~2'), () => {
    expect(routeAt(path)).toBe(path);
  });

  const similar = [
    { what: 'with a trailing slash', address: `${path}/` },
    { what: 'with another segment', address: `${path}/more` },
    { what: 'with a query as part of it', address: `${path}?a` },
    { what: 'without the leading slash', address: path.slice(1) },
    { what: 'with a second slash before it', address: `/${path}` },
    { what: 'with one letter more', address: `${path}s` },
    { what: 'with the ending of its file', address: `${path}.html` },
    ...(path === '/' ? [] : [{ what: 'in capital letters', address: path.toUpperCase() }]),
  ];
  for (const { what, address } of similar) {
    test(`is not found ${what}`, covers('ROUTE-EXACT~2'), () => {
      expect(routeAt(address)).toBe(notFound);
    });
  }

  const isDetail = detailFamilies.includes(family);
  const rule = isDetail ? 'NAV-DETAIL-SCROLL~1' : 'NAV-OTHER-PAGES~1';
  test(`${isDetail ? 'is' : 'is not'} a detail page`, covers(rule), () => {
    expect(isDetailPage(path)).toBe(isDetail);
  });

  test('loads the module of its own page', covers('ROUTE-TABLE~1'), async () => {
    const { meta: content } = await pages[path]();
    expect(content).toHaveProperty('path', path);
  });
});
