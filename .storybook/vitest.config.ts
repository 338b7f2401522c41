import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch, ensureBrowser } from '../tools/testing/browser.ts';

process.env.CHROMIUM_PATH = ensureBrowser();

/** Stories as component tests in one color scheme: each must render and pass axe. */
const stories = (scheme: 'light' | 'dark') => ({
  plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals: { scheme } })],
  test: {
    name: scheme,
    setupFiles: [join(import.meta.dirname, 'vitest.setup.ts')],
    // Loading takes longer than testing, so the files share what they load.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunch(),
        contextOptions: {
          reducedMotion: 'reduce' as const,
          // As large as any story, or Vitest would scale it down.
          viewport: { width: 1440, height: 1280 },
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [stories('light'), stories('dark')],
    // In ms; Storybook's plugin keeps files open, for which Vitest would wait ten seconds at the end.
    teardownTimeout: 500,
  },
});
