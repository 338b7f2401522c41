import type { Route } from '../../spec/routes';
import { routes, templateRoutes } from '../support/routes';
import { about, slow } from '../support/test';
import type { Assertion } from './assertion';
import { test } from './fixtures';
import { pageAssertions } from './page-assertions';
import { snapshotAssertions } from './snapshot-assertions';
import { stateTests } from './states';
import type { View } from './views';

/** Returns a test's title and its tags. The tags are its rules or its subject, and `@slow` if only `test:all` runs it. */
function titleAndTags({ what, tags, pages }: Assertion, route: Route, view: View) {
  const named = about(...(typeof tags === 'function' ? tags(route, view) : tags));
  const isUsual = (!view.onePerTemplate || templateRoutes.includes(route)) && (!pages || pages(route, view));
  return [`${route.path} ${view.title}: ${what}`, isUsual ? named : slow(named)] as const;
}

/** Defines the tests of all pages and states in these views. A page's tests run in order in one worker and share page loads. */
export function crawlTests(all: readonly View[]): void {
  for (const route of routes) {
    test.describe(route.path, () => {
      test.describe.configure({ mode: 'default' });

      for (const view of all) {
        const isOn = ({ on }: Assertion) => !on || on(view);
        for (const assertion of snapshotAssertions.filter(isOn))
          test(...titleAndTags(assertion, route, view), async ({ snapshotOf, expectNone }) => {
            await expectNone(assertion.findings(await snapshotOf(route.path, view), view, route));
          });
        for (const assertion of pageAssertions.filter(isOn))
          test(...titleAndTags(assertion, route, view), async ({ visit, open, expectNone }, info) => {
            const page = await (assertion.acts ? open : visit)(route.path, view);
            await expectNone(await assertion.findings(page, route, info));
          });
      }
    });
  }
  stateTests(all);
}
