import type { Page } from '@playwright/test';
import { buttonLabels, fields } from '../../spec/validation';
import { site } from '../../src/site';
import { test } from '../flows/visitor';
import { expectArrivedOnce, fill, hold, messageWith, sendAddress, submitButton } from '../support/messages';
import { covers, expect, openHydrated, subject } from '../support/test';

test.beforeEach(({ console }) => console.allow(/^log: OK$/));

const values = (page: Page) =>
  Promise.all(fields.map(({ label }) => page.getByLabel(label, { exact: true }).inputValue()));
const valuesOf = (message: ReturnType<typeof messageWith>) => fields.map(({ name }) => message[name]);

/** Collects the browser's dialogs, and dismisses each one to stay on the page. */
function collectDialogs(page: Page): readonly string[] {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await dialog.dismiss();
  });
  return dialogs;
}

test(
  'the browser asks before a reload loses a message in flight, but not after the message has arrived',
  subject('form'),
  async ({ visitor, page }) => {
    const dialogs = collectDialogs(page);
    const message = messageWith('In flight');
    await visitor.open('/contact');
    await visitor.write(message);
    const release = await hold(page, sendAddress);
    await visitor.submit();
    await page.evaluate(() => location.reload());
    await expect.poll(() => dialogs).toEqual(['beforeunload']);
    release();
    await expect(submitButton(page)).toHaveText(buttonLabels.sent);
    await expectArrivedOnce(page, message);
    await visitor.type('message', 'Not sent');
    await openHydrated(page, '/contact');
    expect(dialogs).toEqual(['beforeunload']);
  },
);

test(
  'links to call, text or email open without a prompt while a message is in flight, but the browser asks before a later reload',
  subject('form'),
  async ({ visitor, page }) => {
    const dialogs = collectDialogs(page);
    await page.clock.install();
    await visitor.open('/contact');
    await fill(page, messageWith('In flight during a call'));
    const release = await hold(page, sendAddress);
    await visitor.submit();
    for (const href of ['tel:911', site.phone.href, 'sms:988', `mailto:${site.email}`])
      await page.locator(`a[href="${href}"]:visible`).first().click();
    // More than a second after the last link. The dialog shows that the links could have opened one.
    await page.clock.fastForward(2000);
    await page.evaluate(() => location.reload());
    await expect.poll(() => dialogs).toEqual(['beforeunload']);
    release();
    await expect(submitButton(page)).toHaveText(buttonLabels.sent);
  },
);

test(
  'a message in flight arrives once when the visitor opens another page and goes back, and so does the next one',
  subject('form'),
  async ({ visitor, page }) => {
    const [message, next] = [messageWith('Sent while leaving'), messageWith('Sent after it')];
    const release = await hold(page, sendAddress);
    await visitor.open('/contact');
    await visitor.write(message);
    await visitor.submit();
    await visitor.followFooter('Insurance');
    await visitor.arrive('/insurance');
    await page.goBack();
    await visitor.see('/contact');
    await expect(submitButton(page)).toHaveText(buttonLabels.idle);
    release();
    await expect(submitButton(page)).toHaveText(buttonLabels.sent);
    await expectArrivedOnce(page, message);
    await fill(page, next);
    const logged = page.waitForEvent('console');
    await visitor.submit();
    await logged;
    await expectArrivedOnce(page, next);
  },
);

test(
  'after an hour on a page, its draft is still there, and the form, a menu and a link work',
  covers('CALL-PAYLOAD', 'NAV-LINKS-LEAD'),
  async ({ visitor, page }) => {
    const message = messageWith('After an hour');
    await page.clock.install();
    await visitor.open('/');
    await visitor.type('message', message.message);
    await page.clock.fastForward('01:00:00');
    await expect(visitor.field('message')).toHaveValue(message.message);
    await fill(page, message);
    await visitor.submit();
    await expect(submitButton(page)).toHaveText(buttonLabels.sent);
    await expectArrivedOnce(page, message);
    await visitor.openMenu('Programs');
    await visitor.press(page.getByRole('banner').getByRole('link', { name: 'Outpatient', exact: true }));
    await visitor.arrive('/outpatient-program');
  },
);

test(
  'a draft appears in the form of every page until it is sent, and is not stored',
  covers('FORM-NOT-STORED'),
  async ({ visitor, page }) => {
    const message = messageWith('Read on');
    await visitor.open('/contact');
    await visitor.write(message);
    await visitor.press(visitor.footer.getByRole('link', { name: 'Privacy', exact: true }));
    await visitor.arrive('/privacy');
    await page.goBack();
    await visitor.see('/contact');
    expect(await values(page)).toEqual(valuesOf(message));
    await visitor.followFooter('Insurance');
    await visitor.arrive('/insurance');
    expect(await values(page)).toEqual(valuesOf(message));
    const kept = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, document.cookie, history.state]),
    );
    expect(kept).not.toContain(message.subject);
    await visitor.submit();
    await expect(submitButton(page)).toHaveText(buttonLabels.sent);
    await expectArrivedOnce(page, message);
    await visitor.followFooter('Contact Us');
    await visitor.arrive('/contact');
    expect(await values(page)).toEqual(fields.map(() => ''));
  },
);

test('Back and Forward restore the focused field and its caret', subject('form'), async ({ visitor, page }) => {
  await visitor.open('/privacy');
  await visitor.followFooter('Contact Us');
  await visitor.arrive('/contact');
  await visitor.type('message', 'Half a sent');
  await page.keyboard.press('ArrowLeft');
  await page.goBack();
  await visitor.see('/privacy');
  await page.goForward();
  await expect(visitor.field('message')).toBeFocused();
  await page.keyboard.type('en');
  await expect(visitor.field('message')).toHaveValue('Half a senent');
});
