import { pageCases } from '../tests/page-cases/all';
import { lawCases } from '../tests/page-cases/notices';
import type { PageCase } from '../tests/page-cases/page-case';
import { firstVisitTests } from './page-tests/first-visit';
import { formTests } from './page-tests/form';
import { frameTests } from './page-tests/frame';
import { identityTests } from './page-tests/identity';
import { imageTests } from './page-tests/images';
import { topicTests } from './page-tests/topic';
import { test } from './support/page-visit';
import { routes } from './support/routes';
import { covers, expect } from './support/test';

/*
 * All tests that only look at a page. Each page is visited once, with an empty cache, and its tests run in sequence in
 * one worker, because they share that visit.
 */

function caseTest({ title, rules, path, found, expected, screens }: PageCase): void {
  test(title, covers(...rules), async ({ pageVisit }) => {
    const { wide, small } = await pageVisit(path);
    expect(found(wide), 'on a wide screen').toEqual(expected);
    if (screens !== 'wide') expect(found(small), 'on a small screen').toEqual(expected);
  });
}

for (const route of routes) {
  test.describe(route.path, () => {
    test.describe.configure({ mode: 'default' });
    identityTests(route);
    frameTests(route);
    formTests(route);
    if (route.family === 'condition' || route.family === 'substance') topicTests(route);
    imageTests(route);
    firstVisitTests(route);
    for (const each of [...pageCases, ...lawCases].filter(({ path }) => path === route.path)) caseTest(each);
  });
}

test('no two pages have the same title', covers('SHELL-TITLE~1'), async ({ request }) => {
  const pages = await Promise.all(routes.map(async ({ path }) => (await request.get(path)).text()));
  const titles = pages.map((html) => /<title>(.+?)<\/title>/.exec(html)?.[1]);
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(routes.length);
});
