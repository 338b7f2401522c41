import type { Dialog, Page } from '@playwright/test';
import { buttonLabels } from '../../spec/validation';
import { site } from '../../src/site';
import { test } from '../flows/visitor';
import { expectArrivedOnce, fill, hold, messageWith, sendAddress, submitButton } from '../support/contact-form';
import { covers, expect, openHydrated } from '../support/test';

/** Collects the questions of the browser; the visitor answers each with "Stay". */
function questions(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('dialog', async (dialog: Dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  return asked;
}

test(
  'the browser asks before a message in flight is lost by a reload, and no more once it has arrived',
  covers('FORM-ASKS-BEFORE-LEAVING'),
  async ({ visitor, page, console }) => {
    console.allow(/^log: OK$/);
    const asked = questions(page);
    const message = messageWith('In flight');
    await visitor.open('/contact');
    await visitor.write(message);
    const release = await hold(page, sendAddress);
    await visitor.submit();
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);
    release();
    await expect(submitButton(page)).toHaveText(buttonLabels.sent);
    await expectArrivedOnce(page, message);
    await visitor.write(messageWith('Not sent'));
    await openHydrated(page, '/contact');
    expect(asked).toEqual(['beforeunload']);
  },
);

test(
  'a call goes out while a message is in flight, without a question',
  covers('FORM-ASKS-BEFORE-LEAVING'),
  async ({ visitor, page, console }) => {
    console.allow(/^log: OK$/);
    const asked = questions(page);
    await visitor.open('/contact');
    await fill(page, messageWith('In flight during a call'));
    const release = await hold(page, sendAddress);
    await visitor.submit();
    for (const href of ['tel:911', site.phone.href, 'sms:988', `mailto:${site.email}`])
      await page.locator(`a[href="${href}"]:visible`).first().click();
    // The question for the reload shows that the browser had all reasons to ask before.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('h1')?.click();
      location.reload();
    });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    release();
    await expect(submitButton(page)).toHaveText(buttonLabels.sent);
  },
);
