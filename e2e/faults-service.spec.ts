import type { Page, Route } from '@playwright/test';
import { fill, messageWith, submit } from './support/contact-form';
import { expectArrivedOnce, expectFormSends, sendAddress, unanswered } from './support/faults';
import { covers, expect, openHydrated, test } from './support/test';

const button = (page: Page) => page.locator('form').getByRole('button');
const failed = (page: Page) =>
  page.waitForEvent('console', (line) => line.text().startsWith('The message was not sent'));

/** How the service handles the first message; the second one is sent normally. */
const answers: Record<string, (route: Route) => Promise<void>> = {
  'responds with status 400': (route) => route.fulfill({ status: 400, body: 'The template ID is invalid' }),
  'responds with status 412': (route) => route.fulfill({ status: 412, body: 'Account blocked' }),
  'responds with status 429': (route) => route.fulfill({ status: 429, body: 'Too many requests' }),
  'responds with status 500': (route) => route.fulfill({ status: 500, body: '' }),
  'resets the connection': (route) => route.abort('connectionreset'),
  'responds with garbage': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: Buffer.from([0, 255, 60, 33, 254, 195, 40]) }),
  'redirects to another page': (route) => route.fulfill({ status: 302, headers: { location: '/alcohol' } }),
  'redirects to another origin': (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://elsewhere.example/' } }),
};
/** The only one that counts as sent (specification section 7), because the target of the redirect has status 200. */
const accepted = ['redirects to another page'];
const noise =
  /^error: (?:Failed to load resource: |The message was not sent: |Connecting to 'https:\/\/elsewhere\.example\/' violates)|^request to another origin: https:\/\/elsewhere\.example\/$/;

for (const [what, answer] of Object.entries(answers)) {
  test(
    `when the service ${what}, the page stays and the next message is sent`,
    covers('FAULT-SERVICE~1'),
    async ({ keptPage: page, console }) => {
      console.allow(noise);
      console.allow(/^log: /);
      await openHydrated(page, '/contact');
      await page.route(sendAddress, answer, { times: 1 });
      await fill(page, messageWith('Lost'));
      const settled = accepted.includes(what) ? expect(button(page)).toHaveText('Message Sent') : failed(page);
      await submit(page);
      await settled;
      await expect(page).toHaveURL('/contact');
      await expectFormSends(page, 'After a failure');
    },
  );
}

test(
  'after 60 seconds without a response, the form sends the next message',
  covers('FAULT-SERVICE~1'),
  async ({ page, console }) => {
    console.allow(/^error: The message was not sent: 0 no answer within 20 s$|^log: OK$/);
    await page.clock.install();
    await openHydrated(page, '/contact');
    let late: Route | undefined;
    await page.route(
      sendAddress,
      (route) => {
        late = route;
      },
      { times: 1 },
    );
    await fill(page, messageWith('Slow'));
    await submit(page);
    await expect.poll(() => late).toBeDefined();
    const timedOut = failed(page);
    await page.clock.runFor(60_000);
    await timedOut;
    await late?.fulfill({ status: 200, body: 'OK' });
    await expect(button(page)).toHaveText('Submit');
    await expectFormSends(page, 'After a slow one');
  },
);

test(
  'a message submitted offline is not sent; the next one, online, is',
  covers('FAULT-SERVICE~1'),
  async ({ keptPage: page, console }) => {
    console.allow(
      /^error: (?:Failed to load resource: net::ERR_INTERNET_DISCONNECTED|The message was not sent: )|^log: OK$/,
    );
    await openHydrated(page, '/contact');
    await page.context().setOffline(true);
    await fill(page, messageWith('Offline'));
    const notSent = failed(page);
    await submit(page);
    await notSent;
    await page.context().setOffline(false);
    await expectFormSends(page, 'Online again');
  },
);

test(
  'a visitor who leaves the site during a send and returns can send a message',
  covers('FAULT-SERVICE~1'),
  async ({ keptPage: page, console }) => {
    console.allow(/^log: OK$|^error: (?:The message was not sent: |Failed to load resource: )/);
    await openHydrated(page, '/contact');
    await page.route(sendAddress, unanswered, { times: 1 });
    await fill(page, messageWith('Left alone'));
    await submit(page);
    await page.goto('/__outbox.json');
    await page.goBack();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expectFormSends(page, 'Back again');
  },
);

test(
  'a message in flight arrives once when the visitor moves to another page and back',
  covers('FAULT-SERVICE~1'),
  async ({ keptPage: page, console }) => {
    const message = messageWith('To and fro');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
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
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    release();
    await expect(button(page)).toHaveText('Message Sent');
    await expectArrivedOnce(page, message);
    expect(console.take()).toEqual(['log: OK']);
  },
);
