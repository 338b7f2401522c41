import { durations } from '../../spec/constants';
import { fields } from '../../spec/contact-form';
import { menus } from '../../spec/navigation';
import { unknownAddresses } from '../../spec/routes';
import { fill, messageWith, submit } from '../support/contact-form';
import { openMenu } from '../support/menus';
import { routeOf } from '../support/routes';
import { covers, expect, openHydrated, test } from '../support/test';
import { small, wide } from '../support/viewports';
import { axe } from './checks/axe';
import { focusRing } from './checks/focus-ring';
import { targets } from './checks/targets';

/* pages.spec.ts scans whole pages at rest; these tests scan the parts that change in use. */

const rule = covers('A11Y-AXE-VIEWS~1');
/** The menus are the same on every page: here above a picture, above text, and above a form. */
const behindMenus = ['/', '/depression', '/contact'].map(routeOf);

for (const viewport of [wide, small]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const { path } of behindMenus) {
      // On a small screen the menus open in the same list, one below the other.
      for (const { label } of viewport === wide ? menus : [menus[1]]) {
        test(`axe finds nothing in the open ${label} menu of ${path}`, rule, async ({ visit }, info) => {
          const page = await visit(path);
          await openMenu(page, label);
          expect(await axe(page, info, 'header')).toEqual([]);
        });
      }
    }

    for (const { path } of ['/', '/contact'].map(routeOf)) {
      test(
        `axe finds nothing in the form of ${path} with an error message at every field`,
        rule,
        async ({ visit }, info) => {
          const page = await visit(path);
          await submit(page);
          await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(fields.length);
          expect(await axe(page, info, 'form')).toEqual([]);
        },
      );
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

test.describe('on a small screen', () => {
  test.use({ viewport: small });

  for (const { label } of menus) {
    test(
      `every link and control in the open ${label} menu is large enough for touch`,
      covers('A11Y-TARGETS~1'),
      async ({ visit }) => {
        const page = await visit('/privacy');
        await openMenu(page, label);
        // The check focuses what it measures, and a menu closes when the focus leaves the navigation.
        expect(await targets(page, 'header nav')).toEqual([]);
      },
    );
  }
});

test.describe('in a browser without :has()', () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('a visible ring shows the focused card', covers('A11Y-FOCUS-RING~1'), async ({ page }) => {
    await page.route('/mental-health', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':unknown(') });
    });
    await openHydrated(page, '/mental-health');
    expect(await focusRing(page, 'main li')).toEqual([]);
  });
});
