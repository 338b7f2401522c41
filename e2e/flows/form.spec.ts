import { path as sendPath } from '../../spec/email';
import { fields } from '../../spec/validation';
import { expectSends, messageWith, submitButton } from '../support/messages';
import { collectRequests, revealing } from '../support/requests';
import { stored } from '../support/stored';
import { covers, expect, subject } from '../support/test';
import { test } from './visitor';

/* These flows type and send in the built site. tests/component tests the messages, labels and times of the form. */

const payload = covers('CALL-PAYLOAD');
const rules = covers('CALL-PAYLOAD', 'CALL-NO-BACKEND', 'FORM-NOT-STORED');

test('the form sends one request with nine fields, stores nothing', rules, async ({ visitor, console, baseURL }) => {
  const { page } = visitor;
  console.allow(/^log: OK$/);
  const requests = collectRequests(page);
  const message = messageWith('Typed');
  await visitor.open('/privacy');
  await visitor.openMenu('Addiction');
  await visitor.press(page.getByRole('link', { name: 'Alcohol Addiction' }));
  await visitor.arrive('/alcohol');
  await visitor.write(message);
  await expectSends(page, message, () => visitor.submit());
  for (const { name } of fields) await expect(visitor.field(name)).toHaveValue('');
  const places = await page.evaluate(() => JSON.stringify(history.state) + decodeURIComponent(location.href));
  expect(Object.values(message).filter((value) => places.includes(value))).toEqual([]);
  expect(await stored(page)).toEqual([]);
  const addresses = requests.map((request) => `${request.method()} ${request.url().replace(baseURL ?? '', '')}`);
  expect(addresses.filter((address) => !/^GET \/(?:assets|media)\/[^?]+$/.test(address))).toEqual([
    'GET /privacy',
    `POST ${sendPath}`,
  ]);
  expect(await revealing(requests)).toEqual([]);
});

test('long values survive an error and a rotation, and arrive unchanged', payload, async ({ visitor, console }) => {
  const { page } = visitor;
  console.allow(/^log: OK$/);
  const message = {
    ...messageWith('Typed at length'),
    name: `Zoë ${'de la Cruz '.repeat(6)}王`,
    phone: '123456789012345',
    message: 'First line\nSecond line, with 😀 and "quotes"',
  };
  await visitor.open('/contact');
  await visitor.write({ ...message, phone: `${message.phone}6` });
  await visitor.submit();
  const invalid = page.locator('form [aria-invalid="true"]');
  await expect(invalid).toHaveCount(1);
  await expect(visitor.field('phone')).toBeFocused();
  await page.setViewportSize(visitor.onPhone ? { width: 844, height: 390 } : { width: 700, height: 900 });
  await expect(invalid).toHaveCount(1);
  await expect(visitor.field('phone')).toBeFocused();
  await expect(visitor.field('phone')).toHaveValue(`${message.phone}6`);
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  const received = { ...message, message: message.message.replace('\n', '\r\n') };
  await expectSends(page, received, () => page.keyboard.press('Enter'));
});

test('the submit button stays under the pointer when it is pressed', subject('form'), async ({ visitor, page }) => {
  await visitor.open('/contact');
  const button = submitButton(page);
  const top = async () => (await button.boundingBox())?.y ?? Number.NaN;
  for (const { name } of fields) {
    await visitor.press(visitor.field(name));
    await button.hover();
    const before = await top();
    await page.mouse.down();
    // The pressed button is a pixel lower.
    expect(Math.abs((await top()) - before), `moved in px, after the focus was in "${name}"`).toBeLessThan(2);
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
});
