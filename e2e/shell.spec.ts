import type { Page } from '@playwright/test';
import { copyrightYear } from '../spec/constants';
import { headerLinks, menus } from '../spec/navigation';
import type { RuleTag } from '../spec/rules';
import { site } from '../src/site';
import { linksOf, one } from '../tests/support/places';
import { expectOpen, mainNavigation, menuToggle, openMenu } from './support/menus';
import { shownHtml } from './support/page-visit';
import { covers, expect, openHydrated, test } from './support/test';
import { small, wide } from './support/viewports';

test.describe('on a small screen', () => {
  test.use({ viewport: small });

  test('a toggle replaces the navigation bar', covers('NAV-HAMBURGER~1'), async ({ page }) => {
    await openHydrated(page, '/');
    const [toggle, navigation] = [menuToggle(page), mainNavigation(page)];
    await expect(navigation).toBeHidden();
    await toggle.click();
    await expect(navigation).toBeVisible();
    await expectOpen(toggle);
    await toggle.click();
    await expect(navigation).toBeHidden();
  });

  test('a menu entry leads to its page', covers('NAV-LINKS-LEAD~1'), async ({ page }) => {
    await openHydrated(page, '/');
    await openMenu(page, 'Addiction');
    await mainNavigation(page).getByRole('link', { name: 'Xanax Addiction' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL('/xanax');
    await expect(mainNavigation(page)).toBeHidden();
  });
});

test('on a wide screen the navigation is visible without a toggle', covers('NAV-HAMBURGER~1'), async ({ page }) => {
  await openHydrated(page, '/');
  await expect(mainNavigation(page)).toBeVisible();
  await expect(menuToggle(page)).toBeHidden();
});

/** The visible links of the header. */
const headerLinksOf = async (page: Page) => linksOf(one(await shownHtml(page), 'header nav > ul'));

const menuRules: Record<(typeof menus)[number]['label'], RuleTag> = {
  Programs: 'NAV-PROGRAMS-MENU~2',
  'Mental Health': 'NAV-MENTAL-HEALTH-MENU~2',
  Addiction: 'NAV-ADDICTION-MENU~2',
};

for (const [size, viewport] of Object.entries({ wide, small })) {
  test.describe(`on a ${size} screen`, () => {
    test.use({ viewport });

    test(
      'the navigation shows its six links and the parent pages of its menus',
      covers('NAV-HEADER-LINKS~2', 'NAV-MENU-PARENTS~2'),
      async ({ visit }) => {
        const page = await visit('/');
        if (size === 'small') await menuToggle(page).click();
        const parents = menus.flatMap(({ label, parent }) => (parent ? [{ label, path: parent }] : []));
        expect(await headerLinksOf(page)).toEqual([...headerLinks, ...parents]);
      },
    );

    for (const { label, entries } of menus) {
      test(
        `the open ${label} menu shows its ${entries.length} pages in order`,
        covers(menuRules[label]),
        async ({ visit }) => {
          const page = await visit('/');
          await openMenu(page, label);
          const lists = (await shownHtml(page)).querySelectorAll('header details ul');
          expect(lists.map(linksOf)).toEqual([entries]);
        },
      );
    }
  });
}

test(
  "the copyright line names 2025, whatever the visitor's clock says",
  covers('CONST-COPYRIGHT-YEAR~2', 'FOOT-COPYRIGHT~2'),
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-06-15T12:00:00Z'));
    await openHydrated(page, '/mission');
    const line = page.getByRole('contentinfo').getByText('©');
    await expect(line).toBeVisible();
    await expect(line).toHaveText(`© ${copyrightYear} ${site.name}`);
  },
);

test('the skip link opens a tab when a key asks for one', covers('SHELL-SKIP-LINK~1'), async ({ page }) => {
  await openHydrated(page, '/');
  await page.keyboard.press('Tab');
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(await opened).toHaveURL('/#main');
  await expect(page.getByRole('main')).not.toBeFocused();
});
