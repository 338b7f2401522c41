import { fields } from '../../spec/validation';
import { test } from '../flows/visitor';
import { expectSends, messageWith } from '../support/messages';
import { subject } from '../support/test';

/*
 * Copied text can contain invisible characters. Contacts apps on iOS and Android put U+202D and U+202C around a phone number, so that
 * it reads from left to right (https://www.unicode.org/reports/tr9/#Explicit_Directional_Overrides). Web pages put U+200B, and
 * Word puts U+00AD, where a long address may break.
 */
test('pasted values arrive without invisible characters', subject('form'), async ({ visitor, page, console }) => {
  console.allow(/^log: OK$/);
  const message = messageWith('Pasted');
  const pasted = {
    name: `\u200f${message.name} `,
    email: `${message.email.replace('@', '@\u00ad')}\u200b`,
    phone: `\u202d${message.phone}\u202c`,
    subject: `${message.subject}\ufeff`,
    message: `\u2060${message.message}\u200e`,
  };
  await visitor.open('/contact');
  for (const { name } of fields) {
    await visitor.press(visitor.field(name));
    // A paste inserts text at the caret, too.
    await page.keyboard.insertText(pasted[name]);
  }
  await expectSends(page, message);
});
