import { afterEach, expect, type TestOptions, test, vi } from 'vitest';
import { conditionPaths, substancePaths } from '../../src/paths';
import { renderPage } from '../../src/prerender';
import { site } from '../../src/site';
import type { Reviews } from '../../src/site.schema';
import { changedSinceReview, reviewedTexts } from '../../tools/approved-text/files';
import { pageText } from '../../tools/approved-text/page-text';
import { onlyElement } from '../support/parsed-page';
import { textOf } from '../support/text';
import { pagesWith } from '../support/with-site';

const review = { reviewer: 'Dr. Page', on: '2026-04-30', next: '2027-04-30', text: '0123abcd' };
const [reviewed, other] = substancePaths;
const tags: TestOptions = { tags: 'law' };

afterEach(() => vi.unstubAllEnvs());

test('a reviewed page says near its top who reviewed it, when, and when the next review is due', tags, async () => {
  const pages = await pagesWith({ ...site, reviews: { '/': review, [reviewed]: review } }, [
    '/',
    reviewed,
    conditionPaths[0],
  ]);
  const lines = pages.map((page) => page.querySelectorAll('main [data-review]').map(textOf));
  const line = 'Reviewed by Dr. Page on April 30, 2026. Next review: April 30, 2027.';
  expect(lines).toEqual([[line], [line], []]);
  for (const page of pages.slice(0, 2)) {
    const [before = ''] = onlyElement(page, 'main').innerHTML.split('data-review');
    expect(before.split('<h2').length).toBeLessThanOrEqual(2);
  }
});

test('a page that has changed since its review shows no review', tags, async () => {
  vi.stubEnv('VITE_CHANGED_SINCE_REVIEW', `${reviewed} /elsewhere`);
  const paths = [reviewed, other];
  const pages = await pagesWith({ ...site, reviews: { [reviewed]: review, [other]: review } }, paths);
  expect(paths.filter((_, at) => pages[at]?.querySelector('[data-review]'))).toEqual([other]);
});

test('the reviewed text does not include the review itself', tags, async () => {
  const [page] = await pagesWith({ ...site, reviews: { [reviewed]: review } }, [reviewed]);
  const { head, body } = await renderPage(reviewed);
  expect(body).not.toContain('data-review');
  expect(pageText(`${head}${page}`)).toEqual(pageText(head + body));
});

test('the build finds the pages whose approved text has changed since their review', tags, () => {
  const { [reviewed]: text = '' } = reviewedTexts({ [reviewed]: review });
  const reviews: Reviews = { [reviewed]: { ...review, text }, [other]: { ...review, text } };
  expect(changedSinceReview(reviews)).toEqual([other]);
});
