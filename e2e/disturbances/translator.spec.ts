import type { Page } from '@playwright/test';
import { inPage } from '../../tools/sight/index';
import { routeOf, templateRoutes } from '../support/routes';
import { expect, openHydrated, slow, subject, test } from '../support/test';
import { translatePage } from './helpers/translator';

const tags = subject('resilience');

/** Matches text that reads from left to right in every language: phone numbers, dates, addresses and so on. */
const leftToRight = [
  /\(\d{3}\) \d{3}-\d{4}/,
  /1-\d{3}-\d{3}-\d{4}/,
  /\d+\/\d+(?:\/\d+)?/,
  /[\w.-]+@[\w-]+\.\w+/,
  /\d+ [\w ]+, Suite \d+/,
  /\w+, [A-Z]{2} \d{5}/,
  /\d{6}\w*/,
].map(({ source }) => source);

/** Returns the numbers and addresses on a page, each as written and as painted. */
const numbersOf = async (page: Page) =>
  (await inPage(page)).evaluate(({ writtenAndSeen }, pattern) => writtenAndSeen(pattern), leftToRight.join('|'));

/** The pages with the most numbers and addresses. */
const dense = ['/accessibility', '/privacy', '/crisis-intervention', '/insurance'].map(routeOf);

for (const route of [...dense, ...templateRoutes]) {
  const { path } = route;
  const own = dense.includes(route) ? tags : slow(tags);
  test(`${path} in Arabic shows numbers from left to right, beside translated words`, own, async ({ page }) => {
    await openHydrated(page, path);
    const before = (await numbersOf(page)).map(({ text }) => text);
    expect(before.length).toBeGreaterThan(4);
    await translatePage(page, 'Arabic');
    const after = await numbersOf(page);
    expect(after.map(({ text }) => text)).toEqual(before);
    expect(after.filter(({ text, seen }) => seen !== text)).toEqual([]);
    const calls = await page.locator('a:is([href^="tel:"], [href^="sms:"])').allTextContents();
    expect(
      calls.filter((text) => /\p{Script=Latin}/u.test(text)),
      'words beside numbers are translated',
    ).toEqual([]);
  });
}

test('on a translated page, the label of the slider button changes', tags, async ({ page }) => {
  await openHydrated(page, '/');
  const button = page.getByRole('region', { name: 'Pictures of the bay' }).getByRole('button').first();
  await translatePage(page);
  for (const label of ['Start slides', 'Stop slides', 'Start slides']) {
    await button.click();
    await expect(button).toHaveText(label);
    await translatePage(page);
  }
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(button).toHaveText('Start slides');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: 'Start slides' })).toHaveCount(0);
});
