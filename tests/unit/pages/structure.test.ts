import { expect, type TestOptions, test } from 'vitest';
import { meaningless } from '../../../spec/extensions/language';
import { linksOf } from '../../support/parsed-page';
import { findingsByPage } from '../../support/rendered';
import { textOf } from '../../support/text';

// In e2e/crawl, axe and html-validate test the language, headings, landmarks and ids.
const tags: TestOptions = { tags: 'a11y' };

const isVague = (name: string) =>
  meaningless.links.some((vague) => vague === name.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));

test('the name of each link says where it leads, and links with the same name lead to the same place', tags, () => {
  const wrong = findingsByPage(({ path: from, page }) => {
    const links = linksOf(page).map(({ label, path }) => ({ label, path: path.startsWith('#') ? from + path : path }));
    const places = new Map(links.map(({ label, path }) => [label.toLowerCase(), path]));
    return links.filter(({ label, path }) => isVague(label) || places.get(label.toLowerCase()) !== path);
  });
  expect(wrong).toEqual([]);
});

/** Whether a text alternative is missing, white space, a file name, or begins with a generic word for pictures. */
const saysNothing = (alt = ' ') =>
  /^\s+$|\.\w+$/.test(alt) || meaningless.pictures.some((word) => alt.split(' ')[0]?.toLowerCase() === word);

test('each picture has a descriptive or an empty text alternative; icons are hidden from screen readers', tags, () => {
  const wrong = findingsByPage(({ page }) =>
    [
      ...page.querySelectorAll('img').filter((image) => saysNothing(image.getAttribute('alt'))),
      ...page.querySelectorAll('svg').filter((icon) => !icon.closest('[aria-hidden="true"]')),
    ].map((element) => element.outerHTML.slice(0, 200)),
  );
  expect(wrong).toEqual([]);
});

test('no text and no control is hidden from screen readers', { tags: 'a11y' }, () => {
  const wrong = findingsByPage(({ page }) =>
    page
      .querySelectorAll('[aria-hidden="true"], [role="presentation"], [role="none"], [inert]')
      .filter((element) => textOf(element) !== '' || element.querySelector('a, button, input, textarea'))
      // Text that repeats the name of its navigation may be hidden.
      .filter((element) => element.closest('nav')?.getAttribute('aria-label') !== textOf(element))
      .map((element) => element.outerHTML.slice(0, 200)),
  );
  expect(wrong).toEqual([]);
});
