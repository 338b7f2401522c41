import type { HTMLElement } from 'node-html-parser';
import { counts } from '../spec/constants';
import type { PageParts } from '../tests/support/places';
import { says, textOf } from '../tests/support/text';
import { boxOf, test } from './support/page-visit';
import { covers, expect } from './support/test';

const first = (elements: readonly HTMLElement[]) => elements[0];

/** The visible parts of the home page, in the order of the specification's list. */
function partsOfHome({ main }: PageParts): Readonly<Record<string, HTMLElement | undefined>> {
  const texts = main.querySelectorAll('p');
  const links = main.querySelectorAll('a');
  const to = (path: string) => links.filter((link) => link.getAttribute('href') === path);
  const headed = (text: string) =>
    first(main.querySelectorAll('h2, h3').filter((heading) => says(textOf(heading), text)));
  return {
    hero: first(main.querySelectorAll('h1')),
    'slider controls': first(main.querySelectorAll('[aria-roledescription="carousel"] button')),
    tagline: headed('path to mental wellness'),
    description: first(texts.filter((text) => says(textOf(text), 'clinic'))),
    'call link': first(links.filter((link) => /^call us/i.test(textOf(link)))),
    'contact link': first(to('/contact')),
    about: first(to('/about-us')),
    'substance cards': headed('Alcohol Addiction'),
    'program cards': headed('Partial Hospitalization'),
    insurance: headed('major insurance groups'),
    'mental health': first(to('/mental-health')),
    mission: headed('mission'),
    form: first(main.querySelectorAll('form')),
  };
}

for (const size of ['wide', 'small'] as const) {
  test(
    `on a ${size} screen, the home page shows its parts in the order of the specification`,
    covers('HOME-ORDER~2'),
    async ({ pageVisit }) => {
      const shown = (await pageVisit('/'))[size];
      const all = shown.main.querySelectorAll('*');
      const found = Object.entries(partsOfHome(shown)).map(([name, part]) => {
        if (!part) throw new Error(`The home page does not show: ${name}`);
        const { top, left } = boxOf(part);
        return { name, position: all.indexOf(part), top, left };
      });
      const names = found.map(({ name }) => name);
      const inDocument = [...found].sort((one, other) => one.position - other.position);
      expect(
        inDocument.map(({ name }) => name),
        'in reading order',
      ).toEqual(names);
      // On a wide screen, the slider stands beside the text.
      const below = found.filter(({ name }) => size === 'small' || name !== 'slider controls');
      const onScreen = [...below].sort((one, other) => one.top - other.top || one.left - other.left);
      expect(
        onScreen.map(({ name }) => name),
        'from top to bottom',
      ).toEqual(below.map(({ name }) => name));
    },
  );

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
