import { buttonLabels } from '../../spec/validation';
import { test, type Visitor } from '../flows/visitor';
import { saveData } from '../support/data-saving';
import { expectArrivedOnce, fill, hold, messageWith, sendAddress, submitButton } from '../support/messages';
import { headingOf, routeOf } from '../support/routes';
import { covers, expect, hydrated, subject } from '../support/test';

const aboutUs = headingOf(routeOf('/about-us'));
const errorPage = 'This page didn’t load';

// A prefetched page would load despite the deployment.
test.beforeEach(async ({ page, console }) => {
  console.allow(/^error: (?:Failed to load resource: .* 404|TypeError: Failed to fetch dynamically)|^log: OK$/);
  await saveData(page);
});

/** Simulates a new deployment. The chunk of /about-us has a new name, which only a new document contains. */
async function deploy({ page }: Visitor): Promise<void> {
  const chunk = /\/assets\/about-us-[^/]+\.js$/;
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('/about-us', async (route) => {
    if (route.request().isNavigationRequest()) await page.unroute(chunk);
    await route.continue();
  });
}

/** Submits a message, holds the request, and follows a link to the page of the new deployment. */
async function leaveDuringSend(visitor: Visitor, message: ReturnType<typeof messageWith>) {
  await visitor.open('/contact');
  await deploy(visitor);
  const release = await hold(visitor.page, sendAddress);
  await fill(visitor.page, message);
  await visitor.submit();
  await visitor.followMain('About Us');
  await expect(visitor.heading).toHaveText(errorPage);
  return release;
}

test(
  'an hour after a page was opened, a link opens a page of a new deployment',
  covers('NAV-LINKS-LEAD'),
  async ({ visitor }) => {
    const { page } = visitor;
    await page.clock.install();
    await visitor.open('/');
    await page.clock.fastForward('01:00:00');
    await deploy(visitor);
    const loaded = page.waitForEvent('load');
    await visitor.followMain('About Us');
    await loaded;
    await hydrated(page);
    await expect(page).toHaveURL('/about-us');
    await expect(visitor.heading).toHaveText(aboutUs);
    await visitor.followFooter('Our Mission');
    await visitor.arrive('/mission');
  },
);

test(
  'a message in flight arrives before a page of a new deployment loads as a document',
  subject('form'),
  async ({ visitor }) => {
    const { page } = visitor;
    const message = messageWith('Sent during a deployment');
    const requested: string[] = [];
    page.on(
      'request',
      (request) => new URL(request.url()).pathname === '/about-us' && requested.push(request.method()),
    );
    const release = await leaveDuringSend(visitor, message);
    // By the time this request has completed, a request for the document would have started.
    await page.evaluate(async () => void (await fetch('/robots.txt')));
    expect(requested).toEqual([]);
    release();
    await expect(visitor.heading).toHaveText(aboutUs);
    await expectArrivedOnce(page, message);
  },
);

test(
  'a page of a new deployment does not load after the visitor goes back to the form',
  subject('form'),
  async ({ visitor }) => {
    const { page } = visitor;
    await page.clock.install();
    const release = await leaveDuringSend(visitor, messageWith('Sent before going back'));
    await page.goBack();
    await visitor.see('/contact');
    await visitor.type('name', 'Ana');
    const answered = page.waitForResponse(sendAddress);
    release();
    await answered;
    await expect(submitButton(page)).toHaveText(buttonLabels.sent);
    await page.clock.runFor(3000);
    await expect(submitButton(page)).toHaveText(buttonLabels.idle);
    // A new document would have an empty field.
    await expect(visitor.field('name')).toHaveValue('Ana');
  },
);

test(
  'a page of a new deployment does not replace a page that the visitor has opened meanwhile',
  covers('NAV-LINKS-LEAD'),
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.open('/mission');
    await deploy(visitor);
    const release = await hold(page, '/about-us');
    await visitor.followMain('About Us');
    await expect(visitor.heading).toHaveText(errorPage);
    await visitor.followMain('Insurance');
    await visitor.arrive('/insurance');
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++;
    });
    const checked = page.waitForResponse('/about-us');
    release();
    await (await checked).finished();
    // By the time this request has completed, a reload would have started.
    await page.evaluate(async () => void (await fetch('/robots.txt')));
    expect(loads).toBe(0);
  },
);
