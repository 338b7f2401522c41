import { expectOpen, mainNavigation, menuEntries, menuSummary, menuToggle } from '../support/menus';
import { covers, expect, openHydrated, slow, test } from '../support/test';
import { swipeUp } from './helpers/swipe';

test.use({ isMobile: true, hasTouch: true });

/** Phones in landscape, and one in portrait, with text of normal and double size. */
const screens = ['844x390', '740x360', '667x375', '568x320', '390x844'];
const sizes = ['100%', '200%'];
/** The cases of `npm test`: a common screen in both orientations, and the one with the least room. */
const usual = ['390x844 100%', '844x390 100%', '568x320 200%'];
const rules = covers('NAV-MOBILE-MENU-STATES');

for (const screen of screens) {
  for (const size of sizes) {
    test(
      `swipes reach the last entry of the open menu on a screen of ${screen} with ${size} text`,
      usual.includes(`${screen} ${size}`) ? rules : slow(rules),
      async ({ page }) => {
        const [width = 0, height = 0] = screen.split('x').map(Number);
        await page.setViewportSize({ width, height });
        await openHydrated(page, '/privacy');
        await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
        await menuToggle(page).tap();
        await expectOpen(menuToggle(page));
        const isInView = (element: Element) => {
          const { left, top, width: across, height: down } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + across / 2, top + down / 2));
        };
        // Playwright's taps scroll to the element. Swipe first, to show that a finger can bring it into view.
        const addiction = menuSummary(page, 'Addiction');
        while (!(await addiction.evaluate(isInView))) expect(await swipeUp(page)).toBe(true);
        await addiction.tap();
        const last = menuEntries(page, 'Addiction').last();
        await expect(last).toBeVisible();
        while (!(await last.evaluate(isInView))) expect(await swipeUp(page)).toBe(true);
        await last.tap();
        await expect(page).toHaveURL('/xanax');
        await expect(mainNavigation(page)).toBeHidden();
      },
    );
  }
}
