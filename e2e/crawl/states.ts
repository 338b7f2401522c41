import { menus } from '../../spec/navigation';
import { fields } from '../../spec/validation';
import { menuEntries, menuSummary, openMenu } from '../support/menus';
import { submit } from '../support/messages';
import { routes, templateRoutes } from '../support/routes';
import { about, slow, subject } from '../support/test';
import { axe } from './axe';
import { controlStates } from './control-states';
import { unclickable, unseenPictures, unseenTexts } from './findings';
import { expect, test } from './fixtures';
import type { Snapshot } from './take-snapshot';
import { isDark, isLandscape, isMain, isPhone, isVeryWide, onPaper, runsScripts, targetSide, type View } from './views';

const menuRules = {
  Programs: 'NAV-PROGRAMS-MENU',
  'Mental Health': 'NAV-MENTAL-HEALTH-MENU',
  Addiction: 'NAV-ADDICTION-MENU',
} as const;

const longest = menus[2];

/** Finds text, pictures, fields and controls that are not visible or cannot be pressed. */
const unusable = (snapshot: Snapshot, view: View) => [
  ...unseenTexts(snapshot),
  ...unseenPictures(snapshot),
  ...unclickable(snapshot, targetSide(view)),
];

/** The parts whose links and controls differ between a phone and a wide screen. */
const phoneParts = 'header, nav[aria-label="Call or write"]';

/** Defines the tests that focus one link or control of each kind and hover over it. */
function controlTests(view: View): void {
  const [part, some] = isPhone(view) ? [phoneParts, templateRoutes.slice(0, 1)] : ['body', templateRoutes];
  const tags = subject('a11y');
  for (const [pages, paths, named] of [
    [isPhone(view) ? 'the home page' : 'a page of each template', some, tags],
    ['all pages', routes, slow(tags)],
  ] as const) {
    const title = `on ${pages} ${view.title}: each kind of link and control stays legible and still when hovered and when focused, and a ring shows the focus`;
    test(title, named, async ({ open }) => {
      const known = new Set<string>();
      for (const { path } of paths)
        expect(await controlStates(await open(path, view), paths === routes ? 'body' : part, known), path).toEqual([]);
    });
  }
}

/** Defines the tests of the open menus. All menus look alike, so most views test only the longest. */
function menuTests(view: View): void {
  for (const { label } of isMain(view) ? menus : [longest]) {
    const isScanned = label === longest.label && runsScripts(view);
    test(
      `/contact with the ${label} menu open, ${view.title}: the header is visible and can be pressed, and Tab reaches the entries in order${isScanned ? '; axe reports no violations' : ''}`,
      about(menuRules[label], 'a11y'),
      async ({ open, snapshotNow, expectNone }, info) => {
        const page = await open('/contact', view);
        await openMenu(page, label);
        await expectNone(unusable(await snapshotNow(view, 'header'), view));
        await menuSummary(page, label).focus();
        for (const entry of await menuEntries(page, label).all()) {
          await page.keyboard.press('Tab');
          await expect(entry).toBeFocused();
          if (isMain(view) || isLandscape(view)) await expect(entry).toBeInViewport({ ratio: 1 });
        }
        if (!isScanned) return;
        await expectNone(await axe(page, info, 'header'));
        // Focusing the toggle, which is outside the navigation, would close the menu.
        if (isMain(view) || isDark(view)) expect(await controlStates(page, 'header nav details[open]')).toEqual([]);
      },
    );
  }
}

/** Defines the test of the form with an error at every field. */
function errorTest(view: View): void {
  // The color of the ring depends only on the color scheme. A field may be taller than a zoomed screen.
  const hasRingTest = isMain(view) || isDark(view);
  test(
    `/contact with an error at every field, ${view.title}: the form is visible, ${hasRingTest ? 'axe reports no violations, and a ring shows the focus' : 'and axe reports no violations'}`,
    about('FORM-ERRORS-UNDER-FIELDS', 'a11y'),
    async ({ open, snapshotNow, expectNone }, info) => {
      const page = await open('/contact', view);
      await submit(page);
      await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(fields.length);
      await expectNone(unusable(await snapshotNow(view, 'form'), view));
      await expectNone(await axe(page, info, 'form'));
      if (hasRingTest) expect(await controlStates(page, 'form')).toEqual([]);
    },
  );
}

/** Defines the tests of states that visitors cause: hover and focus, open menus, a form with errors. */
export function stateTests(all: readonly View[]): void {
  for (const view of all) {
    if (isMain(view) || view.forcedColors || (isDark(view) && !isPhone(view))) controlTests(view);
    if (onPaper(view) || view.css || isVeryWide(view)) continue;
    menuTests(view);
    if (runsScripts(view)) errorTest(view);
  }
}
