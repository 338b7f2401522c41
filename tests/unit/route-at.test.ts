import { describe, expect, test } from 'vitest';
import { routes as contract, unknownAddresses } from '../../spec/routes';
import { pages } from '../../src/routing/pages';
import { isDetailPage, routeAt } from '../../src/routing/paths';
import { covers, meta } from '../support/covers';

const notFound = '/not-found';
const detailFamilies: readonly string[] = ['condition', 'substance', 'program'];

for (const path of unknownAddresses.paths) {
  test(`${path} is no address of the site`, covers('ROUTE-EXACT~1'), () => {
    expect(routeAt(path)).toBe(notFound);
  });
}

describe.each(contract)('$path', ({ path, family }) => {
  test('is found as it is written', covers('ROUTE-EXACT~1'), () => {
    expect(routeAt(path)).toBe(path);
  });

  const near = [
    { what: 'with a slash more at its end', address: `${path}/` },
    { what: 'with a further part', address: `${path}/more` },
    { what: 'with a query as part of it', address: `${path}?a` },
    { what: 'without its first slash', address: path.slice(1) },
    ...(path === '/' ? [] : [{ what: 'in capital letters', address: path.toUpperCase() }]),
  ];
  for (const { what, address } of near) {
    test(`is not found ${what}`, covers('ROUTE-EXACT~1'), () => {
      expect(routeAt(address)).toBe(notFound);
    });
  }

  const isDetail = detailFamilies.includes(family);
  test(`${isDetail ? 'is' : 'is not'} a detail page`, meta, () => {
    expect(isDetailPage(path)).toBe(isDetail);
  });

  test('loads the page of its own address', meta, async () => {
    const { meta: content } = await pages[path]();
    expect(content).toHaveProperty('path', path);
  });
});
