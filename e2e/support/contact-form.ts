import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type FieldName, fields } from '../../spec/contact-form';
import type { Mail } from '../../tools/mail/mock-service';

export type Message = Record<FieldName, string>;

/** A valid message; its subject is unique, so that each of several parallel tests finds its own message. */
export function messageWith(subject: string): Message {
  return {
    name: 'Ana Lima',
    email: 'ana@example.com',
    phone: '8055550100',
    subject: `${subject} ${randomUUID()}`,
    message: 'I have a question.',
  };
}

/** Fills in the form of the page. */
export async function fill(page: Page, message: Message): Promise<void> {
  for (const { name, label } of fields) await page.getByLabel(label, { exact: true }).fill(message[name]);
}

export async function submit(page: Page): Promise<void> {
  await page.locator('form').getByRole('button').click();
}

/** The messages that the mock e-mail service received with a subject, as names and values. */
export async function arrivals(page: Page, subject: string): Promise<readonly Mail['entries'][]> {
  const response = await page.request.get('/__outbox.json');
  const outbox = (await response.json()) as Mail[];
  const isOwn = ([name, value]: Mail['entries'][number]) => name === 'subject' && value === subject;
  return outbox.map(({ entries }) => entries).filter((entries) => entries.some(isOwn));
}

/** The one message that the mock e-mail service received with a subject; fails unless there is exactly one. */
export async function outboxEntry(page: Page, subject: string): Promise<Mail['entries']> {
  const own = await arrivals(page, subject);
  expect(own).toHaveLength(1);
  return own[0] ?? [];
}
