import { describe, expect, test } from 'vitest';
import { banned, readingLevel, urgentLinks, urgentSentence } from '../../../spec/extensions/language';
import { routes } from '../../../spec/routes';
import { site } from '../../../src/site';
import { covers } from '../../support/covers';
import { linksOf, passagesOf } from '../../support/places';
import { gradeLevel } from '../../support/readability';
import { rendered } from '../../support/rendered';
import { everythingSaid, saysExactly, textOf } from '../../support/text';

describe('banned wordings', () => {
  for (const { path } of routes) {
    test(`${path} uses no banned wording`, covers('CONTENT-LANGUAGE~1'), () => {
      const { page, title, description } = rendered(path);
      const said = [title, description, everythingSaid(page)].join('\n');
      expect(banned.filter(({ text }) => saysExactly(said, text))).toEqual([]);
    });
  }
});

describe('reading level', () => {
  for (const { path } of routes) {
    test(`${path} has a reading level of grade ${readingLevel.max} or lower`, covers('CONTENT-READING-LEVEL~2'), () => {
      // Only running text in English: the short lines of the form and of lists of links, cards or names would lower the grade.
      const running = passagesOf(rendered(path).main).filter(
        (passage) =>
          !passage.closest('#contact-form') &&
          !passage.closest('nav') &&
          !passage.closest('[lang]') &&
          !passage.querySelector('h2, h3, svg'),
      );
      expect(gradeLevel(running.map(textOf))).toBeLessThanOrEqual(readingLevel.max);
    });
  }
});

describe('the urgent sentence', () => {
  for (const { path } of routes) {
    test(`is the first text of ${path}, with its links`, covers('CONTENT-URGENT~2'), () => {
      const [first] = passagesOf(rendered(path).page);
      expect(first && textOf(first)).toBe(urgentSentence);
      expect(first && linksOf(first)).toEqual(urgentLinks);
    });
  }

  test(
    'precedes the phone number of the clinic in the main part of the crisis page',
    covers('CONTENT-URGENT~2'),
    () => {
      const { main } = rendered('/crisis-intervention');
      expect(textOf(main).startsWith(urgentSentence)).toBe(true);
      expect(linksOf(main).slice(0, urgentLinks.length)).toEqual(urgentLinks);
      expect(linksOf(main).map(({ path }) => path)).toContain(site.phone.href);
    },
  );
});
