import type { Page } from '@playwright/test';
import { site } from '../src/site';
import { fill, messageWith, submit } from './support/contact-form';
import { expectArrivedOnce, sendAddress } from './support/faults';
import { covers, expect, openHydrated, test } from './support/test';

const chunkMissing = /^error: (?:Failed to load resource: .* 404|TypeError: Failed to fetch dynamically)/;
const disconnected =
  /^error: (?:Failed to load resource: net::ERR_INTERNET_DISCONNECTED|TypeError: Failed to fetch dyn)/;

/** Lets the chunk of /about-us be missing until the page is loaded as a document, as after a new deployment. */
async function replaceChunk(page: Page): Promise<void> {
  const chunk = /\/assets\/about-us-[^/]+\.js$/;
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('/about-us', async (route) => {
    await page.unroute(chunk);
    await route.continue();
  });
}

const aboutUs = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' });

test(
  'a link to a page whose chunk is missing loads the page as a document',
  covers('NAV-LINKS-LEAD~1'),
  async ({ keptPage: page, console }) => {
    await openHydrated(page, '/');
    console.allow(chunkMissing);
    await replaceChunk(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const loaded = page.waitForEvent('load');
    await aboutUs(page).click();
    await loaded;
    await expect(page).toHaveURL('/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  },
);

test(
  'a message in flight arrives before a page whose chunk is missing is loaded as a document',
  covers('FORM-SURVIVES-NAVIGATION~1'),
  async ({ keptPage: page, console }) => {
    const message = messageWith('Sent during a deployment');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await openHydrated(page, '/contact');
    console.allow(chunkMissing);
    await replaceChunk(page);
    await page.route(sendAddress, async (route) => {
      await held;
      await route.continue();
    });
    await fill(page, message);
    await submit(page);
    await aboutUs(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load');
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome/);
    await expectArrivedOnce(page, message);
    expect(console.take()).toEqual(['log: OK']);
  },
);

test(
  'offline, a link to a page that is not loaded yet shows the error page with the phone number',
  covers('NAV-LINKS-LEAD~1'),
  async ({ page, context, console }) => {
    await openHydrated(page, '/contact');
    console.allow(disconnected);
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About Us' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('check your connection')).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(main.locator(`a[href="${site.phone.href}"]`)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Have some questions?');
    await context.setOffline(false);
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Our Mission' }).click();
    await expect(page).toHaveURL('/mission');
    await expect(main.getByText('check your connection')).toBeHidden();
  },
);

test(
  'the link to try again loads the page once the connection is back',
  covers('NAV-LINKS-LEAD~1'),
  async ({ page, context, console }) => {
    await openHydrated(page, '/contact');
    console.allow(disconnected);
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About Us' }).click();
    const retry = page.getByRole('link', { name: 'Try this page again' });
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome/);
  },
);

test(
  'a link that failed offline leads to its page when it is followed again once the connection is back',
  covers('NAV-LINKS-LEAD~1'),
  async ({ page, context, console }) => {
    await openHydrated(page, '/contact');
    console.allow(disconnected);
    await context.setOffline(true);
    await aboutUs(page).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This page didn’t load');
    await context.setOffline(false);
    await aboutUs(page).click();
    await expect(heading).toHaveText(/Welcome/);
  },
);

for (const [what, pattern] of [
  ['scripts', /\.js$/],
  ['fonts', /\.woff2$/],
  ['pictures', /\.svg$/],
] as const) {
  test(
    `a page without its ${what} still has its text and the phone number`,
    covers('FAULT-LOADING~1'),
    async ({ keptPage: page, console }) => {
      console.allow(
        /^error: Failed to load resource: net::ERR_FAILED$|^uncaught: Failed to fetch dynamically imported module/,
      );
      await page.route(pattern, (route) => route.abort());
      await page.goto('/alcohol');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alcohol Addiction');
      await expect(page.getByRole('main').locator('a[href="tel:911"]').first()).toBeVisible();
      await expect(page.getByRole('main').locator(`a[href="${site.phone.href}"]`).first()).toBeVisible();
    },
  );
}
