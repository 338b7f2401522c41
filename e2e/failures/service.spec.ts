import type { Route } from '@playwright/test';
import {
  expectFormSends,
  fill,
  messageWith,
  notSent,
  sendAddress,
  submit,
  submitButton,
  unanswered,
} from '../support/contact-form';
import { families } from '../support/routes';
import { nothing, stored } from '../support/stored';
import { covers, expect, hydrated, openHydrated, test } from '../support/test';

const noise =
  /^error: (?:Failed to load resource: |The message was not sent: |Connecting to 'https:\/\/elsewhere\.example\/' violates)|^request to another origin: https:\/\/elsewhere\.example\/$|^log: OK$/;

/** How the service handles the first message. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'responds with status 400': (route) => route.fulfill({ status: 400, body: 'The template ID is invalid' }),
  'responds with status 412': (route) => route.fulfill({ status: 412, body: 'Account blocked' }),
  'responds with status 429': (route) => route.fulfill({ status: 429, body: 'Too many requests' }),
  'responds with status 500': (route) => route.fulfill({ status: 500, body: '' }),
  'resets the connection': (route) => route.abort('connectionreset'),
  'responds with garbage': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: Buffer.from([0, 255, 60, 33, 254, 195, 40]) }),
  'redirects to another origin': (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://elsewhere.example/' } }),
};

for (const [what, answer] of Object.entries(failures)) {
  test(
    `when the service ${what}, the page shows nothing but the emptied form, and the next message is sent`,
    covers('FAILURE-SERVICE~1', 'FORM-NOT-STORED~2'),
    async ({ page, console }) => {
      const message = messageWith('Lost');
      await openHydrated(page, '/contact');
      const before = await page.locator('body').innerHTML();
      await page.route(sendAddress, answer, { times: 1 });
      await fill(page, message);
      const failed = notSent(page);
      await submit(page);
      await failed;
      await expect(submitButton(page)).toHaveText('Submit');
      await expect(page.getByLabel('Message')).toHaveValue('');
      expect(await page.locator('body').innerHTML()).toBe(before);
      const lines = console.take();
      expect(lines.join('\n')).not.toContain(message.subject);
      expect(lines.filter((line) => !noise.test(line))).toEqual([]);
      expect(await stored(page)).toEqual(nothing);
      console.allow(noise);
      await expectFormSends(page, 'After a failure');
    },
  );
}

test(
  'when the service redirects to a page of the site, the message counts as sent',
  covers('FAILURE-SERVICE~1'),
  async ({ page, console }) => {
    console.allow(/^log: /);
    await openHydrated(page, '/contact');
    // The target of the redirect has status 200 (specification section 7).
    const redirect = (route: Route) => route.fulfill({ status: 302, headers: { location: '/alcohol' } });
    await page.route(sendAddress, redirect, { times: 1 });
    await fill(page, messageWith('Redirected'));
    await submit(page);
    await expect(submitButton(page)).toHaveText('Message Sent');
    await expect(page).toHaveURL('/contact');
  },
);

test(
  'after a minute without a response, the form sends the next message',
  covers('FAILURE-SERVICE~1'),
  async ({ page, console }) => {
    console.allow(noise);
    await page.clock.install();
    await openHydrated(page, '/contact');
    const requested = new Promise<Route>((resolve) => page.route(sendAddress, resolve, { times: 1 }));
    await fill(page, messageWith('Slow'));
    await submit(page);
    const late = await requested;
    const timedOut = notSent(page);
    await page.clock.runFor(60_000);
    await timedOut;
    await late.fulfill({ status: 200, body: 'OK' });
    await expect(submitButton(page)).toHaveText('Submit');
    await expectFormSends(page, 'After a slow one');
  },
);

test(
  'a visitor who leaves the site during a send and returns can send a message',
  covers('FAILURE-SERVICE~1'),
  async ({ page, console }) => {
    console.allow(noise);
    await openHydrated(page, '/contact');
    await page.route(sendAddress, unanswered, { times: 1 });
    await fill(page, messageWith('Left alone'));
    await submit(page);
    await page.goto('/__outbox.json');
    await page.goBack();
    await hydrated(page);
    await expectFormSends(page, 'Back again');
  },
);

for (const { path } of families.filter(({ form }) => form)) {
  test(
    `a message that was lost on ${path} is nowhere in the document, its address or its history, nor on the next page`,
    covers('FORM-NOT-STORED~2'),
    async ({ page, console }) => {
      console.allow(noise);
      const message = {
        ...messageWith('Kept nowhere'),
        name: 'Esmeralda Quill',
        message: 'A question for nobody else',
      };
      const places = () =>
        page.evaluate(() => [
          decodeURIComponent(location.href),
          JSON.stringify(history.state),
          // Attributes and texts; what the visitor types is in neither.
          document.documentElement.outerHTML,
        ]);
      const expectNowhere = async () => {
        expect(await stored(page)).toEqual(nothing);
        const text = (await places()).join('\n');
        for (const value of Object.values(message)) expect(text).not.toContain(value);
      };
      await openHydrated(page, path);
      await page.route(sendAddress, (route) => route.abort());
      await fill(page, message);
      await expectNowhere();
      const failed = notSent(page);
      await submit(page);
      await failed;
      await expectNowhere();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Insurance' }).click();
      await expect(page).toHaveURL('/insurance');
      await expectNowhere();
      for (const field of ['Name', 'Message']) await expect(page.getByLabel(field, { exact: true })).toHaveValue('');
    },
  );
}
