import { describe, expect, test } from 'vitest';
import { banned, readingLevel, urgentNumbers, urgentSentence } from '../../../spec/language';
import { routes } from '../../../spec/routes';
import { site } from '../../../src/site';
import { covers } from '../../support/covers';
import { linksOf, passagesOf } from '../../support/places';
import { gradeLevel } from '../../support/readability';
import { rendered } from '../../support/rendered';
import { everythingSaid, saysExactly, textOf } from '../../support/text';

describe('words that no page uses', () => {
  for (const { path } of routes) {
    test(`${path} uses no word or phrase of the banned list`, covers('CONTENT-LANGUAGE~1'), () => {
      const { page, title, description } = rendered(path);
      const said = [title, description, everythingSaid(page)].join('\n');
      expect(banned.filter(({ text }) => saysExactly(said, text))).toEqual([]);
    });
  }
});

describe('how hard the pages are to read', () => {
  for (const { path } of routes) {
    test(
      `${path} needs a reading level of grade ${readingLevel.max} at most`,
      covers('CONTENT-READING-LEVEL~1'),
      () => {
        // Running text: not the form, and no lists of links, cards or names, whose short lines would flatter the page.
        const running = passagesOf(rendered(path).main).filter(
          (passage) =>
            !passage.closest('#contact-form') && !passage.closest('nav') && !passage.querySelector('h2, h3, svg'),
        );
        expect(gradeLevel(running.map(textOf))).toBeLessThanOrEqual(readingLevel.max);
      },
    );
  }
});

describe('the urgent sentence', () => {
  const links = urgentNumbers.map((number) => ({ label: number, path: `tel:${number}` }));

  for (const { path } of routes) {
    test(`stands on ${path} before all else, with links that dial`, covers('CONTENT-URGENT~1'), () => {
      const [first] = passagesOf(rendered(path).page);
      expect(first && textOf(first)).toBe(urgentSentence);
      expect(first && linksOf(first)).toEqual(links);
    });
  }

  test('stands above the number of the clinic in the main part of the crisis page', covers('CONTENT-URGENT~1'), () => {
    const { main } = rendered('/crisis-intervention');
    const [first, second] = linksOf(main);
    expect(textOf(main).startsWith(urgentSentence)).toBe(true);
    expect([first, second]).toEqual(links);
    expect(linksOf(main).map(({ path }) => path)).toContain(site.phone.href);
  });
});
