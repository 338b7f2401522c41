import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';

/**
 * The commands of Chromium and Chrome on various systems. The headless shell comes first, because it has the same engine
 * and runs the tests more than twice as fast (decision 0006).
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
/** Where Chrome and Chromium are usually installed on macOS and Windows, outside PATH. */
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const help = `The tests need Chromium or Chrome. None was found and none could be installed. Do one of these, then run the tests again:
  npx playwright install chromium        (Playwright's own Chromium)
  sudo apt-get install chromium          (Debian, Ubuntu)
  brew install --cask chromium           (macOS)
or name an installed one: CHROMIUM_PATH=/path/to/chromium npm test`;

/**
 * Finds a browser: the one that CHROMIUM_PATH names, else Playwright's own Chromium, else the system's headless shell,
 * Chromium or Chrome.
 * @returns the path of its executable file, or undefined if there is none
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

const isRoot = () => process.getuid?.() === 0;

/** Runs an installer, which prints its own errors. Returns whether it succeeded. */
function run([command = '', ...args]: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 }).status === 0;
}

/** Installs Debian's package of the headless shell or Chromium, as root or with a sudo that needs no password. */
function installByApt(): boolean {
  const apt = [...(isRoot() ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  // The site shows Arial and Times New Roman until its own fonts arrive. Install fonts that replace these two.
  const install = (name: string) => run([...apt, 'install', '-y', '--no-install-recommends', 'fonts-liberation', name]);
  return run([...apt, 'update']) && (install('chromium-headless-shell') || install('chromium'));
}

/**
 * Finds a browser, or installs one: Playwright's own Chromium, else Debian's package.
 * @throws an error with instructions if there is none and none can be installed
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium or Chrome was found. Installing one; this takes a few minutes.');
  // Only root can install the system libraries that a browser needs.
  const libraries = isRoot() ? ['--with-deps'] : [];
  if (!run(['npx', 'playwright', 'install', ...libraries, 'chromium'])) installByApt();
  const file = findBrowser();
  if (!file) throw new Error(help);
  return file;
}

/**
 * Features of Chromium that tests do without: the popup of the address bar and the spare process, with which a page in a new window
 * takes 2.3 s of CPU time instead of 1.4 s; and those that Playwright turns off, because Chromium reads only the last list.
 */
const unusedFeatures = `WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess,
  AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,
  HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,
  PaintHolding,PreconnectToSearch,TcpPortRandomizationWin,ThirdPartyStoragePartitioning`.replaceAll(/\s/g, '');

/**
 * The options with which tests launch the browser. They turn off QUIC and background network requests.
 * @param ordinary whether to keep the features that cost time, for measurements of speed
 */
export function chromiumLaunch(ordinary = false): LaunchOptions {
  const executablePath = findBrowser();
  const args = ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  if (!ordinary) args.push(`--disable-features=${unusedFeatures}`);
  // As root, Chromium does not start with its sandbox. Many CI jobs run as root.
  if (isRoot()) args.push('--no-sandbox');
  // Without a path, Playwright launches its own headless shell rather than its full Chromium.
  return executablePath && executablePath !== chromium.executablePath() ? { executablePath, args } : { args };
}
