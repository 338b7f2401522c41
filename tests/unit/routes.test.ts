import { expect, test } from 'vitest';
import { routes as contract, unknownAddresses } from '../../spec/routes';
import { isDetailPage, routeAt, routeSpelledBy } from '../../src/navigation/route-at';
import { conditionPaths, paths, substancePaths } from '../../src/paths';
import { pages } from '../../src/routes';
import { covers } from '../support/covers';

const pathsOf = (...families: readonly string[]) =>
  contract.filter(({ family }) => families.includes(family)).map(({ path }) => path);

test(
  'the site has exactly the addresses of the contract, each with a module of its own',
  covers('ROUTE-TABLE'),
  async () => {
    expect([...paths].sort()).toEqual(contract.map(({ path }) => path).sort());
    expect(conditionPaths).toEqual(pathsOf('condition'));
    expect(substancePaths).toEqual(pathsOf('substance'));
    for (const path of paths) expect((await pages[path]()).meta).toHaveProperty('path', path);
  },
);

test(
  'links to condition, substance and program pages scroll, and no others',
  covers('NAV-DETAIL-SCROLL', 'NAV-OTHER-PAGES'),
  () => {
    expect(paths.filter(isDetailPage).toSorted()).toEqual(pathsOf('condition', 'substance', 'program').toSorted());
  },
);

test('routeAt finds a page by its exact address, and no page at any other', covers('ROUTE-EXACT'), () => {
  expect(paths.map(routeAt)).toEqual(paths);
  const similar = paths.flatMap((path) => [
    ...[`${path}/`, `${path}/more`, `${path}?a`, path.slice(1), `/${path}`, `${path}s`, `${path}.html`],
    ...(path === '/' ? [] : [path.toUpperCase()]),
  ]);
  expect([...similar, ...unknownAddresses.paths].filter((address) => routeAt(address) !== '/not-found')).toEqual([]);
});

test.each([
  ['/about-us', '/about-us'],
  ['/About-Us', '/about-us'],
  ['/about-us/', '/about-us'],
  ['//about-us', '/about-us'],
  ['///about-us//', '/about-us'],
  ['/%61bout-us', '/about-us'],
  ['/about%2Dus', '/about-us'],
  ['/about-us%2F', '/about-us'],
  ['/about-us.html', '/about-us'],
  ['/ABOUT-US.HTM', '/about-us'],
  ['/about-us.html/', '/about-us'],
  ['/about-us/index.html', '/about-us'],
  ['/about-us/index', '/about-us'],
  ['/', '/'],
  ['//', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/Index.HTML', '/'],
  ['/not-found', '/not-found'],
  ['/404.html', '/not-found'],
  ['/about', '/not-found'],
  ['/about-us/more', '/not-found'],
  ['/clinic/about-us', '/not-found'],
  ['/web/2026/https://clinic.example/about-us', '/not-found'],
  ['/about-us.pdf', '/not-found'],
  ['/constructor', '/not-found'],
  ['/%E0%A4%A', '/not-found'],
])('the address %s spells the route %s', covers('ROUTE-SPELLING'), (address, path) => {
  expect(routeSpelledBy(address)).toBe(path);
});
