import { site } from '../src/site';
import { covers, expect, openHydrated, test } from './support/test';

const chunkOf = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);
const aboutUs = chunkOf('about-us');

test('a link whose chunk is gone loads the page in full', covers('NAV-LINKS-LEAD~1'), async ({ page, console }) => {
  await openHydrated(page, '/');
  console.allow(/^error: Failed to load resource: .* 404/);
  await page.route(aboutUs, (route) => route.fulfill({ status: 404, body: '' }), { times: 2 });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await page.waitForURL('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test(
  'offline, a link to a page not fetched yet says so, leaves the page, gives the phone',
  covers('NAV-LINKS-LEAD~1'),
  async ({ page, context, console }) => {
    await openHydrated(page, '/contact');
    console.allow(/^error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/);
    await context.setOffline(true);
    await page.getByLabel('Message').fill('half written');
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About Us' }).click();
    const status = page.getByRole('status').filter({ hasText: 'connection' });
    await expect(status.getByRole('link', { name: site.phone.display })).toBeVisible();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel('Message')).toHaveValue('half written');
    await context.setOffline(false);
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about-us');
    await expect(status).toBeHidden();
  },
);

for (const [what, pattern] of [
  ['scripts', /\.js$/],
  ['fonts', /\.woff2$/],
  ['pictures', /\.svg$/],
] as const) {
  test(
    `without its ${what} a page still has its text and its phone`,
    covers('SHELL-PRERENDERED~1'),
    async ({ page, console }) => {
      console.allow(/^error: Failed to load resource: net::ERR_FAILED$/);
      await page.route(pattern, (route) => route.abort());
      await page.goto('/alcohol');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alcohol Addiction');
      await expect(page.getByRole('main').locator('a[href="tel:911"]').first()).toBeVisible();
      await expect(page.getByRole('main').locator(`a[href="${site.phone.href}"]`).first()).toBeVisible();
    },
  );
}
