import type { Route } from '@playwright/test';
import { site } from '../../src/site';
import { expectFormSends, fill, logged, messageWith, sendAddress, submit, submitButton } from '../support/messages';
import { stored } from '../support/stored';
import { covers, expect, openHydrated, test } from '../support/test';

/* tests/component/form-responses.test.tsx tests each status of the service, tests/unit/submission.test.ts a missing response. */

const noise =
  /^error: (?:Failed to load resource: |The message (?:was not|may not have been) sent: |Connecting to 'https:\/\/elsewhere\.example\/' violates)|^request to another origin: https:\/\/elsewhere\.example\/$|^log: OK$/;

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'cannot be reached offline': (route) => route.abort('internetdisconnected'),
  'redirects to another origin': (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://elsewhere.example/' } }),
};

/** Whether the clinic's form announces a failure and restores the message. The specification allows neither. */
const { announceSendFailure } = site.options;

const tags = covers('FORM-NOT-STORED');

test('after a failed send, nothing is stored, and the next message is sent', tags, async ({ page, console }) => {
  // No page shows these values.
  const own = { name: 'Esmeralda Quill', phone: '8055550100', message: 'A question for nobody else' };
  const message = { ...messageWith('Lost'), ...own };
  const expectNotStored = async () => {
    expect(await stored(page)).toEqual([]);
    // Values in fields are not part of `outerHTML`.
    const places = await page.evaluate(
      () => decodeURIComponent(location.href) + JSON.stringify(history.state) + document.documentElement.outerHTML,
    );
    for (const value of Object.values(message)) expect(places).not.toContain(value);
  };
  await openHydrated(page, '/insurance');
  // The table of contents marks the current section, wherever the visitor scrolls.
  const content = async () =>
    (await page.locator('body').innerHTML()).replaceAll(/ aria-current="true"| style="--sun-at:[^"]*"/g, '');
  const before = await content();
  for (const [what, answer] of Object.entries(failures)) {
    await page.route(sendAddress, answer, { times: 1 });
    await fill(page, message);
    await expectNotStored();
    const failed = logged(page);
    await submit(page);
    await failed;
    await expect(submitButton(page)).toHaveText('Submit');
    await expect(page.getByLabel('Message')).toHaveValue(announceSendFailure ? message.message : '');
    if (!announceSendFailure) await expect.poll(content, what).toBe(before);
    await expectNotStored();
  }
  const lines = console.take();
  expect(lines.filter((line) => !noise.test(line) || line.includes(message.subject))).toEqual([]);
  console.allow(noise);
  await expectFormSends(page, 'After the failures');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  await expectNotStored();
  for (const field of ['Name', 'Message']) await expect(page.getByLabel(field, { exact: true })).toHaveValue('');
});
