import { fields } from '../../spec/contact-form';
import { menus } from '../../spec/navigation';
import { submit } from '../support/contact-form';
import { menuEntries, menuSummary, openMenu } from '../support/menus';
import { families, routes } from '../support/routes';
import { covers, long } from '../support/test';
import { axe } from './axe';
import { controlStates } from './control-states';
import { expect, test } from './look';
import { survey, unclickable, unseenPictures, unseenTexts } from './survey';
import { isDark, isMain, isPhone, onPaper, runsScripts, scopeOf, type View } from './views';

const menuRules = {
  Programs: 'NAV-PROGRAMS-MENU~2',
  'Mental Health': 'NAV-MENTAL-HEALTH-MENU~2',
  Addiction: 'NAV-ADDICTION-MENU~2',
} as const;

/** Surveys what changes in use: links and controls with the pointer or the focus on them, open menus, a form with errors. */
export function stateTests(all: readonly View[]): void {
  for (const view of all.filter((each) => isMain(each) || isDark(each) || each.forcedColors)) {
    const rules = covers(
      'A11Y-FOCUS-RING~1',
      'A11Y-STILLNESS~1',
      isDark(view) ? 'SHELL-DARK~1' : 'A11Y-FORCED-COLORS~1',
    );
    for (const [pages, paths, tags] of [
      ['a page of each family', families, rules],
      ['all pages', routes, long(rules)],
    ] as const) {
      const title = `on ${pages} ${view.title}: each kind of link and control can be seen while hovered and while focused`;
      test(title, tags, async ({ open }) => {
        const known = new Set<string>();
        for (const { path } of paths)
          expect(await controlStates(await open(path, view), 'body', known), path).toEqual([]);
      });
    }
  }

  for (const view of all.filter((each) => !onPaper(each) && !each.css)) {
    const side = isPhone(view) ? 44 : 24;

    // The menus open alike; colors and zoom are looked at in the longest.
    for (const { label } of isMain(view) ? menus : menus.slice(-1)) {
      const of = `/contact ${view.title}, with the ${label} menu open`;
      test(
        `${of}: everything in the header can be seen and pressed`,
        covers(menuRules[label], 'A11Y-TARGETS~1'),
        async ({ open, expectNone }) => {
          const page = await open('/contact', view);
          await openMenu(page, label);
          const data = await survey(page, scopeOf(view, 'header'));
          await expectNone(data, [...unseenTexts(data), ...unseenPictures(data), ...unclickable(data, side)]);
          // The focus on the toggle, outside the navigation, would close the menu.
          if (isMain(view) || isDark(view)) expect(await controlStates(page, 'header nav details[open]')).toEqual([]);
        },
      );
      if (!isMain(view)) continue;

      test(`${of}: the Tab key reaches its entries in order`, covers('A11Y-KEYBOARD-WALK~1'), async ({ open }) => {
        const page = await open('/contact', view);
        await openMenu(page, label);
        await menuSummary(page, label).focus();
        for (const entry of await menuEntries(page, label).all()) {
          await page.keyboard.press('Tab');
          await expect(entry).toBeFocused();
          await expect(entry).toBeInViewport({ ratio: 1 });
        }
      });

      // Above a picture, above text, and above a form.
      for (const path of ['/', '/depression', '/contact']) {
        const title = `${path} ${view.title}, with the ${label} menu open: axe finds nothing`;
        test(title, covers('A11Y-AXE~2'), async ({ open }, info) => {
          const page = await open(path, view);
          await openMenu(page, label);
          expect(await axe(page, info, 'header')).toEqual([]);
        });
      }
    }

    if (!runsScripts(view)) continue;
    const rules = covers('FORM-ERRORS-UNDER-FIELDS~1', 'A11Y-AXE~2', 'A11Y-FOCUS-RING~1');
    test(
      `/contact ${view.title}, with an error at every field: all can be seen, axe finds nothing, and a ring shows the focus`,
      rules,
      async ({ open, expectNone }, info) => {
        const page = await open('/contact', view);
        await submit(page);
        await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(fields.length);
        const data = await survey(page, scopeOf(view, 'form'));
        await expectNone(data, [...unseenTexts(data), ...unseenPictures(data), ...unclickable(data, side)]);
        expect(await axe(page, info, 'form')).toEqual([]);
        // Its color depends on the scheme; a field may be higher than a zoomed screen.
        if (isMain(view) || isDark(view)) expect(await controlStates(page, 'form')).toEqual([]);
      },
    );
  }
}
