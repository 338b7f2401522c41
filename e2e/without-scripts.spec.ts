import { headerLinks, menus } from '../spec/navigation';
import { families } from './support/families';
import { expectFormPosts, expectText } from './support/faults';
import { expectOpen, menuList, menuSummary, menuToggle } from './support/menus';
import { headingOf, routes } from './support/routes';
import { covers, expect, test } from './support/test';
import { small } from './support/viewports';

test.use({ javaScriptEnabled: false });

/** What the navigation leads to while its menus are closed: the links of the header, and the parent pages of the menus. */
const barPaths = [...headerLinks.map(({ path }) => path), ...menus.flatMap(({ parent }) => parent ?? [])];

for (const route of routes) {
  const { path, form } = route;

  test(
    `without scripts, ${path} is complete, leads everywhere, and shows nothing that does nothing`,
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
      // The one button that the browser itself can work.
      await expect(page.getByRole('button')).toHaveText(form ? ['Submit'] : []);
    },
  );
}

for (const { path } of families.filter(({ form }) => form)) {
  test(
    `without scripts, the form of ${path} posts the nine fields with the site's origin, and none in an address`,
    covers('FAULT-SCRIPTLESS-FORM~2'),
    async ({ page }) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      const post = page.waitForRequest((request) => request.method() === 'POST');
      await page.goto(path);
      await expectFormPosts(page, `Scriptless ${path}`);
      expect(addresses.filter((address) => new URL(address).search !== '')).toEqual([]);
      // The service's list of allowed domains goes by this header; `no-referrer` would make it "null".
      expect(await (await post).headerValue('origin')).toBe(new URL(addresses[0] ?? '').origin);
    },
  );
}

test('without scripts, the menus open on a phone', covers('FAULT-SCRIPTLESS-PAGES~1'), async ({ page }) => {
  await page.setViewportSize(small);
  await page.goto('/alcohol');
  await menuToggle(page).click();
  await menuSummary(page, 'Mental Health').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'PTSD' }).click();
  await expect(page).toHaveURL('/ptsd');
});

test(
  'without scripts, the open menu of a phone hides the page, and the table of contents opens',
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
