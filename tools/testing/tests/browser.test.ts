import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeConsole } from '../../../tests/support/console-lines';
import { ensureBrowser, findBrowser } from '../browser';

vi.mock('node:fs', { spy: true });
vi.mock('node:child_process', { spy: true });

const named = join('/named', 'my-browser');
const playwrightFile = join('/playwright', 'chrome');
const chromiumFile = join('/system', 'chromium');
const shellFile = join('/system', 'chromium-headless-shell');

/** Mocks a machine that has these files and no others. */
const machineHas = (...files: string[]) =>
  vi.mocked(existsSync).mockImplementation((file) => files.includes(String(file)));

/** Replaces the installers with a function that receives their command and their last argument. @param install returns the exit code */
const mockInstallers = (install: (command: string, program?: string) => number) =>
  vi.mocked(spawnSync).mockImplementation((command, args) => {
    const status = install(command, args?.at(-1));
    return { status, pid: 0, output: [], stdout: '', stderr: '', signal: null };
  });

beforeEach(() => {
  vi.stubEnv('CHROMIUM_PATH', named);
  vi.stubEnv('PATH', ['/other', '/system'].join(process.platform === 'win32' ? ';' : ':'));
  vi.spyOn(chromium, 'executablePath').mockReturnValue(playwrightFile);
});
afterEach(() => vi.unstubAllEnvs());

test('findBrowser prefers the browser in CHROMIUM_PATH, then Playwright’s, then a headless shell', () => {
  const machine = [named, playwrightFile, shellFile, chromiumFile];
  for (const [index, file] of machine.entries()) {
    machineHas(...machine.slice(index));
    expect(findBrowser()).toBe(file);
  }
  machineHas();
  expect(findBrowser()).toBeUndefined();
});

test('if Playwright’s download fails, ensureBrowser installs the headless shell of Debian', () => {
  machineHas();
  mockInstallers((command, program) => {
    if (program === 'chromium-headless-shell') machineHas(shellFile);
    return command === 'npx' ? 1 : 0;
  });
  expect(ensureBrowser()).toBe(shellFile);
  expect(takeConsole()).not.toEqual([]);
});

test('ensureBrowser says what to do if there is no browser, and none can be installed', () => {
  machineHas();
  mockInstallers(() => 1);
  expect(() => ensureBrowser()).toThrow(/npx playwright install chromium[\s\S]*CHROMIUM_PATH=/);
  expect(takeConsole()).not.toEqual([]);
});
