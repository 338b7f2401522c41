import { site } from '../src/site';
import { covers, expect, openHydrated, test } from './support/test';

const chunkOf = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);
const aboutUs = chunkOf('about-us');

test(
  'a link to a page whose chunk is missing loads the page as a document',
  covers('NAV-LINKS-LEAD~1'),
  async ({ keptPage: page, console }) => {
    await openHydrated(page, '/');
    console.allow(/^error: (?:Failed to load resource: .* 404|TypeError: Failed to fetch dynamically)/);
    await page.route(aboutUs, (route) => route.fulfill({ status: 404, body: '' }), { times: 2 });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const loaded = page.waitForEvent('load');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
    await loaded;
    await expect(page).toHaveURL('/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  },
);

test(
  'offline, a link to a page that is not loaded yet shows the error page with the phone number',
  covers('NAV-LINKS-LEAD~1'),
  async ({ page, context, console }) => {
    await openHydrated(page, '/contact');
    console.allow(/^error: (?:Failed to load resource: net::ERR_INTERNET_DISCONNECTED|TypeError: Failed to fetch dyn)/);
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
    console.allow(/^error: (?:Failed to load resource: net::ERR_INTERNET_DISCONNECTED|TypeError: Failed to fetch dyn)/);
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About Us' }).click();
    const retry = page.getByRole('link', { name: 'Try this page again' });
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome/);
  },
);

for (const [what, pattern] of [
  ['scripts', /\.js$/],
  ['fonts', /\.woff2$/],
  ['pictures', /\.svg$/],
] as const) {
  test(
    `a page without its ${what} still has its text and the phone number`,
    covers('SHELL-PRERENDERED~1'),
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
