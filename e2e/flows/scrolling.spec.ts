import type { Locator, Page } from '@playwright/test';
import { durations } from '../../spec/constants';
import { hold } from '../support/contact-form';
import { mainNavigation } from '../support/menus';
import { headingOf, routeOf } from '../support/routes';
import { covers, expect, hydrated } from '../support/test';
import { test, type Visitor } from './visitor';

/** Longer than one frame, in ms: an animation ends on the first frame at or after its duration. */
const frame = 20;

/** Stops the clock of the page. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Fails unless a scroll to the top, with the clock stopped, takes exactly the specified time. */
async function expectSmoothScroll(visitor: Visitor): Promise<void> {
  const { clock } = visitor.page;
  const start = await visitor.scrollY();
  await clock.runFor(durations.smoothScrollMs / 2);
  const halfway = await visitor.scrollY();
  await clock.runFor(durations.smoothScrollMs / 2 - frame);
  const nearlyThere = await visitor.scrollY();
  await clock.runFor(2 * frame);
  expect(start).toBeGreaterThan(halfway);
  expect(halfway).toBeGreaterThan(nearlyThere);
  expect(nearlyThere).toBeGreaterThan(0);
  expect(await visitor.scrollY()).toBe(0);
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

/** A link of each kind to pages of each family: cards, menus, the footer, the text. */
// biome-ignore format: a table, one link a row
const detailLinks: readonly DetailLink[] = [
  { where: 'a card of the addiction menu', from: '/substance-abuse', to: '/xanax', find: inMain('/xanax') },
  { where: 'a program card of the home page', from: '/', to: '/family-therapy', find: inMain('/family-therapy') },
  { where: 'an entry of the Programs menu', from: '/alcohol', to: '/case-management', find: inMenu('/case-management'), menu: 'Programs' },
  { where: 'an entry of the Mental Health menu', from: '/alcohol', to: '/ptsd', find: inMenu('/ptsd'), menu: 'Mental Health' },
  { where: 'an entry of the Addiction menu', from: '/depression', to: '/heroin', find: inMenu('/heroin'), menu: 'Addiction' },
  { where: 'a program link of the footer', from: '/alcohol', to: '/outpatient-program', find: inFooter('/outpatient-program') },
  { where: 'a link in the text', from: '/acute-stress-disorder', to: '/alcohol', find: inMain('/alcohol') },
];

for (const { where, from, to, find, menu } of detailLinks) {
  test(
    `${where} opens ${to} and scrolls from the current position to the top over the specified time`,
    covers('NAV-DETAIL-SCROLL~1'),
    async ({ visitor }) => {
      const { page } = visitor;
      await page.clock.install();
      await visitor.open(from);
      const link = find(page);
      if (menu) {
        await visitor.scroll(1200);
        await visitor.openMenu(menu);
      } else await link.scrollIntoViewIfNeeded();
      await stopClock(page);
      const start = await visitor.scrollY();
      expect(start).toBeGreaterThan(500);
      await visitor.press(link);
      await expect(page).toHaveURL(to);
      await expect(visitor.heading).toHaveText(headingOf(routeOf(to)));
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      // A page may be shorter at first: what is far away is laid out when it comes near.
      expect(await visitor.scrollY()).toBeGreaterThan(Math.min(start, end) * 0.8);
      await expectSmoothScroll(visitor);
    },
  );
}

test(
  '"Back to top" scrolls up over the specified time, and focuses the heading',
  covers('FOOT-BACK-TO-TOP~1', 'SHELL-FOCUS~2'),
  async ({ visitor }) => {
    const { page } = visitor;
    await page.clock.install();
    await visitor.open('/alcohol');
    const arrow = page.getByRole('button', { name: 'Back to top' });
    await expect(arrow.locator('svg')).toBeVisible();
    await arrow.scrollIntoViewIfNeeded();
    await stopClock(page);
    await visitor.press(arrow);
    await expectSmoothScroll(visitor);
    await expect(visitor.heading).toBeFocused();
  },
);

test(
  'a link to a page that is no detail page shows its top at once',
  covers('NAV-OTHER-PAGES~1'),
  async ({ visitor }) => {
    const { page } = visitor;
    await page.clock.install();
    await visitor.open('/alcohol');
    await visitor.scroll(900);
    await stopClock(page);
    await visitor.followFooter('About Us');
    await visitor.arrive('/about-us');
    expect(await visitor.scrollY()).toBe(0);
  },
);

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a detail link and "Back to top" jump to the top', covers('A11Y-STILLNESS~1'), async ({ visitor }) => {
    const { page } = visitor;
    await page.clock.install();
    await visitor.open('/substance-abuse');
    const card = page.getByRole('link', { name: 'Learn More about Xanax Addiction' });
    await card.scrollIntoViewIfNeeded();
    expect(await visitor.scrollY()).toBeGreaterThan(500);
    await stopClock(page);
    await visitor.press(card);
    await visitor.arrive('/xanax');
    expect(await visitor.scrollY()).toBe(0);
    await visitor.press(page.getByRole('button', { name: 'Back to top' }));
    await expect(visitor.heading).toBeFocused();
    expect(await visitor.scrollY()).toBe(0);
  });
});

test(
  'back, forward, a reload and a return from another document show each page where it was left',
  covers('SHELL-SCROLL-RESTORE~1'),
  async ({ visitor }) => {
    const { page } = visitor;
    // A page whose links scroll smoothly; going back to it must not.
    await visitor.open('/depression');
    await visitor.scroll(700);
    const first = await visitor.scrollY();
    expect(first).toBeGreaterThan(500);
    await visitor.followMain('About Us');
    await visitor.arrive('/about-us');
    expect(await visitor.scrollY()).toBe(0);
    await visitor.scroll(400);
    const second = await visitor.scrollY();
    await page.goBack();
    await visitor.arrive('/depression');
    expect(await visitor.scrollY()).toBe(first);
    await page.goForward();
    await visitor.arrive('/about-us');
    expect(await visitor.scrollY()).toBe(second);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => visitor.scrollY()).toBe(second);
    await page.goto('/__outbox');
    await page.goBack();
    await expect.poll(() => visitor.scrollY()).toBe(second);
  },
);

test(
  'back, in the middle of a smooth scroll, shows the page before where it was left',
  covers('SHELL-SCROLL-RESTORE~1'),
  async ({ visitor }) => {
    const { page } = visitor;
    await page.clock.install();
    await visitor.open('/substance-abuse');
    const card = page.getByRole('link', { name: 'Learn More about Xanax Addiction' });
    await card.scrollIntoViewIfNeeded();
    const start = await visitor.scrollY();
    await stopClock(page);
    await visitor.press(card);
    await visitor.arrive('/xanax');
    await page.clock.runFor(200);
    await page.evaluate(() => history.back());
    await visitor.arrive('/substance-abuse');
    await page.clock.runFor(1000);
    expect(await visitor.scrollY()).toBe(start);
  },
);

test(
  'a page scrolled before its scripts arrive is shown there again by back',
  covers('SHELL-SCROLL-RESTORE~1'),
  async ({ visitor }) => {
    const { page } = visitor;
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.goto('/substance-abuse', { waitUntil: 'commit' });
    await visitor.footer.waitFor();
    await visitor.scroll(700);
    const start = await visitor.scrollY();
    release();
    await hydrated(page);
    await visitor.followMain('Insurance');
    await visitor.arrive('/insurance');
    await page.goBack();
    await visitor.arrive('/substance-abuse');
    expect(await visitor.scrollY()).toBe(start);
  },
);

test('a fragment that cannot be decoded does not break the page', covers('FAILURE-FRAGMENT~1'), async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('/mission');
  await visitor.followFooter('Contact Us');
  await visitor.arrive('/contact');
  await visitor.scroll(300);
  await page.evaluate(() => {
    // A key of its own, as the router gives a link: no position is saved for it.
    window.history.pushState({ key: 'undecodable', idx: 9 }, '', '#%');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  // The site has handled the navigation: there is no such element, so the page is at its top.
  await expect.poll(() => visitor.scrollY()).toBe(0);
  await expect(visitor.heading).toHaveText('Have some questions?');
});
