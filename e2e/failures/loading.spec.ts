import type { Page, Route } from '@playwright/test';
import { menus } from '../../spec/navigation';
import { site } from '../../src/site';
import {
  expectArrivedOnce,
  expectFormPosts,
  expectFormSends,
  fill,
  hold,
  messageWith,
  submit,
  submitButton,
  unanswered,
} from '../support/contact-form';
import { expectOpen, mainNavigation, menuEntries, menuSummary, menuToggle } from '../support/menus';
import { phone } from '../support/screens';
import { covers, expect, hydrated, test } from '../support/test';

const path = '/alcohol';
/** The load event would wait for what never arrives. */
const committed = { waitUntil: 'commit' } as const;

const scripts = {
  'every script': /\/assets\/.*\.js$/,
  'the entry script': /\/assets\/index-.*\.js$/,
  'the chunk of the page': /\/assets\/alcohol-.*\.js$/,
  'the chunk of React': /\/assets\/vendor-.*\.js$/,
} as const;
const failures: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  'cannot be fetched': (route) => route.abort(),
  'is missing on the host': (route) => route.fulfill({ status: 404, body: '' }),
  'throws an error': (route) => route.fulfill({ contentType: 'text/javascript', body: "throw new Error('planted')" }),
  'never arrives': unanswered,
};
/** Files without which the page never hydrates; it must then work as prerendered. */
const cases: readonly (readonly [keyof typeof scripts, keyof typeof failures])[] = [
  ['every script', 'cannot be fetched'],
  ['every script', 'never arrives'],
  ['the entry script', 'is missing on the host'],
  ['the chunk of the page', 'cannot be fetched'],
  ['the chunk of React', 'throws an error'],
];
const noise =
  /^error: Failed to load resource: |^uncaught: (?:planted$|Failed to fetch dynamically|The requested module .* does not provide an export)/;

/** Fails unless the page has its heading, its text, a phone link in view, and menus that open and close. */
async function expectReadable(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Alcohol Addiction');
  expect(((await main.textContent()) ?? '').length).toBeGreaterThan(500);
  await expect(page.locator(`a[href="${site.phone.href}"]:visible`).first()).toBeInViewport();
  for (const { label, entries } of menus) {
    await menuSummary(page, label).click();
    await expect(menuEntries(page, label)).toHaveText(entries.map((entry) => entry.label));
    await menuSummary(page, label).click();
    await expectOpen(menuSummary(page, label), false);
  }
}

for (const [what, how] of cases) {
  test(`a page works as prerendered when ${what} ${how}`, covers('FAILURE-LOADING'), async ({ page, console }) => {
    console.allow(noise);
    await page.route(scripts[what], failures[how] ?? unanswered);
    await page.goto(path, committed);
    await expectReadable(page);
    await expect(page.getByRole('button')).toHaveText(['Submit']);
    await expectFormPosts(page, `${what} ${how}`);
  });
}

const fontsAndPictures = /\.(?:woff2|svg)$/;

test(
  'a page hydrates when its fonts and pictures cannot be fetched',
  covers('FAILURE-LOADING'),
  async ({ page, console }) => {
    console.allow(/^error: Failed to load resource: |^log: OK$/);
    await page.route(fontsAndPictures, (route) => route.abort());
    await page.goto(path, committed);
    await hydrated(page);
    await expectReadable(page);
    await expectFormSends(page, 'No fonts and pictures');
  },
);

// The load event, after which the page hydrates, then never fires.
test(
  'a page works as prerendered when its fonts and pictures never arrive',
  covers('FAILURE-LOADING'),
  async ({ page }) => {
    await page.route(fontsAndPictures, unanswered);
    await page.goto(path, committed);
    await expectReadable(page);
    await expectFormPosts(page, 'Fonts and pictures never arrive');
  },
);

test(
  'a message written before hydration and submitted after it arrives once',
  covers('FAILURE-SCRIPTLESS-FORM'),
  async ({ page, console }) => {
    const message = messageWith('Written before hydration');
    const release = await hold(page, scripts['every script']);
    await page.goto('/contact', committed);
    const identifiers = page.locator('form input[type="hidden"]');
    await expect(identifiers).toHaveCount(4);
    await fill(page, message);
    release();
    await hydrated(page);
    await expect(identifiers).toHaveCount(0);
    await submit(page);
    await expect(submitButton(page)).toHaveText('Message Sent');
    await expectArrivedOnce(page, message);
    expect(console.take()).toEqual(['log: OK']);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a menu opened before hydration stays open, and can be closed', covers('FAILURE-LOADING'), async ({ page }) => {
    const release = await hold(page, scripts['every script']);
    await page.goto(path, committed);
    const programs = menuSummary(page, 'Programs');
    await menuToggle(page).click();
    await programs.click();
    const entry = mainNavigation(page).getByRole('link', { name: 'Case Management' });
    await expect(entry).toBeVisible();
    release();
    await hydrated(page);
    await expect(entry).toBeVisible();
    await programs.click();
    await expect(entry).toBeHidden();
    await menuToggle(page).click();
    await expect(programs).toBeHidden();
  });
});
