import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { payloadFields } from '../../../spec/email-call';
import type { Mail } from '../../../tools/mail/mock-service';
import { wide } from '../screens';
import { openHydrated } from '../test';
import { act } from './act';
import { look, wentAway } from './look';
import type { Step, Walk } from './step';
import { walkOut } from './walk-out';

/** What a page may print at any time: the service's answer, and what the browser says of a question of these tests. */
const usual = [/^log: OK$/, /^\w+: Rendering was performed in a subtree hidden by content-visibility/];
/** What it may print besides once the connection was lost. */
const lost = [/^error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/, /^error: The message was not sent: /];

/** Keeps a visit on the site and counts its submits, before any script of the page runs. */
async function prepare(page: Page, submitted: () => void): Promise<void> {
  await page.exposeFunction('monkeySubmitted', submitted);
  await page.addInitScript(() => {
    addEventListener('submit', () => void window.monkeySubmitted(), true);
    // What leads out of the site, to a telephone or another origin, is none of its pages.
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

async function lookAtOutbox(page: Page, id: string, submits: number): Promise<string[]> {
  const messages = await outboxOf(page, id);
  const due = [...payloadFields].sort().join();
  const findings = messages
    .map((entries) =>
      entries
        .map(([name]) => name)
        .sort()
        .join(),
    )
    .filter((names) => names !== due)
    .map((names) => `a message arrived with the fields ${names}`);
  // Each message of a visit has a subject of its own.
  const subjects = messages.map((entries) => new Map(entries).get('subject'));
  if (new Set(subjects).size < subjects.length) findings.push('a message arrived twice');
  if (messages.length > submits) findings.push(`${messages.length} messages arrived of ${submits} submits`);
  return findings;
}

/** Does a step; one that the page does not outlive has been done. */
async function actAnyway(page: Page, step: Step, subject: string): Promise<readonly string[]> {
  try {
    return await act(page, step, subject);
  } catch (error) {
    if (wentAway(error)) return [];
    throw error;
  }
}

/**
 * Makes a visit in a new tab and looks at the page after each step, until something is wrong.
 * @param taken takes what the pages printed since it was last called
 * @param plant puts a fault into the page, to see that it is found
 * @returns what is wrong, a line for each finding, the first line saying after which step
 */
export async function walk(
  context: BrowserContext,
  { start, steps }: Walk,
  taken: () => readonly string[],
  plant?: (page: Page) => Promise<void>,
): Promise<readonly string[]> {
  const page = await context.newPage();
  const id = `Monkey ${randomUUID()}`;
  let submits = 0;
  let connected = true;
  const printed = () => {
    const allowed = connected ? usual : [...usual, ...lost];
    return taken().filter((line) => !allowed.some((pattern) => pattern.test(line)));
  };
  try {
    await prepare(page, () => {
      submits += 1;
    });
    await plant?.(page);
    await page.setViewportSize(wide);
    await openHydrated(page, start);
    for (const [at, step] of steps.entries()) {
      if (step.do === 'connect' && !step.online) connected = false;
      const findings = [...(await actAnyway(page, step, `${id} ${at}`)), ...(await look(page)), ...printed()];
      if (findings.length > 0) return [`after step ${at + 1}, ${JSON.stringify(step)} on ${page.url()}:`, ...findings];
    }
    const findings = [...(await walkOut(page)), ...(await lookAtOutbox(page, id, submits)), ...printed()];
    return findings.length > 0 ? [`at the end, on ${page.url()}:`, ...findings] : [];
  } finally {
    await context.setOffline(false);
    await page.close();
  }
}

declare global {
  interface Window {
    /** Tells the test of a submit. */
    monkeySubmitted(): Promise<void>;
  }
}
