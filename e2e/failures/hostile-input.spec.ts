import type { Page } from '@playwright/test';
import { type FieldName, fields } from '../../spec/validation';
import { expectArrivedOnce, type Message, messageWith, sendAddress, submit } from '../support/messages';
import { expect, openHydrated, subject, test } from '../support/test';

const controlCharacters = String.fromCharCode(...Array.from({ length: 32 }, (_, code) => code), 127);
const values = {
  markup: `"><img src=x onerror="window.ran = true"><script>window.ran = true</script>{{7*7}}\${7*7}`,
  'a hundred thousand characters': 'a'.repeat(100_000),
  'control characters': `a${controlCharacters}b`,
  'reversed text': 'ab\u202Ecd\u2066ef\u2069g',
} as const;

/** Whether the validation rules (specification, section 5) accept the value in this field. */
const isAccepted = (field: FieldName, what: string) =>
  field === 'subject' || field === 'message' || (field === 'name' && what.startsWith('a hundred'));

/**
 * Sets the values of the form, because typing them would take minutes.
 * @returns the values that the controls then have: inputs remove line breaks
 */
const paste = (page: Page, message: Message): Promise<Message> =>
  page.locator('form').evaluate((form: HTMLFormElement, texts) => {
    const held = { ...texts };
    for (const name of Object.keys(texts) as (keyof typeof texts)[]) {
      const control = form.elements.namedItem(name) as HTMLInputElement;
      control.value = texts[name];
      held[name] = control.value;
    }
    return held;
  }, message);

test(
  'the form rejects hostile text or sends it once unchanged, and none of it runs in the page or the outbox',
  subject('resilience'),
  async ({ page, console }) => {
    console.allow(/^log: OK$/);
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1;
    });
    const expectNothingRan = async () => {
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    };
    await openHydrated(page, '/contact');
    for (const [count, [what, value]] of Object.entries(values).entries()) {
      const good = messageWith('Hostile');
      // The subject stays unique, so that the test finds the message.
      const subject = `${good.subject}${value}`;
      const hostile = { name: value, email: value, phone: value, subject, message: value };
      await paste(page, hostile);
      await submit(page);
      const rejected = fields.filter(({ name }) => !isAccepted(name, what));
      for (const { rules } of rejected) await expect(page.getByText(rules.at(-1)?.message ?? ''), what).toBeVisible();
      await expect(page.locator('form [aria-invalid="true"]'), what).toHaveCount(rejected.length);
      expect(posts).toBe(count);

      const corrected = Object.fromEntries(rejected.map(({ name }) => [name, good[name]]));
      const held = await paste(page, { ...hostile, ...corrected });
      const answered = page.waitForResponse(sendAddress);
      await submit(page);
      await answered;
      // Lines end in CRLF in the request.
      const onWire = fields.map(({ name }) => [name, held[name].trim().replace(/\r\n|[\r\n]/g, '\r\n')]);
      await expectArrivedOnce(page, Object.fromEntries(onWire));
      expect(posts).toBe(count + 1);
      await expectNothingRan();
    }
    await page.goto('/__outbox');
    await expect(page.getByText('onerror').first()).toBeVisible();
    await expectNothingRan();
  },
);
