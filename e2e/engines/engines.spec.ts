import { menus } from '../../spec/navigation';
import { fields } from '../../spec/validation';
import { expectArrivedOnce, messageWith } from '../support/messages';
import { headingOf, routeOf, templateRoutes } from '../support/routes';
import { wide } from '../support/screens';
import { expect, slow, subject, test } from '../support/test';
import type { Engine } from './engine';
import { firefox } from './firefox';
import { webkit } from './webkit';

/* A short user flow in the other engines. e2e/flows tests user flows in Chromium. */

const tags = subject('engines');
const main = '//nav[@aria-label="Main"]';
const footer = '//nav[@aria-label="Footer"]';
const submit = '//form//button';
const named = (name: string) => `[normalize-space()="${name}" or @aria-label="${name}"]`;

/** Opens a page and waits until it is hydrated. WebKit's driver returns null for undefined, so waits for the value. */
async function open(engine: Engine, path: string): Promise<void> {
  await engine.open(path);
  await expect.poll(() => engine.read('document.documentElement.dataset.hydrated'), path).toBe('true');
}

/** Waits for the page of a link, and expects closed menus. */
async function arrive(engine: Engine, path: string): Promise<void> {
  await expect.poll(() => engine.read('location.pathname')).toBe(path);
  await expect.poll(() => engine.read('document.activeElement.localName'), 'the heading has the focus').toBe('h1');
  expect(await engine.read('document.querySelectorAll("header details[open]").length')).toBe(0);
}

const textOf = (engine: Engine, css: string) => engine.read(`document.querySelector('${css}')?.textContent.trim()`);

for (const { name, packages, isInstalled, launch } of [firefox, webkit]) {
  test.describe(`in ${name}`, () => {
    // Run all tests in one worker, which starts the engine once.
    test.describe.configure({ mode: 'default' });
    test.skip(!isInstalled(), `${name} is not installed (apt-get install ${packages})`);

    let engine: Engine;
    test.beforeAll(async () => {
      engine = await launch(test.info().project.use.baseURL ?? '');
    });
    test.beforeEach(() => engine.resize(wide.width, wide.height));
    test.afterEach(async () => expect(await engine.errors()).toEqual([]));
    test.afterAll(() => engine?.close());

    test('a page of each template shows its heading and hydrates', slow(tags), async () => {
      for (const route of templateRoutes) {
        await open(engine, route.path);
        expect(await textOf(engine, 'h1')).toBe(headingOf(route));
        expect(await engine.errors()).toEqual([]);
      }
    });

    test('each menu opens on click, and its first link opens a page', tags, async () => {
      await open(engine, '/privacy');
      for (const { label, entries } of menus) {
        await engine.click(`${main}//summary${named(`${label} menu`)}`);
        await engine.click(`${main}//ul//a${named(entries[0].label)}`);
        await arrive(engine, entries[0].path);
      }
    });

    test('a link opens a page without a new document, and Back returns to the previous page', tags, async () => {
      await open(engine, '/contact');
      await engine.read('(window.sameDocument = true)');
      await engine.click(`${footer}//a${named('Insurance')}`);
      await arrive(engine, '/insurance');
      await engine.back();
      await expect.poll(() => textOf(engine, 'h1')).toBe(headingOf(routeOf('/contact')));
      await expect.poll(() => textOf(engine, ':focus'), 'the followed link has the focus').toBe('Insurance');
      expect(await engine.read('window.sameDocument')).toBe(true);
    });

    test('the form shows an error, then sends the nine fields and confirms the message', tags, async ({ page }) => {
      const message = messageWith(`Sent from ${name}`);
      await open(engine, '/contact');
      await engine.click(submit);
      await expect.poll(() => textOf(engine, 'form')).toContain(fields[0].rules[0].message);
      expect(await engine.read('document.activeElement.name')).toBe('name');
      for (const field of fields) await engine.type(`//form//*[@name="${field.name}"]`, message[field.name]);
      await engine.click(submit);
      await expect.poll(() => textOf(engine, 'form button')).toBe('Message Sent');
      await expectArrivedOnce(page, message);
    });

    test('in a narrow window, the menu toggle opens the navigation, and a link opens a page', tags, async () => {
      // The toolbars of WebKit's MiniBrowser prevent a narrower window.
      await engine.resize(500, 800);
      await open(engine, '/');
      await engine.click(`//header//summary${named('Menu')}`);
      await engine.click(`${main}//a${named('About Us')}`);
      await arrive(engine, '/about-us');
    });
  });
}
