import { fields } from '../../spec/validation';
import { test, type Visitor } from '../flows/visitor';
import { expectArrivedOnce, hold, messageWith, submitButton } from '../support/messages';
import { expect, subject } from '../support/test';
import { paste } from './helpers/paste';

const message = messageWith('Pasted');
const pasted = {
  name: '\u200fAna Lima ',
  email: 'ana@\u00adexample.com\u200b',
  phone: '\u202d8055550100\u202c',
  subject: `${message.subject}\ufeff`,
  message: `\u2060${message.message}\u200e`,
} as const;

async function pasteAll(visitor: Visitor, values: Record<keyof typeof pasted, string>): Promise<void> {
  for (const { name } of fields) {
    await visitor.press(visitor.field(name));
    await paste(visitor.page, values[name]);
  }
}

test(
  'the form removes invisible characters from pasted values before it sends them',
  subject('form'),
  async ({ visitor, page, console }) => {
    console.allow(/^log: OK$/);
    await visitor.open('/contact');
    await pasteAll(visitor, pasted);
    await visitor.submit();
    await expect(submitButton(page)).toHaveText('Message Sent');
    await expectArrivedOnce(page, message);
  },
);

test(
  'the form rejects a message of only invisible characters as missing',
  subject('form'),
  async ({ visitor, page }) => {
    await visitor.open('/contact');
    await pasteAll(visitor, { ...pasted, message: '\u200b\u2060' });
    await visitor.submit();
    await expect(page.getByText('Message is required')).toBeVisible();
    await expect(visitor.field('message')).toBeFocused();
  },
);

test(
  'before hydration, the browser accepts a pasted phone number and rejects a subject of only invisible characters',
  subject('form'),
  async ({ visitor, page }) => {
    await hold(page, /\/assets\/.*\.js$/);
    await page.goto('/contact');
    await pasteAll(visitor, { ...pasted, subject: '\u200b' });
    await visitor.submit();
    await expect(visitor.field('subject')).toBeFocused();
    const invalid = await page.locator('input:invalid, textarea:invalid').evaluateAll((all) => all.map((it) => it.id));
    expect(invalid).toEqual([await visitor.field('subject').getAttribute('id')]);
    expect(new URL(page.url()).pathname).toBe('/contact');
  },
);
