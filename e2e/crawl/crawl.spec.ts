import { routes } from '../support/routes';
import { covers, slow } from '../support/test';
import { isExample } from './assertion';
import { pageAssertions } from './page-assertions';
import { snapshotAssertions } from './snapshot-assertions';
import { expect, test } from './tab';
import { mainGroup, viewGroups } from './views';

for (const route of routes) {
  // The tests of a page run in order in one worker, and share page loads and snapshots.
  test.describe(route.path, () => {
    test.describe.configure({ mode: 'default' });

    for (const [group, views] of Object.entries(viewGroups))
      for (const assertion of [...snapshotAssertions, ...pageAssertions]) {
        const { what, tags, on } = assertion;
        const [first, ...others] = views.filter((view) => !on || on(view, route));
        if (!first) continue;
        const own = covers(...(typeof tags === 'function' ? tags(route, first) : tags));
        const isUsual = group === mainGroup || isExample(route);
        test(`${route.path} ${group}: ${what}`, isUsual ? own : slow(own), async ({ tabFor }, info) => {
          const findings: string[] = [];
          for (const view of [first, ...others]) {
            const tab = await tabFor(view);
            const found =
              'ofSnapshot' in assertion
                ? assertion.ofSnapshot(await tab.snapshotOf(route.path, view), view, route)
                : await assertion.ofPage(await tab.visit(route.path, view), route, view);
            findings.push(...(await tab.report(found, view, info)));
          }
          expect(findings).toEqual([]);
        });
      }
  });
}
