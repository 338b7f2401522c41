import type { Page } from '@playwright/test';
import { payloadFields } from '../spec/email-call';
import { mockIdentifiers } from '../tools/mail/mock-settings';
import { fill, type Message, messageWith, outboxEntry, submit } from './support/contact-form';
import { routes } from './support/routes';
import { covers, expect, openHydrated, test } from './support/test';

const sendAddress = '**/api/v1.0/email/send-form';
const button = (page: Page) => page.locator('form').getByRole('button');

function expectedPayload(message: Message) {
  const values: Record<string, string> = { ...message, ...mockIdentifiers, lib_version: '3.2.0' };
  return payloadFields.map((name) => [name, values[name]]).sort();
}

for (const { path } of routes.filter(({ form }) => form)) {
  test(
    `a message written on ${path} arrives with exactly the nine fields`,
    covers('CALL-PAYLOAD~1'),
    async ({ visit, console }) => {
      const message = messageWith(`Sent from ${path}`);
      const page = await visit(path);
      await fill(page, message);
      await submit(page);
      await expect(button(page)).toHaveText('Message Sent');
      const entries = await outboxEntry(page, message.subject);
      expect([...entries].sort()).toEqual(expectedPayload(message));
      expect(console.take()).toEqual(['log: OK']);
    },
  );
}

test(
  'a message in flight arrives although the visitor goes to another page',
  covers('FORM-SURVIVES-NAVIGATION~1'),
  async ({ page, console }) => {
    const message = messageWith('Sent while leaving');
    let answer: () => void = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    await page.route(sendAddress, async (route) => {
      await held;
      await route.continue();
    });
    await openHydrated(page, '/contact');
    await fill(page, message);
    await submit(page);
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Insurance' }).click();
    await expect(page).toHaveURL('/insurance');
    answer();
    await expect(button(page)).toHaveText('Message Sent');
    expect(await outboxEntry(page, message.subject)).toHaveLength(payloadFields.length);
    expect(console.take()).toEqual(['log: OK']);
  },
);

const repeatedSubmits = {
  'a double click': (page: Page) => button(page).dblclick(),
  'the Enter key held down': async (page: Page) => {
    await page.getByLabel('Subject').focus();
    for (let times = 0; times < 10; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  },
};

for (const [how, submitRepeatedly] of Object.entries(repeatedSubmits)) {
  test(`${how} sends a message once`, covers('FORM-ONE-IN-FLIGHT~1'), async ({ page, console }) => {
    const message = messageWith('Submitted repeatedly');
    let requests = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(sendAddress, async (route) => {
      requests += 1;
      await held;
      await route.continue();
    });
    await openHydrated(page, '/contact');
    await fill(page, message);
    await submitRepeatedly(page);
    release();
    await expect(button(page)).toHaveText('Message Sent');
    expect(requests).toBe(1);
    expect(await outboxEntry(page, message.subject)).toHaveLength(payloadFields.length);
    expect(console.take()).toEqual(['log: OK']);
  });
}

test('values that a browser fills in without events are sent', covers('CALL-PAYLOAD~1'), async ({ page, console }) => {
  const message = messageWith('Autofilled');
  await openHydrated(page, '/contact');
  await page.locator('form').evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = form.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value;
    }
  }, message);
  await submit(page);
  await expect(button(page)).toHaveText('Message Sent');
  expect([...(await outboxEntry(page, message.subject))].sort()).toEqual(expectedPayload(message));
  expect(console.take()).toEqual(['log: OK']);
});

const failures = {
  'the service answers 400': (page: Page) =>
    page.route(sendAddress, (route) => route.fulfill({ status: 400, body: 'no' })),
  'the service answers 500': (page: Page) => page.route(sendAddress, (route) => route.fulfill({ status: 500 })),
  'the connection drops': (page: Page) => page.route(sendAddress, (route) => route.abort()),
  'the browser is offline': (page: Page) => page.context().setOffline(true),
};

for (const [what, arrange] of Object.entries(failures)) {
  test(
    `when ${what}, the page shows nothing but the emptied form`,
    covers('FORM-SILENT-FAILURE~1'),
    async ({ page, console }) => {
      await openHydrated(page, '/contact');
      const before = await page.locator('body').innerHTML();
      await arrange(page);
      await fill(page, messageWith('Lost'));
      const failed = page.waitForEvent('console', (line) => line.text().startsWith('The message was not sent'));
      await submit(page);
      await failed;
      await expect(button(page)).toHaveText('Submit');
      await expect(page.getByLabel('Message')).toHaveValue('');
      expect(await page.locator('body').innerHTML()).toBe(before);
      const lines = console.take().join('\n');
      expect(lines).toContain('The message was not sent');
      expect(lines).not.toContain('Lost');
      expect(lines).not.toContain('uncaught');
    },
  );
}

test(
  'the browser keeps no copy of a message that was sent',
  covers('FORM-NOT-STORED~2'),
  async ({ page, context, console }) => {
    await openHydrated(page, '/contact');
    await fill(page, messageWith('Kept nowhere'));
    await submit(page);
    await expect(button(page)).toHaveText('Message Sent');
    const kept = await page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      visited: JSON.stringify(history.state) + location.href,
    }));
    const { visited, ...stores } = kept;
    expect(stores).toEqual({ local: {}, session: {}, databases: [], caches: [] });
    expect(visited).not.toContain('Kept');
    expect(await context.cookies()).toEqual([]);
    console.take();
  },
);

test(
  'a pasted number with punctuation is refused by its message and kept',
  covers('FORM-KEEPS-VALUES~1'),
  async ({ page }) => {
    await openHydrated(page, '/contact');
    await fill(page, { ...messageWith('Pasted'), phone: '(805) 555-0142' });
    await submit(page);
    await expect(page.getByText('Enter a valid phone number')).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveValue('(805) 555-0142');
    await expect(page.getByLabel('Phone')).toBeFocused();
  },
);

test('ten thousand characters and emoji arrive as written', covers('CALL-PAYLOAD~1'), async ({ page, console }) => {
  const message = { ...messageWith('Long'), message: `😀 ${'a long message '.repeat(700)}end` };
  await openHydrated(page, '/contact');
  await fill(page, message);
  await submit(page);
  await expect(button(page)).toHaveText('Message Sent');
  const entries = await outboxEntry(page, message.subject);
  expect(Object.fromEntries(entries).message).toBe(message.message);
  console.take();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts the nine fields straight to the service', covers('CALL-PAYLOAD~1'), async ({ page }) => {
    const message = messageWith('Without scripts');
    await page.goto('/contact');
    await fill(page, message);
    await submit(page);
    await expect(page.getByText('OK')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    const entries = await outboxEntry(page, message.subject);
    expect([...entries].sort()).toEqual(expectedPayload(message));
  });
});
