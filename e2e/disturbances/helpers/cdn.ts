import type { Page } from '@playwright/test';

/**
 * Simulates a CDN that minifies HTML, as Cloudflare's Auto Minify did. It removes the comments that React needs for
 * hydration (https://github.com/facebook/react/issues/10778).
 */
export async function removeComments(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/<!--.*?-->/gs, '') });
    },
  );
}
