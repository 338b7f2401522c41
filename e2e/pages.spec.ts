import { headingOf, routes, ruleOf } from './support/routes';
import { covers, expect, test } from './support/test';

const rulesOfEveryPage = ['ROUTE-PUBLIC~1', 'SHELL-CLEAN-CONSOLE~1'] as const;

for (const route of routes) {
  test(
    `${route.path} opens its page, and the console stays empty`,
    covers(ruleOf(route), ...rulesOfEveryPage),
    async ({ visit }) => {
      const page = await visit(route.path);
      const response = await page.request.get(route.path);
      expect(response.status()).toBe(route.status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(route));
      expect(new URL(page.url()).pathname).toBe(route.path);
    },
  );

  const what = route.form ? 'has one contact form' : 'has no contact form';
  test(
    `${route.path} ${what} and no other control for input`,
    covers('FORM-PAGES~1', 'FORM-ONLY-INPUT~1'),
    async ({ visit }) => {
      const page = await visit(route.path);
      await expect(page.locator('form')).toHaveCount(route.form ? 1 : 0);
      const controls = 'input, textarea, select, [contenteditable], [role="textbox"], [role="searchbox"]';
      await expect(page.locator(controls)).toHaveCount(route.form ? 5 : 0);
      await expect(page.locator(`form :is(${controls})`)).toHaveCount(route.form ? 5 : 0);
    },
  );

  test(
    `${route.path} has the shared header above it and the shared footer below it`,
    covers('ROUTE-SHARED-FRAME~1'),
    async ({ visit }) => {
      const page = await visit(route.path);
      const order = await page.evaluate(() => {
        const landmarks = [...document.querySelectorAll('header, main, footer')];
        return landmarks.map((element) => element.localName);
      });
      expect(order).toEqual(['header', 'main', 'footer']);
      await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' })).toBeVisible();
    },
  );
}

for (const { path } of routes.filter(({ family }) => family === 'condition' || family === 'substance')) {
  test(
    `${path} shows banner, information, form and footer in this order`,
    covers('ROUTE-TOPIC-PARTS~1'),
    async ({ visit }) => {
      const page = await visit(path);
      const parts = [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('region', { name: /signs/i }).first(),
        page.locator('form'),
        page.getByRole('contentinfo'),
      ];
      const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? Number.NaN));
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
      const image = page.getByRole('main').locator('img').first();
      expect((await image.boundingBox())?.height).toBeGreaterThan(100);
    },
  );
}

test('no two pages have the same title', covers('SHELL-TITLE~1'), async ({ request }) => {
  const pages = await Promise.all(routes.map(async ({ path }) => (await request.get(path)).text()));
  const titles = pages.map((html) => /<title>(.+?)<\/title>/.exec(html)?.[1]);
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(routes.length);
});
