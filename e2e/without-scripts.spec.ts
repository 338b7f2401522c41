import { headerLinks, menus } from '../spec/navigation';
import { families } from './support/families';
import { expectFormPosts, expectText } from './support/faults';
import { headingOf, routes } from './support/routes';
import { covers, expect, test } from './support/test';
import { small } from './support/viewports';

test.use({ javaScriptEnabled: false });

/** All that the menus lead to: the links of the header, and each menu with its parent page first. */
const menuPaths = [
  ...headerLinks.map(({ path }) => path),
  ...menus.flatMap(({ parent, entries }) => [...(parent ? [parent] : []), ...entries.map(({ path }) => path)]),
];

for (const route of routes) {
  const { path, form } = route;

  test(
    `without scripts, ${path} is complete, leads everywhere, and shows nothing that does nothing`,
    covers('FAULT-SCRIPTLESS-PAGES~1'),
    async ({ page }) => {
      await page.goto(path);
      await expectText(page, headingOf(route));
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await navigation.getByText('Menu', { exact: true }).click();
      for (const { label } of menus) await navigation.getByText(label, { exact: true }).click();
      const links = navigation.getByRole('link');
      await expect(links).toHaveCount(menuPaths.length);
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(menuPaths);
      // The one button that the browser itself can work.
      await expect(page.getByRole('button')).toHaveText(form ? ['Submit'] : []);
    },
  );
}

for (const { path } of families.filter(({ form }) => form)) {
  test(
    `without scripts, the form of ${path} posts the nine fields, and no word of them stands in an address`,
    covers('FAULT-SCRIPTLESS-FORM~1'),
    async ({ page }) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await page.goto(path);
      await expectFormPosts(page, `Scriptless ${path}`);
      expect(addresses.filter((address) => new URL(address).search !== '')).toEqual([]);
    },
  );
}

test('without scripts, the menus open on a telephone', covers('FAULT-SCRIPTLESS-PAGES~1'), async ({ page }) => {
  await page.setViewportSize(small);
  await page.goto('/alcohol');
  await page.locator('summary', { hasText: /^Menu$/ }).click();
  await page.locator('summary', { hasText: 'Mental Health' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'PTSD' }).click();
  await expect(page).toHaveURL('/ptsd');
});
