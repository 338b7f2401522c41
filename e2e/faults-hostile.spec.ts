import { type FieldName, fields } from '../spec/contact-form';
import { type Message, messageWith, submit } from './support/contact-form';
import { expectArrivedOnce, sendAddress } from './support/faults';
import { covers, expect, openHydrated, test } from './support/test';

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

for (const { name, label, rules } of fields) {
  for (const [what, value] of Object.entries(values)) {
    const taken = isTaken(name, what);
    test(
      `${what} in the ${label} field ${taken ? 'arrives unchanged' : 'is rejected with an error message'}`,
      covers('FAULT-HOSTILE~1'),
      async ({ page, console }) => {
        let requests = 0;
        page.on('request', (request) => {
          if (request.method() === 'POST') requests += 1;
        });
        await openHydrated(page, '/contact');
        const message: Message = {
          ...messageWith(what),
          // The subject must be unique, so that the message can be found.
          [name]:
            name === 'subject' ? `${messageWith('').subject}${value}`.slice(0, values['a megabyte'].length) : value,
        };
        // Set at once, because typing a megabyte takes minutes.
        const held = await page.locator('form').evaluate((form: HTMLFormElement, message) => {
          const control = (field: string) => form.elements.namedItem(field) as HTMLInputElement;
          for (const [field, text] of Object.entries(message)) control(field).value = text;
          return Object.fromEntries(Object.keys(message).map((field) => [field, control(field).value]));
        }, message);
        await submit(page);
        if (taken) {
          await expect(page.locator('form').getByRole('button')).toHaveText('Message Sent');
          // In the request, lines end in CRLF. Compared with the controls' values, because inputs drop line breaks.
          const wire = (text = '') => text.trim().replace(/\r\n|[\r\n]/g, '\r\n');
          await expectArrivedOnce(page, {
            name: wire(held.name),
            email: wire(held.email),
            phone: wire(held.phone),
            subject: wire(held.subject),
            message: wire(held.message),
          });
          expect(console.take()).toEqual(['log: OK']);
        } else {
          await expect(page.locator('form').getByText(rules.at(-1)?.message ?? '')).toBeVisible();
        }
        expect(requests).toBe(taken ? 1 : 0);
        expect(await page.evaluate(() => window.ran)).toBeUndefined();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    );
  }
}

test('the outbox page runs nothing that a message contains', covers('FAULT-HOSTILE~1'), async ({ page, console }) => {
  console.allow(/^log: OK$/);
  await openHydrated(page, '/contact');
  const sent = page.waitForResponse(sendAddress);
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Phone').fill('8055550100');
  await page.getByLabel('Subject').fill(values.markup);
  await page.getByLabel('Message').fill(values.markup);
  await submit(page);
  await sent;
  await page.goto('/__outbox');
  await expect(page.getByText('onerror').first()).toBeVisible();
  expect(await page.evaluate(() => window.ran)).toBeUndefined();
});
