import { expect, type TestContext, test } from 'vitest';
import { banned, emergencyLinks, sentenceLimit, wordLimits } from '../../../spec/extensions/language';
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
  expect(found).toEqual([]);
});

test('no page shows markup as text', { tags: 'text' }, () => {
  const found = findingsByPage(({ page, title, description }) =>
    [title, description, allText(page)].flatMap((text) => markup.exec(text) ?? []),
  );
  expect(found).toEqual([]);
});

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Skips a test of a limit. The limits were set to what the pages have with the facts of the fictional clinic. */
const skipElsewhere = ({ skip }: TestContext) => skip(!isFictional(site), 'This clinic has other facts');

test(`outside legal notices, no sentence has more than ${sentenceLimit} words`, { tags: 'text' }, (context) => {
  skipElsewhere(context);
  const elsewhere = ['#contact-form', 'nav', '[lang]', ...notices.map(({ id }) => `#${id}`)].join();
  const long = findingsByPage(({ main }) =>
    passagesOf(main)
      .filter((passage) => !passage.closest(elsewhere) && !passage.querySelector('h2, h3, svg'))
      .flatMap((passage) => [...sentences.segment(textOf(passage))].map(({ segment }) => segment))
      .filter((sentence) => wordCount(sentence) > sentenceLimit),
  );
  expect(long).toEqual([]);
});

test('no approved text has too many words, nor do all together', { tags: 'text' }, (context) => {
  skipElsewhere(context);
  const limits: Readonly<Record<string, number>> = wordLimits;
  const counts = pages.map(({ path, template }) => ({
    path,
    count: wordCount(textAt(path).page),
    limit: limits[path] ?? limits[template] ?? Number.POSITIVE_INFINITY,
  }));
  expect(counts.filter(({ count, limit }) => count > limit)).toEqual([]);
  const shared = wordCount(textAt('/').layout) + wordCount(textAt('/contact').form ?? '');
  expect(counts.reduce((sum, { count }) => sum + count, shared)).toBeLessThanOrEqual(wordLimits.all);
});

test('the first line in Spanish links to 911, 988 and the clinic', { tags: 'text' }, () => {
  for (const path of ['/', '/contact'] as const) {
    const line = rendered(path).main.querySelector('[lang="es"] > p');
    const reached = line && linksOf(line).map((link) => link.path);
    expect(reached, path).toEqual(['tel:911', 'tel:988', site.phone.href]);
  }
});

test('all text in Spanish is marked as Spanish, links included', { tags: 'text' }, () => {
  const spanish = /(?<!\p{L})(?:español|llame|para|pasos|qué|sobredosis|usted)(?!\p{L})/iu;
  const unmarked = findingsByPage(({ page }) =>
    page
      .querySelectorAll('*')
      .filter((part) => part.childNodes.some((node) => node.nodeType === 3 && spanish.test(node.rawText)))
      .filter((part) => !part.closest('[lang]:not([lang="en"])'))
      .map(textOf),
  );
  expect(unmarked).toEqual([]);
});

test('the emergency links are the first text of each page', { tags: 'text' }, () => {
  for (const { path, page } of pages) {
    const first = passagesOf(page).slice(0, emergencyLinks.length);
    expect(first.map(textOf), path).toEqual(emergencyLinks.map(({ label }) => label));
    expect(first.flatMap(linksOf), path).toEqual(emergencyLinks);
  }
});
