import type { Page, Route } from '@playwright/test';
import { expectFormPosts, expectFormSends, expectMenus, expectText, unanswered } from './support/faults';
import { menuSummary, menuToggle } from './support/menus';
import { covers, expect, test } from './support/test';
import { small } from './support/viewports';

const path = '/alcohol';
const heading = 'Alcohol Addiction';
const refuse = (route: Route) => route.abort();
const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
const broken = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: "throw new Error('planted')" });

/** Without these files the page is never hydrated: it has to do as it was prerendered. */
const scripts = {
  'all scripts': /\/assets\/.*\.js$/,
  'the script that starts the others': /\/assets\/index-.*\.js$/,
  'the chunk of the page': /\/assets\/alcohol-.*\.js$/,
  'the chunk of React': /\/assets\/vendor-.*\.js$/,
} as const;
const faults = {
  'cannot be fetched': refuse,
  'is gone from the host': gone,
  'fails when it is run': broken,
  'never comes': unanswered,
} as const;
const noise =
  /^error: Failed to load resource: |^uncaught: (?:planted$|Failed to fetch dynamically|The requested module .* does not provide an export)/;

async function expectPrerendered(page: Page, what: string): Promise<void> {
  await expectText(page, heading);
  await expectMenus(page);
  await expectFormPosts(page, what);
}

for (const [what, pattern] of Object.entries(scripts)) {
  for (const [how, fault] of Object.entries(faults)) {
    test(`a page is all there although ${what} ${how}`, covers('FAULT-LOADING~1'), async ({ page, console }) => {
      console.allow(noise);
      await page.route(pattern, fault);
      await page.goto(path, { waitUntil: 'commit' });
      await expectPrerendered(page, `${what} ${how}`);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}

/** The page is hydrated without these, unless they never come: then it stays as it was prerendered. */
const rest = { fonts: /\.woff2$/, pictures: /\.svg$/ } as const;

for (const [what, pattern] of Object.entries(rest)) {
  test(
    `a page is hydrated although its ${what} cannot be fetched`,
    covers('FAULT-LOADING~1'),
    async ({ page, console }) => {
      console.allow(/^error: Failed to load resource: |^log: OK$/);
      await page.route(pattern, refuse);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expectText(page, heading);
      await expectMenus(page);
      await expectFormSends(page, `${what} cannot be fetched`);
    },
  );

  test(`a page is all there although its ${what} never come`, covers('FAULT-LOADING~1'), async ({ page, console }) => {
    console.allow(noise);
    await page.route(pattern, unanswered);
    await page.goto(path, { waitUntil: 'commit' });
    await expectPrerendered(page, `${what} never come`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test(
  'without its scripts a page shows no button that does nothing',
  covers('FAULT-LOADING~1'),
  async ({ page, console }) => {
    console.allow(noise);
    await page.route(scripts['the script that starts the others'], refuse);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
    const names = await page
      .getByRole('button')
      .evaluateAll((all) => all.map((button) => button.ariaLabel ?? button.textContent));
    expect(names).toEqual(['Submit']);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: small });

  test('the menu opens although the scripts never come', covers('FAULT-LOADING~1'), async ({ page }) => {
    await page.route(scripts['all scripts'], unanswered);
    await page.goto(path, { waitUntil: 'commit' });
    await menuToggle(page).click();
    await expectMenus(page);
    await menuSummary(page, 'Addiction').click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Xanax Addiction' }).click();
    await expect(page).toHaveURL('/xanax');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a menu opened before hydration stays open, and closes', covers('FAULT-LOADING~1'), async ({ page }) => {
    let letIn = () => {};
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await page.route(scripts['all scripts'], async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const programs = menuSummary(page, 'Programs');
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Case Management' });
    await menuToggle(page).click();
    await programs.click();
    await expect(entry).toBeVisible();
    letIn();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(entry).toBeVisible();
    await programs.click();
    await expect(entry).toBeHidden();
    await menuToggle(page).click();
    await expect(programs).toBeHidden();
  });
});
