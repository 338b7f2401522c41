import type { Page } from '@playwright/test';

/**
 * Networks that can't reach the site although the device reports that it is online: one that refuses all connections,
 * and one with a captive portal, as in a hotel, which responds in place of every host until the guest signs in
 * (https://developer.mozilla.org/docs/Web/API/Navigator/onLine, RFC 8952).
 */
export const brokenNetworks = {
  'that refuses all connections': (page: Page) => page.route('**', (route) => route.abort('connectionrefused')),
  'whose sign-in page replaces the site': (page: Page) =>
    page.route('**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title><h1>Accept the terms</h1>' }),
    ),
} as const;
