import { brokenNetworks } from '../disturbances/helpers/network';
import { test, type Visitor } from '../flows/visitor';
import { saveData } from '../support/data-saving';
import { headingOf, routeOf } from '../support/routes';
import { covers, expect, hydrated, subject } from '../support/test';

const failedToFetch = /^error: (?:Failed to load resource|TypeError: Failed to fetch|Failed to load module script)/;

// A prefetched page would load despite the failure.
test.beforeEach(({ page }) => saveData(page));

/** Fails unless the error page is shown and focused. tests/component/error-boundary.test.tsx tests its links. */
async function expectErrorPage({ heading }: Visitor): Promise<void> {
  await expect(heading).toHaveText('This page didn’t load');
  await expect(heading).toBeFocused();
}

const retry = ({ page }: Visitor) => page.getByRole('link', { name: 'Try this page again' });

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
