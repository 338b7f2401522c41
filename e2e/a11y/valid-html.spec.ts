import { menus } from '../../spec/navigation';
import { unknownAddresses } from '../../spec/routes';
import { duplicateIds } from '../support/checks/duplicate-ids';
import { htmlFaults } from '../support/checks/html-validity';
import { families } from '../support/families';
import { expectOpen, hamburger, menuSummary } from '../support/menus';
import { routes } from '../support/routes';
import { covers, expect, test } from '../support/test';

const served = [
  ...routes.map(({ path, status }) => ({ path, status })),
  { path: unknownAddresses.paths[0], status: unknownAddresses.status },
];
for (const { path, status } of served) {
  test(`${path} is valid HTML as it is served`, covers('A11Y-VALID-HTML~1'), async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    expect(await htmlFaults(await response.text())).toEqual([]);
  });
}

for (const { path } of families) {
  test(`${path} has no id twice once it is alive`, covers('A11Y-VALID-HTML~1'), async ({ visit }) => {
    expect(await duplicateIds(await visit(path))).toEqual([]);
  });
}

/** The pages with most on them: all parts, and two menus beside a form. */
for (const path of ['/', '/contact']) {
  for (const { label } of menus) {
    test(`${path} has no id twice with the ${label} menu open`, covers('A11Y-VALID-HTML~1'), async ({ visit }) => {
      const page = await visit(path);
      const summary = menuSummary(page, label);
      await summary.click();
      await expectOpen(summary);
      expect(await duplicateIds(page)).toEqual([]);
    });
  }

  test(
    `${path} has no id twice with the menu of a small screen open`,
    covers('A11Y-VALID-HTML~1'),
    async ({ visit }) => {
      const page = await visit(path);
      await page.setViewportSize({ width: 390, height: 844 });
      await hamburger(page).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      expect(await duplicateIds(page)).toEqual([]);
    },
  );

  test(`${path} has no id twice with a message at every field`, covers('A11Y-VALID-HTML~1'), async ({ visit }) => {
    const page = await visit(path);
    const form = page.getByRole('main').locator('form');
    await form.getByRole('button').click();
    await expect(form.locator('[aria-invalid="true"]')).not.toHaveCount(0);
    expect(await duplicateIds(page)).toEqual([]);
  });
}
