import type { Page } from '@playwright/test';
import { payloadFields } from '../../spec/email-call';
import { menus } from '../../spec/navigation';
import { site } from '../../src/site';
import { mockIdentifiers } from '../../tools/mail/mock-settings';
import { fill, type Message, messageWith, outboxEntry, submit } from './contact-form';
import { expectOpen, menuList, menuSummary } from './menus';
import { expect } from './test';

/** The address that the built site's form posts to. */
export const sendAddress = '**/api/v1.0/email/send-form';

/** A route handler that leaves requests without a response until the test ends. */
export const unanswered = () => {};

/** The nine fields that a message arrives with, in the order of their names. */
export function expectedPayload(message: Message) {
  const values: Record<string, string> = { ...message, ...mockIdentifiers, lib_version: '3.2.0' };
  return payloadFields.map((name) => [name, values[name]]).sort();
}

/** Fails unless a message has arrived once, with exactly its nine fields. */
export async function expectArrivedOnce(page: Page, message: Message): Promise<void> {
  const entries = await outboxEntry(page, message.subject);
  expect([...entries].sort()).toEqual(expectedPayload(message));
}

/** Fails unless the page shows its heading, its text, and a link to the clinic's phone number. */
export async function expectText(page: Page, heading: string | RegExp): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(((await main.textContent()) ?? '').length).toBeGreaterThan(500);
  await expect(page.locator(`a[href="${site.phone.href}"]:visible`).first()).toBeInViewport();
}

/** Fails unless each menu of the header opens, shows all its links, and closes again. */
export async function expectMenus(page: Page): Promise<void> {
  for (const { label, entries } of menus) {
    const summary = menuSummary(page, label);
    await summary.click();
    await expectOpen(summary);
    await expect(menuList(page, label).getByRole('link')).toHaveText(entries.map((entry) => entry.label));
    await summary.click();
    await expect(menuList(page, label)).toBeHidden();
  }
}

/** Submits a message where React does not run; fails unless it arrives once and the browser shows the response. */
export async function expectFormPosts(page: Page, subject: string): Promise<void> {
  const message = messageWith(subject);
  await fill(page, message);
  await submit(page);
  await expect(page.getByText('OK', { exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expectArrivedOnce(page, message);
}

/** Submits a message on a hydrated page; fails unless it arrives once and the button confirms it. */
export async function expectFormSends(page: Page, subject: string): Promise<void> {
  const message = messageWith(subject);
  await fill(page, message);
  await submit(page);
  await expect(page.locator('form').getByRole('button')).toHaveText('Message Sent');
  await expectArrivedOnce(page, message);
}
