import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { benchTool } from '../install';

const execute = promisify(execFile);

/** Chromium's own sandbox refuses to run for root, as on most CI machines. */
const browserFlags = ['--headless', '--disable-quic', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

/**
 * Runs Lighthouse once on a page, as a telephone on a slow network (its default).
 * @param browser the browser's program file
 * @returns Lighthouse's report
 * @throws when it gives none, within three minutes
 */
export async function lighthouse(url: string, browser: string): Promise<unknown> {
  const options = [
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    '--disable-full-page-screenshot',
    '--no-enable-error-reporting',
    `--chrome-flags=${browserFlags.join(' ')}`,
  ];
  const { stdout } = await execute(process.execPath, [benchTool('lighthouse/cli/index.js'), url, ...options], {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 256 * 1024 * 1024,
    timeout: 180_000,
  });
  return JSON.parse(stdout);
}
