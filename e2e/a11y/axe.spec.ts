import { durations } from '../../spec/constants';
import { fields } from '../../spec/contact-form';
import { menus } from '../../spec/navigation';
import { unknownAddresses } from '../../spec/routes';
import { fill, messageWith, submit } from '../support/contact-form';
import { openMenu } from '../support/menus';
import { routeOf, routes } from '../support/routes';
import { covers, expect, openHydrated, test } from '../support/test';
import { small, viewports, wide } from '../support/viewports';
import { axe } from './checks/axe';

const rule = covers('A11Y-AXE-VIEWS~1');
/** On a wide screen, the scan of a page at rest also covers the rules that apply to every screen. */
const everyRule = covers('A11Y-AXE~1', 'A11Y-AXE-VIEWS~1', 'A11Y-TARGETS~1');
/** The menus are the same on every page: here above a picture, above text, and above a form. */
const behindMenus = ['/', '/depression', '/contact'].map(routeOf);
/** The open mobile menu hides the page, including its main landmark and its heading, as a dialog would. */
const aboutHiddenPage = /^(?:landmark-one-main|page-has-heading-one): /;

for (const viewport of viewports) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const { path } of routes) {
      test(`axe finds nothing on ${path}`, viewport === wide ? everyRule : rule, async ({ visit }, info) => {
        expect(await axe(await visit(path), info)).toEqual([]);
      });
    }
  });
}

for (const viewport of [wide, small]) {
  test.describe(`${viewport.width} px wide, in use`, () => {
    test.use({ viewport });

    for (const { path } of behindMenus) {
      // On a small screen the menus open in the same list, one below the other.
      for (const { label } of viewport === wide ? menus : [menus[1]]) {
        test(`axe finds nothing on ${path} with the ${label} menu open`, rule, async ({ visit }, info) => {
          const page = await visit(path);
          await openMenu(page, label);
          const findings = await axe(page, info);
          const relevant = viewport === wide ? findings : findings.filter((finding) => !aboutHiddenPage.test(finding));
          expect(relevant).toEqual([]);
        });
      }
    }

    for (const { path } of ['/', '/treatment', '/depression', '/alcohol', '/contact'].map(routeOf)) {
      test(`axe finds nothing on ${path} with an error message at every field`, rule, async ({ visit }, info) => {
        const page = await visit(path);
        await submit(page);
        await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(fields.length);
        expect(await axe(page, info)).toEqual([]);
      });
    }

    test('axe finds nothing on /contact after a message was sent', rule, async ({ page, console }, info) => {
      // Without its timer, "Message Sent" stays however long the scan takes.
      await page.addInitScript((labelTime) => {
        const start = window.setTimeout;
        const startShorter = (run: TimerHandler, ms?: number) => (ms === labelTime ? 0 : start(run, ms));
        Object.assign(window, { setTimeout: startShorter });
      }, durations.sentLabelMs);
      await openHydrated(page, '/contact');
      await fill(page, messageWith('Scanned'));
      await submit(page);
      await expect(page.getByRole('button', { name: 'Message Sent' })).toBeVisible();
      expect(console.take()).toEqual(['log: OK']);
      expect(await axe(page, info)).toEqual([]);
    });

    test('axe finds nothing at an unknown address', rule, async ({ visit, console }, info) => {
      const page = await visit(unknownAddresses.paths[0]);
      // The browser itself reports the status 404.
      expect(console.take()).toEqual([expect.stringContaining('404')]);
      expect(await axe(page, info)).toEqual([]);
    });
  });
}
