import type { Page } from '@playwright/test';
import { fields } from '../../spec/validation';
import { test, type Visitor } from '../flows/visitor';
import { hold, messageWith } from '../support/contact-form';
import { covers, expect, hydrated } from '../support/test';
import { removeComments } from './helpers/cdn';
import { addButtonsToFields } from './helpers/extension';
import { translatePage } from './helpers/translator';

/** React's error for a hydration mismatch; it then renders the page anew. */
const mismatch = /^(?:error|uncaught): (?:Error: )?Minified React error #4\d\d;/;

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

/** How often the head has each kind of metadata that a page has once. */
const metadata = (page: Page) =>
  page.evaluate(() => {
    const kinds = [...document.head.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]')].map(
      (element) =>
        element.getAttribute('name') ?? element.getAttribute('property') ?? element.getAttribute('rel') ?? 'title',
    );
    return kinds.filter((kind, index) => kinds.indexOf(kind) !== index);
  });

/** Types a message by keyboard and leaves the caret within the last field. */
async function write(visitor: Visitor, message: ReturnType<typeof messageWith>): Promise<void> {
  for (const { name } of fields) {
    await visitor.press(visitor.field(name));
    await visitor.page.keyboard.type(message[name]);
  }
  await visitor.page.keyboard.press('ArrowLeft');
}

/** What happens to a page between its first paint and its scripts. */
const changes: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'nothing changes the page': async () => {},
  'an extension adds a button to each field': (page) => page.evaluate(addButtonsToFields),
  'a translator replaces the texts': (page) => translatePage(page),
  'the header loses its content': (page) =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll('header > *')) element.remove();
    }),
  'a proxy has changed the description': (page) =>
    page.evaluate(() => document.querySelector('meta[name="description"]')?.setAttribute('content', 'Cached')),
};

for (const [what, change] of Object.entries(changes)) {
  test(
    `what is typed before hydration stays, with the focus, when ${what}`,
    covers('FORM-DRAFT', 'SHELL-ONE-HEAD'),
    async ({ visitor, console }) => {
      const { page } = visitor;
      const message = messageWith('Typed before hydration');
      console.allow(mismatch);
      const release = await hold(page, /\/assets\/.*\.js$/);
      await page.goto('/contact');
      await write(visitor, message);
      await change(page);
      release();
      await hydrated(page);
      expect(await values(page)).toEqual(fields.map(({ name }) => message[name]));
      expect(await caret(page)).toEqual(['message', message.message.length - 1]);
      await page.keyboard.type('!');
      expect((await values(page)).at(-1)).toMatch(/!.$/);
      expect(await metadata(page)).toEqual([]);
      await visitor.followFooter('Our Mission');
      await visitor.arrive('/mission');
      expect(await metadata(page)).toEqual([]);
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/mission$/);
    },
  );
}

test(
  'what is typed before hydration stays when a CDN has removed the comments of the page',
  covers('FORM-DRAFT', 'SHELL-ONE-HEAD'),
  async ({ visitor, console }) => {
    const { page } = visitor;
    const message = messageWith('Without comments');
    console.allow(mismatch);
    await removeComments(page);
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.goto('/');
    await write(visitor, message);
    release();
    await hydrated(page);
    expect(await values(page)).toEqual(fields.map(({ name }) => message[name]));
    expect(await caret(page)).toEqual(['message', message.message.length - 1]);
    expect(await metadata(page)).toEqual([]);
  },
);

test('the focus on a link stays when the page is rendered anew', covers('FORM-DRAFT'), async ({ visitor, console }) => {
  const { page } = visitor;
  console.allow(mismatch);
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/contact');
  const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Home' });
  await link.focus();
  await translatePage(page);
  release();
  await hydrated(page);
  await expect(link).toBeFocused();
});
