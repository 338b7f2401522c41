import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { loadEnv } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';
import { rules } from './spec/rules.ts';
import { subjects } from './tests/support/subjects.ts';
import { chromiumLaunch } from './tools/testing/browser.ts';
import { propertyVariables, timeZone } from './tools/testing/variables.ts';
import { vitestTags } from './tools/trace/tags.ts';

process.env.TZ = timeZone;
// In a shell with NODE_ENV=production, React would load its production build, which tests cannot use.
process.env.NODE_ENV = 'test';

const setupFiles = [
  './tests/support/console.ts',
  './tests/support/seed.ts',
  './tests/support/waivers.ts',
  './tools/trace/vitest-setup.ts',
];

/** The variables of the build that are set in the environment or in an .env file. */
const variables = loadEnv('production', import.meta.dirname);

/** Component tests of page loading. A loaded page stays in memory, so each file needs a separate window. */
const navigation = ['tests/component/page-loading.test.tsx', 'tests/component/prefetch.test.tsx'];

/** Returns a project of component tests, which run in a browser. */
const inBrowser = (test: InlineConfig): TestProjectInlineConfiguration => ({
  extends: true,
  // Serve the service worker of MSW from the package.
  publicDir: 'node_modules/msw/lib',
  // List these: when Vite discovers a dependency during a test, it reloads the page.
  optimizeDeps: {
    include: [
      'react/jsx-dev-runtime',
      'react-dom/client',
      'react-dom/server',
      'react-router-dom',
      '@emailjs/browser',
      '@testing-library/react',
      '@testing-library/user-event',
      'fast-check',
      'msw',
      'msw/browser',
    ],
  },
  test: {
    ...test,
    setupFiles: [...setupFiles, './tests/support/component.ts'],
    // In ms. On a busy machine, loading a page's module can take longer than the default second.
    expect: { poll: { timeout: 10_000 } },
    env: {
      VITE_EMAILJS_SERVICE_ID: 'service_test',
      VITE_EMAILJS_TEMPLATE_ID: 'template_test',
      VITE_EMAILJS_USER_ID: 'user_test',
      VITE_EMAILJS_ORIGIN: '',
      // Override a clinic's values. With them, pictures would come from the network.
      VITE_SITE_URL: '',
      VITE_MEDIA_BUCKET_URL: '',
    },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunch(),
        contextOptions: { timezoneId: timeZone },
        // In ms, like the other timeouts.
        actionTimeout: 10_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  plugins: [react()],
  test: {
    // Passes the variables of property tests on to the tests, including those in the browser.
    env: propertyVariables(),
    // In ms. On a busy machine, a test that renders all pages takes longer than the default five seconds.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // The trace needs the location of each test.
    includeTaskLocation: true,
    // In characters. The default of 40 hides what a message compares.
    chaiConfig: { truncateThreshold: 300 },
    // An unknown tag is an error.
    strictTags: true,
    tags: vitestTags(rules, subjects),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: ['tests/unit/pages/**'],
          setupFiles,
          // Importing takes longer than testing, so the test files of a worker share imported modules.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit: pages',
          include: ['tests/unit/pages/**/*.test.{ts,tsx}'],
          setupFiles,
          // These tests only read the pages, so the test files of a worker share the rendered pages.
          isolate: false,
          // The variables of `npm run build`: some wording depends on them, and the approved texts show built pages.
          env: {
            ...variables,
            VITE_SITE_URL: variables.VITE_SITE_URL?.replace(/\/$/, '') || 'https://clinic.example',
          },
        },
      },
      inBrowser({
        name: 'component',
        include: ['tests/component/**/*.test.{ts,tsx}'],
        exclude: navigation,
        // Loading takes longer than testing, so the test files share loaded modules.
        isolate: false,
      }),
      inBrowser({ name: 'component: navigation', include: navigation }),
      // Tests of the tools. `npm run test:longer` runs them, but `npm test` does not.
      { extends: true, test: { name: 'tools', include: ['tools/*/tests/**/*.test.ts'], setupFiles } },
    ],
  },
});
