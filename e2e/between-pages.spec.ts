import type { Page } from '@playwright/test';
import { covers, expect, openHydrated, test } from './support/test';
import { namedIn } from './support/weight';

/** Notes what is asked for from now on. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const footerLink = (page: Page, path: string) =>
  page.getByRole('navigation', { name: 'Footer' }).locator(`a[href="${path}"]`).first();

for (const path of ['/mission', '/contact', '/insurance', '/outpatient-program', '/family-therapy']) {
  test(
    `${path} is shown with one request at most once its link was pointed at`,
    covers('PERF-NAVIGATION~1'),
    async ({ page, baseURL }) => {
      await openHydrated(page, '/depression');
      const link = footerLink(page, path);
      await link.hover();
      const html = await (await fetch(`${baseURL}${path}`)).text();
      const named = namedIn(html);
      const scripts = named.filter((address) => address.endsWith('.js'));
      const here = () =>
        page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
      await expect.poll(here).toEqual(expect.arrayContaining(scripts));
      const asked = watch(page);
      // What is asked for once the heading stands is not waited for.
      const shown = page.evaluate(() => {
        const before = document.querySelector('h1')?.textContent;
        return new Promise((resolve) => {
          new MutationObserver((_, observer) => {
            if (document.querySelector('h1')?.textContent === before) return;
            observer.disconnect();
            resolve(undefined);
          }).observe(document, { childList: true, subtree: true, characterData: true });
        });
      });
      await link.click();
      await shown;
      await expect(page).toHaveURL(path);
      // Other pages, of links that come into view, may be fetched ahead meanwhile.
      const needed = asked.filter((address) => address === path || named.includes(address));
      expect(needed.filter((address) => !address.startsWith('/media/'))).toEqual([]);
      expect(needed.length).toBeLessThanOrEqual(1);
    },
  );
}

test(
  'the frame after the click shows the new heading, and the rest of the page follows',
  covers('PERF-HEADING-FIRST~1'),
  async ({ page }) => {
    await openHydrated(page, '/depression');
    const link = footerLink(page, '/contact');
    await link.click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await expect(page).toHaveURL('/depression');
    // Both pages are loaded now.
    const inFrame = page.evaluate(
      () =>
        new Promise((resolve) => {
          const look = () => ({
            heading: document.querySelector('h1')?.textContent,
            shown: ['h1', 'form', 'footer p'].filter((part) => document.querySelector(part)?.checkVisibility()),
          });
          document.addEventListener('click', () => requestAnimationFrame(() => resolve(look())), { once: true });
        }),
    );
    await link.click();
    expect(await inFrame).toEqual({ heading: 'Have some questions?', shown: ['h1'] });
    const rest = () =>
      page.evaluate(() => ['form', 'footer p'].map((part) => document.querySelector(part)?.checkVisibility()));
    await expect.poll(rest).toEqual([true, true]);
  },
);
