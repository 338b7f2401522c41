import { defineConfig, devices } from '@playwright/test';
import { phone as phoneScreen, wide } from './e2e/support/screens';
import { chromiumLaunch } from './tools/testing/browser';
import { e2ePort } from './tools/testing/port';
import { timeZone } from './tools/testing/variables';

// With the phone's pixel density, a screenshot would have about seven times as many pixels and show nothing more.
const phone = { ...devices['Pixel 7'], viewport: phoneScreen, deviceScaleFactor: 1 };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/serve-site.ts',
  projects: [
    { name: 'site', testMatch: '**/*.spec.ts', testIgnore: ['crawl/**', 'flows/**'] },
    { name: 'flows-wide', testMatch: 'flows/*.spec.ts' },
    { name: 'flows-phone', testMatch: 'flows/*.spec.ts', use: phone },
    { name: 'crawl', testMatch: 'crawl/*.spec.ts' },
  ],
  ...(!process.env.TEST_SLOW && { grepInvert: /@slow/ }),
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A flow through twelve pages can take this long on a busy machine.
  timeout: 90_000,
  // The default of 5 s is too short for a busy machine.
  expect: { timeout: 15_000 },
  // A flaky test is a defect of the test or of the site.
  retries: 0,
  // One more than the cores of most CI machines, because many tests wait for a timer or the network.
  workers: 3,
  reporter: [
    ['dot'],
    // Only `npm test` sets this variable. A run by hand writes nothing that the trace would read.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? ([['json']] as const) : []),
    [
      'html',
      { outputFolder: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? 'reports/e2e' : 'playwright-report', open: 'never' },
    ],
  ],
  use: {
    baseURL: `http://localhost:${e2ePort()}`,
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    timezoneId: timeZone,
    viewport: wide,
    screenshot: 'only-on-failure',
    // Recording every test would make a run a third longer. To record the tests of one run, use `--trace on`.
    trace: 'off',
  },
});
