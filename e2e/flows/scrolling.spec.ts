import type { Page } from '@playwright/test';
import { durations } from '../../spec/constants';
import type { Label } from '../support/menus';
import { covers, expect, subject } from '../support/test';
import { test, type Visitor } from './visitor';

/** Longer than one frame, in ms. An animation ends on the first frame at or after its duration. */
const frame = 20;

/** Stops the clock of the page. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Fails unless a scroll to the top takes exactly the specified time. The clock must be stopped. A unit test looks at its course. */
async function expectSmoothScroll(visitor: Visitor): Promise<void> {
  const { clock } = visitor.page;
  const start = await visitor.scrollY();
  await clock.runFor(durations.smoothScrollMs - frame);
  const nearlyThere = await visitor.scrollY();
  await clock.runFor(2 * frame);
  expect(start).toBeGreaterThan(nearlyThere);
  expect(nearlyThere).toBeGreaterThan(0);
  expect(await visitor.scrollY()).toBe(0);
}

/** From /substance-abuse, links in a card, a menu and the footer to a detail page of each template. */
const detailLinks: readonly (readonly [path: string, part: 'main' | 'header' | 'footer', menu?: Label])[] = [
  ['/xanax', 'main'],
  ['/acute-stress-disorder', 'header', 'Mental Health'],
  ['/outpatient-program', 'footer'],
];

test('a link to a detail page scrolls up in the specified time', covers('NAV-DETAIL-SCROLL'), async ({ visitor }) => {
  const { page } = visitor;
  await page.clock.install();
  await visitor.open('/substance-abuse');
  await stopClock(page);
  for (const [path, part, menu] of detailLinks) {
    const link = page.locator(`${part} a[href="${path}"]`).last();
    await visitor.show(menu ? visitor.footer : link);
    if (menu) await visitor.openMenu(menu);
    const start = await visitor.scrollY();
    expect(start, path).toBeGreaterThan(500);
    await visitor.press(link);
    await visitor.see(path);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    // A page can be shorter at first, until the browser lays out the content below the screen.
    expect(await visitor.scrollY(), path).toBeGreaterThan(Math.min(start, end) * 0.8);
    await expectSmoothScroll(visitor);
  }
});

test('the second click of a double-click on a link does nothing', subject('navigation'), async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('/substance-abuse');
  await page.locator('main a[href="/xanax"]').last().click();
  await visitor.see('/xanax');
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect.poll(() => visitor.scrollY()).toBe(0);
  await page.locator('main a[href^="#"]:visible').first().hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page).toHaveURL('/xanax');
});

const ofTop = covers('FOOT-BACK-TO-TOP');

test('"Back to top" scrolls in the specified time; other links open a page at its top', ofTop, async ({ visitor }) => {
  const { page } = visitor;
  await page.clock.install();
  await visitor.open('/alcohol');
  const arrow = page.getByRole('button', { name: 'Back to top' });
  await expect(arrow.locator('svg')).toBeVisible();
  await visitor.show(arrow);
  await stopClock(page);
  await visitor.press(arrow);
  await expectSmoothScroll(visitor);
  await expect(visitor.heading).toBeFocused();
  await visitor.followFooter('About Us');
  await visitor.see('/about-us');
  expect(await visitor.scrollY()).toBe(0);
});
