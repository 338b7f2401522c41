import type { Locator, Page } from '@playwright/test';
import { durations } from '../spec/constants';
import { mainNavigation, openMenu } from './support/menus';
import { headingOf, routeOf } from './support/routes';
import { covers, expect, openHydrated, test } from './support/test';

/** Longer than one frame, in ms: an animation ends on the first frame at or after its duration. */
const frame = 20;

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls down and waits for the scroll event. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => {
    const settled = new Promise((done) => document.addEventListener('scroll', done, { once: true }));
    window.scrollTo(0, y);
    return settled.then(() => undefined);
  }, top);
}

/** Fails unless a scroll to the top takes exactly the specified time. */
async function expectSmoothScroll(page: Page) {
  await page.clock.runFor(durations.smoothScrollMs / 2);
  const halfway = await scrollY(page);
  await page.clock.runFor(durations.smoothScrollMs / 2 - frame);
  const nearlyThere = await scrollY(page);
  await page.clock.runFor(2 * frame);
  expect(halfway).toBeGreaterThan(nearlyThere);
  expect(nearlyThere).toBeGreaterThan(0);
  expect(await scrollY(page)).toBe(0);
}

interface DetailLink {
  readonly where: string;
  readonly from: string;
  readonly to: string;
  readonly find: (page: Page) => Locator;
  /** The menu that has the link. */
  readonly menu?: 'Programs' | 'Mental Health' | 'Addiction';
}

const inMain = (path: string) => (page: Page) => page.getByRole('main').locator(`a[href="${path}"]`).last();
const inFooter = (path: string) => (page: Page) => page.getByRole('contentinfo').locator(`a[href="${path}"]`);
const inMenu = (path: string) => (page: Page) => mainNavigation(page).locator(`details a[href="${path}"]`);

/** A link of each kind to a page of each family: cards, menus, the footer, the text. */
const detailLinks: readonly DetailLink[] = [
  {
    where: 'a card of the mental-health menu',
    from: '/mental-health',
    to: '/schizophrenia',
    find: inMain('/schizophrenia'),
  },
  { where: 'a card of the addiction menu', from: '/substance-abuse', to: '/xanax', find: inMain('/xanax') },
  { where: 'a substance card of the home page', from: '/', to: '/alcohol', find: inMain('/alcohol') },
  { where: 'a program card of the home page', from: '/', to: '/family-therapy', find: inMain('/family-therapy') },
  {
    where: 'an entry of the Programs menu',
    from: '/alcohol',
    to: '/case-management',
    find: inMenu('/case-management'),
    menu: 'Programs',
  },
  {
    where: 'an entry of the Mental Health menu',
    from: '/alcohol',
    to: '/ptsd',
    find: inMenu('/ptsd'),
    menu: 'Mental Health',
  },
  {
    where: 'an entry of the Addiction menu',
    from: '/depression',
    to: '/heroin',
    find: inMenu('/heroin'),
    menu: 'Addiction',
  },
  {
    where: 'a program link of the footer',
    from: '/alcohol',
    to: '/outpatient-program',
    find: inFooter('/outpatient-program'),
  },
  {
    where: 'a service link of the footer',
    from: '/alcohol',
    to: '/crisis-intervention',
    find: inFooter('/crisis-intervention'),
  },
  {
    where: 'a link in the text of a condition page',
    from: '/acute-stress-disorder',
    to: '/alcohol',
    find: inMain('/alcohol'),
  },
  {
    where: 'a link in the text of the treatment page',
    from: '/treatment',
    to: '/depression',
    find: inMain('/depression'),
  },
];

test.describe('without a preference for reduced motion', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  test('"Back to top" scrolls up over the specified time', covers('FOOT-BACK-TO-TOP~1'), async ({ page }) => {
    await openHydrated(page, '/alcohol');
    await page.getByRole('button', { name: 'Back to top' }).scrollIntoViewIfNeeded();
    const start = await scrollY(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Back to top' }).click();
    expect(start).toBeGreaterThan(1000);
    await expectSmoothScroll(page);
  });

  for (const { where, from, to, find, menu } of detailLinks) {
    test(
      `${where} opens ${to} and scrolls from the current position to the top over the specified time`,
      covers('NAV-DETAIL-SCROLL~1'),
      async ({ page }) => {
        await openHydrated(page, from);
        const link = find(page);
        if (menu) {
          await scrollTo(page, 1500);
          await openMenu(page, menu);
        } else {
          await link.scrollIntoViewIfNeeded();
        }
        // Pointing at the link fetches its page, so that the click shows it without the network.
        await link.hover();
        await page.clock.pauseAt(Date.now() + 60_000);
        const start = await scrollY(page);
        await link.click();
        await expect(page).toHaveURL(to);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(routeOf(to)));
        const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        expect(start).toBeGreaterThan(500);
        expect(await scrollY(page)).toBe(Math.min(start, end));
        await expectSmoothScroll(page);
      },
    );
  }

  test(
    'a link to a page that is not a detail page shows its top at once',
    covers('NAV-OTHER-PAGES~1'),
    async ({ page }) => {
      await openHydrated(page, '/alcohol');
      const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About Us' });
      await link.scrollIntoViewIfNeeded();
      expect(await scrollY(page)).toBeGreaterThan(500);
      await page.clock.pauseAt(Date.now() + 60_000);
      await link.click();
      await expect(page).toHaveURL('/about-us');
      await expect.poll(() => scrollY(page)).toBe(0);
    },
  );
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [what, name, path] of [
    ['"Back to top"', 'Back to top', '/alcohol'],
    ['a link to a detail page', 'Learn More about Xanax Addiction', '/substance-abuse'],
  ] as const) {
    test(`${what} jumps to the top`, covers('A11Y-STILLNESS~1'), async ({ page }) => {
      await page.clock.install();
      await openHydrated(page, path);
      const control = page.getByRole(name === 'Back to top' ? 'button' : 'link', { name });
      await control.scrollIntoViewIfNeeded();
      expect(await scrollY(page)).toBeGreaterThan(500);
      await page.clock.pauseAt(Date.now() + 60_000);
      await control.click();
      await expect.poll(() => scrollY(page)).toBe(0);
    });
  }
});

test(
  'back and forward restore the scroll position of each page',
  covers('SHELL-SCROLL-RESTORE~1'),
  async ({ page }) => {
    await openHydrated(page, '/mental-health');
    await scrollTo(page, 700);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' });
    // A synthetic click, because Playwright's own would first scroll the sticky header into view.
    await link.dispatchEvent('click');
    await expect(page).toHaveURL('/about-us');
    await expect.poll(() => scrollY(page)).toBe(0);
    await scrollTo(page, 400);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mental Health');
    await expect.poll(() => scrollY(page)).toBe(700);
    await page.goForward();
    await expect(page).toHaveURL('/about-us');
    await expect.poll(() => scrollY(page)).toBe(400);
  },
);

test(
  'a reload and a return from another document keep the scroll position',
  covers('SHELL-SCROLL-RESTORE~1'),
  async ({ page }) => {
    await openHydrated(page, '/mental-health');
    await scrollTo(page, 700);
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await expect.poll(() => scrollY(page)).toBe(700);
    await page.goto('/__outbox');
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(700);
  },
);

test(
  'back to a page that is not loaded keeps the current page until it has loaded',
  covers('SHELL-FOCUS~2'),
  async ({ page }) => {
    await openHydrated(page, '/mission');
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Contact' }).first().click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Have some questions?');
    // After the reload, only the current page is loaded.
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/mission-[^/]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const requested = page.waitForRequest(/\/assets\/mission-/);
    await page.evaluate(() => window.history.back());
    await requested;
    await expect(page).toHaveURL('/mission');
    await expect(heading).toHaveText('Have some questions?');
    release();
    await expect(heading).toHaveText('Our Mission');
    await expect(heading).toBeFocused();
  },
);
