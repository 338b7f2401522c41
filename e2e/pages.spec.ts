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

for (const route of routes) {
  test.describe(route.path, () => {
    test.describe.configure({ mode: 'default' });
    identityTests(route);
    frameTests(route);
    formTests(route);
    if (route.family === 'condition' || route.family === 'substance') topicTests(route);
    imageTests(route);
    firstVisitTests(route);
  });
}

test('no two pages have the same title', covers('SHELL-TITLE~1'), async ({ request }) => {
  const pages = await Promise.all(routes.map(async ({ path }) => (await request.get(path)).text()));
  const titles = pages.map((html) => /<title>(.+?)<\/title>/.exec(html)?.[1]);
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(routes.length);
});
