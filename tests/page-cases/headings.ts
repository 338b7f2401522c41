import { depressionPath } from '../../spec/constants';
import { type Route, routes } from '../../spec/routes';
import { site } from '../../src/site';
import { one } from '../support/places';
import { textOf } from '../support/text';
import type { PageCase } from './page-case';

const headingOf: PageCase['found'] = ({ main }) => textOf(one(main, 'h1'));
const pages: readonly (Route & { readonly path: PageCase['path'] })[] = routes;

const heroCases = pages.flatMap(({ path, heading, headingEndsWith }): PageCase[] => {
  const expected = headingEndsWith ? `${site.name} ${headingEndsWith}` : heading;
  if (!headingEndsWith && path !== '/case-management') return [];
  return [
    {
      title: `the heading of ${path} is "${expected}"`,
      rules: ['CONTENT-SERVICE-HEROES~2'],
      path,
      found: headingOf,
      expected,
    },
  ];
});

/** Sections 2 and 9: headings that the specification fixes for more than an address. */
export const headingCases: readonly PageCase[] = [
  ...heroCases,
  {
    title: `the page about depression is at ${depressionPath}`,
    rules: ['CONST-DEPRESSION-PATH~2'],
    path: depressionPath,
    found: headingOf,
    expected: 'Depression',
  },
];
