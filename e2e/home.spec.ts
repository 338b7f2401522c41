import { counts } from '../spec/constants';
import { textOf } from '../tests/support/text';
import { boxOf, test } from './support/page-visit';
import { covers, expect } from './support/test';

for (const size of ['wide', 'small'] as const) {
  test(
    `on a ${size} screen, the home page opens with a headline beside a slider that shows one picture`,
    covers('HOME-HERO~2'),
    async ({ pageVisit }) => {
      const { main } = (await pageVisit('/'))[size];
      const hero = main.querySelector('section');
      expect(hero?.querySelectorAll('h1').map((heading) => textOf(heading).length > 10)).toEqual([true]);
      const slider = hero?.querySelector('[aria-roledescription="carousel"]');
      const pictures = slider?.querySelectorAll('img').map(boxOf) ?? [];
      expect(pictures.map(({ width, height }) => width > 250 && height > 200)).toEqual([true]);
      expect(hero && boxOf(hero).top).toBeLessThanOrEqual(boxOf(main).top);
    },
  );
}

test(
  'the hero shows three different pictures, then the first again',
  covers('HOME-HERO~2', 'CONST-HERO-SLIDES~2'),
  async ({ visit }) => {
    const page = await visit('/');
    // After the cross-fade, only one is opaque.
    const shown = () =>
      page
        .locator('[aria-roledescription="slide"]')
        .evaluateAll((slides) =>
          slides.flatMap((slide) =>
            getComputedStyle(slide).opacity === '0' ? [] : [slide.querySelector('img')?.getAttribute('src')],
          ),
        );
    const seen: unknown[] = [];
    for (let slide = 0; slide <= counts.heroSlides; slide += 1) {
      await expect.poll(async () => (await shown()).length).toBe(1);
      const [picture] = await shown();
      seen.push(picture);
      await page.getByRole('button', { name: 'Next slide' }).click();
      await expect.poll(async () => (await shown()).includes(picture)).toBe(false);
    }
    expect(new Set(seen).size).toBe(counts.heroSlides);
    expect(seen.at(-1)).toBe(seen[0]);
  },
);
