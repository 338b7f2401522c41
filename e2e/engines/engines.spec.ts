import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fields } from '../../spec/contact-form';
import { menus } from '../../spec/navigation';
import { projectRoot } from '../../tools/project-root';
import { expectArrivedOnce, messageWith } from '../support/contact-form';
import { families, headingOf } from '../support/routes';
import { phone, wide } from '../support/screens';
import { covers, expect, meta } from '../support/test';
import { coverage } from './coverage';
import { engineTest as test } from './fixture';
import { kinds } from './kinds';
import { attributeOf, button, field, footer, link, main, openHydrated, pathOf, summary, textOf } from './user-flow';

const installed = kinds.filter((kind) => kind.installed());
const rule = covers('ENGINE-USER-FLOW~1');
/** The line that the site logs when the service has accepted a message. */
const sent = 'log: OK';

// In ms; the first test of a worker also waits for its engine to start.
test.describe.configure({ timeout: 90_000 });

for (const kind of kinds) {
  const { name } = kind;
  test.describe(`in ${name}`, () => {
    // The trace lists what a machine could not cover, by rule and reason.
    test.skip(!installed.includes(kind), `${name} is not installed`);

    for (const route of families) {
      test(`${route.path} opens with its heading and title, and hydrates`, rule, async ({ engineOf }) => {
        const engine = await engineOf(name);
        await openHydrated(engine, route.path, wide);
        expect(await textOf(engine, 'h1')).toBe(headingOf(route));
        expect(await engine.read('document.title')).not.toBe('');
        expect(await engine.read('document.querySelector("h1").getBoundingClientRect().height')).toBeGreaterThan(0);
        expect(await engine.messages()).toEqual([]);
      });
    }

    for (const { label, parent, entries } of menus) {
      const menuSummary = summary(parent ? `${label} menu` : label, main);
      const [entry] = entries;
      test(`the ${label} menu opens on a click, closes on Escape, and leads to a page`, rule, async ({ engineOf }) => {
        const engine = await engineOf(name);
        await openHydrated(engine, '/privacy', wide);
        const open = `${main}//ul//a[normalize-space()="${entry.label}"]`;
        const isOpen = () => engine.read('document.querySelector("nav details[open]") !== null');
        await engine.click(menuSummary);
        await expect.poll(isOpen).toBe(true);
        await engine.press('Escape');
        await expect.poll(isOpen).toBe(false);
        await engine.click(menuSummary);
        await engine.click(open);
        await expect.poll(() => pathOf(engine)).toBe(entry.path);
        await expect.poll(isOpen).toBe(false);
        expect(await engine.messages()).toEqual([]);
      });
    }

    test('links keep the document, and back returns to the previous page', rule, async ({ engineOf }) => {
      const engine = await engineOf(name);
      await openHydrated(engine, '/contact', wide);
      const first = await textOf(engine, 'h1');
      await engine.read('(window.sameDocument = true)');
      await engine.click(link('Insurance', footer));
      await expect.poll(() => pathOf(engine)).toBe('/insurance');
      await expect.poll(() => textOf(engine, 'h1')).toBe('Insurance');
      await engine.back();
      await expect.poll(() => pathOf(engine)).toBe('/contact');
      await expect.poll(() => textOf(engine, 'h1')).toBe(first);
      expect(await engine.read('window.sameDocument === true')).toBe(true);
      expect(await engine.messages()).toEqual([]);
    });

    test('an empty form shows its error messages and sends nothing', rule, async ({ engineOf }) => {
      const engine = await engineOf(name);
      await openHydrated(engine, '/contact', wide);
      await engine.click(button('Submit', '//form'));
      const messages = `[...document.querySelectorAll('form [aria-invalid]')].map((control) =>
        document.getElementById(control.getAttribute('aria-describedby').split(' ')[0]).textContent)`;
      await expect.poll(() => engine.read(messages)).toEqual(fields.map(({ rules }) => rules[0].message));
      expect(await engine.read('document.activeElement.name')).toBe('name');
      expect(await engine.messages()).toEqual([]);
    });

    test(
      'a message arrives with exactly the nine fields, and the button confirms it',
      rule,
      async ({ engineOf, page }) => {
        const engine = await engineOf(name);
        const message = messageWith(`Sent from ${name}`);
        await openHydrated(engine, '/contact', wide);
        for (const control of fields) await engine.fill(field(control.name), message[control.name]);
        await engine.click(button('Submit', '//form'));
        await expect.poll(() => textOf(engine, 'form button')).toBe('Message Sent');
        await expectArrivedOnce(page, message);
        expect(await engine.messages()).toEqual([sent]);
      },
    );

    test('on a small screen the navigation opens and leads to a page', rule, async ({ engineOf }) => {
      const engine = await engineOf(name);
      await openHydrated(engine, '/', phone);
      expect(await engine.read('innerWidth')).toBe(phone.width);
      await engine.click(summary('Menu'));
      await expect.poll(() => attributeOf(engine, 'header details', 'open')).toBe('');
      await engine.click(link('About Us', main));
      await expect.poll(() => pathOf(engine)).toBe('/about-us');
      await expect.poll(() => attributeOf(engine, 'header details', 'open')).toBe(null);
      expect(await engine.messages()).toEqual([]);
    });
  });
}

test('a run reports which engines it covered', meta, async ({ engineOf }) => {
  const covered: string[] = [];
  for (const { name } of installed) covered.push((await engineOf(name)).name);
  const line = coverage(
    covered,
    kinds.filter((kind) => !installed.includes(kind)),
  );
  mkdirSync(join(projectRoot, 'reports'), { recursive: true });
  writeFileSync(join(projectRoot, 'reports', 'engines.txt'), `${line}\n`);
  expect(line).toMatch(/^Engines covered: Chromium \d/);
});
