import { defineConfig, devices } from '@playwright/test';
import { phone as phoneScreen, wide } from './e2e/support/screens';
import { chromiumLaunch } from './tools/testing/browser';
import { portIn, timeZone } from './tools/testing/variables';

const baseURL = `http://localhost:${portIn('E2E_PORT', 4174)}`;

// With the phone's pixel density, a screenshot would have about seven times as many pixels and show nothing more.
const phone = { ...devices['Pixel 7'], viewport: phoneScreen, deviceScaleFactor: 1 };

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'site', testMatch: '**/*.spec.ts', testIgnore: ['crawl/**', 'flows/**'] },
    { name: 'flows-wide', testMatch: 'flows/*.spec.ts' },
    { name: 'flows-phone', testMatch: 'flows/*.spec.ts', use: phone },
    { name: 'crawl', testMatch: 'crawl/*.spec.ts' },
  ],
  webServer: {
    command: `npx vite build --mode mock --logLevel warn && npx vite preview --mode mock --port ${new URL(baseURL).port}`,
    // Not its URL, which Playwright would request through the proxy that `http_proxy` names.
    port: Number(new URL(baseURL).port),
    // Each run builds the site, so no run tests an old one.
    reuseExistingServer: false,
    // In ms. The build takes longer than the default minute on a busy machine.
    timeout: 300_000,
    // A clinic's addresses would make pages differ from what the tests expect.
    env: { VITE_SITE_URL: '', VITE_MEDIA_BUCKET_URL: '' },
  },
  // The slow tests add more cases. Only `npm run test:longer` runs them.
  ...(!process.env.TEST_SLOW && { grepInvert: /@slow/ }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // In ms. A flow through twelve pages can take this long on a busy machine.
  timeout: 90_000,
  // In ms. The default of 5 s is too short for a busy machine.
  expect: { timeout: 15_000 },
  // A flaky test is a defect of the test or of the site.
  retries: 0,
  // One more than the cores of most CI machines, because many tests wait for a timer or the network.
  workers: 3,
  reporter: [
    ['dot'],
    // The trace reads it.
    ['json', { outputFile: 'reports/e2e.json' }],
    ['html', { outputFolder: 'reports/e2e', open: 'never' }],
  ],
  use: {
    baseURL,
    launchOptions: chromiumLaunch(),
    timezoneId: timeZone,
    viewport: wide,
    screenshot: 'only-on-failure',
    // Recording every test would make a run a third longer. To record the tests of one run, use `--trace on`.
    trace: 'off',
  },
});
