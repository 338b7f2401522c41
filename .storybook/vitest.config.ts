import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunch } from '../tools/testing/browser.ts';

/** Returns a project that runs the stories as tests in one color scheme. Each story must render and pass axe. */
const stories = (scheme: 'light' | 'dark'): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { scheme } })],
  test: {
    name: `stories: ${scheme}`,
    setupFiles: ['.storybook/vitest.setup.ts'],
    // Loading takes longer than testing, so the story files share loaded modules.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunch(),
        // Large, because Vitest scales down a story that is larger than the viewport.
        contextOptions: { reducedMotion: 'reduce', viewport: { width: 1440, height: 1280 } },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

/** Stories are tests, too. They have a configuration of their own, because Storybook takes seconds to load. */
export default defineConfig({ test: { projects: [stories('light'), stories('dark')] } });
