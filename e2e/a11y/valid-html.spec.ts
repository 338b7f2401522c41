import { menus } from '../../spec/navigation';
import { unknownAddresses } from '../../spec/routes';
import { submit } from '../support/contact-form';
import { openMenu } from '../support/menus';
import { routes } from '../support/routes';
import { expect, meta, test } from '../support/test';
import { small } from '../support/viewports';
import { duplicateIds, invalidHtml } from './checks/valid-html';

const rule = meta;

const documents = [
  ...routes.map(({ path }) => ({ path, status: 200 })),
  { path: unknownAddresses.paths[0], status: unknownAddresses.status },
];
for (const { path, status } of documents) {
  test(`${path} is served as valid HTML`, rule, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    expect(await invalidHtml(await response.text())).toEqual([]);
  });
}

// The pages with the most elements.
for (const path of ['/', '/contact']) {
  test(`${path} has no duplicate id with each menu open in turn`, rule, async ({ visit }) => {
    const page = await visit(path);
    for (const { label } of menus) {
      await openMenu(page, label);
      expect(await duplicateIds(page)).toEqual([]);
    }
  });

  test(`${path} has no duplicate id with an error message at every field`, rule, async ({ visit }) => {
    const page = await visit(path);
    await submit(page);
    await expect(page.locator('form [aria-invalid="true"]')).not.toHaveCount(0);
    expect(await duplicateIds(page)).toEqual([]);
  });

  test.describe('on a small screen', () => {
    test.use({ viewport: small });

    test(`${path} has no duplicate id with the navigation open`, rule, async ({ visit }) => {
      const page = await visit(path);
      await openMenu(page, menus[0].label);
      expect(await duplicateIds(page)).toEqual([]);
    });
  });
}
