import type { Page, Route } from '@playwright/test';
import { site } from '../../src/site';
import { expectOpen, menuEntries, menuSummary, openMenu } from '../support/menus';
import { expectFormPosts, expectFormSends, hold } from '../support/messages';
import { phone } from '../support/screens';
import { covers, expect, hydrated, subject, test } from '../support/test';
import { servedText, wholeText } from '../support/text';

const path = '/alcohol';
/** The load event would wait for pending files. */
const committed = { waitUntil: 'commit' } as const;

const everyScript = /\/assets\/.*\.js$/;
const abort = (route: Route) => route.abort();
/** Leaves requests without a response until the test ends. */
const unanswered = () => {};

/** Failures that prevent hydration. The prerendered page must work without it. */
const failures: readonly (readonly [what: string, files: RegExp, answer: (route: Route) => Promise<void> | void])[] = [
  ['every script fails to load', everyScript, abort],
  ['every script stays pending', everyScript, unanswered],
  ['the chunk of the page fails to load', /\/assets\/alcohol-.*\.js$/, abort],
  [
    'the chunk of React throws an error',
    /\/assets\/vendor-.*\.js$/,
    (route) => route.fulfill({ contentType: 'text/javascript', body: "throw new Error('planted')" }),
  ],
];
const noise =
  /^error: Failed to load resource: |^log: OK$|^uncaught: (?:planted$|Failed to fetch dynamically|The requested module .* does not provide an export)/;

/** Fails unless the open page has its whole text, a phone link in view, and a menu that opens and closes. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => wholeText(page)).toBe(await servedText(page, path));
  await expect(page.locator(`a[href="${site.phone.href}"]:visible`).first()).toBeInViewport();
  await menuSummary(page, 'Addiction').click();
  await expect(menuEntries(page, 'Addiction').last()).toBeVisible();
  await menuSummary(page, 'Addiction').click();
  await expectOpen(menuSummary(page, 'Addiction'), false);
}

/** Fails unless the open page works as it is in the HTML. Its only button submits the form. */
async function expectPrerendered(page: Page, what: string): Promise<void> {
  await expectReadable(page);
  await expect(page.getByRole('button')).toHaveText(['Submit']);
  await expectFormPosts(page, what);
}

for (const [what, files, answer] of failures) {
  test(`a page works when ${what}, and reports an error`, subject('resilience'), async ({ page, console }) => {
    console.allow(noise);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route(files, answer);
    await page.goto(path, committed);
    if (answer !== unanswered) await expect.poll(() => errors.length).toBeGreaterThan(0);
    await expectPrerendered(page, what);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page works, and posts nine fields and its origin', covers('CALL-PAYLOAD'), async ({ page, baseURL }) => {
    await page.goto(path);
    const post = page.waitForRequest((request) => request.method() === 'POST');
    await expectPrerendered(page, 'Scriptless');
    // The service checks this header against its allowed domains. With `no-referrer`, it would be "null".
    expect(await (await post).headerValue('origin')).toBe(baseURL);
  });
});

for (const [how, answer, works] of [
  ['fail to load', abort, expectFormSends],
  // The load event, after which the page hydrates, never fires.
  ['stay pending', unanswered, expectFormPosts],
] as const) {
  test(`a page works when its fonts and pictures ${how}`, subject('resilience'), async ({ page, console }) => {
    console.allow(noise);
    await page.route(/\.(?:woff2|svg)$/, answer);
    await page.goto(path, committed);
    if (works === expectFormSends) await hydrated(page);
    await expectReadable(page);
    await works(page, `Fonts and pictures ${how}`);
  });
}

test('on a phone, a menu opened before hydration stays open', subject('resilience'), async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await hold(page, everyScript);
  await page.goto(path);
  const programs = menuSummary(page, 'Programs');
  await openMenu(page, 'Programs');
  release();
  await hydrated(page);
  await expectOpen(programs);
  await programs.click();
  await expectOpen(programs, false);
});
