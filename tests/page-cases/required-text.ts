import { type Route, routes } from '../../spec/routes';
import { partRule } from '../support/page-rules';
import { missingText } from '../support/required-text';
import type { PageCase, Path } from './page-case';

const pages: readonly (Route & { readonly path: Path })[] = routes;

/** Section 2: what the specification says that each page says. */
export const requiredTextCases: readonly PageCase[] = pages.flatMap((route) =>
  (route.requiredText ?? []).map((required) => ({
    title: `${route.path} has the part "${required.what}"`,
    rules: [partRule(route, required.what)],
    path: route.path,
    found: ({ main }) => missingText(main, required),
    expected: [],
  })),
);
