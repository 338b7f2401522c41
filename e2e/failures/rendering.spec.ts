import type { Page } from '@playwright/test';
import { expect, hydrated, openHydrated, subject, test } from '../support/test';

const tags = subject('resilience');

test.beforeEach(({ console }) => console.allow(/^(?:error|uncaught): (?:Error: )?planted/));

/** Replaces a string literal in the code that every page has with a throw. */
async function plant(page: Page, text: string): Promise<void> {
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    const response = await route.fetch();
    const parts = (await response.text()).split(new RegExp(`["'\`]${text}["'\`]`));
    if (parts.length < 2) throw new Error(`${route.request().url()} does not contain ${text}`);
    await route.fulfill({ response, body: parts.join("(()=>{throw new Error('planted')})()") });
  });
}

/** Makes the contact form throw wherever it is rendered. */
const breakForm = (page: Page) => plant(page, 'multipart/form-data');

/** Fails unless the error page is shown. tests/component/error-boundary.test.tsx tests its links. */
const expectErrorPage = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load');

test('when a page throws, the error page replaces it; header and footer stay', tags, async ({ page }) => {
  await breakForm(page);
  await page.goto('/alcohol');
  await expectErrorPage(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Our Mission' }).click();
  await expect(page).toHaveURL('/mission');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page didn’t load');
});

test('when the layout throws, the error page replaces the whole site', tags, async ({ page }) => {
  // Only the call bar has this icon.
  await plant(page, 'crisis');
  await page.goto('/alcohol');
  await expectErrorPage(page);
});

test('a page that throws after a navigation is reloaded once, as a document', tags, async ({ page }) => {
  await breakForm(page);
  await openHydrated(page, '/privacy');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Insurance' }).click();
  await expect(page).toHaveURL('/insurance');
  await expect.poll(() => loads).toHaveLength(1);
  // The reloaded document shows its HTML first, and then the error page.
  await expectErrorPage(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/i);
  // The script that `breakForm` replaces may still be loading.
  await hydrated(page);
});
