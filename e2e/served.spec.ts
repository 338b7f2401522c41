import { servedFiles } from '../spec/extensions/structured-data';
import { routes as specified, unknownAddresses } from '../spec/routes';
import { site } from '../src/site';
import { policyOf } from '../tests/support/csp';
import { routes } from './support/routes';
import { covers, expect, hydrated, subject, test } from './support/test';
import { servedText, wholeText } from './support/text';

const notFound = specified.find(({ template }) => template === 'not-found');

for (const path of unknownAddresses.paths) {
  test(`${path} responds with 404 and shows the not-found page`, covers('ROUTE-EXACT'), async ({ page, console }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(unknownAddresses.status);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound?.heading ?? '');
    await expect(page.getByRole('main').locator(`a[href="${site.phone.href}"]`).first()).toBeVisible();
    expect(await wholeText(page)).toBe(await servedText(page, notFound?.path ?? ''));
    await expect(page).toHaveURL(path);
    // The browser logs the status 404. Nothing else may be logged.
    expect(console.take()).toEqual([expect.stringContaining('404')]);
  });
}

// tests/unit/pages/site-files.test.ts and tests/unit/pictures.test.ts test what these files contain.
test('files for search engines and phones have the right media types', subject('search'), async ({ request }) => {
  for (const { address, type } of servedFiles) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toMatch(type);
    expect((await answer.body()).length, address).toBeGreaterThan(50);
  }
});

test('each page has the security policy, before all scripts and styles', subject('privacy'), async ({ request }) => {
  for (const { path } of routes) {
    const { found, wanted, ...rest } = policyOf(await (await request.get(path)).text());
    expect(found, path).toEqual(wanted);
    expect({ path, ...rest }).toEqual({ path, isFirst: true, inlineAttributes: [] });
  }
});

test('the licenses of all packages and fonts in the site are published', subject('law'), async ({ request }) => {
  const textAt = async (address: string) => (await request.get(address)).text();
  const text = await textAt('/licenses.txt');
  for (const name of ['emailjs-com', 'react', 'react-dom', 'react-router', 'scheduler']) {
    const [, license] = text.split(new RegExp(`^## ${name} - \\S+ \\(.*\\)$`, 'm'));
    // The text of a license ends at the next heading.
    expect(license?.split(/^## /m)[0], name).toMatch(/copyright/i);
  }
  const fonts = await textAt('/font-licenses.txt');
  for (const name of ['Atkinson Hyperlegible Next', 'Newsreader'])
    expect(fonts).toMatch(new RegExp(`^Copyright .* The ${name} Project Authors`, 'm'));
});
