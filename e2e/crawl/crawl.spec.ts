import type { TestInfo } from '@playwright/test';
import type { Route } from '../../spec/routes';
import { routes } from '../support/routes';
import { about, slow } from '../support/test';
import { type Assertion, isExample } from './assertion';
import { pageAssertions } from './page-assertions';
import { snapshotAssertions } from './snapshot-assertions';
import { expect, type Tab, test } from './tab';
import { mainGroup, type View, viewGroups } from './views';

/** Visits a page in a view. @returns a line for each finding */
async function findingsIn(view: View, tab: Tab, assertion: Assertion, route: Route, info: TestInfo) {
  if ('ofSnapshot' in assertion) {
    const snapshot = await tab.snapshotOf(route.path, view);
    return tab.report(assertion.ofSnapshot(snapshot, view, route), view, info);
  }
  const page = await tab.visit(route.path, view);
  return tab.report(await assertion.ofPage(page, route), view, info);
}

for (const route of routes) {
  // The tests of a page run in order in one worker, and share page loads and snapshots.
  test.describe(route.path, () => {
    test.describe.configure({ mode: 'default' });

    for (const [group, views] of Object.entries(viewGroups))
      for (const assertion of [...snapshotAssertions, ...pageAssertions]) {
        const { what, tags, on } = assertion;
        const [first, ...others] = views.filter((view) => !on || on(view, route));
        if (!first) continue;
        const own = about(...(typeof tags === 'function' ? tags(route, first) : tags));
        const isUsual = group === mainGroup || isExample(route);
        test(`${route.path} ${group}: ${what}`, isUsual ? own : slow(own), async ({ tabFor }, info) => {
          const findings: string[] = [];
          for (const view of [first, ...others])
            findings.push(...(await findingsIn(view, await tabFor(view), assertion, route, info)));
          expect(findings).toEqual([]);
        });
      }
  });
}
