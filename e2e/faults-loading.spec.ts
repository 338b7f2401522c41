import type { Page, Route } from '@playwright/test';
import { expectFormPosts, expectFormSends, expectMenus, expectText, unanswered } from './support/faults';
import { menuSummary, menuToggle } from './support/menus';
import { covers, expect, long, test } from './support/test';
import { small } from './support/viewports';

const path = '/alcohol';
const heading = 'Alcohol Addiction';
const refuse = (route: Route) => route.abort();
const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
const broken = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: "throw new Error('planted')" });

/** Files without which the page never hydrates; it must then work as prerendered. */
const scripts = {
  'every script': /\/assets\/.*\.js$/,
  'the entry script': /\/assets\/index-.*\.js$/,
  'the chunk of the page': /\/assets\/alcohol-.*\.js$/,
  'the chunk of React': /\/assets\/vendor-.*\.js$/,
} as const;
const faults = {
  'cannot be fetched': refuse,
  'is missing on the host': gone,
  'throws an error': broken,
  'never arrives': unanswered,
} as const;
/** `npm test` breaks every script in each way, and each script in one way; `npm run test:all` has all combinations. */
const usual: readonly string[] = [
  ...Object.keys(faults).map((how) => `every script ${how}`),
  'the entry script is missing on the host',
  'the chunk of the page cannot be fetched',
  'the chunk of React throws an error',
];
const noise =
  /^error: Failed to load resource: |^uncaught: (?:planted$|Failed to fetch dynamically|The requested module .* does not provide an export)/;

async function expectPrerendered(page: Page, what: string): Promise<void> {
  await expectText(page, heading);
  await expectMenus(page);
  await expectFormPosts(page, what);
}

for (const [what, pattern] of Object.entries(scripts)) {
  for (const [how, fault] of Object.entries(faults)) {
    const rule = covers('FAULT-LOADING~1');
    const rules = usual.includes(`${what} ${how}`) ? rule : long(rule);
    test(`a page works as prerendered when ${what} ${how}`, rules, async ({ keptPage: page, console }) => {
      console.allow(noise);
      await page.route(pattern, fault);
      await page.goto(path, { waitUntil: 'commit' });
      await expectPrerendered(page, `${what} ${how}`);
    });
  }
}

/**
 * Files without which the page hydrates. If they never arrive, the load event never fires and the page stays
 * prerendered.
 */
const rest = { fonts: /\.woff2$/, pictures: /\.svg$/ } as const;

for (const [what, pattern] of Object.entries(rest)) {
  test(
    `a page hydrates and its form sends when its ${what} cannot be fetched`,
    covers('FAULT-LOADING~1'),
    async ({ keptPage: page, console }) => {
      console.allow(/^error: Failed to load resource: |^log: OK$/);
      await page.route(pattern, refuse);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expectText(page, heading);
      await expectMenus(page);
      await expectFormSends(page, `${what} cannot be fetched`);
    },
  );

  test(
    `a page works as prerendered when its ${what} never arrive`,
    covers('FAULT-LOADING~1'),
    async ({ keptPage: page, console }) => {
      console.allow(noise);
      await page.route(pattern, unanswered);
      await page.goto(path, { waitUntil: 'commit' });
      await expectPrerendered(page, `${what} never arrive`);
    },
  );
}

test(
  'a page whose scripts fail to load shows only buttons that work',
  covers('FAULT-LOADING~1'),
  async ({ keptPage: page, console }) => {
    console.allow(noise);
    await page.route(scripts['the entry script'], refuse);
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

  test('the menus open when the scripts never arrive', covers('FAULT-LOADING~1'), async ({ keptPage: page }) => {
    await page.route(scripts['every script'], unanswered);
    await page.goto(path, { waitUntil: 'commit' });
    await menuToggle(page).click();
    await expectMenus(page);
    await menuSummary(page, 'Addiction').click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Xanax Addiction' }).click();
    await expect(page).toHaveURL('/xanax');
  });

  test(
    'a menu opened before hydration stays open, and can be closed',
    covers('FAULT-LOADING~1'),
    async ({ keptPage: page }) => {
      let releaseScripts = () => {};
      const held = new Promise<void>((resolve) => {
        releaseScripts = resolve;
      });
      await page.route(scripts['every script'], async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      const programs = menuSummary(page, 'Programs');
      const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Case Management' });
      await menuToggle(page).click();
      await programs.click();
      await expect(entry).toBeVisible();
      releaseScripts();
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(entry).toBeVisible();
      await programs.click();
      await expect(entry).toBeHidden();
      await menuToggle(page).click();
      await expect(programs).toBeHidden();
    },
  );
});
