import type { CDPSession, Page } from '@playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Returns the CDP session of a page. The session stays open as long as the page: detaching it would reset the media
 * type, colors and touch that Playwright has set.
 */
export function cdp(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
