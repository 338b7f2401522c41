import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';
import { report } from '../tools/trace/report/page';
import { fault, input, result, rule } from '../tools/trace/tests/support/input';
import { trace } from '../tools/trace/trace';
import { axe } from './crawl/axe';
import { expect, test, untraced } from './support/test';

/* These tests show the report in a browser. tools/trace/tests/report.test.ts tests its text. */

/** Makes a trace of invented rules, which are passed, failed, untested and unproved in turn. */
function exampleTrace(count = 40) {
  const rules = Array.from({ length: count }, (_, at) => ({ ...rule, id: `RULE-${at + 1}`, layers: ['unit'] }));
  const faults = rules.flatMap(({ id }, at) => (at % 4 === 3 ? [] : { ...fault, id, rules: [id] }));
  const results = rules.flatMap(({ id }, at) => {
    const titles = at % 4 === 2 ? [] : ['the first example', 'the second example'];
    return titles.map((title) => result({ title, outcome: at % 4 === 1 ? 'failed' : 'passed', tags: [id] }));
  });
  const proofs = Object.fromEntries(faults.map(({ id }) => [id, { [id]: result().file }]));
  return trace(input({ rules, faults, results, proofs, testFiles: [] }));
}

const traced = exampleTrace();
const all = traced.rows.length;
const found = (page: Page) => page.getByRole('status');

/** Writes the report to a file and opens it, as an auditor does. */
async function open(page: Page, testInfo: TestInfo, shown = traced, hash = ''): Promise<void> {
  const file = testInfo.outputPath('trace.html');
  writeFileSync(file, report(shown));
  await page.goto(pathToFileURL(file).href + hash);
}

test('the report passes axe in light and dark mode, and fits a phone', untraced, async ({ page }, testInfo) => {
  // Four rules have all states. With all rules, axe would take a minute.
  await open(page, testInfo, exampleTrace(4));
  for (const summary of await page.locator('.rule > summary').all()) await summary.click();
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [320, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await axe(page, testInfo), `${width} px, ${colorScheme}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the report combines its search with its filters', untraced, async ({ page }, testInfo) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, testInfo);
  await expect(found(page)).toContainText(`${all} of ${all} rules`);
  await page.getByRole('searchbox').fill('SHALL rule-2');
  await expect(found(page)).toContainText(`11 of ${all} rules`);
  await page.getByRole('combobox', { name: 'Result' }).selectOption('Failed');
  await expect(found(page)).toContainText(`3 of ${all} rules`);
  await page.getByRole('combobox', { name: 'Section' }).selectOption('4. States');
  await expect(found(page)).toContainText(`0 of ${all} rules`);
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(found(page)).toContainText(`${all} of ${all} rules`);
  expect(requests).toHaveLength(1);
});

test('totals and fragments of the report lead to their rules', untraced, async ({ page }, testInfo) => {
  await open(page, testInfo, traced, '#section=5&result=untested');
  await expect(found(page)).toContainText(`${all / 4} of ${all} rules`);
  await page.getByRole('row', { name: 'All sections' }).getByRole('link').first().click();
  await expect(found(page)).toContainText(`${all / 4} of ${all} rules`);
  await page.evaluate(() => {
    location.hash = '#RULE-40';
  });
  await expect(page.locator('#RULE-40')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the report shows all rules and their details, but no search', untraced, async ({ page }, testInfo) => {
    await open(page, testInfo);
    await expect(page.locator('.rule > summary').filter({ visible: true })).toHaveCount(all);
    await expect(page.getByRole('search')).toBeHidden();
    await page.getByRole('code').getByText('RULE-9', { exact: true }).click();
    await page.locator('#RULE-9 summary', { hasText: 'the first example' }).click();
    await expect(page.locator('#RULE-9').getByText('the second example')).toBeVisible();
  });
});
