import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch, ensureBrowser } from '../tools/testing/browser.ts';

process.env.CHROMIUM_PATH = ensureBrowser();
const screenshots = join(import.meta.dirname, 'screenshots');

/** What affects rendering: the browser and, where fontconfig lists them, the fonts. */
function thisMachine(): string {
  const output = (command: string) =>
    execSync(`${command} || true`, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const fonts = createHash('sha256').update(output('fc-list : family style | sort')).digest('hex').slice(0, 12);
  return `${output(`"${process.env.CHROMIUM_PATH}" --version`).trim()} on ${process.platform}, fonts ${fonts}`;
}

/** Whether the accepted screenshots were taken on a machine like this one; accepting makes them this machine's. */
function comparesScreenshots(): boolean {
  const record = join(screenshots, 'made-with.txt');
  const here = thisMachine();
  if (process.argv.includes('--update')) {
    mkdirSync(screenshots, { recursive: true });
    writeFileSync(record, `${here}\n`);
  }
  const madeWith = existsSync(record) ? readFileSync(record, 'utf8').trim() : 'nothing yet';
  if (madeWith !== here) console.log(`Screenshots: not covered. They were taken with ${madeWith}; this is ${here}.`);
  return madeWith === here;
}
const compares = comparesScreenshots();

/** Stories as component tests in one color scheme: each must render, pass axe, and look as accepted. */
const stories = (scheme: 'light' | 'dark') => ({
  plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals: { scheme } })],
  test: {
    name: scheme,
    attachmentsDir: 'reports/stories',
    setupFiles: [join(import.meta.dirname, 'vitest.setup.ts')],
    env: { COMPARES_SCREENSHOTS: String(compares) },
    // Loading takes longer than testing, so the files share what they load.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: chromiumLaunch(),
        contextOptions: {
          reducedMotion: 'reduce' as const,
          // As large as any story, or Vitest would scale it down.
          viewport: { width: 1440, height: 1280 },
        },
      }),
      instances: [{ browser: 'chromium' as const }],
      expect: {
        toMatchScreenshot: {
          // In ms; on a busy machine, two equal screenshots of a long story take longer than the usual five seconds.
          timeout: 60_000,
          resolveScreenshotPath: ({ testFileName, arg, ext }: { testFileName: string; arg: string; ext: string }) =>
            join(screenshots, testFileName.replace('.stories.tsx', ''), `${arg}-${scheme}${ext}`),
        },
      },
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
