import { covers, expect, test } from './support/test';

const ownFonts = /Atkinson|Newsreader/;

for (const path of ['/accessibility', '/not-found']) {
  test(
    `${path} shows other languages in fonts of the system and fetches none for them`,
    covers('LAW-SCRIPTS~1'),
    async ({ page }) => {
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const families = await page
        .locator('body [lang]')
        .evaluateAll((elements) =>
          elements.flatMap((element) =>
            [element, ...element.querySelectorAll('*')].map((each) => getComputedStyle(each).fontFamily),
          ),
        );
      expect(families.length).toBeGreaterThan(0);
      expect(families.filter((family) => ownFonts.test(family))).toEqual([]);
      // One file each of the three faces: what English needs.
      expect(new Set(fonts).size, fonts.join()).toBeLessThanOrEqual(3);
    },
  );
}
