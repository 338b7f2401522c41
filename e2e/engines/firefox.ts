import puppeteer from 'puppeteer-core';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { browserEnvironment, type EngineKind, programOf, timeout } from './engine';

const program = () => process.env.FIREFOX_PATH ?? programOf('firefox-esr') ?? programOf('firefox');

/** Firefox, driven over WebDriver BiDi: the program in `FIREFOX_PATH`, or else the system's Firefox. */
export const firefox: EngineKind = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: () => program() !== undefined,
  async launch(site) {
    // Root can inherit the home folder of another user. Firefox refuses to use such a folder.
    const { folder, remove } = temporaryFolder();
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program() ?? 'firefox',
      headless: true,
      env: browserEnvironment(folder),
    });
    const page = await browser.newPage();
    page.setDefaultTimeout(timeout);
    let errors: string[] = [];
    page.on('console', (message) => ['error', 'warn'].includes(message.type()) && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(`uncaught: ${error}`));
    return {
      async open(path) {
        // Firefox aborts the imports of the page that is left, and the page reports that before the blank page has loaded.
        await page.goto('about:blank');
        errors = [];
        await page.goto(site + path);
      },
      click: (xpath) => page.locator(`::-p-xpath(${xpath})`).click(),
      type: (xpath, text) => page.locator(`::-p-xpath(${xpath})`).fill(text),
      back: async () => void (await page.goBack()),
      resize: (width, height) => page.setViewport({ width, height }),
      read: (expression) => page.evaluate(expression),
      errors: async () => errors,
      async close() {
        await browser.close();
        remove();
      },
    };
  },
};
