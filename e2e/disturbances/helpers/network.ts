import type { Page } from '@playwright/test';

/**
 * Networks that don't reach the site although the device reports that it is online: a weak signal, or the captive
 * portal of a hotel, which responds in place of every host until the guest signs in
 * (https://developer.mozilla.org/docs/Web/API/Navigator/onLine, RFC 8952).
 */
export const brokenNetworks = {
  'that refuses all connections': (page: Page) => page.route('**', (route) => route.abort('connectionrefused')),
  'whose sign-in page replaces the site': (page: Page) =>
    page.route('**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title><h1>Accept the terms</h1>' }),
    ),
} as const;
