import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { payloadFields } from '../../../spec/email-call';
import type { Mail } from '../../../tools/mail/mock-service';
import { openHydrated } from '../test';
import { wide } from '../viewports';
import { act } from './act';
import { checkPage, wentAway } from './check-page';
import type { Step, Walk } from './step';
import { tabOut } from './tab-out';

/** Console lines allowed at any time: the service's response, and Chromium's warnings about this test's own queries. */
const expected = [/^log: OK$/, /^\w+: Rendering was performed in a subtree hidden by content-visibility/];
/** Console lines also allowed once the browser has been offline. */
const whenOffline = [
  /^error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/,
  /^error: The message was not sent: /,
];

/** Keeps a visit on the site and counts its submits. */
async function prepare(page: Page, submitted: () => void): Promise<void> {
  await page.exposeFunction('countSubmit', submitted);
  await page.addInitScript(() => {
    addEventListener('submit', () => void window.countSubmit(), true);
    // Links to a phone number or another origin would leave the site.
    addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link && link.origin !== location.origin) event.preventDefault();
      },
      true,
    );
  });
}

async function outboxOf(page: Page, id: string): Promise<readonly Mail['entries'][]> {
  const response = await page.request.get('/__outbox.json');
  const outbox = (await response.json()) as Mail[];
  const own = ([name, value]: Mail['entries'][number]) => name === 'subject' && value.startsWith(id);
  return outbox.map(({ entries }) => entries).filter((entries) => entries.some(own));
}

async function checkOutbox(page: Page, id: string, submits: number): Promise<string[]> {
  const messages = await outboxOf(page, id);
  const expectedNames = [...payloadFields].sort().join();
  const findings = messages
    .map((entries) =>
      entries
        .map(([name]) => name)
        .sort()
        .join(),
    )
    .filter((names) => names !== expectedNames)
    .map((names) => `a message arrived with the fields ${names}`);
  // Each message of a visit has a subject of its own.
  const subjects = messages.map((entries) => new Map(entries).get('subject'));
  if (new Set(subjects).size < subjects.length) findings.push('a message arrived twice');
  if (messages.length > submits) findings.push(`${messages.length} messages arrived after ${submits} submits`);
  return findings;
}

/** Takes a step, and ignores the error that Playwright throws when the step leaves the page. */
async function takeStep(page: Page, step: Step, subject: string): Promise<readonly string[]> {
  try {
    return await act(page, step, subject);
  } catch (error) {
    if (wentAway(error)) return [];
    throw error;
  }
}

/**
 * Makes a visit in a new tab and checks the page after each step, until there are findings.
 * @param takeConsole returns the console lines since the last call
 * @returns one line for each finding, after a line that names the step
 */
export async function walk(
  context: BrowserContext,
  { start, steps }: Walk,
  takeConsole: () => readonly string[],
): Promise<readonly string[]> {
  const page = await context.newPage();
  const id = `Fuzz ${randomUUID()}`;
  let submits = 0;
  let connected = true;
  const printed = () => {
    const allowed = connected ? expected : [...expected, ...whenOffline];
    return takeConsole().filter((line) => !allowed.some((pattern) => pattern.test(line)));
  };
  try {
    await prepare(page, () => {
      submits += 1;
    });
    await page.setViewportSize(wide);
    await openHydrated(page, start);
    for (const [at, step] of steps.entries()) {
      if (step.do === 'connect' && !step.online) connected = false;
      const findings = [...(await takeStep(page, step, `${id} ${at}`)), ...(await checkPage(page)), ...printed()];
      if (findings.length > 0) return [`after step ${at + 1}, ${JSON.stringify(step)} on ${page.url()}:`, ...findings];
    }
    const findings = [...(await tabOut(page)), ...(await checkOutbox(page, id, submits)), ...printed()];
    return findings.length > 0 ? [`at the end, on ${page.url()}:`, ...findings] : [];
  } finally {
    await context.setOffline(false);
    await page.close();
  }
}

declare global {
  interface Window {
    /** Counts a submit in the test. */
    countSubmit(): Promise<void>;
  }
}
