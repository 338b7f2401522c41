import { addButtonsToFields } from '../disturbances/helpers/extension';
import { translate, translatePage } from '../disturbances/helpers/translator';
import { expectFormSends, hold, submit } from '../support/contact-form';
import { covers, expect, hydrated, openHydrated, test } from '../support/test';
import { shownText, wholeText } from '../support/text';

/** What extensions, translators and blockers do to a page before it is hydrated. These run in the page. */
const changes: Record<string, () => void> = {
  'an extension adds elements, attributes and a field': () => {
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
  'an extension adds buttons to the fields': addButtonsToFields,
  'a translator replaces its texts': translate,
  'a blocker removes its pictures and the content of its header': () => {
    for (const element of document.querySelectorAll('img, header > *')) element.remove();
  },
};

/** React's error for a hydration mismatch; it then renders the page again. */
const mismatch = /^(?:error|uncaught): (?:Error: )?Minified React error #418;|^log: OK$/;

for (const [what, change] of Object.entries(changes)) {
  test(
    `a page keeps its whole text, and its form sends, when ${what} before hydration`,
    covers('FAILURE-DOM'),
    async ({ page, console }) => {
      console.allow(mismatch);
      const releaseScripts = await hold(page, /\/assets\/.*\.js$/);
      // Scripts are loaded after the load event.
      await page.goto('/alcohol');
      const [shown, whole] = [await shownText(page), await wholeText(page)];
      await page.evaluate(change);
      releaseScripts();
      await hydrated(page);
      expect(await shownText(page)).toBe(shown);
      expect(await wholeText(page)).toBe(whole);
      await expectFormSends(page, what);
    },
  );
}

test(
  'a page translated after hydration validates, sends and leads on',
  covers('FAILURE-DOM'),
  async ({ page, console }) => {
    console.allow(/^log: OK$/);
    await openHydrated(page, '/contact');
    await translatePage(page);
    await submit(page);
    await expect(page.getByText('Name is required')).toBeVisible();
    await translatePage(page);
    await expectFormSends(page, 'Translated');
    await expect(page.getByText('Name is required')).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i);
  },
);
