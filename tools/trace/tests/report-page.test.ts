import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from '../../testing/browser';
import { report } from '../report/page';
import { untraced } from '../tags';
import { trace } from '../trace';
import { fault, input, result, rule } from './support/input';
import { temporaryFolder } from './support/project';

/* These tests show the report in a browser. report.test.ts tests its text. */

/** Makes a report of twelve invented rules, which are passed, failed, untested and unproved in turn. */
function exampleReport(): string {
  const rules = Array.from({ length: 12 }, (_, at) => ({ ...rule, id: `RULE-${at + 1}`, layers: ['unit'] }));
  const faults = rules.flatMap(({ id }, at) => (at % 4 === 3 ? [] : { ...fault, id, rules: [id] }));
  const results = rules.flatMap(({ id }, at) =>
    at % 4 === 2 ? [] : [result({ outcome: at % 4 === 1 ? 'failed' : 'passed', tags: [id] })],
  );
  const proofs = Object.fromEntries(faults.map(({ id }) => [id, { [id]: result().file }]));
  return report(trace(input({ rules, faults, results, proofs, testFiles: [] })));
}

const { folder, remove } = temporaryFolder({ 'report.html': exampleReport() });
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch());
});
afterAll(async () => {
  await browser.close();
  remove();
});

/** Opens the report from its file, as an auditor does. */
async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(pathToFileURL(join(folder, 'report.html')).href);
  return page;
}

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [320, 'light'],
] as const)('the report passes axe and fits a screen of %i px in %s colors', untraced, async (width, colorScheme) => {
  const page = await open({ viewport: { width, height: 900 }, colorScheme });
  for (const summary of await page.locator('.rule > summary').all()) await summary.click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test('the report combines its search with its filters, and fragments lead to rules', untraced, async () => {
  const page = await open();
  const expectFound = (count: number) =>
    expect.poll(() => page.getByRole('status').textContent()).toContain(`${count} of 12 rules`);
  await expectFound(12);
  await page.getByRole('searchbox').fill('SHALL rule-1');
  await expectFound(4);
  await page.getByRole('combobox', { name: 'Result' }).selectOption('Failed');
  await expectFound(1);
  await page.evaluate(() => location.assign('#RULE-12'));
  await expectFound(12);
  await expect.poll(() => page.locator('#RULE-12').isVisible()).toBe(true);
});

test('without scripts, the report shows all rules and their details, but no search', untraced, async () => {
  const page = await open({ javaScriptEnabled: false });
  expect(await page.locator('.rule > summary').filter({ visible: true }).count()).toBe(12);
  expect(await page.getByRole('search').isVisible()).toBe(false);
  await page.getByRole('code').getByText('RULE-9', { exact: true }).click();
  expect(await page.locator('#RULE-9').getByText(result().title).isVisible()).toBe(true);
});
