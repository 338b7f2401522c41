import type { Page } from '@playwright/test';
import { test } from './flows/visitor';
import { hold } from './support/messages';
import { expect, hydrated, subject } from './support/test';

/*
 * Back and Forward in cases that disturbances/without-scripts-compared.spec.ts leaves out: before the scripts load, with links
 * to sections, and during a smooth scroll. flows/scrolling.spec.ts tests how links scroll.
 */

const tags = subject('navigation', 'a11y');
const ofForm = subject('navigation', 'form');

for (const [missing, scripts] of [
  ['the scripts load', /\/assets\/.*\.js$/],
  ['the last script loads', /\/assets\/contact-.*\.js$/],
] as const) {
  test(`after a reload, Back before ${missing} keeps the text of the form`, ofForm, async ({ visitor, page }) => {
    await visitor.open('/privacy');
    await visitor.followMain('Insurance');
    await visitor.arrive('/insurance');
    await visitor.followFooter('Contact Us');
    await visitor.arrive('/contact');
    const release = await hold(page, scripts);
    const requested = page.waitForRequest(scripts);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await requested;
    await visitor.type('message', 'Half a question');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/insurance');
    release();
    await hydrated(page);
    await visitor.see('/insurance');
    await expect(visitor.field('message')).toHaveValue('Half a question');
    await page.goForward();
    await visitor.see('/contact');
  });
}

/**
 * The distance of a section's heading from the top of the screen, in px. Unlike the scroll position, it doesn't depend on the
 * heights that the browser estimates for content off screen.
 */
const placeOf = (page: Page, section: string) =>
  page.locator(`#${section} > h2`).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));

/** Fails unless a section's heading has the focus and is in view. The crawl tests that the header does not cover it. */
async function expectAtSection(page: Page, section: string): Promise<void> {
  const heading = page.locator(`#${section} > h2`);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
}

test('also after a reload, Back to a section restores the place and the focus', tags, async ({ visitor, page }) => {
  await visitor.open('/');
  await visitor.press(page.getByRole('main').locator('a[href="/opioid#after-overdose"]').first());
  await page.waitForURL('**/opioid#after-overdose');
  await expectAtSection(page, 'after-overdose');
  await visitor.show(page.locator('main h2').last());
  const place = await placeOf(page, 'after-overdose');
  const link = page.getByRole('main').locator('a[href^="/"]').last();
  await link.focus();
  await page.keyboard.press('Enter');
  for (const reload of [false, true]) {
    await page.waitForURL((url) => url.pathname !== '/opioid');
    if (reload) await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(() => placeOf(page, 'after-overdose')).toBe(place);
    await page.goForward();
  }
});

test('in a page, Back returns to a section link, and Forward to its section', tags, async ({ visitor, page }) => {
  await visitor.open('/alcohol');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const section = (await link.getAttribute('href'))?.slice(1) ?? '';
  await visitor.show(link);
  const start = await visitor.scrollY();
  await visitor.press(link);
  await expectAtSection(page, section);
  await page.goBack();
  await expect.poll(() => visitor.scrollY()).toBe(start);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL('/alcohol');
  await page.goForward();
  await expectAtSection(page, section);
  const end = await placeOf(page, section);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => placeOf(page, section)).toBe(end);
});

test('Back during a smooth scroll restores the earlier position', subject('navigation'), async ({ visitor, page }) => {
  await page.clock.install();
  await visitor.open('/substance-abuse');
  const card = page.getByRole('link', { name: 'Learn More about Xanax Addiction' });
  await visitor.show(card);
  const start = await visitor.scrollY();
  expect(start).toBeGreaterThan(500);
  await page.clock.pauseAt(Date.now() + 60_000);
  await visitor.press(card);
  await visitor.see('/xanax');
  await page.clock.runFor(200);
  await page.evaluate(() => history.back());
  await visitor.see('/substance-abuse');
  await page.clock.runFor(1000);
  expect(await visitor.scrollY()).toBe(start);
});
