import type { Page } from '@playwright/test';
import { type FieldName, fields } from '../../spec/contact-form';
import { expectArrivedOnce, type Message, messageWith, sendAddress, submit } from '../support/contact-form';
import { covers, expect, openHydrated, test } from '../support/test';

declare global {
  interface Window {
    ran?: true;
  }
}

const controlCharacters = String.fromCharCode(...Array.from({ length: 32 }, (_, code) => code), 127);
const values = {
  markup: `"><img src=x onerror="window.ran = true"><script>window.ran = true</script>{{7*7}}\${7*7}`,
  // One byte less than the limit at which the mock e-mail service truncates values.
  'a megabyte': 'a'.repeat(1024 * 1024 - 1),
  'control characters': `a${controlCharacters}b`,
  'reversed text': 'ab\u202Ecd\u2066ef\u2069',
} as const;

/** Whether the validation rules of specification section 5 accept the value in this field. */
const isTaken = (field: FieldName, what: string) =>
  field === 'subject' || field === 'message' || (field === 'name' && what === 'a megabyte');

/** A valid message with the value in some of its fields. The subject stays unique, so that the message can be found. */
function messageOf(value: string, hostile: readonly FieldName[]): Message {
  const message = messageWith('Hostile');
  const subject = `${message.subject}${value}`.slice(0, values['a megabyte'].length);
  return { ...message, ...Object.fromEntries(hostile.map((name) => [name, name === 'subject' ? subject : value])) };
}

/**
 * Opens the contact page and sets the values of the form at once, because typing a megabyte takes minutes.
 * @returns the values that the controls then have
 */
async function paste(page: Page, message: Message): Promise<Message> {
  await openHydrated(page, '/contact');
  return page.locator('form').evaluate((form: HTMLFormElement, texts) => {
    const held = { ...texts };
    for (const name of Object.keys(texts) as (keyof typeof texts)[]) {
      const control = form.elements.namedItem(name) as HTMLInputElement;
      control.value = texts[name];
      held[name] = control.value;
    }
    return held;
  }, message);
}

/** Counts the POST requests of a page. @returns a function that returns their number so far */
function countPosts(page: Page): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  return () => posts;
}

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.ran)).toBeUndefined();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [what, value] of Object.entries(values)) {
  const names = fields.map(({ name }) => name);
  const taking = names.filter((name) => isTaken(name, what));
  const refusing = fields.filter(({ name }) => !isTaken(name, what));

  test(
    `${what} in the fields ${taking.join(' and ')} arrives unchanged`,
    covers('FAILURE-HOSTILE~1'),
    async ({ page, console }) => {
      const posts = countPosts(page);
      const held = await paste(page, messageOf(value, taking));
      await submit(page);
      await expect(page.locator('form').getByRole('button')).toHaveText('Message Sent');
      // In the request, lines end in CRLF. Compared with the controls' values, because inputs drop line breaks.
      const wire = (text: string) => text.trim().replace(/\r\n|[\r\n]/g, '\r\n');
      await expectArrivedOnce(page, {
        name: wire(held.name),
        email: wire(held.email),
        phone: wire(held.phone),
        subject: wire(held.subject),
        message: wire(held.message),
      });
      expect(console.take()).toEqual(['log: OK']);
      expect(posts()).toBe(1);
      await expectNothingRan(page);
    },
  );

  test(
    `${what} in the fields ${refusing.map(({ name }) => name).join(' and ')} is rejected with error messages`,
    covers('FAILURE-HOSTILE~1'),
    async ({ page }) => {
      const posts = countPosts(page);
      const message = messageOf(
        value,
        refusing.map(({ name }) => name),
      );
      await paste(page, message);
      await submit(page);
      for (const { rules } of refusing)
        await expect(page.locator('form').getByText(rules.at(-1)?.message ?? '')).toBeVisible();
      expect(posts()).toBe(0);
      await expectNothingRan(page);
    },
  );
}

test('the outbox page runs nothing that a message contains', covers('FAILURE-HOSTILE~1'), async ({ page, console }) => {
  console.allow(/^log: OK$/);
  await paste(page, messageOf(values.markup, ['subject', 'message']));
  const sent = page.waitForResponse(sendAddress);
  await submit(page);
  await sent;
  await page.goto('/__outbox');
  await expect(page.getByText('onerror').first()).toBeVisible();
  expect(await page.evaluate(() => window.ran)).toBeUndefined();
});
