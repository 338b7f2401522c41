import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';
import { report } from '../tools/trace/report/page';
import { exampleTrace } from '../tools/trace/tests/support/input';
import { expect, meta, test } from './support/test';
import { axe } from './survey/axe';

const traced = exampleTrace();
const all = traced.rows.length;

/** Opens the report from a file, as an auditor does. */
async function open(page: Page, testInfo: TestInfo, trace = traced): Promise<void> {
  const file = testInfo.outputPath('trace.html');
  writeFileSync(file, report(trace));
  await page.goto(pathToFileURL(file).href);
}

const rulesShown = (page: Page) => page.getByRole('article');
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const screens = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
] as const;
for (const { width, colorScheme } of screens) {
  test(`axe finds nothing in the ${colorScheme} report ${width} px wide`, meta, async ({ page }, testInfo) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    // Four rules cover all states; with all rules, axe would take a minute.
    await open(page, testInfo, exampleTrace(4));
    expect(await axe(page, testInfo)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
  });
}

test('searching the report by keyboard shows the rules that contain all words', meta, async ({ page }, testInfo) => {
  await open(page, testInfo);
  await expect(page.getByRole('status')).toHaveText(`${all} of ${all} rules`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the rules' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('SHALL rule-27');
  await expect(rulesShown(page)).toHaveId('RULE-27');
  await expect(page.getByRole('status')).toHaveText(`1 of ${all} rules`);
});

test('the address of a rule shows it although the search hid it', meta, async ({ page }, testInfo) => {
  await open(page, testInfo);
  await page.getByLabel('Search').fill('RULE-27');
  await page.evaluate(() => {
    location.hash = '#RULE-40';
  });
  await expect(page.locator('#RULE-40')).toBeInViewport();
  await expect(rulesShown(page)).toHaveCount(all);
});

test('the printed report fits A4 paper and shows all details and no search', meta, async ({ page }, testInfo) => {
  await page.setViewportSize({ width: 680, height: 1000 });
  await open(page, testInfo);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('search')).toBeHidden();
  const closed = await page
    .locator('details > :not(summary)')
    .evaluateAll((lists) => lists.filter((list) => !list.checkVisibility({ contentVisibilityAuto: true })).length);
  expect(closed).toBe(0);
  expect(await widthOf(page)).toBeLessThanOrEqual(680);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the report shows all rules and their details, but no search', meta, async ({ page }, testInfo) => {
    await open(page, testInfo);
    await expect(rulesShown(page)).toHaveCount(all);
    await expect(page.getByRole('search')).toBeHidden();
    const rule = page.locator('#RULE-9');
    await rule.locator('summary', { hasText: 'the first example' }).click();
    await expect(rule.getByText('the second example')).toBeVisible();
  });
});

test('the report makes no requests', meta, async ({ page }, testInfo) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, testInfo);
  await page.getByLabel('Search').fill('27');
  expect(requests.map((url) => url.split('/').pop())).toEqual(['trace.html']);
});
