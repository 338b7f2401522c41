import { expect, test } from 'vitest';
import { banned, emergencyLinks, readingLevel, urgentLinks, urgentSentence } from '../../../spec/extensions/language';
import { site } from '../../../src/site';
import { covers } from '../../support/covers';
import { linksOf, passagesOf } from '../../support/parsed-page';
import { gradeLevel } from '../../support/readability';
import { findingsByPage, pages, rendered } from '../../support/rendered';
import { allText, hasExactWording, textOf, wordCount } from '../../support/text';

test('no page uses a banned wording', covers('CONTENT-LANGUAGE~1'), () => {
  const found = findingsByPage(({ page, title, description }) => {
    const said = [title, description, allText(page)].join('\n');
    return banned.filter(({ text }) => hasExactWording(said, text));
  });
  expect(found).toEqual({});
});

test(`the reading level of each page is grade ${readingLevel.max} or lower`, covers('CONTENT-READING-LEVEL~2'), () => {
  const hard = findingsByPage(({ main }) => {
    // Only running text in English: the short lines of the form and of lists of links, cards or names would lower the grade.
    const running = passagesOf(main).filter(
      (passage) => !passage.closest('#contact-form, nav, [lang]') && !passage.querySelector('h2, h3, svg'),
    );
    const grade = gradeLevel(running.map(textOf));
    return grade <= readingLevel.max ? [] : [grade];
  });
  expect(hard).toEqual({});
});

test.each(['/', '/contact', '/crisis-intervention'] as const)(
  '%s says near its top, in Spanish, how to reach 911, 988, and the clinic',
  covers('CONTENT-SPANISH~1'),
  (path) => {
    const { main } = rendered(path);
    const [spanish] = main.querySelectorAll('[lang="es"]');
    expect(spanish && linksOf(spanish).map((link) => link.path)).toEqual([
      'tel:911',
      '/crisis-intervention#overdose-in-spanish',
      'tel:988',
      site.phone.href,
    ]);
    const before =
      textOf(main)
        .split(spanish ? textOf(spanish) : '')
        .at(0) ?? '';
    expect(wordCount(before)).toBeLessThan(250);
  },
);

test('the emergency links are the first text of each page', covers('CONTENT-URGENT~3'), () => {
  for (const { path, page } of pages) {
    const first = passagesOf(page).slice(0, emergencyLinks.length);
    expect(first.map(textOf), path).toEqual(emergencyLinks.map(({ label }) => label));
    expect(first.flatMap(linksOf), path).toEqual(emergencyLinks);
  }
});

test(
  'the urgent sentence precedes the phone number in the main part of the crisis page',
  covers('CONTENT-URGENT~3'),
  () => {
    const { main } = rendered('/crisis-intervention');
    expect(textOf(main).slice(0, urgentSentence.length)).toBe(urgentSentence);
    expect(linksOf(main).slice(0, urgentLinks.length)).toEqual(urgentLinks);
    expect(linksOf(main).map(({ path }) => path)).toContain(site.phone.href);
  },
);
