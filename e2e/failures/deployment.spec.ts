import type { Page } from '@playwright/test';
import { test } from '../flows/visitor';
import { expectArrivedOnce, fill, hold, messageWith, sendAddress } from '../support/messages';
import { saveData } from '../support/requests';
import { expect, hydrated, subject } from '../support/test';

const errorPage = 'This page didn’t load';

// A prefetched page would load despite the deployment.
test.beforeEach(async ({ page, console }) => {
  console.allow(/^error: (?:Failed to load resource: .* 404|TypeError: Failed to fetch dynamically)|^log: OK$/);
  await saveData(page);
});

/** Simulates a new deployment. The chunk of /about-us has a new name, which only a new document contains. */
async function deploy(page: Page): Promise<void> {
  const chunk = /\/assets\/about-us-[^/]+\.js$/;
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('/about-us', async (route) => {
    if (route.request().isNavigationRequest()) await page.unroute(chunk);
    await route.continue();
  });
}

/** Waits until a request has completed that starts now. By then, a request for a document would have started. */
const oneRequest = (page: Page) => page.evaluate(async () => void (await fetch('/robots.txt')));

test('a newly deployed page opens once a message in flight has arrived', subject('form'), async ({ visitor, page }) => {
  const message = messageWith('Sent during a deployment');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await visitor.open('/contact');
  await deploy(page);
  const release = await hold(page, sendAddress);
  await fill(page, message);
  await visitor.submit();
  await visitor.followMain('About Us');
  await expect(visitor.heading).toHaveText(errorPage);
  await oneRequest(page);
  expect(requested).not.toContain('/about-us');
  release();
  await visitor.see('/about-us');
  await hydrated(page);
  await expectArrivedOnce(page, message);
});

test('a newly deployed page never replaces one opened meanwhile', subject('resilience'), async ({ visitor, page }) => {
  await visitor.open('/mission');
  await deploy(page);
  const release = await hold(page, '/about-us');
  await visitor.followMain('About Us');
  await expect(visitor.heading).toHaveText(errorPage);
  await visitor.followMain('Insurance');
  await visitor.arrive('/insurance');
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  const checked = page.waitForResponse('/about-us');
  release();
  await (await checked).finished();
  await oneRequest(page);
  expect(loads).toEqual([]);
});

test('a newly deployed page does not open while the form has text', subject('form'), async ({ visitor, page }) => {
  await visitor.open('/contact');
  await deploy(page);
  await visitor.type('message', 'Half a question');
  const checked = page.waitForResponse('/about-us');
  await visitor.followMain('About Us');
  await (await checked).finished();
  await expect(visitor.heading).toHaveText(errorPage);
  await oneRequest(page);
  await page.goBack();
  await visitor.see('/contact');
  await expect(visitor.field('message')).toHaveValue('Half a question');
});
