import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeConsole } from '../../../tests/support/console-lines';
import { meta } from '../../../tests/support/covers';
import { chromiumLaunch, ensureBrowser, findBrowser } from '../browser';

vi.mock('node:fs', { spy: true });
vi.mock('node:child_process', { spy: true });

const named = join('/named', 'my-browser');
const playwrightFile = join('/playwright', 'chrome');
const chromiumFile = join('/system', 'chromium');
const chromeFile = join('/system', 'google-chrome');
const shellFile = join('/system', 'chromium-headless-shell');

/** Mocks a machine that has these files and no others. */
const machineHas = (...files: string[]) =>
  vi.mocked(existsSync).mockImplementation((file) => files.includes(String(file)));

/** Mocks the installers by a function of their command and their last argument. */
const mockInstallers = (install: (command: string, program?: string) => { status: number; stderr?: string }) =>
  vi.mocked(spawnSync).mockImplementation((command, args) => {
    const result = { pid: 0, output: [], stdout: '', stderr: '', signal: null };
    return { ...result, ...install(command, args?.at(-1)) };
  });
const printed = () => takeConsole().map(({ text }) => text);
const runAs = (id: number) => vi.stubGlobal('process', Object.assign(Object.create(process), { getuid: () => id }));

beforeEach(() => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('PATH', ['/other', '/system'].join(process.platform === 'win32' ? ';' : ':'));
  vi.spyOn(chromium, 'executablePath').mockReturnValue(playwrightFile);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('findBrowser', () => {
  type Machine = readonly [what: string, files: readonly string[], found: string | undefined, named?: string];
  const machines: readonly Machine[] = [
    ['the browser that CHROMIUM_PATH names', [named, playwrightFile], named, named],
    ['another browser when the named one does not exist', [playwrightFile], playwrightFile, named],
    ['Playwright’s own before the system’s', [chromiumFile, playwrightFile], playwrightFile],
    ['the headless shell before Chromium', [chromiumFile, shellFile], shellFile],
    ['Chromium before Chrome', [chromeFile, chromiumFile], chromiumFile],
    ['Chrome', [chromeFile], chromeFile],
    ['nothing when no browser is installed', [], undefined],
  ];
  for (const [what, files, found, path] of machines) {
    test(`finds ${what}`, meta, () => {
      vi.stubEnv('CHROMIUM_PATH', path);
      machineHas(...files);
      expect(findBrowser()).toBe(found);
    });
  }
});

describe('ensureBrowser', () => {
  test('installs nothing when there is a browser', meta, () => {
    machineHas(chromiumFile);
    mockInstallers(() => ({ status: 0 }));
    expect(ensureBrowser()).toBe(chromiumFile);
    expect(spawnSync).not.toHaveBeenCalled();
  });

  test('installs Playwright’s own Chromium when there is none', meta, () => {
    machineHas();
    mockInstallers(() => {
      machineHas(playwrightFile);
      return { status: 0 };
    });
    expect(ensureBrowser()).toBe(playwrightFile);
    expect(vi.mocked(spawnSync).mock.calls.map(([command]) => command)).toEqual(['npx']);
    expect(printed()).toHaveLength(2);
  });

  test('installs the headless shell when Playwright’s download fails, with the reason in one line', meta, () => {
    runAs(0);
    machineHas();
    mockInstallers((command, program) => {
      if (program === 'chromium-headless-shell') machineHas(shellFile);
      return command === 'npx' ? { status: 1, stderr: 'Downloading\nError: no network\n    at x\n' } : { status: 0 };
    });
    expect(ensureBrowser()).toBe(shellFile);
    const lines = printed();
    expect(lines).toContain('  failed: Error: no network');
    expect(lines.join('\n')).not.toContain('at x');
  });

  test.each([
    ['every installer fails', 1],
    ['the installers leave no browser', 0],
  ])('throws with instructions when %s', meta, (_, status) => {
    machineHas();
    mockInstallers(() => ({ status }));
    expect(() => ensureBrowser()).toThrow(/npx playwright install chromium[\s\S]*CHROMIUM_PATH=/);
    expect(printed()).not.toEqual([]);
  });
});

describe('chromiumLaunch', () => {
  test('launches the system’s browser by its path, without background requests', meta, () => {
    machineHas(chromiumFile);
    expect(chromiumLaunch()).toMatchObject({ executablePath: chromiumFile });
    expect(chromiumLaunch().args).toContain('--disable-background-networking');
  });

  test('sets no path for Playwright’s own browser', meta, () => {
    machineHas(playwrightFile);
    expect(chromiumLaunch()).not.toHaveProperty('executablePath');
  });

  test.each([
    ['without the sandbox for root', 0, true],
    ['with the sandbox for other users', 1000, false],
  ])('launches %s', meta, (_, id, disabled) => {
    machineHas(chromiumFile);
    runAs(id);
    expect(chromiumLaunch().args?.includes('--no-sandbox')).toBe(disabled);
  });
});
