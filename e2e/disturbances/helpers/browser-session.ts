import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { chromiumLaunch, ensureBrowser } from '../../../tools/testing/browser';

/** Reads a file of the browser, which may delete it at any time. */
function read(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

/**
 * A browser with a profile on disk, which can be killed and started again, as phones do with the browser behind another app. The
 * pages receive no `pagehide`. The browser writes its tabs to the profile (https://source.chromium.org, components/sessions).
 * Unlike Playwright's browsers, this one has the back/forward cache.
 */
export class BrowserSession {
  private process: ChildProcess | undefined;
  private browser: Browser | undefined;

  /**
   * @param folder an empty folder for the profile
   * @param size the size of the window, in px; Chromium makes no window narrower than 500
   * @param scripts whether pages may run scripts
   */
  constructor(
    private readonly folder: string,
    private readonly size: { readonly width: number; readonly height: number },
    scripts: boolean,
  ) {
    mkdirSync(join(folder, 'Default'), { recursive: true });
    this.writePreferences({ profile: { default_content_setting_values: { javascript: scripts ? 1 : 2 } } });
  }

  /** Returns the path of a file or folder in the profile. */
  private inProfile(...names: readonly string[]): string {
    return join(this.folder, 'Default', ...names);
  }

  private writePreferences(preferences: object) {
    writeFileSync(this.inProfile('Preferences'), JSON.stringify(preferences));
  }

  /** Starts the browser, with the tabs of its last session if there are any. @returns its first tab */
  async start(): Promise<Page> {
    const portFile = join(this.folder, 'DevToolsActivePort');
    rmSync(portFile, { force: true });
    const size = `--window-size=${this.size.width},${this.size.height}`;
    const first = existsSync(this.inProfile('Sessions')) ? [] : ['about:blank'];
    const options = ['--headless=new', '--no-first-run', '--restore-last-session', '--remote-debugging-port=0', size];
    const { args = [] } = chromiumLaunch();
    this.process = spawn(ensureBrowser(), [...args, ...options, `--user-data-dir=${this.folder}`, ...first], {
      stdio: 'ignore',
    });
    await expect.poll(() => read(portFile)).toMatch(/\n/);
    const [port] = read(portFile).split('\n');
    const address = `http://127.0.0.1:${port}`;
    // While the browser still restores its tabs, Playwright's connection hangs.
    const tabs = async () => (await (await fetch(`${address}/json/list`)).json()) as { type: string; title: string }[];
    await expect.poll(async () => (await tabs()).some(({ type, title }) => type === 'page' && title !== '')).toBe(true);
    await expect(async () => {
      this.browser = await chromium.connectOverCDP(address, { timeout: 10_000 });
    }).toPass();
    const [page] = (this.browser?.contexts() ?? []).flatMap((context) => context.pages());
    if (!page) throw new Error('The browser has no tab');
    return page;
  }

  /** Waits until the browser has saved a page with a typed text, and thereby the scroll position that the page had then. */
  async saves(typed: string): Promise<void> {
    const text = Buffer.from(typed, 'utf16le').toString('latin1');
    const files = () => readdirSync(this.inProfile('Sessions')).map((name) => read(this.inProfile('Sessions', name)));
    // The browser may not have made the folder yet.
    await expect(() => expect(files().join()).toContain(text)).toPass();
  }

  /** Kills the browser. */
  async kill(): Promise<void> {
    await this.stop();
    // After a crash, Chromium on a computer asks before it restores the tabs. On a phone, it does not ask.
    const { profile, ...others } = JSON.parse(readFileSync(this.inProfile('Preferences'), 'utf8'));
    this.writePreferences({ ...others, profile: { ...profile, exit_type: 'Normal' } });
  }

  async stop(): Promise<void> {
    if (!this.process || this.process.exitCode !== null || this.process.signalCode !== null) return;
    const exit = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await exit;
  }
}
