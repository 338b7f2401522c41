import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { test } from '../flows/visitor';
import { expectFormSends, expectSends, hold, messageWith, submit } from '../support/messages';
import { expect, hydrated, openHydrated, subject } from '../support/test';
import { shownText, wholeText } from '../support/text';
import { addExtensions } from './helpers/extension';
import { translatePage } from './helpers/translator';

/** Matches React's errors for a hydration mismatch (it then renders from scratch), and the log of a sent message. */
const mismatch = /^(?:error|uncaught): (?:Error: )?Minified React error #4\d\d;|^log: OK$/;
const scripts = /\/assets\/.*\.js$/;

/**
 * Simulates a CDN that minifies HTML, as Cloudflare's Auto Minify did. It removes the comments that React needs for
 * hydration (https://github.com/facebook/react/issues/10778). Runs in the page.
 */
function removeComments(): void {
  const all = document.createNodeIterator(document.body, NodeFilter.SHOW_COMMENT);
  for (let comment = all.nextNode(); comment; comment = all.nextNode()) (comment as Comment).remove();
  document.body.normalize();
}

/** Elements that must be unique in the head of a page. */
const once = 'title, meta[name], meta[property], link[rel="canonical"]';
const unique = (page: Page) => page.locator('head').locator(once);

/** The text of a page and its unique elements. */
const content = async (page: Page) => ({
  text: await wholeText(page),
  head: await unique(page).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML).sort()),
});

/** Changes to a page before hydration. */
const changes: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'nothing changes the page': async () => {},
  'extensions add elements, attributes and a field': (page) => page.evaluate(addExtensions),
  'a proxy has changed the description': (page) =>
    page.evaluate(() => document.querySelector('meta[name="description"]')?.setAttribute('content', 'Cached')),
  'a translator replaces the text': (page) => translatePage(page),
  'a blocker removes the pictures and the content of the header': (page) =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll('img, header > *')) element.remove();
    }),
  'a CDN has removed the comments': (page) => page.evaluate(removeComments),
};
const tags = subject('resilience', 'form', 'search');

for (const [what, change] of Object.entries(changes)) {
  test(`hydration keeps text, head and typed values when ${what}`, tags, async ({ visitor, page, console }) => {
    const message = messageWith('Typed before hydration');
    console.allow(mismatch);
    const release = await hold(page, scripts);
    await page.goto('/alcohol');
    // The browser needs these to post the form without scripts.
    const identifiers = page.locator('form input[name$="_id"], form input[name="lib_version"]');
    await expect(identifiers).toHaveCount(4);
    const before = await content(page);
    const shown = await shownText(page);
    await visitor.write(message);
    // Hydration keeps the caret in the text of the last field, too.
    await page.keyboard.press('ArrowLeft');
    await change(page);
    release();
    await hydrated(page);
    await expect(identifiers).toHaveCount(0);
    await expect.poll(() => content(page)).toEqual(before);
    // Hydration adds only this button, which needs scripts.
    await expect.poll(() => shownText(page)).toBe(`${shown}Backtotop`);
    await page.keyboard.type('!');
    await expectSends(page, { ...message, message: message.message.replace(/.$/, '!$&') });
    await visitor.followFooter('Our Mission');
    await visitor.arrive('/mission');
    const served = parse(await (await page.request.get('/mission')).text()).querySelectorAll(once);
    await expect(unique(page)).toHaveCount(served.length);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/mission$/);
  });
}

test('the form and the links of a translated page work', subject('resilience'), async ({ page, console }) => {
  console.allow(/^log: OK$/);
  await openHydrated(page, '/contact');
  await translatePage(page);
  await submit(page);
  await expect(page.getByText('Name is required')).toBeVisible();
  await translatePage(page);
  await expectFormSends(page, 'Translated');
  await expect(page.getByText('Name is required')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i);
});
