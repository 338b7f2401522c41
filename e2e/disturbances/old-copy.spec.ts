import type { Page } from '@playwright/test';
import { headingOf, routeOf } from '../support/routes';
import { expect, hydrated, openHydrated, subject } from '../support/test';
import { type Host, test } from './helpers/host';

const tags = subject('resilience');
const another = JSON.stringify({ script: 'assets/index-another.js' });

/** Makes a host of the built site answer differently when a page asks for its build. */
function changeBuild(host: Host, build: string): void {
  host.answer = (request, response) =>
    request.url === '/build.json' ? response.end(build) : host.site(request, response);
}

/** Waits until the page has asked the host for its build and has read the answer. */
async function asked(page: Page): Promise<void> {
  await (await page.waitForResponse(/build\.json$/)).finished();
  // A later request ends after the page has read the answer to the first.
  await page.evaluate(async () => void (await (await fetch('/build.json?later')).text()));
}

/** Opens /contact, lets days pass, and returns to the tab. */
async function returnAfterDays(page: Page): Promise<void> {
  await openHydrated(page, '/contact');
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 3 * 24 * 60 * 60 * 1000);
  const answered = asked(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await answered;
}

/** Follows a link to /about-us, and returns whether the browser loaded its document. */
async function loadsDocument(page: Page): Promise<boolean> {
  await page.evaluate(() => void document.documentElement.setAttribute('data-old', ''));
  await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(routeOf('/about-us')));
  return (await page.locator('html[data-old]').count()) === 0;
}

for (const [what, build, text, loads] of [
  ['loads the document if the host has another build', another, '', true],
  ['loads no document if the host has the same build', undefined, '', false],
  ['loads no document if the host has no build.json', '<!doctype html><title>Not found</title>', '', false],
  ['loads no document if the visitor has written text', another, 'A question', false],
] as const) {
  test(`in a tab that was open for days, a link ${what}`, tags, async ({ page, host }) => {
    if (build !== undefined) changeBuild(host, build);
    await returnAfterDays(page);
    await page.getByLabel('Message').fill(text);
    expect(await loadsDocument(page)).toBe(loads);
  });
}

test(
  'a link from a page that the browser restored from its cache loads the document of another build',
  tags,
  async ({ page, host }) => {
    await openHydrated(page, '/contact');
    await page.goto('/privacy');
    changeBuild(host, another);
    const answered = asked(page);
    await page.goBack();
    await answered;
    await hydrated(page);
    expect(await loadsDocument(page)).toBe(true);
  },
);
