import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { type EngineKind, timeout } from './engine';
import { programOf } from './programs';

const program = () => process.env.FIREFOX_PATH ?? programOf('firefox-esr') ?? programOf('firefox');

/** The system's Firefox, driven over WebDriver BiDi; `FIREFOX_PATH` selects another one. */
export const firefoxKind: EngineKind = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  installed: () => program() !== undefined,
  async launch(site) {
    // Firefox writes to the home folder, and refuses one that belongs to another user, as it may when run as root.
    const home = mkdtempSync(join(tmpdir(), 'firefox-'));
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program() ?? 'firefox',
      headless: true,
      env: { ...process.env, HOME: home },
    });
    const page = await browser.newPage();
    page.setDefaultTimeout(timeout);
    const lines: string[] = [];
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => lines.push(`uncaught: ${error instanceof Error ? error.message : error}`));
    const version = /\d+/.exec(await browser.version())?.[0] ?? '';
    const esr = /esr/.test(program() ?? '') ? ' ESR' : '';
    return {
      name: `Firefox ${version}${esr}`,
      open: async (path) => void (await page.goto(site + path)),
      click: (xpath) => page.locator(`::-p-xpath(${xpath})`).click(),
      fill: (xpath, text) => page.locator(`::-p-xpath(${xpath})`).fill(text),
      press: (key) => page.keyboard.press(key),
      back: async () => void (await page.goBack()),
      setSize: (width, height) => page.setViewport({ width, height }),
      read: (expression) => page.evaluate(expression),
      messages: async () => lines.splice(0),
      close: async () => {
        await browser.close();
        rmSync(home, { recursive: true, force: true });
      },
    };
  },
};
