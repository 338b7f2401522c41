import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { fields } from '../../spec/validation';
import { test } from '../flows/visitor';
import { expectArrivedOnce, expectFormSends, hold, messageWith, submit, submitButton } from '../support/contact-form';
import { covers, expect, hydrated, openHydrated, slow } from '../support/test';
import { shownText, wholeText } from '../support/text';
import { removeComments } from './helpers/cdn';
import { addButtonsToFields, addElements } from './helpers/extension';
import { translatePage } from './helpers/translator';

/** React's errors for a hydration mismatch; it then renders the page again. */
const mismatch = /^(?:error|uncaught): (?:Error: )?Minified React error #4\d\d;|^log: OK$/;
const scripts = /\/assets\/.*\.js$/;

const values = (page: Page) =>
  page.evaluate(
    (names) => names.map((name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value),
    fields.map(({ name }) => name),
  );

/** The focused field, and the place of the caret in it. */
const caret = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    return focused instanceof HTMLTextAreaElement ? [focused.name, focused.selectionStart] : focused?.outerHTML;
  });

/** What the head of a page has once. */
const once = 'title, meta[name], meta[property], link[rel="canonical"]';
const head = async (page: Page) =>
  (
    await page
      .locator('head')
      .locator(once)
      .evaluateAll((all) => all.map((element) => element.outerHTML))
  ).sort();

/** What happens to a page between its first paint and its scripts. */
const changes: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'nothing changes it': async () => {},
  'an extension adds elements, attributes and a field': (page) => page.evaluate(addElements),
  'an extension adds a button to each field': (page) => page.evaluate(addButtonsToFields),
  'a proxy has changed its description': (page) =>
    page.evaluate(() => document.querySelector('meta[name="description"]')?.setAttribute('content', 'Cached')),
  'a translator replaces its texts': (page) => translatePage(page),
  'a blocker removes its pictures and the content of its header': (page) =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll('img, header > *')) element.remove();
    }),
  'a CDN has removed its comments': async () => {},
};
const rules = covers('FAILURE-DOM', 'FORM-DRAFT', 'SHELL-ONE-HEAD', 'FAILURE-SCRIPTLESS-FORM');
/** Mismatches like others, for `npm run test:all`. */
const more = ['an extension adds elements, attributes and a field', 'a translator replaces its texts'];

for (const [what, change] of Object.entries(changes)) {
  test(
    `a page keeps its whole text, its head, and what was typed before hydration when ${what}`,
    more.includes(what) ? slow(rules) : rules,
    async ({ visitor, page, console }) => {
      const message = messageWith('Typed before hydration');
      console.allow(mismatch);
      if (what.startsWith('a CDN')) await removeComments(page);
      const release = await hold(page, scripts);
      await page.goto('/alcohol');
      // With them, the browser itself can post the form.
      const identifiers = page.locator('form input[name$="_id"], form input[name="lib_version"]');
      await expect(identifiers).toHaveCount(4);
      const before = { whole: await wholeText(page), head: await head(page) };
      const shown = await shownText(page);
      await visitor.write(message);
      // Within the last field.
      await page.keyboard.press('ArrowLeft');
      await change(page);
      release();
      await hydrated(page);
      await expect(identifiers).toHaveCount(0);
      expect(await values(page)).toEqual(fields.map(({ name }) => message[name]));
      expect(await caret(page)).toEqual(['message', message.message.length - 1]);
      expect({ whole: await wholeText(page), head: await head(page) }).toEqual(before);
      // The only button that does nothing without scripts.
      expect(await shownText(page)).toBe(`${shown}Backtotop`);
      await page.keyboard.type('!');
      await submit(page);
      await expect(submitButton(page)).toHaveText('Message Sent');
      await expectArrivedOnce(page, {
        ...message,
        message: `${message.message.slice(0, -1)}!${message.message.at(-1)}`,
      });
      await visitor.followFooter('Our Mission');
      await visitor.arrive('/mission');
      const served = parse(await (await page.request.get('/mission')).text()).querySelectorAll(once);
      expect((await head(page)).length).toBe(served.length);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/mission$/);
    },
  );
}

test('the focus on a link stays when React renders the page again', covers('FORM-DRAFT'), async ({ page, console }) => {
  console.allow(mismatch);
  const release = await hold(page, scripts);
  await page.goto('/contact');
  const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Home' });
  await link.focus();
  await translatePage(page);
  release();
  await hydrated(page);
  await expect(link).toBeFocused();
});

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
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Privacy', exact: true }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i);
  },
);
