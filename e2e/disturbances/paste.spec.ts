import { fields } from '../../spec/validation';
import { test, type Visitor } from '../flows/visitor';
import { expectArrivedOnce, messageWith, submitButton } from '../support/messages';
import { expect, subject } from '../support/test';
import { paste } from './helpers/paste';

const message = messageWith('Pasted');
const pasted = {
  name: `\u200f${message.name} `,
  email: `${message.email.replace('@', '@\u00ad')}\u200b`,
  phone: `\u202d${message.phone}\u202c`,
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
