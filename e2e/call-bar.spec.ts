import { site } from '../src/site';
import { families } from './support/families';
import { menuToggle } from './support/menus';
import { covers, expect, openHydrated, test } from './support/test';

const small = { width: 390, height: 844 };

for (const { path, form } of families) {
  test(
    `on a small screen ${path} has the call bar at the bottom`,
    covers('SHELL-CALL-BAR~2'),
    async ({ visit, tab }) => {
      const page = await visit(path);
      await tab.page.setViewportSize(small);
      const bar = page.getByRole('navigation', { name: 'Call or write' });
      const call = bar.getByRole('link', { name: `Call ${site.phone.display}` });
      await expect(call).toHaveAttribute('href', site.phone.href);
      const box = await bar.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(small.height);
    },
  );

  test(
    `on a small screen "Message" on ${path} leads to ${form ? 'its own form' : 'the contact page'}`,
    covers('SHELL-CALL-BAR~2'),
    async ({ visit, tab }) => {
      const page = await visit(path);
      await tab.page.setViewportSize(small);
      await page.getByRole('navigation', { name: 'Call or write' }).getByRole('link', { name: 'Message' }).click();
      if (form) await expect(page.getByLabel('Name')).toBeFocused();
      await expect(page).toHaveURL(form ? path : '/contact');
    },
  );
}

test('the call bar is hidden while a field has the focus', covers('SHELL-CALL-BAR~2'), async ({ page }) => {
  await page.setViewportSize(small);
  await openHydrated(page, '/contact');
  const bar = page.getByRole('navigation', { name: 'Call or write' });
  await page.getByLabel('Email').focus();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Submit' }).focus();
  await expect(bar).toBeVisible();
});

test('on a wide screen there is no call bar', covers('SHELL-CALL-BAR~2'), async ({ visit }) => {
  const page = await visit('/');
  await expect(page.getByRole('navigation', { name: 'Call or write' })).toBeHidden();
});

test('"Message" closes the open menu before it leads to the form', covers('SHELL-CALL-BAR~2'), async ({ page }) => {
  await page.setViewportSize(small);
  await openHydrated(page, '/contact');
  await menuToggle(page).click();
  await page.getByRole('navigation', { name: 'Call or write' }).getByRole('link', { name: 'Message' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByLabel('Name')).toBeFocused();
});

test(
  '"Message" opens the contact page in a tab when a key asks for one',
  covers('SHELL-CALL-BAR~2'),
  async ({ page }) => {
    await page.setViewportSize(small);
    await openHydrated(page, '/alcohol');
    const opened = page.context().waitForEvent('page');
    const message = page.getByRole('navigation', { name: 'Call or write' }).getByRole('link', { name: 'Message' });
    await message.click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/contact');
    await expect(page).toHaveURL('/alcohol');
    await expect(page.getByLabel('Name')).not.toBeFocused();
  },
);
