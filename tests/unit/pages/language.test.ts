import type { HTMLElement } from 'node-html-parser';
import { syllable } from 'syllable';
import { expect, type TestContext, test } from 'vitest';
import { banned, emergencyLinks, readingLevel, sentenceLimit, wordLimits } from '../../../spec/extensions/language';
import { notices } from '../../../src/content/notices';
import { site } from '../../../src/site';
import { markup } from '../../../src/site.schema';
import { isFictional } from '../../../tools/launch-check/fictional';
import { linksOf, passagesOf } from '../../support/parsed-page';
import { findingsByPage, pages, rendered, textAt } from '../../support/rendered';
import { allText, hasWording, textOf } from '../../support/text';

test('no page uses a banned wording', { tags: 'text' }, () => {
  const found = findingsByPage(({ page, title, description }) => {
    const said = [title, description, allText(page)].join('\n');
    return Object.values(banned)
      .flat()
      .filter((wording) => hasWording(said, wording));
  });
  expect(found).toEqual({});
});

test('no page shows markup as text', { tags: 'text' }, () => {
  const found = findingsByPage(({ page, title, description }) =>
    [title, description, allText(page)].flatMap((text) => markup.exec(text) ?? []),
  );
  expect(found).toEqual({});
});

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * The Flesch–Kincaid grade of running text. Each passage ends a sentence, so that a list does not count as one long
 * sentence.
 * @param passages paragraphs and list items of running text, without markup
 * @returns the US school grade; grade 8 suits readers aged 13 to 14
 */
function gradeLevel(passages: readonly string[]): number {
  const counts = { sentence: 0, word: 0, syllable: 0 };
  for (const passage of passages) {
    for (const { segment } of sentences.segment(passage)) {
      const tokens = [...words.segment(segment)].filter((token) => token.isWordLike);
      if (tokens.length === 0) continue;
      counts.sentence += 1;
      counts.word += tokens.length;
      counts.syllable += tokens.reduce((sum, token) => sum + syllable(token.segment), 0);
    }
  }
  return 0.39 * (counts.word / counts.sentence) + 11.8 * (counts.syllable / counts.word) - 15.59;
}

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Skips a test of a limit. The limits were set to what the pages have with the facts of the fictional clinic. */
const skipElsewhere = ({ skip }: TestContext) => skip(!isFictional(site), 'This clinic has other facts');

/** The running text of a page in English: short lines, as in the form and in lists of links or names, would lower the grade. */
const runningText = (main: HTMLElement, without = '#contact-form') =>
  passagesOf(main)
    .filter(
      (passage) => !passage.closest(`#contact-form, nav, [lang], ${without}`) && !passage.querySelector('h2, h3, svg'),
    )
    .map(textOf);

test(`the reading level of each page is grade ${readingLevel.max} or lower`, { tags: 'text' }, (context) => {
  skipElsewhere(context);
  const hard = findingsByPage(({ main }) => {
    const grade = gradeLevel(runningText(main));
    return grade <= readingLevel.max ? [] : [grade];
  });
  expect(hard).toEqual({});
});

test(`outside legal notices, no sentence has more than ${sentenceLimit} words`, { tags: 'text' }, (context) => {
  skipElsewhere(context);
  const noticeSections = notices.map(({ id }) => `#${id}`).join();
  const long = findingsByPage(({ main }) =>
    runningText(main, noticeSections)
      .flatMap((passage) => [...sentences.segment(passage)].map(({ segment }) => segment))
      .filter((sentence) => wordCount(sentence) > sentenceLimit),
  );
  expect(long).toEqual({});
});

test('no approved text has more words than its limit, and all together have no more than theirs', {
  tags: 'text',
}, (context) => {
  skipElsewhere(context);
  const limits: Readonly<Record<string, number>> = wordLimits;
  const counts = pages.map(({ path, template }) => {
    return {
      path,
      count: wordCount(textAt(path).page),
      limit: limits[path] ?? limits[template] ?? Number.POSITIVE_INFINITY,
    };
  });
  expect(counts.filter(({ count, limit }) => count > limit)).toEqual([]);
  const shared = wordCount(textAt('/').layout) + wordCount(textAt('/contact').form ?? '');
  expect(counts.reduce((sum, { count }) => sum + count, shared)).toBeLessThanOrEqual(wordLimits.all);
});

test.each(['/', '/contact'] as const)(
  'the first line in Spanish on %s links to 911, 988 and the clinic',
  { tags: 'text' },
  (path) => {
    const line = rendered(path).main.querySelector('[lang="es"] > p');
    expect(line && linksOf(line).map((link) => link.path)).toEqual(['tel:911', 'tel:988', site.phone.href]);
  },
);

test('all text in Spanish is marked as Spanish, links included', { tags: 'text' }, () => {
  const spanish = /(?<!\p{L})(?:español|llame|para|pasos|qué|sobredosis|usted)(?!\p{L})/iu;
  const unmarked = findingsByPage(({ page }) =>
    page
      .querySelectorAll('*')
      .filter((part) => part.childNodes.some((node) => node.nodeType === 3 && spanish.test(node.rawText)))
      .filter((part) => !part.closest('[lang]:not([lang="en"])'))
      .map(textOf),
  );
  expect(unmarked).toEqual({});
});

test('the emergency links are the first text of each page', { tags: 'text' }, () => {
  for (const { path, page } of pages) {
    const first = passagesOf(page).slice(0, emergencyLinks.length);
    expect(first.map(textOf), path).toEqual(emergencyLinks.map(({ label }) => label));
    expect(first.flatMap(linksOf), path).toEqual(emergencyLinks);
  }
});
