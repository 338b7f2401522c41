import { randomUUID } from 'node:crypto';
import type { Locator, Page, Route } from '@playwright/test';
import { payloadFields } from '../../spec/email';
import { type FieldName, fields } from '../../spec/validation';
import { goodMessage } from '../../tests/support/messages';
import { mockIdentifiers } from '../../tools/mail/mock-settings';
import type { Mail } from '../../tools/mail/outbox-page';
import { expect } from './test';

export type Message = Record<FieldName, string>;

/** The address to which the form of the built site posts. */
export const sendAddress = '**/api/v1.0/email/send-form';

/** A route handler that leaves requests without a response until the test ends. */
export const unanswered = () => {};

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

/** Fills in the form without typing. User flows type instead. */
export async function fill(page: Page, message: Message): Promise<void> {
  for (const { name, label } of fields) await page.getByLabel(label, { exact: true }).fill(message[name]);
}

export const submitButton = (page: Page): Locator => page.getByRole('form').getByRole('button');

export const submit = (page: Page): Promise<void> => submitButton(page).click();

/** Returns the messages with this subject that the mock e-mail service received, as names and values. */
async function arrivals(page: Page, subject: string): Promise<readonly Mail['entries'][]> {
  const response = await page.request.get('/__outbox.json');
  const outbox = (await response.json()) as Mail[];
  const hasSubject = ([name, value]: Mail['entries'][number]) => name === 'subject' && value === subject;
  return outbox.map(({ entries }) => entries).filter((entries) => entries.some(hasSubject));
}

/** Fails unless the message has arrived exactly once, with exactly the nine fields. */
export async function expectArrivedOnce(page: Page, message: Message): Promise<void> {
  const values: Record<string, string> = { ...message, ...mockIdentifiers, lib_version: '3.2.0' };
  const arrived = await arrivals(page, message.subject);
  expect(arrived.map((entries) => [...entries].sort())).toEqual([
    payloadFields.map((name) => [name, values[name]]).sort(),
  ]);
}

/** Submits a message on a hydrated page. Fails unless the button confirms it and the service receives it once. */
export async function expectFormSends(page: Page, subject: string): Promise<void> {
  const message = messageWith(subject);
  await fill(page, message);
  await submit(page);
  await expect(submitButton(page)).toHaveText('Message Sent');
  await expectArrivedOnce(page, message);
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

/** Waits until the page logs that a message was not sent. */
export const notSent = (page: Page) =>
  page.waitForEvent('console', (line) => /^The message (?:was not|may not have been) sent/.test(line.text()));
