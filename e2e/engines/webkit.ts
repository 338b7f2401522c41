import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { Builder, By, Capabilities, until } from 'selenium-webdriver';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { freePort } from '../../tools/trace/prove/free-port';
import { browserEnvironment, type EngineKind, programOf, timeout } from './engine';

/** Collects errors in the page, because the driver doesn't report them. Misses errors that occur before this script runs. */
const collectErrors = `
  window.errors = [];
  addEventListener('error', ({ message }) => window.errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.errors.push(String(reason)));`;

/**
 * Whether the center of an element can be clicked. If not, scrolls to it, which can shift the layout. (Selenium's isDisplayed() is false
 * for everything in a closed <details>, whatever the styles.)
 */
const isInReach = `
  const [element] = arguments;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (element.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return true;
  element.scrollIntoView({ block: 'center' });
  return false;`;

/** WebKitGTK's MiniBrowser, driven by WebKitWebDriver on a virtual display. */
export const webkit: EngineKind = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb xauth',
  isInstalled: () => ['WebKitWebDriver', 'xvfb-run', 'xauth'].every((name) => programOf(name) !== undefined),
  async launch(site) {
    const { folder, remove } = temporaryFolder();
    const port = await freePort();
    // Start a process group, to end the display, the driver and the browser together.
    const service = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
      stdio: 'ignore',
      detached: true,
      env: { ...browserEnvironment(folder), WAYLAND_DISPLAY: undefined, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    });
    const stop = () => void (service.pid && process.kill(-service.pid));
    process.once('exit', stop);
    const address = `http://127.0.0.1:${port}`;
    await expect(async () => expect((await fetch(`${address}/status`)).ok).toBe(true)).toPass({ timeout });
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    const find = async (xpath: string) => {
      const element = await driver.wait(until.elementLocated(By.xpath(xpath)), timeout);
      await driver.wait(() => driver.executeScript<boolean>(isInReach, element), timeout);
      return element;
    };
    return {
      async open(path) {
        await driver.executeScript('window.isPrevious = true');
        await driver.get(site + path);
        // On a busy machine, the driver can still run a script in the previous document.
        await driver.wait(() => driver.executeScript<boolean>('return !window.isPrevious'), timeout);
        await driver.executeScript(collectErrors);
      },
      click: async (xpath) => (await find(xpath)).click(),
      type: async (xpath, text) => (await find(xpath)).sendKeys(text),
      back: () => driver.navigate().back(),
      resize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
      read: (expression) => driver.executeScript(`return (${expression})`),
      errors: () => driver.executeScript<string[]>('return window.errors'),
      async close() {
        await driver.quit();
        process.off('exit', stop);
        stop();
        remove();
      },
    };
  },
};
