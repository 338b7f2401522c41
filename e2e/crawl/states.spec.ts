import type { TestInfo } from '@playwright/test';
import { menus } from '../../spec/navigation';
import { fields } from '../../spec/validation';
import { axe, controlStates } from '../../tools/sight/index';
import { expectOpen, mainNavigation, menuEntries, menuSummary, menuToggle, openMenu } from '../support/menus';
import { submit } from '../support/messages';
import { routeOf, routes, templateRoutes } from '../support/routes';
import { swipeUp } from '../support/swipe';
import { covers, slow, subject } from '../support/test';
import { expect, type Tab, test } from './tab';
import { isAltered, isDark, isMain, isPhone, isPlain, isUsual, isWide, runsScripts, type View, views } from './views';

/* Tests of states that visitors cause: hover and focus, open menus, a form with errors. */

const menuRules = {
  Programs: 'NAV-PROGRAMS-MENU',
  'Mental Health': 'NAV-MENTAL-HEALTH-MENU',
  Addiction: 'NAV-ADDICTION-MENU',
} as const;

const longest = menus[2];

/** Fails if text, pictures, fields or controls in a part of the open page are not visible or cannot be pressed. */
async function expectUsable(tab: Tab, view: View, within: string, info: TestInfo): Promise<void> {
  const { hiddenText, hiddenPictures, unclickable } = await tab.look(view, within);
  const findings = [...hiddenText, ...hiddenPictures, ...unclickable];
  expect(await tab.report(findings, view, info)).toEqual([]);
}

/** The parts whose links and controls differ between a phone and a wide screen. */
const phoneParts = 'header, nav[aria-label="Call or write"], nav[aria-label="On this page"]';
const rings = subject('a11y');

const ringTest =
  'each kind of link and control stays legible and still when hovered, focused or pressed, and a ring shows the focus';

for (const view of views.filter((each) => isMain(each) || each.forcedColors || (isDark(each) && !each.touch)))
  for (const [pages, paths, tags] of [
    ['a page of each template', templateRoutes, isMain(view) ? rings : slow(rings)],
    // The quick links have a ring of their own there.
    ...(view.forcedColors ? [['the home page', [routeOf('/')], rings] as const] : []),
    // The other views show the same kinds.
    ...(isWide(view) ? [['all pages', routes, slow(rings)] as const] : []),
  ] as const)
    test(`on ${pages} ${view.title}: ${ringTest}`, tags, async ({ tabFor }) => {
      const [tab, known] = [await tabFor(view), new Set<string>()];
      const part = isPhone(view) ? phoneParts : 'body';
      for (const { path } of paths)
        expect(await controlStates(await tab.open(path, view), part, known), path).toEqual([]);
    });

// All menus look alike, so most views test only the longest.
for (const view of views.filter(isUsual))
  for (const { label } of isMain(view) ? menus : [longest]) {
    const isScanned = label === longest.label && runsScripts(view);
    const own = covers(menuRules[label], 'a11y');
    test(`/contact ${view.title}: the open ${label} menu is visible and usable`, own, async ({ tabFor }, info) => {
      const tab = await tabFor(view);
      const page = await tab.open('/contact', view);
      await openMenu(page, label);
      await expectUsable(tab, view, 'header', info);
      await menuSummary(page, label).focus();
      for (const entry of await menuEntries(page, label).all()) {
        await page.keyboard.press('Tab');
        await expect(entry).toBeFocused();
        await expect(entry).toBeInViewport({ ratio: 1 });
      }
      if (!isScanned) return;
      expect(await tab.report(await axe(page, 'header'), view, info)).toEqual([]);
      // Focusing the toggle, which is outside the navigation, would close the menu.
      if (isMain(view) || isDark(view)) expect(await controlStates(page, 'header nav details[open]')).toEqual([]);
    });
  }

const reach = covers('NAV-MOBILE-MENU-STATES', 'a11y');
for (const view of views.filter((each) => each.touch && isPlain(each))) {
  const own = isAltered(view) ? slow(reach) : reach;
  test(`/privacy ${view.title}: swipes reach the last entry of the longest menu`, own, async ({ tabFor }) => {
    const page = await (await tabFor(view)).open('/privacy', view);
    const isInView = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    await menuToggle(page).tap();
    await expectOpen(menuToggle(page));
    // Playwright's taps scroll to the element. Swipe first, to show that a finger can bring it into view.
    const summary = menuSummary(page, longest.label);
    while (!(await summary.evaluate(isInView))) expect(await swipeUp(page)).toBe(true);
    await summary.tap();
    const last = menuEntries(page, longest.label).last();
    await expect(last).toBeVisible();
    while (!(await last.evaluate(isInView))) expect(await swipeUp(page)).toBe(true);
    await last.tap();
    await expect(page).toHaveURL('/xanax');
    await expect(mainNavigation(page)).toBeHidden();
  });
}

const ofErrors = covers('FORM-ERRORS-UNDER-FIELDS', 'a11y');
for (const view of views.filter((each) => isUsual(each) && runsScripts(each)))
  test(`/contact ${view.title}: the form with errors is visible and usable`, ofErrors, async ({ tabFor }, info) => {
    const tab = await tabFor(view);
    const page = await tab.open('/contact', view);
    await submit(page);
    await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(fields.length);
    await expectUsable(tab, view, 'form', info);
    expect(await tab.report(await axe(page, 'form'), view, info)).toEqual([]);
    // The color of the ring depends only on the color scheme. A field may be taller than a zoomed screen.
    if (isMain(view) || isDark(view)) expect(await controlStates(page, 'form')).toEqual([]);
  });
