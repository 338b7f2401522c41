import { expect, test } from 'vitest';
import { routes } from '../../spec/routes';
import { reviewOf } from '../../src/content/reviews';
import { site } from '../../src/site';
import { covers } from '../support/covers';
import { one } from '../support/places';
import { textOf, wordCount } from '../support/text';
import { pagesWith } from '../support/with-site';

const ofFamily = { reviewer: 'Dr. Family', on: '2026-03-01', next: '2027-03-01' };
const ofPage = { reviewer: 'Dr. Page', on: '2026-04-30', next: '2027-04-30' };
const rule = covers('LAW-REVIEW~1');

test('the fictional clinic claims no review', rule, () => {
  expect(site.reviews).toEqual({});
  expect(routes.filter(({ path }) => reviewOf(path, site.reviews))).toEqual([]);
});

test('a review of a family counts for its pages, unless a page has its own', rule, () => {
  const reviews = { substances: ofFamily, '/xanax': ofPage };
  const reviewed = routes.filter(({ path }) => reviewOf(path, reviews));
  expect(reviewed.map(({ path }) => path)).toEqual(
    routes.filter(({ family }) => family === 'substance').map(({ path }) => path),
  );
  expect(reviewOf('/alcohol', reviews)).toBe(ofFamily);
  expect(reviewOf('/xanax', reviews)).toBe(ofPage);
});

test('a reviewed page says near its top who reviewed it, when, and when next', rule, async () => {
  const paths = ['/', '/alcohol', '/case-management', '/ptsd'] as const;
  const reviews = { '/': ofPage, substances: ofFamily, programs: ofFamily };
  const pages = await pagesWith({ reviews }, paths);
  const lines = pages.map((page) =>
    one(page, 'main')
      .querySelectorAll('p')
      .filter((line) => textOf(line).startsWith('Reviewed by')),
  );
  expect(lines.map((found) => found.map(textOf))).toEqual([
    ['Reviewed by Dr. Page on April 30, 2026. Next review: April 30, 2027.'],
    ['Reviewed by Dr. Family on March 1, 2026. Next review: March 1, 2027.'],
    ['Reviewed by Dr. Family on March 1, 2026. Next review: March 1, 2027.'],
    [],
  ]);
  for (const page of pages.slice(0, 3)) {
    const [before = ''] = textOf(one(page, 'main')).split('Reviewed by');
    expect(wordCount(before)).toBeLessThan(120);
  }
});
