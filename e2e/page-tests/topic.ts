import { fields } from '../../spec/contact-form';
import type { Route } from '../../spec/routes';
import { linksOf, type ParsedPage, wordsIn } from '../../tests/support/parsed-page';
import { textOf } from '../../tests/support/text';
import { boxOf, test } from '../support/page-visit';
import { covers, expect } from '../support/test';
import { bannerOf, screensOf } from './shown';

/** The parts of a condition or substance page, in the required order. */
function topicPartsOf(shown: ParsedPage) {
  const banner = bannerOf(shown);
  const information = shown.main.querySelectorAll('section[id]').filter((section) => !section.querySelector('form'));
  const form = shown.main.querySelector('form');
  return { banner, information, form, footer: shown.footer };
}

/** The sections that the table of contents names. */
function contentsOf({ main }: ParsedPage): readonly string[] {
  return linksOf(main.querySelector('nav[aria-label="On this page"]') ?? main).map(({ label }) => label);
}

/** The parts of condition and substance pages (section 2). */
export function topicTests({ path }: Route): void {
  test(
    `${path} shows a banner, information, the form and the footer`,
    covers('ROUTE-TOPIC-PARTS~2'),
    async ({ pageVisit }) => {
      const visit = await pageVisit(path);
      const listed = contentsOf(visit.wide);
      expect(listed.length, 'sections in the table of contents').toBeGreaterThanOrEqual(5);
      for (const { screen, shown } of screensOf(visit)) {
        const { banner, information, form, footer } = topicPartsOf(shown);
        const [picture] = banner.querySelectorAll('img').map(boxOf);
        expect(picture?.height, `${screen}, the height of the picture in the banner`).toBeGreaterThan(100);
        expect(wordsIn(banner), `${screen}, the words of the banner`).toBeGreaterThan(5);
        const words = information.map(wordsIn);
        expect(words.length, `${screen}, sections`).toBe(listed.length);
        expect(Math.min(...words), `${screen}, words of the shortest section`).toBeGreaterThanOrEqual(25);
        expect(Math.max(...words), `${screen}, words of the longest section`).toBeGreaterThanOrEqual(60);
        expect(form?.querySelectorAll('input, textarea').length, screen).toBe(fields.length);
        expect(wordsIn(footer), `${screen}, the words of the footer`).toBeGreaterThan(20);
      }
    },
  );

  test(
    `on a wide screen, ${path} has an open table of contents with its headings`,
    covers('SHELL-CONTENTS~2'),
    async ({ pageVisit }) => {
      const { wide } = await pageVisit(path);
      const headings = topicPartsOf(wide).information.map((section) => textOf(section.querySelector('h2') ?? section));
      expect(contentsOf(wide)).toEqual(headings);
    },
  );
}
