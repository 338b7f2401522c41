import { fields } from '../../spec/contact-form';
import { menus } from '../../spec/navigation';
import { axe } from '../a11y/checks/axe';
import { focusRing } from '../a11y/checks/focus-ring';
import { targets } from '../a11y/checks/targets';
import { submit } from '../support/contact-form';
import { menuList, menuSummary, openMenu } from '../support/menus';
import { routeOf } from '../support/routes';
import { covers } from '../support/test';
import { survey, unclickable, unseenPictures, unseenTexts } from './survey';
import { expect, test } from './test';
import { hasBar, onPaper, scopeOf, type View, views } from './views';

/** The menus are the same on every page: here above a picture, above text, and above a form. */
const behindMenus = ['/', '/depression', '/contact'].map(routeOf);
const withForm = ['/contact', '/'].map(routeOf);

const menuRules = {
  Programs: 'NAV-PROGRAMS-MENU~2',
  'Mental Health': 'NAV-MENTAL-HEALTH-MENU~2',
  Addiction: 'NAV-ADDICTION-MENU~2',
} as const;

/** Surveys the parts of a page that change in use: open menus, and a form with errors. */
export function stateTests(all: readonly View[]): void {
  for (const view of all.filter((each) => !onPaper(each))) {
    const runsScripts = !('scripts' in view);
    const isMain = view === views.phone[0] || view === views.wide[0];

    // The menus open alike; colors and zoom are looked at in the longest.
    for (const { label } of isMain ? menus : menus.slice(-1)) {
      const open = `with the ${label} menu open`;
      const of = `/contact ${view.title}, ${open}`;

      test(
        `${of}: everything in the header can be seen and clicked`,
        covers(menuRules[label]),
        async ({ visit, expectNone }) => {
          const page = await visit('/contact', view);
          await openMenu(page, label);
          const data = await survey(page, scopeOf(view, 'header'));
          await expectNone(data, [...unseenTexts(data), ...unseenPictures(data), ...unclickable(data)]);
        },
      );

      if (!isMain) continue;

      test(`${of}: the Tab key reaches its entries in order`, covers('A11Y-KEYBOARD-WALK~1'), async ({ visit }) => {
        const page = await visit('/contact', view);
        await openMenu(page, label);
        await menuSummary(page, label).focus();
        for (const entry of await menuList(page, label).getByRole('link').all()) {
          await page.keyboard.press('Tab');
          await expect(entry).toBeFocused();
          await expect(entry).toBeInViewport({ ratio: 1 });
        }
      });

      if (!hasBar(view)) {
        test(`${of}: its entries are large enough for touch`, covers('A11Y-TARGETS~1'), async ({ visit }) => {
          const page = await visit('/contact', view);
          await openMenu(page, label);
          // The check focuses what it measures, and a menu closes when the focus leaves the navigation.
          expect(await targets(page, 'header nav')).toEqual([]);
        });
      }

      for (const { path } of behindMenus) {
        test(`${path} ${view.title}, ${open}: axe finds nothing`, covers('A11Y-AXE~2'), async ({ visit }, info) => {
          const page = await visit(path, view);
          await openMenu(page, label);
          expect(await axe(page, info, 'header')).toEqual([]);
        });
      }
    }

    if (!runsScripts) continue;
    for (const { path } of isMain ? withForm : withForm.slice(0, 1)) {
      const of = `${path} ${view.title}, with an error at every field`;

      test(`${of}: every message can be seen`, covers('FORM-ERRORS-UNDER-FIELDS~1'), async ({ visit, expectNone }) => {
        const page = await visit(path, view);
        await submit(page);
        await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(fields.length);
        const data = await survey(page, scopeOf(view, 'form'));
        await expectNone(data, [...unseenTexts(data), ...unseenPictures(data), ...unclickable(data)]);
      });

      test(`${of}: axe finds nothing`, covers('A11Y-AXE~2'), async ({ visit }, info) => {
        const page = await visit(path, view);
        await submit(page);
        await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(fields.length);
        expect(await axe(page, info, 'form')).toEqual([]);
      });

      // Its color depends on the scheme; a field may be higher than a zoomed screen.
      if (!isMain && view.colorScheme !== 'dark') continue;
      test(`${of}: a visible ring shows the focused field`, covers('A11Y-FOCUS-RING~1'), async ({ visit }) => {
        const page = await visit(path, view);
        await submit(page);
        await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(fields.length);
        expect(await focusRing(page, 'form')).toEqual([]);
      });
    }
  }
}
