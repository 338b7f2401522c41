import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';

/**
 * Names under which systems install Chromium or Chrome. First the build without a window: the same engine, two to three
 * times as fast in tests (decision 0024).
 */
const commands = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome.exe',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const help = `No browser was found to test in, and none could be installed. Do one of these, then run the tests again:
  npx playwright install chromium        (Playwright's own)
  sudo apt-get install chromium          (Debian, Ubuntu)
  brew install --cask chromium           (macOS)
or name one that you have: CHROMIUM_PATH=/path/to/chromium npm test`;

/**
 * Looks for a browser: the one named by CHROMIUM_PATH, else Playwright's own, else the system's Chromium or Chrome.
 * @returns its program file; undefined when there is none
 */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...places,
  ];
  return candidates.find((file) => file && existsSync(file));
}

function run(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 }).status === 0;
}

/** Debian's way, as root or by a sudo that asks for nothing. */
function installByApt(): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [
      ...sudo,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-qq',
      ...args,
    ];
    return run(command, ...rest);
  };
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name);
  return apt('update') && (install('chromium-headless-shell') || install('chromium'));
}

/**
 * Finds a browser to test in, or installs one: Playwright's own, else the system's package.
 * @throws with what to do when there is none to be had
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No browser to test in yet; installing one.');
  // The libraries that a browser needs are the system's to install, which takes root.
  const libraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const installed = run('npx', 'playwright', 'install', ...libraries, 'chromium') || installByApt();
  const file = installed ? findBrowser() : undefined;
  if (!file) throw new Error(help);
  return file;
}

/** How tests start the browser: whichever was found, and quiet (nothing of its own goes out to the network). */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = findBrowser();
  const args = ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  // Chromium's own sandbox refuses to run for root, as on most CI machines.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  // Left to itself, Playwright takes the windowless one of its own two builds.
  return executablePath && executablePath !== chromium.executablePath() ? { executablePath, args } : { args };
}
