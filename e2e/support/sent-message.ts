import { arrivals, fill, messageWith, submit } from './contact-form';
import { addressesOf, collectRequests, revealing } from './requests';
import { show } from './show';
import { stored } from './stored';
import { test as guarded, openHydrated, type Tab } from './test';

/**
 * Fills in the form of a page, submits it, and waits until the page has logged the outcome.
 * @returns the message, and what the page requested, logged and stored
 */
async function send(tab: Tab, site: string, path: string) {
  const { page, report } = tab;
  const printed: string[] = [];
  tab.report = (line) => printed.push(line);
  tab.shown = undefined;
  const requests = collectRequests(page);
  try {
    await show(page);
    await openHydrated(page, path);
    const message = messageWith(`Sent from ${path}`);
    await fill(page, message);
    const outcome = page.waitForEvent('console');
    await submit(page);
    await outcome;
    return {
      message,
      printed,
      arrived: await arrivals(page, message.subject),
      requests: addressesOf(requests, site),
      revealing: await revealing(requests),
      stored: await stored(page),
      visited: await page.evaluate(() => JSON.stringify(history.state) + location.href),
    };
  } finally {
    page.removeAllListeners('request');
    tab.report = report;
  }
}

interface SentMessages {
  /** A message sent from a page. The worker sends only one from each page, for all tests. */
  sentFrom(path: string): ReturnType<typeof send>;
}

/** The guarded test, with messages that were sent. */
export const test = guarded.extend<object, SentMessages>({
  sentFrom: [
    async ({ tab }, use, { project }) => {
      const messages = new Map<string, ReturnType<typeof send>>();
      await use((path) => {
        const sent = messages.get(path) ?? send(tab, project.use.baseURL ?? '', path);
        messages.set(path, sent);
        return sent;
      });
    },
    { scope: 'worker' },
  ],
});
