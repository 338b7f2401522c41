import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tools/testing/browser.ts';
import { TraceReporter } from './tools/trace/vitest-reporter.ts';
import { tags } from './vitest.tags.ts';

const setupFiles = ['./tests/support/console.ts', './tests/support/seed.ts'];

export default defineConfig({
  test: {
    reporters: ['default', new TraceReporter('reports/vitest.json')],
    // What a failed property printed can be given back, in the browser as well.
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('FC_'))),
    // The trace says of each test where it stands.
    includeTaskLocation: true,
    // Strict: a test that names a rule or a revision that does not exist is an error.
    strictTags: true,
    tags,
    projects: [
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tools/*/tests/**/*.test.ts'],
          exclude: ['tests/unit/pages/**'],
          setupFiles,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'unit: pages',
          environment: 'node',
          include: ['tests/unit/pages/**/*.test.{ts,tsx}'],
          setupFiles,
          // These only read the pages, so the files share them: each page is rendered once a worker, not once a file.
          isolate: false,
          env: { VITE_SITE_URL: 'https://clinic.example', VITE_MEDIA_BUCKET_URL: 'https://bucket.example' },
        },
      },
      {
        extends: true,
        plugins: [react()],
        // The service worker that answers in the e-mail service's place comes from MSW's own package.
        publicDir: 'node_modules/msw/lib',
        // Named ahead, so that none is discovered in the middle of a run, which would reload the page under a test.
        optimizeDeps: {
          include: [
            'react/jsx-dev-runtime',
            'react-dom/client',
            'react-dom/server',
            'react-router-dom',
            '@emailjs/browser',
            '@guidepup/virtual-screen-reader',
            '@testing-library/react',
            '@testing-library/user-event',
            'fast-check',
            'msw',
            'msw/browser',
          ],
        },
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          setupFiles: [...setupFiles, './tests/support/component.ts'],
          env: {
            VITE_EMAILJS_SERVICE_ID: 'service_test',
            VITE_EMAILJS_TEMPLATE_ID: 'template_test',
            VITE_EMAILJS_USER_ID: 'user_test',
            VITE_EMAILJS_ORIGIN: '',
          },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
