import { headingOf, routeOf } from '../support/routes';
import { nothing, stored } from '../support/stored';
import { expect, hydrated, subject } from '../support/test';
import { formerSite } from './helpers/former-site';
import { test } from './helpers/host';

const tags = subject('resilience');

test('the next page replaces a former site with a service worker', tags, async ({ page, host }) => {
  host.answer = formerSite;
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  host.answer = host.site;
  await page.goto('/mission');
  await page.evaluate(() => document.body.append('typed text'));
  await expect.poll(() => stored(page)).toEqual(nothing);
  // Nothing has reloaded the page.
  await expect(heading).toHaveText('Former site');
  await expect(page.getByText('typed text')).toBeVisible();
  await page.goto('/contact');
  await expect(heading).toHaveText(headingOf(routeOf('/contact')));
  await hydrated(page);
  await expect.poll(() => stored(page)).toEqual(nothing);
});

test('each usual address of a service worker has the script that removes it', tags, async ({ request }) => {
  const script = await (await request.get('/service-worker.js')).text();
  expect(script).toContain('unregister');
  for (const address of ['/sw.js', '/serviceworker.js', '/ngsw-worker.js']) {
    const response = await request.get(address);
    expect(response.headers()['content-type'], address).toContain('javascript');
    expect(await response.text(), address).toBe(script);
  }
});
