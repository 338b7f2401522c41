import { menus } from '../../spec/navigation';
import { fields } from '../../spec/validation';
import { submit } from '../support/contact-form';
import { menuEntries, menuSummary, openMenu } from '../support/menus';
import { families, routes } from '../support/routes';
import { covers, long } from '../support/test';
import { axe } from './axe';
import { controlStates } from './control-states';
import { survey, unclickable, unseenPictures, unseenTexts } from './findings';
import { expect, test } from './fixtures';
import { isDark, isMain, isPhone, onPaper, runsScripts, scopeOf, type View } from './views';

const menuRules = {
  Programs: 'NAV-PROGRAMS-MENU',
  'Mental Health': 'NAV-MENTAL-HEALTH-MENU',
  Addiction: 'NAV-ADDICTION-MENU',
} as const;

const longest = menus[2];

/** Surveys what changes in use: links and controls with the pointer or the focus on them, open menus, a form with errors. */
export function stateTests(all: readonly View[]): void {
  for (const view of all.filter((each) => isMain(each) || each.forcedColors || (isDark(each) && !isPhone(each)))) {
    const rules = covers('A11Y-FOCUS-RING', 'A11Y-STILLNESS', isDark(view) ? 'SHELL-DARK' : 'A11Y-FORCED-COLORS');
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
    for (const { label } of isMain(view) ? menus : [longest]) {
      const title = `${view.title}, with the ${label} menu open`;
      test(
        `/contact ${title}: everything in the header can be seen, pressed and reached in order, and axe finds nothing`,
        covers(menuRules[label], 'A11Y-TARGETS', 'A11Y-KEYBOARD-WALK', 'A11Y-AXE'),
        async ({ open }, info) => {
          const page = await open('/contact', view);
          await openMenu(page, label);
          const data = await survey(page, scopeOf(view, 'header'));
          expect([...unseenTexts(data), ...unseenPictures(data), ...unclickable(data, side)]).toEqual([]);
          await menuSummary(page, label).focus();
          for (const entry of await menuEntries(page, label).all()) {
            await page.keyboard.press('Tab');
            await expect(entry).toBeFocused();
            if (isMain(view)) await expect(entry).toBeInViewport({ ratio: 1 });
          }
          if (runsScripts(view)) expect(await axe(page, info, 'header')).toEqual([]);
          // The focus on the toggle, outside the navigation, would close the menu.
          if (isMain(view) || isDark(view)) expect(await controlStates(page, 'header nav details[open]')).toEqual([]);
        },
      );
    }

    // Above a picture, and above text; /contact has it above a form.
    for (const path of isMain(view) ? ['/', '/depression'] : []) {
      const title = `${path} ${view.title}, with the ${longest.label} menu open: axe finds nothing`;
      test(title, covers('A11Y-AXE'), async ({ open }, info) => {
        const page = await open(path, view);
        await openMenu(page, longest.label);
        expect(await axe(page, info, 'header')).toEqual([]);
      });
    }

    if (!runsScripts(view)) continue;
    const rules = covers('FORM-ERRORS-UNDER-FIELDS', 'A11Y-AXE', 'A11Y-FOCUS-RING');
    test(
      `/contact ${view.title}, with an error at every field: all can be seen, axe finds nothing, and a ring shows the focus`,
      rules,
      async ({ open }, info) => {
        const page = await open('/contact', view);
        await submit(page);
        await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(fields.length);
        const data = await survey(page, scopeOf(view, 'form'));
        expect([...unseenTexts(data), ...unseenPictures(data), ...unclickable(data, side)]).toEqual([]);
        expect(await axe(page, info, 'form')).toEqual([]);
        // Its color depends on the scheme; a field may be higher than a zoomed screen.
        if (isMain(view) || isDark(view)) expect(await controlStates(page, 'form')).toEqual([]);
      },
    );
  }
}
