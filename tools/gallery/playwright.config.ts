import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../testing/browser';

const port = Number(process.env.GALLERY_PORT ?? 4175);

/** Screenshots of the gallery, which only the development server serves. `pictures.ts` runs this configuration. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '../../test-results/gallery',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  reporter: [['dot'], ['html', { outputFolder: '../../reports/gallery', open: 'never' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    viewport: { width: 1000, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'npx tsx tools/preview/dev.ts',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/__gallery`,
    reuseExistingServer: false,
  },
});
