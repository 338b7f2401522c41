import type { Page } from '@playwright/test';
import { fields } from '../../spec/validation';
import { site } from '../../src/site';
import { test } from '../flows/visitor';
import { expectSends, field, fill, hold, logged, messageWith, sendAddress } from '../support/messages';
import { stored } from '../support/stored';
import { covers, expect, openHydrated, subject } from '../support/test';

/* In tests/component, form-model.test.tsx and form-between-pages.test.tsx test a message in flight while the visitor moves on. */

test.beforeEach(({ console }) => console.allow(/^log: OK$/));

const values = (page: Page) => Promise.all(fields.map(({ name }) => field(page, name).inputValue()));

test('the browser asks only before a reload loses a message in flight', subject('form'), async ({ visitor, page }) => {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    // Stay on the page.
    await dialog.dismiss();
  });
  await page.clock.install();
  await visitor.open('/contact');
  await fill(page, messageWith('In flight'));
  const release = await hold(page, sendAddress);
  await visitor.submit();
  for (const href of ['tel:911', site.phone.href, 'sms:988', `mailto:${site.email}`])
    await page.locator(`a[href="${href}"]:visible`).first().click();
  // More than a second after the last link. The dialog shows that the links could have opened one.
  await page.clock.fastForward(2000);
  await page.evaluate(() => location.reload());
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  const arrived = logged(page);
  release();
  await arrived;
  await openHydrated(page, '/contact');
  expect(dialogs).toEqual(['beforeunload']);
});

test('after an hour, the draft is there, and the page works', covers('CALL-PAYLOAD'), async ({ visitor, page }) => {
  const message = messageWith('After an hour');
  await page.clock.install();
  await visitor.open('/');
  await visitor.write(message);
  await page.clock.fastForward('01:00:00');
  await expectSends(page, message);
  await visitor.openMenu('Programs');
  await visitor.press(page.getByRole('banner').getByRole('link', { name: 'Outpatient', exact: true }));
  await visitor.arrive('/outpatient-program');
});

test('a draft is in every form until sent, and is not stored', covers('FORM-NOT-STORED'), async ({ visitor, page }) => {
  const message = messageWith('Read on');
  await visitor.open('/contact');
  await visitor.write(message);
  await visitor.followFooter('Our Mission');
  await visitor.arrive('/mission');
  await visitor.followFooter('Insurance');
  await visitor.arrive('/insurance');
  expect(await values(page)).toEqual(fields.map(({ name }) => message[name]));
  expect(await stored(page)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(message.subject);
  await expectSends(page, message);
  await visitor.followFooter('Contact Us');
  await visitor.arrive('/contact');
  expect(await values(page)).toEqual(fields.map(() => ''));
});
