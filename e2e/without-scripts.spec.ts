import { headerLinks, menus } from '../spec/navigation';
import { families } from './support/families';
import { expectFormPosts, expectMenus, expectText } from './support/faults';
import { mainNavigation, menuSummary, menuToggle } from './support/menus';
import { headingOf } from './support/routes';
import { test } from './support/scriptless';
import { covers, expect } from './support/test';
import { small, wide } from './support/viewports';

/** The targets of the navigation while its menus are closed: the header links, and the parent pages of the menus. */
const barPaths = [...headerLinks.map(({ path }) => path), ...menus.flatMap(({ parent }) => parent ?? [])];

for (const route of families) {
  const { path, form } = route;

  test(
    `without scripts, ${path} has its text, all menus, and only buttons that work`,
    covers('FAULT-SCRIPTLESS-PAGES~1'),
    async ({ scriptless: page }) => {
      await page.goto(path);
      await expectText(page, headingOf(route));
      const links = mainNavigation(page).getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(barPaths);
      // Clicked by script, because clicking with the mouse takes longer than the rest of the test.
      const listed = await mainNavigation(page)
        .locator('summary')
        .evaluateAll((summaries) =>
          summaries.map((summary) => {
            (summary as HTMLElement).click();
            const entries = [...(summary.nextElementSibling?.querySelectorAll('a') ?? [])];
            const shown = entries.filter((entry) => entry.checkVisibility()).map(({ textContent }) => textContent);
            (summary as HTMLElement).click();
            return shown;
          }),
        );
      expect(listed).toEqual(menus.map(({ entries }) => entries.map(({ label }) => label)));
      // The only button that works without scripts.
      await expect(page.getByRole('button')).toHaveText(form ? ['Submit'] : []);
    },
  );
}

for (const { path } of families.filter(({ form }) => form)) {
  test(
    `without scripts, the form of ${path} posts the nine fields with the site's origin, and no value in a URL`,
    covers('FAULT-SCRIPTLESS-FORM~2', 'CALL-PAYLOAD~1'),
    async ({ scriptless: page }) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      const post = page.waitForRequest((request) => request.method() === 'POST');
      await page.goto(path);
      await expectFormPosts(page, `Scriptless ${path}`);
      expect(addresses.filter((address) => new URL(address).search !== '')).toEqual([]);
      // The service checks this header against its list of allowed domains; with `no-referrer` it would be "null".
      expect(await (await post).headerValue('origin')).toBe(new URL(addresses[0] ?? '').origin);
      page.removeAllListeners('request');
    },
  );
}

test('without scripts, the menus open and close', covers('FAULT-SCRIPTLESS-PAGES~1'), async ({ scriptless: page }) => {
  await page.goto('/alcohol');
  await expectMenus(page);
});

test.describe('on a small screen', () => {
  test.beforeEach(({ scriptless }) => scriptless.setViewportSize(small));
  test.afterEach(({ scriptless }) => scriptless.setViewportSize(wide));

  test('without scripts, the menus open', covers('FAULT-SCRIPTLESS-PAGES~1'), async ({ scriptless: page }) => {
    await page.goto('/alcohol');
    await menuToggle(page).click();
    await menuSummary(page, 'Mental Health').click();
    await mainNavigation(page).getByRole('link', { name: 'PTSD' }).click();
    await expect(page).toHaveURL('/ptsd');
  });

  test(
    'without scripts, the open mobile menu hides the page, and the table of contents opens',
    covers('FAULT-SCRIPTLESS-PAGES~1'),
    async ({ scriptless: page }) => {
      await page.goto('/depression');
      const heading = page.getByRole('heading', { level: 1 });
      await menuToggle(page).click();
      await expect(heading).toBeHidden();
      await menuToggle(page).click();
      await expect(heading).toBeVisible();
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await expect(contents.getByRole('link').first()).toBeHidden();
      await contents.locator('summary').click();
      await expect(contents.getByRole('link').first()).toBeVisible();
    },
  );
});
