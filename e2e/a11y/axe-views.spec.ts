import { durations } from '../../spec/constants';
import { fields } from '../../spec/contact-form';
import { menus } from '../../spec/navigation';
import { unknownAddresses } from '../../spec/routes';
import { axe } from '../support/checks/axe';
import { fill, messageWith, submit } from '../support/contact-form';
import { expectOpen, hamburger, menuSummary } from '../support/menus';
import { routeOf, routes } from '../support/routes';
import { screens, small, wide } from '../support/screens';
import { covers, expect, openHydrated, test } from '../support/test';

const rule = covers('A11Y-AXE-VIEWS~1');
const both = covers('A11Y-AXE~1', 'A11Y-AXE-VIEWS~1');
/** The menus are the same on every page: one with a picture below them, one with text, one with a form. */
const behindMenus = ['/', '/depression', '/contact'].map(routeOf);

/** The open menu of a small screen hides the page, and with it the page's main part and heading, as a dialog would. */
const aboutHiddenPage = /^(?:landmark-one-main|page-has-heading-one): /;

for (const viewport of screens) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const { path } of routes) {
      test(`axe finds nothing on ${path}`, viewport === wide ? both : rule, async ({ visit }, info) => {
        const page = await visit(path);
        expect(await axe(page, info)).toEqual([]);
      });
    }
  });
}

test.describe('with a menu open', () => {
  test.use({ viewport: wide });

  for (const { path } of behindMenus) {
    for (const { label } of menus) {
      test(`axe finds nothing on ${path} while its menu ${label} is open`, rule, async ({ visit }, info) => {
        const page = await visit(path);
        await menuSummary(page, label).click();
        await expectOpen(menuSummary(page, label));
        expect(await axe(page, info)).toEqual([]);
      });
    }
  }
});

test.describe('with the menu of a small screen open', () => {
  test.use({ viewport: small });

  for (const { path } of behindMenus) {
    test(`axe finds nothing on ${path} while its menu and one within it are open`, rule, async ({ visit }, info) => {
      const page = await visit(path);
      await hamburger(page).click();
      await menuSummary(page, menus[1].label).click();
      await expectOpen(menuSummary(page, menus[1].label));
      const findings = await axe(page, info);
      expect(findings.filter((finding) => !aboutHiddenPage.test(finding))).toEqual([]);
    });
  }
});

for (const viewport of [wide, small]) {
  test.describe(`with the form in use, ${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const { path } of ['/', '/treatment', '/depression', '/alcohol', '/contact'].map(routeOf)) {
      test(`axe finds nothing on ${path} when each field is in error`, rule, async ({ visit }, info) => {
        const page = await visit(path);
        await submit(page);
        await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(fields.length);
        expect(await axe(page, info)).toEqual([]);
      });
    }

    test('axe finds nothing on /contact when a message was just sent', rule, async ({ page, console }, info) => {
      // "Message Sent" stays, however long the scan takes.
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
      // The browser itself notes that the page came with status 404.
      expect(console.take()).toEqual([expect.stringContaining('404')]);
      expect(await axe(page, info)).toEqual([]);
    });
  });
}
