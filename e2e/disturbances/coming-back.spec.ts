import type { Page } from '@playwright/test';
import { fields } from '../../spec/validation';
import { test } from '../flows/visitor';
import { expectArrivedOnce, messageWith, submitButton } from '../support/contact-form';
import { covers, expect, hydrated, openHydrated } from '../support/test';

const values = (page: Page) =>
  Promise.all(fields.map(({ label }) => page.getByLabel(label, { exact: true }).inputValue()));
const nothing = fields.map(() => '');

test(
  'what is typed and not sent stands in each form until it is sent, whatever was read in between',
  covers('FORM-DRAFT'),
  async ({ visitor, page, console }) => {
    console.allow(/^log: OK$/);
    const message = messageWith('Read on');
    const written = fields.map(({ name }) => message[name]);
    await visitor.open('/contact');
    await visitor.write(message);
    await visitor.press(visitor.footer.getByRole('link', { name: 'Privacy' }));
    await visitor.arrive('/privacy');
    await page.goBack();
    await visitor.arrive('/contact');
    expect(await values(page)).toEqual(written);
    await visitor.followFooter('Insurance');
    await visitor.arrive('/insurance');
    expect(await values(page)).toEqual(written);
    await visitor.submit();
    await expect(submitButton(page)).toHaveText('Message Sent');
    await expectArrivedOnce(page, message);
    await visitor.followFooter('Contact Us');
    await visitor.arrive('/contact');
    expect(await values(page)).toEqual(nothing);
    const stored = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, document.cookie, history.state]),
    );
    expect(stored).not.toContain(message.subject);
  },
);

test(
  'a visitor who goes back and forward by keyboard while writing finds the focus where it was',
  covers('FORM-DRAFT'),
  async ({ visitor, page }) => {
    await visitor.open('/privacy');
    await visitor.followFooter('Contact Us');
    await visitor.arrive('/contact');
    await visitor.type('message', 'Half a sent');
    await page.keyboard.press('ArrowLeft');
    await page.goBack();
    await visitor.arrive('/privacy');
    await page.goForward();
    await expect(visitor.field('message')).toBeFocused();
    await page.keyboard.type('en');
    await expect(visitor.field('message')).toHaveValue('Half a senent');
  },
);

test(
  'a document that the browser restores has all five fields, and keeps no subject for others while in use',
  covers('FORM-RESTORED'),
  async ({ visitor, page }) => {
    const message = messageWith('Restored');
    await visitor.open('/contact');
    await expect(visitor.field('subject')).toHaveAttribute('autocomplete', 'off');
    await visitor.write(message);
    // Another document of the site. Playwright turns off the cache of whole documents, as does a phone that is short of memory.
    await openHydrated(page, '/privacy');
    await page.goBack();
    await hydrated(page);
    expect(await values(page)).toEqual(fields.map(({ name }) => message[name]));
    await expect(visitor.field('subject')).toHaveAttribute('autocomplete', 'off');
  },
);
