import type { Page } from '@playwright/test';
import { site } from '../src/site';
import { covers, expect, openHydrated, test } from './support/test';

const noise = /^(?:error|uncaught): (?:Error: )?planted/;

/** Makes the site's code throw wherever it uses this text, each time that it runs. */
async function plant(page: Page, text: string): Promise<void> {
  await page.route(/\/assets\/components-.*\.js$/, async (route) => {
    const response = await route.fetch();
    const parts = (await response.text()).split(new RegExp(`["'\`]${text}["'\`]`));
    if (parts.length < 2) throw new Error(`${text} is nowhere in ${route.request().url()}`);
    await route.fulfill({ response, body: parts.join("(()=>{throw new Error('planted')})()") });
  });
}

/** The contact form throws wherever it is rendered. */
const breakForm = (page: Page) => plant(page, 'multipart/form-data');
/** The call bar stands outside of the page's own part. */
const breakCallBar = (page: Page) => plant(page, 'Call or write');

/** Fails unless the page says that it did not load, and gives the phone numbers and a way on. */
async function expectWayOn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
  for (const href of ['tel:911', 'tel:988', site.phone.href])
    await expect(page.locator(`a[href="${href}"]:visible`).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try this page again' })).toBeVisible();
  await expect(page.locator('a[href="/"]:visible').first()).toBeVisible();
}

test(
  'a page that React fails on keeps header and footer, the phone numbers and a way on',
  covers('FAULT-REACT~1'),
  async ({ page, console }) => {
    console.allow(noise);
    await breakForm(page);
    await page.goto('/alcohol');
    await expectWayOn(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Our Mission' }).click();
    await expect(page).toHaveURL('/mission');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page did not load');
  },
);

test(
  'a site whose frame fails keeps the phone numbers and a way on',
  covers('FAULT-REACT~1'),
  async ({ page, console }) => {
    console.allow(noise);
    await breakCallBar(page);
    await page.goto('/alcohol');
    await expectWayOn(page);
  },
);

test(
  'a page that fails when a link leads to it is loaded in full, once',
  covers('FAULT-REACT~1'),
  async ({ page, console }) => {
    console.allow(noise);
    await breakForm(page);
    await openHydrated(page, '/privacy');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Insurance' }).click();
    await expect(page).toHaveURL('/insurance');
    await expectWayOn(page);
    await expect.poll(() => loads).toBe(1);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/i);
  },
);

test(
  'without a connection, a page that fails gives the phone numbers and a way on',
  covers('FAULT-REACT~1'),
  async ({ page, context, console }) => {
    console.allow(noise);
    await breakForm(page);
    await openHydrated(page, '/privacy');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Insurance' });
    // What the page needs is here before the connection is lost.
    await link.hover();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    console.allow(/ERR_INTERNET_DISCONNECTED/);
    await link.click();
    await expectWayOn(page);
    await expect(page).toHaveURL('/insurance');
  },
);
