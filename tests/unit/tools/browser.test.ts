import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chromiumLaunch, ensureBrowser, findBrowser } from '../../../tools/testing/browser';
import { takeConsole } from '../../support/console';
import { meta } from '../../support/covers';

vi.mock('node:fs', { spy: true });
vi.mock('node:child_process', { spy: true });

const named = join('/named', 'my-browser');
const playwrights = join('/playwright', 'chrome');
const systems = join('/system', 'chromium');
const chrome = join('/system', 'google-chrome');
const windowless = join('/system', 'chromium-headless-shell');

/** Lets the machine have these files and no others. */
const machineHas = (...files: string[]) =>
  vi.mocked(existsSync).mockImplementation((file) => files.includes(String(file)));

/** Lets every installation end in that way, without running any. */
const installing = (status: number, then: () => void = () => {}) =>
  vi.mocked(spawnSync).mockImplementation(() => {
    then();
    return { status, pid: 0, output: [], stdout: '', stderr: '', signal: null };
  });

beforeEach(() => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('PATH', ['/other', '/system'].join(process.platform === 'win32' ? ';' : ':'));
  vi.spyOn(chromium, 'executablePath').mockReturnValue(playwrights);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the browser that is looked for', () => {
  test('is the one that was named, before any other', meta, () => {
    vi.stubEnv('CHROMIUM_PATH', named);
    machineHas(named, playwrights, systems);
    expect(findBrowser()).toBe(named);
  });

  test('is another one when the named one is not there', meta, () => {
    vi.stubEnv('CHROMIUM_PATH', named);
    machineHas(playwrights);
    expect(findBrowser()).toBe(playwrights);
  });

  test('is Playwright’s own before the system’s', meta, () => {
    machineHas(systems, playwrights);
    expect(findBrowser()).toBe(playwrights);
  });

  test('is the system’s Chromium where Playwright has none', meta, () => {
    machineHas(systems, chrome);
    expect(findBrowser()).toBe(systems);
  });

  test('is the system’s Chromium without a window before the one with windows', meta, () => {
    machineHas(systems, windowless);
    expect(findBrowser()).toBe(windowless);
  });

  test('is the system’s Chrome where there is no Chromium', meta, () => {
    machineHas(chrome);
    expect(findBrowser()).toBe(chrome);
  });

  test('is none where there is none', meta, () => {
    machineHas();
    expect(findBrowser()).toBeUndefined();
  });
});

describe('making sure of a browser', () => {
  test('installs nothing where there is one', meta, () => {
    machineHas(systems);
    installing(0);
    expect(ensureBrowser()).toBe(systems);
    expect(spawnSync).not.toHaveBeenCalled();
  });

  test('installs Playwright’s own where there is none', meta, () => {
    machineHas();
    installing(0, () => machineHas(playwrights));
    expect(ensureBrowser()).toBe(playwrights);
    expect(vi.mocked(spawnSync).mock.calls.map(([command]) => command)).toEqual(['npx']);
    expect(takeConsole()).not.toEqual([]);
  });

  test('installs the system’s build without a window where Playwright’s cannot be had', meta, () => {
    vi.stubGlobal('process', Object.assign(Object.create(process), { getuid: () => 0 }));
    machineHas();
    vi.mocked(spawnSync).mockImplementation((command, args) => {
      const shell = command === 'env' && args?.at(-1) === 'chromium-headless-shell';
      if (shell) machineHas(windowless);
      const status = command === 'npx' ? 1 : 0;
      return { status, pid: 0, output: [], stdout: '', stderr: '', signal: null };
    });
    expect(ensureBrowser()).toBe(windowless);
    expect(takeConsole()).not.toEqual([]);
  });

  test('says what to do where none can be installed', meta, () => {
    machineHas();
    installing(1);
    expect(() => ensureBrowser()).toThrow(/npx playwright install chromium[\s\S]*CHROMIUM_PATH=/);
    expect(takeConsole()).not.toEqual([]);
  });

  test('says what to do where an installation leaves nothing behind', meta, () => {
    machineHas();
    installing(0);
    expect(() => ensureBrowser()).toThrow('No browser was found');
    expect(takeConsole()).not.toEqual([]);
  });
});

describe('tests start the browser', () => {
  test('that was found', meta, () => {
    machineHas(systems);
    expect(chromiumLaunch()).toMatchObject({ executablePath: systems });
  });

  test('that Playwright chooses of its own two builds', meta, () => {
    machineHas(playwrights);
    expect(chromiumLaunch()).not.toHaveProperty('executablePath');
  });

  test('that Playwright chooses where none was found', meta, () => {
    machineHas();
    expect(chromiumLaunch()).not.toHaveProperty('executablePath');
  });

  test('without anything of its own going out to the network', meta, () => {
    machineHas(systems);
    expect(chromiumLaunch().args).toContain('--disable-background-networking');
  });

  for (const { who, id, sandbox } of [
    { who: 'root', id: 0, sandbox: false },
    { who: 'anybody else', id: 1000, sandbox: true },
  ]) {
    test(`${sandbox ? 'with' : 'without'} its sandbox for ${who}`, meta, () => {
      machineHas(systems);
      vi.stubGlobal('process', Object.assign(Object.create(process), { getuid: () => id }));
      expect(chromiumLaunch().args?.includes('--no-sandbox')).toBe(!sandbox);
    });
  }
});
