import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { fields } from '../../spec/validation';
import { test } from '../flows/visitor';
import { hold, messageWith } from '../support/contact-form';
import { covers, expect, hydrated, long } from '../support/test';
import { removeComments } from './helpers/cdn';
import { addButtonsToFields } from './helpers/extension';
import { translatePage } from './helpers/translator';

/** React's error for a hydration mismatch; it then renders the page again. */
const mismatch = /^(?:error|uncaught): (?:Error: )?Minified React error #4\d\d;/;
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
const changes: readonly (readonly [what: string, change: (page: Page) => Promise<unknown>, path: string])[] = [
  ['nothing changes the page', async () => {}, '/contact'],
  ['an extension adds a button to each field', (page) => page.evaluate(addButtonsToFields), '/contact'],
  ['a CDN has removed the comments of the page', async () => {}, '/'],
  [
    'a proxy has changed the description',
    (page) =>
      page.evaluate(() => document.querySelector('meta[name="description"]')?.setAttribute('content', 'Cached')),
    '/contact',
  ],
  ['a translator replaces the texts', (page) => translatePage(page), '/contact'],
  [
    'the header loses its content',
    (page) => page.evaluate(() => document.querySelector('header')?.replaceChildren()),
    '/contact',
  ],
];
const rules = covers('FORM-DRAFT', 'SHELL-ONE-HEAD');

for (const [at, [what, change, path]] of changes.entries()) {
  test(
    `what is typed before hydration stays, with the focus, when ${what}`,
    // The last two are mismatches like the extension's; failures/changed-page.spec.ts has their texts.
    at < 4 ? rules : long(rules),
    async ({ visitor, console }) => {
      const { page } = visitor;
      const message = messageWith('Typed before hydration');
      console.allow(mismatch);
      if (path === '/') await removeComments(page);
      const release = await hold(page, scripts);
      await page.goto(path);
      const before = await head(page);
      await visitor.write(message);
      // Within the last field.
      await page.keyboard.press('ArrowLeft');
      await change(page);
      release();
      await hydrated(page);
      expect(await values(page)).toEqual(fields.map(({ name }) => message[name]));
      expect(await caret(page)).toEqual(['message', message.message.length - 1]);
      await page.keyboard.type('!');
      expect((await values(page)).at(-1)).toMatch(/!.$/);
      expect(await head(page)).toEqual(before);
      await visitor.followFooter('Our Mission');
      await visitor.arrive('/mission');
      const served = parse(await (await page.request.get('/mission')).text()).querySelectorAll(once);
      expect((await head(page)).length).toBe(served.length);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/mission$/);
    },
  );
}

test(
  'the focus on a link stays when React renders the page again',
  covers('FORM-DRAFT'),
  async ({ visitor, console }) => {
    const { page } = visitor;
    console.allow(mismatch);
    const release = await hold(page, scripts);
    await page.goto('/contact');
    const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Home' });
    await link.focus();
    await translatePage(page);
    release();
    await hydrated(page);
    await expect(link).toBeFocused();
  },
);
