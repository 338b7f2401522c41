import { test } from '../flows/visitor';
import { menuEntries, menuSummary } from '../support/menus';
import { expectFormPosts } from '../support/messages';
import { headingOf, routeOf } from '../support/routes';
import { expect, hydrated, slow, subject } from '../support/test';
import { servedText, wholeText } from '../support/text';
import { serveAt } from './helpers/host';

const spelling = subject('resilience');
const elsewhere = subject('resilience');

// tests/unit/routes.test.ts tests more spellings.
for (const [address, rule] of [
  ['//%61bout-Us.html', spelling],
  ['/About-Us', slow(spelling)],
  ['//about-us/', slow(spelling)],
] as const) {
  test(
    `a page that a host serves at ${address} works and corrects its address`,
    rule,
    async ({ visitor, page, baseURL }) => {
      await serveAt(page, address, '/about-us');
      await page.goto(`${baseURL}${address}?from=mail#approach`);
      await hydrated(page);
      expect(await wholeText(page)).toBe(await servedText(page, '/about-us'));
      expect(page.url()).toBe(`${baseURL}/about-us?from=mail#approach`);
      await visitor.followFooter('Our Mission');
      await visitor.arrive('/mission');
      await page.goBack();
      await expect(visitor.heading).toHaveText(headingOf(routeOf('/about-us')));
    },
  );
}

for (const [what, address, path] of [
  ['an archive serves it', '/web/2026/https://clinic.example/contact', '/contact'],
  ['a host serves it at the address of another page', '/jobs', '/contact'],
] as const) {
  test(`a page stays prerendered, with working menus and form, when ${what}`, elsewhere, async ({ page }) => {
    await serveAt(page, address, path);
    const scripts = page.waitForResponse(/\/assets\/index-.*\.js$/);
    await page.goto(address);
    await (await scripts).finished();
    await page.waitForLoadState('networkidle');
    expect(await wholeText(page)).toBe(await servedText(page, path));
    await menuSummary(page, 'Programs').click();
    await expect(menuEntries(page, 'Programs').first()).toBeVisible();
    await expectFormPosts(page, what);
  });
}

test(
  'the not-found page stays when a host serves it at the address of another page',
  elsewhere,
  async ({ visitor, page }) => {
    await serveAt(page, '/about-us', '/not-found');
    await page.goto('/about-us');
    await page.waitForLoadState('networkidle');
    await expect(visitor.heading).toHaveText(headingOf(routeOf('/not-found')));
  },
);
