import { headerLinks, menus } from '../spec/navigation';
import { families } from './support/families';
import { expectFormPosts, expectText } from './support/faults';
import { expectOpen, menuList, menuSummary, menuToggle } from './support/menus';
import { headingOf, routes } from './support/routes';
import { covers, expect, test } from './support/test';
import { small } from './support/viewports';

test.use({ javaScriptEnabled: false });

/** The targets of the navigation while its menus are closed: the header links, and the parent pages of the menus. */
const barPaths = [...headerLinks.map(({ path }) => path), ...menus.flatMap(({ parent }) => parent ?? [])];

for (const route of routes) {
  const { path, form } = route;

  test(
    `without scripts, ${path} has its text, all menus, and only buttons that work`,
    covers('FAULT-SCRIPTLESS-PAGES~1'),
    async ({ page }) => {
      await page.goto(path);
      await expectText(page, headingOf(route));
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(barPaths);
      for (const { label, entries } of menus) {
        const summary = menuSummary(page, label);
        await summary.click();
        await expect(menuList(page, label).getByRole('link')).toHaveText(entries.map((entry) => entry.label));
        await summary.click();
        await expectOpen(summary, false);
      }
      // The only button that works without scripts.
      await expect(page.getByRole('button')).toHaveText(form ? ['Submit'] : []);
    },
  );
}

for (const { path } of families.filter(({ form }) => form)) {
  test(
    `without scripts, the form of ${path} posts the nine fields with the site's origin, and no value in a URL`,
    covers('FAULT-SCRIPTLESS-FORM~2'),
    async ({ page }) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      const post = page.waitForRequest((request) => request.method() === 'POST');
      await page.goto(path);
      await expectFormPosts(page, `Scriptless ${path}`);
      expect(addresses.filter((address) => new URL(address).search !== '')).toEqual([]);
      // The service checks this header against its list of allowed domains; with `no-referrer` it would be "null".
      expect(await (await post).headerValue('origin')).toBe(new URL(addresses[0] ?? '').origin);
    },
  );
}

test('without scripts, the menus open on a small screen', covers('FAULT-SCRIPTLESS-PAGES~1'), async ({ page }) => {
  await page.setViewportSize(small);
  await page.goto('/alcohol');
  await menuToggle(page).click();
  await menuSummary(page, 'Mental Health').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'PTSD' }).click();
  await expect(page).toHaveURL('/ptsd');
});

test(
  'without scripts, the open mobile menu hides the page, and the table of contents opens',
  covers('FAULT-SCRIPTLESS-PAGES~1'),
  async ({ page }) => {
    await page.setViewportSize(small);
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
