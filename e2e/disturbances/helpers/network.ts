import type { Page } from '@playwright/test';

/**
 * What a visitor has of the site when the network lets nothing through although the device says that it is online: one
 * bar of signal, or a hotel's wireless network before its sign-in page was filled in, which answers for every host
 * (https://developer.mozilla.org/docs/Web/API/Navigator/onLine, RFC 8952).
 */
export const brokenNetworks = {
  'that answers nothing': (page: Page) => page.route('**', (route) => route.abort('connectionrefused')),
  'whose sign-in page answers in place of the site': (page: Page) =>
    page.route('**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title><h1>Accept the terms</h1>' }),
    ),
} as const;
