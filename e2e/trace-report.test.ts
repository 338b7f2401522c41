import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';
import { report } from '../tools/trace/report/page';
import { exampleTrace } from '../tools/trace/tests/support/input';
import { axe } from './crawl/axe';
import { expect, meta, test } from './support/test';

/* What the report says is tested in tools/trace/tests/report.test.ts; this is how a browser shows it. */

const traced = exampleTrace();
const all = traced.rows.length;
const rulesShown = (page: Page) => page.getByRole('article');

/** Opens the report from a file, as an auditor does. */
async function open(page: Page, testInfo: TestInfo, trace = traced): Promise<void> {
  const file = testInfo.outputPath('trace.html');
  writeFileSync(file, report(trace));
  await page.goto(pathToFileURL(file).href);
}

test('the report is accessible in light and dark, and fits a phone and A4 paper', meta, async ({ page }, testInfo) => {
  // Four rules cover all states; with all rules, axe would take a minute.
  await open(page, testInfo, exampleTrace(4));
  for (const [width, media] of [
    [1440, { colorScheme: 'light' }],
    [1440, { colorScheme: 'dark' }],
    [320, { colorScheme: 'light' }],
    [680, { media: 'print' }],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia(media);
    if (!('media' in media)) expect(await axe(page, testInfo), `${width} px, ${media.colorScheme}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expect(page.getByRole('search')).toBeHidden();
});

test(
  'the search finds the rules that contain all words, and an address shows its rule again',
  meta,
  async ({ page }, testInfo) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, testInfo);
    await expect(page.getByRole('status')).toHaveText(`${all} of ${all} rules`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the rules' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('SHALL rule-27');
    await expect(rulesShown(page)).toHaveId('RULE-27');
    await expect(page.getByRole('status')).toHaveText(`1 of ${all} rules`);
    await page.evaluate(() => {
      location.hash = '#RULE-40';
    });
    await expect(page.locator('#RULE-40')).toBeInViewport();
    await expect(rulesShown(page)).toHaveCount(all);
    expect(requests).toHaveLength(1);
  },
);

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
