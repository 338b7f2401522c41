import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tools/testing/browser';

const port = Number(process.env.E2E_PORT ?? 4174);

export default defineConfig({
  testDir: 'e2e',
  // `npm test` runs the tests of the site; `npm run test:tools`, the tests of the checks that those use.
  projects: [
    { name: 'site', testMatch: '**/*.spec.ts' },
    { name: 'checks', testMatch: '**/*.test.ts' },
  ],
  ...(!process.env.TEST_LONG && { grepInvert: /@long/ }),
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A flaky test is a defect, of the test or of the site.
  retries: 0,
  workers: 2,
  reporter: [
    ['dot'],
    ['json', { outputFile: 'reports/e2e.json' }],
    ['html', { outputFolder: 'reports/e2e', open: 'never' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Recording every test would take a third longer; `--trace on` records when needed.
    trace: 'off',
  },
  webServer: {
    command: 'npx tsx tools/preview/start.ts --no-build',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
