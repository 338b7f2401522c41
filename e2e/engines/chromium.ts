import { chromium } from '@playwright/test';
import { chromiumLaunch, findBrowser } from '../../tools/testing/browser';
import { type EngineKind, timeout } from './engine';

/** Chromium, driven by Playwright as in all other tests. */
export const chromiumKind: EngineKind = {
  name: 'Chromium',
  packages: ['chromium'],
  installed: () => findBrowser() !== undefined,
  async launch(site) {
    const browser = await chromium.launch(chromiumLaunch());
    const page = await browser.newPage({ baseURL: site });
    page.setDefaultTimeout(timeout);
    const lines: string[] = [];
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
    return {
      name: `Chromium ${browser.version().split('.')[0]}`,
      open: async (path) => void (await page.goto(path)),
      click: (xpath) => page.locator(`xpath=${xpath}`).click(),
      fill: (xpath, text) => page.locator(`xpath=${xpath}`).fill(text),
      press: (key) => page.keyboard.press(key),
      back: async () => void (await page.goBack()),
      setSize: (width, height) => page.setViewportSize({ width, height }),
      read: (expression) => page.evaluate(expression),
      messages: async () => lines.splice(0),
      close: () => browser.close(),
    };
  },
};
