import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { chromiumLaunch } from '../../testing/browser';
import { report } from '../report/page';
import { trace } from '../trace';
import { fault, input, result, rule } from './support/input';
import { temporaryFolder } from './support/project';

/* These tests show the report in a browser. report.test.ts tests its text. */

// A report of twelve invented rules, which are passed, failed, untested and unproved in turn, and of long names.
const rules = Array.from({ length: 12 }, (_, at) => ({ ...rule, id: `RULE-${at + 1}`, layers: ['unit'] }));
const faults = rules.flatMap(({ id }, at) => (at % 4 === 3 ? [] : { ...fault, id, rules: [id] }));
const proofs = Object.fromEntries(faults.map(({ id }) => [id, { [id]: result().file }]));
const results = rules.flatMap(({ id }, at) =>
  at % 4 === 2 ? [] : result({ outcome: at % 4 === 1 ? 'failed' : 'passed', tags: [id] }),
);
const file = `tests/a-file-with-a-name-that-is-longer-than-the-screen-of-a-phone-is-wide/red.test.ts`;
const looks = [file, 'tests/blue.test.ts'].map((name) => result({ tags: ['look'], file: name }));
const criteria = { title: 'WCAG', tests: { '1.4.3 Contrast': [{ file }] } };
const given = { rules, faults, results: [...results, ...looks], proofs, criteria, testFiles: [] };
const folder = temporaryFolder({ 'report.html': report(trace(input(given))) });

/** Opens the report from its file, as an auditor does. */
async function open(options: BrowserContextOptions = {}) {
  const browser = await chromium.launch(chromiumLaunch());
  onTestFinished(() => browser.close());
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(pathToFileURL(join(folder, 'report.html')).href);
  return page;
}

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [320, 'light'],
] as const)('the report passes axe and fits a screen of %i px in %s colors', async (width, colorScheme) => {
  const page = await open({ viewport: { width, height: 900 }, colorScheme });
  for (const summary of await page.locator('.entry > summary').all()) await summary.click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test('the search and the map filter all entries, and the links of the map lead to rules and sections', async () => {
  const page = await open();
  const expectFound = (count: string) => expect.poll(() => page.getByRole('status').textContent()).toContain(count);
  await expectFound('12 of 12 rules');
  await page.getByRole('link', { name: '3 failed' }).click();
  await expectFound('3 of 12 rules, 0 of');
  await page.getByRole('searchbox').fill('SHALL rule-1');
  await expectFound('1 of 12 rules');
  await page.getByRole('link', { name: 'RULE-12: Not proved' }).click();
  await expectFound('12 of 12 rules');
  await expect.poll(() => page.locator('#RULE-12').isVisible()).toBe(true);
  await page.getByRole('link', { name: '5. Validation rules' }).click();
  await expect.poll(() => page.locator('h2:target').textContent()).toBe('5. Validation rules');
  await page.getByRole('searchbox').fill('blue.test');
  await page.getByText('How it looks').click();
  await expect.poll(() => page.locator('#look .call').filter({ visible: true }).allTextContents()).toHaveLength(1);
});
