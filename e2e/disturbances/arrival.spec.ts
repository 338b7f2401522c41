import { site } from '../../src/site';
import { test } from '../flows/visitor';
import { expectFormPosts } from '../support/contact-form';
import { menuEntries, menuSummary } from '../support/menus';
import { headingOf, routeOf } from '../support/routes';
import { covers, expect, hydrated } from '../support/test';
import { serveAt } from './helpers/host';
import { brokenNetworks } from './helpers/network';

const aboutUs = headingOf(routeOf('/about-us'));

// tests/unit/routes.test.ts has more spellings.
for (const address of ['/About-Us', '//about-us/', '/%61bout-us', '/about-us.html']) {
  test(
    `the page that a host serves at ${address} stays, works, and gets its own address`,
    covers('ROUTE-SPELLING'),
    async ({ visitor, page, baseURL }) => {
      await serveAt(page, address, '/about-us');
      await page.goto(`${baseURL}${address}?from=mail#approach`);
      await hydrated(page);
      await expect(visitor.heading).toHaveText(aboutUs);
      expect(page.url()).toBe(`${baseURL}/about-us?from=mail#approach`);
      await visitor.followFooter('Our Mission');
      await visitor.arrive('/mission');
      await page.goBack();
      await expect(visitor.heading).toHaveText(aboutUs);
    },
  );
}

for (const [what, address, path] of [
  ['an archive has it', '/web/2026/https://clinic.example/contact', '/contact'],
  ['a host serves it in a folder', '/clinic/contact', '/contact'],
  ['a host serves it in place of another page', '/jobs', '/contact'],
] as const) {
  test(
    `a page stays as it was prerendered, with menus and form, where ${what}`,
    covers('ROUTE-ELSEWHERE'),
    async ({ visitor, page }) => {
      await serveAt(page, address, path);
      const scripts = page.waitForResponse(/\/assets\/index-.*\.js$/);
      await page.goto(address);
      await (await scripts).finished();
      await page.waitForLoadState('networkidle');
      await expect(visitor.heading).toHaveText(headingOf(routeOf(path)));
      await menuSummary(page, 'Programs').click();
      await expect(menuEntries(page, 'Programs').first()).toBeVisible();
      await expectFormPosts(page, what);
    },
  );
}

test(
  'the not-found page that a host serves at the address of a page stays the not-found page',
  covers('ROUTE-ELSEWHERE'),
  async ({ visitor, page }) => {
    await serveAt(page, '/about-us', '/not-found');
    await page.goto('/about-us');
    await page.waitForLoadState('networkidle');
    await expect(visitor.heading).toHaveText(headingOf(routeOf('/not-found')));
  },
);

for (const [what, breakNetwork] of Object.entries(brokenNetworks)) {
  test(
    `on a network ${what}, a link shows 911, 988 and the phone, and keeps them until the page can be loaded`,
    covers('FAILURE-UNREACHABLE'),
    async ({ visitor, page, console }) => {
      console.allow(/^error: (?:Failed to load resource|TypeError: Failed to fetch|Failed to load module script)/);
      await visitor.open('/contact');
      await breakNetwork(page);
      const checked = () => page.waitForRequest((request) => new URL(request.url()).pathname === '/mission');
      const first = checked();
      await visitor.followFooter('Our Mission');
      await first;
      const retry = page.getByRole('link', { name: 'Try this page again' });
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await expect(visitor.heading).toHaveText('This page didn’t load');
        for (const href of ['tel:911', 'tel:988', site.phone.href])
          await expect(page.getByRole('main').locator(`a[href="${href}"]`).first()).toBeVisible();
        const again = checked();
        await visitor.press(retry);
        await again;
        await expect(visitor.heading).toBeFocused();
      }
      await page.unrouteAll();
      await visitor.press(retry);
      await hydrated(page);
      await expect(visitor.heading).toHaveText(headingOf(routeOf('/mission')));
    },
  );
}

test(
  'a page that cannot be loaded takes nothing away from what a visitor has written',
  covers('FORM-DRAFT'),
  async ({ visitor, page, console }) => {
    console.allow(/^error: (?:Failed to load resource|TypeError: Failed to fetch)/);
    await visitor.open('/contact');
    await visitor.type('message', 'Not sent yet');
    // As after a new deployment: the chunk is gone, and the document is there.
    await page.route(/\/assets\/mission-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    const checked = page.waitForResponse((response) => new URL(response.url()).pathname === '/mission');
    await visitor.followFooter('Our Mission');
    await (await checked).finished();
    await expect(visitor.heading).toHaveText('This page didn’t load');
    await page.goBack();
    await expect(visitor.field('message')).toHaveValue('Not sent yet');
  },
);
