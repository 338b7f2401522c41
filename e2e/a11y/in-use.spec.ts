import { durations } from '../../spec/constants';
import { unknownAddresses } from '../../spec/routes';
import { fill, messageWith, submit } from '../support/contact-form';
import { covers, expect, openHydrated, test } from '../support/test';
import { small, wide } from '../support/viewports';
import { axe } from './checks/axe';

import { focusRing } from './checks/focus-ring';

/* The survey scans pages at rest, menus and errors; these tests scan what comes after. */

const rule = covers('A11Y-AXE~2');
for (const viewport of [wide, small]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

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
