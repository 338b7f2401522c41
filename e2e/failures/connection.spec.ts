import { site } from '../../src/site';
import { brokenNetworks } from '../disturbances/helpers/network';
import { test, type Visitor } from '../flows/visitor';
import { saveData } from '../support/data-saving';
import { hold } from '../support/messages';
import { headingOf, routeOf } from '../support/routes';
import { covers, expect, hydrated, subject } from '../support/test';

const failedToFetch = /^error: (?:Failed to load resource|TypeError: Failed to fetch|Failed to load module script)/;

// A prefetched page would load despite the failure.
test.beforeEach(({ page }) => saveData(page));

/** Fails unless the error page is shown and focused, with phone numbers. */
async function expectErrorPage({ page, heading }: Visitor): Promise<void> {
  await expect(heading).toHaveText('This page didn’t load');
  await expect(heading).toBeFocused();
  for (const href of ['tel:911', 'tel:988', site.phone.href])
    await expect(page.getByRole('main').locator(`a[href="${href}"]`).first()).toBeVisible();
}

const retry = ({ page }: Visitor) => page.getByRole('link', { name: 'Try this page again' });

test(
  'after a link and after Back, the current page stays until the next page has loaded',
  subject('navigation', 'a11y'),
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.open('/mission');
    let release = await hold(page, /\/assets\/contact-[^/]+\.js$/);
    await visitor.followFooter('Contact Us');
    const place = await visitor.scrollY();
    await expect(page).toHaveURL('/contact');
    await expect(visitor.heading).toHaveText('Our Mission');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    // The loading bar is at the top of the screen, in front of the header.
    const barIsInFront = () =>
      page.evaluate(() => document.elementFromPoint(innerWidth / 2, 1)?.matches('main + [data-screen-only]'));
    expect(place).toBeGreaterThan(0);
    await expect.poll(barIsInFront).toBe(true);
    release();
    await visitor.arrive('/contact');
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
    // After a reload, the next page must be loaded again.
    await page.reload();
    await hydrated(page);
    release = await hold(page, /\/assets\/mission-[^/]+\.js$/);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/mission');
    await expect(visitor.heading).toHaveText('Have some questions?');
    release();
    await visitor.see('/mission');
    await expect.poll(() => visitor.scrollY()).toBe(place);
  },
);

test(
  'offline, a link shows the error page and Back the previous page; online again, each link works',
  covers('NAV-LINKS-LEAD'),
  async ({ visitor, console }) => {
    const { page } = visitor;
    const goOffline = (offline: boolean) => page.context().setOffline(offline);
    console.allow(failedToFetch);
    await visitor.open('/contact');
    await goOffline(true);
    await visitor.followFooter('Our Mission');
    await expectErrorPage(visitor);
    await expect(page.getByRole('main').getByText('check your connection')).toBeVisible();
    await page.goBack();
    await expect(visitor.heading).toHaveText('Have some questions?');
    const again: readonly (readonly [label: string, path: string, follow: (label: string) => Promise<void>])[] = [
      ['About Us', '/about-us', (label) => visitor.followMain(label)],
      ['Insurance', '/insurance', () => visitor.press(retry(visitor))],
      ['Our Mission', '/mission', (label) => visitor.followFooter(label)],
    ];
    for (const [label, path, follow] of again) {
      await goOffline(true);
      await visitor.followFooter(label);
      await expectErrorPage(visitor);
      await goOffline(false);
      // A browser doesn't request a failed chunk again, so the page loads as a document.
      await follow(label);
      await expect(page).toHaveURL(path);
      await expect(visitor.heading).toHaveText(headingOf(routeOf(path)));
      // Check hydration last: before the new document loads, the old one would pass this check.
      await hydrated(page);
    }
  },
);

for (const [what, breakNetwork] of Object.entries(brokenNetworks)) {
  test(
    `on a network ${what}, the error page stays until the requested page can load`,
    subject('resilience'),
    async ({ visitor, page, console }) => {
      console.allow(failedToFetch);
      await visitor.open('/contact');
      await breakNetwork(page);
      const checked = () => page.waitForRequest((request) => new URL(request.url()).pathname === '/mission');
      const first = checked();
      await visitor.followFooter('Our Mission');
      await first;
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await expectErrorPage(visitor);
        const again = checked();
        await visitor.press(retry(visitor));
        await again;
      }
      await expectErrorPage(visitor);
      await page.unrouteAll();
      await visitor.press(retry(visitor));
      await hydrated(page);
      await expect(visitor.heading).toHaveText(headingOf(routeOf('/mission')));
    },
  );
}
