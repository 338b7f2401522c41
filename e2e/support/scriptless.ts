import type { Page } from '@playwright/test';
import { test as guarded, watch } from './test';

/** The guarded test, with a tab that runs no scripts. The worker keeps it open for all tests. */
export const test = guarded.extend<object, { scriptless: Page }>({
  scriptless: [
    async ({ browser, tab }, use, { project }) => {
      const { baseURL = '', viewport = null } = project.use;
      const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
      watch(context, baseURL, (line) => tab.report(line));
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});
