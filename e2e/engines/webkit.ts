import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key, until, type WebDriver } from 'selenium-webdriver';
import { type EngineKind, timeout } from './engine';
import { libraryProgramOf, programOf } from './programs';
import { startDriver, startScreen } from './webkit-programs';

const miniBrowser = () => libraryProgramOf('MiniBrowser', /webkit(2)?gtk/);

/**
 * Collects console messages and uncaught errors from now on. The driver has no command for that, so messages from
 * before the page has loaded are missing.
 */
const listen = `
  window.collected = [];
  for (const type of ['debug', 'log', 'info', 'warn', 'error']) {
    const print = console[type];
    console[type] = (...values) => {
      window.collected.push(type + ': ' + values.join(' '));
      print.apply(console, values);
    };
  }
  addEventListener('error', ({ message }) => window.collected.push('uncaught: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => window.collected.push('uncaught: ' + reason));`;

/**
 * Switches to a popup without toolbars, because toolbars keep a window from being as narrow as a phone. A popup opens
 * only on a click.
 */
async function openBareWindow(driver: WebDriver): Promise<void> {
  const first = await driver.getWindowHandle();
  await driver.executeScript(`
    const opener = document.createElement('button');
    opener.textContent = 'Open';
    opener.onclick = () => window.open('about:blank', 'bare', 'popup,toolbar=no,location=no,menubar=no,width=900,height=700');
    document.documentElement.append(opener);`);
  await driver.findElement(By.css('button')).click();
  const bare = await driver.wait(async () => {
    const all = await driver.getAllWindowHandles();
    return all.find((handle) => handle !== first);
  }, timeout);
  await driver.switchTo().window(bare ?? first);
}

/** WebKitGTK, driven by its own WebDriver on a virtual display. */
export const webkitKind: EngineKind = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  installed: () => [programOf('WebKitWebDriver'), programOf('Xvfb'), miniBrowser()].every((file) => file !== undefined),
  async launch(site) {
    const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
    const screen = await startScreen();
    const service = await startDriver(screen.display, folder);
    const driver = await new Builder()
      .usingServer(service.address)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
        }),
      )
      .build();
    await openBareWindow(driver);
    const version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
    const find = async (xpath: string) => {
      const element = await driver.wait(until.elementLocated(By.xpath(xpath)), timeout);
      return driver.wait(until.elementIsVisible(element), timeout);
    };
    return {
      name: `WebKit (WebKitGTK ${version.split('.').slice(0, 2).join('.')})`,
      open: async (path) => {
        await driver.get(site + path);
        await driver.executeScript(listen);
      },
      click: async (xpath) => (await find(xpath)).click(),
      fill: async (xpath, text) => (await find(xpath)).sendKeys(text),
      press: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
      back: () => driver.navigate().back(),
      setSize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
      read: (expression) => driver.executeScript(`return (${expression})`),
      messages: () => driver.executeScript<string[]>('return (window.collected ?? []).splice(0)'),
      close: async () => {
        await driver.quit();
        service.stop();
        screen.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};
