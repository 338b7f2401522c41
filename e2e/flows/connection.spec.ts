import { buttonLabels } from '../../spec/validation';
import { site } from '../../src/site';
import { expectArrivedOnce, hold, messageWith, sendAddress, submitButton } from '../support/contact-form';
import { saveData } from '../support/data-saving';
import { covers, expect, hydrated } from '../support/test';
import { test, type Visitor } from './visitor';

const rule = covers('NAV-LINKS-LEAD');
const disconnected =
  /^error: (?:Failed to load resource: net::ERR_INTERNET_DISCONNECTED|TypeError: Failed to fetch dyn)/;
const chunkMissing = /^error: (?:Failed to load resource: .* 404|TypeError: Failed to fetch dynamically)/;
const errorPage = 'This page didn’t load';

// A page that was prefetched would be here.
test.beforeEach(({ page }) => saveData(page));

/** Lets the chunk of /about-us be missing until the page is loaded as a document, as after a new deployment. */
async function deploy({ page }: Visitor): Promise<void> {
  const chunk = /\/assets\/about-us-[^/]+\.js$/;
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('/about-us', async (route) => {
    await page.unroute(chunk);
    await route.continue();
  });
}

test(
  'a slow page keeps the one before it until it has loaded, by link and by back',
  covers('SHELL-WHILE-LOADING', 'SHELL-FOCUS'),
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.open('/mission');
    let release = await hold(page, /\/assets\/contact-[^/]+\.js$/);
    await visitor.followFooter('Contact Us');
    await expect(page).toHaveURL('/contact');
    await expect(visitor.heading).toHaveText('Our Mission');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    // The bar at the top of the screen shows it, in front of the header.
    const barIsInFront = () =>
      page.evaluate(() => document.elementFromPoint(innerWidth / 2, 1)?.matches('main + [data-screen-only]'));
    expect(await visitor.scrollY()).toBeGreaterThan(0);
    await expect.poll(barIsInFront).toBe(true);
    release();
    await visitor.arrive('/contact');
    // After the reload, only the current page is loaded.
    await page.reload();
    await hydrated(page);
    release = await hold(page, /\/assets\/mission-[^/]+\.js$/);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/mission');
    await expect(visitor.heading).toHaveText('Have some questions?');
    release();
    await visitor.arrive('/mission');
  },
);

test(
  'offline, a link shows the error page with the phone number, and back the page before it',
  rule,
  async ({ visitor, console }) => {
    const { page } = visitor;
    console.allow(disconnected);
    await visitor.open('/contact');
    await page.context().setOffline(true);
    await visitor.followFooter('About Us');
    await expect(visitor.heading).toHaveText(errorPage);
    await expect(visitor.heading).toBeFocused();
    const main = page.getByRole('main');
    await expect(main.getByText('check your connection')).toBeVisible();
    await expect(main.locator(`a[href="${site.phone.href}"]`)).toBeVisible();
    await page.goBack();
    await expect(visitor.heading).toHaveText('Have some questions?');
    await page.context().setOffline(false);
    await visitor.followFooter('Our Mission');
    // Its template could not be fetched offline, and a browser does not ask twice: the page comes as a document.
    await expect(visitor.heading).toHaveText('Our Mission');
    await expect(page).toHaveURL('/mission');
  },
);

for (const [what, again] of Object.entries({
  'the same link': (visitor: Visitor) => visitor.followMain('About Us'),
  'the link to try again': (visitor: Visitor) =>
    visitor.press(visitor.page.getByRole('link', { name: 'Try this page again' })),
  'the same link in the footer': (visitor: Visitor) => visitor.followFooter('About Us'),
})) {
  test(
    `a link that failed offline leads to its page by ${what}, once the connection is back`,
    rule,
    async ({ visitor, console }) => {
      const { page } = visitor;
      console.allow(disconnected);
      await visitor.open('/contact');
      await page.context().setOffline(true);
      await visitor.followMain('About Us');
      await expect(visitor.heading).toHaveText(errorPage);
      await page.context().setOffline(false);
      await again(visitor);
      await expect(visitor.heading).toHaveText(/Welcome/);
      await expect(page).toHaveURL('/about-us');
    },
  );
}

test('after a new deployment, a link loads its page as a document', rule, async ({ visitor, console }) => {
  const { page } = visitor;
  await page.clock.install();
  await visitor.open('/');
  await page.clock.fastForward('01:00:00');
  console.allow(chunkMissing);
  await deploy(visitor);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await visitor.followMain('About Us');
  await expect(visitor.heading).toHaveText(/Welcome/);
  await expect(page).toHaveURL('/about-us');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await hydrated(page);
  await visitor.followFooter('Our Mission');
  await visitor.arrive('/mission');
});

test(
  'a message in flight arrives before a page of a new deployment is loaded as a document',
  covers('FORM-SURVIVES-NAVIGATION'),
  async ({ visitor, console }) => {
    const { page } = visitor;
    const message = messageWith('Sent during a deployment');
    await visitor.open('/contact');
    console.allow(chunkMissing);
    await deploy(visitor);
    const release = await hold(page, sendAddress);
    await visitor.write(message);
    await visitor.submit();
    await visitor.followMain('About Us');
    await expect(visitor.heading).toHaveText(errorPage);
    release();
    await expect(visitor.heading).toHaveText(/Welcome/);
    await expectArrivedOnce(page, message);
    expect(console.take()).toEqual(['log: OK']);
  },
);

test(
  'a page of a new deployment is not loaded once the visitor has gone back to write on',
  covers('FORM-SURVIVES-NAVIGATION'),
  async ({ visitor, console }) => {
    const { page } = visitor;
    await visitor.open('/contact');
    console.allow(chunkMissing);
    await deploy(visitor);
    const release = await hold(page, sendAddress);
    await visitor.write(messageWith('Sent before going back'));
    await visitor.submit();
    await visitor.followMain('About Us');
    await expect(visitor.heading).toHaveText(errorPage);
    await page.goBack();
    await visitor.arrive('/contact');
    await visitor.type('name', 'Ana');
    const answered = page.waitForResponse(sendAddress);
    release();
    await answered;
    await expect(submitButton(page)).toHaveText(buttonLabels.sent);
    // By then, a reload would have taken the page.
    await expect(submitButton(page)).toHaveText(buttonLabels.idle);
    await expect(visitor.field('name')).toHaveValue('Ana');
    expect(console.take()).toEqual(['log: OK']);
  },
);
