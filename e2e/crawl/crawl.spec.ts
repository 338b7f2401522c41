import type { Route } from '../../spec/routes';
import { routes, templateRoutes } from '../support/routes';
import { about, slow } from '../support/test';
import { type PageAssertion, pageAssertions } from './page-assertions';
import { type SnapshotAssertion, snapshotAssertions } from './snapshot-assertions';
import { test } from './tab';
import { deviceOf, type View, views } from './views';

type Assertion = SnapshotAssertion | PageAssertion;

/** Returns a test's title and its tags: those of the assertion, and `@slow` if only `test:all` runs it. */
function titleAndTags({ what, tags, pages }: Assertion, route: Route, view: View) {
  const own = about(...(typeof tags === 'function' ? tags(route, view) : tags));
  const isVisited = view.pages === 'all' || (view.pages !== 'none' && templateRoutes.includes(route));
  return [
    `${route.path} ${view.title}: ${what}`,
    isVisited && (!pages || pages(route, view)) ? own : slow(own),
  ] as const;
}

for (const route of routes) {
  for (const device of [...new Set(views.map(deviceOf))]) {
    // The tests of a page on a device run in order in one worker, and share page loads and snapshots.
    test.describe(`${route.path} ${device}`, () => {
      test.describe.configure({ mode: 'default' });

      for (const view of views.filter((each) => deviceOf(each) === device)) {
        const isOn = ({ on }: Assertion) => !on || on(view);
        for (const assertion of snapshotAssertions.filter(isOn))
          test(...titleAndTags(assertion, route, view), async ({ tabFor }, info) => {
            const tab = await tabFor(view);
            await tab.expectNone(assertion.findings(await tab.snapshotOf(route.path, view), view, route), info);
          });
        for (const assertion of pageAssertions.filter(isOn))
          test(...titleAndTags(assertion, route, view), async ({ tabFor }, info) => {
            const tab = await tabFor(view);
            const page = await (assertion.acts ? tab.open(route.path, view) : tab.visit(route.path, view));
            await tab.expectNone(await assertion.findings(page, route, info), info);
          });
      }
    });
  }
}
