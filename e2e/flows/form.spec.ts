import { path as sendPath } from '../../spec/email';
import { buttonLabels, fields } from '../../spec/validation';
import { familyPages } from '../../tests/support/families';
import { expectArrivedOnce, hold, messageWith, sendAddress, submitButton } from '../support/contact-form';
import { addressesOf, collectRequests, revealing } from '../support/requests';
import { routeOf } from '../support/routes';
import { nothing, stored } from '../support/stored';
import { covers, expect } from '../support/test';
import { test, type Visitor } from './visitor';

/** Whether the form confirms that the message was sent. */
const expectSent = ({ page }: Visitor) => expect(submitButton(page)).toHaveText(buttonLabels.sent);

/** How a visitor reaches each page with the form, by links alone. */
const ways: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  [familyPages.home]: (visitor) => visitor.followMain('Home'),
  [familyPages.text]: (visitor) => visitor.followMain('Treatment'),
  [familyPages.condition]: async (visitor) => {
    await visitor.followMain('Mental Health');
    await visitor.arrive('/mental-health');
    await visitor.press(visitor.page.getByRole('link', { name: /Learn More about Depression/ }));
  },
  [familyPages.substance]: async (visitor) => {
    await visitor.openMenu('Addiction');
    await visitor.press(visitor.page.getByRole('link', { name: 'Alcohol Addiction' }));
  },
  [familyPages.contact]: (visitor) => visitor.followFooter('Contact Us'),
};

test(
  'a message typed on a page that was reached by links is one call with the nine fields, of which nothing is kept',
  covers('CALL-PAYLOAD', 'SAFE-ONE-CALL', 'CALL-NO-BACKEND', 'FORM-NOT-STORED', 'FORM-PAGES', 'ENGINE-USER-FLOW'),
  async ({ visitor, console, baseURL }) => {
    const { page } = visitor;
    console.allow(/^log: OK$/);
    const requests = collectRequests(page);
    const kept: string[] = [];
    // On a phone, two of the pages: only pressing and typing differ there.
    const reached = Object.entries(ways).slice(visitor.onPhone ? -2 : 0);
    await visitor.open('/privacy');
    for (const [path, reach] of reached) {
      const message = messageWith(`Typed on ${path}`);
      await reach(visitor);
      await visitor.arrive(path);
      await visitor.write(message);
      const answered = page.waitForResponse(sendAddress);
      await visitor.submit();
      await answered;
      await expectSent(visitor);
      for (const { name } of fields) await expect(visitor.field(name)).toHaveValue('');
      await expectArrivedOnce(page, message);
      const places = await page.evaluate(() => JSON.stringify(history.state) + location.href);
      kept.push(...Object.values(message).filter((value) => places.includes(value)));
    }
    expect(kept).toEqual([]);
    expect(await stored(page)).toEqual(nothing);
    const others = addressesOf(requests, baseURL ?? '').filter((each) => !/^GET \/(?:assets|media)\/[^?]+$/.test(each));
    expect(others).toEqual(['GET /privacy', ...reached.map(() => `POST ${sendPath}`)]);
    expect(await revealing(requests)).toEqual([]);
  },
);

test(
  'what a visitor types is neither cut off nor changed, but refused with a message where it is wrong',
  covers('FORM-KEEPS-VALUES', 'CALL-PAYLOAD', 'ENGINE-USER-FLOW'),
  async ({ visitor, console }) => {
    const { page } = visitor;
    const name = `Zoë ${'de la Cruz '.repeat(12)}王`;
    const message = {
      ...messageWith('Typed at length'),
      name,
      message: 'First line\nSecond line, with 😀 and "quotes"',
    };
    await visitor.open('/contact');
    await visitor.submit();
    await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(fields.length);
    await expect(visitor.field('name')).toBeFocused();
    // Turning the phone, or the size of the window, leaves what is there.
    await page.setViewportSize(visitor.onPhone ? { width: 844, height: 390 } : { width: 700, height: 900 });
    for (const { rules } of fields) await expect(page.getByText(rules[0].message)).toBeVisible();
    await visitor.write({ ...message, name: "O'Neil", phone: '(805) 555-0142 ext' });
    await visitor.submit();
    await expect(page.getByText('Name must contain only letters and spaces')).toBeVisible();
    await expect(page.getByText('Enter a valid phone number')).toBeVisible();
    await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(2);
    await expect(visitor.field('phone')).toHaveValue('(805) 555-0142 ext');
    await visitor.type('name', message.name);
    await visitor.type('phone', '1234567890123456');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Name must contain only letters and spaces')).toBeHidden();
    await expect(visitor.field('phone')).toHaveValue('1234567890123456');
    await expect(visitor.field('phone')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expectSent(visitor);
    const wire = { ...message, phone: '123456789012345', message: message.message.replace('\n', '\r\n') };
    await expectArrivedOnce(page, wire);
    expect(console.take()).toEqual(['log: OK']);
  },
);

test(
  'a double press and a held Enter key send a message once',
  covers('FORM-ONE-IN-FLIGHT'),
  async ({ visitor, console }) => {
    const { page } = visitor;
    await visitor.open('/contact');
    for (const how of ['a double press', 'a held key'] as const) {
      const message = messageWith(how);
      const release = await hold(page, sendAddress);
      await visitor.write(message);
      if (how === 'a double press') {
        await visitor.submit();
        await visitor.submit();
      } else {
        await visitor.press(visitor.field('subject'));
        for (let times = 0; times < 10; times += 1) await page.keyboard.down('Enter');
        await page.keyboard.up('Enter');
      }
      const answered = page.waitForResponse(sendAddress);
      release();
      await answered;
      await expectSent(visitor);
      await expectArrivedOnce(page, message);
      await page.unroute(sendAddress);
    }
    expect(console.take()).toEqual(['log: OK', 'log: OK']);
  },
);

test(
  'a message in flight arrives once when the visitor moves on and comes back, and the next one can be sent',
  covers('FORM-SURVIVES-NAVIGATION'),
  async ({ visitor, console }) => {
    const { page } = visitor;
    const [message, next] = [messageWith('Sent while leaving'), messageWith('Sent after it')];
    const release = await hold(page, sendAddress);
    await visitor.open('/contact');
    await visitor.write(message);
    await visitor.submit();
    await visitor.followFooter('Insurance');
    await visitor.arrive('/insurance');
    await page.goBack();
    await visitor.arrive('/contact');
    await expect(submitButton(page)).toHaveText(buttonLabels.idle);
    release();
    await expectSent(visitor);
    await expectArrivedOnce(page, message);
    await visitor.write(next);
    const logged = page.waitForEvent('console');
    await visitor.submit();
    await logged;
    await expectArrivedOnce(page, next);
    expect(console.take()).toEqual(['log: OK', 'log: OK']);
  },
);

test(
  'after an hour on a page, its form, a menu and a link still work, and its clock runs on',
  covers('CALL-PAYLOAD', 'NAV-LINKS-LEAD'),
  async ({ visitor, console }) => {
    const { page } = visitor;
    const message = messageWith('After an hour');
    await page.clock.install();
    await visitor.open('/');
    await visitor.type('message', message.message);
    await page.clock.fastForward('01:00:00');
    await expect(visitor.field('message')).toHaveValue(message.message);
    await visitor.write(message);
    await visitor.submit();
    await expectSent(visitor);
    await page.clock.runFor(3000);
    await expect(submitButton(page)).toHaveText(buttonLabels.idle);
    await expectArrivedOnce(page, message);
    await visitor.openMenu('Programs');
    await visitor.press(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Outpatient', exact: true }),
    );
    await visitor.arrive('/outpatient-program');
    expect(routeOf('/outpatient-program').form).toBe(false);
    expect(console.take()).toEqual(['log: OK']);
  },
);
