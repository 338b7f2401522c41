import type { CDPSession, Page } from '@playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * The CDP session of a page. It stays open with the page: to detach one resets the page's media, colors and touch, although
 * Playwright has set them.
 */
export function cdp(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
