import { menus } from '../../spec/navigation';
import { openMenu } from '../support/menus';
import { routes } from '../support/routes';
import { covers, expect, test } from '../support/test';
import { small } from '../support/viewports';
import { targets } from './checks/targets';

test.use({ viewport: small });

for (const { path } of routes) {
  test(`every link and control of ${path} is large enough for touch`, covers('A11Y-TARGETS~1'), async ({ visit }) => {
    expect(await targets(await visit(path))).toEqual([]);
  });
}

for (const { label } of menus) {
  test(
    `every link and control in the open ${label} menu is large enough for touch`,
    covers('A11Y-TARGETS~1'),
    async ({ visit }) => {
      const page = await visit('/privacy');
      await openMenu(page, label);
      // The check focuses what it measures, and a menu closes when the focus leaves the navigation.
      expect(await targets(page, 'header nav')).toEqual([]);
    },
  );
}
