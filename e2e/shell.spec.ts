import type { Page } from '@playwright/test';
import type { RuleTag } from '../spec/all-rules';
import { copyrightYear } from '../spec/constants';
import { headerLinks, menus } from '../spec/navigation';
import { site } from '../src/site';
import { linksOf, onlyElement } from '../tests/support/parsed-page';
import { families } from './support/families';
import { expectOpen, mainNavigation, menuList, menuToggle, openMenu } from './support/menus';
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

test('from 1152 px on, the navigation is one row without a toggle', covers('NAV-HAMBURGER~1'), async ({ visit }) => {
  const page = await visit('/', { viewport: { width: 1152, height: 720 } });
  await expect(menuToggle(page)).toBeHidden();
  const entries = await mainNavigation(page).locator('> ul > li').all();
  const tops = await Promise.all(entries.map(async (entry) => (await entry.boundingBox())?.y));
  expect(tops).toHaveLength(headerLinks.length + menus.length);
  expect(new Set(tops).size).toBe(1);
});

test(
  'the Addiction menu scrolls to its last entry in a low window',
  covers('NAV-ADDICTION-MENU~2'),
  async ({ visit }) => {
    const page = await visit('/', { viewport: { width: 1440, height: 560 } });
    await openMenu(page, 'Addiction');
    await menuList(page, 'Addiction').hover();
    await page.mouse.wheel(0, 600);
    await expect(menuList(page, 'Addiction').getByRole('link').last()).toBeInViewport({ ratio: 1 });
  },
);

for (const height of [560, 720, 900]) {
  test(
    `beside the text of /alcohol, the call button is wholly visible in a window ${height} px high`,
    covers('CONTENT-ASSESSMENT-CALL~2'),
    async ({ visit }) => {
      const page = await visit('/alcohol', { viewport: { width: 1280, height } });
      await page.getByRole('heading', { name: 'Stopping safely' }).scrollIntoViewIfNeeded();
      const panel = page.locator('section', {
        has: page.getByRole('heading', { name: 'Book your initial assessment' }),
      });
      await expect(panel.getByRole('link', { name: /^Call / })).toBeInViewport({ ratio: 1 });
    },
  );
}

/** The visible links of the header. */
const headerLinksOf = async (page: Page) => linksOf(onlyElement(await shownHtml(page), 'header nav > ul'));

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

for (const { path } of families) {
  test(
    `the first Tab on ${path} shows a skip link that leads to the main content`,
    covers('SHELL-SKIP-LINK~1'),
    async ({ visit }) => {
      const page = await visit(path);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    },
  );
}

test('the skip link opens a tab when a key asks for one', covers('SHELL-SKIP-LINK~1'), async ({ page }) => {
  await openHydrated(page, '/');
  await page.keyboard.press('Tab');
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(await opened).toHaveURL('/#main');
  await expect(page.getByRole('main')).not.toBeFocused();
});
