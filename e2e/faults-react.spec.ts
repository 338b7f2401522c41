import type { Page } from '@playwright/test';
import { site } from '../src/site';
import { fill, messageWith, submit } from './support/contact-form';
import { expectArrivedOnce, expectFormPosts, expectMenus, expectText } from './support/faults';
import { covers, expect, openHydrated, test } from './support/test';

const noise = /^error: Error: planted/;

/** Has the code of the site throw wherever it names this, as often as it is run. */
async function plant(page: Page, name: string): Promise<void> {
  await page.route(/\/assets\/parts-.*\.js$/, async (route) => {
    const response = await route.fetch();
    const parts = (await response.text()).split(`"${name}"`);
    if (parts.length < 2) throw new Error(`${name} is nowhere in ${route.request().url()}`);
    await route.fulfill({ response, body: parts.join("(()=>{throw new Error('planted')})()") });
  });
}

/** The contact form throws wherever it is drawn. */
const breakForm = (page: Page) => plant(page, 'ContactForm-section');
/** The call bar stands outside of what guards the page. */
const breakCallBar = (page: Page) => plant(page, 'Call or write');

const faults = { 'a part of it': breakForm, 'the frame around it': breakCallBar } as const;

for (const [what, plantIt] of Object.entries(faults)) {
  test(
    `a page in which ${what} fails stands there as it was built`,
    covers('FAULT-AS-BUILT~1'),
    async ({ page, console }) => {
      console.allow(noise);
      await plantIt(page);
      await page.goto('/alcohol');
      await expect(page.locator('html[data-as-built]')).toBeAttached();
      await expectText(page, 'Alcohol Addiction');
      await expectMenus(page);
      await expectFormPosts(page, what);
    },
  );
}

test(
  'what was entered before the page failed stands in the form that is there after it',
  covers('FAULT-AS-BUILT~1'),
  async ({ page, console }) => {
    const message = messageWith('Entered before');
    let letIn = () => {};
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    console.allow(noise);
    await breakForm(page);
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact');
    await fill(page, message);
    letIn();
    await expect(page.locator('html[data-as-built]')).toBeAttached();
    await submit(page);
    await expect(page.getByText('OK', { exact: true })).toBeVisible();
    await expectArrivedOnce(page, message);
  },
);

test(
  'a page that fails when a link leads to it is loaded in full, and stands there as it was built',
  covers('FAULT-AS-BUILT~1'),
  async ({ page, console }) => {
    console.allow(noise);
    await breakForm(page);
    await openHydrated(page, '/privacy');
    const loaded = page.waitForEvent('load');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Insurance' }).click();
    await loaded;
    await expect(page.locator('html[data-as-built]')).toBeAttached();
    await expect(page).toHaveURL('/insurance');
    await expectText(page, /insurance/i);
    await expectFormPosts(page, 'Loaded in full');
  },
);

test(
  'the way back from a page that failed leads to the page before',
  covers('FAULT-AS-BUILT~1'),
  async ({ page, console }) => {
    console.allow(noise);
    await breakForm(page);
    await openHydrated(page, '/privacy');
    const loaded = page.waitForEvent('load');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Insurance' }).click();
    await loaded;
    await expect(page.locator('html[data-as-built]')).toBeAttached();
    // The browser takes the way back within the document; the page then loads itself, which Playwright's own way back
    // takes for a failure.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page).toHaveURL('/privacy');
    // Nothing of the form is on that page, so that it comes alive.
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expectText(page, /privacy/i);
  },
);

test(
  'without a connection, a page that fails gives the phone and a way on',
  covers('FAULT-AS-BUILT~1'),
  async ({ page, context, console }) => {
    console.allow(/^error: (?:Error: planted|Failed to load resource: net::ERR_INTERNET_DISCONNECTED)/);
    await breakForm(page);
    await openHydrated(page, '/privacy');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Insurance' });
    // What the page needs is here before the connection is lost.
    const chunk = page.waitForResponse(/\/assets\/insurance-.*\.js$/);
    await link.hover();
    // With all the chunks that it asks for in turn.
    await page.evaluate((address) => import(address), (await chunk).url());
    await context.setOffline(true);
    await link.click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
    await expect(main.locator(`a[href="${site.phone.href}"]`)).toBeVisible();
    await expect(main.getByRole('link', { name: 'home page' })).toBeVisible();
  },
);
