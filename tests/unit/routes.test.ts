import { expect, test } from 'vitest';
import { routes as contract, unknownAddresses } from '../../spec/routes';
import { isDetailPage, routeAt, routeSpelledBy } from '../../src/navigation/route-at';
import { conditionPaths, paths, substancePaths } from '../../src/paths';
import { pages } from '../../src/routes';

const pathsOf = (...templates: readonly string[]) =>
  contract.filter(({ template }) => templates.includes(template)).map(({ path }) => path);

test('the site has exactly the contract’s addresses, each with its own module', { tags: 'navigation' }, async () => {
  expect([...paths].sort()).toEqual(contract.map(({ path }) => path).sort());
  expect(conditionPaths).toEqual(pathsOf('condition'));
  expect(substancePaths).toEqual(pathsOf('substance'));
  for (const path of paths) expect((await pages[path]()).metadata).toHaveProperty('path', path);
});

test('only links to condition, substance and program pages scroll smoothly', { tags: 'NAV-DETAIL-SCROLL' }, () => {
  expect(paths.filter(isDetailPage).toSorted()).toEqual(pathsOf('condition', 'substance', 'program').toSorted());
});

test('routeAt finds a page only by its exact address', { tags: 'ROUTE-EXACT' }, () => {
  expect(paths.map(routeAt)).toEqual(paths);
  const similar = paths.flatMap((path) => [
    ...[`${path}/`, `${path}/more`, `${path}?a`, path.slice(1), `/${path}`, `${path}s`, `${path}.html`],
    ...(path === '/' ? [] : [path.toUpperCase()]),
  ]);
  expect([...similar, ...unknownAddresses.paths].filter((address) => routeAt(address) !== '/not-found')).toEqual([]);
});

/** Addresses, by the route that they spell, exactly or not; `/not-found` if they spell none. */
// biome-ignore format: a table
const spellings = {
  '/about-us': [
    '/about-us', '/About-Us', '/about-us/', '//about-us', '///about-us//', '/%61bout-us', '/about%2Dus', '/about-us%2F',
    '/about-us.html', '/ABOUT-US.HTM', '/about-us.html/', '/about-us/index.html', '/about-us/index',
  ],
  '/': ['/', '//', '/index', '/index.html', '/Index.HTML'],
  '/not-found': [
    '/not-found', '/404.html', '/about', '/about-us/more', '/clinic/about-us', '/about-us.pdf', '/constructor', '/%E0%A4%A',
    '/web/2026/https://clinic.example/about-us',
  ],
};
for (const [path, addresses] of Object.entries(spellings)) {
  test.each(addresses)(`routeSpelledBy maps %s to ${path}`, { tags: 'resilience' }, (address) => {
    expect(routeSpelledBy(address)).toBe(path);
  });
}
