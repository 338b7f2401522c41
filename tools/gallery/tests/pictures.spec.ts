import { expect, type Page, test } from '@playwright/test';

const chapters = ['Components', 'Contact form', 'Layout'];

/** Opens the gallery and waits for all of its pictures and frames, which otherwise load lazily. */
async function openGallery(page: Page): Promise<void> {
  // On the first visit, the development server bundles the packages and then reloads the page.
  await page.goto('/__gallery');
  await page.waitForLoadState('networkidle');
  await page.goto('/__gallery');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(async () => {
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager';
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  for (const frame of page.frames()) await frame.locator('#root > *').first().waitFor();
  await page.waitForLoadState('networkidle');
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`each component matches its accepted screenshot in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openGallery(page);
    const sections = chapters.map((name) =>
      page.getByRole('region', { name, exact: true }).locator(':scope > section'),
    );
    const ids = await Promise.all(sections.map((all) => all.evaluateAll((elements) => elements.map(({ id }) => id))));
    expect(ids.flat().length).toBeGreaterThan(20);
    for (const id of ids.flat()) {
      await expect.soft(page.locator(`section#${id}`)).toHaveScreenshot(`${id}-${colorScheme}.png`);
    }
  });
}
