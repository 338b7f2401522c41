import { translate, translatePage } from '../disturbances/helpers/translator';
import {
  expectArrivedOnce,
  expectFormSends,
  fill,
  hold,
  messageWith,
  sendAddress,
  submit,
} from '../support/contact-form';
import { covers, expect, hydrated, openHydrated, test } from '../support/test';

/** What extensions, translators and password managers do to a page before it is hydrated. */
const changes: Record<string, () => void> = {
  'elements, attributes and a field are added': () => {
    const { documentElement: html, body } = document;
    for (const where of ['prepend', 'append'] as const) {
      const box = document.createElement('extension-box');
      box.attachShadow({ mode: 'open' }).append('An element of an extension');
      body[where](box);
    }
    html.classList.add('extension-dark');
    for (const element of [html, body, ...document.querySelectorAll('h1, input')])
      element.setAttribute('data-extension', '1');
    const field = document.createElement('input');
    field.type = 'hidden';
    document.querySelector('form')?.prepend(field);
  },
  'it is translated': translate,
  'pictures and the content of the header are removed': () => {
    for (const element of document.querySelectorAll('img, header > *')) element.remove();
  },
};

/** React's error for a hydration mismatch; it then renders the page again. */
const mismatch = /^(?:error|uncaught): (?:Error: )?Minified React error #418;/;

for (const [what, change] of Object.entries(changes)) {
  test(
    `a page of which ${what} before hydration keeps its text, and its form sends`,
    covers('FAILURE-DOM'),
    async ({ page, console }) => {
      console.allow(mismatch);
      console.allow(/^log: OK$/);
      const releaseScripts = await hold(page, /\/assets\/.*\.js$/);
      // Scripts are loaded after the load event.
      await page.goto('/alcohol');
      await page.evaluate(change);
      releaseScripts();
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alcohol Addiction');
      expect(((await page.getByRole('main').textContent()) ?? '').length).toBeGreaterThan(500);
      await expectFormSends(page, what);
    },
  );
}

test('a page translated after hydration still works', covers('FAILURE-DOM'), async ({ page, console }) => {
  console.allow(/^log: OK$/);
  const message = messageWith('Translated');
  await openHydrated(page, '/contact');
  await translatePage(page);
  await submit(page);
  await expect(page.getByText('Name is required')).toBeVisible();
  await fill(page, message);
  const sent = page.waitForResponse(sendAddress);
  await submit(page);
  await sent;
  await expectArrivedOnce(page, message);
  await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i);
});
