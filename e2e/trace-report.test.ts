import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';
import { report } from '../tools/trace/report/page';
import { exampleTrace } from '../tools/trace/tests/support/example-trace';
import { axe } from './a11y/checks/axe';
import { expect, meta, test } from './support/test';

const traced = exampleTrace();
const all = traced.rows.length;

/** Opens the report from a file, as an auditor does. */
async function open(page: Page, testInfo: TestInfo, trace = traced): Promise<void> {
  const file = testInfo.outputPath('trace.html');
  writeFileSync(file, report(trace));
  await page.goto(pathToFileURL(file).href);
}

const rulesShown = (page: Page) => page.getByRole('article');

const screens = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const;
for (const { width, colorScheme } of screens) {
  test(`axe finds nothing in the ${colorScheme} report ${width} px wide`, meta, async ({ page }, testInfo) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    // A few rules cover all states; with all rules, axe would take a minute.
    await open(page, testInfo, exampleTrace(5));
    expect(await axe(page, testInfo)).toEqual([]);
  });
}

test('the report does not scroll sideways on a screen 320 px wide', meta, async ({ page }, testInfo) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, testInfo);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the report shows a row for every rule, and counts them', meta, async ({ page }, testInfo) => {
  await open(page, testInfo);
  await expect(rulesShown(page)).toHaveCount(all);
  await expect(page.getByRole('status')).toHaveText(`${all} of ${all} rules`);
});

test('searching shows the rules that contain all words, in any case and order', meta, async ({ page }, testInfo) => {
  await open(page, testInfo);
  await page.getByLabel('Search').fill('SHALL rule-27');
  await expect(rulesShown(page)).toHaveCount(1);
  await expect(rulesShown(page)).toHaveId('RULE-27');
  await expect(page.getByRole('status')).toHaveText(`1 of ${all} rules`);
});

test('a search without results shows no rules and no sections', meta, async ({ page }, testInfo) => {
  await open(page, testInfo);
  await page.getByLabel('Search').fill('no rule says so');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(`0 of ${all} rules`);
});

const filters = [
  { label: 'Section', choice: '5. Validation rules', rows: traced.rows.filter(({ rule }) => rule.section === '5') },
  { label: 'Layer', choice: 'Component', rows: traced.rows.filter(({ rule }) => rule.layers.includes('component')) },
  { label: 'Result', choice: 'Failed', rows: traced.rows.filter(({ result }) => result === 'failed') },
  { label: 'Result', choice: 'Not tested', rows: traced.rows.filter(({ result }) => result === 'untested') },
  { label: 'Result', choice: 'Tested, not proved', rows: traced.rows.filter(({ result }) => result === 'unproved') },
  { label: 'Result', choice: 'Tested and proved', rows: traced.rows.filter(({ result }) => result === 'passed') },
];
for (const { label, choice, rows } of filters) {
  test(`the filter “${label}” shows the rules of “${choice}”`, meta, async ({ page }, testInfo) => {
    await open(page, testInfo);
    await page.getByRole('combobox', { name: label }).selectOption(choice);
    await expect(rulesShown(page)).toHaveCount(rows.length);
    const ids = await rulesShown(page).evaluateAll((articles) => articles.map(({ id }) => id));
    expect([...ids].sort()).toEqual(rows.map(({ rule }) => rule.id).sort());
  });
}

test('filters combine, and “Show all” resets them', meta, async ({ page }, testInfo) => {
  await open(page, testInfo);
  await page.getByRole('combobox', { name: 'Section' }).selectOption('5. Validation rules');
  await page.getByLabel('Search').fill('52');
  await page.getByRole('combobox', { name: 'Result' }).selectOption('Failed');
  const few = traced.rows.filter(({ rule, result }) => rule.section === '5' && result === 'failed').length;
  expect(await rulesShown(page).count()).toBeLessThan(few);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rulesShown(page)).toHaveCount(all);
  await expect(page.getByLabel('Search')).toBeFocused();
});

test('the address of a rule shows it although it was filtered out', meta, async ({ page }, testInfo) => {
  await open(page, testInfo);
  await page.getByLabel('Search').fill('RULE-27');
  await page.evaluate(() => {
    location.hash = '#RULE-40';
  });
  await expect(page.locator('#RULE-40')).toBeInViewport();
  await expect(rulesShown(page)).toHaveCount(all);
});

test('the report can be used with the keyboard alone', meta, async ({ page }, testInfo) => {
  await open(page, testInfo);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the rules' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Search')).toBeFocused();
  await page.keyboard.type('RULE-9');
  const rule = page.locator('#RULE-9');
  const titles = rule.getByText('the second example');
  await expect(titles).toBeHidden();
  // Three filters, a button, the links of the rule, its section, its place, its values, and its two `test` calls.
  for (let stop = 0; stop < 11; stop += 1) await page.keyboard.press('Tab');
  await expect(rule.locator('summary', { hasText: 'the first example' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titles).toBeVisible();
});

test('the printed report shows all details and no filters', meta, async ({ page }, testInfo) => {
  await open(page, testInfo);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('search')).toBeHidden();
  const closed = await page
    .locator('details > :not(summary)')
    .evaluateAll((lists) => lists.filter((list) => !list.checkVisibility({ contentVisibilityAuto: true })).length);
  expect(closed).toBe(0);
});

test('the printed report fits A4 paper', meta, async ({ page }, testInfo) => {
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await open(page, testInfo);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the report shows all rules and their details, but no filters', meta, async ({ page }, testInfo) => {
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
