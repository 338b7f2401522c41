import { randomUUID } from 'node:crypto';
import type { Locator, Page, Route } from '@playwright/test';
import { payloadFields } from '../../spec/email';
import { buttonLabels, type FieldName, fields } from '../../spec/validation';
import { goodMessage } from '../../tests/support/messages';
import { mockIdentifiers } from '../../tools/mail/mock-settings';
import type { Mail } from '../../tools/mail/outbox-page';
import { expect } from './test';

export type Message = Record<FieldName, string>;

/** The address to which the form of the built site posts. */
export const sendAddress = '**/api/v1.0/email/send-form';

/** Holds requests to an address. @returns a function that releases them and lets later requests pass */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route: Route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Creates a valid message. Its subject is unique, so that tests that run in parallel find their own messages. */
export function messageWith(subject: string): Message {
  return { ...goodMessage, subject: `${subject} ${randomUUID().slice(0, 8)}` };
}

/** The control of a field. */
export const field = (page: Page, name: FieldName): Locator =>
  page.getByLabel(fields.find((each) => each.name === name)?.label ?? '', { exact: true });

/** Fills in the form without typing. User flows type instead. */
export async function fill(page: Page, message: Message): Promise<void> {
  for (const { name } of fields) await field(page, name).fill(message[name]);
}

/** The button of the form, whatever its label. */
export const submitButton = (page: Page): Locator => page.getByRole('form').getByRole('button');

/** Presses the button of the form. */
export const submit = (page: Page): Promise<void> => submitButton(page).click();

/** Fails unless the message has arrived exactly once, with exactly the nine fields. */
export async function expectArrivedOnce(page: Page, message: Message): Promise<void> {
  const outbox = (await (await page.request.get('/__outbox.json')).json()) as Mail[];
  const arrived = outbox.map(({ entries }) => [...entries].sort());
  const isThis = ([name, value]: Mail['entries'][number]) => name === 'subject' && value === message.subject;
  const values: Record<string, string> = { ...message, ...mockIdentifiers, lib_version: '3.2.0' };
  expect(arrived.filter((entries) => entries.some(isThis))).toEqual([
    payloadFields.map((name) => [name, values[name]]).sort(),
  ]);
}

/** Submits a written message. Fails unless the button confirms it, and the service receives it once. @param press how to submit */
export async function expectSends(page: Page, message: Message, press = () => submit(page)): Promise<void> {
  // Record the labels of the button, because a busy machine can miss one that is shown for three seconds.
  const labels = await submitButton(page).evaluateHandle((button) => {
    const seen: (string | null)[] = [];
    new MutationObserver(() => seen.push(button.textContent)).observe(button, { childList: true, subtree: true });
    return seen;
  });
  await press();
  await expect.poll(() => labels.jsonValue()).toContain(buttonLabels.sent);
  await expectArrivedOnce(page, message);
}

/** Sends a message on a hydrated page. Fails unless the button confirms it, and the service receives it once. */
export async function expectFormSends(page: Page, subject: string): Promise<void> {
  const message = messageWith(subject);
  await fill(page, message);
  await expectSends(page, message);
}

/** Submits a message without React. Fails unless the service receives it once and the browser shows the response. */
export async function expectFormPosts(page: Page, subject: string): Promise<void> {
  const message = messageWith(subject);
  await fill(page, message);
  await submit(page);
  await expect(page.getByText('OK', { exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expectArrivedOnce(page, message);
}

/** Waits until the page logs the end of a request: the service's answer, or a failure. */
export const logged = (page: Page) =>
  page.waitForEvent('console', (line) => /^OK$|^The message (?:was not|may not have been) sent/.test(line.text()));
